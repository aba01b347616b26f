/* SPDX-License-Identifier: BSD-3-Clause */
/* An object of each kind, for the tests of misuse. */
#include "fixture.h"

static mix_sample_t samples[2];

void misuse_make(struct objects *objects)
{
    mix_levels levels;

    assert_int_equal(mix_device_open(MIX_LAYOUT_STEREO, MIX_RATE_44100, &objects->device), MIX_OK);
    assert_int_equal(mix_track_open(objects->device, 440, &objects->track), MIX_OK);
    assert_int_equal(mix_render_start(objects->device, 1, samples, NULL, NULL, &objects->render),
                     MIX_OK);
    assert_int_equal(mix_render_wait(objects->render, &levels), MIX_OK);
}

void misuse_release(const struct objects *objects)
{
    mix_render_close(objects->render);
    mix_track_close(objects->track);
    mix_device_close(objects->device);
}
