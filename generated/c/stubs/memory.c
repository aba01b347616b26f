/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/memory.yaml: container_memory */
dtl_status dtl_container_memory(dtl_container_t container, dtl_memory_t *memory)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "container_memory", "state", "%s",
                           dtl__closed_reason());
    struct container *container_object = dtl__handle_container(container, "container_memory",
                                                               "container");
    if (DTL_UNLIKELY(container_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(memory)))
        return dtl__refuse_in(dtl__container_error_scope(container_object), DTL_ERROR_NULL_POINTER,
                              "container_memory", "memory-null",
                              "memory is NULL; expected an address");
    struct block *memory_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_CONTAINER_MEMORY,
                                           dtl__container_context(container_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_CONTAINER_MEMORY, (const struct handles[]){{&container, 1}},
                                 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_CONTAINER_MEMORY, dtl__container_error_scope(container_object),
                          begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &container, sizeof container},
                {'m', memory, sizeof *memory},
            };
            dtl__record_call(CALL_CONTAINER_MEMORY, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_container_memory(container_object, &memory_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MEMORY, memory_object, memory);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_memory_release(memory_object);
    }
    dtl__result(CALL_CONTAINER_MEMORY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_CONTAINER_MEMORY, *memory, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_CONTAINER_MEMORY, dtl__container_error_scope(container_object), status);
    }
    return status;
}

/* spec/memory.yaml: memory_release: the observed path */
static DTL_NOINLINE void memory_release_observed(dtl_memory_t memory, struct block *memory_object)
{
    dtl_status begun = dtl__call_begin(CALL_MEMORY_RELEASE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &memory, sizeof memory},
        };
        dtl__record_call(CALL_MEMORY_RELEASE, dtl__arguments, 1);
    }
    dtl_impl_memory_release(memory_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MEMORY_RELEASE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/memory.yaml: memory_release */
void dtl_memory_release(dtl_memory_t memory)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "memory_release", "state", "%s", dtl__closed_reason());
        return;
    }
    struct block *memory_object = dtl__handle_close(memory, HANDLE_MEMORY, "memory_release",
                                                    "memory");
    if (DTL_UNLIKELY(memory_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        memory_release_observed(memory, memory_object);
        return;
    }
    dtl_impl_memory_release(memory_object);
}
