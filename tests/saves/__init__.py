"""Where games are kept: real files, real processes, real troubles."""
