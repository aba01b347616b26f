/* SPDX-License-Identifier: BSD-3-Clause */
/* A driver of CUDA for machines without a GPU: the calls that the plugin makes, over the memory and
 * the streams of the emulated devices.
 *
 * DTL_FAKE_CUDA_FAILS is "NAME=CODE", and the call of that name fails so; "NAME=CODE@N": from its
 * N-th time on.
 */
#pragma GCC visibility push(default) /* its calls, and nothing else */
#include <cuda.h>
#pragma GCC visibility pop

#include <dlfcn.h>
#include <sched.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emulated.h"
#include "fake_cuda.h"

enum { DEPTH = 16, PROGRAMS = 16 };

static const struct device devices[EMULATED_DEVICES] = {{.id = 0}, {.id = 1}, {.id = 2}, {.id = 3}};
static _Thread_local const struct device *entered[DEPTH];
static _Thread_local int depth;

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

static CUresult asked_failure(const char *call)
{
    static atomic_int times;
    const char *wish = getenv("DTL_FAKE_CUDA_FAILS");
    size_t length = strlen(call);
    int code = 0, from = 1;

    if (wish == NULL || strncmp(wish, call, length) != 0 || wish[length] != '=')
        return CUDA_SUCCESS;
    sscanf(wish + length, "=%d@%d", &code, &from);
    return atomic_fetch_add(&times, 1) + 1 < from ? CUDA_SUCCESS : (CUresult)code;
}

#define MAY_FAIL()                                                                                 \
    do {                                                                                           \
        CUresult failure_ = asked_failure(__func__);                                               \
        if (failure_ != CUDA_SUCCESS)                                                              \
            return failure_;                                                                       \
        if (depth == 0)                                                                            \
            return CUDA_ERROR_INVALID_CONTEXT;                                                     \
    } while (0)

static CUresult code_of(dtl_status status)
{
    if (status == DTL_SUCCESS)
        return CUDA_SUCCESS;
    return status == DTL_ERROR_OUT_OF_MEMORY ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_ERROR_INVALID_VALUE;
}

static const struct device *current(void)
{
    return entered[depth - 1];
}

static void *at(CUdeviceptr address)
{
    return (void *)(uintptr_t)address;
}

/* ---- devices --------------------------------------------------------------------------------- */

CUresult cuInit(unsigned flags)
{
    (void)flags;
    return asked_failure(__func__);
}

CUresult cuGetErrorString(CUresult error, const char **words)
{
    *words = error == CUDA_ERROR_NO_DEVICE       ? "no CUDA-capable device is detected"
             : error == CUDA_ERROR_OUT_OF_MEMORY ? "out of memory"
             : error == CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
                 ? "system has unsupported display driver / cuda driver combination"
             : error == CUDA_ERROR_ILLEGAL_ADDRESS ? "an illegal memory access was encountered"
                                                   : NULL;
    return *words == NULL ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int *count)
{
    *count = EMULATED_DEVICES;
    return asked_failure(__func__);
}

CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
    *device = ordinal;
    return asked_failure(__func__);
}

CUresult cuDeviceGetName(char *name, int size, CUdevice device)
{
    snprintf(name, (size_t)size, "fake GPU %d", device);
    return asked_failure(__func__);
}

CUresult cuDeviceTotalMem(size_t *bytes, CUdevice device)
{
    (void)device;
    *bytes = EMULATED_BYTES;
    return asked_failure(__func__);
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute which, CUdevice device)
{
    *value = which == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR ? 9
             : which == CU_DEVICE_ATTRIBUTE_PCI_BUS_ID             ? device
             : which == CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT   ? 2
                                                                   : 0;
    return asked_failure(__func__);
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

/* ---- memory ---------------------------------------------------------------------------------- */

static CUresult allocate(enum memory_kind kind, size_t bytes, void **out)
{
    return code_of(memory_allocate(current(), kind, bytes, out));
}

CUresult cuMemAlloc(CUdeviceptr *out, size_t bytes)
{
    void *block = NULL;

    MAY_FAIL();
    CUresult result = allocate(MEMORY_DEVICE, bytes, &block);
    *out = (CUdeviceptr)(uintptr_t)block;
    return result;
}

CUresult cuMemAllocManaged(CUdeviceptr *out, size_t bytes, unsigned flags)
{
    void *block = NULL;

    (void)flags;
    MAY_FAIL();
    CUresult result = allocate(MEMORY_UNIFIED, bytes, &block);
    *out = (CUdeviceptr)(uintptr_t)block;
    return result;
}

CUresult cuMemHostAlloc(void **out, size_t bytes, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return allocate(MEMORY_PINNED, bytes, out);
}

static CUresult release_of(bool is_pinned, void *block)
{
    struct memory memory;

    memory_inspect(block, &memory);
    if ((memory.kind == MEMORY_PINNED) != is_pinned)
        return CUDA_ERROR_INVALID_VALUE;
    return code_of(memory_release(current(), block));
}

CUresult cuMemFree(CUdeviceptr block)
{
    MAY_FAIL();
    return release_of(false, at(block));
}

CUresult cuMemFreeHost(void *block)
{
    MAY_FAIL();
    return release_of(true, block);
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

CUresult cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr block)
{
    struct lending lent;

    MAY_FAIL();
    CUresult result = code_of(memory_lend(current(), at(block), &lent));
    memcpy(handle, &lent, sizeof *handle);
    return result;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *block, CUipcMemHandle handle, unsigned flags)
{
    struct lending lent = {{0}};
    void *found = NULL;

    (void)flags;
    MAY_FAIL();
    memcpy(&lent, &handle, sizeof handle);
    CUresult result = code_of(memory_borrow(current(), &lent, &found));
    *block = (CUdeviceptr)(uintptr_t)found;
    return result;
}

CUresult cuIpcCloseMemHandle(CUdeviceptr block)
{
    MAY_FAIL();
    return code_of(memory_give_back(current(), at(block)));
}

/* ---- streams --------------------------------------------------------------------------------- */

static struct device_stream *defaults[EMULATED_DEVICES];

/* NULL is the default stream. */
static struct device_stream *stream_of(CUstream stream)
{
    if (stream != NULL)
        return (struct device_stream *)stream;
    if (defaults[current()->id] == NULL)
        stream_create(current(), &defaults[current()->id]);
    return defaults[current()->id];
}

CUresult cuStreamCreate(CUstream *out, unsigned flags)
{
    struct device_stream *stream = NULL;

    (void)flags;
    MAY_FAIL();
    CUresult result = code_of(stream_create(current(), &stream));
    *out = (CUstream)stream;
    return result;
}

CUresult cuStreamDestroy(CUstream stream)
{
    stream_release(stream_of(stream));
    return asked_failure(__func__);
}

CUresult cuStreamGetCtx(CUstream stream, CUcontext *context)
{
    struct device_stream *found = NULL;

    MAY_FAIL();
    for (int id = 0; id < EMULATED_DEVICES; id++)
        if (stream_adopt(&devices[id], (uintptr_t)stream_of(stream), &found) == DTL_SUCCESS) {
            stream_release(found);
            *context = (CUcontext)(uintptr_t)&devices[id];
            return CUDA_SUCCESS;
        }
    return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuStreamQuery(CUstream stream)
{
    bool done = false;

    MAY_FAIL();
    stream_query(stream_of(stream), &done);
    return done ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream stream)
{
    MAY_FAIL();
    return code_of(stream_copy(stream_of(stream), at(to), at(from), bytes));
}

CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return code_of(stream_wait(stream_of(stream), (struct device_event *)event));
}

CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned flags)
{
    (void)flags;
    MAY_FAIL();
    return code_of(stream_write_value(stream_of(stream), at(word), value));
}

CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr word, cuuint64_t value, unsigned flags)
{
    MAY_FAIL();
    if (flags != CU_STREAM_WAIT_VALUE_GEQ)
        return CUDA_ERROR_NOT_SUPPORTED;
    return code_of(stream_await_value(stream_of(stream), at(word), value));
}

/* ---- events ---------------------------------------------------------------------------------- */

CUresult cuEventCreate(CUevent *out, unsigned flags)
{
    struct device_event *event = NULL;

    (void)flags;
    MAY_FAIL();
    CUresult result = code_of(event_create(current(), &event));
    *out = (CUevent)event;
    return result;
}

CUresult cuEventDestroy(CUevent event)
{
    event_release((struct device_event *)event);
    return asked_failure(__func__);
}

CUresult cuEventRecord(CUevent event, CUstream stream)
{
    MAY_FAIL();
    return code_of(event_record((struct device_event *)event, stream_of(stream)));
}

CUresult cuEventQuery(CUevent event)
{
    CUresult failure = asked_failure(__func__);
    bool done = false;

    if (failure != CUDA_SUCCESS)
        return failure;
    event_query((struct device_event *)event, &done);
    return done ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}

#undef cuEventElapsedTime
__attribute__((visibility("default"))) CUresult cuEventElapsedTime(float *milliseconds,
                                                                   CUevent from, CUevent to);

CUresult cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to)
{
    double found = 0;

    event_elapsed((struct device_event *)from, (struct device_event *)to, &found);
    *milliseconds = (float)found;
    return asked_failure(__func__);
}

/* ---- kernels -----------------------------------------------------------------------------------
 */

CUresult cuModuleLoadData(CUmodule *module, const void *image)
{
    MAY_FAIL();
    *module = (CUmodule)(uintptr_t)image;
    return CUDA_SUCCESS;
}

CUresult cuModuleUnload(CUmodule module)
{
    (void)module;
    return asked_failure(__func__);
}

/* Those of the program: functions fake_kernel_NAME, with the arguments as they are handed over. */
static fake_kernel programs[PROGRAMS];

static int program_index(CUfunction function)
{
    uintptr_t offset = (uintptr_t)function - (uintptr_t)programs;

    return offset < sizeof programs ? (int)(offset / sizeof *programs) : -1;
}

static CUfunction program_find(const char *name)
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
    return (CUfunction)&programs[index];
}

/* What the host was built with under the name, or the program. */
CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name)
{
    (void)module;
    MAY_FAIL();
    host_kernel kernel = host_kernel_find(name);
    memcpy(function, &kernel, sizeof kernel);
    if (kernel == NULL)
        *function = program_find(name);
    return *function == NULL ? CUDA_ERROR_NOT_FOUND : CUDA_SUCCESS;
}

/* Once all is done that was queued before. */
static CUresult program_run(fake_kernel kernel, const struct fake_launch *launch, CUstream stream,
                            void **arguments)
{
    bool done = false;

    while (stream_query(stream_of(stream), &done) == DTL_SUCCESS && !done)
        sched_yield();
    kernel(launch, arguments);
    return CUDA_SUCCESS;
}

CUresult cuLaunchKernel(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                        unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                        CUstream stream, void **arguments, void **extra)
{
    host_kernel kernel;

    MAY_FAIL();
    if (program_index(function) >= 0)
        return program_run(programs[program_index(function)],
                           &(struct fake_launch){{grid_x, grid_y, grid_z}, block_x, shared}, stream,
                           arguments);
    if (grid_x == 0 || grid_y != 1 || grid_z != 1 || block_x == 0 || block_x > 1024 ||
        block_y != 1 || block_z != 1 || shared != 0 || extra != NULL)
        return CUDA_ERROR_INVALID_VALUE;
    memcpy(&kernel, &function, sizeof kernel);
    return code_of(stream_run(stream_of(stream), kernel, arguments[0]));
}

/* ---- for the fake NCCL ----------------------------------------------------------------------- */

int fake_cuda_current(void)
{
    return depth == 0 ? -1 : current()->id;
}

void fake_cuda_call(CUstream stream, void (*function)(void *data), void *data)
{
    stream_call(stream_of(stream), function, data);
}

void *fake_cuda_enter(const void *address, size_t bytes, struct fake_use *use)
{
    struct place place;
    struct memory memory;

    memory_inspect(address, &memory);
    if (memory.kind != MEMORY_DEVICE || memory.device != fake_cuda_current() ||
        place_enter(address, bytes, &place) != DTL_SUCCESS)
        return NULL;
    use->block = place.block;
    return place.address;
}

void fake_cuda_leave(struct fake_use *use)
{
    place_leave(&(struct place){.block = use->block});
}

/* For tests: streams and events that nobody has released. */
FAKE_API int32_t fake_handles_left(void);

int32_t fake_handles_left(void)
{
    return handles_left();
}
