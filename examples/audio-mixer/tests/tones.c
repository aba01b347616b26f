/* SPDX-License-Identifier: BSD-3-Clause */
/* A tone in both channels, mixed at once and in a render, and a call that is refused. */
#include <mixer/mixer.h>
#include <stdio.h>
#include <string.h>

enum { FRAMES = 600, RATE = 48000, PITCH = 1000, LEFT = 300, RIGHT = 100 };

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            char words[256];                                                                       \
            mix_last_error(words, sizeof words);                                                   \
            printf("line %d: not so: %s (%s)\n", __LINE__, #condition, words);                     \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)

static void watch(void *user, mix_size_t done)
{
    *(mix_size_t *)user = done;
}

/* Up for half of a period, then down. */
static mix_sample_t expected(int frame, mix_sample_t gain)
{
    return frame * 2 * PITCH / RATE % 2 == 0 ? gain : -gain;
}

int main(void)
{
    mix_device_t device;
    mix_track_t track;
    mix_render_t render;
    mix_levels levels;
    mix_size_t done = 0;
    mix_sample_t samples[FRAMES][2];
    char words[256];

    CHECK(mix_device_open(MIX_LAYOUT_STEREO, MIX_RATE_48000, &device) == MIX_OK);
    CHECK(mix_device_channels(device) == 2);
    CHECK(mix_track_open(device, PITCH, &track) == MIX_OK);
    CHECK(mix_track_set_gains(track, (mix_sample_t[]){LEFT, RIGHT}) == MIX_OK);

    CHECK(mix_track_set_label(track, "lead") == MIX_OK);
    CHECK(strcmp(mix_track_label(track), "lead") == 0);
    CHECK(mix_track_set_label(track, NULL) == MIX_OK);
    CHECK(strcmp(mix_track_label(track), "") == 0);

    CHECK(mix_device_mix(device, FRAMES, samples[0]) == MIX_OK);
    for (int frame = 0; frame < FRAMES; frame++) {
        CHECK(samples[frame][0] == expected(frame, LEFT));
        CHECK(samples[frame][1] == expected(frame, RIGHT));
    }

    CHECK(mix_render_start(device, FRAMES, samples[0], watch, &done, &render) == MIX_OK);
    CHECK(mix_render_wait(render, &levels) == MIX_OK);
    CHECK(done == FRAMES);
    CHECK(levels.peak == LEFT && levels.mean == (LEFT + RIGHT) / 2);
    mix_render_close(render);

    mix_track_close(track);
    CHECK(mix_track_set_gains(track, (mix_sample_t[]){LEFT, RIGHT}) == MIX_ERROR_ARGUMENT);
    mix_last_error(words, sizeof words);
    CHECK(strcmp(words, "mix_track_set_gains: track is a handle that is already closed; "
                        "expected a track [MIX-track_set_gains-track-handle]") == 0);
    mix_device_close(device);
    return 0;
}
