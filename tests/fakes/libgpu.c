/* SPDX-License-Identifier: BSD-3-Clause */
/* A fake CUDA or HIP driver for machines without a GPU: the calls that the plugin makes,
 * implemented with the memory and streams of the emulated devices. DTL_FAKE_CUDA_FAILS, or
 * DTL_FAKE_HIP_FAILS, is "NAME=CODE": the call of that name fails with the code. "NAME=CODE@N":
 * from its N-th call on. */
#include <dlfcn.h>
#include <sched.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "fake_driver.h"

enum { PROGRAMS = 16 };

const struct device fake_devices[EMULATED_DEVICES] = {{.id = 0}, {.id = 1}, {.id = 2}, {.id = 3}};

/* ---- the host interface of the emulated devices ---------------------------------------------- */

static dtl_status host_fail(dtl_status status, const char *format, ...)
{
    (void)format;
    return status;
}

static dtl_status host_alloc(void **out, size_t bytes, const char *what)
{
    (void)what;
    *out = calloc(1, bytes);
    return *out == NULL ? DTL_ERROR_OUT_OF_MEMORY : DTL_SUCCESS;
}

static dtl_status host_memory_file(const char *name, int *out)
{
    *out = memfd_create(name, MFD_CLOEXEC);
    return *out < 0 ? DTL_ERROR_OUT_OF_MEMORY : DTL_SUCCESS;
}

static const struct host host = {
    .fail = host_fail, .alloc = host_alloc, .release = free, .memory_file = host_memory_file};
const struct host *emulated_host = &host;

/* ---- failures on demand ---------------------------------------------------------------------- */

gpu_result fake_failure(const char *call)
{
    static atomic_int times;
    const char *wish = getenv(GPU_FAILS);
    size_t length = strlen(call);
    int code = 0, from = 1;

    if (wish == NULL)
        atomic_store(&times, 0); /* another request counts from zero */
    if (wish == NULL || strncmp(wish, call, length) != 0 || wish[length] != '=')
        return GPU_SUCCESS;
    sscanf(wish + length, "=%d@%d", &code, &from);
    return atomic_fetch_add(&times, 1) + 1 < from ? GPU_SUCCESS : (gpu_result)code;
}

gpu_result fake_code(dtl_status status)
{
    if (status == DTL_SUCCESS)
        return GPU_SUCCESS;
    return status == DTL_ERROR_OUT_OF_MEMORY ? GPU_NO_MEMORY : GPU_INVALID_VALUE;
}

/* ---- devices --------------------------------------------------------------------------------- */

const char *fake_words(gpu_result error)
{
    return error == GPU_NO_DEVICE         ? NO_DEVICE_WORDS
           : error == GPU_NO_MEMORY       ? "out of memory"
           : error == GPU_ILLEGAL_ADDRESS ? "an illegal memory access was encountered"
                                          : NULL;
}

gpu_result gpu_device_count(int *count)
{
    const char *wish = getenv("DTL_FAKE_DEVICES");

    *count = wish != NULL ? (int)strtol(wish, NULL, 10) : EMULATED_DEVICES;
    return fake_failure(__func__);
}

gpu_result gpu_device_get(gpu_device *device, int ordinal)
{
    *device = ordinal;
    return fake_failure(__func__);
}

gpu_result gpu_device_name(char *name, int size, gpu_device device)
{
    snprintf(name, (size_t)size, "fake GPU %d", device);
    return fake_failure(__func__);
}

gpu_result gpu_device_bytes(size_t *bytes, gpu_device device)
{
    (void)device;
    *bytes = EMULATED_BYTES;
    return fake_failure(__func__);
}

/* Returns the PCI bus of a device from DTL_FAKE_BUSES, a list in device order such as "d8,3b";
 * otherwise the device's number. */
static int bus_of(gpu_device device)
{
    const char *wish = getenv("DTL_FAKE_BUSES");

    for (int before = 0; wish != NULL && before < device; before++)
        wish = strchr(wish, ',') != NULL ? strchr(wish, ',') + 1 : NULL;
    return wish != NULL ? (int)strtol(wish, NULL, 16) : device;
}

/* Returns true for the attribute of cooperative launches. */
static bool is_together(gpu_attribute which)
{
#ifdef GPU_HIP
    (void)which;
    return false;
#else
    return which == CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH;
#endif
}

gpu_result gpu_device_attribute(int *value, gpu_attribute which, gpu_device device)
{
    *value = which == GPU_MAJOR        ? 9
             : which == GPU_PCI_BUS    ? bus_of(device)
             : which == GPU_PROCESSORS ? PROCESSORS
             : is_together(which)      ? 1
                                       : 0;
    return fake_failure(__func__);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static gpu_result allocate(enum memory_kind kind, size_t bytes, void **out)
{
    return fake_code(memory_allocate(fake_current(), kind, bytes, out));
}

gpu_result gpu_allocate(gpu_address *out, size_t bytes)
{
    void *block = NULL;

    MAY_FAIL();
    gpu_result result = allocate(MEMORY_DEVICE, bytes, &block);
    *out = (gpu_address)(uintptr_t)block;
    return result;
}

gpu_result gpu_allocate_managed(gpu_address *out, size_t bytes, unsigned flags)
{
    void *block = NULL;

    (void)flags;
    MAY_FAIL();
    gpu_result result = allocate(MEMORY_UNIFIED, bytes, &block);
    *out = (gpu_address)(uintptr_t)block;
    return result;
}

gpu_result gpu_allocate_pinned(void **out, size_t bytes, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return allocate(MEMORY_PINNED, bytes, out);
}

static gpu_result release_of(bool is_pinned, void *block)
{
    struct memory memory;

    memory_inspect(block, &memory);
    if ((memory.kind == MEMORY_PINNED) != is_pinned)
        return GPU_INVALID_VALUE;
    return fake_code(memory_release(fake_current(), block));
}

gpu_result gpu_release(gpu_address block)
{
    MAY_FAIL();
    return release_of(false, at(block));
}

gpu_result gpu_release_pinned(void *block)
{
    MAY_FAIL();
    return release_of(true, block);
}

gpu_result gpu_export_memory(gpu_ipc_handle *handle, gpu_address block)
{
    struct exported_memory exported;

    MAY_FAIL();
    gpu_result result = fake_code(memory_export(fake_current(), at(block), &exported));
    memcpy(handle, &exported, sizeof *handle);
    return result;
}

gpu_result gpu_import_memory(gpu_address *block, gpu_ipc_handle handle, unsigned flags)
{
    struct exported_memory exported = {{0}};
    void *found = NULL;

    (void)flags;
    MAY_FAIL();
    memcpy(&exported, &handle, sizeof handle);
    gpu_result result = fake_code(memory_import(fake_current(), &exported, &found));
    *block = (gpu_address)(uintptr_t)found;
    return result;
}

gpu_result gpu_release_import(gpu_address block)
{
    MAY_FAIL();
    return fake_code(memory_import_close(fake_current(), at(block)));
}

/* ---- streams --------------------------------------------------------------------------------- */

static struct device_stream *defaults[EMULATED_DEVICES];

/* The default stream has three handles: NULL, 1 for the process's and 2 for the thread's. */
struct device_stream *fake_stream(gpu_stream stream)
{
    enum { NAMES = 3 };

    if ((uintptr_t)stream >= NAMES)
        return (struct device_stream *)stream;
    if (defaults[fake_current()->id] == NULL)
        stream_create(fake_current(), &defaults[fake_current()->id]);
    return defaults[fake_current()->id];
}

gpu_result gpu_stream_create(gpu_stream *out, unsigned flags)
{
    struct device_stream *stream = NULL;

    (void)flags;
    MAY_FAIL();
    gpu_result result = fake_code(stream_create(fake_current(), &stream));
    *out = (gpu_stream)stream;
    return result;
}

gpu_result gpu_stream_destroy(gpu_stream stream)
{
    stream_release(fake_stream(stream));
    return fake_failure(__func__);
}

gpu_result fake_copy(void *to, const void *from, size_t bytes, gpu_stream stream)
{
    return fake_code(stream_copy(fake_stream(stream), to, from, bytes));
}

int fake_device_of(gpu_stream stream)
{
    struct device_stream *found = NULL;

    for (int id = 0; id < EMULATED_DEVICES; id++)
        if (stream_adopt(&fake_devices[id], (uintptr_t)fake_stream(stream), &found) ==
            DTL_SUCCESS) {
            stream_release(found);
            return id;
        }
    return -1;
}

gpu_result gpu_stream_query(gpu_stream stream)
{
    bool done = false;

    MAY_FAIL();
    stream_query(fake_stream(stream), &done);
    return done ? GPU_SUCCESS : GPU_NOT_READY;
}

gpu_result gpu_stream_wait(gpu_stream stream, gpu_event event, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return fake_code(stream_wait(fake_stream(stream), (struct device_event *)event));
}

gpu_result gpu_write_value(gpu_stream stream, gpu_address word, uint64_t value, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return fake_code(stream_write_value(fake_stream(stream), at(word), value));
}

/* ---- events ---------------------------------------------------------------------------------- */

gpu_result gpu_event_create(gpu_event *out, unsigned flags)
{
    struct device_event *event = NULL;

    (void)flags;
    MAY_FAIL();
    gpu_result result = fake_code(event_create(fake_current(), &event));
    *out = (gpu_event)event;
    return result;
}

gpu_result gpu_event_destroy(gpu_event event)
{
    event_release((struct device_event *)event);
    return fake_failure(__func__);
}

gpu_result gpu_event_record(gpu_event event, gpu_stream stream)
{
    MAY_FAIL();
    return fake_code(event_record((struct device_event *)event, fake_stream(stream)));
}

gpu_result gpu_event_query(gpu_event event)
{
    gpu_result failure = fake_failure(__func__);
    bool done = false;

    if (failure != GPU_SUCCESS)
        return failure;
    event_query((struct device_event *)event, &done);
    return done ? GPU_SUCCESS : GPU_NOT_READY;
}

gpu_result gpu_event_elapsed(float *milliseconds, gpu_event from, gpu_event to)
{
    double found = 0;

    event_elapsed((struct device_event *)from, (struct device_event *)to, &found);
    *milliseconds = (float)found;
    return fake_failure(__func__);
}

/* ---- kernels -----------------------------------------------------------------------------------
 */

gpu_result gpu_module_load(gpu_module *module, const void *image)
{
    MAY_FAIL();
    *module = (gpu_module)(uintptr_t)image;
    return GPU_SUCCESS;
}

/* Kernels of the program: functions fake_kernel_NAME, called with the launch's arguments. */
static fake_kernel programs[PROGRAMS];

static int program_index(gpu_function function)
{
    uintptr_t offset = (uintptr_t)function - (uintptr_t)programs;

    return offset < sizeof programs ? (int)(offset / sizeof *programs) : -1;
}

static gpu_function program_find(const char *name)
{
    char symbol[256];
    int index = 0;

    snprintf(symbol, sizeof symbol, "fake_kernel_%s", name);
    void *found = dlsym(RTLD_DEFAULT, symbol);
    if (found == NULL)
        return NULL;
    while (index < PROGRAMS - 1 && programs[index] != NULL)
        index++;
    memcpy(&programs[index], &found, sizeof found);
    return (gpu_function)&programs[index];
}

/* Looks up a kernel of the host's build, and otherwise one of the program. */
gpu_result gpu_module_function(gpu_function *function, gpu_module module, const char *name)
{
    (void)module;
    MAY_FAIL();
    host_kernel kernel = host_kernel_find(name);
    memcpy(function, &kernel, sizeof kernel);
    if (kernel == NULL)
        *function = program_find(name);
    return *function == NULL ? GPU_NOT_FOUND : GPU_SUCCESS;
}

/* Runs the kernel once all work queued before is complete. */
static gpu_result program_run(fake_kernel kernel, const struct fake_launch *launch,
                              gpu_stream stream, void **arguments)
{
    bool done = false;

    while (stream_query(fake_stream(stream), &done) == DTL_SUCCESS && !done)
        sched_yield();
    kernel(launch, arguments);
    return GPU_SUCCESS;
}

gpu_result gpu_launch(gpu_function function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                      unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                      gpu_stream stream, void **arguments, void **extra)
{
    host_kernel kernel;

    MAY_FAIL();
    if (program_index(function) >= 0)
        return program_run(programs[program_index(function)],
                           &(struct fake_launch){{grid_x, grid_y, grid_z}, block_x, shared}, stream,
                           arguments);
    if (grid_x == 0 || grid_y != 1 || grid_z != 1 || block_x == 0 || block_x > 1024 ||
        block_y != 1 || block_z != 1 || shared != 0 || extra != NULL)
        return GPU_INVALID_VALUE;
    memcpy(&kernel, &function, sizeof kernel);
    return fake_code(stream_run(fake_stream(stream), kernel, arguments[0]));
}

/* ---- for the fake NCCL ----------------------------------------------------------------------- */

int fake_gpu_current(void)
{
    return fake_is_on_device() ? fake_current()->id : -1;
}

void fake_gpu_call(gpu_stream stream, void (*function)(void *data), void *data)
{
    stream_call(fake_stream(stream), function, data);
}

void *fake_gpu_enter(const void *address, size_t bytes, struct fake_use *use)
{
    struct memory_range place;
    struct memory memory;

    memory_inspect(address, &memory);
    if (memory.kind != MEMORY_DEVICE || memory.device != fake_gpu_current() ||
        range_acquire(address, bytes, &place) != DTL_SUCCESS)
        return NULL;
    use->block = place.block;
    return place.address;
}

void fake_gpu_leave(struct fake_use *use)
{
    range_release(&(struct memory_range){.block = use->block});
}

/* For tests: returns the number of open streams and events, without the default streams. */
FAKE_API int32_t fake_handles_left(void);

int32_t fake_handles_left(void)
{
    int32_t kept = 0;

    for (int id = 0; id < EMULATED_DEVICES; id++)
        kept += defaults[id] != NULL;
    return unreleased_handles() - kept;
}
