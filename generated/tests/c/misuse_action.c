/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/action.yaml: action_register */
static void action_register_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register-ctx-handle",
        dtl_action_register(misuse_foreign, "name", (dtl_action_func)misuse_callback, NULL,
                            OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register-ctx-handle",
        dtl_action_register(misuse_nonsense, "name", (dtl_action_func)misuse_callback, NULL,
                            OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register-ctx-handle",
        dtl_action_register((void *)live.vector, "name", (dtl_action_func)misuse_callback, NULL,
                            OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register-ctx-handle",
        dtl_action_register(NULL, "name", (dtl_action_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register-ctx-handle",
        dtl_action_register(freed.context, "name", (dtl_action_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-action_register-name-null",
        dtl_action_register(live.context, NULL, (dtl_action_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-action_register-func-null",
        dtl_action_register(live.context, "name", NULL, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-action_register-action-null",
        dtl_action_register(live.context, "name", (dtl_action_func)misuse_callback, NULL, NULL));
}

/* spec/action.yaml: action_register_reply */
static void action_register_reply_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register_reply-ctx-handle",
        dtl_action_register_reply(misuse_foreign, "name", (dtl_reply_func)misuse_callback, NULL,
                                  OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register_reply-ctx-handle",
        dtl_action_register_reply(misuse_nonsense, "name", (dtl_reply_func)misuse_callback, NULL,
                                  OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register_reply-ctx-handle",
        dtl_action_register_reply((void *)live.vector, "name", (dtl_reply_func)misuse_callback,
                                  NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register_reply-ctx-handle",
        dtl_action_register_reply(NULL, "name", (dtl_reply_func)misuse_callback, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_register_reply-ctx-handle",
        dtl_action_register_reply(freed.context, "name", (dtl_reply_func)misuse_callback, NULL,
                                  OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-action_register_reply-name-null",
        dtl_action_register_reply(live.context, NULL, (dtl_reply_func)misuse_callback, NULL,
                                  OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-action_register_reply-func-null",
        dtl_action_register_reply(live.context, "name", NULL, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-action_register_reply-action-null",
        dtl_action_register_reply(live.context, "name", (dtl_reply_func)misuse_callback, NULL,
                                  NULL));
}

/* spec/action.yaml: remote_invoke */
static void remote_invoke_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-ctx-handle",
        dtl_remote_invoke(misuse_foreign, 0, 1, IN(3), 1, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-ctx-handle",
        dtl_remote_invoke(misuse_nonsense, 0, 1, IN(3), 1, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-ctx-handle",
        dtl_remote_invoke((void *)live.vector, 0, 1, IN(3), 1, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-ctx-handle",
        dtl_remote_invoke(NULL, 0, 1, IN(3), 1, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-ctx-handle",
        dtl_remote_invoke(freed.context, 0, 1, IN(3), 1, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-args-memory",
        dtl_remote_invoke(live.context, 0, 1, misuse_device_memory, 1, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-result-memory",
        dtl_remote_invoke(live.context, 0, 1, IN(3), 1, misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-remote_invoke-args-null",
        dtl_remote_invoke(live.context, 0, 1, NULL, 1, OUT(5), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-remote_invoke-result-null",
        dtl_remote_invoke(live.context, 0, 1, IN(3), 1, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-args_size-limit",
        dtl_remote_invoke(live.context, 0, 1, IN(3), 18446744073709551615U, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-result_size-limit",
        dtl_remote_invoke(live.context, 0, 1, IN(3), 1, OUT(5), 18446744073709551615U));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-remote_invoke-target-range",
        dtl_remote_invoke(live.context, 1, 1, IN(3), 1, OUT(5), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke-result-overlap",
        dtl_remote_invoke(live.context, 0, 1, OUT(5), 1, OUT(5), 1));
}

/* spec/action.yaml: remote_invoke_async */
static void remote_invoke_async_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke_async-ctx-handle",
        dtl_remote_invoke_async(misuse_foreign, 0, 1, IN(3), 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke_async-ctx-handle",
        dtl_remote_invoke_async(misuse_nonsense, 0, 1, IN(3), 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke_async-ctx-handle",
        dtl_remote_invoke_async((void *)live.vector, 0, 1, IN(3), 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke_async-ctx-handle",
        dtl_remote_invoke_async(NULL, 0, 1, IN(3), 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke_async-ctx-handle",
        dtl_remote_invoke_async(freed.context, 0, 1, IN(3), 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke_async-args-memory",
        dtl_remote_invoke_async(live.context, 0, 1, misuse_device_memory, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-remote_invoke_async-args-null",
        dtl_remote_invoke_async(live.context, 0, 1, NULL, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-remote_invoke_async-result-null",
        dtl_remote_invoke_async(live.context, 0, 1, IN(3), 1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-remote_invoke_async-args_size-limit",
        dtl_remote_invoke_async(live.context, 0, 1, IN(3), 18446744073709551615U, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-remote_invoke_async-target-range",
        dtl_remote_invoke_async(live.context, 1, 1, IN(3), 1, 1, OUT(6)));
}

/* spec/action.yaml: action_barrier */
static void action_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_barrier-ctx-handle",
        dtl_action_barrier(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_barrier-ctx-handle",
        dtl_action_barrier(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_barrier-ctx-handle",
        dtl_action_barrier((void *)live.vector));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_barrier-ctx-handle",
        dtl_action_barrier(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-action_barrier-ctx-handle",
        dtl_action_barrier(freed.context));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(action_register_refuses),
        cmocka_unit_test(action_register_reply_refuses),
        cmocka_unit_test(remote_invoke_refuses),
        cmocka_unit_test(remote_invoke_async_refuses),
        cmocka_unit_test(action_barrier_refuses),
    };

    return cmocka_run_group_tests_name("action", tests, objects_make, objects_free);
}
