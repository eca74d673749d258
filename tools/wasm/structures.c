/* Compares the structures of the headers with those of the Python that loads this module.

   Everything that mypyc's code reads without asking a function is among them. The states of the
   runtime and of the interpreter are not, and differ from one 3.14 to the next: the library must
   not read them (see structures.py). */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <frameobject.h>
#define Py_BUILD_CORE
#include "internal/pycore_debug_offsets.h"
#include "internal/pycore_genobject.h"
#include "internal/pycore_interp_structs.h"
#include "internal/pycore_interpframe_structs.h"
#include "internal/pycore_runtime.h"

static const _Py_DebugOffsets ours = _Py_DebugOffsets_INIT("");

#define GROUP(name) {#name, &ours.name, &_PyRuntime.debug_offsets.name, sizeof ours.name}
#define SIZE(type, size) {#size, &type, (Py_ssize_t)(size)}

static PyObject *differences(PyObject *self, PyObject *nothing) {
    struct { const char *name; const void *ours, *theirs; size_t size; } groups[] = {
        GROUP(thread_state), GROUP(interpreter_frame), GROUP(code_object), GROUP(pyobject),
        GROUP(type_object), GROUP(tuple_object), GROUP(list_object), GROUP(set_object),
        GROUP(dict_object), GROUP(float_object), GROUP(long_object), GROUP(bytes_object),
        GROUP(unicode_object), GROUP(gen_object)};
    struct { const char *name; PyTypeObject *type; Py_ssize_t size; } sizes[] = {
        SIZE(PyType_Type, sizeof(PyHeapTypeObject)),
        SIZE(PyMethod_Type, sizeof(PyMethodObject)),
        SIZE(PyCFunction_Type, sizeof(PyCFunctionObject)),
        SIZE(PyFunction_Type, sizeof(PyFunctionObject)),
        SIZE(*(PyTypeObject *)PyExc_BaseException, sizeof(PyBaseExceptionObject)),
        SIZE(*(PyTypeObject *)PyExc_StopIteration, sizeof(PyStopIterationObject)),
        SIZE(PyMemoryView_Type, offsetof(PyMemoryViewObject, ob_array)),
        SIZE(PySlice_Type, sizeof(PySliceObject))};
    PyObject *found = PyList_New(0);
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        if (memcmp(groups[i].ours, groups[i].theirs, groups[i].size))
            PyList_Append(found, PyUnicode_FromString(groups[i].name));
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (sizes[i].size != sizes[i].type->tp_basicsize)
            PyList_Append(found, PyUnicode_FromString(sizes[i].name));
    return found;
}

static PyMethodDef methods[] = {{"differences", differences, METH_NOARGS, ""}, {0}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "structures", NULL, -1, methods};
PyMODINIT_FUNC PyInit_structures(void) { return PyModule_Create(&module); }
