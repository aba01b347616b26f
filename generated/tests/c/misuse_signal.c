/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/signal.yaml: signal_unique_id */
static void signal_unique_id_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_unique_id-id-memory",
        dtl_signal_unique_id(misuse_device_memory));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_unique_id-id-null",
        dtl_signal_unique_id(NULL));
}

/* spec/signal.yaml: signal_create */
static void signal_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create-ctx-handle",
        dtl_signal_create(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create-ctx-handle",
        dtl_signal_create(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create-ctx-handle",
        dtl_signal_create((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create-ctx-handle",
        dtl_signal_create(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create-ctx-handle",
        dtl_signal_create(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_create-comm-null",
        dtl_signal_create(live.context, NULL));
}

/* spec/signal.yaml: signal_init */
static void signal_init_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_init-unique_id-memory",
        dtl_signal_init(1, 1, misuse_device_memory, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_init-unique_id-null",
        dtl_signal_init(1, 1, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_init-comm-null",
        dtl_signal_init(1, 1, IN(2), NULL));
}

/* spec/signal.yaml: signal_create_configured */
static void signal_create_configured_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-ctx-handle",
        dtl_signal_create_configured(misuse_foreign, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-ctx-handle",
        dtl_signal_create_configured(misuse_nonsense, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-ctx-handle",
        dtl_signal_create_configured((void *)live.vector, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-ctx-handle",
        dtl_signal_create_configured(NULL, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-ctx-handle",
        dtl_signal_create_configured(freed.context, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_create_configured-comm-null",
        dtl_signal_create_configured(live.context, 1, 1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-contexts-range",
        dtl_signal_create_configured(live.context, 0, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-indices-range",
        dtl_signal_create_configured(live.context, 1, 0, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_create_configured-eager_init-range",
        dtl_signal_create_configured(live.context, 1, 1, 2, OUT(4)));
}

/* spec/signal.yaml: signal_init_configured */
static void signal_init_configured_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_init_configured-unique_id-memory",
        dtl_signal_init_configured(1, 1, misuse_device_memory, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_init_configured-unique_id-null",
        dtl_signal_init_configured(1, 1, NULL, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_init_configured-comm-null",
        dtl_signal_init_configured(1, 1, IN(2), 1, 1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_init_configured-contexts-range",
        dtl_signal_init_configured(1, 1, IN(2), 0, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_init_configured-indices-range",
        dtl_signal_init_configured(1, 1, IN(2), 1, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_init_configured-eager_init-range",
        dtl_signal_init_configured(1, 1, IN(2), 1, 1, 2, OUT(6)));
}

/* spec/signal.yaml: signal_destroy */
static void signal_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_destroy-comm-handle",
        dtl_signal_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_destroy-comm-handle",
        dtl_signal_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_destroy-comm-handle",
        dtl_signal_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_destroy-comm-handle",
        dtl_signal_destroy(freed.signal));
}

/* spec/signal.yaml: signal_is_valid */
static void signal_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-signal_is_valid-comm-handle",
        dtl_signal_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-signal_is_valid-comm-handle",
        dtl_signal_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-signal_is_valid-comm-handle",
        dtl_signal_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-signal_is_valid-comm-handle",
        dtl_signal_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-signal_is_valid-comm-handle",
        dtl_signal_is_valid(freed.signal));
}

/* spec/signal.yaml: signal_rank */
static void signal_rank_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-signal_rank-comm-handle",
        dtl_signal_rank(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-signal_rank-comm-handle",
        dtl_signal_rank(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-signal_rank-comm-handle",
        dtl_signal_rank((void *)live.context));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-signal_rank-comm-handle",
        dtl_signal_rank(NULL));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-signal_rank-comm-handle",
        dtl_signal_rank(freed.signal));
}

/* spec/signal.yaml: signal_size */
static void signal_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-signal_size-comm-handle",
        dtl_signal_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-signal_size-comm-handle",
        dtl_signal_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-signal_size-comm-handle",
        dtl_signal_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-signal_size-comm-handle",
        dtl_signal_size(NULL));
    REFUSED_VALUE(0, "DTL-signal_size-comm-handle",
        dtl_signal_size(freed.signal));
}

/* spec/signal.yaml: signal_register_window */
static void signal_register_window_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_register_window-comm-handle",
        dtl_signal_register_window(misuse_foreign, OUT(1), 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_register_window-comm-handle",
        dtl_signal_register_window(misuse_nonsense, OUT(1), 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_register_window-comm-handle",
        dtl_signal_register_window((void *)live.context, OUT(1), 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_register_window-comm-handle",
        dtl_signal_register_window(NULL, OUT(1), 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_register_window-comm-handle",
        dtl_signal_register_window(freed.signal, OUT(1), 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_register_window-window-null",
        dtl_signal_register_window(live.signal, OUT(1), 1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_register_window-size-limit",
        dtl_signal_register_window(live.signal, OUT(1), 18446744073709551615U, 1, OUT(4)));
}

/* spec/signal.yaml: signal_deregister_window */
static void signal_deregister_window_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_deregister_window-comm-handle",
        dtl_signal_deregister_window(misuse_foreign, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_deregister_window-comm-handle",
        dtl_signal_deregister_window(misuse_nonsense, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_deregister_window-comm-handle",
        dtl_signal_deregister_window((void *)live.context, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_deregister_window-comm-handle",
        dtl_signal_deregister_window(NULL, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_deregister_window-comm-handle",
        dtl_signal_deregister_window(freed.signal, 0));
}

/* spec/signal.yaml: signal_send */
static void signal_send_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-comm-handle",
        dtl_signal_send(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-comm-handle",
        dtl_signal_send(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-comm-handle",
        dtl_signal_send((void *)live.context, IN(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-comm-handle",
        dtl_signal_send(NULL, IN(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-comm-handle",
        dtl_signal_send(freed.signal, IN(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-stream-handle",
        dtl_signal_send(live.signal, IN(1), 1, DTL_DTYPE_INT32, 0, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-stream-handle",
        dtl_signal_send(live.signal, IN(1), 1, DTL_DTYPE_INT32, 0, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-stream-handle",
        dtl_signal_send(live.signal, IN(1), 1, DTL_DTYPE_INT32, 0, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-stream-handle",
        dtl_signal_send(live.signal, IN(1), 1, DTL_DTYPE_INT32, 0, freed.stream));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_send-sendbuf-null",
        dtl_signal_send(live.signal, NULL, 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-dtype-enum",
        dtl_signal_send(live.signal, IN(1), 1, (dtl_dtype)9999, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_send-count-limit",
        dtl_signal_send(live.signal, IN(1), 9223372036854775807, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-signal_send-peer-range",
        dtl_signal_send(live.signal, IN(1), 1, DTL_DTYPE_INT32, 1, live.stream));
}

/* spec/signal.yaml: signal_recv */
static void signal_recv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-comm-handle",
        dtl_signal_recv(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-comm-handle",
        dtl_signal_recv(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-comm-handle",
        dtl_signal_recv((void *)live.context, OUT(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-comm-handle",
        dtl_signal_recv(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-comm-handle",
        dtl_signal_recv(freed.signal, OUT(1), 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-stream-handle",
        dtl_signal_recv(live.signal, OUT(1), 1, DTL_DTYPE_INT32, 0, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-stream-handle",
        dtl_signal_recv(live.signal, OUT(1), 1, DTL_DTYPE_INT32, 0, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-stream-handle",
        dtl_signal_recv(live.signal, OUT(1), 1, DTL_DTYPE_INT32, 0, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-stream-handle",
        dtl_signal_recv(live.signal, OUT(1), 1, DTL_DTYPE_INT32, 0, freed.stream));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_recv-recvbuf-null",
        dtl_signal_recv(live.signal, NULL, 1, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-dtype-enum",
        dtl_signal_recv(live.signal, OUT(1), 1, (dtl_dtype)9999, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_recv-count-limit",
        dtl_signal_recv(live.signal, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0, live.stream));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-signal_recv-peer-range",
        dtl_signal_recv(live.signal, OUT(1), 1, DTL_DTYPE_INT32, 1, live.stream));
}

/* spec/signal.yaml: signal_notify */
static void signal_notify_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-comm-handle",
        dtl_signal_notify(misuse_foreign, 1, 1, 1, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-comm-handle",
        dtl_signal_notify(misuse_nonsense, 1, 1, 1, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-comm-handle",
        dtl_signal_notify((void *)live.context, 1, 1, 1, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-comm-handle",
        dtl_signal_notify(NULL, 1, 1, 1, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-comm-handle",
        dtl_signal_notify(freed.signal, 1, 1, 1, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-stream-handle",
        dtl_signal_notify(live.signal, 1, 1, 1, 1, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-stream-handle",
        dtl_signal_notify(live.signal, 1, 1, 1, 1, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-stream-handle",
        dtl_signal_notify(live.signal, 1, 1, 1, 1, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_notify-stream-handle",
        dtl_signal_notify(live.signal, 1, 1, 1, 1, freed.stream));
}

/* spec/signal.yaml: signal_put_signal */
static void signal_put_signal_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-comm-handle",
        dtl_signal_put_signal(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-comm-handle",
        dtl_signal_put_signal(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-comm-handle",
        dtl_signal_put_signal((void *)live.context, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-comm-handle",
        dtl_signal_put_signal(NULL, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-comm-handle",
        dtl_signal_put_signal(freed.signal, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-stream-handle",
        dtl_signal_put_signal(live.signal, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-stream-handle",
        dtl_signal_put_signal(live.signal, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-stream-handle",
        dtl_signal_put_signal(live.signal, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-stream-handle",
        dtl_signal_put_signal(live.signal, IN(1), 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              freed.stream));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_put_signal-localbuf-null",
        dtl_signal_put_signal(live.signal, NULL, 1, DTL_DTYPE_INT32, 1, 0, 1, 1, 1, 1,
                              live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-dtype-enum",
        dtl_signal_put_signal(live.signal, IN(1), 1, (dtl_dtype)9999, 1, 0, 1, 1, 1, 1,
                              live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_put_signal-count-limit",
        dtl_signal_put_signal(live.signal, IN(1), 9223372036854775807, DTL_DTYPE_INT32, 1, 0, 1, 1,
                              1, 1, live.stream));
}

/* spec/signal.yaml: signal_wait_signal */
static void signal_wait_signal_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-comm-handle",
        dtl_signal_wait_signal(misuse_foreign, IN(1), NULL, NULL, NULL, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-comm-handle",
        dtl_signal_wait_signal(misuse_nonsense, IN(1), NULL, NULL, NULL, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-comm-handle",
        dtl_signal_wait_signal((void *)live.context, IN(1), NULL, NULL, NULL, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-comm-handle",
        dtl_signal_wait_signal(NULL, IN(1), NULL, NULL, NULL, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-comm-handle",
        dtl_signal_wait_signal(freed.signal, IN(1), NULL, NULL, NULL, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-stream-handle",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, NULL, NULL, 1, misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-stream-handle",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, NULL, NULL, 1, misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-stream-handle",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, NULL, NULL, 1, (void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-stream-handle",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, NULL, NULL, 1, freed.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-peers-memory",
        dtl_signal_wait_signal(live.signal, misuse_device_memory, NULL, NULL, NULL, 1,
                               live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-op_counts-memory",
        dtl_signal_wait_signal(live.signal, IN(1), misuse_device_memory, NULL, NULL, 1,
                               live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-signal_indices-memory",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, misuse_device_memory, NULL, 1,
                               live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-contexts-memory",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, NULL, misuse_device_memory, 1,
                               live.stream));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-signal_wait_signal-peers-null",
        dtl_signal_wait_signal(live.signal, NULL, NULL, NULL, NULL, 1, live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-count-limit",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, NULL, NULL, 9223372036854775807,
                               live.stream));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-signal_wait_signal-count-range",
        dtl_signal_wait_signal(live.signal, IN(1), NULL, NULL, NULL, 0, live.stream));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(signal_unique_id_refuses),
        cmocka_unit_test(signal_create_refuses),
        cmocka_unit_test(signal_init_refuses),
        cmocka_unit_test(signal_create_configured_refuses),
        cmocka_unit_test(signal_init_configured_refuses),
        cmocka_unit_test(signal_destroy_refuses),
        cmocka_unit_test(signal_is_valid_refuses),
        cmocka_unit_test(signal_rank_refuses),
        cmocka_unit_test(signal_size_refuses),
        cmocka_unit_test(signal_register_window_refuses),
        cmocka_unit_test(signal_deregister_window_refuses),
        cmocka_unit_test(signal_send_refuses),
        cmocka_unit_test(signal_recv_refuses),
        cmocka_unit_test(signal_notify_refuses),
        cmocka_unit_test(signal_put_signal_refuses),
        cmocka_unit_test(signal_wait_signal_refuses),
    };

    return cmocka_run_group_tests_name("signal", tests, objects_make, objects_free);
}
