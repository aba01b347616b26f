/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"

/* spec/symmetric.yaml: symmetric_create */
dtl_status dtl_symmetric_create(dtl_context_t ctx, dtl_size_t size, dtl_symmetric_t *heap)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_create", "state", "%s",
                           dtl__closed_words());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "symmetric_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(heap)))
        return dtl__refuse_in(dtl__context_told(ctx_object), DTL_ERROR_NULL_POINTER,
                              "symmetric_create", "heap-null", "heap is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_told(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "symmetric_create", "size-range",
                              "size is %llu; expected size <= limit(DTL_DTYPE_BYTE) (%llu)",
                              (unsigned long long)size,
                              (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    struct symmetric *heap_object = NULL;
    dtl_symmetric_t heap_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_CREATE, ctx_object,
                                           (const int64_t[]){size}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
    }
    dtl_status status = dtl_impl_symmetric_create(ctx_object, size, &heap_object);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_SYMMETRIC, heap_object, &heap_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_SYMMETRIC_CREATE, status);
    dtl__context_leave(entered);
    if (status == DTL_SUCCESS)
        *heap = heap_handle;
    else
        dtl__handles_close(&heap_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && heap_object != NULL))
        dtl_impl_symmetric_destroy(heap_object);
    dtl__result(CALL_SYMMETRIC_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_SYMMETRIC_CREATE, dtl__context_told(ctx_object), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_destroy */
void dtl_symmetric_destroy(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_destroy", "state", "%s",
                    dtl__closed_words());
        return;
    }
    struct symmetric *heap_object = dtl__handle_close_idle(heap, HANDLE_SYMMETRIC,
                                                           "symmetric_destroy", "heap");
    if (DTL_UNLIKELY(heap_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_DESTROY,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return;
        dtl_impl_symmetric_destroy(heap_object);
        dtl__call_end(CALL_SYMMETRIC_DESTROY, dtl__context_told(NULL), DTL_SUCCESS);
        return;
    }
    dtl_impl_symmetric_destroy(heap_object);
}

/* spec/symmetric.yaml: symmetric_is_valid */
int dtl_symmetric_is_valid(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_is_valid", "state", "%s",
                    dtl__closed_words());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_is_valid", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_IS_VALID,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_symmetric_is_valid(heap_object);
        dtl__call_end(CALL_SYMMETRIC_IS_VALID,
                      dtl__context_told(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
        return result;
    }
    return dtl_impl_symmetric_is_valid(heap_object);
}

/* spec/symmetric.yaml: symmetric_my_pe */
dtl_rank_t dtl_symmetric_my_pe(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_my_pe", "state", "%s", dtl__closed_words());
        return DTL_NO_RANK;
    }
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_my_pe", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_NO_RANK;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_MY_PE,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return DTL_NO_RANK;
        dtl_rank_t result = dtl_impl_symmetric_my_pe(heap_object);
        dtl__call_end(CALL_SYMMETRIC_MY_PE, dtl__context_told(dtl__symmetric_context(heap_object)),
                      DTL_SUCCESS);
        return result;
    }
    return dtl_impl_symmetric_my_pe(heap_object);
}

/* spec/symmetric.yaml: symmetric_n_pes */
dtl_rank_t dtl_symmetric_n_pes(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_n_pes", "state", "%s", dtl__closed_words());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_n_pes", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_N_PES,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        dtl_rank_t result = dtl_impl_symmetric_n_pes(heap_object);
        dtl__call_end(CALL_SYMMETRIC_N_PES, dtl__context_told(dtl__symmetric_context(heap_object)),
                      DTL_SUCCESS);
        return result;
    }
    return dtl_impl_symmetric_n_pes(heap_object);
}

/* spec/symmetric.yaml: symmetric_base */
void *dtl_symmetric_base(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_base", "state", "%s", dtl__closed_words());
        return NULL;
    }
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_base", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return NULL;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_BASE,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return NULL;
        void *result = dtl_impl_symmetric_base(heap_object);
        dtl__call_end(CALL_SYMMETRIC_BASE, dtl__context_told(dtl__symmetric_context(heap_object)),
                      DTL_SUCCESS);
        return result;
    }
    return dtl_impl_symmetric_base(heap_object);
}

/* spec/symmetric.yaml: symmetric_size */
dtl_size_t dtl_symmetric_size(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_size", "state", "%s", dtl__closed_words());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_size", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_SIZE,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        dtl_size_t result = dtl_impl_symmetric_size(heap_object);
        dtl__call_end(CALL_SYMMETRIC_SIZE, dtl__context_told(dtl__symmetric_context(heap_object)),
                      DTL_SUCCESS);
        return result;
    }
    return dtl_impl_symmetric_size(heap_object);
}

/* spec/symmetric.yaml: symmetric_used */
dtl_size_t dtl_symmetric_used(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_used", "state", "%s", dtl__closed_words());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_used", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_USED,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        dtl_size_t result = dtl_impl_symmetric_used(heap_object);
        dtl__call_end(CALL_SYMMETRIC_USED, dtl__context_told(dtl__symmetric_context(heap_object)),
                      DTL_SUCCESS);
        return result;
    }
    return dtl_impl_symmetric_used(heap_object);
}

/* spec/symmetric.yaml: symmetric_allocate */
dtl_status dtl_symmetric_allocate(dtl_symmetric_t heap, dtl_size_t size, void **address)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_allocate", "state", "%s",
                           dtl__closed_words());
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_allocate", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(address)))
        return dtl__refuse_in(dtl__context_told(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_allocate", "address-null",
                              "address is NULL; expected an address");

    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_ALLOCATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_ALLOCATE,
                                           dtl__symmetric_context(heap_object),
                                           (const int64_t[]){size}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl_status status = dtl_impl_symmetric_allocate(heap_object, size, address);
        status = dtl__call_agree(CALL_SYMMETRIC_ALLOCATE, status);
        dtl__context_leave(entered);
        dtl__result(CALL_SYMMETRIC_ALLOCATE, status);
        dtl__call_end(CALL_SYMMETRIC_ALLOCATE,
                      dtl__context_told(dtl__symmetric_context(heap_object)), status);
        return status;
    }
    dtl_status status = dtl_impl_symmetric_allocate(heap_object, size, address);
    dtl__context_leave(entered);
    return dtl__result(CALL_SYMMETRIC_ALLOCATE, status);
}

/* spec/symmetric.yaml: symmetric_free */
dtl_status dtl_symmetric_free(dtl_symmetric_t heap, void *address)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_free", "state", "%s",
                           dtl__closed_words());
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_free", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_FREE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_FREE,
                                           dtl__symmetric_context(heap_object), NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl_status status = dtl_impl_symmetric_free(heap_object, address);
        status = dtl__call_agree(CALL_SYMMETRIC_FREE, status);
        dtl__context_leave(entered);
        dtl__result(CALL_SYMMETRIC_FREE, status);
        dtl__call_end(CALL_SYMMETRIC_FREE, dtl__context_told(dtl__symmetric_context(heap_object)),
                      status);
        return status;
    }
    dtl_status status = dtl_impl_symmetric_free(heap_object, address);
    dtl__context_leave(entered);
    return dtl__result(CALL_SYMMETRIC_FREE, status);
}

/* spec/symmetric.yaml: symmetric_remote_ptr */
void *dtl_symmetric_remote_ptr(dtl_symmetric_t heap, const void *address, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_remote_ptr", "state", "%s",
                    dtl__closed_words());
        return NULL;
    }
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_remote_ptr", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return NULL;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(address))) {
        dtl__refuse_in(dtl__context_told(dtl__symmetric_context(heap_object)),
                       DTL_ERROR_NULL_POINTER, "symmetric_remote_ptr", "address-null",
                       "address is NULL; expected an address");
        return NULL;
    }
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object))) {
        dtl__refuse_in(dtl__context_told(dtl__symmetric_context(heap_object)),
                       DTL_ERROR_INVALID_RANK, "symmetric_remote_ptr", "pe-range",
                       "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)", (long long)pe,
                       (long long)dtl__symmetric_size(heap_object));
        return NULL;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_REMOTE_PTR,
                                           dtl__symmetric_context(heap_object),
                                           (const int64_t[]){pe}, 1);
        if (begun != DTL_SUCCESS)
            return NULL;
        void *result = dtl_impl_symmetric_remote_ptr(heap_object, address, pe);
        dtl__call_end(CALL_SYMMETRIC_REMOTE_PTR,
                      dtl__context_told(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
        return result;
    }
    return dtl_impl_symmetric_remote_ptr(heap_object, address, pe);
}

/* spec/symmetric.yaml: symmetric_memory */
dtl_status dtl_symmetric_memory(dtl_symmetric_t heap, dtl_rank_t pe, dtl_memory_t *memory)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_memory", "state", "%s",
                           dtl__closed_words());
    struct handle_slot *heap_slot DTL_LEFT = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                               "symmetric_memory", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(memory)))
        return dtl__refuse_in(dtl__context_told(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_memory", "memory-null",
                              "memory is NULL; expected an address");
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_told(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_memory", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));
    struct block *memory_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_MEMORY,
                                           dtl__symmetric_context(heap_object),
                                           (const int64_t[]){pe}, 1);
        if (begun != DTL_SUCCESS) {
            return begun;
        }
    }
    dtl_status status = dtl_impl_symmetric_memory(heap_object, pe, &memory_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MEMORY, memory_object, memory);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_memory_release(memory_object);
    }
    dtl__result(CALL_SYMMETRIC_MEMORY, status);
    if (DTL_UNLIKELY(dtl__observed))
        dtl__call_end(CALL_SYMMETRIC_MEMORY,
                      dtl__context_told(dtl__symmetric_context(heap_object)), status);
    return status;
}
