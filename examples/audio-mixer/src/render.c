/* SPDX-License-Identifier: BSD-3-Clause */
/* Renders: each has a thread that mixes block by block and calls the watcher. */
#include <stdlib.h>

#include "mix_conditions.h"
#include "mix_impl.h"

enum { BLOCK = 256 }; /* frames */

struct render {
    struct device *device;
    mix_size_t frames;
    mix_sample_t *samples;
    mix_watcher watcher;
    void *user;
    pthread_t thread;
    bool is_joined;
};

struct device *mix__render_device(const struct render *render)
{
    return render->device;
}

static void *work(void *argument)
{
    const struct render *render = argument;
    mix_size_t channels = (mix_size_t)render->device->channels, done = 0;

    while (done < render->frames) {
        mix_size_t block = render->frames - done < BLOCK ? render->frames - done : BLOCK;

        mix_impl_device_mix(render->device, block, render->samples + done * channels);
        done += block;
        if (render->watcher != NULL)
            render->watcher(render->user, done);
    }
    return NULL;
}

mix_status mix_impl_render_start(struct device *device, mix_size_t frames, mix_sample_t *samples,
                                 mix_watcher watcher, void *user, struct render **out)
{
    struct render *render;
    mix_status status = mix__alloc((void **)&render, sizeof *render, "render");

    if (status != MIX_OK)
        return status;
    *render = (struct render){device, frames, samples, watcher, user, 0, false};
    if (pthread_create(&render->thread, NULL, work, render) != 0) {
        mix__release(render);
        return mix__fail(MIX_ERROR_MEMORY, "no thread for the render; expected a free one");
    }
    *out = render;
    return MIX_OK;
}

static void join(struct render *render)
{
    if (!render->is_joined)
        pthread_join(render->thread, NULL);
    render->is_joined = true;
}

mix_status mix_impl_render_wait(struct render *render, mix_levels *levels)
{
    mix_size_t count = render->frames * (mix_size_t)render->device->channels;
    mix_sample_t peak = 0;
    int64_t sum = 0;

    join(render);
    for (mix_size_t index = 0; index < count; index++) {
        mix_sample_t loud = abs(render->samples[index]);

        peak = loud > peak ? loud : peak;
        sum += loud;
    }
    *levels = (mix_levels){peak, count == 0 ? 0 : (mix_sample_t)(sum / (int64_t)count)};
    return MIX_OK;
}

void mix_impl_render_close(struct render *render)
{
    join(render);
    mix__release(render);
}
