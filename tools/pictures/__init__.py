"""Pictures for the page and the documents, see `tools/draw_pictures.py`."""
