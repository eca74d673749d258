"""The tests of the laboratory need the libraries of its extra, which the extra `dev` includes."""

from importlib.util import find_spec

from ceres.lab.requirements import LIBRARIES

collect_ignore_glob = [] if all(map(find_spec, LIBRARIES)) else ["test_*.py"]
