/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/misuse.c.j2.
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
    REFUSED(DTL_ERROR_NOT_IMPLEMENTED, "DTL-role_manager_create-planned",
        dtl_role_manager_create(live.context, OUT(1)));
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
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(role_manager_create_refuses),
        cmocka_unit_test(role_manager_destroy_refuses),
        cmocka_unit_test(role_manager_add_role_refuses),
        cmocka_unit_test(role_manager_initialize_refuses),
        cmocka_unit_test(role_manager_has_role_refuses),
        cmocka_unit_test(role_manager_role_size_refuses),
        cmocka_unit_test(role_manager_role_rank_refuses),
        cmocka_unit_test(intergroup_send_refuses),
        cmocka_unit_test(intergroup_recv_refuses),
    };

    return cmocka_run_group_tests_name("role", tests, objects_make, objects_free);
}
