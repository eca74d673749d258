import json,sys,pickle
sys.path.insert(0,'/tmp/h')
from choices import run
from ceres.bots.strategies.planner import PlannerStrategy
from ceres.bots.strategies.weights import VERSION_1
json.dump(run(PlannerStrategy(VERSION_1)),open('/tmp/h/new_choices.json','w'))
