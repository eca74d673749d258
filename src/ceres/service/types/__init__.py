"""The data that crosses to user interfaces, as types.

`tools/generate.py` writes the TypeScript types of the page from them.
"""
