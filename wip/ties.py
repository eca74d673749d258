import json
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.engine.setup import new_game
from ceres.engine.state import Rules, OVER, YOUR_CHOICE
from ceres.engine.turn import play
from ceres.engine.action import ACTION_OF
new=json.load(open('/tmp/h/new_choices.json')); old=json.load(open('/tmp/h/old_choices.json'))
P=PlannerStrategy(); real=0; ties=0
for seed,(a,b) in enumerate(zip(new,old)):
    d=["normal","hard","challenge","challenge"][seed%4]; v=[[],[],["creeping-gardens"],["wild-monuments","contested-population"]][seed//4%4]
    s=new_game(Rules(d,v,None),seed%2==1,77_000_000+seed)
    for x,y in zip(a,b):
        if x!=y:
            vals={q.text:w for w,q in (P._sites(s) if s.phase==YOUR_CHOICE else P._policy.values(s))}
            if abs(vals[x]-vals[y])<1e-9: ties+=1
            else: real+=1; print(seed,x,vals[x],y,vals[y])
            break
        play(s,ACTION_OF[x])
print(ties,real)
