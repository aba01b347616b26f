/* SPDX-License-Identifier: BSD-3-Clause */
/* The module dtl._fast: its method table, allreduce, send, recv, put and get, and the end of the
 * process. CFFI creates an object for each buffer and a tuple for each argument list, which costs
 * more than the communication of 8 bytes. */
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

/* Runs dtl_allreduce() without the GIL. Returns its status, None if the shapes differ or the dtype
 * is invalid, or NULL with an exception. */
static PyObject *allreduce_buffers(PyObject *const *arguments, const Py_buffer *source,
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

/* Python: allreduce(...). Returns the status of dtl_allreduce, or None if the buffers differ in
 * shape. Raises an exception if a buffer cannot be used. */
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

    PyObject *result = allreduce_buffers(arguments, &source, &target);

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

/* The parsed arguments of a transfer. */
struct transfer {
    void *handle; /* a context or a window */
    Py_buffer buffer;
    dtl_dtype dtype;
    dtl_size_t count;
    dtl_rank_t peer;
    int64_t place; /* a tag or an offset */
};

/* The properties of a transfer function. */
struct call {
    int flags;           /* PyBUF_* flags for the array */
    int64_t least, most; /* range of `place` */
    dtl_status (*run)(const struct transfer *transfer);
};

/* Parses the arguments. Returns false and sets an exception if one is invalid. */
static bool parse_transfer(PyObject *const *arguments, Py_ssize_t argument_count,
                           const struct call *call, struct transfer *out)
{
    dtl_size_t bytes;

    if (argument_count != TRANSFER_ARGUMENTS) {
        PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", argument_count,
                     TRANSFER_ARGUMENTS);
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

/* Runs a transfer and returns its status. Raises an exception if an argument is invalid. */
static PyObject *run_transfer(PyObject *const *arguments, Py_ssize_t argument_count,
                              const struct call *call)
{
    struct transfer transfer;
    dtl_status status;

    if (!parse_transfer(arguments, argument_count, call, &transfer))
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = call->run(&transfer);
    PyEval_RestoreThread(thread);
    PyBuffer_Release(&transfer.buffer);
    return PyLong_FromLong(status);
}

/* Sends an array. One of two or more dimensions is sent with its shape. */
static dtl_status run_send(const struct transfer *transfer)
{
    const Py_buffer *buffer = &transfer->buffer;
    dtl_size_t extents[PyBUF_MAX_NDIM];
    dtl_request_t request = NULL;
    dtl_shape shape;
    dtl_status status;

    if (buffer->ndim <= 1)
        return dtl_send(transfer->handle, buffer->buf, transfer->count, transfer->dtype,
                        transfer->peer, (dtl_tag_t)transfer->place);
    for (int dim = 0; dim < buffer->ndim; dim++)
        extents[dim] = (dtl_size_t)buffer->shape[dim];
    status = dtl_shape_pack(buffer->ndim, extents, &shape);
    if (status == DTL_SUCCESS)
        status = dtl_isend_shaped(transfer->handle, buffer->buf, transfer->count, transfer->dtype,
                                  shape, transfer->peer, (dtl_tag_t)transfer->place, &request);
    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

static dtl_status run_recv(const struct transfer *transfer)
{
    return dtl_recv(transfer->handle, transfer->buffer.buf, transfer->count, transfer->dtype,
                    transfer->peer, (dtl_tag_t)transfer->place);
}

static dtl_status run_put(const struct transfer *transfer)
{
    return dtl_rma_put(transfer->handle, transfer->peer, (dtl_size_t)transfer->place,
                       transfer->buffer.buf, (dtl_size_t)transfer->buffer.len);
}

static dtl_status run_get(const struct transfer *transfer)
{
    return dtl_rma_get(transfer->handle, transfer->peer, (dtl_size_t)transfer->place,
                       transfer->buffer.buf, (dtl_size_t)transfer->buffer.len);
}

static PyObject *send_array(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count)
{
    (void)module;
    return run_transfer(arguments, argument_count,
                        &(struct call){PyBUF_ND, INT32_MIN, INT32_MAX, run_send});
}

static PyObject *recv_array(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count)
{
    (void)module;
    return run_transfer(arguments, argument_count,
                        &(struct call){PyBUF_WRITABLE, INT32_MIN, INT32_MAX, run_recv});
}

static PyObject *put_array(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count)
{
    (void)module;
    return run_transfer(arguments, argument_count,
                        &(struct call){PyBUF_SIMPLE, 0, INT64_MAX, run_put});
}

static PyObject *get_array(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count)
{
    (void)module;
    return run_transfer(arguments, argument_count,
                        &(struct call){PyBUF_WRITABLE, 0, INT64_MAX, run_get});
}

/* ---- the end of the process ------------------------------------------------------------------ */

#ifdef __GLIBC__
static pid_t watched_process; /* the process that called end_job_on_failure(), not a fork of it */

static int exit_status; /* exit status set by set_exit_status(), before the process exits */

/* Exit handler. It knows the exit status however the interpreter has ended, and MPI is not
 * finalized yet if the library has initialized it. */
static void end_job(int status, void *data)
{
    /* other ranks may be about to print why they end, too */
    struct timespec others = {.tv_sec = 1};

    (void)data;
    if (status == 0 || getpid() != watched_process)
        return;
    fflush(NULL);
    nanosleep(&others, NULL);
    dtl_abort(status);
}

/* Runs when Python has ended, before mpi4py finalizes an MPI of its own, which would wait for all
 * ranks. */
static void end_job_with_exit_status(void)
{
    end_job(exit_status, NULL);
}
#endif

/* Registers the exit handlers; without glibc, does nothing. A forked child does not end the job. */
static PyObject *end_job_on_failure(PyObject *module, PyObject *none)
{
    (void)module, (void)none;
#ifdef __GLIBC__
    watched_process = getpid();
    on_exit(end_job, NULL);
    Py_AtExit(end_job_with_exit_status); /* handlers run in reverse order of registration */
#endif
    Py_RETURN_NONE;
}

static PyObject *set_exit_status(PyObject *module, PyObject *status)
{
    (void)module;
    long number = PyLong_AsLong(status);

    if (number == -1 && PyErr_Occurred())
        return NULL;
#ifdef __GLIBC__
    exit_status = (int)number;
#endif
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"checked_collective", (PyCFunction)(void (*)(void))dtl_fast_checked_collective, METH_FASTCALL,
     "checked_collective(context, kind, source, target, dtype, op, root, is_number): returns the "
     "dtype of the result of a collective, or -1 if the ranks' arguments differ."},
    {"combine", (PyCFunction)(void (*)(void))dtl_fast_combine, METH_FASTCALL,
     "combine(context, kind, value, op, root): returns the reduction of a Python number, or "
     "NotImplemented if the ranks' arguments differ."},
    {"root_description", (PyCFunction)(void (*)(void))dtl_fast_root_description, METH_FASTCALL,
     "root_description(context, root, source, dtype, look): returns (dtype, look, shape, elements) "
     "of the root's array."},
    {"dltensor", dtl_fast_dltensor, METH_O,
     "dltensor(capsule): returns its address, code, bits, lanes, shape, strides, if any, and "
     "whether it is read-only."},
    {"dlpack", (PyCFunction)(void (*)(void))dtl_fast_dlpack, METH_FASTCALL,
     "dlpack(owner, address, shape, code, bits, device_kind, device_number, is_versioned): returns "
     "a DLPack capsule that holds a reference to the owner."},
    {"allreduce", (PyCFunction)(void (*)(void))allreduce, METH_FASTCALL,
     "allreduce(context, source, target, dtype, op): returns the status of dtl_allreduce, or None "
     "if the shapes differ."},
    {"send", (PyCFunction)(void (*)(void))send_array, METH_FASTCALL,
     "send(context, array, dtype, dest, tag): returns the status of dtl_send."},
    {"recv", (PyCFunction)(void (*)(void))recv_array, METH_FASTCALL,
     "recv(context, array, dtype, source, tag): returns the status of dtl_recv."},
    {"put", (PyCFunction)(void (*)(void))put_array, METH_FASTCALL,
     "put(window, array, dtype, target, offset): returns the status of dtl_rma_put."},
    {"get", (PyCFunction)(void (*)(void))get_array, METH_FASTCALL,
     "get(window, array, dtype, target, offset): returns the status of dtl_rma_get."},
    {"map_find", (PyCFunction)(void (*)(void))dtl_fast_map_find, METH_FASTCALL,
     "map_find(map, form, key, default): returns the value of a key, the default if there is none, "
     "or NotImplemented if the general path has to handle the call."},
    {"map_contains", (PyCFunction)(void (*)(void))dtl_fast_map_contains, METH_FASTCALL,
     "map_contains(map, form, key): returns whether the map has a key, or NotImplemented if the "
     "general path has to handle the call."},
    {"map_insert", (PyCFunction)(void (*)(void))dtl_fast_map_insert, METH_FASTCALL,
     "map_insert(map, form, key, value): returns None after dtl_map_insert, or NotImplemented if "
     "the general path has to handle the call."},
    {"set_array_layout", dtl_fast_set_array_layout, METH_O,
     "set_array_layout(signal_array): records the types of NumPy's arrays and of signals; returns "
     "whether arrays have the expected layout, without which put_signal and wait_signal return "
     "None."},
    {"put_signal", (PyCFunction)(void (*)(void))dtl_fast_put_signal, METH_FASTCALL,
     "put_signal(heap, dest, source, signal, value, op, pe): returns the status of "
     "dtl_symmetric_put_signal, or None if the arrays do not fit."},
    {"wait_signal", (PyCFunction)(void (*)(void))dtl_fast_wait_signal, METH_FASTCALL,
     "wait_signal(heap, signal, comparison, value): returns the value that "
     "dtl_symmetric_signal_wait_until has seen, a negative status, or None if the array is not a "
     "signal."},
    {"run_signals", dtl_fast_run_signals, METH_O,
     "run_signals(keep): runs signal handlers while the main thread waits in a call; if one "
     "raises, the call ends, keep() is called and the exception is raised."},
    {"describe_calls", dtl_fast_describe_calls, METH_O,
     "describe_calls(words): words() returns the text of the program's current call, for errors of "
     "ranks that make different calls."},
    {"watch_interrupts", dtl_fast_watch_interrupts, METH_NOARGS,
     "watch_interrupts(): the second Ctrl-C in a call that cannot be interrupted ends the process; "
     "to be called again after the program has set a SIGINT handler."},
    {"raise_interrupt", dtl_fast_raise_interrupt, METH_NOARGS,
     "raise_interrupt(): raises the exception that a signal handler has raised during the call, if "
     "any."},
    {"interrupt", dtl_fast_interrupt, METH_O,
     "interrupt(error): ends the current call of the main thread, which raises the error; returns "
     "False in another thread."},
    {"cancel_waits", dtl_fast_cancel_waits, METH_O,
     "cancel_waits(is_wanted): makes waiting calls of this thread fail from now on, or wait "
     "again."},
    {"end_job_on_failure", end_job_on_failure, METH_NOARGS,
     "end_job_on_failure(): an exit of this process with a status other than 0 ends the job."},
    {"set_exit_status", set_exit_status, METH_O,
     "set_exit_status(status): the interpreter is about to end with that status."},
    {NULL, NULL, 0, NULL},
};

/* Python names of `enum kind`. */
static const char *const kinds[] = {
    [KIND_REFUSED] = "REFUSED",     [KIND_AGREE] = "AGREE",
    [KIND_ALLREDUCE] = "ALLREDUCE", [KIND_REDUCE] = "REDUCE",
    [KIND_GATHER] = "GATHER",       [KIND_ALLGATHER] = "ALLGATHER",
    [KIND_ALLTOALL] = "ALLTOALL",   [KIND_SCAN] = "SCAN",
    [KIND_EXSCAN] = "EXSCAN",       [KIND_REDUCE_SCATTER] = "REDUCE_SCATTER",
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "dtl._fast",
                                        .m_methods = methods};

PyMODINIT_FUNC PyInit__fast(void); /* the name by which Python finds it */

PyMODINIT_FUNC PyInit__fast(void)
{
    PyObject *module = PyModule_Create(&definition);

    for (size_t kind = 0; module != NULL && kind < sizeof kinds / sizeof kinds[0]; kind++)
        if (PyModule_AddIntConstant(module, kinds[kind], (long)kind) != 0)
            Py_CLEAR(module);
    return module;
}
