/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/header.h.j2.
 * Do not edit. */
/** request */
#ifndef DTL_REQUEST_H
#define DTL_REQUEST_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 */
DTL_API dtl_status dtl_wait(dtl_request_t request);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: requests: open requests
 * - DTL_ERROR_NULL_POINTER: requests: not NULL where count > 0
 */
DTL_API dtl_status dtl_waitall(dtl_size_t count, dtl_request_t *requests);

/** Local. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 * - DTL_ERROR_NULL_POINTER: completed: not NULL
 */
DTL_API dtl_status dtl_test(dtl_request_t request, int *completed);

/** Local. Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: request: an open request
 */
DTL_API void dtl_request_free(dtl_request_t request);

#ifdef __cplusplus
}
#endif

#endif
