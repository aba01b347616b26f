/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/symmetric.yaml: symmetric_create */
dtl_status dtl_symmetric_create(dtl_context_t ctx, dtl_size_t size, dtl_symmetric_t *heap)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "symmetric_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(heap)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "symmetric_create", "heap-null", "heap is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "symmetric_create", "size-range",
                              "size is %lld; expected 0 <= size <= limit(DTL_DTYPE_BYTE) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct symmetric *heap_object = NULL;
    dtl_symmetric_t heap_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_CREATE, ctx_object,
                                           (const int64_t[]){size}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &size, sizeof size},
                {'m', heap, sizeof *heap},
            };
            dtl__record_call(CALL_SYMMETRIC_CREATE, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_symmetric_create(ctx_object, size, &heap_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_SYMMETRIC, heap_object, &heap_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_SYMMETRIC_CREATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *heap = heap_handle;
    else
        dtl__handles_close(&heap_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && heap_object != NULL))
        dtl_impl_symmetric_destroy(heap_object);
    dtl__result(CALL_SYMMETRIC_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SYMMETRIC_CREATE, *heap, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_SYMMETRIC_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/symmetric.yaml: symmetric_destroy: the observed path */
static DTL_NOINLINE void symmetric_destroy_observed(dtl_symmetric_t heap,
                                                    struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_DESTROY,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_symmetric_destroy(heap_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/symmetric.yaml: symmetric_destroy */
void dtl_symmetric_destroy(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_destroy", "state", "%s",
                    dtl__closed_reason());
        return;
    }
    struct symmetric *heap_object = dtl__handle_close_idle(heap, HANDLE_SYMMETRIC,
                                                           "symmetric_destroy", "heap");
    if (DTL_UNLIKELY(heap_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        symmetric_destroy_observed(heap, heap_object);
        return;
    }
    dtl_impl_symmetric_destroy(heap_object);
}

/* spec/symmetric.yaml: symmetric_is_valid: the observed path */
static DTL_NOINLINE int symmetric_is_valid_observed(dtl_symmetric_t heap,
                                                    struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_IS_VALID,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_symmetric_is_valid(heap_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_IS_VALID,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_is_valid */
int dtl_symmetric_is_valid(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_is_valid", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_is_valid",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_is_valid_observed(heap, heap_object);
    return dtl_impl_symmetric_is_valid(heap_object);
}

/* spec/symmetric.yaml: symmetric_my_pe: the observed path */
static DTL_NOINLINE dtl_rank_t symmetric_my_pe_observed(dtl_symmetric_t heap,
                                                        struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_MY_PE,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_MY_PE, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_symmetric_my_pe(heap_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_MY_PE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_my_pe */
dtl_rank_t dtl_symmetric_my_pe(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_my_pe", "state", "%s",
                    dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_my_pe", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_NO_RANK;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_my_pe_observed(heap, heap_object);
    return dtl_impl_symmetric_my_pe(heap_object);
}

/* spec/symmetric.yaml: symmetric_n_pes: the observed path */
static DTL_NOINLINE dtl_rank_t symmetric_n_pes_observed(dtl_symmetric_t heap,
                                                        struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_N_PES,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_N_PES, dtl__arguments, 1);
    }
    dtl_rank_t result = dtl_impl_symmetric_n_pes(heap_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_N_PES,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_n_pes */
dtl_rank_t dtl_symmetric_n_pes(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_n_pes", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_n_pes", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_n_pes_observed(heap, heap_object);
    return dtl_impl_symmetric_n_pes(heap_object);
}

/* spec/symmetric.yaml: symmetric_base: the observed path */
static DTL_NOINLINE void *symmetric_base_observed(dtl_symmetric_t heap,
                                                  struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_BASE,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_BASE, dtl__arguments, 1);
    }
    void *result = dtl_impl_symmetric_base(heap_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_BASE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_base */
void *dtl_symmetric_base(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_base", "state", "%s", dtl__closed_reason());
        return NULL;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_base", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return NULL;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_base_observed(heap, heap_object);
    return dtl_impl_symmetric_base(heap_object);
}

/* spec/symmetric.yaml: symmetric_size: the observed path */
static DTL_NOINLINE dtl_size_t symmetric_size_observed(dtl_symmetric_t heap,
                                                       struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_SIZE,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_symmetric_size(heap_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_SIZE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_size */
dtl_size_t dtl_symmetric_size(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_size", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_size_observed(heap, heap_object);
    return dtl_impl_symmetric_size(heap_object);
}

/* spec/symmetric.yaml: symmetric_used: the observed path */
static DTL_NOINLINE dtl_size_t symmetric_used_observed(dtl_symmetric_t heap,
                                                       struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_USED,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_USED, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_symmetric_used(heap_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_USED,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_used */
dtl_size_t dtl_symmetric_used(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_used", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_used", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return 0;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_used_observed(heap, heap_object);
    return dtl_impl_symmetric_used(heap_object);
}

/* spec/symmetric.yaml: symmetric_allocate: the observed path */
static DTL_NOINLINE dtl_status symmetric_allocate_observed(dtl_symmetric_t heap, dtl_size_t size,
                                                           void **address,
                                                           struct symmetric *heap_object)
{
    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_ALLOCATE,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size}, 1);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &size, sizeof size},
            {'w', address, sizeof *address},
        };
        dtl__record_call(CALL_SYMMETRIC_ALLOCATE, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_symmetric_allocate(heap_object, size, address);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_SYMMETRIC_ALLOCATE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SYMMETRIC_ALLOCATE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_ALLOCATE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_allocate */
dtl_status dtl_symmetric_allocate(dtl_symmetric_t heap, dtl_size_t size, void **address)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_allocate", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_allocate",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(address)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_allocate", "address-null",
                              "address is NULL; expected an address");

    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_ALLOCATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(dtl__symmetric_context(heap_object)), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_allocate_observed(heap, size, address, heap_object);
    dtl_status status = dtl_impl_symmetric_allocate(heap_object, size, address);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SYMMETRIC_ALLOCATE, status);
}

/* spec/symmetric.yaml: symmetric_free: the observed path */
static DTL_NOINLINE dtl_status symmetric_free_observed(dtl_symmetric_t heap, void *address,
                                                       struct symmetric *heap_object)
{
    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_FREE,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &address, sizeof address},
        };
        dtl__record_call(CALL_SYMMETRIC_FREE, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_symmetric_free(heap_object, address);
    status = dtl__agree_end(entered, status);
    status = dtl__call_agree(CALL_SYMMETRIC_FREE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SYMMETRIC_FREE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_FREE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_free */
dtl_status dtl_symmetric_free(dtl_symmetric_t heap, void *address)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_free", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_free", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_FREE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(dtl__symmetric_context(heap_object)), AGREES_ALWAYS);

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_free_observed(heap, address, heap_object);
    dtl_status status = dtl_impl_symmetric_free(heap_object, address);
    status = dtl__agree_end(entered, status);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SYMMETRIC_FREE, status);
}

/* spec/symmetric.yaml: symmetric_remote_ptr: the observed path */
static DTL_NOINLINE void *symmetric_remote_ptr_observed(dtl_symmetric_t heap, const void *address,
                                                        dtl_rank_t pe,
                                                        struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_REMOTE_PTR,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){pe}, 1);
    if (begun != DTL_SUCCESS)
        return NULL;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &address, sizeof address},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_REMOTE_PTR, dtl__arguments, 3);
    }
    void *result = dtl_impl_symmetric_remote_ptr(heap_object, address, pe);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_REMOTE_PTR,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_remote_ptr */
void *dtl_symmetric_remote_ptr(dtl_symmetric_t heap, const void *address, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_remote_ptr", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_remote_ptr",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return NULL;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(address))) {
        dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                       DTL_ERROR_NULL_POINTER, "symmetric_remote_ptr", "address-null",
                       "address is NULL; expected an address");
        return NULL;
    }
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object))) {
        dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                       DTL_ERROR_INVALID_RANK, "symmetric_remote_ptr", "pe-range",
                       "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)", (long long)pe,
                       (long long)dtl__symmetric_size(heap_object));
        return NULL;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_remote_ptr_observed(heap, address, pe, heap_object);
    return dtl_impl_symmetric_remote_ptr(heap_object, address, pe);
}

/* spec/symmetric.yaml: symmetric_memory */
dtl_status dtl_symmetric_memory(dtl_symmetric_t heap, dtl_rank_t pe, dtl_memory_t *memory)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_memory", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_memory", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(memory)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_memory", "memory-null",
                              "memory is NULL; expected an address");
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_memory", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));
    struct block *memory_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_MEMORY,
                                           dtl__symmetric_context(heap_object),
                                           (const int64_t[]){pe}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &heap, sizeof heap},
                {'n', &pe, sizeof pe},
                {'m', memory, sizeof *memory},
            };
            dtl__record_call(CALL_SYMMETRIC_MEMORY, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_symmetric_memory(heap_object, pe, &memory_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MEMORY, memory_object, memory);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_memory_release(memory_object);
    }
    dtl__result(CALL_SYMMETRIC_MEMORY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_SYMMETRIC_MEMORY, *memory, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_SYMMETRIC_MEMORY,
                      dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    }
    return status;
}

/* spec/symmetric.yaml: symmetric_put: the observed path */
static DTL_NOINLINE dtl_status symmetric_put_observed(dtl_symmetric_t heap, void *dest,
                                                      const void *source, dtl_size_t size,
                                                      dtl_rank_t pe, struct symmetric *heap_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__symmetric_context(heap_object)), "symmetric_put",
        "source", source, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_symmetric_put(heap_object, dest, source, size, pe);
        dtl__result(CALL_SYMMETRIC_PUT, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_PUT, dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size, pe}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_PUT, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &dest, sizeof dest},
            {'r', source, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_PUT, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_symmetric_put(heap_object, dest, source, size, pe);
    dtl__result(CALL_SYMMETRIC_PUT, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_PUT,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_put */
dtl_status dtl_symmetric_put(dtl_symmetric_t heap, void *dest, const void *source, dtl_size_t size,
                             dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_put", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_put", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(source) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put", "source-null",
                              "source is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_put", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_put", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return symmetric_put_observed(heap, dest, source, size, pe, heap_object);
    dtl_status status = dtl_impl_symmetric_put(heap_object, dest, source, size, pe);
    return dtl__result(CALL_SYMMETRIC_PUT, status);
}

/* spec/symmetric.yaml: symmetric_put_nbi: the observed path */
static DTL_NOINLINE dtl_status symmetric_put_nbi_observed(dtl_symmetric_t heap, void *dest,
                                                          const void *source, dtl_size_t size,
                                                          dtl_rank_t pe,
                                                          struct symmetric *heap_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__symmetric_context(heap_object)), "symmetric_put_nbi",
        "source", source, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_symmetric_put_nbi(heap_object, dest, source, size, pe);
        dtl__result(CALL_SYMMETRIC_PUT_NBI, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_PUT_NBI,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size, pe}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_PUT_NBI, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &dest, sizeof dest},
            {'r', source, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_PUT_NBI, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_symmetric_put_nbi(heap_object, dest, source, size, pe);
    dtl__result(CALL_SYMMETRIC_PUT_NBI, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_PUT_NBI,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_put_nbi */
dtl_status dtl_symmetric_put_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                 dtl_size_t size, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_put_nbi", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_put_nbi", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_nbi", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(source) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_nbi", "source-null",
                              "source is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_put_nbi", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_put_nbi", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return symmetric_put_nbi_observed(heap, dest, source, size, pe, heap_object);
    dtl_status status = dtl_impl_symmetric_put_nbi(heap_object, dest, source, size, pe);
    return dtl__result(CALL_SYMMETRIC_PUT_NBI, status);
}

/* spec/symmetric.yaml: symmetric_get: the observed path */
static DTL_NOINLINE dtl_status symmetric_get_observed(dtl_symmetric_t heap, void *dest,
                                                      const void *source, dtl_size_t size,
                                                      dtl_rank_t pe, struct symmetric *heap_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__symmetric_context(heap_object)), "symmetric_get",
        "dest", dest, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_symmetric_get(heap_object, dest, source, size, pe);
        dtl__result(CALL_SYMMETRIC_GET, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_GET, dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size, pe}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_GET, 0, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'w', dest, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'p', &source, sizeof source},
            {'n', &size, sizeof size},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_GET, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_symmetric_get(heap_object, dest, source, size, pe);
    dtl__result(CALL_SYMMETRIC_GET, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_GET,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_get */
dtl_status dtl_symmetric_get(dtl_symmetric_t heap, void *dest, const void *source, dtl_size_t size,
                             dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_get", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_get", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_get", "dest-null",
                              "dest is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(source)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_get", "source-null",
                              "source is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_get", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_get", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return symmetric_get_observed(heap, dest, source, size, pe, heap_object);
    dtl_status status = dtl_impl_symmetric_get(heap_object, dest, source, size, pe);
    return dtl__result(CALL_SYMMETRIC_GET, status);
}

/* spec/symmetric.yaml: symmetric_get_nbi: the observed path */
static DTL_NOINLINE dtl_status symmetric_get_nbi_observed(dtl_symmetric_t heap, void *dest,
                                                          const void *source, dtl_size_t size,
                                                          dtl_rank_t pe,
                                                          struct symmetric *heap_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__symmetric_context(heap_object)), "symmetric_get_nbi",
        "dest", dest, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_symmetric_get_nbi(heap_object, dest, source, size, pe);
        dtl__result(CALL_SYMMETRIC_GET_NBI, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_GET_NBI,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size, pe}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_GET_NBI, 0, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'w', dest, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'p', &source, sizeof source},
            {'n', &size, sizeof size},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_GET_NBI, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_symmetric_get_nbi(heap_object, dest, source, size, pe);
    dtl__result(CALL_SYMMETRIC_GET_NBI, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_GET_NBI,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_get_nbi */
dtl_status dtl_symmetric_get_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                 dtl_size_t size, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_get_nbi", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_get_nbi", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_get_nbi", "dest-null",
                              "dest is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(source)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_get_nbi", "source-null",
                              "source is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_get_nbi", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_get_nbi", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return symmetric_get_nbi_observed(heap, dest, source, size, pe, heap_object);
    dtl_status status = dtl_impl_symmetric_get_nbi(heap_object, dest, source, size, pe);
    return dtl__result(CALL_SYMMETRIC_GET_NBI, status);
}

/* spec/symmetric.yaml: symmetric_put_signal: the observed path */
static DTL_NOINLINE dtl_status symmetric_put_signal_observed(dtl_symmetric_t heap, void *dest,
                                                             const void *source, dtl_size_t size,
                                                             void *signal, dtl_size_t value,
                                                             dtl_signal_op op, dtl_rank_t pe,
                                                             struct symmetric *heap_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__symmetric_context(heap_object)), "symmetric_put_signal",
        "source", source, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_symmetric_put_signal(heap_object, dest, source, size,
                                                          signal, value, op, pe);
        dtl__result(CALL_SYMMETRIC_PUT_SIGNAL, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_PUT_SIGNAL,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size, value, op, pe}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_PUT_SIGNAL, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &dest, sizeof dest},
            {'r', source, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
            {'p', &signal, sizeof signal},
            {'n', &value, sizeof value},
            {'n', &op, sizeof op},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_PUT_SIGNAL, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_symmetric_put_signal(heap_object, dest, source, size, signal,
                                                      value, op, pe);
    dtl__result(CALL_SYMMETRIC_PUT_SIGNAL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_PUT_SIGNAL,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_put_signal */
dtl_status dtl_symmetric_put_signal(dtl_symmetric_t heap, void *dest, const void *source,
                                    dtl_size_t size, void *signal, dtl_size_t value,
                                    dtl_signal_op op, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_put_signal", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_put_signal",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_signal", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(source) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_signal", "source-null",
                              "source is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(signal)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_signal", "signal-null",
                              "signal is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_signal_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_put_signal", "op-enum",
                              "op is %lld; expected a dtl_signal_op", (long long)op);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_put_signal", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_put_signal", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return symmetric_put_signal_observed(heap, dest, source, size, signal, value, op, pe,
                                             heap_object);
    dtl_status status = dtl_impl_symmetric_put_signal(heap_object, dest, source, size, signal,
                                                      value, op, pe);
    return dtl__result(CALL_SYMMETRIC_PUT_SIGNAL, status);
}

/* spec/symmetric.yaml: symmetric_put_signal_nbi: the observed path */
static DTL_NOINLINE dtl_status symmetric_put_signal_nbi_observed(dtl_symmetric_t heap, void *dest,
                                                                 const void *source,
                                                                 dtl_size_t size, void *signal,
                                                                 dtl_size_t value,
                                                                 dtl_signal_op op, dtl_rank_t pe,
                                                                 struct symmetric *heap_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__symmetric_context(heap_object)),
        "symmetric_put_signal_nbi", "source", source, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_symmetric_put_signal_nbi(heap_object, dest, source, size,
                                                              signal, value, op, pe);
        dtl__result(CALL_SYMMETRIC_PUT_SIGNAL_NBI, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_PUT_SIGNAL_NBI,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size, value, op, pe}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_PUT_SIGNAL_NBI,
                    dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &dest, sizeof dest},
            {'r', source, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
            {'p', &signal, sizeof signal},
            {'n', &value, sizeof value},
            {'n', &op, sizeof op},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_PUT_SIGNAL_NBI, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_symmetric_put_signal_nbi(heap_object, dest, source, size,
                                                          signal, value, op, pe);
    dtl__result(CALL_SYMMETRIC_PUT_SIGNAL_NBI, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_PUT_SIGNAL_NBI,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_put_signal_nbi */
dtl_status dtl_symmetric_put_signal_nbi(dtl_symmetric_t heap, void *dest, const void *source,
                                        dtl_size_t size, void *signal, dtl_size_t value,
                                        dtl_signal_op op, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_put_signal_nbi", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_put_signal_nbi",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_signal_nbi", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(source) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_signal_nbi", "source-null",
                              "source is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(signal)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_put_signal_nbi", "signal-null",
                              "signal is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_signal_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_put_signal_nbi", "op-enum",
                              "op is %lld; expected a dtl_signal_op", (long long)op);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_put_signal_nbi", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_put_signal_nbi", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return symmetric_put_signal_nbi_observed(heap, dest, source, size, signal, value, op, pe,
                                                 heap_object);
    dtl_status status = dtl_impl_symmetric_put_signal_nbi(heap_object, dest, source, size, signal,
                                                          value, op, pe);
    return dtl__result(CALL_SYMMETRIC_PUT_SIGNAL_NBI, status);
}

/* spec/symmetric.yaml: symmetric_signal_op: the observed path */
static DTL_NOINLINE dtl_status symmetric_signal_op_observed(dtl_symmetric_t heap, void *signal,
                                                            dtl_size_t value, dtl_signal_op op,
                                                            dtl_rank_t pe,
                                                            struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_SIGNAL_OP,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){value, op, pe}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &signal, sizeof signal},
            {'n', &value, sizeof value},
            {'n', &op, sizeof op},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_SIGNAL_OP, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_symmetric_signal_op(heap_object, signal, value, op, pe);
    dtl__result(CALL_SYMMETRIC_SIGNAL_OP, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_SIGNAL_OP,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_signal_op */
dtl_status dtl_symmetric_signal_op(dtl_symmetric_t heap, void *signal, dtl_size_t value,
                                   dtl_signal_op op, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_signal_op", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_signal_op",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(signal)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_signal_op", "signal-null",
                              "signal is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_signal_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_signal_op", "op-enum",
                              "op is %lld; expected a dtl_signal_op", (long long)op);
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_signal_op", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_signal_op_observed(heap, signal, value, op, pe, heap_object);
    dtl_status status = dtl_impl_symmetric_signal_op(heap_object, signal, value, op, pe);
    return dtl__result(CALL_SYMMETRIC_SIGNAL_OP, status);
}

/* spec/symmetric.yaml: symmetric_signal_wait_until: the observed path */
static DTL_NOINLINE dtl_status symmetric_signal_wait_until_observed(dtl_symmetric_t heap,
                                                                    const void *signal,
                                                                    dtl_comparison comparison,
                                                                    dtl_size_t value,
                                                                    dtl_size_t milliseconds,
                                                                    dtl_size_t *seen,
                                                                    struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){comparison, value, milliseconds}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &signal, sizeof signal},
            {'n', &comparison, sizeof comparison},
            {'n', &value, sizeof value},
            {'n', &milliseconds, sizeof milliseconds},
            {'w', seen, sizeof *seen},
        };
        dtl__record_call(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_symmetric_signal_wait_until(heap_object, signal, comparison,
                                                             value, milliseconds, seen);
    dtl__result(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_signal_wait_until */
dtl_status dtl_symmetric_signal_wait_until(dtl_symmetric_t heap, const void *signal,
                                           dtl_comparison comparison, dtl_size_t value,
                                           dtl_size_t milliseconds, dtl_size_t *seen)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_signal_wait_until", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(
        heap, HANDLE_SYMMETRIC, "symmetric_signal_wait_until", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(signal)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_signal_wait_until", "signal-null",
                              "signal is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(seen)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_signal_wait_until", "seen-null",
                              "seen is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_comparison(comparison)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_signal_wait_until",
                              "comparison-enum", "comparison is %lld; expected a dtl_comparison",
                              (long long)comparison);

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_signal_wait_until_observed(heap, signal, comparison, value, milliseconds,
                                                    seen, heap_object);
    dtl_status status = dtl_impl_symmetric_signal_wait_until(heap_object, signal, comparison,
                                                             value, milliseconds, seen);
    return dtl__result(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL, status);
}

/* spec/symmetric.yaml: symmetric_signal_wait_until_any: the observed path */
static DTL_NOINLINE dtl_status symmetric_signal_wait_until_any_observed(
    dtl_symmetric_t heap, const void *signals, dtl_size_t count, dtl_comparison comparison,
    dtl_size_t value, dtl_size_t milliseconds, dtl_size_t *index, dtl_size_t *seen,
    struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(
        CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ANY, dtl__symmetric_context(heap_object),
        (const int64_t[]){count, comparison, value, milliseconds}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &signals, sizeof signals},
            {'n', &count, sizeof count},
            {'n', &comparison, sizeof comparison},
            {'n', &value, sizeof value},
            {'n', &milliseconds, sizeof milliseconds},
            {'w', index, sizeof *index},
            {'w', seen, sizeof *seen},
        };
        dtl__record_call(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ANY, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_symmetric_signal_wait_until_any(heap_object, signals, count,
                                                                 comparison, value,
                                                                 milliseconds, index, seen);
    dtl__result(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ANY, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ANY,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_signal_wait_until_any */
dtl_status dtl_symmetric_signal_wait_until_any(dtl_symmetric_t heap, const void *signals,
                                               dtl_size_t count, dtl_comparison comparison,
                                               dtl_size_t value, dtl_size_t milliseconds,
                                               dtl_size_t *index, dtl_size_t *seen)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_signal_wait_until_any", "state",
                           "%s", dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(
        heap, HANDLE_SYMMETRIC, "symmetric_signal_wait_until_any", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(signals)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_signal_wait_until_any",
                              "signals-null", "signals is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(index)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_signal_wait_until_any",
                              "index-null", "index is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(seen)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_signal_wait_until_any",
                              "seen-null", "seen is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_comparison(comparison)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_signal_wait_until_any",
                              "comparison-enum", "comparison is %lld; expected a dtl_comparison",
                              (long long)comparison);
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_signal_wait_until_any",
                              "count-range", "count is %lld; expected count >= 1",
                              (long long)count);

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_signal_wait_until_any_observed(heap, signals, count, comparison, value,
                                                        milliseconds, index, seen, heap_object);
    dtl_status status = dtl_impl_symmetric_signal_wait_until_any(heap_object, signals, count,
                                                                 comparison, value, milliseconds,
                                                                 index, seen);
    return dtl__result(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ANY, status);
}

/* spec/symmetric.yaml: symmetric_signal_wait_until_all: the observed path */
static DTL_NOINLINE dtl_status symmetric_signal_wait_until_all_observed(
    dtl_symmetric_t heap, const void *signals, dtl_size_t count, dtl_comparison comparison,
    dtl_size_t value, dtl_size_t milliseconds, struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(
        CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ALL, dtl__symmetric_context(heap_object),
        (const int64_t[]){count, comparison, value, milliseconds}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &signals, sizeof signals},
            {'n', &count, sizeof count},
            {'n', &comparison, sizeof comparison},
            {'n', &value, sizeof value},
            {'n', &milliseconds, sizeof milliseconds},
        };
        dtl__record_call(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ALL, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_symmetric_signal_wait_until_all(heap_object, signals, count,
                                                                 comparison, value,
                                                                 milliseconds);
    dtl__result(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ALL,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_signal_wait_until_all */
dtl_status dtl_symmetric_signal_wait_until_all(dtl_symmetric_t heap, const void *signals,
                                               dtl_size_t count, dtl_comparison comparison,
                                               dtl_size_t value, dtl_size_t milliseconds)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_signal_wait_until_all", "state",
                           "%s", dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(
        heap, HANDLE_SYMMETRIC, "symmetric_signal_wait_until_all", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(signals)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_signal_wait_until_all",
                              "signals-null", "signals is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_comparison(comparison)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_signal_wait_until_all",
                              "comparison-enum", "comparison is %lld; expected a dtl_comparison",
                              (long long)comparison);
    if (DTL_UNLIKELY(count < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_signal_wait_until_all",
                              "count-range", "count is %lld; expected count >= 1",
                              (long long)count);

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_signal_wait_until_all_observed(heap, signals, count, comparison, value,
                                                        milliseconds, heap_object);
    dtl_status status = dtl_impl_symmetric_signal_wait_until_all(heap_object, signals, count,
                                                                 comparison, value, milliseconds);
    return dtl__result(CALL_SYMMETRIC_SIGNAL_WAIT_UNTIL_ALL, status);
}

/* spec/symmetric.yaml: symmetric_atomic: the observed path */
static DTL_NOINLINE dtl_status symmetric_atomic_observed(dtl_symmetric_t heap, void *dest,
                                                         const void *value, dtl_dtype dtype,
                                                         dtl_atomic_op op, dtl_rank_t pe,
                                                         struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_ATOMIC,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){dtype, op, pe}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_ATOMIC, dtl__bytes(dtype), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &dest, sizeof dest},
            {'r', value, dtl__bytes(dtype)},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_ATOMIC, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_symmetric_atomic(heap_object, dest, value, dtype, op, pe);
    dtl__result(CALL_SYMMETRIC_ATOMIC, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_ATOMIC,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_atomic */
dtl_status dtl_symmetric_atomic(dtl_symmetric_t heap, void *dest, const void *value,
                                dtl_dtype dtype, dtl_atomic_op op, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_atomic", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_atomic", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(dtl__symmetric_context(heap_object)), "symmetric_atomic",
            "value", value, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_atomic_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic", "op-enum",
                              "op is %lld; expected a dtl_atomic_op", (long long)op);
    if (DTL_UNLIKELY(dtype != DTL_DTYPE_INT32 && dtype != DTL_DTYPE_UINT32 && dtype !=
                     DTL_DTYPE_INT64 && dtype != DTL_DTYPE_UINT64))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_ERROR_NOT_SUPPORTED,
            "symmetric_atomic", "dtype-kind",
            "dtype is %lld; expected dtype == DTL_DTYPE_INT32 or dtype == DTL_DTYPE_UINT32 or "
            "dtype == DTL_DTYPE_INT64 or dtype == DTL_DTYPE_UINT64",
            (long long)dtype);
    if (DTL_UNLIKELY(op < DTL_ATOMIC_SET))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic", "op-fetch",
                              "op is %lld; expected op >= DTL_ATOMIC_SET", (long long)op);
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_atomic", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_atomic_observed(heap, dest, value, dtype, op, pe, heap_object);
    dtl_status status = dtl_impl_symmetric_atomic(heap_object, dest, value, dtype, op, pe);
    return dtl__result(CALL_SYMMETRIC_ATOMIC, status);
}

/* spec/symmetric.yaml: symmetric_atomic_fetch: the observed path */
static DTL_NOINLINE dtl_status symmetric_atomic_fetch_observed(dtl_symmetric_t heap, void *dest,
                                                               const void *value, void *result,
                                                               dtl_dtype dtype, dtl_atomic_op op,
                                                               dtl_rank_t pe,
                                                               struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_ATOMIC_FETCH,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){dtype, op, pe}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_ATOMIC_FETCH, dtl__bytes(dtype), dtl__bytes(dtype));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &dest, sizeof dest},
            {'r', value, dtl__bytes(dtype)},
            {'w', result, dtl__bytes(dtype)},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_ATOMIC_FETCH, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_symmetric_atomic_fetch(heap_object, dest, value, result,
                                                        dtype, op, pe);
    dtl__result(CALL_SYMMETRIC_ATOMIC_FETCH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_ATOMIC_FETCH,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_atomic_fetch */
dtl_status dtl_symmetric_atomic_fetch(dtl_symmetric_t heap, void *dest, const void *value,
                                      void *result, dtl_dtype dtype, dtl_atomic_op op,
                                      dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_atomic_fetch", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_atomic_fetch",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(dtl__symmetric_context(heap_object)),
            "symmetric_atomic_fetch", "value", value, "result", result, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic_fetch", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic_fetch", "value-null",
                              "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic_fetch", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic_fetch", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_atomic_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic_fetch", "op-enum",
                              "op is %lld; expected a dtl_atomic_op", (long long)op);
    if (DTL_UNLIKELY(dtype != DTL_DTYPE_INT32 && dtype != DTL_DTYPE_UINT32 && dtype !=
                     DTL_DTYPE_INT64 && dtype != DTL_DTYPE_UINT64))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_ERROR_NOT_SUPPORTED,
            "symmetric_atomic_fetch", "dtype-kind",
            "dtype is %lld; expected dtype == DTL_DTYPE_INT32 or dtype == DTL_DTYPE_UINT32 or "
            "dtype == DTL_DTYPE_INT64 or dtype == DTL_DTYPE_UINT64",
            (long long)dtype);
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_atomic_fetch", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));
    if (DTL_UNLIKELY(dtl__overlaps(value, dtl__bytes(dtype), result, dtl__bytes(dtype))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic_fetch",
                              "result-overlap",
                              "result overlaps value; expected no overlap with value");

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_atomic_fetch_observed(heap, dest, value, result, dtype, op, pe,
                                               heap_object);
    dtl_status status = dtl_impl_symmetric_atomic_fetch(heap_object, dest, value, result, dtype,
                                                        op, pe);
    return dtl__result(CALL_SYMMETRIC_ATOMIC_FETCH, status);
}

/* spec/symmetric.yaml: symmetric_atomic_compare_swap: the observed path */
static DTL_NOINLINE dtl_status symmetric_atomic_compare_swap_observed(
    dtl_symmetric_t heap, void *dest, const void *compare, const void *value, void *result,
    dtl_dtype dtype, dtl_rank_t pe, struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_ATOMIC_COMPARE_SWAP,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){dtype, pe}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_SYMMETRIC_ATOMIC_COMPARE_SWAP,
                    dtl__plus(dtl__bytes(dtype), dtl__bytes(dtype)), dtl__bytes(dtype));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'p', &dest, sizeof dest},
            {'r', compare, dtl__bytes(dtype)},
            {'r', value, dtl__bytes(dtype)},
            {'w', result, dtl__bytes(dtype)},
            {'n', &dtype, sizeof dtype},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_ATOMIC_COMPARE_SWAP, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_symmetric_atomic_compare_swap(heap_object, dest, compare,
                                                               value, result, dtype, pe);
    dtl__result(CALL_SYMMETRIC_ATOMIC_COMPARE_SWAP, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_ATOMIC_COMPARE_SWAP,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_atomic_compare_swap */
dtl_status dtl_symmetric_atomic_compare_swap(dtl_symmetric_t heap, void *dest, const void *compare,
                                             const void *value, void *result, dtl_dtype dtype,
                                             dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_atomic_compare_swap", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(
        heap, HANDLE_SYMMETRIC, "symmetric_atomic_compare_swap", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(
            dtl__context_error_scope(dtl__symmetric_context(heap_object)),
            "symmetric_atomic_compare_swap", "compare", compare, "value", value, "result", result,
            NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic_compare_swap", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(compare)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic_compare_swap",
                              "compare-null", "compare is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(value)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic_compare_swap",
                              "value-null", "value is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_atomic_compare_swap",
                              "result-null", "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic_compare_swap",
                              "dtype-enum", "dtype is %lld; expected a dtl_dtype",
                              (long long)dtype);
    if (DTL_UNLIKELY(dtype != DTL_DTYPE_INT32 && dtype != DTL_DTYPE_UINT32 && dtype !=
                     DTL_DTYPE_INT64 && dtype != DTL_DTYPE_UINT64))
        return dtl__refuse_in(
            dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_ERROR_NOT_SUPPORTED,
            "symmetric_atomic_compare_swap", "dtype-kind",
            "dtype is %lld; expected dtype == DTL_DTYPE_INT32 or dtype == DTL_DTYPE_UINT32 or "
            "dtype == DTL_DTYPE_INT64 or dtype == DTL_DTYPE_UINT64",
            (long long)dtype);
    if (DTL_UNLIKELY(pe < 0 || pe >= dtl__symmetric_size(heap_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_RANK, "symmetric_atomic_compare_swap", "pe-range",
                              "pe is %lld; expected pe >= 0 and pe < size(heap) (%lld)",
                              (long long)pe, (long long)dtl__symmetric_size(heap_object));
    if (DTL_UNLIKELY(dtl__overlaps(compare, dtl__bytes(dtype), result, dtl__bytes(dtype))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic_compare_swap",
                              "result-overlap",
                              "result overlaps compare; expected no overlap with compare");
    if (DTL_UNLIKELY(dtl__overlaps(value, dtl__bytes(dtype), result, dtl__bytes(dtype))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "symmetric_atomic_compare_swap",
                              "result-overlap",
                              "result overlaps value; expected no overlap with value");

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_atomic_compare_swap_observed(heap, dest, compare, value, result, dtype,
                                                      pe, heap_object);
    dtl_status status = dtl_impl_symmetric_atomic_compare_swap(heap_object, dest, compare, value,
                                                               result, dtype, pe);
    return dtl__result(CALL_SYMMETRIC_ATOMIC_COMPARE_SWAP, status);
}

/* spec/symmetric.yaml: symmetric_fence: the observed path */
static DTL_NOINLINE dtl_status symmetric_fence_observed(dtl_symmetric_t heap,
                                                        struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_FENCE,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_FENCE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_symmetric_fence(heap_object);
    dtl__result(CALL_SYMMETRIC_FENCE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_FENCE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_fence */
dtl_status dtl_symmetric_fence(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_fence", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_fence", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_fence_observed(heap, heap_object);
    dtl_status status = dtl_impl_symmetric_fence(heap_object);
    return dtl__result(CALL_SYMMETRIC_FENCE, status);
}

/* spec/symmetric.yaml: symmetric_quiet: the observed path */
static DTL_NOINLINE dtl_status symmetric_quiet_observed(dtl_symmetric_t heap,
                                                        struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_QUIET,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_QUIET, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_symmetric_quiet(heap_object);
    dtl__result(CALL_SYMMETRIC_QUIET, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_QUIET,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_quiet */
dtl_status dtl_symmetric_quiet(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_quiet", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_quiet", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_quiet_observed(heap, heap_object);
    dtl_status status = dtl_impl_symmetric_quiet(heap_object);
    return dtl__result(CALL_SYMMETRIC_QUIET, status);
}

/* spec/symmetric.yaml: symmetric_barrier_all: the observed path */
static DTL_NOINLINE dtl_status symmetric_barrier_all_observed(dtl_symmetric_t heap,
                                                              struct symmetric *heap_object)
{
    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_BARRIER_ALL,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_BARRIER_ALL, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_symmetric_barrier_all(heap_object);
    status = dtl__call_agree(CALL_SYMMETRIC_BARRIER_ALL, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SYMMETRIC_BARRIER_ALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_BARRIER_ALL,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_barrier_all */
dtl_status dtl_symmetric_barrier_all(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_barrier_all", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_barrier_all",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_BARRIER_ALL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_barrier_all_observed(heap, heap_object);
    dtl_status status = dtl_impl_symmetric_barrier_all(heap_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SYMMETRIC_BARRIER_ALL, status);
}

/* spec/symmetric.yaml: symmetric_sync_all: the observed path */
static DTL_NOINLINE dtl_status symmetric_sync_all_observed(dtl_symmetric_t heap,
                                                           struct symmetric *heap_object)
{
    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_SYNC_ALL,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
        };
        dtl__record_call(CALL_SYMMETRIC_SYNC_ALL, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_symmetric_sync_all(heap_object);
    status = dtl__call_agree(CALL_SYMMETRIC_SYNC_ALL, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_SYMMETRIC_SYNC_ALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_SYNC_ALL,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_sync_all */
dtl_status dtl_symmetric_sync_all(dtl_symmetric_t heap)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_sync_all", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_sync_all",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    struct context *entered = dtl__symmetric_context(heap_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_SYMMETRIC_SYNC_ALL);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_sync_all_observed(heap, heap_object);
    dtl_status status = dtl_impl_symmetric_sync_all(heap_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_SYMMETRIC_SYNC_ALL, status);
}

/* spec/symmetric.yaml: symmetric_remote_mc_ptr: the observed path */
static DTL_NOINLINE void *symmetric_remote_mc_ptr_observed(dtl_symmetric_t heap, dtl_team_t team,
                                                           const void *address,
                                                           struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_REMOTE_MC_PTR,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return NULL;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
            {'p', &address, sizeof address},
        };
        dtl__record_call(CALL_SYMMETRIC_REMOTE_MC_PTR, dtl__arguments, 3);
    }
    void *result = dtl_impl_symmetric_remote_mc_ptr(heap_object, team, address);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_REMOTE_MC_PTR,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_remote_mc_ptr */
void *dtl_symmetric_remote_mc_ptr(dtl_symmetric_t heap, dtl_team_t team, const void *address)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_remote_mc_ptr", "state", "%s",
                    dtl__closed_reason());
        return NULL;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_remote_mc_ptr",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return NULL;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(address))) {
        dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                       DTL_ERROR_NULL_POINTER, "symmetric_remote_mc_ptr", "address-null",
                       "address is NULL; expected an address");
        return NULL;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_remote_mc_ptr_observed(heap, team, address, heap_object);
    return dtl_impl_symmetric_remote_mc_ptr(heap_object, team, address);
}

/* spec/symmetric.yaml: symmetric_team_my_pe: the observed path */
static DTL_NOINLINE dtl_rank_t symmetric_team_my_pe_observed(dtl_symmetric_t heap, dtl_team_t team,
                                                             struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_TEAM_MY_PE,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
        };
        dtl__record_call(CALL_SYMMETRIC_TEAM_MY_PE, dtl__arguments, 2);
    }
    dtl_rank_t result = dtl_impl_symmetric_team_my_pe(heap_object, team);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_TEAM_MY_PE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_team_my_pe */
dtl_rank_t dtl_symmetric_team_my_pe(dtl_symmetric_t heap, dtl_team_t team)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_team_my_pe", "state", "%s",
                    dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_team_my_pe",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_NO_RANK;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_team_my_pe_observed(heap, team, heap_object);
    return dtl_impl_symmetric_team_my_pe(heap_object, team);
}

/* spec/symmetric.yaml: symmetric_team_n_pes: the observed path */
static DTL_NOINLINE dtl_rank_t symmetric_team_n_pes_observed(dtl_symmetric_t heap, dtl_team_t team,
                                                             struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_TEAM_N_PES,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
        };
        dtl__record_call(CALL_SYMMETRIC_TEAM_N_PES, dtl__arguments, 2);
    }
    dtl_rank_t result = dtl_impl_symmetric_team_n_pes(heap_object, team);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_TEAM_N_PES,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_team_n_pes */
dtl_rank_t dtl_symmetric_team_n_pes(dtl_symmetric_t heap, dtl_team_t team)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_team_n_pes", "state", "%s",
                    dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_team_n_pes",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_NO_RANK;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_team_n_pes_observed(heap, team, heap_object);
    return dtl_impl_symmetric_team_n_pes(heap_object, team);
}

/* spec/symmetric.yaml: symmetric_team_translate_pe: the observed path */
static DTL_NOINLINE dtl_rank_t symmetric_team_translate_pe_observed(dtl_symmetric_t heap,
                                                                    dtl_team_t team, dtl_rank_t pe,
                                                                    struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_TEAM_TRANSLATE_PE,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){pe}, 1);
    if (begun != DTL_SUCCESS)
        return DTL_NO_RANK;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
            {'n', &pe, sizeof pe},
        };
        dtl__record_call(CALL_SYMMETRIC_TEAM_TRANSLATE_PE, dtl__arguments, 3);
    }
    dtl_rank_t result = dtl_impl_symmetric_team_translate_pe(heap_object, team, pe);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_SYMMETRIC_TEAM_TRANSLATE_PE,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), DTL_SUCCESS);
    return result;
}

/* spec/symmetric.yaml: symmetric_team_translate_pe */
dtl_rank_t dtl_symmetric_team_translate_pe(dtl_symmetric_t heap, dtl_team_t team, dtl_rank_t pe)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_team_translate_pe", "state", "%s",
                    dtl__closed_reason());
        return DTL_NO_RANK;
    }
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(
        heap, HANDLE_SYMMETRIC, "symmetric_team_translate_pe", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_NO_RANK;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_team_translate_pe_observed(heap, team, pe, heap_object);
    return dtl_impl_symmetric_team_translate_pe(heap_object, team, pe);
}

/* spec/symmetric.yaml: symmetric_team_split_strided: the observed path */
static DTL_NOINLINE dtl_status symmetric_team_split_strided_observed(dtl_symmetric_t heap,
                                                                     dtl_team_t team,
                                                                     dtl_rank_t start, int stride,
                                                                     dtl_rank_t size,
                                                                     dtl_team_t *made,
                                                                     struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_TEAM_SPLIT_STRIDED,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){start, stride, size}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
            {'n', &start, sizeof start},
            {'n', &stride, sizeof stride},
            {'n', &size, sizeof size},
            {'w', made, sizeof *made},
        };
        dtl__record_call(CALL_SYMMETRIC_TEAM_SPLIT_STRIDED, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_symmetric_team_split_strided(heap_object, team, start, stride,
                                                              size, made);
    dtl__result(CALL_SYMMETRIC_TEAM_SPLIT_STRIDED, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_TEAM_SPLIT_STRIDED,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_team_split_strided */
dtl_status dtl_symmetric_team_split_strided(dtl_symmetric_t heap, dtl_team_t team,
                                            dtl_rank_t start, int stride, dtl_rank_t size,
                                            dtl_team_t *made)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_team_split_strided", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(
        heap, HANDLE_SYMMETRIC, "symmetric_team_split_strided", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(made)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_team_split_strided", "made-null",
                              "made is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_team_split_strided_observed(heap, team, start, stride, size, made,
                                                     heap_object);
    dtl_status status = dtl_impl_symmetric_team_split_strided(heap_object, team, start, stride,
                                                              size, made);
    return dtl__result(CALL_SYMMETRIC_TEAM_SPLIT_STRIDED, status);
}

/* spec/symmetric.yaml: symmetric_team_split_color: the observed path */
static DTL_NOINLINE dtl_status symmetric_team_split_color_observed(dtl_symmetric_t heap,
                                                                   dtl_team_t team, int color,
                                                                   int key, dtl_team_t *made,
                                                                   struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_TEAM_SPLIT_COLOR,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){color, key}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
            {'n', &color, sizeof color},
            {'n', &key, sizeof key},
            {'w', made, sizeof *made},
        };
        dtl__record_call(CALL_SYMMETRIC_TEAM_SPLIT_COLOR, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_symmetric_team_split_color(heap_object, team, color, key,
                                                            made);
    dtl__result(CALL_SYMMETRIC_TEAM_SPLIT_COLOR, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_TEAM_SPLIT_COLOR,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_team_split_color */
dtl_status dtl_symmetric_team_split_color(dtl_symmetric_t heap, dtl_team_t team, int color,
                                          int key, dtl_team_t *made)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_team_split_color", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(
        heap, HANDLE_SYMMETRIC, "symmetric_team_split_color", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(made)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_team_split_color", "made-null",
                              "made is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_team_split_color_observed(heap, team, color, key, made, heap_object);
    dtl_status status = dtl_impl_symmetric_team_split_color(heap_object, team, color, key, made);
    return dtl__result(CALL_SYMMETRIC_TEAM_SPLIT_COLOR, status);
}

/* spec/symmetric.yaml: symmetric_team_destroy: the observed path */
static DTL_NOINLINE dtl_status symmetric_team_destroy_observed(dtl_symmetric_t heap,
                                                               dtl_team_t team,
                                                               struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_TEAM_DESTROY,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
        };
        dtl__record_call(CALL_SYMMETRIC_TEAM_DESTROY, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_symmetric_team_destroy(heap_object, team);
    dtl__result(CALL_SYMMETRIC_TEAM_DESTROY, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_TEAM_DESTROY,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_team_destroy */
dtl_status dtl_symmetric_team_destroy(dtl_symmetric_t heap, dtl_team_t team)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_team_destroy", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_team_destroy",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_team_destroy_observed(heap, team, heap_object);
    dtl_status status = dtl_impl_symmetric_team_destroy(heap_object, team);
    return dtl__result(CALL_SYMMETRIC_TEAM_DESTROY, status);
}

/* spec/symmetric.yaml: symmetric_barrier: the observed path */
static DTL_NOINLINE dtl_status symmetric_barrier_observed(dtl_symmetric_t heap, dtl_team_t team,
                                                          struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_BARRIER,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
        };
        dtl__record_call(CALL_SYMMETRIC_BARRIER, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_symmetric_barrier(heap_object, team);
    dtl__result(CALL_SYMMETRIC_BARRIER, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_BARRIER,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_barrier */
dtl_status dtl_symmetric_barrier(dtl_symmetric_t heap, dtl_team_t team)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_barrier", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_barrier", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_barrier_observed(heap, team, heap_object);
    dtl_status status = dtl_impl_symmetric_barrier(heap_object, team);
    return dtl__result(CALL_SYMMETRIC_BARRIER, status);
}

/* spec/symmetric.yaml: symmetric_sync: the observed path */
static DTL_NOINLINE dtl_status symmetric_sync_observed(dtl_symmetric_t heap, dtl_team_t team,
                                                       struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_SYNC,
                                       dtl__symmetric_context(heap_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
        };
        dtl__record_call(CALL_SYMMETRIC_SYNC, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_symmetric_sync(heap_object, team);
    dtl__result(CALL_SYMMETRIC_SYNC, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_SYNC,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_sync */
dtl_status dtl_symmetric_sync(dtl_symmetric_t heap, dtl_team_t team)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_sync", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_sync", "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_sync_observed(heap, team, heap_object);
    dtl_status status = dtl_impl_symmetric_sync(heap_object, team);
    return dtl__result(CALL_SYMMETRIC_SYNC, status);
}

/* spec/symmetric.yaml: symmetric_broadcastmem: the observed path */
static DTL_NOINLINE dtl_status symmetric_broadcastmem_observed(dtl_symmetric_t heap,
                                                               dtl_team_t team, void *dest,
                                                               const void *source, dtl_size_t size,
                                                               dtl_rank_t root,
                                                               struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_BROADCASTMEM,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size, root}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
            {'p', &dest, sizeof dest},
            {'p', &source, sizeof source},
            {'n', &size, sizeof size},
            {'n', &root, sizeof root},
        };
        dtl__record_call(CALL_SYMMETRIC_BROADCASTMEM, dtl__arguments, 6);
    }
    dtl_status status = dtl_impl_symmetric_broadcastmem(heap_object, team, dest, source, size,
                                                        root);
    dtl__result(CALL_SYMMETRIC_BROADCASTMEM, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_BROADCASTMEM,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_broadcastmem */
dtl_status dtl_symmetric_broadcastmem(dtl_symmetric_t heap, dtl_team_t team, void *dest,
                                      const void *source, dtl_size_t size, dtl_rank_t root)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_broadcastmem", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_broadcastmem",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_broadcastmem", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(source)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_broadcastmem", "source-null",
                              "source is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_broadcastmem_observed(heap, team, dest, source, size, root, heap_object);
    dtl_status status = dtl_impl_symmetric_broadcastmem(heap_object, team, dest, source, size,
                                                        root);
    return dtl__result(CALL_SYMMETRIC_BROADCASTMEM, status);
}

/* spec/symmetric.yaml: symmetric_fcollectmem: the observed path */
static DTL_NOINLINE dtl_status symmetric_fcollectmem_observed(dtl_symmetric_t heap,
                                                              dtl_team_t team, void *dest,
                                                              const void *source, dtl_size_t size,
                                                              struct symmetric *heap_object)
{
    dtl_status begun = dtl__call_begin(CALL_SYMMETRIC_FCOLLECTMEM,
                                       dtl__symmetric_context(heap_object),
                                       (const int64_t[]){size}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &heap, sizeof heap},
            {'n', &team, sizeof team},
            {'p', &dest, sizeof dest},
            {'p', &source, sizeof source},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_SYMMETRIC_FCOLLECTMEM, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_symmetric_fcollectmem(heap_object, team, dest, source, size);
    dtl__result(CALL_SYMMETRIC_FCOLLECTMEM, status);
    dtl__record_end(status);
    dtl__call_end(CALL_SYMMETRIC_FCOLLECTMEM,
                  dtl__context_error_scope(dtl__symmetric_context(heap_object)), status);
    return status;
}

/* spec/symmetric.yaml: symmetric_fcollectmem */
dtl_status dtl_symmetric_fcollectmem(dtl_symmetric_t heap, dtl_team_t team, void *dest,
                                     const void *source, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "symmetric_fcollectmem", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *heap_slot DTL_LEAVE_AT_END = dtl__handle_enter(heap, HANDLE_SYMMETRIC,
                                                                       "symmetric_fcollectmem",
                                                                       "heap");
    if (DTL_UNLIKELY(heap_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct symmetric *heap_object = heap_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(dest)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_fcollectmem", "dest-null",
                              "dest is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(source)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__symmetric_context(heap_object)),
                              DTL_ERROR_NULL_POINTER, "symmetric_fcollectmem", "source-null",
                              "source is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return symmetric_fcollectmem_observed(heap, team, dest, source, size, heap_object);
    dtl_status status = dtl_impl_symmetric_fcollectmem(heap_object, team, dest, source, size);
    return dtl__result(CALL_SYMMETRIC_FCOLLECTMEM, status);
}
