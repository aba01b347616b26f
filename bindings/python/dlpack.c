/* SPDX-License-Identifier: BSD-3-Clause */
/* Capsules of DLPack: memory that its taker may use for as long as it likes.  The layout is that of
 * version 0.8, which all takers know. */
#include "fast.h"

#include <stdint.h>
#include <stdlib.h>

enum { OWNER, ADDRESS, SHAPE, CODE, BITS, KIND, NUMBER, ARGUMENTS };

struct tensor {
    void *data;
    int32_t device_kind;
    int32_t device_number;
    int32_t ndim;
    uint8_t code;
    uint8_t bits;
    uint16_t lanes;
    int64_t *shape;
    int64_t *strides; /* NULL: row by row */
    uint64_t offset;
};

struct managed {
    struct tensor tensor;
    void *owner; /* a Python object */
    void (*deleter)(struct managed *self);
    int64_t shape[]; /* ours */
};

/* Called by the taker, on any thread. */
static void managed_delete(struct managed *managed)
{
    PyGILState_STATE state = PyGILState_Ensure();

    Py_DECREF((PyObject *)managed->owner);
    PyGILState_Release(state);
    free(managed);
}

/* Nobody has taken it, or it would have another name. */
static void capsule_drop(PyObject *capsule)
{
    if (PyCapsule_IsValid(capsule, "dltensor")) {
        struct managed *managed = PyCapsule_GetPointer(capsule, "dltensor");

        managed->deleter(managed);
    }
}

static struct managed *managed_make(PyObject *const *arguments)
{
    Py_ssize_t ndim = PyTuple_Size(arguments[SHAPE]);
    struct managed *managed;

    if (ndim < 0)
        return NULL;
    managed = calloc(1, sizeof *managed + (size_t)ndim * sizeof managed->shape[0]);
    if (managed == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    for (Py_ssize_t dim = 0; dim < ndim; dim++)
        managed->shape[dim] = PyLong_AsLongLong(PyTuple_GetItem(arguments[SHAPE], dim));
    managed->tensor = (struct tensor){
        .data = PyLong_AsVoidPtr(arguments[ADDRESS]),
        .device_kind = (int32_t)PyLong_AsLong(arguments[KIND]),
        .device_number = (int32_t)PyLong_AsLong(arguments[NUMBER]),
        .ndim = (int32_t)ndim,
        .code = (uint8_t)PyLong_AsLong(arguments[CODE]),
        .bits = (uint8_t)PyLong_AsLong(arguments[BITS]),
        .lanes = 1,
        .shape = managed->shape,
    };
    if (PyErr_Occurred() == NULL)
        return managed;
    free(managed);
    return NULL;
}

/* `count` numbers as a tuple; NULL and an exception. */
static PyObject *numbers(const int64_t *values, int32_t count)
{
    PyObject *tuple = PyTuple_New(count);

    for (int32_t index = 0; index < count && tuple != NULL; index++) {
        PyObject *number = PyLong_FromLongLong(values[index]);

        if (number == NULL || PyTuple_SetItem(tuple, index, number) != 0)
            Py_CLEAR(tuple);
    }
    return tuple;
}

PyObject *dtl_fast_dltensor(PyObject *module, PyObject *capsule)
{
    const struct tensor *tensor = PyCapsule_GetPointer(capsule, "dltensor");
    PyObject *shape, *strides;

    (void)module;
    if (tensor == NULL)
        return NULL;
    shape = numbers(tensor->shape, tensor->ndim);
    strides = numbers(tensor->strides, tensor->strides != NULL ? tensor->ndim : 0);
    if (shape == NULL || strides == NULL) {
        Py_XDECREF(shape);
        Py_XDECREF(strides);
        return NULL;
    }
    return Py_BuildValue("KiiiNN", (unsigned long long)(uintptr_t)tensor->data + tensor->offset,
                         (int)tensor->code, (int)tensor->bits, (int)tensor->lanes, shape, strides);
}

PyObject *dtl_fast_dlpack(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    struct managed *managed;
    PyObject *capsule;

    (void)module;
    if (given != ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", given, ARGUMENTS);
    managed = managed_make(arguments);
    if (managed == NULL)
        return NULL;
    capsule = PyCapsule_New(managed, "dltensor", capsule_drop);
    if (capsule == NULL) {
        free(managed);
        return NULL;
    }
    Py_INCREF(arguments[OWNER]);
    managed->owner = arguments[OWNER];
    managed->deleter = managed_delete;
    return capsule;
}
