/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/window.yaml: window_create */
static void window_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create-ctx-handle",
        dtl_window_create(misuse_foreign, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create-ctx-handle",
        dtl_window_create(misuse_nonsense, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create-ctx-handle",
        dtl_window_create((void *)live.vector, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create-ctx-handle",
        dtl_window_create(NULL, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create-ctx-handle",
        dtl_window_create(freed.context, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_create-win-null",
        dtl_window_create(live.context, OUT(1), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create-size-limit",
        dtl_window_create(live.context, OUT(1), 18446744073709551615U, OUT(3)));
}

/* spec/window.yaml: window_allocate */
static void window_allocate_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_allocate-ctx-handle",
        dtl_window_allocate(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_allocate-ctx-handle",
        dtl_window_allocate(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_allocate-ctx-handle",
        dtl_window_allocate((void *)live.vector, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_allocate-ctx-handle",
        dtl_window_allocate(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_allocate-ctx-handle",
        dtl_window_allocate(freed.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_allocate-win-null",
        dtl_window_allocate(live.context, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_allocate-size-range",
        dtl_window_allocate(live.context, 18446744073709551615U, OUT(2)));
}

/* spec/window.yaml: window_create_dynamic */
static void window_create_dynamic_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create_dynamic-ctx-handle",
        dtl_window_create_dynamic(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create_dynamic-ctx-handle",
        dtl_window_create_dynamic(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create_dynamic-ctx-handle",
        dtl_window_create_dynamic((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create_dynamic-ctx-handle",
        dtl_window_create_dynamic(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_create_dynamic-ctx-handle",
        dtl_window_create_dynamic(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_create_dynamic-win-null",
        dtl_window_create_dynamic(live.context, NULL));
}

/* spec/window.yaml: window_attach */
static void window_attach_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-win-handle",
        dtl_window_attach(misuse_foreign, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-win-handle",
        dtl_window_attach(misuse_nonsense, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-win-handle",
        dtl_window_attach((void *)live.context, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-win-handle",
        dtl_window_attach(NULL, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-win-handle",
        dtl_window_attach(freed.window, OUT(1), 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-base-memory",
        dtl_window_attach(live.window, misuse_device_memory, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_attach-base-null",
        dtl_window_attach(live.window, NULL, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_attach-offset-null",
        dtl_window_attach(live.window, OUT(1), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-size-limit",
        dtl_window_attach(live.window, OUT(1), 18446744073709551615U, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_attach-size-range",
        dtl_window_attach(live.window, OUT(1), 0, OUT(3)));
}

/* spec/window.yaml: window_detach */
static void window_detach_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_detach-win-handle",
        dtl_window_detach(misuse_foreign, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_detach-win-handle",
        dtl_window_detach(misuse_nonsense, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_detach-win-handle",
        dtl_window_detach((void *)live.context, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_detach-win-handle",
        dtl_window_detach(NULL, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_detach-win-handle",
        dtl_window_detach(freed.window, IN(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_detach-base-memory",
        dtl_window_detach(live.window, misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_detach-base-null",
        dtl_window_detach(live.window, NULL));
}

/* spec/window.yaml: window_destroy */
static void window_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_destroy-win-handle",
        dtl_window_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_destroy-win-handle",
        dtl_window_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_destroy-win-handle",
        dtl_window_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_destroy-win-handle",
        dtl_window_destroy(freed.window));
}

/* spec/window.yaml: window_base */
static void window_base_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-window_base-win-handle",
        dtl_window_base(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-window_base-win-handle",
        dtl_window_base(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-window_base-win-handle",
        dtl_window_base((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-window_base-win-handle",
        dtl_window_base(NULL));
    REFUSED_VALUE(NULL, "DTL-window_base-win-handle",
        dtl_window_base(freed.window));
}

/* spec/window.yaml: window_memory */
static void window_memory_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_memory-win-handle",
        dtl_window_memory(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_memory-win-handle",
        dtl_window_memory(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_memory-win-handle",
        dtl_window_memory((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_memory-win-handle",
        dtl_window_memory(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_memory-win-handle",
        dtl_window_memory(freed.window, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_memory-memory-null",
        dtl_window_memory(live.window, NULL));
}

/* spec/window.yaml: window_size */
static void window_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-window_size-win-handle",
        dtl_window_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-window_size-win-handle",
        dtl_window_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-window_size-win-handle",
        dtl_window_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-window_size-win-handle",
        dtl_window_size(NULL));
    REFUSED_VALUE(0, "DTL-window_size-win-handle",
        dtl_window_size(freed.window));
}

/* spec/window.yaml: window_is_valid */
static void window_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-window_is_valid-win-handle",
        dtl_window_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-window_is_valid-win-handle",
        dtl_window_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-window_is_valid-win-handle",
        dtl_window_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-window_is_valid-win-handle",
        dtl_window_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-window_is_valid-win-handle",
        dtl_window_is_valid(freed.window));
}

/* spec/window.yaml: window_fence */
static void window_fence_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_fence-win-handle",
        dtl_window_fence(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_fence-win-handle",
        dtl_window_fence(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_fence-win-handle",
        dtl_window_fence((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_fence-win-handle",
        dtl_window_fence(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_fence-win-handle",
        dtl_window_fence(freed.window));
}

/* spec/window.yaml: window_post */
static void window_post_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_post-win-handle",
        dtl_window_post(misuse_foreign, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_post-win-handle",
        dtl_window_post(misuse_nonsense, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_post-win-handle",
        dtl_window_post((void *)live.context, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_post-win-handle",
        dtl_window_post(NULL, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_post-win-handle",
        dtl_window_post(freed.window, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_post-origins-memory",
        dtl_window_post(live.window, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_post-origins-null",
        dtl_window_post(live.window, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_post-count-limit",
        dtl_window_post(live.window, IN(1), 9223372036854775807));
}

/* spec/window.yaml: window_start */
static void window_start_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_start-win-handle",
        dtl_window_start(misuse_foreign, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_start-win-handle",
        dtl_window_start(misuse_nonsense, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_start-win-handle",
        dtl_window_start((void *)live.context, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_start-win-handle",
        dtl_window_start(NULL, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_start-win-handle",
        dtl_window_start(freed.window, IN(1), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_start-targets-memory",
        dtl_window_start(live.window, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_start-targets-null",
        dtl_window_start(live.window, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_start-count-limit",
        dtl_window_start(live.window, IN(1), 9223372036854775807));
}

/* spec/window.yaml: window_complete */
static void window_complete_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_complete-win-handle",
        dtl_window_complete(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_complete-win-handle",
        dtl_window_complete(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_complete-win-handle",
        dtl_window_complete((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_complete-win-handle",
        dtl_window_complete(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_complete-win-handle",
        dtl_window_complete(freed.window));
}

/* spec/window.yaml: window_wait */
static void window_wait_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_wait-win-handle",
        dtl_window_wait(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_wait-win-handle",
        dtl_window_wait(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_wait-win-handle",
        dtl_window_wait((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_wait-win-handle",
        dtl_window_wait(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_wait-win-handle",
        dtl_window_wait(freed.window));
}

/* spec/window.yaml: window_test */
static void window_test_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_test-win-handle",
        dtl_window_test(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_test-win-handle",
        dtl_window_test(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_test-win-handle",
        dtl_window_test((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_test-win-handle",
        dtl_window_test(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_test-win-handle",
        dtl_window_test(freed.window, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-window_test-completed-null",
        dtl_window_test(live.window, NULL));
}

/* spec/window.yaml: window_lock */
static void window_lock_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock-win-handle",
        dtl_window_lock(misuse_foreign, 0, DTL_LOCK_EXCLUSIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock-win-handle",
        dtl_window_lock(misuse_nonsense, 0, DTL_LOCK_EXCLUSIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock-win-handle",
        dtl_window_lock((void *)live.context, 0, DTL_LOCK_EXCLUSIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock-win-handle",
        dtl_window_lock(NULL, 0, DTL_LOCK_EXCLUSIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock-win-handle",
        dtl_window_lock(freed.window, 0, DTL_LOCK_EXCLUSIVE));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock-mode-enum",
        dtl_window_lock(live.window, 0, (dtl_lock_mode)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock-target-range",
        dtl_window_lock(live.window, 1, DTL_LOCK_EXCLUSIVE));
}

/* spec/window.yaml: window_unlock */
static void window_unlock_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock-win-handle",
        dtl_window_unlock(misuse_foreign, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock-win-handle",
        dtl_window_unlock(misuse_nonsense, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock-win-handle",
        dtl_window_unlock((void *)live.context, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock-win-handle",
        dtl_window_unlock(NULL, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock-win-handle",
        dtl_window_unlock(freed.window, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock-target-range",
        dtl_window_unlock(live.window, 1));
}

/* spec/window.yaml: window_lock_all */
static void window_lock_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock_all-win-handle",
        dtl_window_lock_all(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock_all-win-handle",
        dtl_window_lock_all(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock_all-win-handle",
        dtl_window_lock_all((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock_all-win-handle",
        dtl_window_lock_all(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_lock_all-win-handle",
        dtl_window_lock_all(freed.window));
}

/* spec/window.yaml: window_unlock_all */
static void window_unlock_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock_all-win-handle",
        dtl_window_unlock_all(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock_all-win-handle",
        dtl_window_unlock_all(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock_all-win-handle",
        dtl_window_unlock_all((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock_all-win-handle",
        dtl_window_unlock_all(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_unlock_all-win-handle",
        dtl_window_unlock_all(freed.window));
}

/* spec/window.yaml: window_flush */
static void window_flush_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush-win-handle",
        dtl_window_flush(misuse_foreign, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush-win-handle",
        dtl_window_flush(misuse_nonsense, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush-win-handle",
        dtl_window_flush((void *)live.context, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush-win-handle",
        dtl_window_flush(NULL, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush-win-handle",
        dtl_window_flush(freed.window, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush-target-range",
        dtl_window_flush(live.window, 1));
}

/* spec/window.yaml: window_flush_all */
static void window_flush_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_all-win-handle",
        dtl_window_flush_all(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_all-win-handle",
        dtl_window_flush_all(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_all-win-handle",
        dtl_window_flush_all((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_all-win-handle",
        dtl_window_flush_all(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_all-win-handle",
        dtl_window_flush_all(freed.window));
}

/* spec/window.yaml: window_flush_local */
static void window_flush_local_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local-win-handle",
        dtl_window_flush_local(misuse_foreign, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local-win-handle",
        dtl_window_flush_local(misuse_nonsense, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local-win-handle",
        dtl_window_flush_local((void *)live.context, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local-win-handle",
        dtl_window_flush_local(NULL, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local-win-handle",
        dtl_window_flush_local(freed.window, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local-target-range",
        dtl_window_flush_local(live.window, 1));
}

/* spec/window.yaml: window_flush_local_all */
static void window_flush_local_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local_all-win-handle",
        dtl_window_flush_local_all(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local_all-win-handle",
        dtl_window_flush_local_all(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local_all-win-handle",
        dtl_window_flush_local_all((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local_all-win-handle",
        dtl_window_flush_local_all(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-window_flush_local_all-win-handle",
        dtl_window_flush_local_all(freed.window));
}

/* spec/window.yaml: rma_put */
static void rma_put_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-win-handle",
        dtl_rma_put(misuse_foreign, 0, 1, IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-win-handle",
        dtl_rma_put(misuse_nonsense, 0, 1, IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-win-handle",
        dtl_rma_put((void *)live.context, 0, 1, IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-win-handle",
        dtl_rma_put(NULL, 0, 1, IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-win-handle",
        dtl_rma_put(freed.window, 0, 1, IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-origin-memory",
        dtl_rma_put(live.window, 0, 1, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_put-origin-null",
        dtl_rma_put(live.window, 0, 1, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-size-limit",
        dtl_rma_put(live.window, 0, 1, IN(3), 18446744073709551615U));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put-target-range",
        dtl_rma_put(live.window, 1, 1, IN(3), 1));
}

/* spec/window.yaml: rma_get */
static void rma_get_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-win-handle",
        dtl_rma_get(misuse_foreign, 0, 1, OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-win-handle",
        dtl_rma_get(misuse_nonsense, 0, 1, OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-win-handle",
        dtl_rma_get((void *)live.context, 0, 1, OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-win-handle",
        dtl_rma_get(NULL, 0, 1, OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-win-handle",
        dtl_rma_get(freed.window, 0, 1, OUT(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-buffer-memory",
        dtl_rma_get(live.window, 0, 1, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_get-buffer-null",
        dtl_rma_get(live.window, 0, 1, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-size-limit",
        dtl_rma_get(live.window, 0, 1, OUT(3), 18446744073709551615U));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get-target-range",
        dtl_rma_get(live.window, 1, 1, OUT(3), 1));
}

/* spec/window.yaml: rma_put_async */
static void rma_put_async_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-win-handle",
        dtl_rma_put_async(misuse_foreign, 0, 1, IN(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-win-handle",
        dtl_rma_put_async(misuse_nonsense, 0, 1, IN(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-win-handle",
        dtl_rma_put_async((void *)live.context, 0, 1, IN(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-win-handle",
        dtl_rma_put_async(NULL, 0, 1, IN(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-win-handle",
        dtl_rma_put_async(freed.window, 0, 1, IN(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-origin-memory",
        dtl_rma_put_async(live.window, 0, 1, misuse_device_memory, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_put_async-origin-null",
        dtl_rma_put_async(live.window, 0, 1, NULL, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_put_async-req-null",
        dtl_rma_put_async(live.window, 0, 1, IN(3), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-size-limit",
        dtl_rma_put_async(live.window, 0, 1, IN(3), 18446744073709551615U, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_put_async-target-range",
        dtl_rma_put_async(live.window, 1, 1, IN(3), 1, OUT(5)));
}

/* spec/window.yaml: rma_get_async */
static void rma_get_async_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-win-handle",
        dtl_rma_get_async(misuse_foreign, 0, 1, OUT(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-win-handle",
        dtl_rma_get_async(misuse_nonsense, 0, 1, OUT(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-win-handle",
        dtl_rma_get_async((void *)live.context, 0, 1, OUT(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-win-handle",
        dtl_rma_get_async(NULL, 0, 1, OUT(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-win-handle",
        dtl_rma_get_async(freed.window, 0, 1, OUT(3), 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-buffer-memory",
        dtl_rma_get_async(live.window, 0, 1, misuse_device_memory, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_get_async-buffer-null",
        dtl_rma_get_async(live.window, 0, 1, NULL, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_get_async-req-null",
        dtl_rma_get_async(live.window, 0, 1, OUT(3), 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-size-limit",
        dtl_rma_get_async(live.window, 0, 1, OUT(3), 18446744073709551615U, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_async-target-range",
        dtl_rma_get_async(live.window, 1, 1, OUT(3), 1, OUT(5)));
}

/* spec/window.yaml: rma_accumulate */
static void rma_accumulate_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-win-handle",
        dtl_rma_accumulate(misuse_foreign, 0, 1, IN(3), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-win-handle",
        dtl_rma_accumulate(misuse_nonsense, 0, 1, IN(3), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-win-handle",
        dtl_rma_accumulate((void *)live.context, 0, 1, IN(3), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-win-handle",
        dtl_rma_accumulate(NULL, 0, 1, IN(3), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-win-handle",
        dtl_rma_accumulate(freed.window, 0, 1, IN(3), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-origin-memory",
        dtl_rma_accumulate(live.window, 0, 1, misuse_device_memory, 1, DTL_DTYPE_INT32,
                           DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_accumulate-origin-null",
        dtl_rma_accumulate(live.window, 0, 1, NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-dtype-enum",
        dtl_rma_accumulate(live.window, 0, 1, IN(3), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-op-enum",
        dtl_rma_accumulate(live.window, 0, 1, IN(3), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-size-limit",
        dtl_rma_accumulate(live.window, 0, 1, IN(3), 18446744073709551615U, DTL_DTYPE_INT32,
                           DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-target-range",
        dtl_rma_accumulate(live.window, 1, 1, IN(3), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_accumulate-op-op",
        dtl_rma_accumulate(live.window, 0, 1, IN(3), 1, DTL_DTYPE_INT32, DTL_OP_MINLOC));
}

/* spec/window.yaml: rma_get_accumulate */
static void rma_get_accumulate_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-win-handle",
        dtl_rma_get_accumulate(misuse_foreign, 0, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32,
                               DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-win-handle",
        dtl_rma_get_accumulate(misuse_nonsense, 0, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32,
                               DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-win-handle",
        dtl_rma_get_accumulate((void *)live.context, 0, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32,
                               DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-win-handle",
        dtl_rma_get_accumulate(NULL, 0, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-win-handle",
        dtl_rma_get_accumulate(freed.window, 0, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-origin-memory",
        dtl_rma_get_accumulate(live.window, 0, 1, misuse_device_memory, OUT(4), 1, DTL_DTYPE_INT32,
                               DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-result-memory",
        dtl_rma_get_accumulate(live.window, 0, 1, IN(3), misuse_device_memory, 1, DTL_DTYPE_INT32,
                               DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_get_accumulate-origin-null",
        dtl_rma_get_accumulate(live.window, 0, 1, NULL, OUT(4), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_get_accumulate-result-null",
        dtl_rma_get_accumulate(live.window, 0, 1, IN(3), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-dtype-enum",
        dtl_rma_get_accumulate(live.window, 0, 1, IN(3), OUT(4), 1, (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-op-enum",
        dtl_rma_get_accumulate(live.window, 0, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32,
                               (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-size-limit",
        dtl_rma_get_accumulate(live.window, 0, 1, IN(3), OUT(4), 18446744073709551615U,
                               DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-target-range",
        dtl_rma_get_accumulate(live.window, 1, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-result-overlap",
        dtl_rma_get_accumulate(live.window, 0, 1, OUT(4), OUT(4), 1, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_get_accumulate-op-op",
        dtl_rma_get_accumulate(live.window, 0, 1, IN(3), OUT(4), 1, DTL_DTYPE_INT32,
                               DTL_OP_MINLOC));
}

/* spec/window.yaml: rma_fetch_and_op */
static void rma_fetch_and_op_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-win-handle",
        dtl_rma_fetch_and_op(misuse_foreign, 0, 1, IN(3), OUT(4), DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-win-handle",
        dtl_rma_fetch_and_op(misuse_nonsense, 0, 1, IN(3), OUT(4), DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-win-handle",
        dtl_rma_fetch_and_op((void *)live.context, 0, 1, IN(3), OUT(4), DTL_DTYPE_INT32,
                             DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-win-handle",
        dtl_rma_fetch_and_op(NULL, 0, 1, IN(3), OUT(4), DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-win-handle",
        dtl_rma_fetch_and_op(freed.window, 0, 1, IN(3), OUT(4), DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-origin-memory",
        dtl_rma_fetch_and_op(live.window, 0, 1, misuse_device_memory, OUT(4), DTL_DTYPE_INT32,
                             DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-result-memory",
        dtl_rma_fetch_and_op(live.window, 0, 1, IN(3), misuse_device_memory, DTL_DTYPE_INT32,
                             DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_fetch_and_op-origin-null",
        dtl_rma_fetch_and_op(live.window, 0, 1, NULL, OUT(4), DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_fetch_and_op-result-null",
        dtl_rma_fetch_and_op(live.window, 0, 1, IN(3), NULL, DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-dtype-enum",
        dtl_rma_fetch_and_op(live.window, 0, 1, IN(3), OUT(4), (dtl_dtype)9999, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-op-enum",
        dtl_rma_fetch_and_op(live.window, 0, 1, IN(3), OUT(4), DTL_DTYPE_INT32,
                             (dtl_reduce_op)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-target-range",
        dtl_rma_fetch_and_op(live.window, 1, 1, IN(3), OUT(4), DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-result-overlap",
        dtl_rma_fetch_and_op(live.window, 0, 1, OUT(4), OUT(4), DTL_DTYPE_INT32, DTL_OP_SUM));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_fetch_and_op-op-op",
        dtl_rma_fetch_and_op(live.window, 0, 1, IN(3), OUT(4), DTL_DTYPE_INT32, DTL_OP_MINLOC));
}

/* spec/window.yaml: rma_compare_and_swap */
static void rma_compare_and_swap_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-win-handle",
        dtl_rma_compare_and_swap(misuse_foreign, 0, 1, IN(3), IN(4), OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-win-handle",
        dtl_rma_compare_and_swap(misuse_nonsense, 0, 1, IN(3), IN(4), OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-win-handle",
        dtl_rma_compare_and_swap((void *)live.context, 0, 1, IN(3), IN(4), OUT(5),
                                 DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-win-handle",
        dtl_rma_compare_and_swap(NULL, 0, 1, IN(3), IN(4), OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-win-handle",
        dtl_rma_compare_and_swap(freed.window, 0, 1, IN(3), IN(4), OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-compare-memory",
        dtl_rma_compare_and_swap(live.window, 0, 1, misuse_device_memory, IN(4), OUT(5),
                                 DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-swap-memory",
        dtl_rma_compare_and_swap(live.window, 0, 1, IN(3), misuse_device_memory, OUT(5),
                                 DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-result-memory",
        dtl_rma_compare_and_swap(live.window, 0, 1, IN(3), IN(4), misuse_device_memory,
                                 DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_compare_and_swap-compare-null",
        dtl_rma_compare_and_swap(live.window, 0, 1, NULL, IN(4), OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_compare_and_swap-swap-null",
        dtl_rma_compare_and_swap(live.window, 0, 1, IN(3), NULL, OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-rma_compare_and_swap-result-null",
        dtl_rma_compare_and_swap(live.window, 0, 1, IN(3), IN(4), NULL, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-dtype-enum",
        dtl_rma_compare_and_swap(live.window, 0, 1, IN(3), IN(4), OUT(5), (dtl_dtype)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-target-range",
        dtl_rma_compare_and_swap(live.window, 1, 1, IN(3), IN(4), OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-result-overlap",
        dtl_rma_compare_and_swap(live.window, 0, 1, OUT(5), IN(4), OUT(5), DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-rma_compare_and_swap-result-overlap",
        dtl_rma_compare_and_swap(live.window, 0, 1, IN(3), OUT(5), OUT(5), DTL_DTYPE_INT32));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(window_create_refuses),
        cmocka_unit_test(window_allocate_refuses),
        cmocka_unit_test(window_create_dynamic_refuses),
        cmocka_unit_test(window_attach_refuses),
        cmocka_unit_test(window_detach_refuses),
        cmocka_unit_test(window_destroy_refuses),
        cmocka_unit_test(window_base_refuses),
        cmocka_unit_test(window_memory_refuses),
        cmocka_unit_test(window_size_refuses),
        cmocka_unit_test(window_is_valid_refuses),
        cmocka_unit_test(window_fence_refuses),
        cmocka_unit_test(window_post_refuses),
        cmocka_unit_test(window_start_refuses),
        cmocka_unit_test(window_complete_refuses),
        cmocka_unit_test(window_wait_refuses),
        cmocka_unit_test(window_test_refuses),
        cmocka_unit_test(window_lock_refuses),
        cmocka_unit_test(window_unlock_refuses),
        cmocka_unit_test(window_lock_all_refuses),
        cmocka_unit_test(window_unlock_all_refuses),
        cmocka_unit_test(window_flush_refuses),
        cmocka_unit_test(window_flush_all_refuses),
        cmocka_unit_test(window_flush_local_refuses),
        cmocka_unit_test(window_flush_local_all_refuses),
        cmocka_unit_test(rma_put_refuses),
        cmocka_unit_test(rma_get_refuses),
        cmocka_unit_test(rma_put_async_refuses),
        cmocka_unit_test(rma_get_async_refuses),
        cmocka_unit_test(rma_accumulate_refuses),
        cmocka_unit_test(rma_get_accumulate_refuses),
        cmocka_unit_test(rma_fetch_and_op_refuses),
        cmocka_unit_test(rma_compare_and_swap_refuses),
    };

    return cmocka_run_group_tests_name("window", tests, objects_make, objects_free);
}
