/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void stream_events(dtl_context_t ctx)
{
    dtl_stream_t stream, other;
    dtl_event_t before, after;
    int is_done = 0, has_come = 0;
    double milliseconds = -1;

    check(dtl_stream_create(DTL_DEVICE_HOST, 0, &stream)); /* a GPU's does its work later */
    check(dtl_stream_create(DTL_DEVICE_HOST, 0, &other));
    check(dtl_event_create(DTL_DEVICE_HOST, 0, &before));
    check(dtl_event_create(DTL_DEVICE_HOST, 0, &after));
    check(dtl_stream_record_event(stream, before));
    check(dtl_stream_wait_event(other, before)); /* the other stream continues after the event */
    check(dtl_stream_record_event(stream, after));
    check(dtl_event_synchronize(after));
    check(dtl_stream_synchronize(stream));
    check(dtl_stream_test(stream, &is_done));
    check(dtl_event_test(after, &has_come));
    check(dtl_event_elapsed(before, after, &milliseconds));
    if (dtl_context_is_root(ctx))
        printf("done: %s and %s, time passed: %s\n", yes_no(is_done), yes_no(has_come),
               yes_no(milliseconds >= 0));
    dtl_event_destroy(after);
    dtl_event_destroy(before);
    dtl_stream_destroy(other);
    dtl_stream_destroy(stream);
}

static void stream_devices(dtl_context_t ctx)
{
    dtl_stream_t stream;

    check(dtl_stream_create(DTL_DEVICE_HOST, 0, &stream));
    if (dtl_context_is_root(ctx))
        printf("%d of the kind %s, this is number %d\n", dtl_device_count(DTL_DEVICE_HOST),
               dtl_device_kind_name(dtl_stream_device_kind(stream)), dtl_stream_device_id(stream));
    dtl_stream_destroy(stream);
}

const struct example stream_examples[] = {
    EXAMPLE(stream_events),
    EXAMPLE(stream_devices),
    {NULL, NULL},
};
