/* SPDX-License-Identifier: BSD-3-Clause */
/* Puts with a signal into symmetric memory, and waits for signals. */
#include <stdbool.h>

#include <dtl/dtl.h>

#include "fast.h"

/* The arguments of put_signal() and of wait_signal(), by position. */
enum { PUT_HEAP, PUT_DEST, PUT_SOURCE, PUT_SIGNAL, PUT_VALUE, PUT_OP, PUT_PE, PUT_ARGUMENTS };
enum { WAIT_HEAP, WAIT_SIGNAL, WAIT_COMPARISON, WAIT_VALUE, WAIT_ARGUMENTS };

/* The first fields of PyArrayObject, in the layout of NumPy 1.7 and later, which extensions
 * compiled against NumPy depend on. Requesting three buffers would cost as much as the rest of a
 * put. */
struct array {
    PyObject_HEAD char *data;
    int dimensions;
    Py_ssize_t *shape;
    Py_ssize_t *strides;
    PyObject *base;
    PyObject *dtype;
    int flags;
};

enum { CONTIGUOUS = 0x1, WRITABLE = 0x400 }; /* C-contiguous */

/* Set once by set_array_layout(). The type is NULL if NumPy's arrays do not have the layout above.
 */
static PyObject *array_type;
static PyObject *signal_dtype; /* the dtype of signals */

/* Returns true for an ndarray, not a subclass, that has all `flags`. */
static bool is_plain(PyObject *object, int flags)
{
    return (const PyObject *)Py_TYPE(object) == array_type &&
           (((const struct array *)object)->flags & flags) == flags;
}

static Py_ssize_t element_count(const struct array *array)
{
    Py_ssize_t count = 1;

    for (int dim = 0; dim < array->dimensions; dim++)
        count *= array->shape[dim];
    return count;
}

/* Returns true if the array is a single element of the dtype of signals. */
static bool is_signal(const struct array *array)
{
    return array->dtype == signal_dtype && element_count(array) == 1;
}

/* Returns the bytes of an element, or -1 with an exception. Caches the dtype of the last call,
 * since successive arrays usually have one dtype. */
static Py_ssize_t element_bytes(PyObject *dtype)
{
    static PyObject *last_dtype;
    static Py_ssize_t bytes;
    PyObject *found = dtype == last_dtype ? NULL : PyObject_GetAttrString(dtype, "itemsize");

    if (dtype == last_dtype)
        return bytes;
    if (found == NULL)
        return -1;
    bytes = PyLong_AsSsize_t(found);
    Py_DECREF(found);
    Py_XDECREF(last_dtype);
    last_dtype = dtype;
    Py_INCREF(last_dtype);
    return bytes;
}

/* Returns false with an exception if the counts differ. */
static bool check_argument_count(Py_ssize_t argument_count, Py_ssize_t expected)
{
    if (argument_count != expected)
        PyErr_Format(PyExc_TypeError, "%zd arguments; expected %zd", argument_count, expected);
    return argument_count == expected;
}

/* Returns true if an array has the layout of `struct array`, by comparison with its buffer. May
 * leave an exception set. */
static bool has_expected_layout(PyObject *object)
{
    const struct array *array = (const struct array *)object;
    PyObject *dtype = PyObject_GetAttrString(object, "dtype");
    Py_buffer buffer;
    bool is;

    if (dtype == NULL || PyObject_GetBuffer(object, &buffer, PyBUF_ND | PyBUF_WRITABLE) != 0) {
        Py_XDECREF(dtype);
        return false;
    }
    is = array->data == buffer.buf && array->dtype == dtype && array->dimensions == buffer.ndim &&
         element_count(array) * buffer.itemsize == buffer.len &&
         is_plain(object, CONTIGUOUS | WRITABLE);
    PyBuffer_Release(&buffer);
    Py_DECREF(dtype);
    return is;
}

PyObject *dtl_fast_set_array_layout(PyObject *module, PyObject *signal_array)
{
    (void)module;
    array_type = PyObject_Type(signal_array);
    signal_dtype = PyObject_GetAttrString(signal_array, "dtype");
    if (!has_expected_layout(signal_array))
        array_type = NULL;
    if (PyErr_Occurred() != NULL)
        return NULL;
    return PyBool_FromLong(array_type != NULL);
}

/* Returns true if the source fits the destination without conversion and the third array is a
 * signal. */
static bool are_compatible(PyObject *dest, PyObject *source, PyObject *signal)
{
    return is_plain(dest, CONTIGUOUS | WRITABLE) && is_plain(source, CONTIGUOUS) &&
           is_plain(signal, WRITABLE) && is_signal((const struct array *)signal) &&
           ((const struct array *)source)->dtype == ((const struct array *)dest)->dtype &&
           element_count((const struct array *)source) <= element_count((const struct array *)dest);
}

/* Python: put_signal(...). Returns the status as an integer, or None if the arrays are not
 * compatible, for which Python uses the general path. */
PyObject *dtl_fast_put_signal(PyObject *module, PyObject *const *arguments,
                              Py_ssize_t argument_count)
{
    const struct array *dest, *source, *signal;
    dtl_symmetric_t heap;
    dtl_status status;
    Py_ssize_t bytes;

    (void)module;
    if (!check_argument_count(argument_count, PUT_ARGUMENTS))
        return NULL;
    if (!are_compatible(arguments[PUT_DEST], arguments[PUT_SOURCE], arguments[PUT_SIGNAL]))
        Py_RETURN_NONE;
    dest = (const struct array *)arguments[PUT_DEST];
    source = (const struct array *)arguments[PUT_SOURCE];
    signal = (const struct array *)arguments[PUT_SIGNAL];
    heap = PyLong_AsVoidPtr(arguments[PUT_HEAP]);
    bytes = element_count(source) * element_bytes(source->dtype);

    dtl_size_t value = PyLong_AsUnsignedLongLong(arguments[PUT_VALUE]);
    dtl_signal_op op = (dtl_signal_op)dtl_fast_number(arguments[PUT_OP]);
    dtl_rank_t pe = dtl_fast_number(arguments[PUT_PE]);

    if (PyErr_Occurred() != NULL)
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_symmetric_put_signal(heap, dest->data, source->data, (dtl_size_t)bytes,
                                      signal->data, value, op, pe);
    PyEval_RestoreThread(thread);
    return PyLong_FromLong(status);
}

PyObject *dtl_fast_wait_signal(PyObject *module, PyObject *const *arguments,
                               Py_ssize_t argument_count)
{
    const struct array *signal;
    dtl_symmetric_t heap;
    dtl_size_t seen = 0;
    dtl_status status;

    (void)module;
    if (!check_argument_count(argument_count, WAIT_ARGUMENTS))
        return NULL;
    signal = (const struct array *)arguments[WAIT_SIGNAL];
    if (!is_plain(arguments[WAIT_SIGNAL], 0) || !is_signal(signal))
        Py_RETURN_NONE;
    heap = PyLong_AsVoidPtr(arguments[WAIT_HEAP]);

    dtl_comparison comparison = (dtl_comparison)dtl_fast_number(arguments[WAIT_COMPARISON]);
    dtl_size_t value = PyLong_AsUnsignedLongLong(arguments[WAIT_VALUE]);

    if (PyErr_Occurred() != NULL)
        return NULL;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_symmetric_signal_wait_until(heap, signal->data, comparison, value, 0, &seen);
    PyEval_RestoreThread(thread);
    return status == DTL_SUCCESS ? PyLong_FromUnsignedLongLong(seen) : PyLong_FromLong(-status);
}
