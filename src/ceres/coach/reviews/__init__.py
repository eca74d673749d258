"""Reviews of games: the plan that finds the figures, what they add up to, and the result."""
