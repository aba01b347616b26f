/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/policy.yaml: partition_policy_name */
static void partition_policy_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-partition_policy_name-policy-enum",
        dtl_partition_policy_name((dtl_partition_policy)9999));
}

/* spec/policy.yaml: placement_policy_name */
static void placement_policy_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-placement_policy_name-policy-enum",
        dtl_placement_policy_name((dtl_placement_policy)9999));
}

/* spec/policy.yaml: placement_available */
static void placement_available_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-placement_available-policy-enum",
        dtl_placement_available((dtl_placement_policy)9999));
}

/* spec/policy.yaml: execution_policy_name */
static void execution_policy_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-execution_policy_name-policy-enum",
        dtl_execution_policy_name((dtl_execution_policy)9999));
}

/* spec/policy.yaml: consistency_policy_name */
static void consistency_policy_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-consistency_policy_name-policy-enum",
        dtl_consistency_policy_name((dtl_consistency_policy)9999));
}

/* spec/policy.yaml: error_policy_name */
static void error_policy_name_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-error_policy_name-policy-enum",
        dtl_error_policy_name((dtl_error_policy)9999));
}

/* spec/policy.yaml: container_options_init */
static void container_options_init_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_NULL_POINTER, "DTL-container_options_init-opts-null",
        dtl_container_options_init(NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(partition_policy_name_refuses),
        cmocka_unit_test(placement_policy_name_refuses),
        cmocka_unit_test(placement_available_refuses),
        cmocka_unit_test(execution_policy_name_refuses),
        cmocka_unit_test(consistency_policy_name_refuses),
        cmocka_unit_test(error_policy_name_refuses),
        cmocka_unit_test(container_options_init_refuses),
    };

    return cmocka_run_group_tests_name("policy", tests, objects_make, objects_free);
}
