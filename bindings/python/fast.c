/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl._fast: the few calls for which CFFI's way is too long.  CFFI makes an object of each buffer
 * and a tuple of each argument list, which at 8 bytes costs more than the communication itself.
 * Everything else goes through dtl._native. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>

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

/* The arguments of send() and recv(), by position. */
enum {
    MESSAGE_CONTEXT,
    MESSAGE_ARRAY,
    MESSAGE_DTYPE,
    MESSAGE_PEER,
    MESSAGE_TAG,
    MESSAGE_ARGUMENTS
};

/* What they say. */
struct message {
    dtl_context_t context;
    dtl_dtype dtype;
    dtl_rank_t peer;
    dtl_tag_t tag;
    Py_buffer buffer;
    dtl_size_t count;
};

/* A Python integer that is an int32_t; other kinds of integer go the long way. */
static int32_t number(PyObject *value)
{
    long found = 0;

    if (PyLong_Check(value))
        found = PyLong_AsLong(value);
    else
        PyErr_SetString(PyExc_TypeError, "not a Python integer");
    if (found != (int32_t)found)
        PyErr_SetString(PyExc_OverflowError, "not an int32_t");
    return (int32_t)found;
}

/* False, with an exception, where they are not of the kinds that they should be. */
static bool message_read(PyObject *const *arguments, Py_ssize_t given, int flags,
                         struct message *out)
{
    dtl_size_t bytes;

    if (given != MESSAGE_ARGUMENTS) {
        PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", given, MESSAGE_ARGUMENTS);
        return false;
    }
    out->context = PyLong_AsVoidPtr(arguments[MESSAGE_CONTEXT]);
    out->dtype = (dtl_dtype)PyLong_AsLong(arguments[MESSAGE_DTYPE]);
    out->peer = number(arguments[MESSAGE_PEER]);
    out->tag = number(arguments[MESSAGE_TAG]);
    if (PyErr_Occurred() != NULL ||
        PyObject_GetBuffer(arguments[MESSAGE_ARRAY], &out->buffer, flags) != 0)
        return false;
    bytes = dtl_dtype_size(out->dtype);
    out->count = bytes > 0 ? (dtl_size_t)out->buffer.len / bytes : 0;
    return true;
}

/* The status of dtl_send; an exception if an argument can't be used. */
static PyObject *send_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    struct message message;
    dtl_status status;

    (void)module;
    if (!message_read(arguments, given, PyBUF_SIMPLE, &message))
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_send(message.context, message.buffer.buf, message.count, message.dtype,
                      message.peer, message.tag);
    PyEval_RestoreThread(thread);
    PyBuffer_Release(&message.buffer);
    return PyLong_FromLong(status);
}

/* The same of dtl_recv. */
static PyObject *recv_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    struct message message;
    dtl_status status;

    (void)module;
    if (!message_read(arguments, given, PyBUF_WRITABLE, &message))
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_recv(message.context, message.buffer.buf, message.count, message.dtype,
                      message.peer, message.tag);
    PyEval_RestoreThread(thread);
    PyBuffer_Release(&message.buffer);
    return PyLong_FromLong(status);
}

/* The arguments of put() and get(), by position. */
enum { TRANSFER_WINDOW, TRANSFER_TARGET, TRANSFER_OFFSET, TRANSFER_ARRAY, TRANSFER_ARGUMENTS };

/* What they say. */
struct transfer {
    dtl_window_t window;
    dtl_rank_t target;
    dtl_size_t offset;
    Py_buffer buffer;
};

/* False, with an exception, where they are not of the kinds that they should be. */
static bool transfer_read(PyObject *const *arguments, Py_ssize_t given, int flags,
                          struct transfer *out)
{
    if (given != TRANSFER_ARGUMENTS) {
        PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", given, TRANSFER_ARGUMENTS);
        return false;
    }
    out->window = PyLong_AsVoidPtr(arguments[TRANSFER_WINDOW]);
    out->target = number(arguments[TRANSFER_TARGET]);
    out->offset = PyLong_AsUnsignedLongLong(arguments[TRANSFER_OFFSET]);
    return PyErr_Occurred() == NULL &&
           PyObject_GetBuffer(arguments[TRANSFER_ARRAY], &out->buffer, flags) == 0;
}

/* The status of dtl_rma_put; an exception if an argument can't be used. */
static PyObject *put_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    struct transfer transfer;
    dtl_status status;

    (void)module;
    if (!transfer_read(arguments, given, PyBUF_SIMPLE, &transfer))
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_rma_put(transfer.window, transfer.target, transfer.offset, transfer.buffer.buf,
                         (dtl_size_t)transfer.buffer.len);
    PyEval_RestoreThread(thread);
    PyBuffer_Release(&transfer.buffer);
    return PyLong_FromLong(status);
}

/* The same of dtl_rma_get. */
static PyObject *get_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    struct transfer transfer;
    dtl_status status;

    (void)module;
    if (!transfer_read(arguments, given, PyBUF_WRITABLE, &transfer))
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_rma_get(transfer.window, transfer.target, transfer.offset, transfer.buffer.buf,
                         (dtl_size_t)transfer.buffer.len);
    PyEval_RestoreThread(thread);
    PyBuffer_Release(&transfer.buffer);
    return PyLong_FromLong(status);
}

static PyMethodDef methods[] = {
    {"allreduce", (PyCFunction)(void (*)(void))allreduce, METH_FASTCALL,
     "allreduce(context, source, target, dtype, op): the status of dtl_allreduce, or None where "
     "sizes differ."},
    {"send", (PyCFunction)(void (*)(void))send_array, METH_FASTCALL,
     "send(context, array, dtype, dest, tag): the status of dtl_send."},
    {"recv", (PyCFunction)(void (*)(void))recv_array, METH_FASTCALL,
     "recv(context, array, dtype, source, tag): the status of dtl_recv."},
    {"put", (PyCFunction)(void (*)(void))put_array, METH_FASTCALL,
     "put(window, target, offset, array): the status of dtl_rma_put."},
    {"get", (PyCFunction)(void (*)(void))get_array, METH_FASTCALL,
     "get(window, target, offset, array): the status of dtl_rma_get."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "dtl._fast",
                                        .m_methods = methods};

PyMODINIT_FUNC PyInit__fast(void); /* Python finds it by this name */

PyMODINIT_FUNC PyInit__fast(void)
{
    return PyModule_Create(&definition);
}
