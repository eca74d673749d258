"""label: play games, label decisions by search. args: out, first seed, games, worlds, table.json|-"""
import json,sys,time,os
import numpy as np
from random import Random
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.policy import Policy
from ceres.bots.strategies.choices import site_values
from ceres.bots.strategies.playouts import play_out, outcome
from ceres.bots.strategies.deal import deal
from ceres.bots.strategies.weights import NAMES, VERSION_1, column_of
from ceres.engine.dice import Dice
from ceres.engine.setup import new_game
from ceres.engine.state import Rules, OVER, YOUR_CHOICE
from ceres.engine.turn import play
from ceres.observation import observe
out,first,games,worlds=sys.argv[1],int(sys.argv[2]),int(sys.argv[3]),int(sys.argv[4])
table=VERSION_1 if sys.argv[5]=='-' else {k:tuple(v) for k,v in json.load(open(sys.argv[5])).items()}
os.nice(19)
planner=PlannerStrategy(table)
names=list(NAMES)
units=[PlannerStrategy({n:(1.0,)*9}) for n in names]
def vals(p,s):
    v=p._sites(s) if s.phase==YOUR_CHOICE else p._policy.values(s)
    return [x for x,_ in v]
F=[];Q=[];W=[];C=[];G=[];K=[]
def flush():
    np.savez_compressed(out,F=np.array(F,np.float32),Q=np.array(Q,np.float32),W=np.array(W,np.float32),C=np.array(C,np.int8),G=np.array(G,np.int32),K=np.array(K,np.int8),names=np.array(names))
t0=time.time(); dec=0
for seed in range(first,first+games):
    r=Random(seed)
    d=["challenge","challenge","hard","challenge","normal"][seed%5]
    s=new_game(Rules(d,[],None),seed//5%2==1,seed)
    while s.phase!=OVER:
        v=(planner._sites(s) if s.phase==YOUR_CHOICE else planner._policy.values(s))
        order=sorted(range(len(v)),key=lambda i:-v[i][0])
        if len(v)==1: play(s,v[0][1]); continue
        cand=order[:10]; rest=order[10:]
        cand+=r.sample(rest,min(4,len(rest)))
        feats=np.array([vals(u,s) for u in units])/200
        seen=observe(s)._state
        q=np.zeros(len(cand));w=np.zeros(len(cand))
        for k in range(worlds):
            wd=deal(seen,Dice(seed*1000003+dec*101+k))
            for j,i in enumerate(cand):
                e=play_out(wd,v[i][1],planner); q[j]+=e.your_vp-e.her_vp; w[j]+=outcome(e)/1e6
        q/=worlds;w/=worlds
        c=column_of(s)+(9 if s.phase==YOUR_CHOICE else 0)
        for j,i in enumerate(cand):
            F.append(feats[:,i]);Q.append(q[j]);W.append(w[j]);C.append(c);G.append(dec+first*100);K.append(j)
        dec+=1
        b=int(q.argmax())
        if r.random()<.25: b=min(r.randrange(4),len(cand)-1)
        play(s,v[cand[b]][1])
    if (seed-first)%20==19: flush(); print(seed-first+1,dec,time.time()-t0,flush=True)
flush()
