/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl._fast: the few calls for which CFFI's way is too long.  CFFI makes an object of each buffer
 * and a tuple of each argument list, which at 8 bytes costs more than the communication itself.
 * Everything else goes through dtl._native. */
#include "fast.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <dtl/dtl.h>

/* The arguments of allreduce(), by position. */
enum { CONTEXT, SOURCE, TARGET, DTYPE, OPERATION, ARGUMENTS };

static bool is_same_shape(const Py_buffer *source, const Py_buffer *target)
{
    return source->len == target->len && source->ndim == target->ndim &&
           (source->ndim == 0 || memcmp(source->shape, target->shape,
                                        (size_t)source->ndim * sizeof *source->shape) == 0);
}

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
    if (bytes == 0 || !is_same_shape(source, target))
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
    if (PyObject_GetBuffer(arguments[SOURCE], &source, PyBUF_ND) != 0)
        return NULL;
    if (PyObject_GetBuffer(arguments[TARGET], &target, PyBUF_ND | PyBUF_WRITABLE) != 0) {
        PyBuffer_Release(&source);
        return NULL;
    }

    PyObject *result = reduce(arguments, &source, &target);

    PyBuffer_Release(&target);
    PyBuffer_Release(&source);
    return result;
}

int32_t dtl_fast_number(PyObject *value)
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

/* The arguments of send(), recv(), put() and get(), by position. */
enum {
    TRANSFER_HANDLE,
    TRANSFER_ARRAY,
    TRANSFER_DTYPE,
    TRANSFER_PEER,
    TRANSFER_PLACE,
    TRANSFER_ARGUMENTS
};

/* What they say. */
struct transfer {
    void *handle; /* a context or a window */
    Py_buffer buffer;
    dtl_dtype dtype;
    dtl_size_t count;
    dtl_rank_t peer;
    int64_t place; /* a tag or an offset */
};

/* How one of them reads its arguments, and what it does. */
struct call {
    int flags;           /* of the array's buffer */
    int64_t least, most; /* of the place */
    dtl_status (*run)(const struct transfer *what);
};

/* False, with an exception, where they are not of the kinds that they should be. */
static bool transfer_read(PyObject *const *arguments, Py_ssize_t given, const struct call *call,
                          struct transfer *out)
{
    dtl_size_t bytes;

    if (given != TRANSFER_ARGUMENTS) {
        PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", given, TRANSFER_ARGUMENTS);
        return false;
    }
    out->handle = PyLong_AsVoidPtr(arguments[TRANSFER_HANDLE]);
    out->dtype = (dtl_dtype)PyLong_AsLong(arguments[TRANSFER_DTYPE]);
    out->peer = dtl_fast_number(arguments[TRANSFER_PEER]);
    out->place = PyLong_AsLongLong(arguments[TRANSFER_PLACE]);
    if (PyErr_Occurred() == NULL && (out->place < call->least || out->place > call->most))
        PyErr_SetString(PyExc_OverflowError, "not a tag or an offset");
    if (PyErr_Occurred() != NULL ||
        PyObject_GetBuffer(arguments[TRANSFER_ARRAY], &out->buffer, call->flags) != 0)
        return false;
    bytes = dtl_dtype_size(out->dtype);
    out->count = bytes > 0 ? (dtl_size_t)out->buffer.len / bytes : 0;
    return true;
}

/* The status of the call; an exception if an argument can't be used. */
static PyObject *transferred(PyObject *const *arguments, Py_ssize_t given, const struct call *call)
{
    struct transfer transfer;
    dtl_status status;

    if (!transfer_read(arguments, given, call, &transfer))
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = call->run(&transfer);
    PyEval_RestoreThread(thread);
    PyBuffer_Release(&transfer.buffer);
    return PyLong_FromLong(status);
}

/* An array of two dimensions or more is sent with its shape. */
static dtl_status run_send(const struct transfer *what)
{
    const Py_buffer *buffer = &what->buffer;
    dtl_size_t extents[PyBUF_MAX_NDIM];
    dtl_request_t request = NULL;
    dtl_shape shape;
    dtl_status status;

    if (buffer->ndim <= 1)
        return dtl_send(what->handle, buffer->buf, what->count, what->dtype, what->peer,
                        (dtl_tag_t)what->place);
    for (int dim = 0; dim < buffer->ndim; dim++)
        extents[dim] = (dtl_size_t)buffer->shape[dim];
    status = dtl_shape_pack(buffer->ndim, extents, &shape);
    if (status == DTL_SUCCESS)
        status = dtl_isend_shaped(what->handle, buffer->buf, what->count, what->dtype, shape,
                                  what->peer, (dtl_tag_t)what->place, &request);
    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

static dtl_status run_recv(const struct transfer *what)
{
    return dtl_recv(what->handle, what->buffer.buf, what->count, what->dtype, what->peer,
                    (dtl_tag_t)what->place);
}

static dtl_status run_put(const struct transfer *what)
{
    return dtl_rma_put(what->handle, what->peer, (dtl_size_t)what->place, what->buffer.buf,
                       (dtl_size_t)what->buffer.len);
}

static dtl_status run_get(const struct transfer *what)
{
    return dtl_rma_get(what->handle, what->peer, (dtl_size_t)what->place, what->buffer.buf,
                       (dtl_size_t)what->buffer.len);
}

static PyObject *send_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    (void)module;
    return transferred(arguments, given, &(struct call){PyBUF_ND, INT32_MIN, INT32_MAX, run_send});
}

static PyObject *recv_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    (void)module;
    return transferred(arguments, given,
                       &(struct call){PyBUF_WRITABLE, INT32_MIN, INT32_MAX, run_recv});
}

static PyObject *put_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    (void)module;
    return transferred(arguments, given, &(struct call){PyBUF_SIMPLE, 0, INT64_MAX, run_put});
}

static PyObject *get_array(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    (void)module;
    return transferred(arguments, given, &(struct call){PyBUF_WRITABLE, 0, INT64_MAX, run_get});
}

/* ---- the end of the process ------------------------------------------------------------------ */

#ifdef __GLIBC__
static pid_t watched; /* the process that asked, and not one that it forked */

static int told; /* by ends_with(): before the process knows it */

/* Here the status is known, whoever has raised SystemExit; an MPI of DTL's is not left yet. */
static void end_job(int status, void *data)
{
    struct timespec others = {.tv_sec = 1}; /* may be about to say why they end too */

    (void)data;
    if (status == 0 || getpid() != watched)
        return;
    fflush(NULL);
    nanosleep(&others, NULL);
    dtl_abort(status);
}

/* When Python has ended, and before mpi4py leaves an MPI of its own, which waits for all ranks. */
static void end_job_as_told(void)
{
    end_job(told, NULL);
}
#endif

static PyObject *end_job_on_failure(PyObject *module, PyObject *none)
{
    (void)module, (void)none;
#ifdef __GLIBC__
    watched = getpid();
    on_exit(end_job, NULL);
    Py_AtExit(end_job_as_told); /* the last one is the first to run */
#endif
    Py_RETURN_NONE;
}

static PyObject *ends_with(PyObject *module, PyObject *status)
{
    (void)module;
    long number = PyLong_AsLong(status);

    if (number == -1 && PyErr_Occurred())
        return NULL;
#ifdef __GLIBC__
    told = (int)number;
#endif
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"follow", (PyCFunction)(void (*)(void))dtl_fast_follow, METH_FASTCALL,
     "follow(context, kind, source, target, dtype, op, root, is_number): the dtype of the result "
     "of a collective, or -1 where ranks are not alike."},
    {"combine", (PyCFunction)(void (*)(void))dtl_fast_combine, METH_FASTCALL,
     "combine(context, kind, value, op, root): the reduction of a Python number, or NotImplemented "
     "where ranks are not alike."},
    {"tell", (PyCFunction)(void (*)(void))dtl_fast_tell, METH_FASTCALL,
     "tell(context, root, source, dtype, look): (dtype, look, shape, elements) of the root's."},
    {"dltensor", dtl_fast_dltensor, METH_O,
     "dltensor(capsule): its address, code, bits, lanes, shape, strides, if any, and whether it is "
     "read-only."},
    {"dlpack", (PyCFunction)(void (*)(void))dtl_fast_dlpack, METH_FASTCALL,
     "dlpack(owner, address, shape, code, bits, device_kind, device_number, is_versioned): a "
     "capsule "
     "of DLPack, which keeps the owner."},
    {"allreduce", (PyCFunction)(void (*)(void))allreduce, METH_FASTCALL,
     "allreduce(context, source, target, dtype, op): the status of dtl_allreduce, or None where "
     "sizes differ."},
    {"send", (PyCFunction)(void (*)(void))send_array, METH_FASTCALL,
     "send(context, array, dtype, dest, tag): the status of dtl_send."},
    {"recv", (PyCFunction)(void (*)(void))recv_array, METH_FASTCALL,
     "recv(context, array, dtype, source, tag): the status of dtl_recv."},
    {"put", (PyCFunction)(void (*)(void))put_array, METH_FASTCALL,
     "put(window, array, dtype, target, offset): the status of dtl_rma_put."},
    {"get", (PyCFunction)(void (*)(void))get_array, METH_FASTCALL,
     "get(window, array, dtype, target, offset): the status of dtl_rma_get."},
    {"map_find", (PyCFunction)(void (*)(void))dtl_fast_map_find, METH_FASTCALL,
     "map_find(map, form, key, default): what dtl_map_find finds, the default where there is none, "
     "or NotImplemented where the long way is to be gone."},
    {"map_contains", (PyCFunction)(void (*)(void))dtl_fast_map_contains, METH_FASTCALL,
     "map_contains(map, form, key): what dtl_map_contains finds, or NotImplemented."},
    {"map_insert", (PyCFunction)(void (*)(void))dtl_fast_map_insert, METH_FASTCALL,
     "map_insert(map, form, key, value): None once dtl_map_insert is done, or NotImplemented."},
    {"arrays", dtl_fast_arrays, METH_O,
     "arrays(word_array): what NumPy's arrays are and what signals, told by one; whether arrays "
     "can be read as they lie, without which put_signal and wait_signal give None."},
    {"put_signal", (PyCFunction)(void (*)(void))dtl_fast_put_signal, METH_FASTCALL,
     "put_signal(heap, dest, source, signal, value, op, pe): the status of "
     "dtl_symmetric_put_signal, or None where arrays do not fit."},
    {"wait_signal", (PyCFunction)(void (*)(void))dtl_fast_wait_signal, METH_FASTCALL,
     "wait_signal(heap, signal, comparison, value): what dtl_symmetric_signal_wait_until has seen, "
     "its status below zero, or None where the signal is no word."},
    {"run_signals", dtl_fast_run_signals, METH_O,
     "run_signals(keep): handlers of signals run while the main thread waits in a call; where one "
     "raises, the call ends, keep() is called and the exception raised."},
    {"describe_calls", dtl_fast_describe_calls, METH_O,
     "describe_calls(words): words() returns what the program has called, for errors of ranks that "
     "make different calls."},
    {"watch_interrupts", dtl_fast_watch_interrupts, METH_NOARGS,
     "watch_interrupts(): the second Ctrl-C in a call that can't be interrupted ends the process; "
     "to "
     "be called again after the program has set a handler of SIGINT."},
    {"raise_interrupt", dtl_fast_raise_interrupt, METH_NOARGS,
     "raise_interrupt(): raises what a handler has raised during the call, if one has."},
    {"interrupt", dtl_fast_interrupt, METH_O,
     "interrupt(error): the call that the main thread is in ends, and raises it; False in another "
     "thread."},
    {"give_up", dtl_fast_give_up, METH_O,
     "give_up(is_wanted): calls of this thread that wait end with a failure from here on, or wait "
     "again."},
    {"end_job_on_failure", end_job_on_failure, METH_NOARGS,
     "end_job_on_failure(): an exit of this process with a status other than 0 ends the job."},
    {"ends_with", ends_with, METH_O,
     "ends_with(status): the interpreter ends now, with that status."},
    {NULL, NULL, 0, NULL},
};

/* By `enum kind`. */
static const char *const kinds[] = {
    [KIND_REFUSED] = "REFUSED",     [KIND_AGREE] = "AGREE",
    [KIND_ALLREDUCE] = "ALLREDUCE", [KIND_REDUCE] = "REDUCE",
    [KIND_GATHER] = "GATHER",       [KIND_ALLGATHER] = "ALLGATHER",
    [KIND_ALLTOALL] = "ALLTOALL",   [KIND_SCAN] = "SCAN",
    [KIND_EXSCAN] = "EXSCAN",       [KIND_REDUCE_SCATTER] = "REDUCE_SCATTER",
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "dtl._fast",
                                        .m_methods = methods};

PyMODINIT_FUNC PyInit__fast(void); /* Python finds it by this name */

PyMODINIT_FUNC PyInit__fast(void)
{
    PyObject *module = PyModule_Create(&definition);

    for (size_t kind = 0; module != NULL && kind < sizeof kinds / sizeof kinds[0]; kind++)
        if (PyModule_AddIntConstant(module, kinds[kind], (long)kind) != 0)
            Py_CLEAR(module);
    return module;
}
