/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/window.yaml: window_create */
dtl_status dtl_window_create(dtl_context_t ctx, void *base, dtl_size_t size, dtl_window_t *win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_create", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "window_create", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(win)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "window_create", "win-null", "win is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "window_create", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_WINDOW_CREATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct window *win_object = NULL;
    dtl_window_t win_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WINDOW_CREATE, ctx_object, (const int64_t[]){size},
                                           1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        dtl__call_moves(CALL_WINDOW_CREATE,
                        base != NULL ? dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)) : 0,
                        base != NULL ? dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)) : 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'r', base, base != NULL ? dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)) : 0},
                {'n', &size, sizeof size},
                {'m', win, sizeof *win},
            };
            dtl__record_call(CALL_WINDOW_CREATE, dtl__arguments, 4);
        }
    }
    dtl_status status = dtl_impl_window_create(ctx_object, base, size, &win_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_WINDOW, win_object, &win_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_WINDOW_CREATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *win = win_handle;
    else
        dtl__handles_close(&win_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && win_object != NULL))
        dtl_impl_window_destroy(win_object);
    dtl__result(CALL_WINDOW_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_WINDOW_CREATE, *win, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_WINDOW_CREATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/window.yaml: window_allocate */
dtl_status dtl_window_allocate(dtl_context_t ctx, dtl_size_t size, dtl_window_t *win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_allocate", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "window_allocate", "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(win)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "window_allocate", "win-null", "win is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_INVALID_ARGUMENT,
                              "window_allocate", "size-range",
                              "size is %lld; expected 0 <= size <= limit(DTL_DTYPE_BYTE) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_WINDOW_ALLOCATE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct window *win_object = NULL;
    dtl_window_t win_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WINDOW_ALLOCATE, ctx_object,
                                           (const int64_t[]){size}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'n', &size, sizeof size},
                {'m', win, sizeof *win},
            };
            dtl__record_call(CALL_WINDOW_ALLOCATE, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_window_allocate(ctx_object, size, &win_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_WINDOW, win_object, &win_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_WINDOW_ALLOCATE, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *win = win_handle;
    else
        dtl__handles_close(&win_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && win_object != NULL))
        dtl_impl_window_destroy(win_object);
    dtl__result(CALL_WINDOW_ALLOCATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_WINDOW_ALLOCATE, *win, ctx, __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_WINDOW_ALLOCATE, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/window.yaml: window_create_dynamic */
dtl_status dtl_window_create_dynamic(dtl_context_t ctx, dtl_window_t *win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_create_dynamic", "state", "%s",
                           dtl__closed_reason());
    struct context *ctx_object = dtl__handle_object(ctx, HANDLE_CONTEXT, "window_create_dynamic",
                                                    "ctx");
    if (DTL_UNLIKELY(ctx_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(win)))
        return dtl__refuse_in(dtl__context_error_scope(ctx_object), DTL_ERROR_NULL_POINTER,
                              "window_create_dynamic", "win-null",
                              "win is NULL; expected an address");

    struct context *entered = ctx_object;
    dtl_status admitted = dtl__context_enter(entered, CALL_WINDOW_CREATE_DYNAMIC);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;
    dtl__agree_begin(dtl__context_error_scope(ctx_object), AGREES_ALWAYS);
    struct window *win_object = NULL;
    dtl_window_t win_handle = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WINDOW_CREATE_DYNAMIC, ctx_object, NULL, 0);
        if (begun != DTL_SUCCESS) {
            dtl__context_leave(entered);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &ctx, sizeof ctx},
                {'m', win, sizeof *win},
            };
            dtl__record_call(CALL_WINDOW_CREATE_DYNAMIC, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_window_create_dynamic(ctx_object, &win_object);
    status = dtl__agree_end(entered, status);
    if (status == DTL_SUCCESS)
        status = dtl__handle_open(HANDLE_WINDOW, win_object, &win_handle);
    if (DTL_UNLIKELY(dtl__observed))
        status = dtl__call_agree(CALL_WINDOW_CREATE_DYNAMIC, status);
    dtl__context_leave_with(entered, status);
    if (status == DTL_SUCCESS)
        *win = win_handle;
    else
        dtl__handles_close(&win_handle, 1);
    if (DTL_UNLIKELY(status != DTL_SUCCESS && win_object != NULL))
        dtl_impl_window_destroy(win_object);
    dtl__result(CALL_WINDOW_CREATE_DYNAMIC, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_WINDOW_CREATE_DYNAMIC, *win, ctx,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_WINDOW_CREATE_DYNAMIC, dtl__context_error_scope(ctx_object), status);
    }
    return status;
}

/* spec/window.yaml: window_attach: the observed path */
static DTL_NOINLINE dtl_status window_attach_observed(dtl_window_t win, void *base,
                                                      dtl_size_t size, dtl_size_t *offset,
                                                      struct window *win_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__window_context(win_object)), "window_attach",
        "base", base, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_window_attach(win_object, base, size, offset);
        dtl__result(CALL_WINDOW_ATTACH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_WINDOW_ATTACH, dtl__window_context(win_object),
                                       (const int64_t[]){size}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_WINDOW_ATTACH, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)),
                    dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'r', base, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
            {'w', offset, sizeof *offset},
        };
        dtl__record_call(CALL_WINDOW_ATTACH, dtl__arguments, 4);
    }
    dtl_status status = dtl_impl_window_attach(win_object, base, size, offset);
    dtl__result(CALL_WINDOW_ATTACH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_ATTACH,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_attach */
dtl_status dtl_window_attach(dtl_window_t win, void *base, dtl_size_t size, dtl_size_t *offset)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_attach", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_attach", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(base) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "window_attach", "base-null",
                              "base is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(offset)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "window_attach", "offset-null",
                              "offset is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_attach", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(size < 1))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_attach", "size-range",
                              "size is %lld; expected size >= 1", (long long)size);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return window_attach_observed(win, base, size, offset, win_object);
    dtl_status status = dtl_impl_window_attach(win_object, base, size, offset);
    return dtl__result(CALL_WINDOW_ATTACH, status);
}

/* spec/window.yaml: window_detach: the observed path */
static DTL_NOINLINE dtl_status window_detach_observed(dtl_window_t win, const void *base,
                                                      struct window *win_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__window_context(win_object)), "window_detach",
        "base", base, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_window_detach(win_object, base);
        dtl__result(CALL_WINDOW_DETACH, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_WINDOW_DETACH, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_WINDOW_DETACH, dtl__bytes(DTL_DTYPE_BYTE), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'r', base, dtl__bytes(DTL_DTYPE_BYTE)},
        };
        dtl__record_call(CALL_WINDOW_DETACH, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_window_detach(win_object, base);
    dtl__result(CALL_WINDOW_DETACH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_DETACH,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_detach */
dtl_status dtl_window_detach(dtl_window_t win, const void *base)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_detach", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_detach", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(base)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "window_detach", "base-null",
                              "base is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return window_detach_observed(win, base, win_object);
    dtl_status status = dtl_impl_window_detach(win_object, base);
    return dtl__result(CALL_WINDOW_DETACH, status);
}

/* spec/window.yaml: window_destroy: the observed path */
static DTL_NOINLINE void window_destroy_observed(dtl_window_t win, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_DESTROY, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_window_destroy(win_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_WINDOW_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/window.yaml: window_destroy */
void dtl_window_destroy(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "window_destroy", "state", "%s", dtl__closed_reason());
        return;
    }
    struct window *win_object = dtl__handle_close_idle(win, HANDLE_WINDOW, "window_destroy", "win");
    if (DTL_UNLIKELY(win_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        window_destroy_observed(win, win_object);
        return;
    }
    dtl_impl_window_destroy(win_object);
}

/* spec/window.yaml: window_base: the observed path */
static DTL_NOINLINE void *window_base_observed(dtl_window_t win, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_BASE, dtl__window_context(win_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return NULL;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_BASE, dtl__arguments, 1);
    }
    void *result = dtl_impl_window_base(win_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_WINDOW_BASE, dtl__context_error_scope(dtl__window_context(win_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/window.yaml: window_base */
void *dtl_window_base(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "window_base", "state", "%s", dtl__closed_reason());
        return NULL;
    }
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_base", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return NULL;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_base_observed(win, win_object);
    return dtl_impl_window_base(win_object);
}

/* spec/window.yaml: window_memory */
dtl_status dtl_window_memory(dtl_window_t win, dtl_memory_t *memory)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_memory", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_memory", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(memory)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "window_memory", "memory-null",
                              "memory is NULL; expected an address");
    struct block *memory_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_WINDOW_MEMORY, dtl__window_context(win_object),
                                           NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &win, sizeof win},
                {'m', memory, sizeof *memory},
            };
            dtl__record_call(CALL_WINDOW_MEMORY, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_window_memory(win_object, &memory_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_MEMORY, memory_object, memory);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_memory_release(memory_object);
    }
    dtl__result(CALL_WINDOW_MEMORY, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_WINDOW_MEMORY, *memory, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_WINDOW_MEMORY,
                      dtl__context_error_scope(dtl__window_context(win_object)), status);
    }
    return status;
}

/* spec/window.yaml: window_size: the observed path */
static DTL_NOINLINE dtl_size_t window_size_observed(dtl_window_t win, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_SIZE, dtl__window_context(win_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_SIZE, dtl__arguments, 1);
    }
    dtl_size_t result = dtl_impl_window_size(win_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_WINDOW_SIZE, dtl__context_error_scope(dtl__window_context(win_object)),
                  DTL_SUCCESS);
    return result;
}

/* spec/window.yaml: window_size */
dtl_size_t dtl_window_size(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "window_size", "state", "%s", dtl__closed_reason());
        return 0;
    }
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_size", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return 0;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_size_observed(win, win_object);
    return dtl_impl_window_size(win_object);
}

/* spec/window.yaml: window_is_valid: the observed path */
static DTL_NOINLINE int window_is_valid_observed(dtl_window_t win, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_IS_VALID, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_IS_VALID, dtl__arguments, 1);
    }
    int result = dtl_impl_window_is_valid(win_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_WINDOW_IS_VALID,
                  dtl__context_error_scope(dtl__window_context(win_object)), DTL_SUCCESS);
    return result;
}

/* spec/window.yaml: window_is_valid */
int dtl_window_is_valid(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "window_is_valid", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_is_valid", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return 0;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_is_valid_observed(win, win_object);
    return dtl_impl_window_is_valid(win_object);
}

/* spec/window.yaml: window_fence: the observed path */
static DTL_NOINLINE dtl_status window_fence_observed(dtl_window_t win, struct window *win_object)
{
    struct context *entered = dtl__window_context(win_object);
    dtl_status begun = dtl__call_begin(CALL_WINDOW_FENCE, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS) {
        dtl__context_leave(entered);
        return begun;
    }
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_FENCE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_window_fence(win_object);
    status = dtl__call_agree(CALL_WINDOW_FENCE, status);
    dtl__context_leave_with(entered, status);
    dtl__result(CALL_WINDOW_FENCE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_FENCE, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: window_fence */
dtl_status dtl_window_fence(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_fence", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_fence", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;

    struct context *entered = dtl__window_context(win_object);
    dtl_status admitted = dtl__context_enter(entered, CALL_WINDOW_FENCE);
    if (DTL_UNLIKELY(admitted != DTL_SUCCESS))
        return admitted;

    if (DTL_UNLIKELY(dtl__observed))
        return window_fence_observed(win, win_object);
    dtl_status status = dtl_impl_window_fence(win_object);
    dtl__context_leave_with(entered, status);
    return dtl__result(CALL_WINDOW_FENCE, status);
}

/* spec/window.yaml: window_post: the observed path */
static DTL_NOINLINE dtl_status window_post_observed(dtl_window_t win, const dtl_rank_t *origins,
                                                    dtl_size_t count, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_POST, dtl__window_context(win_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'r', origins, count * sizeof *origins},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_WINDOW_POST, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_window_post(win_object, origins, count);
    dtl__result(CALL_WINDOW_POST, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_POST, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: window_post */
dtl_status dtl_window_post(dtl_window_t win, const dtl_rank_t *origins, dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_post", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_post", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(dtl__window_context(win_object)),
                                       "window_post", "origins", origins, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(origins) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "window_post", "origins-null",
                              "origins is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_INT32)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_post", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(int32) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_INT32));

    if (DTL_UNLIKELY(dtl__observed))
        return window_post_observed(win, origins, count, win_object);
    dtl_status status = dtl_impl_window_post(win_object, origins, count);
    return dtl__result(CALL_WINDOW_POST, status);
}

/* spec/window.yaml: window_start: the observed path */
static DTL_NOINLINE dtl_status window_start_observed(dtl_window_t win, const dtl_rank_t *targets,
                                                     dtl_size_t count, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_START, dtl__window_context(win_object),
                                       (const int64_t[]){count}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'r', targets, count * sizeof *targets},
            {'n', &count, sizeof count},
        };
        dtl__record_call(CALL_WINDOW_START, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_window_start(win_object, targets, count);
    dtl__result(CALL_WINDOW_START, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_START, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: window_start */
dtl_status dtl_window_start(dtl_window_t win, const dtl_rank_t *targets, dtl_size_t count)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_start", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_start", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(dtl__window_context(win_object)),
                                       "window_start", "targets", targets, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(targets) && count > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "window_start", "targets-null",
                              "targets is NULL; expected an address where count (%lld) > 0",
                              (long long)count);
    if (DTL_UNLIKELY(count > dtl__limit(DTL_DTYPE_INT32)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_start", "count-limit",
                              "count is %lld; expected 0 <= count <= limit(int32) (%llu)",
                              (long long)count, (unsigned long long)dtl__limit(DTL_DTYPE_INT32));

    if (DTL_UNLIKELY(dtl__observed))
        return window_start_observed(win, targets, count, win_object);
    dtl_status status = dtl_impl_window_start(win_object, targets, count);
    return dtl__result(CALL_WINDOW_START, status);
}

/* spec/window.yaml: window_complete: the observed path */
static DTL_NOINLINE dtl_status window_complete_observed(dtl_window_t win,
                                                        struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_COMPLETE, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_COMPLETE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_window_complete(win_object);
    dtl__result(CALL_WINDOW_COMPLETE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_COMPLETE,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_complete */
dtl_status dtl_window_complete(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_complete", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_complete", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_complete_observed(win, win_object);
    dtl_status status = dtl_impl_window_complete(win_object);
    return dtl__result(CALL_WINDOW_COMPLETE, status);
}

/* spec/window.yaml: window_wait: the observed path */
static DTL_NOINLINE dtl_status window_wait_observed(dtl_window_t win, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_WAIT, dtl__window_context(win_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_WAIT, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_window_wait(win_object);
    dtl__result(CALL_WINDOW_WAIT, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_WAIT, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: window_wait */
dtl_status dtl_window_wait(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_wait", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_wait", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_wait_observed(win, win_object);
    dtl_status status = dtl_impl_window_wait(win_object);
    return dtl__result(CALL_WINDOW_WAIT, status);
}

/* spec/window.yaml: window_test: the observed path */
static DTL_NOINLINE dtl_status window_test_observed(dtl_window_t win, int *completed,
                                                    struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_TEST, dtl__window_context(win_object), NULL,
                                       0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'w', completed, sizeof *completed},
        };
        dtl__record_call(CALL_WINDOW_TEST, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_window_test(win_object, completed);
    dtl__result(CALL_WINDOW_TEST, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_TEST, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: window_test */
dtl_status dtl_window_test(dtl_window_t win, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_test", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_test", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(completed)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "window_test", "completed-null",
                              "completed is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return window_test_observed(win, completed, win_object);
    dtl_status status = dtl_impl_window_test(win_object, completed);
    return dtl__result(CALL_WINDOW_TEST, status);
}

/* spec/window.yaml: window_lock: the observed path */
static DTL_NOINLINE dtl_status window_lock_observed(dtl_window_t win, dtl_rank_t target,
                                                    dtl_lock_mode mode, struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_LOCK, dtl__window_context(win_object),
                                       (const int64_t[]){target, mode}, 2);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
            {'n', &mode, sizeof mode},
        };
        dtl__record_call(CALL_WINDOW_LOCK, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_window_lock(win_object, target, mode);
    dtl__result(CALL_WINDOW_LOCK, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_LOCK, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: window_lock */
dtl_status dtl_window_lock(dtl_window_t win, dtl_rank_t target, dtl_lock_mode mode)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_lock", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_lock", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(!dtl__is_lock_mode(mode)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_lock", "mode-enum",
                              "mode is %lld; expected a dtl_lock_mode", (long long)mode);
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_lock", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));

    if (DTL_UNLIKELY(dtl__observed))
        return window_lock_observed(win, target, mode, win_object);
    dtl_status status = dtl_impl_window_lock(win_object, target, mode);
    return dtl__result(CALL_WINDOW_LOCK, status);
}

/* spec/window.yaml: window_unlock: the observed path */
static DTL_NOINLINE dtl_status window_unlock_observed(dtl_window_t win, dtl_rank_t target,
                                                      struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_UNLOCK, dtl__window_context(win_object),
                                       (const int64_t[]){target}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
        };
        dtl__record_call(CALL_WINDOW_UNLOCK, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_window_unlock(win_object, target);
    dtl__result(CALL_WINDOW_UNLOCK, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_UNLOCK,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_unlock */
dtl_status dtl_window_unlock(dtl_window_t win, dtl_rank_t target)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_unlock", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_unlock", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_unlock", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));

    if (DTL_UNLIKELY(dtl__observed))
        return window_unlock_observed(win, target, win_object);
    dtl_status status = dtl_impl_window_unlock(win_object, target);
    return dtl__result(CALL_WINDOW_UNLOCK, status);
}

/* spec/window.yaml: window_lock_all: the observed path */
static DTL_NOINLINE dtl_status window_lock_all_observed(dtl_window_t win,
                                                        struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_LOCK_ALL, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_LOCK_ALL, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_window_lock_all(win_object);
    dtl__result(CALL_WINDOW_LOCK_ALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_LOCK_ALL,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_lock_all */
dtl_status dtl_window_lock_all(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_lock_all", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_lock_all", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_lock_all_observed(win, win_object);
    dtl_status status = dtl_impl_window_lock_all(win_object);
    return dtl__result(CALL_WINDOW_LOCK_ALL, status);
}

/* spec/window.yaml: window_unlock_all: the observed path */
static DTL_NOINLINE dtl_status window_unlock_all_observed(dtl_window_t win,
                                                          struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_UNLOCK_ALL, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_UNLOCK_ALL, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_window_unlock_all(win_object);
    dtl__result(CALL_WINDOW_UNLOCK_ALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_UNLOCK_ALL,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_unlock_all */
dtl_status dtl_window_unlock_all(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_unlock_all", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_unlock_all", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_unlock_all_observed(win, win_object);
    dtl_status status = dtl_impl_window_unlock_all(win_object);
    return dtl__result(CALL_WINDOW_UNLOCK_ALL, status);
}

/* spec/window.yaml: window_flush: the observed path */
static DTL_NOINLINE dtl_status window_flush_observed(dtl_window_t win, dtl_rank_t target,
                                                     struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_FLUSH, dtl__window_context(win_object),
                                       (const int64_t[]){target}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
        };
        dtl__record_call(CALL_WINDOW_FLUSH, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_window_flush(win_object, target);
    dtl__result(CALL_WINDOW_FLUSH, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_FLUSH, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: window_flush */
dtl_status dtl_window_flush(dtl_window_t win, dtl_rank_t target)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_flush", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_flush", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_flush", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));

    if (DTL_UNLIKELY(dtl__observed))
        return window_flush_observed(win, target, win_object);
    dtl_status status = dtl_impl_window_flush(win_object, target);
    return dtl__result(CALL_WINDOW_FLUSH, status);
}

/* spec/window.yaml: window_flush_all: the observed path */
static DTL_NOINLINE dtl_status window_flush_all_observed(dtl_window_t win,
                                                         struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_FLUSH_ALL, dtl__window_context(win_object),
                                       NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_FLUSH_ALL, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_window_flush_all(win_object);
    dtl__result(CALL_WINDOW_FLUSH_ALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_FLUSH_ALL,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_flush_all */
dtl_status dtl_window_flush_all(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_flush_all", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_flush_all", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_flush_all_observed(win, win_object);
    dtl_status status = dtl_impl_window_flush_all(win_object);
    return dtl__result(CALL_WINDOW_FLUSH_ALL, status);
}

/* spec/window.yaml: window_flush_local: the observed path */
static DTL_NOINLINE dtl_status window_flush_local_observed(dtl_window_t win, dtl_rank_t target,
                                                           struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_FLUSH_LOCAL,
                                       dtl__window_context(win_object),
                                       (const int64_t[]){target}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
        };
        dtl__record_call(CALL_WINDOW_FLUSH_LOCAL, dtl__arguments, 2);
    }
    dtl_status status = dtl_impl_window_flush_local(win_object, target);
    dtl__result(CALL_WINDOW_FLUSH_LOCAL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_FLUSH_LOCAL,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_flush_local */
dtl_status dtl_window_flush_local(dtl_window_t win, dtl_rank_t target)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_flush_local", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_flush_local", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "window_flush_local", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));

    if (DTL_UNLIKELY(dtl__observed))
        return window_flush_local_observed(win, target, win_object);
    dtl_status status = dtl_impl_window_flush_local(win_object, target);
    return dtl__result(CALL_WINDOW_FLUSH_LOCAL, status);
}

/* spec/window.yaml: window_flush_local_all: the observed path */
static DTL_NOINLINE dtl_status window_flush_local_all_observed(dtl_window_t win,
                                                               struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_WINDOW_FLUSH_LOCAL_ALL,
                                       dtl__window_context(win_object), NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
        };
        dtl__record_call(CALL_WINDOW_FLUSH_LOCAL_ALL, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_window_flush_local_all(win_object);
    dtl__result(CALL_WINDOW_FLUSH_LOCAL_ALL, status);
    dtl__record_end(status);
    dtl__call_end(CALL_WINDOW_FLUSH_LOCAL_ALL,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: window_flush_local_all */
dtl_status dtl_window_flush_local_all(dtl_window_t win)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "window_flush_local_all", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "window_flush_local_all",
                                                                      "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;

    if (DTL_UNLIKELY(dtl__observed))
        return window_flush_local_all_observed(win, win_object);
    dtl_status status = dtl_impl_window_flush_local_all(win_object);
    return dtl__result(CALL_WINDOW_FLUSH_LOCAL_ALL, status);
}

/* spec/window.yaml: rma_put: the observed path */
static DTL_NOINLINE dtl_status rma_put_observed(dtl_window_t win, dtl_rank_t target,
                                                dtl_size_t target_offset, const void *origin,
                                                dtl_size_t size, struct window *win_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__window_context(win_object)), "rma_put", "origin", origin,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_rma_put(win_object, target, target_offset, origin, size);
        dtl__result(CALL_RMA_PUT, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_RMA_PUT, dtl__window_context(win_object),
                                       (const int64_t[]){target, target_offset, size}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_RMA_PUT, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
            {'n', &target_offset, sizeof target_offset},
            {'r', origin, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_RMA_PUT, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_rma_put(win_object, target, target_offset, origin, size);
    dtl__result(CALL_RMA_PUT, status);
    dtl__record_end(status);
    dtl__call_end(CALL_RMA_PUT, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: rma_put */
dtl_status dtl_rma_put(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                       const void *origin, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_put", "state", "%s", dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_put", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(origin) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_put", "origin-null",
                              "origin is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_put", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_put", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return rma_put_observed(win, target, target_offset, origin, size, win_object);
    dtl_status status = dtl_impl_rma_put(win_object, target, target_offset, origin, size);
    return dtl__result(CALL_RMA_PUT, status);
}

/* spec/window.yaml: rma_get: the observed path */
static DTL_NOINLINE dtl_status rma_get_observed(dtl_window_t win, dtl_rank_t target,
                                                dtl_size_t target_offset, void *buffer,
                                                dtl_size_t size, struct window *win_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__window_context(win_object)), "rma_get", "buffer", buffer,
        NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_rma_get(win_object, target, target_offset, buffer, size);
        dtl__result(CALL_RMA_GET, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_RMA_GET, dtl__window_context(win_object),
                                       (const int64_t[]){target, target_offset, size}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_RMA_GET, 0, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
            {'n', &target_offset, sizeof target_offset},
            {'w', buffer, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_RMA_GET, dtl__arguments, 5);
    }
    dtl_status status = dtl_impl_rma_get(win_object, target, target_offset, buffer, size);
    dtl__result(CALL_RMA_GET, status);
    dtl__record_end(status);
    dtl__call_end(CALL_RMA_GET, dtl__context_error_scope(dtl__window_context(win_object)),
                  status);
    return status;
}

/* spec/window.yaml: rma_get */
dtl_status dtl_rma_get(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset, void *buffer,
                       dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_get", "state", "%s", dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_get", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(buffer) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_get", "buffer-null",
                              "buffer is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return rma_get_observed(win, target, target_offset, buffer, size, win_object);
    dtl_status status = dtl_impl_rma_get(win_object, target, target_offset, buffer, size);
    return dtl__result(CALL_RMA_GET, status);
}

/* spec/window.yaml: rma_put_async */
dtl_status dtl_rma_put_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                             const void *origin, dtl_size_t size, dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_put_async", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_put_async", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(dtl__window_context(win_object)),
                                       "rma_put_async", "origin", origin, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(origin) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_put_async", "origin-null",
                              "origin is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_put_async", "req-null",
                              "req is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_put_async", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_put_async", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_RMA_PUT_ASYNC, dtl__window_context(win_object),
                                           (const int64_t[]){target, target_offset, size}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_RMA_PUT_ASYNC, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &win, sizeof win},
                {'n', &target, sizeof target},
                {'n', &target_offset, sizeof target_offset},
                {'r', origin, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
                {'n', &size, sizeof size},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_RMA_PUT_ASYNC, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_rma_put_async(win_object, target, target_offset, origin, size,
                                               &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_RMA_PUT_ASYNC, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_RMA_PUT_ASYNC, *req, win, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__record_end(status);
        dtl__call_end(CALL_RMA_PUT_ASYNC,
                      dtl__context_error_scope(dtl__window_context(win_object)), status);
    }
    return status;
}

/* spec/window.yaml: rma_get_async */
dtl_status dtl_rma_get_async(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                             void *buffer, dtl_size_t size, dtl_request_t *req)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_get_async", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_get_async", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(dtl__window_context(win_object)),
                                       "rma_get_async", "buffer", buffer, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(buffer) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_get_async", "buffer-null",
                              "buffer is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(req)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_get_async", "req-null",
                              "req is NULL; expected an address");
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_async", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_async", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));
    struct future *req_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_RMA_GET_ASYNC, dtl__window_context(win_object),
                                           (const int64_t[]){target, target_offset, size}, 3);
        if (begun != DTL_SUCCESS)
            return begun;
        dtl__call_moves(CALL_RMA_GET_ASYNC, 0, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)));
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &win, sizeof win},
                {'n', &target, sizeof target},
                {'n', &target_offset, sizeof target_offset},
                {'w', buffer, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
                {'n', &size, sizeof size},
                {'m', req, sizeof *req},
            };
            dtl__record_call(CALL_RMA_GET_ASYNC, dtl__arguments, 6);
        }
    }
    dtl_status status = dtl_impl_rma_get_async(win_object, target, target_offset, buffer, size,
                                               &req_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_REQUEST, req_object, req);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_request_free(req_object);
    }
    dtl__result(CALL_RMA_GET_ASYNC, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_RMA_GET_ASYNC, *req, win, __builtin_return_address(0));
        if (status == DTL_SUCCESS)
            dtl__call_created_handle(*req);
        dtl__record_end(status);
        dtl__call_end(CALL_RMA_GET_ASYNC,
                      dtl__context_error_scope(dtl__window_context(win_object)), status);
    }
    return status;
}

/* spec/window.yaml: rma_accumulate: the observed path */
static DTL_NOINLINE dtl_status rma_accumulate_observed(dtl_window_t win, dtl_rank_t target,
                                                       dtl_size_t target_offset,
                                                       const void *origin, dtl_size_t size,
                                                       dtl_dtype dtype, dtl_reduce_op op,
                                                       struct window *win_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__window_context(win_object)), "rma_accumulate",
        "origin", origin, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_rma_accumulate(win_object, target, target_offset, origin,
                                                    size, dtype, op);
        dtl__result(CALL_RMA_ACCUMULATE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(
        CALL_RMA_ACCUMULATE, dtl__window_context(win_object),
        (const int64_t[]){target, target_offset, size, dtype, op}, 5);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_RMA_ACCUMULATE, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), 0);
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
            {'n', &target_offset, sizeof target_offset},
            {'r', origin, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_RMA_ACCUMULATE, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_rma_accumulate(win_object, target, target_offset, origin,
                                                size, dtype, op);
    dtl__result(CALL_RMA_ACCUMULATE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_RMA_ACCUMULATE,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: rma_accumulate */
dtl_status dtl_rma_accumulate(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                              const void *origin, dtl_size_t size, dtl_dtype dtype,
                              dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_accumulate", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_accumulate", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(origin) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_accumulate", "origin-null",
                              "origin is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_accumulate", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_accumulate", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_accumulate", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_accumulate", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_accumulate", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return rma_accumulate_observed(win, target, target_offset, origin, size, dtype, op,
                                       win_object);
    dtl_status status = dtl_impl_rma_accumulate(win_object, target, target_offset, origin, size,
                                                dtype, op);
    return dtl__result(CALL_RMA_ACCUMULATE, status);
}

/* spec/window.yaml: rma_get_accumulate: the observed path */
static DTL_NOINLINE dtl_status rma_get_accumulate_observed(dtl_window_t win, dtl_rank_t target,
                                                           dtl_size_t target_offset,
                                                           const void *origin, void *result,
                                                           dtl_size_t size, dtl_dtype dtype,
                                                           dtl_reduce_op op,
                                                           struct window *win_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__window_context(win_object)), "rma_get_accumulate",
        "origin", origin, "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_rma_get_accumulate(win_object, target, target_offset,
                                                        origin, result, size, dtype, op);
        dtl__result(CALL_RMA_GET_ACCUMULATE, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(
        CALL_RMA_GET_ACCUMULATE, dtl__window_context(win_object),
        (const int64_t[]){target, target_offset, size, dtype, op}, 5);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_RMA_GET_ACCUMULATE, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)),
                    dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
            {'n', &target_offset, sizeof target_offset},
            {'r', origin, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'w', result, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE))},
            {'n', &size, sizeof size},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_RMA_GET_ACCUMULATE, dtl__arguments, 8);
    }
    dtl_status status = dtl_impl_rma_get_accumulate(win_object, target, target_offset, origin,
                                                    result, size, dtype, op);
    dtl__result(CALL_RMA_GET_ACCUMULATE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_RMA_GET_ACCUMULATE,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: rma_get_accumulate */
dtl_status dtl_rma_get_accumulate(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                  const void *origin, void *result, dtl_size_t size,
                                  dtl_dtype dtype, dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_get_accumulate", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_get_accumulate", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(origin) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_get_accumulate", "origin-null",
                              "origin is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(dtl__is_null(result) && size > 0))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_get_accumulate", "result-null",
                              "result is NULL; expected an address where size (%lld) > 0",
                              (long long)size);
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_accumulate", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_accumulate", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_accumulate", "size-limit",
                              "size is %lld; expected 0 <= size <= limit(byte) (%llu)",
                              (long long)size, (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_accumulate", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));
    if (DTL_UNLIKELY(dtl__overlaps(origin, dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)), result,
                     dtl__times(size, dtl__bytes(DTL_DTYPE_BYTE)))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_accumulate", "result-overlap",
                              "result overlaps origin; expected no overlap with origin");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_get_accumulate", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return rma_get_accumulate_observed(win, target, target_offset, origin, result, size, dtype,
                                           op, win_object);
    dtl_status status = dtl_impl_rma_get_accumulate(win_object, target, target_offset, origin,
                                                    result, size, dtype, op);
    return dtl__result(CALL_RMA_GET_ACCUMULATE, status);
}

/* spec/window.yaml: rma_fetch_and_op: the observed path */
static DTL_NOINLINE dtl_status rma_fetch_and_op_observed(dtl_window_t win, dtl_rank_t target,
                                                         dtl_size_t target_offset,
                                                         const void *origin, void *result,
                                                         dtl_dtype dtype, dtl_reduce_op op,
                                                         struct window *win_object)
{
    if (dtl__devices_in_use && dtl__device_memory_refused(
        dtl__context_error_scope(dtl__window_context(win_object)), "rma_fetch_and_op",
        "origin", origin, "result", result, NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (!dtl__observed) {
        dtl_status status = dtl_impl_rma_fetch_and_op(win_object, target, target_offset,
                                                      origin, result, dtype, op);
        dtl__result(CALL_RMA_FETCH_AND_OP, status);
        return status;
    }
    dtl_status begun = dtl__call_begin(CALL_RMA_FETCH_AND_OP, dtl__window_context(win_object),
                                       (const int64_t[]){target, target_offset, dtype, op}, 4);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_RMA_FETCH_AND_OP, dtl__bytes(dtype), dtl__bytes(dtype));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
            {'n', &target_offset, sizeof target_offset},
            {'r', origin, dtl__bytes(dtype)},
            {'w', result, dtl__bytes(dtype)},
            {'n', &dtype, sizeof dtype},
            {'n', &op, sizeof op},
        };
        dtl__record_call(CALL_RMA_FETCH_AND_OP, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_rma_fetch_and_op(win_object, target, target_offset, origin,
                                                  result, dtype, op);
    dtl__result(CALL_RMA_FETCH_AND_OP, status);
    dtl__record_end(status);
    dtl__call_end(CALL_RMA_FETCH_AND_OP,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: rma_fetch_and_op */
dtl_status dtl_rma_fetch_and_op(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                const void *origin, void *result, dtl_dtype dtype,
                                dtl_reduce_op op)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_fetch_and_op", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_fetch_and_op", "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__is_null(origin)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_fetch_and_op", "origin-null",
                              "origin is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_fetch_and_op", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_fetch_and_op", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(!dtl__is_reduce_op(op)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_fetch_and_op", "op-enum",
                              "op is %lld; expected a dtl_reduce_op", (long long)op);
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_fetch_and_op", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));
    if (DTL_UNLIKELY(dtl__overlaps(origin, dtl__bytes(dtype), result, dtl__bytes(dtype))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_fetch_and_op", "result-overlap",
                              "result overlaps origin; expected no overlap with origin");
    if (DTL_UNLIKELY(!dtl__is_defined(op, dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_fetch_and_op", "op-op",
                              "op is %s; expected an operation defined for dtype (%s)",
                              dtl__operation_names[op], dtl__dtype(dtype)->name);

    if (DTL_UNLIKELY(dtl__observed | dtl__devices_in_use))
        return rma_fetch_and_op_observed(win, target, target_offset, origin, result, dtype, op,
                                         win_object);
    dtl_status status = dtl_impl_rma_fetch_and_op(win_object, target, target_offset, origin,
                                                  result, dtype, op);
    return dtl__result(CALL_RMA_FETCH_AND_OP, status);
}

/* spec/window.yaml: rma_compare_and_swap: the observed path */
static DTL_NOINLINE dtl_status rma_compare_and_swap_observed(dtl_window_t win, dtl_rank_t target,
                                                             dtl_size_t target_offset,
                                                             const void *compare, const void *swap,
                                                             void *result, dtl_dtype dtype,
                                                             struct window *win_object)
{
    dtl_status begun = dtl__call_begin(CALL_RMA_COMPARE_AND_SWAP,
                                       dtl__window_context(win_object),
                                       (const int64_t[]){target, target_offset, dtype}, 3);
    if (begun != DTL_SUCCESS)
        return begun;
    dtl__call_moves(CALL_RMA_COMPARE_AND_SWAP, dtl__plus(dtl__bytes(dtype), dtl__bytes(dtype)),
                    dtl__bytes(dtype));
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &win, sizeof win},
            {'n', &target, sizeof target},
            {'n', &target_offset, sizeof target_offset},
            {'r', compare, dtl__bytes(dtype)},
            {'r', swap, dtl__bytes(dtype)},
            {'w', result, dtl__bytes(dtype)},
            {'n', &dtype, sizeof dtype},
        };
        dtl__record_call(CALL_RMA_COMPARE_AND_SWAP, dtl__arguments, 7);
    }
    dtl_status status = dtl_impl_rma_compare_and_swap(win_object, target, target_offset,
                                                      compare, swap, result, dtype);
    dtl__result(CALL_RMA_COMPARE_AND_SWAP, status);
    dtl__record_end(status);
    dtl__call_end(CALL_RMA_COMPARE_AND_SWAP,
                  dtl__context_error_scope(dtl__window_context(win_object)), status);
    return status;
}

/* spec/window.yaml: rma_compare_and_swap */
dtl_status dtl_rma_compare_and_swap(dtl_window_t win, dtl_rank_t target, dtl_size_t target_offset,
                                    const void *compare, const void *swap, void *result,
                                    dtl_dtype dtype)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "rma_compare_and_swap", "state", "%s",
                           dtl__closed_reason());
    struct handle_slot *win_slot DTL_LEAVE_AT_END = dtl__handle_enter(win, HANDLE_WINDOW,
                                                                      "rma_compare_and_swap",
                                                                      "win");
    if (DTL_UNLIKELY(win_slot == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    struct window *win_object = win_slot->object;
    if (DTL_UNLIKELY(dtl__devices_in_use))
        if (dtl__device_memory_refused(dtl__context_error_scope(dtl__window_context(win_object)),
                                       "rma_compare_and_swap", "compare", compare, "swap", swap,
                                       "result", result, NULL))
            return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(compare)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_compare_and_swap", "compare-null",
                              "compare is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(swap)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_compare_and_swap", "swap-null",
                              "swap is NULL; expected an address");
    if (DTL_UNLIKELY(dtl__is_null(result)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NULL_POINTER, "rma_compare_and_swap", "result-null",
                              "result is NULL; expected an address");
    if (DTL_UNLIKELY(!dtl__is_dtype(dtype)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_compare_and_swap", "dtype-enum",
                              "dtype is %lld; expected a dtl_dtype", (long long)dtype);
    if (DTL_UNLIKELY(target < 0 || target >= dtl__window_size(win_object)))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_compare_and_swap", "target-range",
                              "target is %lld; expected target >= 0 and target < size(win) (%lld)",
                              (long long)target, (long long)dtl__window_size(win_object));
    if (DTL_UNLIKELY(dtl__bytes(dtype) > 8))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_NOT_SUPPORTED, "rma_compare_and_swap", "dtype-size",
                              "dtype is %lld; expected bytes(dtype) (%llu) <= 8", (long long)dtype,
                              (unsigned long long)dtl__bytes(dtype));
    if (DTL_UNLIKELY(dtl__overlaps(compare, dtl__bytes(dtype), result, dtl__bytes(dtype))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_compare_and_swap", "result-overlap",
                              "result overlaps compare; expected no overlap with compare");
    if (DTL_UNLIKELY(dtl__overlaps(swap, dtl__bytes(dtype), result, dtl__bytes(dtype))))
        return dtl__refuse_in(dtl__context_error_scope(dtl__window_context(win_object)),
                              DTL_ERROR_INVALID_ARGUMENT, "rma_compare_and_swap", "result-overlap",
                              "result overlaps swap; expected no overlap with swap");

    if (DTL_UNLIKELY(dtl__observed))
        return rma_compare_and_swap_observed(win, target, target_offset, compare, swap, result,
                                             dtype, win_object);
    dtl_status status = dtl_impl_rma_compare_and_swap(win_object, target, target_offset, compare,
                                                      swap, result, dtype);
    return dtl__result(CALL_RMA_COMPARE_AND_SWAP, status);
}
