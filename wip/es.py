import json,sys,math,time,os
from random import Random
from multiprocessing import Pool
import numpy as np
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.playouts import play_out
from ceres.bots.strategies.weights import NAMES, VERSION_1
from ceres.engine.setup import new_game
from ceres.engine.state import Rules
names=list(NAMES); N=len(names)*9
GAMES=[("challenge",False),("challenge",True),("challenge",False),("challenge",True),("hard",False)]
def table(v): return {n:tuple(v[9*i:9*i+9]) for i,n in enumerate(names)}
def games(a):
    v,first,n=a
    p=PlannerStrategy(table(v)); t=0.
    for s in range(first,first+n):
        d,m=GAMES[s%len(GAMES)]; st=new_game(Rules(d,[],None),m,s); e=play_out(st,p.choose_from_state(st),p)
        t+=math.tanh((e.your_vp-e.her_vp-12)/45)
    return t/n
def test(a):
    v,first,n=a; p=PlannerStrategy(table(v)); l=[]
    for s in range(first,first+n):
        st=new_game(Rules("challenge",[],None),False,s); e=play_out(st,p.choose_from_state(st),p); l.append(e.your_vp-e.her_vp)
    return l
if __name__=="__main__":
    out,start,minutes,PAIRS,PER,step,seed=sys.argv[1],sys.argv[2],float(sys.argv[3]),int(sys.argv[4]),int(sys.argv[5]),float(sys.argv[6]),int(sys.argv[7])
    t=VERSION_1 if start=='-' else json.load(open(start))
    mean=np.array([t[n][c] if n in t else 0. for n in names for c in range(9)])
    rng=np.random.default_rng(seed); spread=np.maximum(np.abs(mean)*0.5,0.35)
    path=np.zeros(N); sh=np.array([math.log(PAIRS+.5)-math.log(k) for k in range(1,PAIRS+1)]); sh/=sh.sum(); mass=1/(sh**2).sum()
    pr=(mass+2)/(N+mass+5); sr=min(1.,2*(mass-2+1/mass)/((N+2)**2+mass)*(N+2)/3); chi=math.sqrt(N)*(1-1/(4*N)+1/(21*N*N))
    g=0; end=time.time()+60*minutes
    with Pool(2) as pool:
        while time.time()<end:
            z=rng.standard_normal((PAIRS,N)); z=np.concatenate([z,-z]); first=30_000_000+g*PER
            s=pool.map(games,[(mean+step*spread*x,first,PER) for x in z],chunksize=4)
            o=np.argsort(-np.array(s))[:PAIRS]; pull=(sh[:,None]*z[o]).sum(0)
            mean=mean+step*spread*pull; path=(1-pr)*path+math.sqrt(pr*(2-pr)*mass)*pull
            step=max(.03,step*math.exp(pr*(np.linalg.norm(path)/chi-1)*.7))
            spread*=np.sqrt(1+sr*((sh[:,None]*z[o]**2).sum(0)-1))
            g+=1
            if g%20==0:
                r=sum(pool.map(test,[(mean,20_000_000+1000*i,1000) for i in range(4)]),[])
                r=np.array(r); print(g,"step %.3f in %.3f  win %.3f lead %.2f"%(step,float(np.mean(s)),(r>0).mean(),r.mean()),flush=True)
                json.dump(table([round(float(x),3) for x in mean]),open(out,'w'))
