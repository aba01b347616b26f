/* SPDX-License-Identifier: BSD-3-Clause */
/* Registers a callback through which the library gets the text of the Python program's current
 * call, for error messages. */
#include "fast.h"

#include <dtl/dtl.h>

static PyObject *describe_call; /* Python function without arguments that returns the text */

/* A dtl_call_words_func: writes the text and returns 1, or returns 0 without text. Acquires the
 * GIL, which the calling thread has released. */
static int write_description(void *text, dtl_size_t bytes, void *unused)
{
    PyGILState_STATE state;
    PyObject *text_object, *encoded = NULL;
    const char *utf8 = NULL;
    int is_described;

    (void)unused;
    if (!Py_IsInitialized())
        return 0;
    state = PyGILState_Ensure();
    text_object = PyObject_CallNoArgs(describe_call);
    if (text_object != NULL)
        encoded = PyUnicode_AsUTF8String(text_object);
    if (encoded != NULL)
        utf8 = PyBytes_AsString(encoded);
    if (utf8 != NULL)
        PyOS_snprintf(text, (size_t)bytes, "%s", utf8);
    else
        PyErr_Clear();
    is_described = utf8 != NULL;
    Py_XDECREF(encoded);
    Py_XDECREF(text_object);
    PyGILState_Release(state);
    return is_described;
}

/* Python: describe_calls(words). Registers the function that returns the text of the current call.
 */
PyObject *dtl_fast_describe_calls(PyObject *module, PyObject *function)
{
    (void)module;
    Py_INCREF(function);
    describe_call = function;
    dtl_call_words_set(write_description, NULL);
    Py_RETURN_NONE;
}
