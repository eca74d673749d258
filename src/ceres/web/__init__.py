"""The game in the browser: a server on this machine around `ceres.service`, and the built page."""
