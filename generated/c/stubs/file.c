/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/file.yaml: container_save */
dtl_status dtl_container_save(dtl_container_t container, const char *path)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_save", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct container *container_object = dtl__handle_container(container, "container_save",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(path == NULL))
        return dtl__refuse_in(dtl__container_comm(container_object), DTL_ERROR_NULL_POINTER,
                              "container_save", "path-null", "path is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_SAVE,
                                           dtl__container_comm(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_container_save(container_object, path);
        dtl__call_end(CALL_CONTAINER_SAVE, dtl__container_comm(container_object), status);
        return status;
    }
    return dtl_impl_container_save(container_object, path);
}

/* spec/file.yaml: container_load */
dtl_status dtl_container_load(dtl_container_t container, const char *path)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_load", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct container *container_object = dtl__handle_container(container, "container_load",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(path == NULL))
        return dtl__refuse_in(dtl__container_comm(container_object), DTL_ERROR_NULL_POINTER,
                              "container_load", "path-null", "path is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_LOAD,
                                           dtl__container_comm(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_container_load(container_object, path);
        dtl__call_end(CALL_CONTAINER_LOAD, dtl__container_comm(container_object), status);
        return status;
    }
    return dtl_impl_container_load(container_object, path);
}

/* spec/file.yaml: file_inspect */
dtl_status dtl_file_inspect(dtl_context_t ctx, const char *path, int *dtype, dtl_shape *shape)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "file_inspect", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "file_inspect", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(path == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "file_inspect", "path-null", "path is NULL; expected an address");
    if (DTL_UNLIKELY(dtype == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "file_inspect", "dtype-null", "dtype is NULL; expected an address");
    if (DTL_UNLIKELY(shape == NULL))
        return dtl__refuse_in(dtl__context_comm(ctx_object), DTL_ERROR_NULL_POINTER,
                              "file_inspect", "shape-null", "shape is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_FILE_INSPECT, dtl__context_comm(ctx_object), NULL,
                                           0);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl_status status = dtl_impl_file_inspect(ctx_object, path, dtype, shape);
        dtl__call_end(CALL_FILE_INSPECT, dtl__context_comm(ctx_object), status);
        return status;
    }
    return dtl_impl_file_inspect(ctx_object, path, dtype, shape);
}
