"""mypyc's runtime, with a quicker way from an int to a machine word.

An int of two digits, as most sets of Lots are, takes a slow way through CPython, which costs more
in WebAssembly than natively. Without that, there are a quarter to a half more playouts a second.
"""

import shutil
from pathlib import Path
from typing import Final

from build_page import CannotBuild
from wasm.toolchain import FOLDER, SITE

RUNTIME: Final = FOLDER / "lib-rt"
_CONVERSION: Final = "int64_t CPyLong_AsInt64_(PyObject *o) {\n    int overflow;\n"
_TWO_DIGITS: Final = """    if (likely(PyLong_CheckExact(o))) {
        uintptr_t tag = ((PyLongObject *)o)->long_value.lv_tag;
        if (likely(tag >> _PyLong_NON_SIZE_BITS == 2)) {
            digit *digits = ((PyLongObject *)o)->long_value.ob_digit;
            int64_t value = (int64_t)digits[0] | (int64_t)digits[1] << PyLong_SHIFT;
            return (tag & _PyLong_SIGN_MASK) ? -value : value;
        }
    }
"""


def copy_runtime() -> Path:
    """Copy the runtime, change it, and return its folder."""
    shutil.rmtree(RUNTIME, ignore_errors=True)
    shutil.copytree(SITE / "mypyc" / "lib-rt", RUNTIME)
    ints = RUNTIME / "int_ops.c"
    text = ints.read_text("utf-8")
    if text.count(_CONVERSION) != 1:
        raise CannotBuild(f"mypyc's {ints.name} is not the one that {Path(__file__).name} changes")
    ints.write_text(text.replace(_CONVERSION, _CONVERSION + _TWO_DIGITS), "utf-8")
    return RUNTIME
