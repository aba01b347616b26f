/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/symmetric.yaml: symmetric_create */
static void symmetric_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_create-ctx-handle",
        dtl_symmetric_create(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_create-ctx-handle",
        dtl_symmetric_create(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_create-ctx-handle",
        dtl_symmetric_create((void *)live.vector, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_create-ctx-handle",
        dtl_symmetric_create(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_create-ctx-handle",
        dtl_symmetric_create(freed.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_create-heap-null",
        dtl_symmetric_create(live.context, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_create-size-range",
        dtl_symmetric_create(live.context, 18446744073709551615U, OUT(2)));
}

/* spec/symmetric.yaml: symmetric_destroy */
static void symmetric_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_destroy-heap-handle",
        dtl_symmetric_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_destroy-heap-handle",
        dtl_symmetric_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_destroy-heap-handle",
        dtl_symmetric_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_destroy-heap-handle",
        dtl_symmetric_destroy(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_is_valid */
static void symmetric_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-symmetric_is_valid-heap-handle",
        dtl_symmetric_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-symmetric_is_valid-heap-handle",
        dtl_symmetric_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-symmetric_is_valid-heap-handle",
        dtl_symmetric_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-symmetric_is_valid-heap-handle",
        dtl_symmetric_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-symmetric_is_valid-heap-handle",
        dtl_symmetric_is_valid(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_my_pe */
static void symmetric_my_pe_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_my_pe-heap-handle",
        dtl_symmetric_my_pe(misuse_foreign));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_my_pe-heap-handle",
        dtl_symmetric_my_pe(misuse_nonsense));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_my_pe-heap-handle",
        dtl_symmetric_my_pe((void *)live.context));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_my_pe-heap-handle",
        dtl_symmetric_my_pe(NULL));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_my_pe-heap-handle",
        dtl_symmetric_my_pe(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_n_pes */
static void symmetric_n_pes_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-symmetric_n_pes-heap-handle",
        dtl_symmetric_n_pes(misuse_foreign));
    REFUSED_VALUE(0, "DTL-symmetric_n_pes-heap-handle",
        dtl_symmetric_n_pes(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-symmetric_n_pes-heap-handle",
        dtl_symmetric_n_pes((void *)live.context));
    REFUSED_VALUE(0, "DTL-symmetric_n_pes-heap-handle",
        dtl_symmetric_n_pes(NULL));
    REFUSED_VALUE(0, "DTL-symmetric_n_pes-heap-handle",
        dtl_symmetric_n_pes(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_base */
static void symmetric_base_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-symmetric_base-heap-handle",
        dtl_symmetric_base(misuse_foreign));
    REFUSED_VALUE(NULL, "DTL-symmetric_base-heap-handle",
        dtl_symmetric_base(misuse_nonsense));
    REFUSED_VALUE(NULL, "DTL-symmetric_base-heap-handle",
        dtl_symmetric_base((void *)live.context));
    REFUSED_VALUE(NULL, "DTL-symmetric_base-heap-handle",
        dtl_symmetric_base(NULL));
    REFUSED_VALUE(NULL, "DTL-symmetric_base-heap-handle",
        dtl_symmetric_base(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_size */
static void symmetric_size_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-symmetric_size-heap-handle",
        dtl_symmetric_size(misuse_foreign));
    REFUSED_VALUE(0, "DTL-symmetric_size-heap-handle",
        dtl_symmetric_size(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-symmetric_size-heap-handle",
        dtl_symmetric_size((void *)live.context));
    REFUSED_VALUE(0, "DTL-symmetric_size-heap-handle",
        dtl_symmetric_size(NULL));
    REFUSED_VALUE(0, "DTL-symmetric_size-heap-handle",
        dtl_symmetric_size(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_used */
static void symmetric_used_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-symmetric_used-heap-handle",
        dtl_symmetric_used(misuse_foreign));
    REFUSED_VALUE(0, "DTL-symmetric_used-heap-handle",
        dtl_symmetric_used(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-symmetric_used-heap-handle",
        dtl_symmetric_used((void *)live.context));
    REFUSED_VALUE(0, "DTL-symmetric_used-heap-handle",
        dtl_symmetric_used(NULL));
    REFUSED_VALUE(0, "DTL-symmetric_used-heap-handle",
        dtl_symmetric_used(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_allocate */
static void symmetric_allocate_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_allocate-heap-handle",
        dtl_symmetric_allocate(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_allocate-heap-handle",
        dtl_symmetric_allocate(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_allocate-heap-handle",
        dtl_symmetric_allocate((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_allocate-heap-handle",
        dtl_symmetric_allocate(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_allocate-heap-handle",
        dtl_symmetric_allocate(freed.symmetric, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_allocate-address-null",
        dtl_symmetric_allocate(live.symmetric, 1, NULL));
}

/* spec/symmetric.yaml: symmetric_free */
static void symmetric_free_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_free-heap-handle",
        dtl_symmetric_free(misuse_foreign, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_free-heap-handle",
        dtl_symmetric_free(misuse_nonsense, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_free-heap-handle",
        dtl_symmetric_free((void *)live.context, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_free-heap-handle",
        dtl_symmetric_free(NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_free-heap-handle",
        dtl_symmetric_free(freed.symmetric, NULL));
}

/* spec/symmetric.yaml: symmetric_remote_ptr */
static void symmetric_remote_ptr_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_ptr-heap-handle",
        dtl_symmetric_remote_ptr(misuse_foreign, IN(1), 0));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_ptr-heap-handle",
        dtl_symmetric_remote_ptr(misuse_nonsense, IN(1), 0));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_ptr-heap-handle",
        dtl_symmetric_remote_ptr((void *)live.context, IN(1), 0));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_ptr-heap-handle",
        dtl_symmetric_remote_ptr(NULL, IN(1), 0));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_ptr-heap-handle",
        dtl_symmetric_remote_ptr(freed.symmetric, IN(1), 0));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_ptr-address-null",
        dtl_symmetric_remote_ptr(live.symmetric, NULL, 0));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_ptr-pe-range",
        dtl_symmetric_remote_ptr(live.symmetric, IN(1), 1));
}

/* spec/symmetric.yaml: symmetric_memory */
static void symmetric_memory_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_memory-heap-handle",
        dtl_symmetric_memory(misuse_foreign, 0, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_memory-heap-handle",
        dtl_symmetric_memory(misuse_nonsense, 0, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_memory-heap-handle",
        dtl_symmetric_memory((void *)live.context, 0, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_memory-heap-handle",
        dtl_symmetric_memory(NULL, 0, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_memory-heap-handle",
        dtl_symmetric_memory(freed.symmetric, 0, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_memory-memory-null",
        dtl_symmetric_memory(live.symmetric, 0, NULL));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_memory-pe-range",
        dtl_symmetric_memory(live.symmetric, 1, OUT(2)));
}

/* spec/symmetric.yaml: symmetric_put */
static void symmetric_put_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put-heap-handle",
        dtl_symmetric_put(misuse_foreign, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put-heap-handle",
        dtl_symmetric_put(misuse_nonsense, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put-heap-handle",
        dtl_symmetric_put((void *)live.context, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put-heap-handle",
        dtl_symmetric_put(NULL, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put-heap-handle",
        dtl_symmetric_put(freed.symmetric, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put-source-memory",
        dtl_symmetric_put(live.symmetric, IN(1), misuse_device_memory, 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put-dest-null",
        dtl_symmetric_put(live.symmetric, NULL, IN(2), 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put-source-null",
        dtl_symmetric_put(live.symmetric, IN(1), NULL, 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put-size-limit",
        dtl_symmetric_put(live.symmetric, IN(1), IN(2), 18446744073709551615U, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_put-pe-range",
        dtl_symmetric_put(live.symmetric, IN(1), IN(2), 1, 1));
}

/* spec/symmetric.yaml: symmetric_put_nbi */
static void symmetric_put_nbi_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_nbi-heap-handle",
        dtl_symmetric_put_nbi(misuse_foreign, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_nbi-heap-handle",
        dtl_symmetric_put_nbi(misuse_nonsense, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_nbi-heap-handle",
        dtl_symmetric_put_nbi((void *)live.context, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_nbi-heap-handle",
        dtl_symmetric_put_nbi(NULL, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_nbi-heap-handle",
        dtl_symmetric_put_nbi(freed.symmetric, IN(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_nbi-source-memory",
        dtl_symmetric_put_nbi(live.symmetric, IN(1), misuse_device_memory, 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_nbi-dest-null",
        dtl_symmetric_put_nbi(live.symmetric, NULL, IN(2), 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_nbi-source-null",
        dtl_symmetric_put_nbi(live.symmetric, IN(1), NULL, 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_nbi-size-limit",
        dtl_symmetric_put_nbi(live.symmetric, IN(1), IN(2), 18446744073709551615U, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_put_nbi-pe-range",
        dtl_symmetric_put_nbi(live.symmetric, IN(1), IN(2), 1, 1));
}

/* spec/symmetric.yaml: symmetric_get */
static void symmetric_get_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get-heap-handle",
        dtl_symmetric_get(misuse_foreign, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get-heap-handle",
        dtl_symmetric_get(misuse_nonsense, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get-heap-handle",
        dtl_symmetric_get((void *)live.context, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get-heap-handle",
        dtl_symmetric_get(NULL, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get-heap-handle",
        dtl_symmetric_get(freed.symmetric, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get-dest-memory",
        dtl_symmetric_get(live.symmetric, misuse_device_memory, IN(2), 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_get-dest-null",
        dtl_symmetric_get(live.symmetric, NULL, IN(2), 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_get-source-null",
        dtl_symmetric_get(live.symmetric, OUT(1), NULL, 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get-size-limit",
        dtl_symmetric_get(live.symmetric, OUT(1), IN(2), 18446744073709551615U, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_get-pe-range",
        dtl_symmetric_get(live.symmetric, OUT(1), IN(2), 1, 1));
}

/* spec/symmetric.yaml: symmetric_get_nbi */
static void symmetric_get_nbi_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get_nbi-heap-handle",
        dtl_symmetric_get_nbi(misuse_foreign, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get_nbi-heap-handle",
        dtl_symmetric_get_nbi(misuse_nonsense, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get_nbi-heap-handle",
        dtl_symmetric_get_nbi((void *)live.context, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get_nbi-heap-handle",
        dtl_symmetric_get_nbi(NULL, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get_nbi-heap-handle",
        dtl_symmetric_get_nbi(freed.symmetric, OUT(1), IN(2), 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get_nbi-dest-memory",
        dtl_symmetric_get_nbi(live.symmetric, misuse_device_memory, IN(2), 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_get_nbi-dest-null",
        dtl_symmetric_get_nbi(live.symmetric, NULL, IN(2), 1, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_get_nbi-source-null",
        dtl_symmetric_get_nbi(live.symmetric, OUT(1), NULL, 1, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_get_nbi-size-limit",
        dtl_symmetric_get_nbi(live.symmetric, OUT(1), IN(2), 18446744073709551615U, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_get_nbi-pe-range",
        dtl_symmetric_get_nbi(live.symmetric, OUT(1), IN(2), 1, 1));
}

/* spec/symmetric.yaml: symmetric_put_signal */
static void symmetric_put_signal_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-heap-handle",
        dtl_symmetric_put_signal(misuse_foreign, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-heap-handle",
        dtl_symmetric_put_signal(misuse_nonsense, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-heap-handle",
        dtl_symmetric_put_signal((void *)live.context, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET,
                                 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-heap-handle",
        dtl_symmetric_put_signal(NULL, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-heap-handle",
        dtl_symmetric_put_signal(freed.symmetric, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-source-memory",
        dtl_symmetric_put_signal(live.symmetric, IN(1), misuse_device_memory, 1, IN(4), 1,
                                 DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_signal-dest-null",
        dtl_symmetric_put_signal(live.symmetric, NULL, IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_signal-source-null",
        dtl_symmetric_put_signal(live.symmetric, IN(1), NULL, 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_signal-signal-null",
        dtl_symmetric_put_signal(live.symmetric, IN(1), IN(2), 1, NULL, 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-op-enum",
        dtl_symmetric_put_signal(live.symmetric, IN(1), IN(2), 1, IN(4), 1, (dtl_signal_op)9999,
                                 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal-size-limit",
        dtl_symmetric_put_signal(live.symmetric, IN(1), IN(2), 18446744073709551615U, IN(4), 1,
                                 DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_put_signal-pe-range",
        dtl_symmetric_put_signal(live.symmetric, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 1));
}

/* spec/symmetric.yaml: symmetric_put_signal_nbi */
static void symmetric_put_signal_nbi_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-heap-handle",
        dtl_symmetric_put_signal_nbi(misuse_foreign, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-heap-handle",
        dtl_symmetric_put_signal_nbi(misuse_nonsense, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET,
                                     0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-heap-handle",
        dtl_symmetric_put_signal_nbi((void *)live.context, IN(1), IN(2), 1, IN(4), 1,
                                     DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-heap-handle",
        dtl_symmetric_put_signal_nbi(NULL, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-heap-handle",
        dtl_symmetric_put_signal_nbi(freed.symmetric, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET,
                                     0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-source-memory",
        dtl_symmetric_put_signal_nbi(live.symmetric, IN(1), misuse_device_memory, 1, IN(4), 1,
                                     DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_signal_nbi-dest-null",
        dtl_symmetric_put_signal_nbi(live.symmetric, NULL, IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_signal_nbi-source-null",
        dtl_symmetric_put_signal_nbi(live.symmetric, IN(1), NULL, 1, IN(4), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_put_signal_nbi-signal-null",
        dtl_symmetric_put_signal_nbi(live.symmetric, IN(1), IN(2), 1, NULL, 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-op-enum",
        dtl_symmetric_put_signal_nbi(live.symmetric, IN(1), IN(2), 1, IN(4), 1,
                                     (dtl_signal_op)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_put_signal_nbi-size-limit",
        dtl_symmetric_put_signal_nbi(live.symmetric, IN(1), IN(2), 18446744073709551615U, IN(4), 1,
                                     DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_put_signal_nbi-pe-range",
        dtl_symmetric_put_signal_nbi(live.symmetric, IN(1), IN(2), 1, IN(4), 1, DTL_SIGNAL_SET, 1));
}

/* spec/symmetric.yaml: symmetric_signal_op */
static void symmetric_signal_op_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_op-heap-handle",
        dtl_symmetric_signal_op(misuse_foreign, IN(1), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_op-heap-handle",
        dtl_symmetric_signal_op(misuse_nonsense, IN(1), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_op-heap-handle",
        dtl_symmetric_signal_op((void *)live.context, IN(1), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_op-heap-handle",
        dtl_symmetric_signal_op(NULL, IN(1), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_op-heap-handle",
        dtl_symmetric_signal_op(freed.symmetric, IN(1), 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_signal_op-signal-null",
        dtl_symmetric_signal_op(live.symmetric, NULL, 1, DTL_SIGNAL_SET, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_op-op-enum",
        dtl_symmetric_signal_op(live.symmetric, IN(1), 1, (dtl_signal_op)9999, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_signal_op-pe-range",
        dtl_symmetric_signal_op(live.symmetric, IN(1), 1, DTL_SIGNAL_SET, 1));
}

/* spec/symmetric.yaml: symmetric_signal_wait_until */
static void symmetric_signal_wait_until_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until-heap-handle",
        dtl_symmetric_signal_wait_until(misuse_foreign, IN(1), DTL_CMP_EQ, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until-heap-handle",
        dtl_symmetric_signal_wait_until(misuse_nonsense, IN(1), DTL_CMP_EQ, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until-heap-handle",
        dtl_symmetric_signal_wait_until((void *)live.context, IN(1), DTL_CMP_EQ, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until-heap-handle",
        dtl_symmetric_signal_wait_until(NULL, IN(1), DTL_CMP_EQ, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until-heap-handle",
        dtl_symmetric_signal_wait_until(freed.symmetric, IN(1), DTL_CMP_EQ, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_signal_wait_until-signal-null",
        dtl_symmetric_signal_wait_until(live.symmetric, NULL, DTL_CMP_EQ, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_signal_wait_until-seen-null",
        dtl_symmetric_signal_wait_until(live.symmetric, IN(1), DTL_CMP_EQ, 1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until-comparison-enum",
        dtl_symmetric_signal_wait_until(live.symmetric, IN(1), (dtl_comparison)9999, 1, 1, OUT(5)));
}

/* spec/symmetric.yaml: symmetric_signal_wait_until_any */
static void symmetric_signal_wait_until_any_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_any-heap-handle",
        dtl_symmetric_signal_wait_until_any(misuse_foreign, IN(1), 1, DTL_CMP_EQ, 1, 1, OUT(6),
                                            OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_any-heap-handle",
        dtl_symmetric_signal_wait_until_any(misuse_nonsense, IN(1), 1, DTL_CMP_EQ, 1, 1, OUT(6),
                                            OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_any-heap-handle",
        dtl_symmetric_signal_wait_until_any((void *)live.context, IN(1), 1, DTL_CMP_EQ, 1, 1,
                                            OUT(6), OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_any-heap-handle",
        dtl_symmetric_signal_wait_until_any(NULL, IN(1), 1, DTL_CMP_EQ, 1, 1, OUT(6), OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_any-heap-handle",
        dtl_symmetric_signal_wait_until_any(freed.symmetric, IN(1), 1, DTL_CMP_EQ, 1, 1, OUT(6),
                                            OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_signal_wait_until_any-signals-null",
        dtl_symmetric_signal_wait_until_any(live.symmetric, NULL, 1, DTL_CMP_EQ, 1, 1, OUT(6),
                                            OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_signal_wait_until_any-index-null",
        dtl_symmetric_signal_wait_until_any(live.symmetric, IN(1), 1, DTL_CMP_EQ, 1, 1, NULL,
                                            OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_signal_wait_until_any-seen-null",
        dtl_symmetric_signal_wait_until_any(live.symmetric, IN(1), 1, DTL_CMP_EQ, 1, 1, OUT(6),
                                            NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_any-comparison-enum",
        dtl_symmetric_signal_wait_until_any(live.symmetric, IN(1), 1, (dtl_comparison)9999, 1, 1,
                                            OUT(6), OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_any-count-range",
        dtl_symmetric_signal_wait_until_any(live.symmetric, IN(1), 0, DTL_CMP_EQ, 1, 1, OUT(6),
                                            OUT(7)));
}

/* spec/symmetric.yaml: symmetric_signal_wait_until_all */
static void symmetric_signal_wait_until_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_all-heap-handle",
        dtl_symmetric_signal_wait_until_all(misuse_foreign, IN(1), 1, DTL_CMP_EQ, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_all-heap-handle",
        dtl_symmetric_signal_wait_until_all(misuse_nonsense, IN(1), 1, DTL_CMP_EQ, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_all-heap-handle",
        dtl_symmetric_signal_wait_until_all((void *)live.context, IN(1), 1, DTL_CMP_EQ, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_all-heap-handle",
        dtl_symmetric_signal_wait_until_all(NULL, IN(1), 1, DTL_CMP_EQ, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_all-heap-handle",
        dtl_symmetric_signal_wait_until_all(freed.symmetric, IN(1), 1, DTL_CMP_EQ, 1, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_signal_wait_until_all-signals-null",
        dtl_symmetric_signal_wait_until_all(live.symmetric, NULL, 1, DTL_CMP_EQ, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_all-comparison-enum",
        dtl_symmetric_signal_wait_until_all(live.symmetric, IN(1), 1, (dtl_comparison)9999, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_signal_wait_until_all-count-range",
        dtl_symmetric_signal_wait_until_all(live.symmetric, IN(1), 0, DTL_CMP_EQ, 1, 1));
}

/* spec/symmetric.yaml: symmetric_atomic */
static void symmetric_atomic_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-heap-handle",
        dtl_symmetric_atomic(misuse_foreign, IN(1), IN(2), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-heap-handle",
        dtl_symmetric_atomic(misuse_nonsense, IN(1), IN(2), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-heap-handle",
        dtl_symmetric_atomic((void *)live.context, IN(1), IN(2), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH,
                             0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-heap-handle",
        dtl_symmetric_atomic(NULL, IN(1), IN(2), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-heap-handle",
        dtl_symmetric_atomic(freed.symmetric, IN(1), IN(2), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-value-memory",
        dtl_symmetric_atomic(live.symmetric, IN(1), misuse_device_memory, DTL_DTYPE_INT32,
                             DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic-dest-null",
        dtl_symmetric_atomic(live.symmetric, NULL, IN(2), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic-value-null",
        dtl_symmetric_atomic(live.symmetric, IN(1), NULL, DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-dtype-enum",
        dtl_symmetric_atomic(live.symmetric, IN(1), IN(2), (dtl_dtype)9999, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-op-enum",
        dtl_symmetric_atomic(live.symmetric, IN(1), IN(2), DTL_DTYPE_INT32, (dtl_atomic_op)9999,
                             0));
    REFUSED(DTL_ERROR_NOT_SUPPORTED, "DTL-symmetric_atomic-dtype-kind",
        dtl_symmetric_atomic(live.symmetric, IN(1), IN(2), DTL_DTYPE_INT8, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic-op-fetch",
        dtl_symmetric_atomic(live.symmetric, IN(1), IN(2), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
}

/* spec/symmetric.yaml: symmetric_atomic_fetch */
static void symmetric_atomic_fetch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-heap-handle",
        dtl_symmetric_atomic_fetch(misuse_foreign, IN(1), IN(2), OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-heap-handle",
        dtl_symmetric_atomic_fetch(misuse_nonsense, IN(1), IN(2), OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-heap-handle",
        dtl_symmetric_atomic_fetch((void *)live.context, IN(1), IN(2), OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-heap-handle",
        dtl_symmetric_atomic_fetch(NULL, IN(1), IN(2), OUT(3), DTL_DTYPE_INT32, DTL_ATOMIC_FETCH,
                                   0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-heap-handle",
        dtl_symmetric_atomic_fetch(freed.symmetric, IN(1), IN(2), OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-value-memory",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), misuse_device_memory, OUT(3),
                                   DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-result-memory",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), IN(2), misuse_device_memory,
                                   DTL_DTYPE_INT32, DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic_fetch-dest-null",
        dtl_symmetric_atomic_fetch(live.symmetric, NULL, IN(2), OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic_fetch-value-null",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), NULL, OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic_fetch-result-null",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), IN(2), NULL, DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-dtype-enum",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), IN(2), OUT(3), (dtl_dtype)9999,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-op-enum",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), IN(2), OUT(3), DTL_DTYPE_INT32,
                                   (dtl_atomic_op)9999, 0));
    REFUSED(DTL_ERROR_NOT_SUPPORTED, "DTL-symmetric_atomic_fetch-dtype-kind",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), IN(2), OUT(3), DTL_DTYPE_INT8,
                                   DTL_ATOMIC_FETCH, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_atomic_fetch-pe-range",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), IN(2), OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_fetch-result-overlap",
        dtl_symmetric_atomic_fetch(live.symmetric, IN(1), OUT(3), OUT(3), DTL_DTYPE_INT32,
                                   DTL_ATOMIC_FETCH, 0));
}

/* spec/symmetric.yaml: symmetric_atomic_compare_swap */
static void symmetric_atomic_compare_swap_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-heap-handle",
        dtl_symmetric_atomic_compare_swap(misuse_foreign, IN(1), IN(2), IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-heap-handle",
        dtl_symmetric_atomic_compare_swap(misuse_nonsense, IN(1), IN(2), IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-heap-handle",
        dtl_symmetric_atomic_compare_swap((void *)live.context, IN(1), IN(2), IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-heap-handle",
        dtl_symmetric_atomic_compare_swap(NULL, IN(1), IN(2), IN(3), OUT(4), DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-heap-handle",
        dtl_symmetric_atomic_compare_swap(freed.symmetric, IN(1), IN(2), IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-compare-memory",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), misuse_device_memory, IN(3),
                                          OUT(4), DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-value-memory",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), misuse_device_memory,
                                          OUT(4), DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-result-memory",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), IN(3),
                                          misuse_device_memory, DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic_compare_swap-dest-null",
        dtl_symmetric_atomic_compare_swap(live.symmetric, NULL, IN(2), IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic_compare_swap-compare-null",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), NULL, IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic_compare_swap-value-null",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), NULL, OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_atomic_compare_swap-result-null",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), IN(3), NULL,
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-dtype-enum",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), IN(3), OUT(4),
                                          (dtl_dtype)9999, 0));
    REFUSED(DTL_ERROR_NOT_SUPPORTED, "DTL-symmetric_atomic_compare_swap-dtype-kind",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), IN(3), OUT(4),
                                          DTL_DTYPE_INT8, 0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-symmetric_atomic_compare_swap-pe-range",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-result-overlap",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), OUT(4), IN(3), OUT(4),
                                          DTL_DTYPE_INT32, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_atomic_compare_swap-result-overlap",
        dtl_symmetric_atomic_compare_swap(live.symmetric, IN(1), IN(2), OUT(4), OUT(4),
                                          DTL_DTYPE_INT32, 0));
}

/* spec/symmetric.yaml: symmetric_fence */
static void symmetric_fence_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fence-heap-handle",
        dtl_symmetric_fence(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fence-heap-handle",
        dtl_symmetric_fence(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fence-heap-handle",
        dtl_symmetric_fence((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fence-heap-handle",
        dtl_symmetric_fence(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fence-heap-handle",
        dtl_symmetric_fence(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_quiet */
static void symmetric_quiet_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_quiet-heap-handle",
        dtl_symmetric_quiet(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_quiet-heap-handle",
        dtl_symmetric_quiet(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_quiet-heap-handle",
        dtl_symmetric_quiet((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_quiet-heap-handle",
        dtl_symmetric_quiet(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_quiet-heap-handle",
        dtl_symmetric_quiet(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_barrier_all */
static void symmetric_barrier_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier_all-heap-handle",
        dtl_symmetric_barrier_all(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier_all-heap-handle",
        dtl_symmetric_barrier_all(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier_all-heap-handle",
        dtl_symmetric_barrier_all((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier_all-heap-handle",
        dtl_symmetric_barrier_all(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier_all-heap-handle",
        dtl_symmetric_barrier_all(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_sync_all */
static void symmetric_sync_all_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync_all-heap-handle",
        dtl_symmetric_sync_all(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync_all-heap-handle",
        dtl_symmetric_sync_all(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync_all-heap-handle",
        dtl_symmetric_sync_all((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync_all-heap-handle",
        dtl_symmetric_sync_all(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync_all-heap-handle",
        dtl_symmetric_sync_all(freed.symmetric));
}

/* spec/symmetric.yaml: symmetric_remote_mc_ptr */
static void symmetric_remote_mc_ptr_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_mc_ptr-heap-handle",
        dtl_symmetric_remote_mc_ptr(misuse_foreign, 0, IN(2)));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_mc_ptr-heap-handle",
        dtl_symmetric_remote_mc_ptr(misuse_nonsense, 0, IN(2)));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_mc_ptr-heap-handle",
        dtl_symmetric_remote_mc_ptr((void *)live.context, 0, IN(2)));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_mc_ptr-heap-handle",
        dtl_symmetric_remote_mc_ptr(NULL, 0, IN(2)));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_mc_ptr-heap-handle",
        dtl_symmetric_remote_mc_ptr(freed.symmetric, 0, IN(2)));
    REFUSED_VALUE(NULL, "DTL-symmetric_remote_mc_ptr-address-null",
        dtl_symmetric_remote_mc_ptr(live.symmetric, 0, NULL));
}

/* spec/symmetric.yaml: symmetric_team_my_pe */
static void symmetric_team_my_pe_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_my_pe-heap-handle",
        dtl_symmetric_team_my_pe(misuse_foreign, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_my_pe-heap-handle",
        dtl_symmetric_team_my_pe(misuse_nonsense, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_my_pe-heap-handle",
        dtl_symmetric_team_my_pe((void *)live.context, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_my_pe-heap-handle",
        dtl_symmetric_team_my_pe(NULL, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_my_pe-heap-handle",
        dtl_symmetric_team_my_pe(freed.symmetric, 0));
}

/* spec/symmetric.yaml: symmetric_team_n_pes */
static void symmetric_team_n_pes_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_n_pes-heap-handle",
        dtl_symmetric_team_n_pes(misuse_foreign, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_n_pes-heap-handle",
        dtl_symmetric_team_n_pes(misuse_nonsense, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_n_pes-heap-handle",
        dtl_symmetric_team_n_pes((void *)live.context, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_n_pes-heap-handle",
        dtl_symmetric_team_n_pes(NULL, 0));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_n_pes-heap-handle",
        dtl_symmetric_team_n_pes(freed.symmetric, 0));
}

/* spec/symmetric.yaml: symmetric_team_translate_pe */
static void symmetric_team_translate_pe_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_translate_pe-heap-handle",
        dtl_symmetric_team_translate_pe(misuse_foreign, 0, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_translate_pe-heap-handle",
        dtl_symmetric_team_translate_pe(misuse_nonsense, 0, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_translate_pe-heap-handle",
        dtl_symmetric_team_translate_pe((void *)live.context, 0, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_translate_pe-heap-handle",
        dtl_symmetric_team_translate_pe(NULL, 0, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-symmetric_team_translate_pe-heap-handle",
        dtl_symmetric_team_translate_pe(freed.symmetric, 0, 1));
}

/* spec/symmetric.yaml: symmetric_team_split_strided */
static void symmetric_team_split_strided_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_strided-heap-handle",
        dtl_symmetric_team_split_strided(misuse_foreign, 0, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_strided-heap-handle",
        dtl_symmetric_team_split_strided(misuse_nonsense, 0, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_strided-heap-handle",
        dtl_symmetric_team_split_strided((void *)live.context, 0, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_strided-heap-handle",
        dtl_symmetric_team_split_strided(NULL, 0, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_strided-heap-handle",
        dtl_symmetric_team_split_strided(freed.symmetric, 0, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_team_split_strided-made-null",
        dtl_symmetric_team_split_strided(live.symmetric, 0, 1, 1, 1, NULL));
}

/* spec/symmetric.yaml: symmetric_team_split_color */
static void symmetric_team_split_color_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_color-heap-handle",
        dtl_symmetric_team_split_color(misuse_foreign, 0, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_color-heap-handle",
        dtl_symmetric_team_split_color(misuse_nonsense, 0, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_color-heap-handle",
        dtl_symmetric_team_split_color((void *)live.context, 0, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_color-heap-handle",
        dtl_symmetric_team_split_color(NULL, 0, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_split_color-heap-handle",
        dtl_symmetric_team_split_color(freed.symmetric, 0, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_team_split_color-made-null",
        dtl_symmetric_team_split_color(live.symmetric, 0, 1, 1, NULL));
}

/* spec/symmetric.yaml: symmetric_team_destroy */
static void symmetric_team_destroy_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_destroy-heap-handle",
        dtl_symmetric_team_destroy(misuse_foreign, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_destroy-heap-handle",
        dtl_symmetric_team_destroy(misuse_nonsense, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_destroy-heap-handle",
        dtl_symmetric_team_destroy((void *)live.context, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_destroy-heap-handle",
        dtl_symmetric_team_destroy(NULL, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_team_destroy-heap-handle",
        dtl_symmetric_team_destroy(freed.symmetric, 0));
}

/* spec/symmetric.yaml: symmetric_barrier */
static void symmetric_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier-heap-handle",
        dtl_symmetric_barrier(misuse_foreign, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier-heap-handle",
        dtl_symmetric_barrier(misuse_nonsense, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier-heap-handle",
        dtl_symmetric_barrier((void *)live.context, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier-heap-handle",
        dtl_symmetric_barrier(NULL, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_barrier-heap-handle",
        dtl_symmetric_barrier(freed.symmetric, 0));
}

/* spec/symmetric.yaml: symmetric_sync */
static void symmetric_sync_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync-heap-handle",
        dtl_symmetric_sync(misuse_foreign, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync-heap-handle",
        dtl_symmetric_sync(misuse_nonsense, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync-heap-handle",
        dtl_symmetric_sync((void *)live.context, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync-heap-handle",
        dtl_symmetric_sync(NULL, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_sync-heap-handle",
        dtl_symmetric_sync(freed.symmetric, 0));
}

/* spec/symmetric.yaml: symmetric_broadcastmem */
static void symmetric_broadcastmem_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_broadcastmem-heap-handle",
        dtl_symmetric_broadcastmem(misuse_foreign, 0, IN(2), IN(3), 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_broadcastmem-heap-handle",
        dtl_symmetric_broadcastmem(misuse_nonsense, 0, IN(2), IN(3), 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_broadcastmem-heap-handle",
        dtl_symmetric_broadcastmem((void *)live.context, 0, IN(2), IN(3), 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_broadcastmem-heap-handle",
        dtl_symmetric_broadcastmem(NULL, 0, IN(2), IN(3), 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_broadcastmem-heap-handle",
        dtl_symmetric_broadcastmem(freed.symmetric, 0, IN(2), IN(3), 1, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_broadcastmem-dest-null",
        dtl_symmetric_broadcastmem(live.symmetric, 0, NULL, IN(3), 1, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_broadcastmem-source-null",
        dtl_symmetric_broadcastmem(live.symmetric, 0, IN(2), NULL, 1, 1));
}

/* spec/symmetric.yaml: symmetric_fcollectmem */
static void symmetric_fcollectmem_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fcollectmem-heap-handle",
        dtl_symmetric_fcollectmem(misuse_foreign, 0, IN(2), IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fcollectmem-heap-handle",
        dtl_symmetric_fcollectmem(misuse_nonsense, 0, IN(2), IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fcollectmem-heap-handle",
        dtl_symmetric_fcollectmem((void *)live.context, 0, IN(2), IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fcollectmem-heap-handle",
        dtl_symmetric_fcollectmem(NULL, 0, IN(2), IN(3), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-symmetric_fcollectmem-heap-handle",
        dtl_symmetric_fcollectmem(freed.symmetric, 0, IN(2), IN(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_fcollectmem-dest-null",
        dtl_symmetric_fcollectmem(live.symmetric, 0, NULL, IN(3), 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-symmetric_fcollectmem-source-null",
        dtl_symmetric_fcollectmem(live.symmetric, 0, IN(2), NULL, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(symmetric_create_refuses),
        cmocka_unit_test(symmetric_destroy_refuses),
        cmocka_unit_test(symmetric_is_valid_refuses),
        cmocka_unit_test(symmetric_my_pe_refuses),
        cmocka_unit_test(symmetric_n_pes_refuses),
        cmocka_unit_test(symmetric_base_refuses),
        cmocka_unit_test(symmetric_size_refuses),
        cmocka_unit_test(symmetric_used_refuses),
        cmocka_unit_test(symmetric_allocate_refuses),
        cmocka_unit_test(symmetric_free_refuses),
        cmocka_unit_test(symmetric_remote_ptr_refuses),
        cmocka_unit_test(symmetric_memory_refuses),
        cmocka_unit_test(symmetric_put_refuses),
        cmocka_unit_test(symmetric_put_nbi_refuses),
        cmocka_unit_test(symmetric_get_refuses),
        cmocka_unit_test(symmetric_get_nbi_refuses),
        cmocka_unit_test(symmetric_put_signal_refuses),
        cmocka_unit_test(symmetric_put_signal_nbi_refuses),
        cmocka_unit_test(symmetric_signal_op_refuses),
        cmocka_unit_test(symmetric_signal_wait_until_refuses),
        cmocka_unit_test(symmetric_signal_wait_until_any_refuses),
        cmocka_unit_test(symmetric_signal_wait_until_all_refuses),
        cmocka_unit_test(symmetric_atomic_refuses),
        cmocka_unit_test(symmetric_atomic_fetch_refuses),
        cmocka_unit_test(symmetric_atomic_compare_swap_refuses),
        cmocka_unit_test(symmetric_fence_refuses),
        cmocka_unit_test(symmetric_quiet_refuses),
        cmocka_unit_test(symmetric_barrier_all_refuses),
        cmocka_unit_test(symmetric_sync_all_refuses),
        cmocka_unit_test(symmetric_remote_mc_ptr_refuses),
        cmocka_unit_test(symmetric_team_my_pe_refuses),
        cmocka_unit_test(symmetric_team_n_pes_refuses),
        cmocka_unit_test(symmetric_team_translate_pe_refuses),
        cmocka_unit_test(symmetric_team_split_strided_refuses),
        cmocka_unit_test(symmetric_team_split_color_refuses),
        cmocka_unit_test(symmetric_team_destroy_refuses),
        cmocka_unit_test(symmetric_barrier_refuses),
        cmocka_unit_test(symmetric_sync_refuses),
        cmocka_unit_test(symmetric_broadcastmem_refuses),
        cmocka_unit_test(symmetric_fcollectmem_refuses),
    };

    return cmocka_run_group_tests_name("symmetric", tests, objects_make, objects_free);
}
