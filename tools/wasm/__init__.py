"""Compiles the engine for Pyodide, so that the page without a server runs it compiled.

`tools/compile_for_page.py` goes through these steps:

    toolchain   installs the pinned tools, from PyPI and npm
    headers     finds the headers of CPython 3.14, and adapts them to Pyodide
    generate    runs in Pyodide: mypyc writes the C of the engine, for 32 bits
    runtime     copies mypyc's runtime, with a quicker conversion of ints
    library     compiles and links everything into one library
    structures  checks that Pyodide's structures are those of the headers

Nothing of other people's code is stored in the repository: all of it is fetched for the build.
"""
