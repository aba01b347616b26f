/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/file.yaml: container_save: the observed path */
static DTL_NOINLINE dtl_status container_save_observed(dtl_container_t container, const char *path,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_SAVE,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_SAVE, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_SAVE, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_SAVE, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'s', path, sizeof *path},
        };
        dtl__record_call(CALL_CONTAINER_SAVE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_save(container_object, path);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_SAVE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_SAVE, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_SAVE, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/file.yaml: container_save */
dtl_status dtl_container_save(dtl_container_t container, const char *path)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_save", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_save",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(path)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_save", "path-null", "path is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_SAVE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return container_save_observed(container, path, container_object);
    dtl_status status = dtl_impl_container_save(container_object, path);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_SAVE, status);
}

/* spec/file.yaml: container_load: the observed path */
static DTL_NOINLINE dtl_status container_load_observed(dtl_container_t container, const char *path,
                                                       struct container *container_object)
{
    struct context *entered = dtl__container_context(container_object);
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_LOAD,
                                       dtl__container_context(container_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    begun = dtl__guard_enter(CALL_CONTAINER_LOAD, (const struct handles[]){{&container, 1}}, 1);
    if (begun != DTL_SUCCESS) {
        begun = dtl__call_agree(CALL_CONTAINER_LOAD, begun);
        dtl__context_leave(entered);
        dtl__call_end(CALL_CONTAINER_LOAD, dtl__container_error_scope(container_object), begun);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &container, sizeof container},
            {'s', path, sizeof *path},
        };
        dtl__record_call(CALL_CONTAINER_LOAD, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_container_load(container_object, path);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_CONTAINER_LOAD, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_CONTAINER_LOAD, status);
    dtl__guard_leave();
    dtl__record_end(status);
    dtl__call_end(CALL_CONTAINER_LOAD, dtl__container_error_scope(container_object), status);
    return status;
}

/* spec/file.yaml: container_load */
dtl_status dtl_container_load(dtl_container_t container, const char *path)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_load", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_load",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(path)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_load", "path-null", "path is NULL; expected an address");

    struct context *entered = dtl__container_context(container_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_CONTAINER_LOAD);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__container_error_scope(container_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return container_load_observed(container, path, container_object);
    dtl_status status = dtl_impl_container_load(container_object, path);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_CONTAINER_LOAD, status);
}

/* spec/file.yaml: file_inspect: the observed path */
static DTL_NOINLINE dtl_status file_inspect_observed(dtl_context_t ctx, const char *path,
                                                     int *dtype, dtl_shape *shape,
                                                     struct context *ctx_object)
{
    struct context *entered = ctx_object;
    dtl_status begun = dtl__call_begin(CALL_FILE_INSPECT, ctx_object, NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &ctx, sizeof ctx},
            {'s', path, sizeof *path},
            {'w', dtype, sizeof *dtype},
            {'w', shape, sizeof *shape},
        };
        dtl__record_call(CALL_FILE_INSPECT, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_file_inspect(ctx_object, path, dtype, shape);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_FILE_INSPECT, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_FILE_INSPECT, status);
    dtl__record_end(status);
    dtl__call_end(CALL_FILE_INSPECT, dtl__context_error_scope(ctx_object), status);
    return status;
}

/* spec/file.yaml: file_inspect */
dtl_status dtl_file_inspect(dtl_context_t ctx, const char *path, int *dtype, dtl_shape *shape)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "file_inspect", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "file_inspect", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(path)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "file_inspect", "path-null", "path is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "file_inspect", "dtype-null", "dtype is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(shape)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "file_inspect", "shape-null", "shape is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_FILE_INSPECT);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return file_inspect_observed(ctx, path, dtype, shape, ctx_object);
    dtl_status status = dtl_impl_file_inspect(ctx_object, path, dtype, shape);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_FILE_INSPECT, status);
}
