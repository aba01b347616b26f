/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/misuse.c.j2.
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
    };

    return cmocka_run_group_tests_name("symmetric", tests, objects_make, objects_free);
}
