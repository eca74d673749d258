"""The library of games: beginning, changing, listing, finishing, exporting and adopting them.

`Library` (`ceres.library.games`) does all of it over a small port for storage, `GameStore`
(`ceres.library.store`). A server stores games in a database (`ceres.saves`), a page without one in
the browser (`ceres.library.page`). It needs the standard library only, since it runs there, too.
"""
