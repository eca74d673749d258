"""The report of results: figures, charts, and the page that shows them."""
