import sys,json,time
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.weights import VERSION_1
from ceres.bots.strategies.playouts import play_out
from ceres.engine.setup import new_game
from ceres.engine.state import Rules
N=int(sys.argv[2])
t=VERSION_1 if sys.argv[1]=='-' else {k:tuple(v) for k,v in json.load(open(sys.argv[1])).items()}
p=PlannerStrategy(t)
for d,m in (("challenge",False),("challenge",True),("hard",False),("normal",False)):
    t0=time.process_time(); w=0;l=0
    for s in range(20_000_000,20_000_000+N):
        st=new_game(Rules(d,[],None),m,s); e=play_out(st,p.choose_from_state(st),p); x=e.your_vp-e.her_vp; l+=x; w+=x>0
    print(d,m,"win %.3f lead %.2f  %.0f games/s"%(w/N,l/N,N/(time.process_time()-t0)))
