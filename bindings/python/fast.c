/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl._fast: the one call for which CFFI's way is too long.  CFFI makes an object of each buffer
 * and a tuple of each argument list, which at 8 bytes costs more than the reduction itself.
 * Everything else goes through dtl._native. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <dtl/dtl.h>

/* The arguments of allreduce(), by position. */
enum { CONTEXT, SOURCE, TARGET, DTYPE, OPERATION, ARGUMENTS };

static PyObject *reduce(PyObject *const *arguments, const Py_buffer *source,
                        const Py_buffer *target)
{
    dtl_context_t context = PyLong_AsVoidPtr(arguments[CONTEXT]);
    dtl_dtype dtype = (dtl_dtype)PyLong_AsLong(arguments[DTYPE]);
    dtl_reduce_op op = (dtl_reduce_op)PyLong_AsLong(arguments[OPERATION]);
    dtl_status status;

    if (PyErr_Occurred() != NULL)
        return NULL;
    dtl_size_t bytes = dtl_dtype_size(dtype);
    if (source->len != target->len || bytes == 0)
        Py_RETURN_NONE;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_allreduce(context, source->buf, target->buf, (dtl_size_t)source->len / bytes,
                           dtype, op);
    PyEval_RestoreThread(thread);
    return PyLong_FromLong(status);
}

/* The status of dtl_allreduce; None if the buffers differ in size, and an exception if one can't be
 * used. */
static PyObject *allreduce(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    Py_buffer source, target;

    (void)module;
    if (count != ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", count, ARGUMENTS);
    if (PyObject_GetBuffer(arguments[SOURCE], &source, PyBUF_SIMPLE) != 0)
        return NULL;
    if (PyObject_GetBuffer(arguments[TARGET], &target, PyBUF_WRITABLE) != 0) {
        PyBuffer_Release(&source);
        return NULL;
    }

    PyObject *result = reduce(arguments, &source, &target);

    PyBuffer_Release(&target);
    PyBuffer_Release(&source);
    return result;
}

static PyMethodDef methods[] = {
    {"allreduce", (PyCFunction)(void (*)(void))allreduce, METH_FASTCALL,
     "allreduce(context, source, target, dtype, op): the status of dtl_allreduce, or None where "
     "sizes differ."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "dtl._fast",
                                        .m_methods = methods};

PyMODINIT_FUNC PyInit__fast(void); /* Python finds it by this name */

PyMODINIT_FUNC PyInit__fast(void)
{
    return PyModule_Create(&definition);
}
