/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/policy.yaml: partition_policy_name: the observed path */
static DTL_NOINLINE const char *partition_policy_name_observed(dtl_partition_policy policy)
{
    dtl_status begun = dtl__call_begin(CALL_PARTITION_POLICY_NAME, NULL,
                                       (const int64_t[]){policy}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &policy, sizeof policy},
        };
        dtl__record_call(CALL_PARTITION_POLICY_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_partition_policy_name(policy);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_PARTITION_POLICY_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/policy.yaml: partition_policy_name */
const char *dtl_partition_policy_name(dtl_partition_policy policy)
{
    if (DTL_UNLIKELY(!dtl__is_partition_policy(policy))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "partition_policy_name", "policy-enum",
                    "policy is %lld; expected a dtl_partition_policy", (long long)policy);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return partition_policy_name_observed(policy);
    return dtl_impl_partition_policy_name(policy);
}

/* spec/policy.yaml: placement_policy_name: the observed path */
static DTL_NOINLINE const char *placement_policy_name_observed(dtl_placement_policy policy)
{
    dtl_status begun = dtl__call_begin(CALL_PLACEMENT_POLICY_NAME, NULL,
                                       (const int64_t[]){policy}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &policy, sizeof policy},
        };
        dtl__record_call(CALL_PLACEMENT_POLICY_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_placement_policy_name(policy);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_PLACEMENT_POLICY_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/policy.yaml: placement_policy_name */
const char *dtl_placement_policy_name(dtl_placement_policy policy)
{
    if (DTL_UNLIKELY(!dtl__is_placement_policy(policy))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "placement_policy_name", "policy-enum",
                    "policy is %lld; expected a dtl_placement_policy", (long long)policy);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return placement_policy_name_observed(policy);
    return dtl_impl_placement_policy_name(policy);
}

/* spec/policy.yaml: placement_available: the observed path */
static DTL_NOINLINE int placement_available_observed(dtl_placement_policy policy)
{
    dtl_status begun = dtl__call_begin(CALL_PLACEMENT_AVAILABLE, NULL,
                                       (const int64_t[]){policy}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &policy, sizeof policy},
        };
        dtl__record_call(CALL_PLACEMENT_AVAILABLE, dtl__arguments, 1);
    }
    int result = dtl_impl_placement_available(policy);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_PLACEMENT_AVAILABLE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/policy.yaml: placement_available */
int dtl_placement_available(dtl_placement_policy policy)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "placement_available", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }
    if (DTL_UNLIKELY(!dtl__is_placement_policy(policy))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "placement_available", "policy-enum",
                    "policy is %lld; expected a dtl_placement_policy", (long long)policy);
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return placement_available_observed(policy);
    return dtl_impl_placement_available(policy);
}

/* spec/policy.yaml: execution_policy_name: the observed path */
static DTL_NOINLINE const char *execution_policy_name_observed(dtl_execution_policy policy)
{
    dtl_status begun = dtl__call_begin(CALL_EXECUTION_POLICY_NAME, NULL,
                                       (const int64_t[]){policy}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &policy, sizeof policy},
        };
        dtl__record_call(CALL_EXECUTION_POLICY_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_execution_policy_name(policy);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_EXECUTION_POLICY_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/policy.yaml: execution_policy_name */
const char *dtl_execution_policy_name(dtl_execution_policy policy)
{
    if (DTL_UNLIKELY(!dtl__is_execution_policy(policy))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "execution_policy_name", "policy-enum",
                    "policy is %lld; expected a dtl_execution_policy", (long long)policy);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return execution_policy_name_observed(policy);
    return dtl_impl_execution_policy_name(policy);
}

/* spec/policy.yaml: consistency_policy_name: the observed path */
static DTL_NOINLINE const char *consistency_policy_name_observed(dtl_consistency_policy policy)
{
    dtl_status begun = dtl__call_begin(CALL_CONSISTENCY_POLICY_NAME, NULL,
                                       (const int64_t[]){policy}, 1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &policy, sizeof policy},
        };
        dtl__record_call(CALL_CONSISTENCY_POLICY_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_consistency_policy_name(policy);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONSISTENCY_POLICY_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/policy.yaml: consistency_policy_name */
const char *dtl_consistency_policy_name(dtl_consistency_policy policy)
{
    if (DTL_UNLIKELY(!dtl__is_consistency_policy(policy))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "consistency_policy_name", "policy-enum",
                    "policy is %lld; expected a dtl_consistency_policy", (long long)policy);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return consistency_policy_name_observed(policy);
    return dtl_impl_consistency_policy_name(policy);
}

/* spec/policy.yaml: error_policy_name: the observed path */
static DTL_NOINLINE const char *error_policy_name_observed(dtl_error_policy policy)
{
    dtl_status begun = dtl__call_begin(CALL_ERROR_POLICY_NAME, NULL, (const int64_t[]){policy},
                                       1);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &policy, sizeof policy},
        };
        dtl__record_call(CALL_ERROR_POLICY_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_error_policy_name(policy);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ERROR_POLICY_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/policy.yaml: error_policy_name */
const char *dtl_error_policy_name(dtl_error_policy policy)
{
    if (DTL_UNLIKELY(!dtl__is_error_policy(policy))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "error_policy_name", "policy-enum",
                    "policy is %lld; expected a dtl_error_policy", (long long)policy);
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return error_policy_name_observed(policy);
    return dtl_impl_error_policy_name(policy);
}

/* spec/policy.yaml: container_options_init: the observed path */
static DTL_NOINLINE void container_options_init_observed(dtl_container_options *opts)
{
    dtl_status begun = dtl__call_begin(CALL_CONTAINER_OPTIONS_INIT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', opts, sizeof *opts},
        };
        dtl__record_call(CALL_CONTAINER_OPTIONS_INIT, dtl__arguments, 1);
    }
    dtl_impl_container_options_init(opts);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CONTAINER_OPTIONS_INIT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/policy.yaml: container_options_init */
void dtl_container_options_init(dtl_container_options *opts)
{
    if (DTL_UNLIKELY(dtl__is_null(opts))) {
        dtl__refuse(DTL_ERROR_NULL_POINTER, "container_options_init", "opts-null",
                    "opts is NULL; expected an address");
        return;
    }

    if (DTL_UNLIKELY(dtl__observed))
    {
        container_options_init_observed(opts);
        return;
    }
    dtl_impl_container_options_init(opts);
}
