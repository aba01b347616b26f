/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl._fast: puts with a signal into symmetric memory, and waits for signals. */
#include <stdbool.h>
#include <string.h>

#include <dtl/dtl.h>

#include "fast.h"

/* The arguments of put_signal() and of wait_signal(), by position. */
enum { PUT_HEAP, PUT_DEST, PUT_SOURCE, PUT_SIGNAL, PUT_VALUE, PUT_OP, PUT_PE, PUT_ARGUMENTS };
enum { WAIT_HEAP, WAIT_SIGNAL, WAIT_COMPARISON, WAIT_VALUE, WAIT_ARGUMENTS };

enum { BUFFERS = 3 }; /* of a put: PUT_DEST and what follows it */

static void release(Py_buffer *buffers, int number)
{
    while (number > 0)
        PyBuffer_Release(&buffers[--number]);
}

/* False, with an exception, where one is not memory that C can use as it lies. */
static bool acquire(PyObject *const *objects, Py_buffer *buffers)
{
    static const int flags[BUFFERS] = {PyBUF_ND | PyBUF_FORMAT | PyBUF_WRITABLE,
                                       PyBUF_ND | PyBUF_FORMAT,
                                       PyBUF_ND | PyBUF_FORMAT | PyBUF_WRITABLE};

    for (int number = 0; number < BUFFERS; number++)
        if (PyObject_GetBuffer(objects[number], &buffers[number], flags[number]) != 0) {
            release(buffers, number);
            return false;
        }
    return true;
}

static bool are_so_many(Py_ssize_t given, Py_ssize_t expected)
{
    if (given != expected)
        PyErr_Format(PyExc_TypeError, "%zd arguments; expected %zd", given, expected);
    return given == expected;
}

/* One integer of 64 bits, without a sign. */
static bool is_word(const Py_buffer *buffer)
{
    return buffer->len == sizeof(uint64_t) && buffer->format != NULL &&
           (buffer->format[0] == 'L' || buffer->format[0] == 'Q') && buffer->format[1] == '\0';
}

/* Whether elements of the one go into the other as they are. */
static bool fits(const Py_buffer *source, const Py_buffer *dest)
{
    return source->len <= dest->len && source->format != NULL && dest->format != NULL &&
           strcmp(source->format, dest->format) == 0;
}

static PyObject *put(PyObject *const *arguments, const Py_buffer *dest, const Py_buffer *source,
                     const Py_buffer *signal)
{
    dtl_symmetric_t heap = PyLong_AsVoidPtr(arguments[PUT_HEAP]);
    dtl_size_t value = PyLong_AsUnsignedLongLong(arguments[PUT_VALUE]);
    dtl_signal_op op = (dtl_signal_op)dtl_fast_number(arguments[PUT_OP]);
    dtl_rank_t pe = dtl_fast_number(arguments[PUT_PE]);
    dtl_status status;

    if (PyErr_Occurred() != NULL)
        return NULL;
    if (!fits(source, dest) || !is_word(signal))
        Py_RETURN_NONE;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_symmetric_put_signal(heap, dest->buf, source->buf, (dtl_size_t)source->len,
                                      signal->buf, value, op, pe);
    PyEval_RestoreThread(thread);
    return PyLong_FromLong(status);
}

PyObject *dtl_fast_put_signal(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    Py_buffer buffers[BUFFERS];
    PyObject *result;

    (void)module;
    if (!are_so_many(given, PUT_ARGUMENTS) || !acquire(arguments + PUT_DEST, buffers))
        return NULL;
    result = put(arguments, &buffers[0], &buffers[PUT_SOURCE - PUT_DEST],
                 &buffers[PUT_SIGNAL - PUT_DEST]);
    release(buffers, BUFFERS);
    return result;
}

static PyObject *await(PyObject *const *arguments, const Py_buffer *signal)
{
    dtl_symmetric_t heap = PyLong_AsVoidPtr(arguments[WAIT_HEAP]);
    dtl_comparison comparison = (dtl_comparison)dtl_fast_number(arguments[WAIT_COMPARISON]);
    dtl_size_t value = PyLong_AsUnsignedLongLong(arguments[WAIT_VALUE]);
    dtl_size_t seen = 0;
    dtl_status status;

    if (PyErr_Occurred() != NULL)
        return NULL;
    if (!is_word(signal))
        Py_RETURN_NONE;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_symmetric_signal_wait_until(heap, signal->buf, comparison, value, 0, &seen);
    PyEval_RestoreThread(thread);
    return status == DTL_SUCCESS ? PyLong_FromUnsignedLongLong(seen) : PyLong_FromLong(-status);
}

PyObject *dtl_fast_wait_signal(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    PyObject *result;
    Py_buffer signal;

    (void)module;
    if (!are_so_many(given, WAIT_ARGUMENTS) ||
        PyObject_GetBuffer(arguments[WAIT_SIGNAL], &signal, PyBUF_ND | PyBUF_FORMAT) != 0)
        return NULL;
    result = await(arguments, &signal);
    PyBuffer_Release(&signal);
    return result;
}
