/* SPDX-License-Identifier: BSD-3-Clause */
/* How a service ends on this rank, while other ranks may still use theirs: see enum service_end. */
#include "service_state.h"

/* Sends the identity to all other ranks, also where there is no memory for it. */
static void tell_all(struct service *service, uint64_t identity)
{
    const struct request_head head = {.identity = identity, .number = NUMBER_NONE};
    const struct piece piece = {&head, sizeof head};
    int32_t size = service->comm.size;

    for (int32_t distance = 1; distance < size; distance++) {
        int32_t rank = (service->comm.rank + distance) % size;

        if (dtl__service_send(service, rank, TAG_REQUEST, &piece, 1) != DTL_SUCCESS)
            dtl__service_tell_now(service, rank, identity, NULL, 0);
    }
}

bool dtl__service_end(struct service *service)
{
    int32_t others = service->comm.size - 1;

    if (service->user != NULL && service->user->is_busy(service->object))
        return false;
    if (service->end == END_WANTED) {
        tell_all(service, IDENTITY_LAST);
        service->end = END_REQUESTS;
    }
    if (service->end == END_REQUESTS && service->finished >= others) {
        tell_all(service, IDENTITY_ANSWERED);
        service->end = END_ANSWERS;
    }
    return service->end == END_NONE || service->silent >= others;
}
