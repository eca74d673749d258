import json,sys,hashlib
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.engine.setup import new_game
from ceres.engine.state import Rules, OVER
from ceres.engine.turn import play
def run(p,n=400):
    out=[]
    for seed in range(n):
        d=["normal","hard","challenge","challenge"][seed%4]; v=[[],[],["creeping-gardens"],["wild-monuments","contested-population"]][seed//4%4]
        s=new_game(Rules(d,v,None),seed%2==1,77_000_000+seed)
        g=[]
        while s.phase!=OVER:
            a=p.choose_from_state(s); g.append(a.text); play(s,a)
        out.append(g)
    return out
if __name__=="__main__":
    json.dump(run(PlannerStrategy()),open(sys.argv[1],"w"))
