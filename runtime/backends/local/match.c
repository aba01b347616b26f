/* SPDX-License-Identifier: BSD-3-Clause */
/* Matching: a message goes to the first posted receive that matches, a receive to the first
 * unexpected message. */
#include <string.h>

#include "local.h"

bool local__tag_matches(int32_t wanted, int32_t tag)
{
    return wanted == tag || (wanted == DTL_ANY_TAG && tag >= 0);
}

bool local__matches(int32_t wanted_source, int32_t wanted_tag, int32_t source, int32_t tag)
{
    return (wanted_source == source || wanted_source == DTL_ANY_SOURCE) &&
           local__tag_matches(wanted_tag, tag);
}

/* Returns the link to the first matching message, or the last link. */
static struct matched_message **link_to(struct group *group, int32_t source, int32_t tag)
{
    struct matched_message **link = &group->unexpected;

    while (*link != NULL && !local__matches(source, tag, (*link)->info.source, (*link)->info.tag))
        link = &(*link)->next;
    return link;
}

struct matched_message *local__unexpected_find(struct group *group, int32_t source, int32_t tag)
{
    return *link_to(group, source, tag);
}

struct matched_message *local__unexpected_remove(struct group *group, int32_t source, int32_t tag)
{
    struct matched_message **link = link_to(group, source, tag), *found = *link;

    if (found != NULL) {
        *link = found->next;
        if (found->next == NULL)
            group->unexpected_end = link;
    }
    return found;
}

void local__unexpected_add(struct group *group, struct matched_message *message)
{
    static uint64_t arrivals; /* under the lock */

    message->order = ++arrivals;
    *group->unexpected_end = message;
    group->unexpected_end = &message->next;
}

void local__unexpected_return(struct group *group, struct matched_message *message)
{
    const struct message *info = &message->info;
    struct matched_message **link = &group->unexpected;
    struct operation *receive = local__posted_remove(group, info->source, info->tag);

    while (receive != NULL && !local__accept(receive, info))
        receive = local__posted_remove(group, info->source, info->tag);
    if (receive != NULL) {
        local__deliver(receive, message);
        return;
    }
    while (*link != NULL && (*link)->order < message->order)
        link = &(*link)->next;
    message->next = *link;
    *link = message;
    if (message->next == NULL)
        group->unexpected_end = &message->next;
}

struct operation *local__posted_remove(struct group *group, int32_t source, int32_t tag)
{
    struct operation **link = &group->posted, *found;

    while (*link != NULL && !local__matches((*link)->peer, (*link)->tag, source, tag))
        link = &(*link)->next;
    found = *link;
    if (found != NULL)
        *link = found->next;
    return found;
}

bool local__accept(struct operation *receive, const struct message *info)
{
    bool fits = message_fits(info, receive->count, receive->type);

    receive->info = *info;
    if (!fits) {
        receive->status = DTL_ERROR_BUFFER_TOO_SMALL; /* the error message is formatted when the
                                                       * status is queried */
        receive->is_done = true;
    }
    return fits;
}

void local__deliver(struct operation *receive, struct matched_message *message)
{
    if (!local__accept(receive, &message->info)) {
        local__message_drop(message);
        return;
    }
    message->receiver = receive;
    if (message->is_complete)
        local__message_complete(message);
}

void local__message_complete(struct matched_message *message)
{
    struct operation *receiver = message->receiver;

    message->is_complete = true;
    if (receiver != NULL) {
        if (message->info.bytes > 0)
            memcpy(receiver->buffer, message->data, message->info.bytes);
        receiver->is_done = true;
    }
    if (receiver != NULL || message->is_dropped)
        local__host->release(message);
}

void local__message_drop(struct matched_message *message)
{
    message->receiver = NULL;
    message->is_dropped = true;
    if (message->is_complete)
        local__host->release(message);
}

dtl_status local__message_make(const struct message *info, struct matched_message **out)
{
    struct matched_message *made = NULL;
    dtl_status status = local__host->alloc((void **)&made, sizeof *made + info->bytes,
                                           "a message before its receive");

    if (status != DTL_SUCCESS)
        return status;
    made->info = *info;
    *out = made;
    return DTL_SUCCESS;
}
