"""The steps of `tools/release.py`: what is built, each kind in a module of its own."""
