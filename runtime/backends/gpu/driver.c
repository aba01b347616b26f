/* SPDX-License-Identifier: BSD-3-Clause */
/* Opens the driver library by name and queries its devices. */
#include <dlfcn.h>

#include "gpu.h"

struct driver gpu;

static void *library;
static int32_t devices;

#define QUOTED(name) #name
#define SHOWN(name) QUOTED(name)
#define GPU_SYMBOL(name) {SHOWN(gpu_##name), offsetof(struct driver, name)},

static const struct {
    const char *name;
    size_t place; /* offset in struct driver */
} symbols[] = {GPU_CALLS(GPU_SYMBOL)};

/* ---- opening --------------------------------------------------------------------------------- */

static const char *call_name(size_t place)
{
    size_t index = 0;

    while (symbols[index].place != place)
        index++;
    return symbols[index].name;
}

dtl_status driver_check(gpu_result result, size_t call)
{
    const char *words;

    if (result == GPU_SUCCESS)
        return DTL_SUCCESS;
    words = api_text(result);
    return gpu_host->fail_beneath(result == GPU_NO_MEMORY ? DTL_ERROR_OUT_OF_MEMORY : GPU_ERROR,
                                  "%s said \"%s\" (%d)", call_name(call),
                                  words == NULL ? "an error that has no name" : words, (int)result);
}

static dtl_status symbols_find(const char *file)
{
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);

        if (symbol == NULL)
            return gpu_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                                  "%s has no %s; expected " GPU_OLDEST, file, symbols[index].name);
        *(void **)(void *)((char *)&gpu + symbols[index].place) = symbol;
    }
    return DTL_SUCCESS;
}

/* A library that the program has already loaded is preferred to the system's. */
static void *library_open(const char **file)
{
    static const char *const files[] = GPU_FILES;
    static const int ways[] = {RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD, RTLD_NOW | RTLD_LOCAL};
    enum { FILES = sizeof files / sizeof *files };
    void *found = NULL;

    for (int index = 0; index < 2 * FILES && found == NULL; index++) {
        *file = files[index % FILES];
        found = dlopen(*file, ways[index / FILES]);
    }
    return found;
}

dtl_status driver_open(void)
{
    const char *file = NULL;
    int count = 0;
    dtl_status status;

    library = library_open(&file);
    if (library == NULL)
        return gpu_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE, "%s; expected " GPU_LIBRARY,
                              dlerror());
    status = symbols_find(file);
    if (status == DTL_SUCCESS)
        status = api_start(&count);
    if (status == DTL_SUCCESS && count == 0)
        status = gpu_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                                GPU_LIBRARY " sees no device; expected one or more");
    devices = count < DEVICES ? count : DEVICES;
    return status;
}

void *driver_symbol(const char *name)
{
    return dlsym(library, name);
}

/* ---- devices --------------------------------------------------------------------------------- */

int32_t driver_count(void)
{
    return devices;
}

static int attribute(gpu_device device, gpu_attribute which)
{
    int value = -1;

    return gpu.device_attribute(&value, which, device) == GPU_SUCCESS ? value : -1;
}

dtl_status driver_properties(int32_t id, struct device_properties *out)
{
    struct device_properties found = {0};
    gpu_device device = 0;
    size_t bytes = 0;
    dtl_status status = ASK(device_get, &device, id);

    if (status == DTL_SUCCESS)
        status = ASK(device_name, found.name, sizeof found.name, device);
    if (status == DTL_SUCCESS)
        status = ASK(device_bytes, &bytes, device);
    if (status != DTL_SUCCESS)
        return status;
    found.bytes = bytes;
    found.major = attribute(device, GPU_MAJOR);
    found.minor = attribute(device, GPU_MINOR);
    found.pci_domain = attribute(device, GPU_PCI_DOMAIN);
    found.pci_bus = attribute(device, GPU_PCI_BUS);
    found.pci_device = attribute(device, GPU_PCI_DEVICE);
    *out = found;
    return DTL_SUCCESS;
}
