/* SPDX-License-Identifier: BSD-3-Clause */
/* Which devices there are: those of the host, and of each back end that was asked for. */
#include "device.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "job/device_choice.h"
#include "job/job.h"

/* The devices of a back end, which was asked for once. */
struct kind {
    struct device_ops ops;
    struct device *devices;
    int32_t count;
    atomic_bool is_reported; /* as slow, because its kernels are missing */
    struct kind *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct kind *_Atomic kinds; /* grows at its start */

atomic_bool dtl__devices_in_use;

static struct kind *kind_called(const char *name)
{
    struct kind *each = kinds;

    while (each != NULL && strcmp(each->ops.name, name) != 0)
        each = each->next;
    return each;
}

static dtl_status kind_add(const struct device_ops *theirs, struct kind **out)
{
    struct kind *kind = NULL;
    dtl_status status = dtl__alloc((void **)&kind, sizeof *kind, "devices");

    if (status == DTL_SUCCESS)
        status = dtl__device_adopt(&kind->ops, theirs);
    if (status == DTL_SUCCESS) {
        kind->count = kind->ops.count();
        status = dtl__alloc((void **)&kind->devices, (size_t)kind->count * sizeof *kind->devices,
                            "devices");
    }
    if (status != DTL_SUCCESS) {
        dtl__release(kind);
        return status;
    }

    for (int32_t id = 0; id < kind->count; id++)
        kind->devices[id] = (struct device){.ops = &kind->ops, .id = id};
    kind->next = kinds;
    kinds = *out = kind;
    if (theirs != &dtl__host_device)
        atomic_store(&dtl__devices_in_use, true);
    return DTL_SUCCESS;
}

/* With the lock held. */
static dtl_status kind_load(const char *name, struct kind **out)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin;

    if (strcmp(name, dtl__host_device.name) == 0)
        return kind_add(&dtl__host_device, out);
    if (dtl__device_choice_check() != DTL_SUCCESS)
        return DTL_ERROR_BACKEND_INVALID;
    plugin = dtl__device_load(name, reason);
    if (plugin == NULL)
        return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                         "there is no device of %s: %s; expected one that can be used", name,
                         reason);
    return kind_add(plugin->device, out);
}

static dtl_status kind_find(const char *name, struct kind **out)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&lock);
    *out = kind_called(name);
    if (*out == NULL)
        status = kind_load(name, out);
    pthread_mutex_unlock(&lock);
    return status;
}

/* Prints once that the elements of a device travel to the host, which is correct but slow. */
static void report_missing_kernels(struct kind *kind)
{
    bool is_missing = kind->ops.no_kernels != NULL && dtl__job_launched_rank() <= 0;

    if (is_missing && !atomic_exchange(&kind->is_reported, true))
        fprintf(stderr, "dtl: %s: elements travel to the host: %s; expected %s\n", kind->ops.name,
                kind->ops.no_kernels, kind->ops.kernels_expected);
}

int32_t dtl__device_count(const char *name)
{
    struct kind *kind = NULL;

    return kind_find(name, &kind) == DTL_SUCCESS ? kind->count : 0;
}

dtl_status dtl__device_find(const char *name, int32_t id, const struct device **out)
{
    struct kind *kind = NULL;
    dtl_status status = kind_find(name, &kind);

    if (status != DTL_SUCCESS)
        return status;
    if (id < 0 || id >= kind->count)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "device_id-range",
                                    "device_id is %d; expected 0 <= device_id < %d, the devices of "
                                    "%s",
                                    (int)id, (int)kind->count, name);
    report_missing_kernels(kind);
    *out = &kind->devices[id];
    return DTL_SUCCESS;
}

/* ---- addresses ------------------------------------------------------------------------------- */

const struct device *dtl__device_inspect(const void *address, struct memory *out)
{
    for (struct kind *each = kinds; each != NULL; each = each->next) {
        each->ops.inspect(address, out);
        if (out->kind != MEMORY_FOREIGN)
            return &each->devices[out->device < 0 ? 0 : out->device];
    }
    *out = (struct memory){.kind = MEMORY_FOREIGN, .device = -1};
    return NULL;
}

const struct device *dtl__device_only(const void *address)
{
    struct memory memory;
    const struct device *device = dtl__device_inspect(address, &memory);

    return device != NULL && memory.kind == MEMORY_DEVICE ? device : NULL;
}

dtl_status dtl__host_check_in_use(const char *argument, const void *address)
{
    char key[64];
    const struct device *device = dtl__device_only(address);

    if (device == NULL)
        return DTL_SUCCESS;
    snprintf(key, sizeof key, "%s-memory", argument);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s is %p, memory of %s %d; expected memory that the host reaches",
                                argument, address, device->ops->name, (int)device->id);
}
