/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives whose arguments are checked between ranks or sent by the root. The check travels in
 * the same message as the data if these are small. */
#include "fast.h"

#include <stdbool.h>
#include <string.h>

#include <dtl/dtl.h>

enum {
    SMALL = 32,             /* largest data, in bytes, that dtl_allreduce_alike carries */
    NO_DTYPE = -1,          /* the ranks' arguments differ; lower: a number overflows its dtype */
    DESCRIPTION_BYTES = 256 /* bytes of the root's description */
};

/* The arguments of checked_collective(), by position. */
enum {
    CHECKED_CONTEXT,
    CHECKED_KIND,
    CHECKED_SOURCE,
    CHECKED_TARGET,
    CHECKED_DTYPE,
    CHECKED_OPERATION,
    CHECKED_ROOT,
    CHECKED_IS_NUMBER,
    CHECKED_ARGUMENTS
};

/* The parsed arguments of a collective. */
struct checked_collective {
    dtl_context_t context;
    enum kind kind;
    dtl_dtype dtype;
    dtl_reduce_op op;
    dtl_rank_t root;
    int is_number;
    const void *source;
    void *target; /* NULL: this rank receives no result */
    dtl_size_t count;
    dtl_size_t bytes; /* bytes of an element */
    int64_t digest;
};

/* Raises the library's last error as the exception of that status. Returns NULL. */
static PyObject *raise_error(dtl_status status)
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

static int64_t mix_digest(int64_t digest, int64_t value)
{
    return (int64_t)(((uint64_t)digest ^ (uint64_t)value) * 0x9e3779b97f4a7c15u >> 1);
}

/* Returns a digest of the arguments that have to match between ranks, besides dtype and operation.
 */
static int64_t digest_of(enum kind kind, dtl_rank_t root, int dimensions, const Py_ssize_t *shape)
{
    int64_t digest = mix_digest(mix_digest(mix_digest(0, kind), root), dimensions);

    for (int dimension = 0; dimension < dimensions; dimension++)
        digest = mix_digest(digest, shape[dimension]);
    return digest;
}

/* Checks that the ranks' arguments match, without data. *found becomes NO_DTYPE if they differ. */
static dtl_status check_arguments(const struct checked_collective *call, int32_t *found)
{
    return dtl_allreduce_alike(call->context, NULL, NULL, 0, call->dtype, (int32_t)call->op,
                               call->digest, 0, found);
}

/* Runs a small reduction, or an allreduce of any size, with the check in the same message. *found
 * becomes the dtype of the result, or NO_DTYPE if the ranks' arguments differ. */
static dtl_status run_small_reduce(const struct checked_collective *call, int32_t *found)
{
    char small[SMALL];
    void *target = call->kind == KIND_REDUCE ? small : call->target;
    dtl_status status =
        dtl_allreduce_alike(call->context, call->source, target, call->count, call->dtype,
                            (int32_t)call->op, call->digest, call->is_number, found);

    if (status == DTL_SUCCESS && *found >= 0 && target == small && call->target != NULL)
        memcpy(call->target, small, call->count * dtl_dtype_size((dtl_dtype)*found));
    return status;
}

/* Runs a small reduce-scatter: reduces everything and copies this rank's block. */
static dtl_status run_small_reduce_scatter(const struct checked_collective *call, int32_t *found)
{
    char all[SMALL];
    size_t bytes = call->count * call->bytes;
    size_t block = bytes / (size_t)dtl_context_size(call->context);
    struct checked_collective reduction = *call;
    dtl_status status;

    reduction.target = all;
    status = run_small_reduce(&reduction, found);
    if (status == DTL_SUCCESS && *found != NO_DTYPE && call->target != NULL)
        memcpy(call->target, all + (size_t)dtl_context_rank(call->context) * block, block);
    return status;
}

/* Runs a small gather, allgather or alltoall as a bitwise-or reduction: `all` has a place for each
 * rank's contribution, and the other ranks contribute zeros there. *found becomes the dtype, or
 * NO_DTYPE if the ranks' arguments differ. */
static dtl_status run_small_exchange(const struct checked_collective *call, int32_t *found)
{
    char all[SMALL] = {0}, *target = call->target;
    size_t ranks = (size_t)dtl_context_size(call->context);
    size_t rank = (size_t)dtl_context_rank(call->context);
    size_t bytes = call->count * call->bytes, block = bytes / ranks;
    dtl_status status;

    memcpy(all + rank * bytes, call->source, bytes);
    status = dtl_allreduce_alike(call->context, all, all, ranks * bytes, DTL_DTYPE_BYTE, DTL_OP_BOR,
                                 mix_digest(call->digest, call->dtype), 0, found);
    if (status != DTL_SUCCESS || *found == NO_DTYPE)
        return status;
    *found = (int32_t)call->dtype;
    if (call->kind == KIND_ALLTOALL)
        for (size_t other = 0; other < ranks; other++)
            memcpy(target + other * block, all + other * bytes + rank * block, block);
    else if (target != NULL)
        memcpy(target, all, ranks * bytes);
    return DTL_SUCCESS;
}

/* Calls the collective after the check. Does nothing for KIND_AGREE and KIND_REFUSED, which only
 * check; KIND_ALLREDUCE never comes here (fits_one_message()). */
static dtl_status run_collective(const struct checked_collective *call)
{
    dtl_context_t context = call->context;
    const void *source = call->source;
    void *target = call->target;
    dtl_size_t count = call->count;
    dtl_dtype dtype = call->dtype;

    switch (call->kind) {
    case KIND_REDUCE:
        return dtl_reduce(context, source, target, count, dtype, call->op, call->root);
    case KIND_GATHER:
        return dtl_gather(context, source, count, dtype, target, count, dtype, call->root);
    case KIND_ALLGATHER:
        return dtl_allgather(context, source, count, dtype, target, count, dtype);
    case KIND_ALLTOALL:
        count /= (dtl_size_t)dtl_context_size(context);
        return dtl_alltoall(context, source, count, dtype, target, count, dtype);
    case KIND_SCAN:
        return dtl_scan(context, source, target, count, dtype, call->op);
    case KIND_EXSCAN:
        return dtl_exscan(context, source, target, count, dtype, call->op);
    case KIND_REDUCE_SCATTER:
        count /= (dtl_size_t)dtl_context_size(context);
        return dtl_reduce_scatter_block(context, source, target, count, dtype, call->op);
    default:
        return DTL_SUCCESS;
    }
}

/* Returns true if the message with the check can carry the whole collective. */
static bool fits_one_message(const struct checked_collective *call)
{
    dtl_size_t capacity = SMALL / call->bytes;
    dtl_rank_t ranks;

    if (call->kind == KIND_ALLREDUCE)
        return true;
    ranks = dtl_context_size(call->context); /* of none if it is closed */
    switch (call->kind) {
    case KIND_REDUCE:
        return call->count <= capacity;
    case KIND_REDUCE_SCATTER:
        return ranks > 0 && call->count > 0 && call->count <= capacity;
    case KIND_GATHER:
    case KIND_ALLGATHER:
    case KIND_ALLTOALL:
        return ranks > 0 && call->count > 0 && call->count <= capacity / (dtl_size_t)ranks;
    default:
        return false;
    }
}

/* Runs a collective for which fits_one_message() is true. *found becomes the dtype of the result,
 * or NO_DTYPE if the ranks' arguments differ. */
static dtl_status run_in_one_message(const struct checked_collective *call, int32_t *found)
{
    if (call->kind == KIND_REDUCE_SCATTER)
        return run_small_reduce_scatter(call, found);
    return call->kind <= KIND_REDUCE ? run_small_reduce(call, found)
                                     : run_small_exchange(call, found);
}

/* Runs the collective if the ranks' arguments match. *found becomes the dtype of the result, or
 * NO_DTYPE if they differ. */
static dtl_status run_checked(const struct checked_collective *call, int32_t *found)
{
    dtl_status status;

    if (fits_one_message(call))
        return run_in_one_message(call, found);
    status = check_arguments(call, found);
    return status == DTL_SUCCESS && *found != NO_DTYPE ? run_collective(call) : status;
}

static dtl_status run_without_gil(const struct checked_collective *call, int32_t *found)
{
    PyThreadState *thread = PyEval_SaveThread();
    dtl_status status = run_checked(call, found);

    PyEval_RestoreThread(thread);
    return status;
}

/* Parses all arguments but the arrays. Returns false with an exception if one is invalid. */
static bool parse_arguments(PyObject *const *arguments, struct checked_collective *out)
{
    out->context = PyLong_AsVoidPtr(arguments[CHECKED_CONTEXT]);
    out->kind = (enum kind)dtl_fast_number(arguments[CHECKED_KIND]);
    out->dtype = (dtl_dtype)dtl_fast_number(arguments[CHECKED_DTYPE]);
    out->op = (dtl_reduce_op)dtl_fast_number(arguments[CHECKED_OPERATION]);
    out->root = dtl_fast_number(arguments[CHECKED_ROOT]);
    out->is_number = PyObject_IsTrue(arguments[CHECKED_IS_NUMBER]);
    out->bytes = dtl_dtype_size(out->dtype);
    if (PyErr_Occurred() == NULL && out->bytes == 0)
        PyErr_SetString(PyExc_ValueError, "not a dtype");
    return PyErr_Occurred() == NULL;
}

/* Python: checked_collective(...). Returns the dtype of the result, or -1 if the ranks' arguments
 * differ. */
PyObject *dtl_fast_checked_collective(PyObject *module, PyObject *const *arguments,
                                      Py_ssize_t argument_count)
{
    struct checked_collective call;
    Py_buffer source, target = {0};
    int32_t found = NO_DTYPE;
    dtl_status status;

    (void)module;
    if (argument_count != CHECKED_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", argument_count,
                            CHECKED_ARGUMENTS);
    if (!parse_arguments(arguments, &call) ||
        PyObject_GetBuffer(arguments[CHECKED_SOURCE], &source, PyBUF_C_CONTIGUOUS) != 0)
        return NULL;
    if (arguments[CHECKED_TARGET] != Py_None &&
        PyObject_GetBuffer(arguments[CHECKED_TARGET], &target, PyBUF_WRITABLE) != 0) {
        PyBuffer_Release(&source);
        return NULL;
    }
    call.source = source.buf;
    call.target = target.buf;
    call.count = (dtl_size_t)source.len / call.bytes;
    call.digest = digest_of(call.kind, call.root, source.ndim, source.shape);

    status = run_without_gil(&call, &found);

    PyBuffer_Release(&target);
    PyBuffer_Release(&source);
    return status == DTL_SUCCESS ? PyLong_FromLong(found) : raise_error(status);
}

/* ---- reductions of one number ---------------------------------------------------------------- */

/* The arguments of combine(), by position. */
enum {
    COMBINE_CONTEXT,
    COMBINE_KIND,
    COMBINE_VALUE,
    COMBINE_OPERATION,
    COMBINE_ROOT,
    COMBINE_ARGUMENTS
};

/* A number of any of the types of Python. */
union any_number {
    int64_t integer;
    double real;
    double complex[2];
};

/* Returns an int, a float or a complex, by the dtype of the reduced value. */
static PyObject *create_number(const union any_number *value, int32_t dtype)
{
    if (dtype == DTL_DTYPE_INT64)
        return PyLong_FromLongLong(value->integer);
    if (dtype == DTL_DTYPE_FLOAT64)
        return PyFloat_FromDouble(value->real);
    return PyComplex_FromDoubles(value->complex[0], value->complex[1]);
}

/* Returns false and sets an exception if the object is not a Python number or does not fit. */
static bool parse_number(PyObject *object, union any_number *out, dtl_dtype *dtype)
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

/* Python: combine(...). Returns the reduction of a Python number by allreduce or reduce; None if
 * this rank is not the root, and NotImplemented if the ranks' arguments differ. */
PyObject *dtl_fast_combine(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count)
{
    union any_number mine = {.complex = {0}}, all = {.complex = {0}};
    struct checked_collective call = {
        .source = &mine, .target = &all, .count = 1, .is_number = true};
    int32_t found = NO_DTYPE;
    dtl_status status;

    (void)module;
    if (argument_count != COMBINE_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", argument_count,
                            COMBINE_ARGUMENTS);
    if (!parse_number(arguments[COMBINE_VALUE], &mine, &call.dtype))
        return NULL;
    call.bytes = sizeof mine.integer; /* of real numbers too */
    call.context = PyLong_AsVoidPtr(arguments[COMBINE_CONTEXT]);
    call.kind = (enum kind)dtl_fast_number(arguments[COMBINE_KIND]);
    call.op = (dtl_reduce_op)dtl_fast_number(arguments[COMBINE_OPERATION]);
    call.root = dtl_fast_number(arguments[COMBINE_ROOT]);
    call.digest = digest_of(call.kind, call.root, 0, NULL);
    if (PyErr_Occurred() == NULL && call.kind == KIND_REDUCE &&
        (call.root < 0 || call.root >= dtl_context_size(call.context)))
        PyErr_SetString(PyExc_ValueError, "not a rank");
    if (PyErr_Occurred() != NULL)
        return NULL;

    status = run_without_gil(&call, &found);

    if (status != DTL_SUCCESS)
        return raise_error(status);
    if (found == NO_DTYPE)
        Py_RETURN_NOTIMPLEMENTED;
    if (found < NO_DTYPE)
        return PyErr_Format(PyExc_OverflowError, "beyond the dtype");
    if (call.kind == KIND_REDUCE && dtl_context_rank(call.context) != call.root)
        Py_RETURN_NONE;
    return create_number(&all, found);
}

/* ---- descriptions sent by the root ----------------------------------------------------------- */

/* Describes the root's array, with its elements if they fit. The other ranks contribute zeros. */
struct array_description {
    int64_t magic; /* at both ends, to distinguish it from data of other broadcasts */
    int32_t dtype;
    int32_t look; /* meaning is Python's own */
    int32_t dimensions;
    int32_t bytes; /* of the elements in `payload`; -1: they are sent separately */
    char payload[DESCRIPTION_BYTES - 4 * sizeof(int32_t) - 2 * sizeof(int64_t)];
    int64_t end;
};

static const int64_t DESCRIPTION_MAGIC = 0x64746c3a746f6c64;

/* The arguments of root_description(), by position. */
enum {
    DESCRIBE_CONTEXT,
    DESCRIBE_ROOT,
    DESCRIBE_SOURCE,
    DESCRIBE_DTYPE,
    DESCRIBE_LOOK,
    DESCRIBE_ARGUMENTS
};

/* Returns the bytes that the extents of a shape use. */
static size_t extents_bytes(int32_t dimensions)
{
    int32_t words = dimensions < DTL_MAX_TENSOR_RANK ? dimensions : DTL_MAX_TENSOR_RANK;

    return (size_t)words * sizeof(dtl_size_t);
}

/* Returns the shape of an array; it always fits. */
static dtl_shape shape_of(const Py_buffer *array)
{
    dtl_size_t extents[PyBUF_MAX_NDIM];
    dtl_shape shape = {0};

    for (int dimension = 0; dimension < array->ndim; dimension++)
        extents[dimension] = (dtl_size_t)array->shape[dimension];
    dtl_shape_pack(array->ndim, extents, &shape);
    return shape;
}

/* Describes the source array, with its elements if they fit the payload; `bytes` is -1 otherwise.
 * Returns false with an exception if an argument is invalid. */
static bool write_description(PyObject *const *arguments, struct array_description *out)
{
    Py_buffer source;
    dtl_shape shape;
    size_t used;

    out->magic = out->end = DESCRIPTION_MAGIC;
    out->dtype = dtl_fast_number(arguments[DESCRIBE_DTYPE]);
    out->look = dtl_fast_number(arguments[DESCRIBE_LOOK]);
    if (PyErr_Occurred() != NULL ||
        PyObject_GetBuffer(arguments[DESCRIBE_SOURCE], &source, PyBUF_C_CONTIGUOUS) != 0)
        return false;
    shape = shape_of(&source);
    out->dimensions = shape.ndim;
    out->bytes = -1;
    used = extents_bytes(shape.ndim);
    memcpy(out->payload, shape.dims, used);
    if ((size_t)source.len <= sizeof out->payload - used) {
        out->bytes = (int32_t)source.len;
        memcpy(out->payload + used, source.buf, (size_t)source.len);
    }
    PyBuffer_Release(&source);
    return true;
}

/* Returns the shape as a tuple, or NULL with an exception. */
static PyObject *description_shape(const struct array_description *description)
{
    PyObject *shape = PyTuple_New(description->dimensions);
    dtl_shape sent = {.ndim = description->dimensions};
    dtl_size_t extents[PyBUF_MAX_NDIM] = {0};

    memcpy(sent.dims, description->payload, extents_bytes(description->dimensions));
    dtl_shape_unpack(&sent, PyBUF_MAX_NDIM, extents);
    for (int dimension = 0; shape != NULL && dimension < description->dimensions; dimension++)
        PyTuple_SetItem(shape, dimension, PyLong_FromUnsignedLongLong(extents[dimension]));
    return shape;
}

/* Returns the tuple that root_description() returns, or None if the root sent no description.
 * Returns NULL with an exception if memory is exhausted. */
static PyObject *parse_description(const struct array_description *description)
{
    const char *elements = description->payload + extents_bytes(description->dimensions);
    PyObject *shape, *data;

    if (description->magic != DESCRIPTION_MAGIC || description->end != DESCRIPTION_MAGIC)
        Py_RETURN_NONE;
    shape = description_shape(description);
    if (description->bytes < 0)
        return Py_BuildValue("iiNO", (int)description->dtype, (int)description->look, shape,
                             Py_None);
    data = PyByteArray_FromStringAndSize(elements, description->bytes);
    return Py_BuildValue("iiNN", (int)description->dtype, (int)description->look, shape, data);
}

/* One rank's contribution. The bitwise or over all ranks yields the root's description; `root` and
 * `other_root` have a common bit if two ranks name different roots. */
struct contribution {
    uint64_t root;
    uint64_t other_root; /* its complement */
    struct array_description description;
};

/* Returns true if all ranks named the same valid root; `all` is the bitwise or of all
 * contributions. */
static bool have_one_root(const struct contribution *all)
{
    return (all->root & all->other_root) == 0;
}

/* Python: root_description(...). Returns (dtype, look, shape, elements) of the root's array. The
 * elements are a bytearray, or None if they are too many. Returns None if the ranks name different
 * roots, or if one passes -1, which refuses the call. Other ranks than the root pass no source. */
PyObject *dtl_fast_root_description(PyObject *module, PyObject *const *arguments,
                                    Py_ssize_t argument_count)
{
    struct contribution mine = {0}, all = {0};
    dtl_context_t context;
    dtl_rank_t root;
    dtl_status status;

    (void)module;
    if (argument_count != DESCRIBE_ARGUMENTS)
        return PyErr_Format(PyExc_TypeError, "%zd arguments; expected %d", argument_count,
                            DESCRIBE_ARGUMENTS);
    context = PyLong_AsVoidPtr(arguments[DESCRIBE_CONTEXT]);
    root = dtl_fast_number(arguments[DESCRIBE_ROOT]);
    if (PyErr_Occurred() != NULL)
        return NULL;
    if (arguments[DESCRIBE_SOURCE] != Py_None && !write_description(arguments, &mine.description))
        return NULL;
    mine.root = root < 0 ? UINT64_MAX : (uint64_t)root;
    mine.other_root = root < 0 ? UINT64_MAX : ~(uint64_t)root;

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_allreduce(context, &mine, &all, sizeof mine, DTL_DTYPE_BYTE, DTL_OP_BOR);
    PyEval_RestoreThread(thread);
    if (status != DTL_SUCCESS)
        return raise_error(status);
    if (!have_one_root(&all))
        Py_RETURN_NONE;
    return parse_description(&all.description);
}
