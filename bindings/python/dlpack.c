/* SPDX-License-Identifier: BSD-3-Clause */
/* DLPack capsules: memory that the consumer may use until it calls the deleter. The layout is that
 * of version 0.8, which all consumers support, or of 1.0, which also has a read-only flag. */
#include "fast.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

enum { OWNER, ADDRESS, SHAPE, CODE, BITS, KIND, NUMBER, IS_VERSIONED, ARGUMENTS };
enum { MAJOR = 1, READ_ONLY = 1 };

static const char plain_name[] = "dltensor", versioned_name[] = "dltensor_versioned";

struct tensor {
    void *data;
    int32_t device_kind;
    int32_t device_number;
    int32_t ndim;
    uint8_t code;
    uint8_t bits;
    uint16_t lanes;
    int64_t *shape;
    int64_t *strides; /* NULL: row-major, contiguous */
    uint64_t offset;
};

struct managed {
    struct tensor tensor;
    void *owner; /* a Python object */
    void (*deleter)(struct managed *self);
};

struct versioned {
    uint32_t major;
    uint32_t minor;
    void *owner; /* a Python object */
    void (*deleter)(struct versioned *self);
    uint64_t flags;
    struct tensor tensor;
};

/* A managed tensor of either version, followed by its shape. */
struct shared {
    union {
        struct managed plain;
        struct versioned versioned;
    } as;
    int64_t shape[];
};

/* Drops the reference to the owner of the memory. Acquires the GIL, so any thread may call it. */
static void release_owner(void *owner)
{
    PyGILState_STATE state = PyGILState_Ensure();

    Py_DECREF((PyObject *)owner);
    PyGILState_Release(state);
}

/* Deleters, called by the consumer on any thread. */
static void delete_plain(struct managed *managed)
{
    release_owner(managed->owner);
    free(managed);
}

static void delete_versioned(struct versioned *versioned)
{
    release_owner(versioned->owner);
    free(versioned);
}

/* Capsule destructor. Frees a capsule that no consumer has taken; a consumer renames it. */
static void release_capsule(PyObject *capsule)
{
    if (PyCapsule_IsValid(capsule, plain_name)) {
        struct managed *managed = PyCapsule_GetPointer(capsule, plain_name);

        managed->deleter(managed);
    }
    if (PyCapsule_IsValid(capsule, versioned_name)) {
        struct versioned *versioned = PyCapsule_GetPointer(capsule, versioned_name);

        versioned->deleter(versioned);
    }
}

/* Allocates the tensor and fills in *tensor from the arguments. Returns NULL with an exception if
 * one is invalid. */
static struct shared *create_shared(PyObject *const *arguments, struct tensor *tensor)
{
    Py_ssize_t ndim = PyTuple_Size(arguments[SHAPE]);
    struct shared *shared;

    if (ndim < 0)
        return NULL;
    shared = calloc(1, sizeof *shared + (size_t)ndim * sizeof shared->shape[0]);
    if (shared == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    for (Py_ssize_t dim = 0; dim < ndim; dim++)
        shared->shape[dim] = PyLong_AsLongLong(PyTuple_GetItem(arguments[SHAPE], dim));
    *tensor = (struct tensor){
        .data = PyLong_AsVoidPtr(arguments[ADDRESS]),
        .device_kind = (int32_t)PyLong_AsLong(arguments[KIND]),
        .device_number = (int32_t)PyLong_AsLong(arguments[NUMBER]),
        .ndim = (int32_t)ndim,
        .code = (uint8_t)PyLong_AsLong(arguments[CODE]),
        .bits = (uint8_t)PyLong_AsLong(arguments[BITS]),
        .lanes = 1,
        .shape = shared->shape,
    };
    if (PyErr_Occurred() == NULL)
        return shared;
    free(shared);
    return NULL;
}

/* Returns `count` numbers as a tuple, or NULL with an exception. */
static PyObject *create_tuple(const int64_t *values, int32_t count)
{
    PyObject *tuple = PyTuple_New(count);

    for (int32_t index = 0; index < count && tuple != NULL; index++) {
        PyObject *number = PyLong_FromLongLong(values[index]);

        if (number == NULL || PyTuple_SetItem(tuple, index, number) != 0)
            Py_CLEAR(tuple);
    }
    return tuple;
}

/* Returns the tensor in a capsule, which owns it, and sets *is_read_only. Returns NULL with an
 * exception if there is none, or if its DLPack version is too new. */
static const struct tensor *tensor_of(PyObject *capsule, bool *is_read_only)
{
    const struct versioned *versioned;

    *is_read_only = false;
    if (!PyCapsule_IsValid(capsule, versioned_name)) {
        const struct managed *managed = PyCapsule_GetPointer(capsule, plain_name);

        return managed == NULL ? NULL : &managed->tensor;
    }
    versioned = PyCapsule_GetPointer(capsule, versioned_name);
    if (versioned->major > MAJOR) {
        PyErr_Format(PyExc_BufferError, "DLPack %u; expected %d at most",
                     (unsigned)versioned->major, (int)MAJOR);
        return NULL;
    }
    *is_read_only = (versioned->flags & READ_ONLY) != 0;
    return &versioned->tensor;
}

PyObject *dtl_fast_dltensor(PyObject *module, PyObject *capsule)
{
    bool is_read_only;
    const struct tensor *tensor = tensor_of(capsule, &is_read_only);
    PyObject *shape, *strides;

    (void)module;
    if (tensor == NULL)
        return NULL;
    shape = create_tuple(tensor->shape, tensor->ndim);
    strides = create_tuple(tensor->strides, tensor->strides != NULL ? tensor->ndim : 0);
    if (shape == NULL || strides == NULL) {
        Py_XDECREF(shape);
        Py_XDECREF(strides);
        return NULL;
    }
    return Py_BuildValue("KiiiNNO", (unsigned long long)(uintptr_t)tensor->data + tensor->offset,
                         (int)tensor->code, (int)tensor->bits, (int)tensor->lanes, shape, strides,
                         is_read_only ? Py_True : Py_False);
}

/* Creates a capsule that owns `shared` and one reference to `owner`, which the caller adds after
 * success. Returns NULL with an exception; the caller then still owns `shared`. */
static PyObject *create_capsule(struct shared *shared, const struct tensor *tensor,
                                bool is_versioned, PyObject *owner)
{
    if (is_versioned)
        shared->as.versioned = (struct versioned){
            .major = MAJOR, .owner = owner, .deleter = delete_versioned, .tensor = *tensor};
    else
        shared->as.plain =
            (struct managed){.tensor = *tensor, .owner = owner, .deleter = delete_plain};
    return PyCapsule_New(shared, is_versioned ? versioned_name : plain_name, release_capsule);
}

PyObject *dtl_fast_dlpack(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count)
{
    struct shared *shared;
    struct tensor tensor;
    PyObject *capsule;

    (void)module;
    if (argument_count != ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", argument_count,
                            ARGUMENTS);
    shared = create_shared(arguments, &tensor);
    if (shared == NULL)
        return NULL;
    capsule = create_capsule(shared, &tensor, PyObject_IsTrue(arguments[IS_VERSIONED]) == 1,
                             arguments[OWNER]);
    if (capsule == NULL) {
        free(shared);
        return NULL;
    }
    Py_INCREF(arguments[OWNER]);
    return capsule;
}
