/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/map.yaml: map_create */
dtl_status dtl_map_create(dtl_context_t ctx, dtl_dtype key_dtype, dtl_dtype value_dtype,
                          dtl_map_t *map)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "map_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(map)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "map_create", "map-null", "map is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(key_dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "map_create", "key_dtype-enum",
                              "key_dtype is %lld; expected a dtl_dtype", (long long)key_dtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(value_dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "map_create", "value_dtype-enum",
                              "value_dtype is %lld; expected a dtl_dtype", (long long)value_dtype);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_MAP_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct map *map_object = NULL;
    dtl_map_t map_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_MAP_CREATE, ctx_object,
                                           (const int64_t[]){key_dtype, value_dtype}, 2);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &key_dtype, sizeof key_dtype},
                {'n', &value_dtype, sizeof value_dtype},
                {'m', map, sizeof *map},
            };
            dtl__record_call(CALL_MAP_CREATE, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_map_create(ctx_object, key_dtype, value_dtype, &map_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_MAP, map_object, &map_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_MAP_CREATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *map = map_handle;
    else
        dtl__handles_close(&map_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && map_object != NULL))
        dtl_impl_map_destroy(map_object);
    dtl__result(CALL_MAP_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_MAP_CREATE, *map, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_MAP_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/map.yaml: map_create_sized */
dtl_status dtl_map_create_sized(dtl_context_t ctx, dtl_dtype key_dtype, dtl_size_t key_count,
                                dtl_dtype value_dtype, dtl_size_t value_count, dtl_map_t *map)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_create_sized", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "map_create_sized", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(map)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "map_create_sized", "map-null", "map is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(key_dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "map_create_sized", "key_dtype-enum",
                              "key_dtype is %lld; expected a dtl_dtype", (long long)key_dtype);
    if (DTL_UNLIKELY(!dtl__is_dtype(value_dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "map_create_sized", "value_dtype-enum",
                              "value_dtype is %lld; expected a dtl_dtype", (long long)value_dtype);
    if (DTL_UNLIKELY(key_count < 1))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "map_create_sized", "key_count-range",
                              "key_count is %lld; expected key_count >= 1", (long long)key_count);
    if (DTL_UNLIKELY(value_count < 1))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "map_create_sized", "value_count-range",
                              "value_count is %lld; expected value_count >= 1",
                              (long long)value_count);

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_MAP_CREATE_SIZED);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct map *map_object = NULL;
    dtl_map_t map_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(
            CALL_MAP_CREATE_SIZED, ctx_object,
            (const int64_t[]){key_dtype, key_count, value_dtype, value_count}, 4);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &key_dtype, sizeof key_dtype},
                {'n', &key_count, sizeof key_count},
                {'n', &value_dtype, sizeof value_dtype},
                {'n', &value_count, sizeof value_count},
                {'m', map, sizeof *map},
            };
            dtl__record_call(CALL_MAP_CREATE_SIZED, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_map_create_sized(ctx_object, key_dtype, key_count, value_dtype,
                                                  value_count, &map_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_MAP, map_object, &map_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_MAP_CREATE_SIZED, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *map = map_handle;
    else
        dtl__handles_close(&map_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && map_object != NULL))
        dtl_impl_map_destroy(map_object);
    dtl__result(CALL_MAP_CREATE_SIZED, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_MAP_CREATE_SIZED, *map, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_MAP_CREATE_SIZED, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/map.yaml: map_destroy: the observed path */
static DTL_NOINLINE void map_destroy_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_DESTROY, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_map_destroy(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/map.yaml: map_destroy */
void dtl_map_destroy(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct map *map_object = dtl__handle_close_idle(map, HANDLE_MAP, "map_destroy", "map");
    if (DTL_UNLIKELY(map_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        map_destroy_observed(map, map_object);
        return;
    }
    dtl_impl_map_destroy(map_object);
}

/* spec/map.yaml: map_insert: the observed path */
static DTL_NOINLINE dtl_status map_insert_observed(dtl_map_t map, const void *key,
                                                   const void *value, struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_insert", "key", key,
        "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_insert(map_object, key, value);
        dtl__result(CALL_MAP_INSERT, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_INSERT, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_INSERT,
        dtl__plus(dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)),
        dtl__times(dtl__map_value_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))),
        0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', value, dtl__times(dtl__map_value_size(map_object),
                         dtl__bytes(DTL_DTYPE_BYTE))},
        };
        dtl__record_call(CALL_MAP_INSERT, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_map_insert(map_object, key, value);
    dtl__result(CALL_MAP_INSERT, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_INSERT, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_insert */
dtl_status dtl_map_insert(dtl_map_t map, const void *key, const void *value)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_insert", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_insert", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_insert", "key-null",
                              "key is NULL; expected an address where key_size(map) (%llu) > 0",
                              (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(value) && dtl__map_value_size(map_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_insert", "value-null",
            "value is NULL; expected an address where value_size(map) (%llu) > 0",
            (unsigned long long)dtl__map_value_size(map_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_insert_observed(map, key, value, map_object);
    dtl_status status = dtl_impl_map_insert(map_object, key, value);
    return dtl__result(CALL_MAP_INSERT, status);
}

/* spec/map.yaml: map_insert_batch: the observed path */
static DTL_NOINLINE dtl_status map_insert_batch_observed(dtl_map_t map, const void *keys,
                                                         const void *values, dtl_size_t count,
                                                         struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_insert_batch",
        "keys", keys, "values", values, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_insert_batch(map_object, keys, values, count);
        dtl__result(CALL_MAP_INSERT_BATCH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_INSERT_BATCH, dtl__map_context(map_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_INSERT_BATCH,
        dtl__plus(dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)), dtl__times(dtl__times(count,
        dtl__map_value_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE))),
        0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', keys, dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', values, dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
                          dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_MAP_INSERT_BATCH, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_map_insert_batch(map_object, keys, values, count);
    dtl__result(CALL_MAP_INSERT_BATCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_INSERT_BATCH,
                  dtl__context_error_scope(dtl__map_context(map_object)), status);
    return status;
}

/* spec/map.yaml: map_insert_batch */
dtl_status dtl_map_insert_batch(dtl_map_t map, const void *keys, const void *values,
                                dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_insert_batch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_insert_batch", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(count, dtl__map_key_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_insert_batch", "keys-null",
            "keys is NULL; expected an address where count (%lld) * key_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(values) && dtl__times(count, dtl__map_value_size(map_object))
                     > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_insert_batch", "values-null",
            "values is NULL; expected an address where count (%lld) * value_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_insert_batch", "count-limit",
            "count is %lld; expected count * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_value_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_insert_batch", "count-limit",
            "count is %lld; expected count * value_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_insert_batch_observed(map, keys, values, count, map_object);
    dtl_status status = dtl_impl_map_insert_batch(map_object, keys, values, count);
    return dtl__result(CALL_MAP_INSERT_BATCH, status);
}

/* spec/map.yaml: map_combine: the observed path */
static DTL_NOINLINE dtl_status map_combine_observed(dtl_map_t map, const void *key,
                                                    const void *value, dtl_reduce_op op,
                                                    struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_combine", "key", key,
        "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_combine(map_object, key, value, op);
        dtl__result(CALL_MAP_COMBINE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_COMBINE, dtl__map_context(map_object),
                                       (const int64_t[]){op}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_COMBINE,
        dtl__plus(dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)),
        dtl__times(dtl__map_value_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))),
        0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', value, dtl__times(dtl__map_value_size(map_object),
                         dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_MAP_COMBINE, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_map_combine(map_object, key, value, op);
    dtl__result(CALL_MAP_COMBINE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_COMBINE, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_combine */
dtl_status dtl_map_combine(dtl_map_t map, const void *key, const void *value, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_combine", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_combine", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_combine", "key-null",
                              "key is NULL; expected an address where key_size(map) (%llu) > 0",
                              (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(value) && dtl__map_value_size(map_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_combine", "value-null",
            "value is NULL; expected an address where value_size(map) (%llu) > 0",
            (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_combine", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(!dtl__is_defined(op, DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_combine", "op-op",
                              "op is %s; expected an operation defined for byte (%s)",
                              dtl__operation_names[op], dtl__dtype(DTL_DTYPE_BYTE)->name);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_combine_observed(map, key, value, op, map_object);
    dtl_status status = dtl_impl_map_combine(map_object, key, value, op);
    return dtl__result(CALL_MAP_COMBINE, status);
}

/* spec/map.yaml: map_combine_batch: the observed path */
static DTL_NOINLINE dtl_status map_combine_batch_observed(dtl_map_t map, const void *keys,
                                                          const void *values, dtl_size_t count,
                                                          dtl_reduce_op op, struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_combine_batch",
        "keys", keys, "values", values, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_combine_batch(map_object, keys, values, count, op);
        dtl__result(CALL_MAP_COMBINE_BATCH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_COMBINE_BATCH, dtl__map_context(map_object),
                                       (const int64_t[]){count, op}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_COMBINE_BATCH,
        dtl__plus(dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)), dtl__times(dtl__times(count,
        dtl__map_value_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE))),
        0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', keys, dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', values, dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
                          dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &count, sizeof count},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_MAP_COMBINE_BATCH, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_map_combine_batch(map_object, keys, values, count, op);
    dtl__result(CALL_MAP_COMBINE_BATCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_COMBINE_BATCH,
                  dtl__context_error_scope(dtl__map_context(map_object)), status);
    return status;
}

/* spec/map.yaml: map_combine_batch */
dtl_status dtl_map_combine_batch(dtl_map_t map, const void *keys, const void *values,
                                 dtl_size_t count, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_combine_batch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_combine_batch", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(count, dtl__map_key_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_combine_batch", "keys-null",
            "keys is NULL; expected an address where count (%lld) * key_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(values) && dtl__times(count, dtl__map_value_size(map_object))
                     > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_combine_batch", "values-null",
            "values is NULL; expected an address where count (%lld) * value_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_combine_batch", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_combine_batch", "count-limit",
            "count is %lld; expected count * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_value_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_combine_batch", "count-limit",
            "count is %lld; expected count * value_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(!dtl__is_defined(op, DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_combine_batch", "op-op",
                              "op is %s; expected an operation defined for byte (%s)",
                              dtl__operation_names[op], dtl__dtype(DTL_DTYPE_BYTE)->name);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_combine_batch_observed(map, keys, values, count, op, map_object);
    dtl_status status = dtl_impl_map_combine_batch(map_object, keys, values, count, op);
    return dtl__result(CALL_MAP_COMBINE_BATCH, status);
}

/* spec/map.yaml: map_combine_with: the observed path */
static DTL_NOINLINE dtl_status map_combine_with_observed(dtl_map_t map, const void *key,
                                                         const void *value, dtl_binary_func func,
                                                         void *user_data, struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_combine_with", "key", key,
        "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_combine_with(map_object, key, value, func, user_data);
        dtl__result(CALL_MAP_COMBINE_WITH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_COMBINE_WITH, dtl__map_context(map_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_COMBINE_WITH,
        dtl__plus(dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)),
        dtl__times(dtl__map_value_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))),
        0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', value, dtl__times(dtl__map_value_size(map_object),
                         dtl__bytes(DTL_DTYPE_BYTE))},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_MAP_COMBINE_WITH, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_map_combine_with(map_object, key, value, func, user_data);
    dtl__result(CALL_MAP_COMBINE_WITH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_COMBINE_WITH,
                  dtl__context_error_scope(dtl__map_context(map_object)), status);
    return status;
}

/* spec/map.yaml: map_combine_with */
dtl_status dtl_map_combine_with(dtl_map_t map, const void *key, const void *value,
                                dtl_binary_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_combine_with", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_combine_with", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_combine_with", "key-null",
                              "key is NULL; expected an address where key_size(map) (%llu) > 0",
                              (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(value) && dtl__map_value_size(map_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_combine_with", "value-null",
            "value is NULL; expected an address where value_size(map) (%llu) > 0",
            (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_combine_with", "func-null",
                              "func is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_combine_with_observed(map, key, value, func, user_data, map_object);
    dtl_status status = dtl_impl_map_combine_with(map_object, key, value, func, user_data);
    return dtl__result(CALL_MAP_COMBINE_WITH, status);
}

/* spec/map.yaml: map_combine_with_batch: the observed path */
static DTL_NOINLINE dtl_status map_combine_with_batch_observed(dtl_map_t map, const void *keys,
                                                               const void *values,
                                                               dtl_size_t count,
                                                               dtl_binary_func func,
                                                               void *user_data,
                                                               struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_combine_with_batch",
        "keys", keys, "values", values, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_combine_with_batch(map_object, keys, values, count,
                                                            func, user_data);
        dtl__result(CALL_MAP_COMBINE_WITH_BATCH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_COMBINE_WITH_BATCH,
                                       dtl__map_context(map_object), (const int64_t[]){count},
                                       1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_COMBINE_WITH_BATCH,
        dtl__plus(dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)), dtl__times(dtl__times(count,
        dtl__map_value_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE))),
        0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', keys, dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', values, dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
                          dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &count, sizeof count},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_MAP_COMBINE_WITH_BATCH, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_map_combine_with_batch(map_object, keys, values, count, func,
                                                        user_data);
    dtl__result(CALL_MAP_COMBINE_WITH_BATCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_COMBINE_WITH_BATCH,
                  dtl__context_error_scope(dtl__map_context(map_object)), status);
    return status;
}

/* spec/map.yaml: map_combine_with_batch */
dtl_status dtl_map_combine_with_batch(dtl_map_t map, const void *keys, const void *values,
                                      dtl_size_t count, dtl_binary_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_combine_with_batch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_combine_with_batch",
                                                                      "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(count, dtl__map_key_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_combine_with_batch", "keys-null",
            "keys is NULL; expected an address where count (%lld) * key_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(values) && dtl__times(count, dtl__map_value_size(map_object))
                     > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_combine_with_batch", "values-null",
            "values is NULL; expected an address where count (%lld) * value_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_combine_with_batch", "func-null",
                              "func is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_combine_with_batch", "count-limit",
            "count is %lld; expected count * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_value_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_combine_with_batch", "count-limit",
            "count is %lld; expected count * value_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_combine_with_batch_observed(map, keys, values, count, func, user_data,
                                               map_object);
    dtl_status status = dtl_impl_map_combine_with_batch(map_object, keys, values, count, func,
                                                        user_data);
    return dtl__result(CALL_MAP_COMBINE_WITH_BATCH, status);
}

/* spec/map.yaml: map_replace: the observed path */
static DTL_NOINLINE dtl_status map_replace_observed(dtl_map_t map, const void *key,
                                                    const void *expected, const void *value,
                                                    int *replaced, struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_replace", "key", key,
        "expected", expected, "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_replace(map_object, key, expected, value, replaced);
        dtl__result(CALL_MAP_REPLACE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_REPLACE, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_REPLACE,
        dtl__plus(dtl__plus(dtl__times(dtl__map_key_size(map_object),
        dtl__bytes(DTL_DTYPE_BYTE)), expected != NULL ?
        dtl__times(dtl__map_value_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)) : 0),
        dtl__times(dtl__map_value_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))),
        0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', expected, expected != NULL ? dtl__times(dtl__map_value_size(map_object),
                            dtl__bytes(DTL_DTYPE_BYTE)) : 0},
            {'r', value, dtl__times(dtl__map_value_size(map_object),
                         dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', replaced, sizeof *replaced},
        };
        dtl__record_call(CALL_MAP_REPLACE, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_map_replace(map_object, key, expected, value, replaced);
    dtl__result(CALL_MAP_REPLACE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_REPLACE, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_replace */
dtl_status dtl_map_replace(dtl_map_t map, const void *key, const void *expected, const void *value,
                           int *replaced)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_replace", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_replace", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_replace", "key-null",
                              "key is NULL; expected an address where key_size(map) (%llu) > 0",
                              (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(value) && dtl__map_value_size(map_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_replace", "value-null",
            "value is NULL; expected an address where value_size(map) (%llu) > 0",
            (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(replaced)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_replace", "replaced-null",
                              "replaced is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_replace_observed(map, key, expected, value, replaced, map_object);
    dtl_status status = dtl_impl_map_replace(map_object, key, expected, value, replaced);
    return dtl__result(CALL_MAP_REPLACE, status);
}

/* spec/map.yaml: map_replace_batch: the observed path */
static DTL_NOINLINE dtl_status map_replace_batch_observed(dtl_map_t map, const void *keys,
                                                          const void *expected,
                                                          const void *present, const void *values,
                                                          dtl_size_t count, void *replaced,
                                                          struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_replace_batch",
        "keys", keys, "expected", expected, "present", present, "values", values,
        "replaced", replaced, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_replace_batch(map_object, keys, expected, present,
                                                       values, count, replaced);
        dtl__result(CALL_MAP_REPLACE_BATCH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_REPLACE_BATCH, dtl__map_context(map_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_REPLACE_BATCH,
        dtl__plus(dtl__plus(dtl__plus(dtl__times(dtl__times(count,
        dtl__map_key_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)),
        dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE))), dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL))),
        dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE))),
        dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', keys, dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', expected, dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
                            dtl__bytes(DTL_DTYPE_BYTE))},
            {'r', present, dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL))},
            {'r', values, dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
                          dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &count, sizeof count},
            {'w', replaced, dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL))},
        };
        dtl__record_call(CALL_MAP_REPLACE_BATCH, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_map_replace_batch(map_object, keys, expected, present, values,
                                                   count, replaced);
    dtl__result(CALL_MAP_REPLACE_BATCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_REPLACE_BATCH,
                  dtl__context_error_scope(dtl__map_context(map_object)), status);
    return status;
}

/* spec/map.yaml: map_replace_batch */
dtl_status dtl_map_replace_batch(dtl_map_t map, const void *keys, const void *expected,
                                 const void *present, const void *values, dtl_size_t count,
                                 void *replaced)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_replace_batch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_replace_batch", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(count, dtl__map_key_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_replace_batch", "keys-null",
            "keys is NULL; expected an address where count (%lld) * key_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(expected) && dtl__times(count,
                     dtl__map_value_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_replace_batch", "expected-null",
            "expected is NULL; expected an address where count (%lld) * value_size(map) (%llu) > "
            "0",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(present) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_replace_batch", "present-null",
                              "present is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__is_null(values) && dtl__times(count, dtl__map_value_size(map_object))
                     > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_replace_batch", "values-null",
            "values is NULL; expected an address where count (%lld) * value_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(replaced) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_replace_batch", "replaced-null",
                              "replaced is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_replace_batch", "count-limit",
            "count is %lld; expected count * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_value_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_replace_batch", "count-limit",
            "count is %lld; expected count * value_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_BOOL)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_replace_batch", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(bool) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_BOOL));
    if (DTL_UNLIKELY(dtl__overlaps(keys, dtl__times(dtl__times(count,
                     dtl__map_key_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), replaced,
                     dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_replace_batch", "replaced-overlap",
                              "replaced overlaps keys; expected no overlap with keys");
    if (DTL_UNLIKELY(dtl__overlaps(expected, dtl__times(dtl__times(count,
                     dtl__map_value_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), replaced,
                     dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_replace_batch", "replaced-overlap",
                              "replaced overlaps expected; expected no overlap with expected");
    if (DTL_UNLIKELY(dtl__overlaps(present, dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)),
                     replaced, dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_replace_batch", "replaced-overlap",
                              "replaced overlaps present; expected no overlap with present");
    if (DTL_UNLIKELY(dtl__overlaps(values, dtl__times(dtl__times(count,
                     dtl__map_value_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), replaced,
                     dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_replace_batch", "replaced-overlap",
                              "replaced overlaps values; expected no overlap with values");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_replace_batch_observed(map, keys, expected, present, values, count, replaced,
                                          map_object);
    dtl_status status = dtl_impl_map_replace_batch(map_object, keys, expected, present, values,
                                                   count, replaced);
    return dtl__result(CALL_MAP_REPLACE_BATCH, status);
}

/* spec/map.yaml: map_find: the observed path */
static DTL_NOINLINE dtl_status map_find_observed(dtl_map_t map, const void *key, void *value,
                                                 int *found, struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_find", "key", key,
        "value", value, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_find(map_object, key, value, found);
        dtl__result(CALL_MAP_FIND, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_FIND, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_MAP_FIND,
                    dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)),
                    dtl__times(dtl__map_value_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', value, dtl__times(dtl__map_value_size(map_object),
                         dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', found, sizeof *found},
        };
        dtl__record_call(CALL_MAP_FIND, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_map_find(map_object, key, value, found);
    dtl__result(CALL_MAP_FIND, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_FIND, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_find */
dtl_status dtl_map_find(dtl_map_t map, const void *key, void *value, int *found)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_find", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP, "map_find",
                                                                      "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_find", "key-null",
                              "key is NULL; expected an address where key_size(map) (%llu) > 0",
                              (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(value) && dtl__map_value_size(map_object) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_find", "value-null",
            "value is NULL; expected an address where value_size(map) (%llu) > 0",
            (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(found)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_find", "found-null",
                              "found is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__overlaps(key, dtl__times(dtl__map_key_size(map_object),
                     dtl__bytes(DTL_DTYPE_BYTE)), value,
                     dtl__times(dtl__map_value_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_find", "value-overlap",
                              "value overlaps key; expected no overlap with key");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_find_observed(map, key, value, found, map_object);
    dtl_status status = dtl_impl_map_find(map_object, key, value, found);
    return dtl__result(CALL_MAP_FIND, status);
}

/* spec/map.yaml: map_find_batch: the observed path */
static DTL_NOINLINE dtl_status map_find_batch_observed(dtl_map_t map, const void *keys,
                                                       dtl_size_t count, void *values, void *found,
                                                       struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_find_batch", "keys", keys,
        "values", values, "found", found, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_find_batch(map_object, keys, count, values, found);
        dtl__result(CALL_MAP_FIND_BATCH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_FIND_BATCH, dtl__map_context(map_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_FIND_BATCH,
        dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)),
        dtl__plus(dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)), dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', keys, dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &count, sizeof count},
            {'w', values, dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
                          dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', found, dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL))},
        };
        dtl__record_call(CALL_MAP_FIND_BATCH, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_map_find_batch(map_object, keys, count, values, found);
    dtl__result(CALL_MAP_FIND_BATCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_FIND_BATCH, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_find_batch */
dtl_status dtl_map_find_batch(dtl_map_t map, const void *keys, dtl_size_t count, void *values,
                              void *found)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_find_batch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_find_batch", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(count, dtl__map_key_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_find_batch", "keys-null",
            "keys is NULL; expected an address where count (%lld) * key_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(values) && dtl__times(count, dtl__map_value_size(map_object))
                     > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_find_batch", "values-null",
            "values is NULL; expected an address where count (%lld) * value_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(found) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_find_batch", "found-null",
                              "found is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_find_batch", "count-limit",
            "count is %lld; expected count * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_value_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_find_batch", "count-limit",
            "count is %lld; expected count * value_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_value_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_BOOL)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_find_batch", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(bool) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_BOOL));
    if (DTL_UNLIKELY(dtl__overlaps(keys, dtl__times(dtl__times(count,
                     dtl__map_key_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), values,
                     dtl__times(dtl__times(count, dtl__map_value_size(map_object)),
                     dtl__bytes(DTL_DTYPE_BYTE)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_find_batch", "values-overlap",
                              "values overlaps keys; expected no overlap with keys");
    if (DTL_UNLIKELY(dtl__overlaps(keys, dtl__times(dtl__times(count,
                     dtl__map_key_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), found,
                     dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_find_batch", "found-overlap",
                              "found overlaps keys; expected no overlap with keys");
    if (DTL_UNLIKELY(dtl__overlaps(values, dtl__times(dtl__times(count,
                     dtl__map_value_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), found,
                     dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_find_batch", "found-overlap",
                              "found overlaps values; expected no overlap with values");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_find_batch_observed(map, keys, count, values, found, map_object);
    dtl_status status = dtl_impl_map_find_batch(map_object, keys, count, values, found);
    return dtl__result(CALL_MAP_FIND_BATCH, status);
}

/* spec/map.yaml: map_contains_batch: the observed path */
static DTL_NOINLINE dtl_status map_contains_batch_observed(dtl_map_t map, const void *keys,
                                                           dtl_size_t count, void *found,
                                                           struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_contains_batch",
        "keys", keys, "found", found, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_contains_batch(map_object, keys, count, found);
        dtl__result(CALL_MAP_CONTAINS_BATCH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_CONTAINS_BATCH, dtl__map_context(map_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_CONTAINS_BATCH,
        dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)),
        dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', keys, dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &count, sizeof count},
            {'w', found, dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL))},
        };
        dtl__record_call(CALL_MAP_CONTAINS_BATCH, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_map_contains_batch(map_object, keys, count, found);
    dtl__result(CALL_MAP_CONTAINS_BATCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_CONTAINS_BATCH,
                  dtl__context_error_scope(dtl__map_context(map_object)), status);
    return status;
}

/* spec/map.yaml: map_contains_batch */
dtl_status dtl_map_contains_batch(dtl_map_t map, const void *keys, dtl_size_t count, void *found)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_contains_batch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_contains_batch", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(count, dtl__map_key_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_contains_batch", "keys-null",
            "keys is NULL; expected an address where count (%lld) * key_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(found) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_contains_batch", "found-null",
                              "found is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_contains_batch", "count-limit",
            "count is %lld; expected count * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_BOOL)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_contains_batch", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(bool) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_BOOL));
    if (DTL_UNLIKELY(dtl__overlaps(keys, dtl__times(dtl__times(count,
                     dtl__map_key_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), found,
                     dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_contains_batch", "found-overlap",
                              "found overlaps keys; expected no overlap with keys");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_contains_batch_observed(map, keys, count, found, map_object);
    dtl_status status = dtl_impl_map_contains_batch(map_object, keys, count, found);
    return dtl__result(CALL_MAP_CONTAINS_BATCH, status);
}

/* spec/map.yaml: map_contains: the observed path */
static DTL_NOINLINE dtl_status map_contains_observed(dtl_map_t map, const void *key, int *found,
                                                     struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_contains", "key", key,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_contains(map_object, key, found);
        dtl__result(CALL_MAP_CONTAINS, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_CONTAINS, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_MAP_CONTAINS,
                    dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', found, sizeof *found},
        };
        dtl__record_call(CALL_MAP_CONTAINS, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_map_contains(map_object, key, found);
    dtl__result(CALL_MAP_CONTAINS, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_CONTAINS, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_contains */
dtl_status dtl_map_contains(dtl_map_t map, const void *key, int *found)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_contains", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_contains", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_contains", "key-null",
                              "key is NULL; expected an address where key_size(map) (%llu) > 0",
                              (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(found)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_contains", "found-null",
                              "found is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_contains_observed(map, key, found, map_object);
    dtl_status status = dtl_impl_map_contains(map_object, key, found);
    return dtl__result(CALL_MAP_CONTAINS, status);
}

/* spec/map.yaml: map_erase: the observed path */
static DTL_NOINLINE dtl_status map_erase_observed(dtl_map_t map, const void *key, int *erased,
                                                  struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_erase", "key", key, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_erase(map_object, key, erased);
        dtl__result(CALL_MAP_ERASE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_ERASE, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_MAP_ERASE,
                    dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', erased, sizeof *erased},
        };
        dtl__record_call(CALL_MAP_ERASE, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_map_erase(map_object, key, erased);
    dtl__result(CALL_MAP_ERASE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_ERASE, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_erase */
dtl_status dtl_map_erase(dtl_map_t map, const void *key, int *erased)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_erase", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP, "map_erase",
                                                                      "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_erase", "key-null",
                              "key is NULL; expected an address where key_size(map) (%llu) > 0",
                              (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(erased)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_erase", "erased-null",
                              "erased is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_erase_observed(map, key, erased, map_object);
    dtl_status status = dtl_impl_map_erase(map_object, key, erased);
    return dtl__result(CALL_MAP_ERASE, status);
}

/* spec/map.yaml: map_erase_batch: the observed path */
static DTL_NOINLINE dtl_status map_erase_batch_observed(dtl_map_t map, const void *keys,
                                                        dtl_size_t count, void *erased,
                                                        struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_erase_batch",
        "keys", keys, "erased", erased, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_erase_batch(map_object, keys, count, erased);
        dtl__result(CALL_MAP_ERASE_BATCH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_ERASE_BATCH, dtl__map_context(map_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_ERASE_BATCH,
        dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)),
        dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', keys, dtl__times(dtl__times(count, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &count, sizeof count},
            {'w', erased, dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL))},
        };
        dtl__record_call(CALL_MAP_ERASE_BATCH, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_map_erase_batch(map_object, keys, count, erased);
    dtl__result(CALL_MAP_ERASE_BATCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_ERASE_BATCH, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_erase_batch */
dtl_status dtl_map_erase_batch(dtl_map_t map, const void *keys, dtl_size_t count, void *erased)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_erase_batch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_erase_batch", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(count, dtl__map_key_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_erase_batch", "keys-null",
            "keys is NULL; expected an address where count (%lld) * key_size(map) (%llu) > 0",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(erased) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_erase_batch", "erased-null",
                              "erased is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(dtl__times(count, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_erase_batch", "count-limit",
            "count is %lld; expected count * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)count, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_BOOL)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_erase_batch", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(bool) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_BOOL));
    if (DTL_UNLIKELY(dtl__overlaps(keys, dtl__times(dtl__times(count,
                     dtl__map_key_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), erased,
                     dtl__times(count, dtl__bytes(DTL_DTYPE_BOOL)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_erase_batch", "erased-overlap",
                              "erased overlaps keys; expected no overlap with keys");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_erase_batch_observed(map, keys, count, erased, map_object);
    dtl_status status = dtl_impl_map_erase_batch(map_object, keys, count, erased);
    return dtl__result(CALL_MAP_ERASE_BATCH, status);
}

/* spec/map.yaml: map_flush: the observed path */
static DTL_NOINLINE dtl_status map_flush_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_FLUSH, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_FLUSH, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_map_flush(map_object);
    dtl__result(CALL_MAP_FLUSH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_FLUSH, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_flush */
dtl_status dtl_map_flush(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_flush", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP, "map_flush",
                                                                      "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_flush_observed(map, map_object);
    dtl_status status = dtl_impl_map_flush(map_object);
    return dtl__result(CALL_MAP_FLUSH, status);
}

/* spec/map.yaml: map_sync: the observed path */
static DTL_NOINLINE dtl_status map_sync_observed(dtl_map_t map, struct map *map_object)
{
    struct context *entered = dtl__map_context(map_object);
    dtl_status begun = dtl__call_begin(CALL_MAP_SYNC, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_SYNC, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_map_sync(map_object);
    status = dtl__call_agree(CALL_MAP_SYNC, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_MAP_SYNC, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_SYNC, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_sync */
dtl_status dtl_map_sync(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_sync", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP, "map_sync",
                                                                      "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;

    struct context *entered = dtl__map_context(map_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_MAP_SYNC);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return map_sync_observed(map, map_object);
    dtl_status status = dtl_impl_map_sync(map_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_MAP_SYNC, status);
}

/* spec/map.yaml: map_clear: the observed path */
static DTL_NOINLINE dtl_status map_clear_observed(dtl_map_t map, struct map *map_object)
{
    struct context *entered = dtl__map_context(map_object);
    dtl_status begun = dtl__call_begin(CALL_MAP_CLEAR, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_CLEAR, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_map_clear(map_object);
    status = dtl__call_agree(CALL_MAP_CLEAR, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_MAP_CLEAR, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_CLEAR, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_clear */
dtl_status dtl_map_clear(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_clear", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP, "map_clear",
                                                                      "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;

    struct context *entered = dtl__map_context(map_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_MAP_CLEAR);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return map_clear_observed(map, map_object);
    dtl_status status = dtl_impl_map_clear(map_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_MAP_CLEAR, status);
}

/* spec/map.yaml: map_local_size: the observed path */
static DTL_NOINLINE dtl_size_t map_local_size_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_LOCAL_SIZE, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_LOCAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_map_local_size(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_LOCAL_SIZE, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_local_size */
dtl_size_t dtl_map_local_size(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_local_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_local_size", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return 0;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_local_size_observed(map, map_object);
    return dtl_impl_map_local_size(map_object);
}

/* spec/map.yaml: map_global_size: the observed path */
static DTL_NOINLINE dtl_size_t map_global_size_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_GLOBAL_SIZE, dtl__map_context(map_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_GLOBAL_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_map_global_size(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_GLOBAL_SIZE, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_global_size */
dtl_size_t dtl_map_global_size(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_global_size", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_global_size", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return 0;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_global_size_observed(map, map_object);
    return dtl_impl_map_global_size(map_object);
}

/* spec/map.yaml: map_is_dirty: the observed path */
static DTL_NOINLINE int map_is_dirty_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_IS_DIRTY, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_IS_DIRTY, dtl__arguments, 1);
    }
    int result = dtl_impl_map_is_dirty(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_IS_DIRTY, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_is_dirty */
int dtl_map_is_dirty(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_is_dirty", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_is_dirty", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return 0;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_is_dirty_observed(map, map_object);
    return dtl_impl_map_is_dirty(map_object);
}

/* spec/map.yaml: map_key_dtype: the observed path */
static DTL_NOINLINE dtl_dtype map_key_dtype_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_KEY_DTYPE, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return (dtl_dtype)-1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_KEY_DTYPE, dtl__arguments, 1);
    }
    dtl_dtype result = dtl_impl_map_key_dtype(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_KEY_DTYPE, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_key_dtype */
dtl_dtype dtl_map_key_dtype(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_key_dtype", "state", "%s", dtl__closed_reason());
        return (dtl_dtype)-1;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_key_dtype", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return (dtl_dtype)-1;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_key_dtype_observed(map, map_object);
    return dtl_impl_map_key_dtype(map_object);
}

/* spec/map.yaml: map_value_dtype: the observed path */
static DTL_NOINLINE dtl_dtype map_value_dtype_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_VALUE_DTYPE, dtl__map_context(map_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return (dtl_dtype)-1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_VALUE_DTYPE, dtl__arguments, 1);
    }
    dtl_dtype result = dtl_impl_map_value_dtype(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_VALUE_DTYPE, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_value_dtype */
dtl_dtype dtl_map_value_dtype(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_value_dtype", "state", "%s",
                    dtl__closed_reason());
        return (dtl_dtype)-1;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_value_dtype", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return (dtl_dtype)-1;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_value_dtype_observed(map, map_object);
    return dtl_impl_map_value_dtype(map_object);
}

/* spec/map.yaml: map_key_size: the observed path */
static DTL_NOINLINE dtl_size_t map_key_size_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_KEY_SIZE, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_KEY_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_map_key_size(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_KEY_SIZE, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_key_size */
dtl_size_t dtl_map_key_size(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_key_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_key_size", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return 0;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_key_size_observed(map, map_object);
    return dtl_impl_map_key_size(map_object);
}

/* spec/map.yaml: map_value_size: the observed path */
static DTL_NOINLINE dtl_size_t map_value_size_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_VALUE_SIZE, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_VALUE_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_map_value_size(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_VALUE_SIZE, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_value_size */
dtl_size_t dtl_map_value_size(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_value_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_value_size", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return 0;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_value_size_observed(map, map_object);
    return dtl_impl_map_value_size(map_object);
}

/* spec/map.yaml: map_owner: the observed path */
static DTL_NOINLINE dtl_rank_t map_owner_observed(dtl_map_t map, const void *key,
                                                  struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_owner", "key", key, NULL))
        return DTL_NO_RANK;
    if (!dtl__observed) {
        dtl_rank_t result = dtl_impl_map_owner(map_object, key);
        return result;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_OWNER, dtl__map_context(map_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    dtl__call_moves(CALL_MAP_OWNER,
                    dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'r', key, dtl__times(dtl__map_key_size(map_object), dtl__bytes(DTL_DTYPE_BYTE))},
        };
        dtl__record_call(CALL_MAP_OWNER, dtl__arguments, 2);
    }
    dtl_rank_t result = dtl_impl_map_owner(map_object, key);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_OWNER, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_owner */
dtl_rank_t dtl_map_owner(dtl_map_t map, const void *key)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_owner", "state", "%s", dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP, "map_owner",
                                                                      "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_NO_RANK;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(key) && dtl__map_key_size(map_object) > 0)) {
        dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                       DTL_ERROR_NULL_POINTER, "map_owner", "key-null",
                       "key is NULL; expected an address where key_size(map) (%llu) > 0",
                       (unsigned long long)dtl__map_key_size(map_object));
        return DTL_NO_RANK;
    }

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_owner_observed(map, key, map_object);
    return dtl_impl_map_owner(map_object, key);
}

/* spec/map.yaml: map_local_entries: the observed path */
static DTL_NOINLINE dtl_status map_local_entries_observed(dtl_map_t map, void *keys, void *values,
                                                          dtl_size_t capacity, dtl_size_t *count,
                                                          struct map *map_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__map_context(map_object)), "map_local_entries",
        "keys", keys, "values", values, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_map_local_entries(map_object, keys, values, capacity,
                                                       count);
        dtl__result(CALL_MAP_LOCAL_ENTRIES, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_MAP_LOCAL_ENTRIES, dtl__map_context(map_object),
                                       (const int64_t[]){capacity}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(
        CALL_MAP_LOCAL_ENTRIES, 0,
        dtl__plus(dtl__times(dtl__times(capacity, dtl__map_key_size(map_object)),
        dtl__bytes(DTL_DTYPE_BYTE)), dtl__times(dtl__times(capacity,
        dtl__map_value_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE))));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'w', keys, dtl__times(dtl__times(capacity, dtl__map_key_size(map_object)),
                        dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', values, dtl__times(dtl__times(capacity, dtl__map_value_size(map_object)),
                          dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &capacity, sizeof capacity},
            {'w', count, sizeof *count},
        };
        dtl__record_call(CALL_MAP_LOCAL_ENTRIES, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_map_local_entries(map_object, keys, values, capacity, count);
    dtl__result(CALL_MAP_LOCAL_ENTRIES, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_LOCAL_ENTRIES,
                  dtl__context_error_scope(dtl__map_context(map_object)), status);
    return status;
}

/* spec/map.yaml: map_local_entries */
dtl_status dtl_map_local_entries(dtl_map_t map, void *keys, void *values, dtl_size_t capacity,
                                 dtl_size_t *count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_local_entries", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_local_entries", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(keys) && dtl__times(capacity, dtl__map_key_size(map_object)) >
                     0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_local_entries", "keys-null",
            "keys is NULL; expected an address where capacity (%lld) * key_size(map) (%llu) > 0",
            (long long)capacity, (unsigned long long)dtl__map_key_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(values) && dtl__times(capacity,
                     dtl__map_value_size(map_object)) > 0))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_NULL_POINTER,
            "map_local_entries", "values-null",
            "values is NULL; expected an address where capacity (%lld) * value_size(map) (%llu) >"
            " 0",
            (long long)capacity, (unsigned long long)dtl__map_value_size(map_object));
    if (DTL_UNLIKELY(dtl__is_null(count)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_local_entries", "count-null",
                              "count is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__times(capacity, dtl__map_key_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_local_entries", "capacity-limit",
            "capacity is %lld; expected capacity * key_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)capacity, (unsigned long long)dtl__map_key_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(dtl__times(capacity, dtl__map_value_size(map_object)) >
                     dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__map_context(map_object)), DTL_ERROR_INVALID_ARGUMENT,
            "map_local_entries", "capacity-limit",
            "capacity is %lld; expected capacity * value_size(map) (%llu) <= limit(byte) (%llu)",
            (long long)capacity, (unsigned long long)dtl__map_value_size(map_object),
            (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(dtl__overlaps(keys, dtl__times(dtl__times(capacity,
                     dtl__map_key_size(map_object)), dtl__bytes(DTL_DTYPE_BYTE)), values,
                     dtl__times(dtl__times(capacity, dtl__map_value_size(map_object)),
                     dtl__bytes(DTL_DTYPE_BYTE)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "map_local_entries", "values-overlap",
                              "values overlaps keys; expected no overlap with keys");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return map_local_entries_observed(map, keys, values, capacity, count, map_object);
    dtl_status status = dtl_impl_map_local_entries(map_object, keys, values, capacity, count);
    return dtl__result(CALL_MAP_LOCAL_ENTRIES, status);
}

/* spec/map.yaml: map_for_each: the observed path */
static DTL_NOINLINE dtl_status map_for_each_observed(dtl_map_t map, dtl_map_func func,
                                                     void *user_data, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_FOR_EACH, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
            {'f', &func, sizeof func},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_MAP_FOR_EACH, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_map_for_each(map_object, func, user_data);
    dtl__result(CALL_MAP_FOR_EACH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_MAP_FOR_EACH, dtl__context_error_scope(dtl__map_context(map_object)),
                  status);
    return status;
}

/* spec/map.yaml: map_for_each */
dtl_status dtl_map_for_each(dtl_map_t map, dtl_map_func func, void *user_data)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "map_for_each", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_for_each", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct map *map_object = map_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(func)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__map_context(map_object)),
                              DTL_ERROR_NULL_POINTER, "map_for_each", "func-null",
                              "func is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return map_for_each_observed(map, func, user_data, map_object);
    dtl_status status = dtl_impl_map_for_each(map_object, func, user_data);
    return dtl__result(CALL_MAP_FOR_EACH, status);
}

/* spec/map.yaml: map_is_valid: the observed path */
static DTL_NOINLINE int map_is_valid_observed(dtl_map_t map, struct map *map_object)
{
    dtl_status begun = dtl__call_begin(CALL_MAP_IS_VALID, dtl__map_context(map_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &map, sizeof map},
        };
        dtl__record_call(CALL_MAP_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_map_is_valid(map_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MAP_IS_VALID, dtl__context_error_scope(dtl__map_context(map_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/map.yaml: map_is_valid */
int dtl_map_is_valid(dtl_map_t map)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "map_is_valid", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *map_slot DTL_LEAVE_AT_END = dtl__handle_enter(map, HANDLE_MAP,
                                                                      "map_is_valid", "map");
    if (DTL_UNLIKELY(map_slot == NULL))
        return 0;
    struct map *map_object = map_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return map_is_valid_observed(map, map_object);
    return dtl_impl_map_is_valid(map_object);
}
