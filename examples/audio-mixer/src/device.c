/* SPDX-License-Identifier: BSD-3-Clause */
/* Devices, and the tracks that they mix. */
#include <stdio.h>
#include <string.h>

#include "mix_conditions.h"
#include "mix_impl.h"

mix_status mix_impl_device_open(mix_layout layout, mix_rate rate, struct device **out)
{
    struct device *device;
    mix_status status = mix__alloc((void **)&device, sizeof *device, "device");

    if (status != MIX_OK)
        return status;
    device->channels = layout == MIX_LAYOUT_MONO ? 1 : 2;
    device->rate = (int)rate;
    pthread_mutex_init(&device->lock, NULL);
    *out = device;
    return MIX_OK;
}

void mix_impl_device_close(struct device *device)
{
    pthread_mutex_destroy(&device->lock);
    mix__release(device);
}

int mix_impl_device_channels(struct device *device)
{
    return device->channels;
}

mix_status mix_impl_track_open(struct device *device, mix_size_t pitch, struct track **out)
{
    struct track *track;
    mix_status status = mix__alloc((void **)&track, sizeof *track, "track");

    if (status != MIX_OK)
        return status;
    track->device = device;
    track->pitch = pitch;
    pthread_mutex_lock(&device->lock);
    track->next = device->tracks;
    device->tracks = track;
    pthread_mutex_unlock(&device->lock);
    *out = track;
    return MIX_OK;
}

void mix_impl_track_close(struct track *track)
{
    struct device *device = track->device;
    struct track **place = &device->tracks;

    pthread_mutex_lock(&device->lock);
    while (*place != track)
        place = &(*place)->next;
    *place = track->next;
    pthread_mutex_unlock(&device->lock);
    mix__release(track);
}

mix_status mix_impl_track_set_gains(struct track *track, const mix_sample_t *gains)
{
    pthread_mutex_lock(&track->device->lock);
    memcpy(track->gains, gains, (size_t)track->device->channels * sizeof *gains);
    pthread_mutex_unlock(&track->device->lock);
    return MIX_OK;
}

mix_status mix_impl_track_set_label(struct track *track, const char *label)
{
    snprintf(track->label, sizeof track->label, "%s", label != NULL ? label : "");
    return MIX_OK;
}

const char *mix_impl_track_label(struct track *track)
{
    return track->label;
}

/* A square wave, whose sign changes twice in each of its periods. */
static bool track_is_up(const struct track *track)
{
    return track->played * track->pitch * 2 / (mix_size_t)track->device->rate % 2 == 0;
}

mix_status mix_impl_device_mix(struct device *device, mix_size_t frames, mix_sample_t *samples)
{
    int channels = device->channels;

    pthread_mutex_lock(&device->lock);
    memset(samples, 0, frames * (size_t)channels * sizeof *samples);
    for (mix_size_t frame = 0; frame < frames; frame++) {
        for (struct track *track = device->tracks; track != NULL; track = track->next) {
            for (int channel = 0; channel < channels; channel++) {
                mix_sample_t gain = track->gains[channel];

                samples[frame * (mix_size_t)channels + (mix_size_t)channel] +=
                    track_is_up(track) ? gain : -gain;
            }
            track->played++;
        }
    }
    pthread_mutex_unlock(&device->lock);
    return MIX_OK;
}
