/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/status.yaml: status_ok: the observed path */
static DTL_NOINLINE int status_ok_observed(dtl_status status)
{
    dtl_status begun = dtl__call_begin(CALL_STATUS_OK, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &status, sizeof status},
        };
        dtl__record_call(CALL_STATUS_OK, dtl__arguments, 1);
    }
    int result = dtl_impl_status_ok(status);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STATUS_OK, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: status_ok */
int dtl_status_ok(dtl_status status)
{

    if (DTL_UNLIKELY(dtl__observed))
        return status_ok_observed(status);
    return dtl_impl_status_ok(status);
}

/* spec/status.yaml: status_is_error: the observed path */
static DTL_NOINLINE int status_is_error_observed(dtl_status status)
{
    dtl_status begun = dtl__call_begin(CALL_STATUS_IS_ERROR, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &status, sizeof status},
        };
        dtl__record_call(CALL_STATUS_IS_ERROR, dtl__arguments, 1);
    }
    int result = dtl_impl_status_is_error(status);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STATUS_IS_ERROR, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: status_is_error */
int dtl_status_is_error(dtl_status status)
{

    if (DTL_UNLIKELY(dtl__observed))
        return status_is_error_observed(status);
    return dtl_impl_status_is_error(status);
}

/* spec/status.yaml: status_message: the observed path */
static DTL_NOINLINE const char *status_message_observed(dtl_status status)
{
    dtl_status begun = dtl__call_begin(CALL_STATUS_MESSAGE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &status, sizeof status},
        };
        dtl__record_call(CALL_STATUS_MESSAGE, dtl__arguments, 1);
    }
    const char *result = dtl_impl_status_message(status);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STATUS_MESSAGE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: status_message */
const char *dtl_status_message(dtl_status status)
{

    if (DTL_UNLIKELY(dtl__observed))
        return status_message_observed(status);
    return dtl_impl_status_message(status);
}

/* spec/status.yaml: status_name: the observed path */
static DTL_NOINLINE const char *status_name_observed(dtl_status status)
{
    dtl_status begun = dtl__call_begin(CALL_STATUS_NAME, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &status, sizeof status},
        };
        dtl__record_call(CALL_STATUS_NAME, dtl__arguments, 1);
    }
    const char *result = dtl_impl_status_name(status);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STATUS_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: status_name */
const char *dtl_status_name(dtl_status status)
{

    if (DTL_UNLIKELY(dtl__observed))
        return status_name_observed(status);
    return dtl_impl_status_name(status);
}

/* spec/status.yaml: status_category: the observed path */
static DTL_NOINLINE const char *status_category_observed(dtl_status status)
{
    dtl_status begun = dtl__call_begin(CALL_STATUS_CATEGORY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &status, sizeof status},
        };
        dtl__record_call(CALL_STATUS_CATEGORY, dtl__arguments, 1);
    }
    const char *result = dtl_impl_status_category(status);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STATUS_CATEGORY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: status_category */
const char *dtl_status_category(dtl_status status)
{

    if (DTL_UNLIKELY(dtl__observed))
        return status_category_observed(status);
    return dtl_impl_status_category(status);
}

/* spec/status.yaml: status_category_code: the observed path */
static DTL_NOINLINE int status_category_code_observed(dtl_status status)
{
    dtl_status begun = dtl__call_begin(CALL_STATUS_CATEGORY_CODE, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &status, sizeof status},
        };
        dtl__record_call(CALL_STATUS_CATEGORY_CODE, dtl__arguments, 1);
    }
    int result = dtl_impl_status_category_code(status);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STATUS_CATEGORY_CODE, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: status_category_code */
int dtl_status_category_code(dtl_status status)
{

    if (DTL_UNLIKELY(dtl__observed))
        return status_category_code_observed(status);
    return dtl_impl_status_category_code(status);
}

/* spec/status.yaml: status_is_category: the observed path */
static DTL_NOINLINE int status_is_category_observed(dtl_status status, int category_code)
{
    dtl_status begun = dtl__call_begin(CALL_STATUS_IS_CATEGORY, NULL,
                                       (const int64_t[]){category_code}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &status, sizeof status},
            {'n', &category_code, sizeof category_code},
        };
        dtl__record_call(CALL_STATUS_IS_CATEGORY, dtl__arguments, 2);
    }
    int result = dtl_impl_status_is_category(status, category_code);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_STATUS_IS_CATEGORY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: status_is_category */
int dtl_status_is_category(dtl_status status, int category_code)
{

    if (DTL_UNLIKELY(dtl__observed))
        return status_is_category_observed(status, category_code);
    return dtl_impl_status_is_category(status, category_code);
}

/* spec/status.yaml: last_error: the observed path */
static DTL_NOINLINE dtl_size_t last_error_observed(char *buf, dtl_size_t size)
{
    dtl_status begun = dtl__call_begin(CALL_LAST_ERROR, NULL, (const int64_t[]){size}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', buf, size * sizeof *buf},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_LAST_ERROR, dtl__arguments, 2);
    }
    dtl_size_t result = dtl_impl_last_error(buf, size);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_LAST_ERROR, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: last_error */
dtl_size_t dtl_last_error(char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "last_error", "size-limit",
                    "size is %lld; expected 0 <= size <= limit(byte) (%llu)", (long long)size,
                    (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return last_error_observed(buf, size);
    return dtl_impl_last_error(buf, size);
}

/* spec/status.yaml: last_error_status: the observed path */
static DTL_NOINLINE int last_error_status_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_LAST_ERROR_STATUS, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_LAST_ERROR_STATUS, NULL, 0);
    }
    int result = dtl_impl_last_error_status();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_LAST_ERROR_STATUS, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/status.yaml: last_error_status */
int dtl_last_error_status(void)
{

    if (DTL_UNLIKELY(dtl__observed))
        return last_error_status_observed();
    return dtl_impl_last_error_status();
}

/* spec/status.yaml: clear_error: the observed path */
static DTL_NOINLINE void clear_error_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_CLEAR_ERROR, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_CLEAR_ERROR, NULL, 0);
    }
    dtl_impl_clear_error();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_CLEAR_ERROR, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/status.yaml: clear_error */
void dtl_clear_error(void)
{

    if (DTL_UNLIKELY(dtl__observed))
    {
        clear_error_observed();
        return;
    }
    dtl_impl_clear_error();
}
