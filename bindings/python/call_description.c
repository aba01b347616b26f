/* SPDX-License-Identifier: BSD-3-Clause */
/* The library asks here for the call of the program in Python's words, to name it in an error. */
#include "fast.h"

#include <dtl/dtl.h>

static PyObject *describe; /* a function without arguments that returns the words */

/* A dtl_call_words_func.  The thread has released the interpreter's lock in the call. */
static int words_write(void *text, dtl_size_t bytes, void *unused)
{
    PyGILState_STATE state;
    PyObject *words, *encoded = NULL;
    const char *found = NULL;
    int is_found;

    (void)unused;
    if (!Py_IsInitialized())
        return 0;
    state = PyGILState_Ensure();
    words = PyObject_CallNoArgs(describe);
    if (words != NULL)
        encoded = PyUnicode_AsUTF8String(words);
    if (encoded != NULL)
        found = PyBytes_AsString(encoded);
    if (found != NULL)
        PyOS_snprintf(text, (size_t)bytes, "%s", found);
    else
        PyErr_Clear();
    is_found = found != NULL;
    Py_XDECREF(encoded);
    Py_XDECREF(words);
    PyGILState_Release(state);
    return is_found;
}

PyObject *dtl_fast_describe_calls(PyObject *module, PyObject *function)
{
    (void)module;
    Py_INCREF(function);
    describe = function;
    dtl_call_words_set(words_write, NULL);
    Py_RETURN_NONE;
}
