/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory of messages: that of one that has gone, or was handled, is the next one's.  Given back to
 * the system and taken anew it costs more than the message, a fault a page. */
#include "service_state.h"

enum { ROOM_LEAST = 1024, ROOM_MOST = 1 << 20 }; /* what is kept, in bytes */

static uint64_t room_for(uint64_t bytes)
{
    uint64_t room = ROOM_LEAST;

    while (room < bytes)
        room *= 2;
    return room;
}

dtl_status dtl__service_room_take(struct service *service, uint64_t bytes, const char *what,
                                  struct room *out)
{
    struct room *fits = NULL; /* the smallest */

    *out = (struct room){0};
    if (bytes > ROOM_MOST)
        return dtl__alloc(&out->start, bytes, what);
    for (int index = 0; index < ROOMS; index++) {
        struct room *kept = &service->rooms[index];

        if (kept->bytes >= bytes && (fits == NULL || kept->bytes < fits->bytes))
            fits = kept;
    }
    if (fits != NULL) {
        *out = *fits;
        *fits = (struct room){0};
        return DTL_SUCCESS;
    }
    out->bytes = room_for(bytes);
    return dtl__alloc(&out->start, out->bytes, what);
}

void dtl__service_room_give(struct service *service, struct room room)
{
    for (int index = 0; index < ROOMS && room.bytes > 0; index++) {
        struct room *kept = &service->rooms[index];

        if (kept->bytes < room.bytes) { /* the larger one is kept */
            struct room smaller = *kept;

            *kept = room;
            room = smaller;
        }
    }
    dtl__release(room.start);
}

void dtl__service_rooms_release(struct service *service)
{
    for (int index = 0; index < ROOMS; index++)
        dtl__release(service->rooms[index].start);
}
