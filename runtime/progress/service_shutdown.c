/* SPDX-License-Identifier: BSD-3-Clause */
/* Ends a service on this rank while other ranks may still use theirs: see enum service_end. */
#include "service_state.h"

/* Sends a message with a special identity to all other ranks, also if memory runs out. */
static void notify_all(struct service *service, uint64_t identity)
{
    const struct request_header head = {.identity = identity, .number = NO_REPLY};
    const struct message_part part = {&head, sizeof head};
    int32_t size = service->comm.size;

    for (int32_t distance = 1; distance < size; distance++) {
        int32_t rank = (service->comm.rank + distance) % size;

        if (dtl__service_send(service, rank, TAG_REQUEST, &part, 1) != DTL_SUCCESS)
            dtl__service_notify_now(service, rank, identity, NULL, 0);
    }
}

bool dtl__service_advance_end(struct service *service)
{
    int32_t others = service->comm.size - 1;

    if (service->user != NULL && service->user->is_busy(service->object))
        return false;
    if (service->end == END_WANTED) {
        notify_all(service, IDENTITY_LAST);
        service->end = END_REQUESTS;
    }
    if (service->end == END_REQUESTS && service->closed_count >= others) {
        notify_all(service, IDENTITY_SERVED);
        service->end = END_SERVED;
    }
    return service->end == END_NONE || service->served_count >= others;
}
