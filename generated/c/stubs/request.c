/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

/* spec/request.yaml: wait */
dtl_status dtl_wait(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "wait", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct request *request_object = dtl__handle_object(request, HANDLE_REQUEST, "wait", "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "wait", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/request.yaml: waitall */
dtl_status dtl_waitall(dtl_size_t count, dtl_request_t *requests)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "waitall", "state",
                           "the library is shut down; expected a call before the process leaves");
    if (DTL_UNLIKELY(requests == NULL && count > 0))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "waitall", "requests-null",
                           "requests is NULL; expected an address where count (%llu) > 0",
                           (unsigned long long)count);
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "waitall", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/request.yaml: test */
dtl_status dtl_test(dtl_request_t request, int *completed)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "test", "state",
                           "the library is shut down; expected a call before the process leaves");
    struct request *request_object = dtl__handle_object(request, HANDLE_REQUEST, "test", "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(completed == NULL))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "test", "completed-null",
                           "completed is NULL; expected an address");
    return dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "test", "planned",
                       "not implemented in version 0.1.0-alpha.1");
}

/* spec/request.yaml: request_free */
void dtl_request_free(dtl_request_t request)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "request_free", "state",
                    "the library is shut down; expected a call before the process leaves");
        return;
    }
    struct request *request_object = dtl__handle_close(request, HANDLE_REQUEST, "request_free",
                                                       "request");
    if (DTL_UNLIKELY(request_object == NULL))
        return;
    dtl__refuse(DTL_ERROR_NOT_IMPLEMENTED, "request_free", "planned",
                "not implemented in version 0.1.0-alpha.1");
}
