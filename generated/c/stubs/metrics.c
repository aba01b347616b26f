/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/metrics.yaml: metrics_enable: the observed path */
static DTL_NOINLINE dtl_status metrics_enable_observed(int is_enabled)
{
    dtl_status begun = dtl__call_begin(CALL_METRICS_ENABLE, NULL,
                                       (const int64_t[]){is_enabled}, 1);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &is_enabled, sizeof is_enabled},
        };
        dtl__record_call(CALL_METRICS_ENABLE, dtl__arguments, 1);
    }
    dtl_status status = dtl_impl_metrics_enable(is_enabled);
    dtl__result(CALL_METRICS_ENABLE, status);
    dtl__record_end(status);
    dtl__call_end(CALL_METRICS_ENABLE, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/metrics.yaml: metrics_enable */
dtl_status dtl_metrics_enable(int is_enabled)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "metrics_enable", "state", "%s",
                           dtl__closed_reason());

    if (DTL_UNLIKELY(dtl__observed))
        return metrics_enable_observed(is_enabled);
    dtl_status status = dtl_impl_metrics_enable(is_enabled);
    return dtl__result(CALL_METRICS_ENABLE, status);
}

/* spec/metrics.yaml: metrics_count: the observed path */
static DTL_NOINLINE dtl_status metrics_count_observed(const char *name, dtl_size_t *calls,
                                                      dtl_size_t *bytes)
{
    dtl_status begun = dtl__call_begin(CALL_METRICS_COUNT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return begun;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'s', name, sizeof *name},
            {'w', calls, sizeof *calls},
            {'w', bytes, sizeof *bytes},
        };
        dtl__record_call(CALL_METRICS_COUNT, dtl__arguments, 3);
    }
    dtl_status status = dtl_impl_metrics_count(name, calls, bytes);
    dtl__result(CALL_METRICS_COUNT, status);
    dtl__record_end(status);
    dtl__call_end(CALL_METRICS_COUNT, dtl__context_error_scope(NULL), status);
    return status;
}

/* spec/metrics.yaml: metrics_count */
dtl_status dtl_metrics_count(const char *name, dtl_size_t *calls, dtl_size_t *bytes)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "metrics_count", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(name)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "metrics_count", "name-null",
                           "name is NULL; expected an address");

    if (DTL_UNLIKELY(dtl__observed))
        return metrics_count_observed(name, calls, bytes);
    dtl_status status = dtl_impl_metrics_count(name, calls, bytes);
    return dtl__result(CALL_METRICS_COUNT, status);
}
