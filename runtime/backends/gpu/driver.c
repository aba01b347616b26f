/* SPDX-License-Identifier: BSD-3-Clause */
/* The driver: opened by name, asked for its devices, and told which one a thread works on. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#include "gpu.h"

#define DRIVER_LIBRARY "libcuda.so.1"

struct driver gpu;

static int32_t devices;
static CUcontext contexts[DEVICES]; /* NULL until a device is entered */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define QUOTED(name) #name
#define GPU_SYMBOL(name) {QUOTED(name), offsetof(struct driver, name)},

static const struct {
    const char *name;
    size_t place; /* in struct driver */
} symbols[] = {GPU_CALLS(GPU_SYMBOL)};

/* ---- opening --------------------------------------------------------------------------------- */

dtl_status driver_check(CUresult result, const char *call)
{
    const char *words = NULL;
    dtl_status status =
        result == CUDA_ERROR_OUT_OF_MEMORY ? DTL_ERROR_OUT_OF_MEMORY : DTL_ERROR_CUDA;

    if (result == CUDA_SUCCESS)
        return DTL_SUCCESS;
    if (gpu.cuGetErrorString(result, &words) != CUDA_SUCCESS || words == NULL)
        words = "an error that has no name";
    return gpu_host->fail_beneath(status, "%s said \"%s\" (%d)", call, words, (int)result);
}

static dtl_status symbols_find(void *library)
{
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);

        if (symbol == NULL)
            return gpu_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                                  DRIVER_LIBRARY " has no %s; expected a driver of CUDA 12 or "
                                                 "later",
                                  symbols[index].name);
        *(void **)(void *)((char *)&gpu + symbols[index].place) = symbol;
    }
    return DTL_SUCCESS;
}

static dtl_status devices_count(void)
{
    int count = 0;
    dtl_status status = driver_check(gpu.cuInit(0), "cuInit");

    if (status == DTL_SUCCESS)
        status = driver_check(gpu.cuDeviceGetCount(&count), "cuDeviceGetCount");
    if (status == DTL_SUCCESS && count == 0)
        status = gpu_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                                "the driver sees no device; expected one or more");
    devices = count < DEVICES ? count : DEVICES;
    return status;
}

dtl_status driver_open(void)
{
    void *library = dlopen(DRIVER_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    dtl_status status;

    if (library == NULL)
        return gpu_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE, "%s; expected NVIDIA's driver",
                              dlerror());
    status = symbols_find(library);
    return status == DTL_SUCCESS ? devices_count() : status;
}

/* ---- devices --------------------------------------------------------------------------------- */

int32_t driver_count(void)
{
    return devices;
}

static int attribute(CUdevice device, CUdevice_attribute which)
{
    int value = -1;

    return gpu.cuDeviceGetAttribute(&value, which, device) == CUDA_SUCCESS ? value : -1;
}

dtl_status driver_properties(int32_t id, struct device_properties *out)
{
    struct device_properties found = {0};
    CUdevice device = 0;
    size_t bytes = 0;
    dtl_status status = driver_check(gpu.cuDeviceGet(&device, id), "cuDeviceGet");

    if (status == DTL_SUCCESS)
        status = driver_check(gpu.cuDeviceGetName(found.name, sizeof found.name, device),
                              "cuDeviceGetName");
    if (status == DTL_SUCCESS)
        status = driver_check(gpu.cuDeviceTotalMem(&bytes, device), "cuDeviceTotalMem");
    if (status != DTL_SUCCESS)
        return status;
    found.bytes = bytes;
    found.major = attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    found.minor = attribute(device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    found.pci_domain = attribute(device, CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID);
    found.pci_bus = attribute(device, CU_DEVICE_ATTRIBUTE_PCI_BUS_ID);
    found.pci_device = attribute(device, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID);
    *out = found;
    return DTL_SUCCESS;
}

/* The primary context is the one that cudart, and so other libraries, work in. */
static dtl_status context_retain(int32_t id)
{
    CUdevice device = 0;
    dtl_status status = driver_check(gpu.cuDeviceGet(&device, id), "cuDeviceGet");

    if (status == DTL_SUCCESS)
        status = driver_check(gpu.cuDevicePrimaryCtxRetain(&contexts[id], device),
                              "cuDevicePrimaryCtxRetain");
    return status;
}

dtl_status driver_enter(const struct device *device)
{
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&lock);
    if (contexts[device->id] == NULL)
        status = context_retain(device->id);
    CUcontext context = contexts[device->id];
    pthread_mutex_unlock(&lock);
    if (status == DTL_SUCCESS)
        status = driver_check(gpu.cuCtxPushCurrent(context), "cuCtxPushCurrent");
    return status;
}

void driver_leave(void)
{
    CUcontext context;

    gpu.cuCtxPopCurrent(&context);
}

CUcontext driver_context(const struct device *device)
{
    pthread_mutex_lock(&lock);
    CUcontext context = contexts[device->id];
    pthread_mutex_unlock(&lock);
    return context;
}
