/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Policies
 *
 * Names of the policies, and which of them this machine can serve. The policies of a container
 * are chosen when it is made, in dtl_container_options; those of a context in
 * dtl_context_options.
 */
#ifndef DTL_POLICY_H
#define DTL_POLICY_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The policy as a word, such as "block_cyclic", of static duration; "unknown" for a value that
 * is none. Local: does not wait for other ranks.
 *
 * @param policy Which rank holds which elements of a container.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_partition_policy
 */
DTL_API const char *dtl_partition_policy_name(dtl_partition_policy policy);

/** The policy as a word, such as "host", of static duration; "unknown" for a value that is none.
 * Local: does not wait for other ranks.
 *
 * @param policy In which memory the elements of a container are.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_placement_policy
 */
DTL_API const char *dtl_placement_policy_name(dtl_placement_policy policy);

/** 1 if this machine has what the policy asks for, 0 else: host always is there; device, unified
 * and device_preferred need a device backend. Containers are made with device_preferred
 * everywhere, on the host where no device is. Local: does not wait for other ranks.
 *
 * @param policy In which memory the elements of a container are.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_placement_policy
 */
DTL_API int dtl_placement_available(dtl_placement_policy policy);

/** The policy as a word, such as "par", of static duration; "unknown" for a value that is none.
 * Local: does not wait for other ranks.
 *
 * @param policy How an algorithm runs over this rank's part.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_execution_policy
 */
DTL_API const char *dtl_execution_policy_name(dtl_execution_policy policy);

/** The policy as a word, such as "relaxed", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param policy When writes of one rank become visible to others.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_consistency_policy
 */
DTL_API const char *dtl_consistency_policy_name(dtl_consistency_policy policy);

/** The policy as a word, such as "return_status", of static duration; "unknown" for a value that
 * is none. Local: does not wait for other ranks.
 *
 * @param policy What a failing call does beside failing.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns "unknown"):
 * - DTL_ERROR_INVALID_ARGUMENT: policy: a dtl_error_policy
 */
DTL_API const char *dtl_error_policy_name(dtl_error_policy policy);

/** `*opts` holds the defaults: block distribution, host memory, one thread, device 0, blocks of
 * one element. Local: does not wait for other ranks.
 *
 * @param opts `*opts` holds the defaults: block distribution, host memory, one thread, device
 *   0, blocks of one element.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_NULL_POINTER: opts: not NULL
 */
DTL_API void dtl_container_options_init(dtl_container_options *opts)
    DTL_NONNULL((1));

#ifdef __cplusplus
}
#endif

#endif
