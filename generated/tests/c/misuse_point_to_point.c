/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/point_to_point.yaml: send */
static void send_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-ctx-handle",
        dtl_send(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-ctx-handle",
        dtl_send(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-ctx-handle",
        dtl_send((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-ctx-handle",
        dtl_send(NULL, IN(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-ctx-handle",
        dtl_send(freed.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-buf-memory",
        dtl_send(live.context, misuse_device_memory, 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-send-buf-null",
        dtl_send(live.context, NULL, 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-dtype-enum",
        dtl_send(live.context, IN(1), 1, (dtl_dtype)9999, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-count-limit",
        dtl_send(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-send-dest-range",
        dtl_send(live.context, IN(1), 1, DTL_DTYPE_INT32, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-send-tag-range",
        dtl_send(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, -1));
}

/* spec/point_to_point.yaml: recv */
static void recv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-ctx-handle",
        dtl_recv(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-ctx-handle",
        dtl_recv(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-ctx-handle",
        dtl_recv((void *)live.vector, OUT(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-ctx-handle",
        dtl_recv(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-ctx-handle",
        dtl_recv(freed.context, OUT(1), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-buf-memory",
        dtl_recv(live.context, misuse_device_memory, 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-recv-buf-null",
        dtl_recv(live.context, NULL, 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-dtype-enum",
        dtl_recv(live.context, OUT(1), 1, (dtl_dtype)9999, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-count-limit",
        dtl_recv(live.context, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-recv-source-range",
        dtl_recv(live.context, OUT(1), 1, DTL_DTYPE_INT32, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-recv-tag-range",
        dtl_recv(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0, -3));
}

/* spec/point_to_point.yaml: sendrecv */
static void sendrecv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-ctx-handle",
        dtl_sendrecv(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32,
                     0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-ctx-handle",
        dtl_sendrecv(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32,
                     0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-ctx-handle",
        dtl_sendrecv((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1,
                     DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-ctx-handle",
        dtl_sendrecv(NULL, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-ctx-handle",
        dtl_sendrecv(freed.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32, 0,
                     1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-sendbuf-memory",
        dtl_sendrecv(live.context, misuse_device_memory, 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1,
                     DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-recvbuf-memory",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, misuse_device_memory, 1,
                     DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-sendrecv-sendbuf-null",
        dtl_sendrecv(live.context, NULL, 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32, 0,
                     1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-sendrecv-recvbuf-null",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, NULL, 1, DTL_DTYPE_INT32, 0,
                     1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-senddtype-enum",
        dtl_sendrecv(live.context, IN(1), 1, (dtl_dtype)9999, 0, 1, OUT(6), 1, DTL_DTYPE_INT32, 0,
                     1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-recvdtype-enum",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, (dtl_dtype)9999, 0,
                     1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-sendcount-limit",
        dtl_sendrecv(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, 0, 1, OUT(6), 1,
                     DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-recvcount-limit",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 9223372036854775807,
                     DTL_DTYPE_INT32, 0, 1));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-sendrecv-dest-range",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 1, 1, OUT(6), 1, DTL_DTYPE_INT32, 0,
                     1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-sendtag-range",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, -1, OUT(6), 1, DTL_DTYPE_INT32, 0,
                     1));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-sendrecv-source-range",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32, 1,
                     1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-recvtag-range",
        dtl_sendrecv(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32, 0,
                     -3));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-sendrecv-recvbuf-overlap",
        dtl_sendrecv(live.context, OUT(6), 1, DTL_DTYPE_INT32, 0, 1, OUT(6), 1, DTL_DTYPE_INT32, 0,
                     1));
}

/* spec/point_to_point.yaml: isend */
static void isend_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-ctx-handle",
        dtl_isend(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-ctx-handle",
        dtl_isend(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-ctx-handle",
        dtl_isend((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-ctx-handle",
        dtl_isend(NULL, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-ctx-handle",
        dtl_isend(freed.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-buf-memory",
        dtl_isend(live.context, misuse_device_memory, 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-isend-buf-null",
        dtl_isend(live.context, NULL, 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-isend-request-null",
        dtl_isend(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-dtype-enum",
        dtl_isend(live.context, IN(1), 1, (dtl_dtype)9999, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-count-limit",
        dtl_isend(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-isend-dest-range",
        dtl_isend(live.context, IN(1), 1, DTL_DTYPE_INT32, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend-tag-range",
        dtl_isend(live.context, IN(1), 1, DTL_DTYPE_INT32, 0, -1, OUT(6)));
}

/* spec/point_to_point.yaml: irecv */
static void irecv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-ctx-handle",
        dtl_irecv(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-ctx-handle",
        dtl_irecv(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-ctx-handle",
        dtl_irecv((void *)live.vector, OUT(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-ctx-handle",
        dtl_irecv(NULL, OUT(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-ctx-handle",
        dtl_irecv(freed.context, OUT(1), 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-buf-memory",
        dtl_irecv(live.context, misuse_device_memory, 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-irecv-buf-null",
        dtl_irecv(live.context, NULL, 1, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-irecv-request-null",
        dtl_irecv(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-dtype-enum",
        dtl_irecv(live.context, OUT(1), 1, (dtl_dtype)9999, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-count-limit",
        dtl_irecv(live.context, OUT(1), 9223372036854775807, DTL_DTYPE_INT32, 0, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-irecv-source-range",
        dtl_irecv(live.context, OUT(1), 1, DTL_DTYPE_INT32, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-irecv-tag-range",
        dtl_irecv(live.context, OUT(1), 1, DTL_DTYPE_INT32, 0, -3, OUT(6)));
}

/* spec/point_to_point.yaml: probe */
static void probe_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe-ctx-handle",
        dtl_probe(misuse_foreign, 0, 1, DTL_DTYPE_INT32, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe-ctx-handle",
        dtl_probe(misuse_nonsense, 0, 1, DTL_DTYPE_INT32, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe-ctx-handle",
        dtl_probe((void *)live.vector, 0, 1, DTL_DTYPE_INT32, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe-ctx-handle",
        dtl_probe(NULL, 0, 1, DTL_DTYPE_INT32, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe-ctx-handle",
        dtl_probe(freed.context, 0, 1, DTL_DTYPE_INT32, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-probe-info-null",
        dtl_probe(live.context, 0, 1, DTL_DTYPE_INT32, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe-dtype-enum",
        dtl_probe(live.context, 0, 1, (dtl_dtype)9999, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-probe-source-range",
        dtl_probe(live.context, 1, 1, DTL_DTYPE_INT32, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe-tag-range",
        dtl_probe(live.context, 0, -3, DTL_DTYPE_INT32, OUT(4)));
}

/* spec/point_to_point.yaml: iprobe */
static void iprobe_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe-ctx-handle",
        dtl_iprobe(misuse_foreign, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe-ctx-handle",
        dtl_iprobe(misuse_nonsense, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe-ctx-handle",
        dtl_iprobe((void *)live.vector, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe-ctx-handle",
        dtl_iprobe(NULL, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe-ctx-handle",
        dtl_iprobe(freed.context, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iprobe-flag-null",
        dtl_iprobe(live.context, 0, 1, DTL_DTYPE_INT32, NULL, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iprobe-info-null",
        dtl_iprobe(live.context, 0, 1, DTL_DTYPE_INT32, OUT(4), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe-dtype-enum",
        dtl_iprobe(live.context, 0, 1, (dtl_dtype)9999, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-iprobe-source-range",
        dtl_iprobe(live.context, 1, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe-tag-range",
        dtl_iprobe(live.context, 0, -3, DTL_DTYPE_INT32, OUT(4), OUT(5)));
}

/* spec/point_to_point.yaml: mprobe */
static void mprobe_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mprobe-ctx-handle",
        dtl_mprobe(misuse_foreign, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mprobe-ctx-handle",
        dtl_mprobe(misuse_nonsense, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mprobe-ctx-handle",
        dtl_mprobe((void *)live.vector, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mprobe-ctx-handle",
        dtl_mprobe(NULL, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mprobe-ctx-handle",
        dtl_mprobe(freed.context, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-mprobe-message-null",
        dtl_mprobe(live.context, 0, 1, DTL_DTYPE_INT32, NULL, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-mprobe-info-null",
        dtl_mprobe(live.context, 0, 1, DTL_DTYPE_INT32, OUT(4), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mprobe-dtype-enum",
        dtl_mprobe(live.context, 0, 1, (dtl_dtype)9999, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-mprobe-source-range",
        dtl_mprobe(live.context, 1, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mprobe-tag-range",
        dtl_mprobe(live.context, 0, -3, DTL_DTYPE_INT32, OUT(4), OUT(5)));
}

/* spec/point_to_point.yaml: improbe */
static void improbe_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-improbe-ctx-handle",
        dtl_improbe(misuse_foreign, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-improbe-ctx-handle",
        dtl_improbe(misuse_nonsense, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-improbe-ctx-handle",
        dtl_improbe((void *)live.vector, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-improbe-ctx-handle",
        dtl_improbe(NULL, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-improbe-ctx-handle",
        dtl_improbe(freed.context, 0, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-improbe-message-null",
        dtl_improbe(live.context, 0, 1, DTL_DTYPE_INT32, NULL, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-improbe-info-null",
        dtl_improbe(live.context, 0, 1, DTL_DTYPE_INT32, OUT(4), NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-improbe-dtype-enum",
        dtl_improbe(live.context, 0, 1, (dtl_dtype)9999, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-improbe-source-range",
        dtl_improbe(live.context, 1, 1, DTL_DTYPE_INT32, OUT(4), OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-improbe-tag-range",
        dtl_improbe(live.context, 0, -3, DTL_DTYPE_INT32, OUT(4), OUT(5)));
}

/* spec/point_to_point.yaml: mrecv */
static void mrecv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-message-handle",
        dtl_mrecv(misuse_foreign, OUT(1), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-message-handle",
        dtl_mrecv(misuse_nonsense, OUT(1), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-message-handle",
        dtl_mrecv((void *)live.context, OUT(1), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-message-handle",
        dtl_mrecv(NULL, OUT(1), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-message-handle",
        dtl_mrecv(freed.message, OUT(1), 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-buf-memory",
        dtl_mrecv(live.message, misuse_device_memory, 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-mrecv-buf-null",
        dtl_mrecv(live.message, NULL, 1, DTL_DTYPE_INT32));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-dtype-enum",
        dtl_mrecv(live.message, OUT(1), 1, (dtl_dtype)9999));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-mrecv-count-limit",
        dtl_mrecv(live.message, OUT(1), 9223372036854775807, DTL_DTYPE_INT32));
}

/* spec/point_to_point.yaml: message_free */
static void message_free_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_free-message-handle",
        dtl_message_free(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_free-message-handle",
        dtl_message_free(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_free-message-handle",
        dtl_message_free((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_free-message-handle",
        dtl_message_free(freed.message));
}

/* spec/point_to_point.yaml: isend_shaped */
static void isend_shaped_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-ctx-handle",
        dtl_isend_shaped(misuse_foreign, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-ctx-handle",
        dtl_isend_shaped(misuse_nonsense, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-ctx-handle",
        dtl_isend_shaped((void *)live.vector, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, 1,
                         OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-ctx-handle",
        dtl_isend_shaped(NULL, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-ctx-handle",
        dtl_isend_shaped(freed.context, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-buf-memory",
        dtl_isend_shaped(live.context, misuse_device_memory, 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0,
                         1, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-isend_shaped-buf-null",
        dtl_isend_shaped(live.context, NULL, 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-isend_shaped-request-null",
        dtl_isend_shaped(live.context, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-dtype-enum",
        dtl_isend_shaped(live.context, IN(1), 1, (dtl_dtype)9999, (dtl_shape){0}, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-count-limit",
        dtl_isend_shaped(live.context, IN(1), 9223372036854775807, DTL_DTYPE_INT32, (dtl_shape){0},
                         0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-isend_shaped-dest-range",
        dtl_isend_shaped(live.context, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 1, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-isend_shaped-tag-range",
        dtl_isend_shaped(live.context, IN(1), 1, DTL_DTYPE_INT32, (dtl_shape){0}, 0, -1, OUT(7)));
}

/* spec/point_to_point.yaml: probe_envelope */
static void probe_envelope_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe_envelope-ctx-handle",
        dtl_probe_envelope(misuse_foreign, 0, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe_envelope-ctx-handle",
        dtl_probe_envelope(misuse_nonsense, 0, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe_envelope-ctx-handle",
        dtl_probe_envelope((void *)live.vector, 0, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe_envelope-ctx-handle",
        dtl_probe_envelope(NULL, 0, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe_envelope-ctx-handle",
        dtl_probe_envelope(freed.context, 0, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-probe_envelope-envelope-null",
        dtl_probe_envelope(live.context, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-probe_envelope-source-range",
        dtl_probe_envelope(live.context, 1, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-probe_envelope-tag-range",
        dtl_probe_envelope(live.context, 0, -3, OUT(3)));
}

/* spec/point_to_point.yaml: iprobe_envelope */
static void iprobe_envelope_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe_envelope-ctx-handle",
        dtl_iprobe_envelope(misuse_foreign, 0, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe_envelope-ctx-handle",
        dtl_iprobe_envelope(misuse_nonsense, 0, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe_envelope-ctx-handle",
        dtl_iprobe_envelope((void *)live.vector, 0, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe_envelope-ctx-handle",
        dtl_iprobe_envelope(NULL, 0, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe_envelope-ctx-handle",
        dtl_iprobe_envelope(freed.context, 0, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iprobe_envelope-flag-null",
        dtl_iprobe_envelope(live.context, 0, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-iprobe_envelope-envelope-null",
        dtl_iprobe_envelope(live.context, 0, 1, OUT(3), NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-iprobe_envelope-source-range",
        dtl_iprobe_envelope(live.context, 1, 1, OUT(3), OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-iprobe_envelope-tag-range",
        dtl_iprobe_envelope(live.context, 0, -3, OUT(3), OUT(4)));
}

/* spec/point_to_point.yaml: message_envelope */
static void message_envelope_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_envelope-message-handle",
        dtl_message_envelope(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_envelope-message-handle",
        dtl_message_envelope(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_envelope-message-handle",
        dtl_message_envelope((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_envelope-message-handle",
        dtl_message_envelope(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-message_envelope-message-handle",
        dtl_message_envelope(freed.message, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-message_envelope-envelope-null",
        dtl_message_envelope(live.message, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(send_refuses),
        cmocka_unit_test(recv_refuses),
        cmocka_unit_test(sendrecv_refuses),
        cmocka_unit_test(isend_refuses),
        cmocka_unit_test(irecv_refuses),
        cmocka_unit_test(probe_refuses),
        cmocka_unit_test(iprobe_refuses),
        cmocka_unit_test(mprobe_refuses),
        cmocka_unit_test(improbe_refuses),
        cmocka_unit_test(mrecv_refuses),
        cmocka_unit_test(message_free_refuses),
        cmocka_unit_test(isend_shaped_refuses),
        cmocka_unit_test(probe_envelope_refuses),
        cmocka_unit_test(iprobe_envelope_refuses),
        cmocka_unit_test(message_envelope_refuses),
    };

    return cmocka_run_group_tests_name("point_to_point", tests, objects_make, objects_free);
}
