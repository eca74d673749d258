"""The report on results: figures, charts, and the page that shows them."""
