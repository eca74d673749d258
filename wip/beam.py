import json,sys,time
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.engine.setup import new_game
from ceres.engine.state import Rules, OVER
from ceres.engine.turn import play
t={k:tuple(v) for k,v in json.load(open(sys.argv[1])).items()}
p=PlannerStrategy(t); N=int(sys.argv[2]); B=int(sys.argv[3]); K=int(sys.argv[4])
def lead(e): return e.your_vp-e.her_vp
tot=0;T=time.process_time()
for seed in range(25_000_000,25_000_000+N):
    beam=[new_game(Rules("challenge",[],None),False,seed)]; best=-999
    while beam:
        ch={}
        for s in beam:
            for a in p.ranked(s)[:K]:
                c=s.clone(); play(c,a)
                k=c.key()
                if k in ch: continue
                if c.phase==OVER: v=lead(c)
                else: v=lead(play_out(c,p.choose_from_state(c),p))
                ch[k]=(v,c)
        if not ch: break
        top=sorted(ch.values(),key=lambda x:-x[0])[:B]
        best=max(best,top[0][0])
        beam=[c for v,c in top if c.phase!=OVER]
    tot+=best
print("B",B,"K",K,"lead",tot/N,"s/game",(time.process_time()-T)/N)
