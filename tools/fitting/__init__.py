"""Looking for better weights of the planner, see `tools/fit_planner.py`."""
