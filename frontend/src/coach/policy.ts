/** The version of the reference policy. Generated from src/ceres/coach/policy.py by python tools/generate.py. */
export const POLICY = "planner/2";
