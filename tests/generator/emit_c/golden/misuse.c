/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/box.yaml: context_create */
static void context_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_create-ctx-null",
        dtl_context_create(NULL));
}

/* spec/box.yaml: context_destroy */
static void context_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy((void *)live.box));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-context_destroy-ctx-handle",
        dtl_context_destroy(freed.context));
}

/* spec/box.yaml: box_create */
static void box_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-ctx-handle",
        dtl_box_create(misuse_foreign, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-ctx-handle",
        dtl_box_create(misuse_nonsense, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-ctx-handle",
        dtl_box_create((void *)live.box, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-ctx-handle",
        dtl_box_create(NULL, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-ctx-handle",
        dtl_box_create(freed.context, DTL_DTYPE_INT32, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-box-null",
        dtl_box_create(live.context, DTL_DTYPE_INT32, 1, NULL, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-dtype-enum",
        dtl_box_create(live.context, (dtl_dtype)9999, 1, NULL, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-opts.color-enum",
        dtl_box_create(live.context, DTL_DTYPE_INT32, 1, &(dtl_options){.color = (dtl_color)9999},
                       OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_create-capacity-range",
        dtl_box_create(live.context, DTL_DTYPE_INT32, 9223372036854775807, NULL, OUT(4)));
}

/* spec/box.yaml: box_destroy */
static void box_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_destroy-box-handle",
        dtl_box_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_destroy-box-handle",
        dtl_box_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_destroy-box-handle",
        dtl_box_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-box_destroy-box-handle",
        dtl_box_destroy(freed.box));
}

/* spec/box.yaml: box_owner */
static void box_owner_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(DTL_NO_RANK, "DTL-box_owner-box-handle",
        dtl_box_owner(misuse_foreign, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-box_owner-box-handle",
        dtl_box_owner(misuse_nonsense, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-box_owner-box-handle",
        dtl_box_owner((void *)live.context, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-box_owner-box-handle",
        dtl_box_owner(NULL, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-box_owner-box-handle",
        dtl_box_owner(freed.box, 1));
    REFUSED_VALUE(DTL_NO_RANK, "DTL-box_owner-place-range",
        dtl_box_owner(live.box, 4));
}

/* spec/box.yaml: box_name */
static void box_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-box_name-box-handle",
        dtl_box_name(misuse_foreign));
    REFUSED_TEXT("unknown", "DTL-box_name-box-handle",
        dtl_box_name(misuse_nonsense));
    REFUSED_TEXT("unknown", "DTL-box_name-box-handle",
        dtl_box_name((void *)live.context));
    REFUSED_TEXT("unknown", "DTL-box_name-box-handle",
        dtl_box_name(NULL));
    REFUSED_TEXT("unknown", "DTL-box_name-box-handle",
        dtl_box_name(freed.box));
}

/* spec/box.yaml: reduce */
static void reduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(misuse_foreign, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(misuse_nonsense, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce((void *)live.box, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(NULL, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-ctx-handle",
        dtl_reduce(freed.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-sendbuf-null",
        dtl_reduce(live.context, NULL, OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-recvbuf-null",
        dtl_reduce(live.context, IN(1), NULL, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-dtype-enum",
        dtl_reduce(live.context, IN(1), OUT(2), 1, (dtl_dtype)9999, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-op-enum",
        dtl_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, (dtl_reduce_op)9999, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-count-limit",
        dtl_reduce(live.context, IN(1), OUT(2), 9223372036854775807, DTL_DTYPE_INT32, DTL_OP_SUM,
                   0));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-reduce-root-range",
        dtl_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-recvbuf-overlap",
        dtl_reduce(live.context, OUT(2), (char *)OUT(2) + 1, 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-reduce-op-op",
        dtl_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_LOR, 0));
    if (!dtl_has_mpi())
        REFUSED(DTL_ERROR_INVALID_ARGUMENT,
            "DTL-reduce-mpi-feature",
            dtl_reduce(live.context, IN(1), OUT(2), 1, DTL_DTYPE_INT32, DTL_OP_SUM, 0));
}

/* spec/box.yaml: gather */
static void gather_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(misuse_foreign, misuse_ones, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(misuse_nonsense, misuse_ones, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather((void *)live.box, misuse_ones, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(NULL, misuse_ones, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-ctx-handle",
        dtl_gather(freed.context, misuse_ones, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-counts-null",
        dtl_gather(live.context, NULL, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-gather-room-null",
        dtl_gather(live.context, misuse_ones, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(context_create_refuses),
        cmocka_unit_test(context_destroy_refuses),
        cmocka_unit_test(box_create_refuses),
        cmocka_unit_test(box_destroy_refuses),
        cmocka_unit_test(box_owner_refuses),
        cmocka_unit_test(box_name_refuses),
        cmocka_unit_test(reduce_refuses),
        cmocka_unit_test(gather_refuses),
    };

    return cmocka_run_group_tests_name("box", tests, objects_make, objects_free);
}
