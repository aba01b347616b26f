/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/box.yaml: context_create */
dtl_status dtl_context_create(dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "context_create", "ctx-null",
                           "ctx is NULL; expected an address");
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTEXT_CREATE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'m', ctx, sizeof *ctx},
            };
            dtl__record_call(CALL_CONTEXT_CREATE, dtl__arguments, 1);
        }
    }
    dtl_status status = dtl_impl_context_create(&ctx_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    dtl__result(CALL_CONTEXT_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTEXT_CREATE, *ctx, NULL, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_CONTEXT_CREATE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/box.yaml: context_destroy: the observed path */
static DTL_NOINLINE void context_destroy_observed(dtl_context_t ctx, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_CONTEXT_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
        };
        dtl__record_call(CALL_CONTEXT_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_context_destroy(ctx_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTEXT_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/box.yaml: context_destroy */
void dtl_context_destroy(dtl_context_t ctx)
{
    struct context *ctx_object = dtl__handle_close(ctx, HANDLE_CONTEXT, "context_destroy", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        context_destroy_observed(ctx, ctx_object);
        return;
    }
    dtl_impl_context_destroy(ctx_object);
}

/* spec/box.yaml: box_create */
dtl_status dtl_box_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t capacity,
                          const dtl_options *opts, dtl_box_t *box)
{
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "box_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(box)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "box_create", "box-null", "box is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "box_create", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(opts != NULL && !dtl__is_color(opts->color)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "box_create", "opts.color-enum",
                              "opts.color is %lld; expected a dtl_color", (long long)opts->color);
    if (DTL_UNLIKELY(capacity > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "box_create", "capacity-range",
                              "capacity is %lld; expected 0 <= capacity <= limit(dtype) (%llu)",
                              (long long)capacity, (unsigned long long)dtl__limit(dtype));
    struct box *box_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_BOX_CREATE, ctx_object,
                                           (const int64_t[]){dtype, capacity}, 2);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_BOX_CREATE, (const struct handles[]){{&ctx, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_BOX_CREATE, dtl__context_error_scope(ctx_object), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &dtype, sizeof dtype},
                {'n', &capacity, sizeof capacity},
                {'r', opts, sizeof *opts},
                {'m', box, sizeof *box},
            };
            dtl__record_call(CALL_BOX_CREATE, dtl__arguments, 5);
        }
    }
    dtl_status status = dtl_impl_box_create(ctx_object, dtype, capacity, opts, &box_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_BOX, box_object, box);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_box_destroy(box_object);
    }
    dtl__result(CALL_BOX_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_BOX_CREATE, *box, ctx, __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_BOX_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/box.yaml: box_destroy: the observed path */
static DTL_NOINLINE void box_destroy_observed(dtl_box_t box, struct box *box_object)
{
    dtl_status begun = dtl__call_begin(CALL_BOX_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &box, sizeof box},
        };
        dtl__record_call(CALL_BOX_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_box_destroy(box_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_BOX_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/box.yaml: box_destroy */
void dtl_box_destroy(dtl_box_t box)
{
    struct box *box_object = dtl__handle_close(box, HANDLE_BOX, "box_destroy", "box");
    if (DTL_UNLIKELY(box_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        box_destroy_observed(box, box_object);
        return;
    }
    dtl_impl_box_destroy(box_object);
}

/* spec/box.yaml: box_owner: the observed path */
static DTL_NOINLINE dtl_rank_t box_owner_observed(dtl_box_t box, dtl_index_t place,
                                                  struct box *box_object)
{
    dtl_status begun = dtl__call_begin(CALL_BOX_OWNER, dtl__box_context(box_object),
                                       (const int64_t[]){place}, 1);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    begun = dtl__guard_enter(CALL_BOX_OWNER, (const struct handles[]){{&box, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_BOX_OWNER, dtl__box_error_scope(box_object), begun);
        return DTL_NO_RANK;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &box, sizeof box},
            {'n', &place, sizeof place},
        };
        dtl__record_call(CALL_BOX_OWNER, dtl__arguments, 2);
    }
    dtl_rank_t result = dtl_impl_box_owner(box_object, place);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_BOX_OWNER, dtl__box_error_scope(box_object), DTL_SUCCESS);
    return result;
}

/* spec/box.yaml: box_owner */
dtl_rank_t dtl_box_owner(dtl_box_t box, dtl_index_t place)
{
    struct box *box_object = dtl__handle_object(box, HANDLE_BOX, "box_owner", "box");
    if (DTL_UNLIKELY(box_object == NULL))
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(place < 0 || place >= (int64_t)dtl__box_global_size(box_object))) {
        dtl__refuse_in(dtl__box_error_scope(box_object), DTL_ERROR_OUT_OF_BOUNDS, "box_owner",
                       "place-range",
                       "place is %lld; expected place >= 0 and place < global_size(box) (%llu)",
                       (long long)place, (unsigned long long)dtl__box_global_size(box_object));
        return DTL_NO_RANK;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return box_owner_observed(box, place, box_object);
    return dtl_impl_box_owner(box_object, place);
}

/* spec/box.yaml: box_name: the observed path */
static DTL_NOINLINE const char *box_name_observed(dtl_box_t box, struct box *box_object)
{
    dtl_status begun = dtl__call_begin(CALL_BOX_NAME, dtl__box_context(box_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    begun = dtl__guard_enter(CALL_BOX_NAME, (const struct handles[]){{&box, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_BOX_NAME, dtl__box_error_scope(box_object), begun);
        return "unknown";
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &box, sizeof box},
        };
        dtl__record_call(CALL_BOX_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_box_name(box_object);
    dtl__guard_leave();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_BOX_NAME, dtl__box_error_scope(box_object), DTL_SUCCESS);
    return result;
}

/* spec/box.yaml: box_name */
const char *dtl_box_name(dtl_box_t box)
{
    struct box *box_object = dtl__handle_object(box, HANDLE_BOX, "box_name", "box");
    if (DTL_UNLIKELY(box_object == NULL))
        return "unknown";

    if (DTL_UNLIKELY(dtl__observed))
        return box_name_observed(box, box_object);
    return dtl_impl_box_name(box_object);
}

/* spec/box.yaml: reduce: the observed path */
static DTL_NOINLINE dtl_status reduce_observed(dtl_context_t ctx, const void *sendbuf,
                                               void *recvbuf, dtl_size_t count, dtl_dtype dtype,
                                               dtl_reduce_op op, dtl_rank_t root,
                                               struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_REDUCE, ctx_object,
                                       (const int64_t[]){count, dtype, op, root}, 4);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_REDUCE, (const struct handles[]){{&ctx, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_REDUCE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_REDUCE, dtl__context_error_scope(ctx_object), begun);
        return begun;
    }
    dtl__call_moves(
        CALL_REDUCE, dtl__times(count, dtl__bytes(dtype)),
        dtl__context_rank(ctx_object) == root ? dtl__times(count, dtl__bytes(dtype)) : 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', sendbuf, dtl__times(count, dtl__bytes(dtype))},
            {'w', recvbuf, dtl__context_rank(ctx_object) == root ? dtl__times(count,
                           dtl__bytes(dtype)) : 0},
            {'n', &count, sizeof count},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_REDUCE, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_reduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root);
    status = dtl__call_agree(CALL_REDUCE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_REDUCE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_REDUCE, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/box.yaml: reduce */
dtl_status dtl_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root)
{
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "reduce", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(sendbuf) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "sendbuf-null",
                              "sendbuf is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(recvbuf) && dtl__context_rank(ctx_object) == root && count > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce",
            "recvbuf-null",
            "recvbuf is NULL; expected an address where rank(ctx) (%lld) == root (%lld) and count"
            " (%lld) > 0",
            (long long)dtl__context_rank(ctx_object), (long long)root, (long long)count);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "op-enum", "op is %lld; expected a dtl_reduce_op",
                              (long long)op);
    if (DTL_UNLIKELY(count > dtl__limit(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(dtype) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(dtype));
    if (DTL_UNLIKELY(root < 0 || root >= dtl__context_size(ctx_object)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_RANK,
                              "reduce", "root-range",
                              "root is %lld; expected root >= 0 and root < size(ctx) (%lld)",
                              (long long)root, (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(count == 0 && root != 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "empty",
                              "root is %lld; expected 0, where count (%lld) == 0", (long long)root,
                              (long long)count);
    if (DTL_UNLIKELY(dtl__context_rank(ctx_object) == root && sendbuf != recvbuf &&
                     dtl__overlaps(sendbuf, dtl__times(count, dtl__bytes(dtype)), recvbuf,
                     dtl__times(count, dtl__bytes(dtype)))))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "reduce",
            "recvbuf-overlap",
            "recvbuf overlaps sendbuf; expected no overlap with sendbuf unless both are the same");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_MPI)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "reduce", "mpi-feature", "mpi is not available: %s; install %s",
                              dtl__feature_reason(FEATURE_MPI), dtl__feature_remedy(FEATURE_MPI));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_REDUCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return reduce_observed(ctx, sendbuf, recvbuf, count, dtype, op, root, ctx_object);
    dtl_status status = dtl_impl_reduce(ctx_object, sendbuf, recvbuf, count, dtype, op, root);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_REDUCE, status);
}

/* spec/box.yaml: gather: the observed path */
static DTL_NOINLINE dtl_status gather_observed(dtl_context_t ctx, const dtl_size_t *counts,
                                               void *room, struct context *ctx_object)
{
    dtl_status begun = dtl__call_begin(CALL_GATHER, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    begun = dtl__guard_enter(CALL_GATHER, (const struct handles[]){{&ctx, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__call_end(CALL_GATHER, dtl__context_error_scope(ctx_object), begun);
        return begun;
    }
    dtl__call_moves(
        CALL_GATHER, 0,
        room != NULL ? dtl__times(dtl__sum(counts, dtl__context_size(ctx_object)),
        dtl__bytes(DTL_DTYPE_INT32)) : 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'r', counts, dtl__context_size(ctx_object) * sizeof *counts},
            {'w', room, room != NULL ? dtl__times(dtl__sum(counts,
                        dtl__context_size(ctx_object)), dtl__bytes(DTL_DTYPE_INT32)) : 0},
        };
        dtl__record_call(CALL_GATHER, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_gather(ctx_object, counts, room);
    dtl__result(CALL_GATHER, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_GATHER, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/box.yaml: gather */
dtl_status dtl_gather(dtl_context_t ctx, const dtl_size_t *counts, void *room)
{
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "gather", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(counts) && dtl__context_size(ctx_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gather", "counts-null",
                              "counts is NULL; expected an address where size(ctx) (%lld) > 0",
                              (long long)dtl__context_size(ctx_object));
    if (DTL_UNLIKELY(dtl__is_null(room) && dtl__sum(counts, dtl__context_size(ctx_object)) > 0
                     && dtl__sum(counts, dtl__context_size(ctx_object)) != 0))
        return dtl__refuse_in(
            dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT, "gather",
            "room-null",
            "room is NULL; expected an address where sum(counts) (%llu) > 0 and not sum(counts) "
            "(%llu) == 0",
            (unsigned long long)dtl__sum(counts, dtl__context_size(ctx_object)),
            (unsigned long long)dtl__sum(counts, dtl__context_size(ctx_object)));
    if (DTL_UNLIKELY(dtl__sum(counts, dtl__context_size(ctx_object)) >
                     dtl__limit(DTL_DTYPE_INT32)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "gather", "room-limit",
                              "sum(counts) is %llu; expected at most limit(int32) (%llu)",
                              (unsigned long long)dtl__sum(counts, dtl__context_size(ctx_object)),
                              (unsigned long long)dtl__limit(DTL_DTYPE_INT32));

    if (DTL_UNLIKELY(dtl__observed))
        return gather_observed(ctx, counts, room, ctx_object);
    dtl_status status = dtl_impl_gather(ctx_object, counts, room);
    return dtl__result(CALL_GATHER, status);
}
