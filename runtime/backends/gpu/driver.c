/* SPDX-License-Identifier: BSD-3-Clause */
/* Opens the driver library by name and queries its devices. */
#include <dlfcn.h>

#include "gpu.h"

struct driver gpu;

static void *library;
static int32_t device_count;

#define QUOTED(name) #name
#define EXPANDED(name) QUOTED(name)
#define GPU_SYMBOL(name) {EXPANDED(gpu_##name), offsetof(struct driver, name)},

static const struct {
    const char *name;
    size_t offset; /* offset in struct driver */
} symbols[] = {GPU_CALLS(GPU_SYMBOL)};

/* ---- opening --------------------------------------------------------------------------------- */

/* Returns the name of the function at this offset in struct driver. */
static const char *call_name(size_t offset)
{
    size_t index = 0;

    while (symbols[index].offset != offset)
        index++;
    return symbols[index].name;
}

dtl_status driver_check(gpu_result result, size_t call)
{
    const char *text;

    if (result == GPU_SUCCESS)
        return DTL_SUCCESS;
    text = api_text(result);
    return gpu_host->fail_beneath(result == GPU_NO_MEMORY ? DTL_ERROR_OUT_OF_MEMORY : GPU_ERROR,
                                  "%s said \"%s\" (%d)", call_name(call),
                                  text == NULL ? "an error that has no name" : text, (int)result);
}

/* Fills `gpu` with the functions of the opened library. Fails if one is missing; `file` is the
 * library's name for the error message. */
static dtl_status symbols_find(const char *file)
{
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);

        if (symbol == NULL)
            return gpu_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                                  "%s has no %s; expected " GPU_OLDEST, file, symbols[index].name);
        *(void **)(void *)((char *)&gpu + symbols[index].offset) = symbol;
    }
    return DTL_SUCCESS;
}

/* Opens the driver and sets *file to its name. Prefers a library that the program has already
 * loaded. */
static void *library_open(const char **file)
{
    static const char *const files[] = GPU_FILES;
    static const int modes[] = {RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD, RTLD_NOW | RTLD_LOCAL};
    enum { FILES = sizeof files / sizeof *files };
    void *found = NULL;

    for (int index = 0; index < 2 * FILES && found == NULL; index++) {
        *file = files[index % FILES];
        found = dlopen(*file, modes[index / FILES]);
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
    device_count = count < DEVICES ? count : DEVICES;
    return status;
}

void *driver_symbol(const char *name)
{
    return dlsym(library, name);
}

/* ---- devices --------------------------------------------------------------------------------- */

int32_t driver_count(void)
{
    return device_count;
}

/* Returns the value of an attribute, or -1 if it is unknown. */
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
