/* SPDX-License-Identifier: BSD-3-Clause */
/* The objects behind the handles, and what conditions of spec/ ask of them. */
#ifndef MIX_CONDITIONS_H
#define MIX_CONDITIONS_H

#include <pthread.h>

#include "mix_observe.h"

struct device {
    int channels;
    int rate;
    struct track *tracks;
    pthread_mutex_t lock; /* of the tracks, which a render plays too */
};

static inline int mix__device_channels(const struct device *device)
{
    return device->channels;
}

struct track {
    struct device *device;
    struct track *next;
    mix_size_t pitch;
    mix_size_t played; /* frames */
    mix_sample_t gains[2];
    char label[32];
};

static inline struct device *mix__track_device(const struct track *track)
{
    return track->device;
}

static inline int mix__track_channels(const struct track *track)
{
    return track->device->channels;
}

struct render;
struct device *mix__render_device(const struct render *render);

#endif
