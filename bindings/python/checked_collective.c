/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives that follow the data: what ranks give is compared, or told by the root, in the
 * message that carries it where it is small. */
#include "fast.h"

#include <stdbool.h>
#include <string.h>

#include <dtl/dtl.h>

enum {
    SMALL = 32,    /* bytes that dtl_allreduce_alike takes along */
    NO_DTYPE = -1, /* where ranks differ; below it, of a number that is beyond its dtype */
    TOLD = 256     /* bytes of what the root tells */
};

/* The arguments of follow(), by position. */
enum {
    FOLLOW_CONTEXT,
    FOLLOW_KIND,
    FOLLOW_SOURCE,
    FOLLOW_TARGET,
    FOLLOW_DTYPE,
    FOLLOW_OPERATION,
    FOLLOW_ROOT,
    FOLLOW_IS_NUMBER,
    FOLLOW_ARGUMENTS
};

/* What they say. */
struct followed {
    dtl_context_t context;
    enum kind kind;
    dtl_dtype dtype;
    dtl_reduce_op op;
    dtl_rank_t root;
    int is_number;
    const void *source;
    void *target; /* NULL where this rank gets nothing */
    dtl_size_t count;
    dtl_size_t bytes; /* of an element */
    int64_t form;
};

static PyObject *failed(dtl_status status)
{
    PyObject *module = PyImport_ImportModule("dtl._failure"), *result;

    if (module == NULL)
        return NULL;
    result = PyObject_CallMethod(module, "fail", "i", (int)status);
    Py_DECREF(module);
    if (result != NULL)
        PyErr_Format(PyExc_SystemError, "status %d", (int)status);
    Py_XDECREF(result);
    return NULL;
}

static int64_t mixed(int64_t form, int64_t value)
{
    return (int64_t)(((uint64_t)form ^ (uint64_t)value) * 0x9e3779b97f4a7c15u >> 1);
}

static int64_t form_of(enum kind kind, dtl_rank_t root, int dimensions, const Py_ssize_t *shape)
{
    int64_t form = mixed(mixed(mixed(0, kind), root), dimensions);

    for (int dimension = 0; dimension < dimensions; dimension++)
        form = mixed(form, shape[dimension]);
    return form;
}

/* Whether the ranks are alike, and nothing else. */
static dtl_status ask(const struct followed *what, int32_t *found)
{
    return dtl_allreduce_alike(what->context, NULL, NULL, 0, what->dtype, (int32_t)what->op,
                               what->form, 0, found);
}

/* The whole of a reduction that goes to all, or is small. */
static dtl_status reduce(const struct followed *what, int32_t *found)
{
    char small[SMALL];
    void *target = what->kind == KIND_REDUCE ? small : what->target;
    dtl_status status =
        dtl_allreduce_alike(what->context, what->source, target, what->count, what->dtype,
                            (int32_t)what->op, what->form, what->is_number, found);

    if (status == DTL_SUCCESS && *found >= 0 && target == small && what->target != NULL)
        memcpy(what->target, small, what->count * dtl_dtype_size((dtl_dtype)*found));
    return status;
}

/* This rank's block of a small reduction. */
static dtl_status reduce_scatter(const struct followed *what, int32_t *found)
{
    char all[SMALL];
    size_t bytes = what->count * what->bytes;
    size_t block = bytes / (size_t)dtl_context_size(what->context);
    struct followed whole = *what;
    dtl_status status;

    whole.target = all;
    status = reduce(&whole, found);
    if (status == DTL_SUCCESS && *found != NO_DTYPE && what->target != NULL)
        memcpy(what->target, all + (size_t)dtl_context_rank(what->context) * block, block);
    return status;
}

/* Of each rank's small contribution to gather, allgather or alltoall; `all` has a place for each,
 * which the other ranks leave as it is. */
static dtl_status exchange(const struct followed *what, int32_t *found)
{
    char all[SMALL] = {0}, *target = what->target;
    size_t ranks = (size_t)dtl_context_size(what->context);
    size_t rank = (size_t)dtl_context_rank(what->context);
    size_t bytes = what->count * what->bytes, block = bytes / ranks;
    dtl_status status;

    memcpy(all + rank * bytes, what->source, bytes);
    status = dtl_allreduce_alike(what->context, all, all, ranks * bytes, DTL_DTYPE_BYTE, DTL_OP_BOR,
                                 mixed(what->form, what->dtype), 0, found);
    if (status != DTL_SUCCESS || *found == NO_DTYPE)
        return status;
    *found = (int32_t)what->dtype;
    if (what->kind == KIND_ALLTOALL)
        for (size_t other = 0; other < ranks; other++)
            memcpy(target + other * block, all + other * bytes + rank * block, block);
    else if (target != NULL)
        memcpy(target, all, ranks * bytes);
    return DTL_SUCCESS;
}

static dtl_status follow_on(const struct followed *what)
{
    dtl_context_t context = what->context;
    const void *source = what->source;
    void *target = what->target;
    dtl_size_t count = what->count;
    dtl_dtype dtype = what->dtype;

    switch (what->kind) {
    case KIND_REDUCE:
        return dtl_reduce(context, source, target, count, dtype, what->op, what->root);
    case KIND_GATHER:
        return dtl_gather(context, source, count, dtype, target, count, dtype, what->root);
    case KIND_ALLGATHER:
        return dtl_allgather(context, source, count, dtype, target, count, dtype);
    case KIND_ALLTOALL:
        count /= (dtl_size_t)dtl_context_size(context);
        return dtl_alltoall(context, source, count, dtype, target, count, dtype);
    case KIND_SCAN:
        return dtl_scan(context, source, target, count, dtype, what->op);
    case KIND_EXSCAN:
        return dtl_exscan(context, source, target, count, dtype, what->op);
    case KIND_REDUCE_SCATTER:
        count /= (dtl_size_t)dtl_context_size(context);
        return dtl_reduce_scatter_block(context, source, target, count, dtype, what->op);
    default:
        return DTL_SUCCESS;
    }
}

/* Whether what is asked brings the result along. */
static bool is_whole(const struct followed *what)
{
    dtl_size_t room = SMALL / what->bytes;
    dtl_rank_t ranks;

    if (what->kind == KIND_ALLREDUCE)
        return true;
    ranks = dtl_context_size(what->context); /* of none if it is closed */
    switch (what->kind) {
    case KIND_REDUCE:
        return what->count <= room;
    case KIND_REDUCE_SCATTER:
        return ranks > 0 && what->count > 0 && what->count <= room;
    case KIND_GATHER:
    case KIND_ALLGATHER:
    case KIND_ALLTOALL:
        return ranks > 0 && what->count > 0 && what->count <= room / (dtl_size_t)ranks;
    default:
        return false;
    }
}

static dtl_status whole(const struct followed *what, int32_t *found)
{
    if (what->kind == KIND_REDUCE_SCATTER)
        return reduce_scatter(what, found);
    return what->kind <= KIND_REDUCE ? reduce(what, found) : exchange(what, found);
}

static dtl_status collect(const struct followed *what, int32_t *found)
{
    dtl_status status;

    if (is_whole(what))
        return whole(what, found);
    status = ask(what, found);
    return status == DTL_SUCCESS && *found != NO_DTYPE ? follow_on(what) : status;
}

static dtl_status follow_through(const struct followed *what, int32_t *found)
{
    PyThreadState *thread = PyEval_SaveThread();
    dtl_status status = collect(what, found);

    PyEval_RestoreThread(thread);
    return status;
}

static bool followed_read(PyObject *const *arguments, struct followed *out)
{
    out->context = PyLong_AsVoidPtr(arguments[FOLLOW_CONTEXT]);
    out->kind = (enum kind)dtl_fast_number(arguments[FOLLOW_KIND]);
    out->dtype = (dtl_dtype)dtl_fast_number(arguments[FOLLOW_DTYPE]);
    out->op = (dtl_reduce_op)dtl_fast_number(arguments[FOLLOW_OPERATION]);
    out->root = dtl_fast_number(arguments[FOLLOW_ROOT]);
    out->is_number = PyObject_IsTrue(arguments[FOLLOW_IS_NUMBER]);
    out->bytes = dtl_dtype_size(out->dtype);
    if (PyErr_Occurred() == NULL && out->bytes == 0)
        PyErr_SetString(PyExc_ValueError, "not a dtype");
    return PyErr_Occurred() == NULL;
}

/* The dtype of the result, or -1 where ranks are not alike. */
PyObject *dtl_fast_follow(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    struct followed what;
    Py_buffer source, target = {0};
    int32_t found = NO_DTYPE;
    dtl_status status;

    (void)module;
    if (given != FOLLOW_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", given, FOLLOW_ARGUMENTS);
    if (!followed_read(arguments, &what) ||
        PyObject_GetBuffer(arguments[FOLLOW_SOURCE], &source, PyBUF_C_CONTIGUOUS) != 0)
        return NULL;
    if (arguments[FOLLOW_TARGET] != Py_None &&
        PyObject_GetBuffer(arguments[FOLLOW_TARGET], &target, PyBUF_WRITABLE) != 0) {
        PyBuffer_Release(&source);
        return NULL;
    }
    what.source = source.buf;
    what.target = target.buf;
    what.count = (dtl_size_t)source.len / what.bytes;
    what.form = form_of(what.kind, what.root, source.ndim, source.shape);

    status = follow_through(&what, &found);

    PyBuffer_Release(&target);
    PyBuffer_Release(&source);
    return status == DTL_SUCCESS ? PyLong_FromLong(found) : failed(status);
}

/* ---- the same of a number -------------------------------------------------------------------- */

/* The arguments of combine(), by position. */
enum {
    COMBINE_CONTEXT,
    COMBINE_KIND,
    COMBINE_VALUE,
    COMBINE_OPERATION,
    COMBINE_ROOT,
    COMBINE_ARGUMENTS
};

/* A number of one of the types that it can have. */
union any_number {
    int64_t integer;
    double real;
    double complex[2];
};

static PyObject *number_object(const union any_number *value, int32_t dtype)
{
    if (dtype == DTL_DTYPE_INT64)
        return PyLong_FromLongLong(value->integer);
    if (dtype == DTL_DTYPE_FLOAT64)
        return PyFloat_FromDouble(value->real);
    return PyComplex_FromDoubles(value->complex[0], value->complex[1]);
}

/* False, with an exception, for what is no Python number or doesn't fit. */
static bool number_read(PyObject *object, union any_number *out, dtl_dtype *dtype)
{
    if (PyFloat_CheckExact(object)) {
        *dtype = DTL_DTYPE_FLOAT64;
        out->real = PyFloat_AsDouble(object);
    } else if (PyLong_CheckExact(object)) {
        *dtype = DTL_DTYPE_INT64;
        out->integer = PyLong_AsLongLong(object);
    } else {
        PyErr_SetString(PyExc_TypeError, "not a Python number");
    }
    return PyErr_Occurred() == NULL;
}

/* The reduction of a Python number by allreduce or reduce; None where this rank is not the root,
 * and NotImplemented where ranks are not alike. */
PyObject *dtl_fast_combine(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    union any_number mine = {.complex = {0}}, all = {.complex = {0}};
    struct followed what = {.source = &mine, .target = &all, .count = 1, .is_number = true};
    int32_t found = NO_DTYPE;
    dtl_status status;

    (void)module;
    if (given != COMBINE_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", given,
                            COMBINE_ARGUMENTS);
    if (!number_read(arguments[COMBINE_VALUE], &mine, &what.dtype))
        return NULL;
    what.bytes = sizeof mine.integer; /* of real numbers too */
    what.context = PyLong_AsVoidPtr(arguments[COMBINE_CONTEXT]);
    what.kind = (enum kind)dtl_fast_number(arguments[COMBINE_KIND]);
    what.op = (dtl_reduce_op)dtl_fast_number(arguments[COMBINE_OPERATION]);
    what.root = dtl_fast_number(arguments[COMBINE_ROOT]);
    what.form = form_of(what.kind, what.root, 0, NULL);
    if (PyErr_Occurred() == NULL && what.kind == KIND_REDUCE &&
        (what.root < 0 || what.root >= dtl_context_size(what.context)))
        PyErr_SetString(PyExc_ValueError, "not a rank");
    if (PyErr_Occurred() != NULL)
        return NULL;

    status = follow_through(&what, &found);

    if (status != DTL_SUCCESS)
        return failed(status);
    if (found == NO_DTYPE)
        Py_RETURN_NOTIMPLEMENTED;
    if (found < NO_DTYPE)
        return PyErr_Format(PyExc_OverflowError, "beyond the dtype");
    if (what.kind == KIND_REDUCE && dtl_context_rank(what.context) != what.root)
        Py_RETURN_NONE;
    return number_object(&all, found);
}

/* ---- what the root tells --------------------------------------------------------------------- */

/* Describes the root's array, with its elements if they fit.  Other ranks send zeros. */
struct told {
    int64_t mark; /* first and last tell it from what a broadcast of another form sends */
    int32_t dtype;
    int32_t look; /* Python's own */
    int32_t dimensions;
    int32_t bytes; /* of elements here; -1: they follow */
    char rest[TOLD - 4 * sizeof(int32_t) - 2 * sizeof(int64_t)];
    int64_t end;
};

static const int64_t TOLD_MARK = 0x64746c3a746f6c64;

/* The arguments of tell(), by position. */
enum { TELL_CONTEXT, TELL_ROOT, TELL_SOURCE, TELL_DTYPE, TELL_LOOK, TELL_ARGUMENTS };

/* Where the words of a shape of so many dimensions end. */
static size_t words_of(int32_t dimensions)
{
    int32_t words = dimensions < DTL_MAX_TENSOR_RANK ? dimensions : DTL_MAX_TENSOR_RANK;

    return (size_t)words * sizeof(dtl_size_t);
}

/* That of an array, which always fits. */
static dtl_shape shape_of(const Py_buffer *array)
{
    dtl_size_t extents[PyBUF_MAX_NDIM];
    dtl_shape shape = {0};

    for (int dimension = 0; dimension < array->ndim; dimension++)
        extents[dimension] = (dtl_size_t)array->shape[dimension];
    dtl_shape_pack(array->ndim, extents, &shape);
    return shape;
}

static bool told_write(PyObject *const *arguments, struct told *out)
{
    Py_buffer source;
    dtl_shape shape;
    size_t used;

    out->mark = out->end = TOLD_MARK;
    out->dtype = dtl_fast_number(arguments[TELL_DTYPE]);
    out->look = dtl_fast_number(arguments[TELL_LOOK]);
    if (PyErr_Occurred() != NULL ||
        PyObject_GetBuffer(arguments[TELL_SOURCE], &source, PyBUF_C_CONTIGUOUS) != 0)
        return false;
    shape = shape_of(&source);
    out->dimensions = shape.ndim;
    out->bytes = -1;
    used = words_of(shape.ndim);
    memcpy(out->rest, shape.dims, used);
    if ((size_t)source.len <= sizeof out->rest - used) {
        out->bytes = (int32_t)source.len;
        memcpy(out->rest + used, source.buf, (size_t)source.len);
    }
    PyBuffer_Release(&source);
    return true;
}

static PyObject *told_shape(const struct told *told)
{
    PyObject *shape = PyTuple_New(told->dimensions);
    dtl_shape sent = {.ndim = told->dimensions};
    dtl_size_t extents[PyBUF_MAX_NDIM] = {0};

    memcpy(sent.dims, told->rest, words_of(told->dimensions));
    dtl_shape_unpack(&sent, PyBUF_MAX_NDIM, extents);
    for (int dimension = 0; shape != NULL && dimension < told->dimensions; dimension++)
        PyTuple_SetItem(shape, dimension, PyLong_FromUnsignedLongLong(extents[dimension]));
    return shape;
}

static PyObject *told_read(const struct told *told)
{
    const char *elements = told->rest + words_of(told->dimensions);
    PyObject *shape, *data;

    if (told->mark != TOLD_MARK || told->end != TOLD_MARK)
        Py_RETURN_NONE;
    shape = told_shape(told);
    if (told->bytes < 0)
        return Py_BuildValue("iiNO", (int)told->dtype, (int)told->look, shape, Py_None);
    data = PyByteArray_FromStringAndSize(elements, told->bytes);
    return Py_BuildValue("iiNN", (int)told->dtype, (int)told->look, shape, data);
}

/* The record of one rank.  Bitwise or combines the records of all: every rank then has the root's
 * description, and `root` and `other_root` share a bit if two ranks name different roots. */
struct contribution {
    uint64_t root;
    uint64_t other_root; /* its complement */
    struct told told;
};

static bool is_one_root(const struct contribution *all)
{
    return (all->root & all->other_root) == 0;
}

/* (dtype, look, shape, elements) of what the root gives, whose elements are a bytearray or, where
 * they are too many, None; None if the ranks name different roots, or one names -1, which refuses
 * the call.  The others give no source. */
PyObject *dtl_fast_tell(PyObject *module, PyObject *const *arguments, Py_ssize_t given)
{
    struct contribution mine = {0}, all = {0};
    dtl_context_t context;
    dtl_rank_t root;
    dtl_status status;

    (void)module;
    if (given != TELL_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", given, TELL_ARGUMENTS);
    context = PyLong_AsVoidPtr(arguments[TELL_CONTEXT]);
    root = dtl_fast_number(arguments[TELL_ROOT]);
    if (PyErr_Occurred() != NULL)
        return NULL;
    if (arguments[TELL_SOURCE] != Py_None && !told_write(arguments, &mine.told))
        return NULL;
    mine.root = root < 0 ? UINT64_MAX : (uint64_t)root;
    mine.other_root = root < 0 ? UINT64_MAX : ~(uint64_t)root;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_allreduce(context, &mine, &all, sizeof mine, DTL_DTYPE_BYTE, DTL_OP_BOR);
    PyEval_RestoreThread(thread);
    if (status != DTL_SUCCESS)
        return failed(status);
    if (!is_one_root(&all))
        Py_RETURN_NONE;
    return told_read(&all.told);
}
