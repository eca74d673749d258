import json,sys,collections
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.bots.strategies.deal import deal
from ceres.engine.dice import Dice
from ceres.engine.setup import new_game
from ceres.engine.state import Rules, OVER, YOUR_CHOICE
from ceres.engine.turn import play
from ceres.engine.board import names
from ceres.observation import observe
import math
t={k:tuple(v) for k,v in json.load(open(sys.argv[1])).items()}
p=PlannerStrategy(t); agg=collections.defaultdict(lambda:[0,0.,0])
N=int(sys.argv[2]); lead=0
for seed in range(25_000_000,25_000_000+N):
    s=new_game(Rules("challenge",[],None),False,seed); n=0
    while s.phase!=OVER:
        r=p.ranked(s)
        if len(r)==1: play(s,r[0]); continue
        seen=observe(s)._state
        c=r[:16]; tot={a:0 for a in c}; k=0
        while len(c)>1:
            for w in range(k,k+ (10 if len(c)>4 else 30)):
                wd=deal(seen,Dice(seed*777+n*13+w*1000003))
                for a in c: e=play_out(wd,a,p); tot[a]+=e.your_vp-e.her_vp
            k+=30
            c.sort(key=lambda a:-tot[a]); c=c[:(len(c)+1)//2]
        b=c[0]; n+=1
        if b is not r[0]:
            d=[]
            for w in range(60):
                wd=deal(seen,Dice(seed*778+n*13+w*1000003+500))
                e=play_out(wd,b,p);f=play_out(wd,r[0],p); d.append(e.your_vp-e.her_vp-f.your_vp+f.her_vp)
            m=sum(d)/60; sd=math.sqrt(sum((x-m)**2 for x in d)/59/60)
            left=len(s.market)+len(s.piles[s.era-1])-s.next_in_pile
            k1=r[0].text.split()[0];k2=b.text.split()[0]
            key=(s.era,"early" if left>6 else "late" if left else "last",k1,k2)
            agg[key][0]+=1; agg[key][1]+=m
            if m>2.5*sd and m>2.5: print(s.era,left,"silver",s.your_silver,"empty",len(names(s.your_lots)),"|",r[0].text,"->",b.text,"%.1f±%.1f"%(m,sd),"rank",r.index(b))
        play(s,b)
    lead+=s.your_vp-s.her_vp
print("lead",lead/N)
for k,v in sorted(agg.items(),key=lambda x:-x[1][1]): print(k,v[0],"total gain/game %.2f"%(v[1]/N))
