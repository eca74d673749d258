/** The version of the reference policy, `POLICY` of `ceres.coach.policy`: a test compares them. */
export const POLICY = "planner/2";
