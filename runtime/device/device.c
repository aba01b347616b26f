/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds the devices of the host and of each device backend in use. */
#include "device.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "job/device_choice.h"
#include "job/job.h"

/* The devices of a backend, counted once. */
struct device_backend {
    struct device_ops ops;
    struct device *devices;
    int32_t count;
    atomic_bool is_reported; /* missing kernels, which make it slow, were reported */
    struct device_backend *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct device_backend
    *_Atomic device_backends; /* list; entries are only added, at its head */

atomic_bool dtl__devices_in_use;

/* Returns the backend of that name if it is loaded, otherwise NULL. */
static struct device_backend *find_loaded(const char *name)
{
    struct device_backend *each = device_backends;

    while (each != NULL && strcmp(each->ops.name, name) != 0)
        each = each->next;
    return each;
}

/* Creates a backend with its devices and adds it to the list.  Sets dtl__devices_in_use unless
 * it is the host.  Called with the lock held. */
static dtl_status backend_add(const struct device_ops *backend_ops, struct device_backend **out)
{
    struct device_backend *device_backend = NULL;
    dtl_status status = dtl__alloc((void **)&device_backend, sizeof *device_backend, "devices");

    if (status == DTL_SUCCESS)
        status = dtl__device_adopt(&device_backend->ops, backend_ops);
    if (status == DTL_SUCCESS) {
        device_backend->count = device_backend->ops.count();
        status =
            dtl__alloc((void **)&device_backend->devices,
                       (size_t)device_backend->count * sizeof *device_backend->devices, "devices");
    }
    if (status != DTL_SUCCESS) {
        dtl__release(device_backend);
        return status;
    }

    for (int32_t id = 0; id < device_backend->count; id++)
        device_backend->devices[id] = (struct device){.ops = &device_backend->ops, .id = id};
    device_backend->next = device_backends;
    device_backends = *out = device_backend;
    if (backend_ops != &dtl__host_device)
        atomic_store(&dtl__devices_in_use, true);
    return DTL_SUCCESS;
}

/* Loads a backend.  Called with the lock held. */
static dtl_status backend_load(const char *name, struct device_backend **out)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin;

    if (strcmp(name, dtl__host_device.name) == 0)
        return backend_add(&dtl__host_device, out);
    if (dtl__device_choice_check() != DTL_SUCCESS)
        return DTL_ERROR_BACKEND_INVALID;
    plugin = dtl__device_load(name, reason);
    if (plugin == NULL)
        return dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                         "there is no device of %s: %s; expected one that can be used", name,
                         reason);
    return backend_add(plugin->device, out);
}

/* Sets *out to the backend of that name, which is loaded on first use. Takes the lock. */
static dtl_status backend_find(const char *name, struct device_backend **out)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&lock);
    *out = find_loaded(name);
    if (*out == NULL)
        status = backend_load(name, out);
    pthread_mutex_unlock(&lock);
    return status;
}

/* Prints once that data is copied to the host for lack of kernels, which is correct but slow. */
static void report_missing_kernels(struct device_backend *device_backend)
{
    bool is_missing = device_backend->ops.no_kernels != NULL && dtl__job_launched_rank() <= 0;

    if (is_missing && !atomic_exchange(&device_backend->is_reported, true))
        fprintf(stderr, "dtl: %s: elements are copied to the host: %s; expected %s\n",
                device_backend->ops.name, device_backend->ops.no_kernels,
                device_backend->ops.kernels_expected);
}

int32_t dtl__device_count(const char *name)
{
    struct device_backend *device_backend = NULL;

    return backend_find(name, &device_backend) == DTL_SUCCESS ? device_backend->count : 0;
}

dtl_status dtl__device_find(const char *name, int32_t id, const struct device **out)
{
    struct device_backend *device_backend = NULL;
    dtl_status status = backend_find(name, &device_backend);

    if (status != DTL_SUCCESS)
        return status;
    if (id < 0 || id >= device_backend->count)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "device_id-range",
                                    "device_id is %d; expected 0 <= device_id < %d, the devices of "
                                    "%s",
                                    (int)id, (int)device_backend->count, name);
    report_missing_kernels(device_backend);
    *out = &device_backend->devices[id];
    return DTL_SUCCESS;
}

/* ---- addresses ------------------------------------------------------------------------------- */

const struct device *dtl__device_inspect(const void *address, struct memory *out)
{
    for (struct device_backend *each = device_backends; each != NULL; each = each->next) {
        each->ops.inspect(address, out);
        if (out->kind != MEMORY_FOREIGN)
            return &each->devices[out->device < 0 ? 0 : out->device];
    }
    *out = (struct memory){.kind = MEMORY_FOREIGN, .device = -1};
    return NULL;
}

const struct device *dtl__device_of_inaccessible(const void *address)
{
    struct memory memory;
    const struct device *device = dtl__device_inspect(address, &memory);

    return device != NULL && memory.kind == MEMORY_DEVICE ? device : NULL;
}

dtl_status dtl__host_check_in_use(const char *argument, const void *address)
{
    char key[64];
    const struct device *device = dtl__device_of_inaccessible(address);

    if (device == NULL)
        return DTL_SUCCESS;
    snprintf(key, sizeof key, "%s-memory", argument);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, key,
                                "%s is %p, memory of %s %d; expected memory that the host reaches",
                                argument, address, device->ops->name, (int)device->id);
}
