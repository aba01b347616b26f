/* SPDX-License-Identifier: BSD-3-Clause */
/* A driver of CUDA, or of HIP, for machines without a GPU: the calls that the plugin makes, over
 * the memory and the streams of the emulated devices.
 *
 * DTL_FAKE_CUDA_FAILS, or DTL_FAKE_HIP_FAILS, is "NAME=CODE", and the call of that name fails so;
 * "NAME=CODE@N": from its N-th time on.
 */
#include <dlfcn.h>
#include <sched.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emulated.h"
#include "fake_gpu.h"
#include "together.h"

enum { PROGRAMS = 16 };

static const struct device devices[EMULATED_DEVICES] = {{.id = 0}, {.id = 1}, {.id = 2}, {.id = 3}};

#ifdef GPU_HIP
#define GPU_FAILS "DTL_FAKE_HIP_FAILS"
#define GPU_NO_CONTEXT hipErrorInvalidHandle
#define NO_DEVICE_WORDS "hipErrorNoDevice"
static _Thread_local int chosen;
#else
#define GPU_FAILS "DTL_FAKE_CUDA_FAILS"
#define GPU_NO_CONTEXT CUDA_ERROR_INVALID_CONTEXT
#define NO_DEVICE_WORDS "no CUDA-capable device is detected"
enum { DEPTH = 16 };
static _Thread_local const struct device *entered[DEPTH];
static _Thread_local int depth;
#endif

static const struct device *current(void);

/* ---- what the emulated devices ask of their host --------------------------------------------- */

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

static const struct host host = {.fail = host_fail, .alloc = host_alloc, .release = free};
const struct host *emulated_host = &host;

/* ---- failures on demand ---------------------------------------------------------------------- */

static gpu_result asked_failure(const char *call)
{
    static atomic_int times;
    const char *wish = getenv(GPU_FAILS);
    size_t length = strlen(call);
    int code = 0, from = 1;

    if (wish == NULL)
        atomic_store(&times, 0); /* the next wish counts anew */
    if (wish == NULL || strncmp(wish, call, length) != 0 || wish[length] != '=')
        return GPU_SUCCESS;
    sscanf(wish + length, "=%d@%d", &code, &from);
    return atomic_fetch_add(&times, 1) + 1 < from ? GPU_SUCCESS : (gpu_result)code;
}

/* A device to work on: there is none until a context is pushed, and HIP begins with the first. */
static bool is_on_device(void);

#define MAY_FAIL()                                                                                 \
    do {                                                                                           \
        gpu_result failure_ = asked_failure(__func__);                                             \
        if (failure_ != GPU_SUCCESS)                                                               \
            return failure_;                                                                       \
        if (!is_on_device())                                                                       \
            return GPU_NO_CONTEXT;                                                                 \
    } while (0)

static gpu_result code_of(dtl_status status)
{
    if (status == DTL_SUCCESS)
        return GPU_SUCCESS;
    return status == DTL_ERROR_OUT_OF_MEMORY ? GPU_NO_MEMORY : GPU_INVALID_VALUE;
}

static void *at(gpu_address address)
{
    return (void *)(uintptr_t)address;
}

/* ---- devices --------------------------------------------------------------------------------- */

static const char *words_of(gpu_result error)
{
    return error == GPU_NO_DEVICE         ? NO_DEVICE_WORDS
           : error == GPU_NO_MEMORY       ? "out of memory"
           : error == GPU_ILLEGAL_ADDRESS ? "an illegal memory access was encountered"
                                          : NULL;
}

gpu_result gpu_device_count(int *count)
{
    *count = EMULATED_DEVICES;
    return asked_failure(__func__);
}

gpu_result gpu_device_get(gpu_device *device, int ordinal)
{
    *device = ordinal;
    return asked_failure(__func__);
}

gpu_result gpu_device_name(char *name, int size, gpu_device device)
{
    snprintf(name, (size_t)size, "fake GPU %d", device);
    return asked_failure(__func__);
}

gpu_result gpu_device_bytes(size_t *bytes, gpu_device device)
{
    (void)device;
    *bytes = EMULATED_BYTES;
    return asked_failure(__func__);
}

/* Whether blocks can be launched that wait for each other. */
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
             : which == GPU_PCI_BUS    ? device
             : which == GPU_PROCESSORS ? 2
             : is_together(which)      ? 1
                                       : 0;
    return asked_failure(__func__);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static gpu_result allocate(enum memory_kind kind, size_t bytes, void **out)
{
    return code_of(memory_allocate(current(), kind, bytes, out));
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
    return code_of(memory_release(current(), block));
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

gpu_result gpu_lend(gpu_lent *handle, gpu_address block)
{
    struct lending lent;

    MAY_FAIL();
    gpu_result result = code_of(memory_lend(current(), at(block), &lent));
    memcpy(handle, &lent, sizeof *handle);
    return result;
}

gpu_result gpu_borrow(gpu_address *block, gpu_lent handle, unsigned flags)
{
    struct lending lent = {{0}};
    void *found = NULL;

    (void)flags;
    MAY_FAIL();
    memcpy(&lent, &handle, sizeof handle);
    gpu_result result = code_of(memory_borrow(current(), &lent, &found));
    *block = (gpu_address)(uintptr_t)found;
    return result;
}

gpu_result gpu_give_back(gpu_address block)
{
    MAY_FAIL();
    return code_of(memory_give_back(current(), at(block)));
}

/* ---- streams --------------------------------------------------------------------------------- */

static struct device_stream *defaults[EMULATED_DEVICES];

/* NULL is the default stream. */
static struct device_stream *stream_of(gpu_stream stream)
{
    if (stream != NULL)
        return (struct device_stream *)stream;
    if (defaults[current()->id] == NULL)
        stream_create(current(), &defaults[current()->id]);
    return defaults[current()->id];
}

gpu_result gpu_stream_create(gpu_stream *out, unsigned flags)
{
    struct device_stream *stream = NULL;

    (void)flags;
    MAY_FAIL();
    gpu_result result = code_of(stream_create(current(), &stream));
    *out = (gpu_stream)stream;
    return result;
}

gpu_result gpu_stream_destroy(gpu_stream stream)
{
    stream_release(stream_of(stream));
    return asked_failure(__func__);
}

static gpu_result copy(void *to, const void *from, size_t bytes, gpu_stream stream)
{
    return code_of(stream_copy(stream_of(stream), to, from, bytes));
}

/* The device of a stream; -1: it is none. */
static int device_of(gpu_stream stream)
{
    struct device_stream *found = NULL;

    for (int id = 0; id < EMULATED_DEVICES; id++)
        if (stream_adopt(&devices[id], (uintptr_t)stream_of(stream), &found) == DTL_SUCCESS) {
            stream_release(found);
            return id;
        }
    return -1;
}

gpu_result gpu_stream_query(gpu_stream stream)
{
    bool done = false;

    MAY_FAIL();
    stream_query(stream_of(stream), &done);
    return done ? GPU_SUCCESS : GPU_NOT_READY;
}

gpu_result gpu_stream_wait(gpu_stream stream, gpu_event event, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return code_of(stream_wait(stream_of(stream), (struct device_event *)event));
}

gpu_result gpu_write_value(gpu_stream stream, gpu_address word, uint64_t value, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return code_of(stream_write_value(stream_of(stream), at(word), value));
}

/* ---- events ---------------------------------------------------------------------------------- */

gpu_result gpu_event_create(gpu_event *out, unsigned flags)
{
    struct device_event *event = NULL;

    (void)flags;
    MAY_FAIL();
    gpu_result result = code_of(event_create(current(), &event));
    *out = (gpu_event)event;
    return result;
}

gpu_result gpu_event_destroy(gpu_event event)
{
    event_release((struct device_event *)event);
    return asked_failure(__func__);
}

gpu_result gpu_event_record(gpu_event event, gpu_stream stream)
{
    MAY_FAIL();
    return code_of(event_record((struct device_event *)event, stream_of(stream)));
}

gpu_result gpu_event_query(gpu_event event)
{
    gpu_result failure = asked_failure(__func__);
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
    return asked_failure(__func__);
}

/* ---- kernels -----------------------------------------------------------------------------------
 */

gpu_result gpu_module_load(gpu_module *module, const void *image)
{
    MAY_FAIL();
    *module = (gpu_module)(uintptr_t)image;
    return GPU_SUCCESS;
}

/* Those of the program: functions fake_kernel_NAME, with the arguments as they are handed over. */
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

/* What the host was built with under the name, or the program. */
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

/* Once all is done that was queued before. */
static gpu_result program_run(fake_kernel kernel, const struct fake_launch *launch,
                              gpu_stream stream, void **arguments)
{
    bool done = false;

    while (stream_query(stream_of(stream), &done) == DTL_SUCCESS && !done)
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
    return code_of(stream_run(stream_of(stream), kernel, arguments[0]));
}

/* ---- where the two differ -------------------------------------------------------------------- */

#ifdef GPU_HIP

const char *hipGetErrorString(hipError_t error)
{
    return words_of(error);
}

hipError_t hipGetLastError(void)
{
    return hipSuccess;
}

static bool is_on_device(void)
{
    return true;
}

static const struct device *current(void)
{
    return &devices[chosen];
}

hipError_t hipGetDevice(int *device)
{
    *device = chosen;
    return asked_failure(__func__);
}

hipError_t hipSetDevice(int device)
{
    chosen = device;
    return asked_failure(__func__);
}

int hipGetStreamDeviceId(hipStream_t stream)
{
    return device_of(stream);
}

hipError_t hipMemGetAddressRange(hipDeviceptr_t *start, size_t *bytes, hipDeviceptr_t address)
{
    struct memory memory;

    memory_inspect(address, &memory);
    *start = memory.start;
    *bytes = memory.bytes;
    return memory.kind == MEMORY_FOREIGN ? hipErrorNotFound : hipSuccess;
}

hipError_t hipDrvPointerGetAttributes(unsigned count, hipPointer_attribute *asked, void **answers,
                                      hipDeviceptr_t address)
{
    struct memory memory;

    memory_inspect(address, &memory);
    for (unsigned index = 0; index < count; index++)
        switch (asked[index]) {
        case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
            *(void **)answers[index] = memory.kind == MEMORY_PINNED ? address : NULL;
            break;
        case HIP_POINTER_ATTRIBUTE_IS_MANAGED:
            *(bool *)answers[index] = memory.kind == MEMORY_UNIFIED;
            break;
        case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
            *(int *)answers[index] = memory.kind == MEMORY_FOREIGN ? -2 : memory.device;
            break;
        default:
            return hipErrorInvalidValue;
        }
    return hipSuccess;
}

hipError_t hipMemcpyAsync(void *to, const void *from, size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream)
{
    MAY_FAIL();
    return kind == hipMemcpyDefault ? copy(to, from, bytes, stream) : hipErrorNotSupported;
}

hipError_t hipStreamWaitValue64(hipStream_t stream, void *word, uint64_t value, unsigned flags,
                                uint64_t mask)
{
    MAY_FAIL();
    if (flags != hipStreamWaitValueGte || mask != UINT64_MAX)
        return hipErrorNotSupported;
    return code_of(stream_await_value(stream_of(stream), word, value));
}

#else

CUresult cuInit(unsigned flags)
{
    (void)flags;
    return asked_failure(__func__);
}

CUresult cuGetErrorString(CUresult error, const char **words)
{
    *words = error == CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
                 ? "system has unsupported display driver / cuda driver combination"
                 : words_of(error);
    return *words == NULL ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

static bool is_on_device(void)
{
    return depth > 0;
}

static const struct device *current(void)
{
    return entered[depth - 1];
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    *context = (CUcontext)(uintptr_t)&devices[device];
    return asked_failure(__func__);
}

CUresult cuCtxPushCurrent(CUcontext context)
{
    entered[depth++] = (const struct device *)(uintptr_t)context;
    return CUDA_SUCCESS;
}

CUresult cuCtxPopCurrent(CUcontext *context)
{
    *context = (CUcontext)(uintptr_t)entered[--depth];
    return CUDA_SUCCESS;
}

CUresult cuStreamGetCtx(CUstream stream, CUcontext *context)
{
    MAY_FAIL();
    int id = device_of(stream);
    if (id < 0)
        return CUDA_ERROR_INVALID_HANDLE;
    *context = (CUcontext)(uintptr_t)&devices[id];
    return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction function, int threads,
                                                     size_t shared)
{
    (void)function;
    (void)shared;
    *blocks = threads <= 1024 ? BLOCKS_AT_ONCE : 0;
    return asked_failure(__func__);
}

CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned grid_x, unsigned grid_y,
                                   unsigned grid_z, unsigned block_x, unsigned block_y,
                                   unsigned block_z, unsigned shared, CUstream stream,
                                   void **arguments)
{
    if (grid_x * grid_y * grid_z > 2 * BLOCKS_AT_ONCE)
        return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
    return cuLaunchKernel(function, grid_x, grid_y, grid_z, block_x, block_y, block_z, shared,
                          stream, arguments, NULL);
}

CUresult cuModuleUnload(CUmodule module)
{
    (void)module;
    return asked_failure(__func__);
}

CUresult cuPointerGetAttributes(unsigned count, CUpointer_attribute *asked, void **answers,
                                CUdeviceptr address)
{
    struct memory memory;

    memory_inspect(at(address), &memory);
    for (unsigned index = 0; index < count; index++)
        switch ((int)asked[index]) {
        case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
            *(unsigned *)answers[index] = memory.kind == MEMORY_FOREIGN  ? 0
                                          : memory.kind == MEMORY_PINNED ? CU_MEMORYTYPE_HOST
                                                                         : CU_MEMORYTYPE_DEVICE;
            break;
        case CU_POINTER_ATTRIBUTE_IS_MANAGED:
            *(unsigned *)answers[index] = memory.kind == MEMORY_UNIFIED;
            break;
        case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
            *(int *)answers[index] = memory.kind == MEMORY_FOREIGN ? -2 : memory.device;
            break;
        case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
            *(void **)answers[index] = memory.start;
            break;
        case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
            *(size_t *)answers[index] = memory.bytes;
            break;
        default:
            return CUDA_ERROR_INVALID_VALUE;
        }
    return CUDA_SUCCESS;
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream stream)
{
    MAY_FAIL();
    return copy(at(to), at(from), bytes, stream);
}

CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned flags)
{
    MAY_FAIL();
    if (flags != CU_STREAM_WAIT_VALUE_GEQ)
        return CUDA_ERROR_NOT_SUPPORTED;
    return code_of(stream_await_value(stream_of(stream), at(word), value));
}

#endif

/* ---- for the fake NCCL ----------------------------------------------------------------------- */

int fake_gpu_current(void)
{
    return is_on_device() ? current()->id : -1;
}

void fake_gpu_call(gpu_stream stream, void (*function)(void *data), void *data)
{
    stream_call(stream_of(stream), function, data);
}

void *fake_gpu_enter(const void *address, size_t bytes, struct fake_use *use)
{
    struct place place;
    struct memory memory;

    memory_inspect(address, &memory);
    if (memory.kind != MEMORY_DEVICE || memory.device != fake_gpu_current() ||
        place_enter(address, bytes, &place) != DTL_SUCCESS)
        return NULL;
    use->block = place.block;
    return place.address;
}

void fake_gpu_leave(struct fake_use *use)
{
    place_leave(&(struct place){.block = use->block});
}

/* For tests: streams and events that nobody has released. */
FAKE_API int32_t fake_handles_left(void);

int32_t fake_handles_left(void)
{
    return handles_left();
}
