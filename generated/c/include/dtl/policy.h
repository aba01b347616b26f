/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2. Do not
 * edit.
 */
/** policy */
#ifndef DTL_POLICY_H
#define DTL_POLICY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_partition_policy
 */
DTL_API const char *dtl_partition_policy_name(dtl_partition_policy policy);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_placement_policy
 */
DTL_API const char *dtl_placement_policy_name(dtl_placement_policy policy);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_placement_policy
 */
DTL_API int dtl_placement_available(dtl_placement_policy policy);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_execution_policy
 */
DTL_API const char *dtl_execution_policy_name(dtl_execution_policy policy);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_consistency_policy
 */
DTL_API const char *dtl_consistency_policy_name(dtl_consistency_policy policy);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_error_policy
 */
DTL_API const char *dtl_error_policy_name(dtl_error_policy policy);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_NULL_POINTER: opts: not NULL
 */
DTL_API void dtl_container_options_init(dtl_container_options *opts);

#ifdef __cplusplus
}
#endif

#endif
