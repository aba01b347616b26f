// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>

#include "areas.hpp"

static void stream_events(const dtl::context &ctx)
{
    const auto stream = dtl::stream::create(DTL_DEVICE_HOST, 0); // a GPU's does its work later
    const auto other = dtl::stream::create(DTL_DEVICE_HOST, 0);
    const auto before = dtl::event::create(DTL_DEVICE_HOST, 0);
    const auto after = dtl::event::create(DTL_DEVICE_HOST, 0);

    stream.record_event(before);
    other.wait_event(before); // the other stream continues after the event
    stream.record_event(after);
    after.synchronize();
    stream.synchronize();
    if (ctx.is_root())
        std::printf("done: %s and %s, time passed: %s\n", yes_no(stream.test()),
                    yes_no(after.test()), yes_no(before.elapsed(after) >= 0));
}

static void stream_devices(const dtl::context &ctx)
{
    const auto stream = dtl::stream::create(DTL_DEVICE_HOST, 0);

    if (ctx.is_root())
        std::printf("%d of the kind %s, this is number %d\n", dtl::device_count(DTL_DEVICE_HOST),
                    dtl::device_kind_name(stream.device_kind()), stream.device_id());
}

const examples stream_examples{
    EXAMPLE(stream_events),
    EXAMPLE(stream_devices),
};
