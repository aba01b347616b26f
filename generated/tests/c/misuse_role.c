/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/role.yaml: role_manager_create */
static void role_manager_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_create-ctx-handle",
        dtl_role_manager_create(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_create-ctx-handle",
        dtl_role_manager_create(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_create-ctx-handle",
        dtl_role_manager_create((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_create-ctx-handle",
        dtl_role_manager_create(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_create-ctx-handle",
        dtl_role_manager_create(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_create-mgr-null",
        dtl_role_manager_create(live.context, NULL));
}

/* spec/role.yaml: role_manager_destroy */
static void role_manager_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_destroy-mgr-handle",
        dtl_role_manager_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_destroy-mgr-handle",
        dtl_role_manager_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_destroy-mgr-handle",
        dtl_role_manager_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_destroy-mgr-handle",
        dtl_role_manager_destroy(freed.role_manager));
}

/* spec/role.yaml: role_manager_add_role */
static void role_manager_add_role_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role-mgr-handle",
        dtl_role_manager_add_role(misuse_foreign, "name", 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role-mgr-handle",
        dtl_role_manager_add_role(misuse_nonsense, "name", 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role-mgr-handle",
        dtl_role_manager_add_role((void *)live.context, "name", 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role-mgr-handle",
        dtl_role_manager_add_role(NULL, "name", 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role-mgr-handle",
        dtl_role_manager_add_role(freed.role_manager, "name", 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_add_role-role_name-null",
        dtl_role_manager_add_role(live.role_manager, NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role-num_ranks-range",
        dtl_role_manager_add_role(live.role_manager, "name", 0));
}

/* spec/role.yaml: role_manager_add_role_of */
static void role_manager_add_role_of_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role_of-mgr-handle",
        dtl_role_manager_add_role_of(misuse_foreign, "name", IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role_of-mgr-handle",
        dtl_role_manager_add_role_of(misuse_nonsense, "name", IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role_of-mgr-handle",
        dtl_role_manager_add_role_of((void *)live.context, "name", IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role_of-mgr-handle",
        dtl_role_manager_add_role_of(NULL, "name", IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role_of-mgr-handle",
        dtl_role_manager_add_role_of(freed.role_manager, "name", IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role_of-ranks-memory",
        dtl_role_manager_add_role_of(live.role_manager, "name", misuse_device_memory, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_add_role_of-ranks-null",
        dtl_role_manager_add_role_of(live.role_manager, "name", NULL, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_add_role_of-role_name-null",
        dtl_role_manager_add_role_of(live.role_manager, NULL, IN(2), 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_add_role_of-count-limit",
        dtl_role_manager_add_role_of(live.role_manager, "name", IN(2), 9223372036854775807));
}

/* spec/role.yaml: role_manager_initialize */
static void role_manager_initialize_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_initialize-mgr-handle",
        dtl_role_manager_initialize(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_initialize-mgr-handle",
        dtl_role_manager_initialize(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_initialize-mgr-handle",
        dtl_role_manager_initialize((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_initialize-mgr-handle",
        dtl_role_manager_initialize(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_initialize-mgr-handle",
        dtl_role_manager_initialize(freed.role_manager));
}

/* spec/role.yaml: role_manager_has_role */
static void role_manager_has_role_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_has_role-mgr-handle",
        dtl_role_manager_has_role(misuse_foreign, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_has_role-mgr-handle",
        dtl_role_manager_has_role(misuse_nonsense, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_has_role-mgr-handle",
        dtl_role_manager_has_role((void *)live.context, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_has_role-mgr-handle",
        dtl_role_manager_has_role(NULL, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_has_role-mgr-handle",
        dtl_role_manager_has_role(freed.role_manager, "name", OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_has_role-role_name-null",
        dtl_role_manager_has_role(live.role_manager, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_has_role-has_role-null",
        dtl_role_manager_has_role(live.role_manager, "name", NULL));
}

/* spec/role.yaml: role_manager_role_size */
static void role_manager_role_size_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_size-mgr-handle",
        dtl_role_manager_role_size(misuse_foreign, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_size-mgr-handle",
        dtl_role_manager_role_size(misuse_nonsense, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_size-mgr-handle",
        dtl_role_manager_role_size((void *)live.context, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_size-mgr-handle",
        dtl_role_manager_role_size(NULL, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_size-mgr-handle",
        dtl_role_manager_role_size(freed.role_manager, "name", OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_role_size-role_name-null",
        dtl_role_manager_role_size(live.role_manager, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_role_size-size-null",
        dtl_role_manager_role_size(live.role_manager, "name", NULL));
}

/* spec/role.yaml: role_manager_role_rank */
static void role_manager_role_rank_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_rank-mgr-handle",
        dtl_role_manager_role_rank(misuse_foreign, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_rank-mgr-handle",
        dtl_role_manager_role_rank(misuse_nonsense, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_rank-mgr-handle",
        dtl_role_manager_role_rank((void *)live.context, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_rank-mgr-handle",
        dtl_role_manager_role_rank(NULL, "name", OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_role_rank-mgr-handle",
        dtl_role_manager_role_rank(freed.role_manager, "name", OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_role_rank-role_name-null",
        dtl_role_manager_role_rank(live.role_manager, NULL, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_role_rank-rank-null",
        dtl_role_manager_role_rank(live.role_manager, "name", NULL));
}

/* spec/role.yaml: intergroup_send */
static void intergroup_send_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-mgr-handle",
        dtl_intergroup_send(misuse_foreign, "name", 1, IN(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-mgr-handle",
        dtl_intergroup_send(misuse_nonsense, "name", 1, IN(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-mgr-handle",
        dtl_intergroup_send((void *)live.context, "name", 1, IN(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-mgr-handle",
        dtl_intergroup_send(NULL, "name", 1, IN(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-mgr-handle",
        dtl_intergroup_send(freed.role_manager, "name", 1, IN(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-buf-memory",
        dtl_intergroup_send(live.role_manager, "name", 1, misuse_device_memory, 1, DTL_DTYPE_INT32,
                            1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-intergroup_send-target_role-null",
        dtl_intergroup_send(live.role_manager, NULL, 1, IN(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-intergroup_send-buf-null",
        dtl_intergroup_send(live.role_manager, "name", 1, NULL, 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-dtype-enum",
        dtl_intergroup_send(live.role_manager, "name", 1, IN(3), 1, (dtl_dtype)9999, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-count-limit",
        dtl_intergroup_send(live.role_manager, "name", 1, IN(3), 9223372036854775807,
                            DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-intergroup_send-target_rank-range",
        dtl_intergroup_send(live.role_manager, "name", -1, IN(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_send-tag-range",
        dtl_intergroup_send(live.role_manager, "name", 1, IN(3), 1, DTL_DTYPE_INT32, -1));
}

/* spec/role.yaml: intergroup_recv */
static void intergroup_recv_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-mgr-handle",
        dtl_intergroup_recv(misuse_foreign, "name", 1, OUT(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-mgr-handle",
        dtl_intergroup_recv(misuse_nonsense, "name", 1, OUT(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-mgr-handle",
        dtl_intergroup_recv((void *)live.context, "name", 1, OUT(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-mgr-handle",
        dtl_intergroup_recv(NULL, "name", 1, OUT(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-mgr-handle",
        dtl_intergroup_recv(freed.role_manager, "name", 1, OUT(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-buf-memory",
        dtl_intergroup_recv(live.role_manager, "name", 1, misuse_device_memory, 1, DTL_DTYPE_INT32,
                            1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-intergroup_recv-source_role-null",
        dtl_intergroup_recv(live.role_manager, NULL, 1, OUT(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-intergroup_recv-buf-null",
        dtl_intergroup_recv(live.role_manager, "name", 1, NULL, 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-dtype-enum",
        dtl_intergroup_recv(live.role_manager, "name", 1, OUT(3), 1, (dtl_dtype)9999, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-count-limit",
        dtl_intergroup_recv(live.role_manager, "name", 1, OUT(3), 9223372036854775807,
                            DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-intergroup_recv-source_rank-range",
        dtl_intergroup_recv(live.role_manager, "name", -1, OUT(3), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_recv-tag-range",
        dtl_intergroup_recv(live.role_manager, "name", 1, OUT(3), 1, DTL_DTYPE_INT32, -3));
}

/* spec/role.yaml: role_manager_context */
static void role_manager_context_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_context-mgr-handle",
        dtl_role_manager_context(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_context-mgr-handle",
        dtl_role_manager_context(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_context-mgr-handle",
        dtl_role_manager_context((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_context-mgr-handle",
        dtl_role_manager_context(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-role_manager_context-mgr-handle",
        dtl_role_manager_context(freed.role_manager, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-role_manager_context-ctx-null",
        dtl_role_manager_context(live.role_manager, NULL));
}

/* spec/role.yaml: intergroup_broadcast */
static void intergroup_broadcast_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-mgr-handle",
        dtl_intergroup_broadcast(misuse_foreign, "name", 1, "name", OUT(4), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-mgr-handle",
        dtl_intergroup_broadcast(misuse_nonsense, "name", 1, "name", OUT(4), 1, DTL_DTYPE_INT32,
                                 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-mgr-handle",
        dtl_intergroup_broadcast((void *)live.context, "name", 1, "name", OUT(4), 1,
                                 DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-mgr-handle",
        dtl_intergroup_broadcast(NULL, "name", 1, "name", OUT(4), 1, DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-mgr-handle",
        dtl_intergroup_broadcast(freed.role_manager, "name", 1, "name", OUT(4), 1, DTL_DTYPE_INT32,
                                 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-buf-memory",
        dtl_intergroup_broadcast(live.role_manager, "name", 1, "name", misuse_device_memory, 1,
                                 DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-intergroup_broadcast-source_role-null",
        dtl_intergroup_broadcast(live.role_manager, NULL, 1, "name", OUT(4), 1, DTL_DTYPE_INT32,
                                 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-intergroup_broadcast-target_role-null",
        dtl_intergroup_broadcast(live.role_manager, "name", 1, NULL, OUT(4), 1, DTL_DTYPE_INT32,
                                 1));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-intergroup_broadcast-buf-null",
        dtl_intergroup_broadcast(live.role_manager, "name", 1, "name", NULL, 1, DTL_DTYPE_INT32,
                                 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-dtype-enum",
        dtl_intergroup_broadcast(live.role_manager, "name", 1, "name", OUT(4), 1, (dtl_dtype)9999,
                                 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-count-limit",
        dtl_intergroup_broadcast(live.role_manager, "name", 1, "name", OUT(4), 9223372036854775807,
                                 DTL_DTYPE_INT32, 1));
    REFUSED(DTL_ERROR_INVALID_RANK, "DTL-intergroup_broadcast-source_rank-range",
        dtl_intergroup_broadcast(live.role_manager, "name", -1, "name", OUT(4), 1, DTL_DTYPE_INT32,
                                 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-intergroup_broadcast-tag-range",
        dtl_intergroup_broadcast(live.role_manager, "name", 1, "name", OUT(4), 1, DTL_DTYPE_INT32,
                                 -1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(role_manager_create_refuses),
        cmocka_unit_test(role_manager_destroy_refuses),
        cmocka_unit_test(role_manager_add_role_refuses),
        cmocka_unit_test(role_manager_add_role_of_refuses),
        cmocka_unit_test(role_manager_initialize_refuses),
        cmocka_unit_test(role_manager_has_role_refuses),
        cmocka_unit_test(role_manager_role_size_refuses),
        cmocka_unit_test(role_manager_role_rank_refuses),
        cmocka_unit_test(intergroup_send_refuses),
        cmocka_unit_test(intergroup_recv_refuses),
        cmocka_unit_test(role_manager_context_refuses),
        cmocka_unit_test(intergroup_broadcast_refuses),
    };

    return cmocka_run_group_tests_name("role", tests, objects_make, objects_free);
}
