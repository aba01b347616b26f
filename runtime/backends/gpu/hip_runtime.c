/* SPDX-License-Identifier: BSD-3-Clause */
/* HIP runtime functions that code compiled by hipcc, namely rocPRIM's, calls. They forward to the
 * library that was opened by name, so the plugin is not linked with HIP's runtime. The image and
 * the kernels register themselves in static constructors, before that library is open; they are
 * stored here and registered with the library later. */
#include "gpu.h"

#ifdef GPU_PRIMITIVES

#include <stdlib.h>
#include <string.h>

#include "hip_calls.h"

enum { KERNELS_MAX = 1024 };

static struct {
    __typeof__(__hipRegisterFatBinary) *register_image;
    __typeof__(__hipRegisterFunction) *register_kernel;
    __typeof__(__hipPushCallConfiguration) *push;
    __typeof__(__hipPopCallConfiguration) *pop;
    __typeof__(hipLaunchKernel) *launch;
    __typeof__(hipStreamSynchronize) *synchronize;
    __typeof__(hipMemsetAsync) *set;
} runtime;

/* ---- registration ---------------------------------------------------------------------------- */

static const void *image;
static struct {
    const void *function;
    const char *name;
} kernels[KERNELS_MAX];
static int kernel_count;

void **__hipRegisterFatBinary(const void *wrapper)
{
    static void *handle;

    image = wrapper;
    return &handle;
}

void __hipUnregisterFatBinary(void **handle)
{
    (void)handle;
}

void __hipRegisterFunction(void **handle, const void *function, char *device_function,
                           const char *name, unsigned thread_limit, void *thread, void *block,
                           struct dim3 *block_size, struct dim3 *grid_size, int *warp_size)
{
    (void)handle;
    (void)device_function;
    (void)thread_limit;
    (void)thread;
    (void)block;
    (void)block_size;
    (void)grid_size;
    (void)warp_size;
    if (kernel_count < KERNELS_MAX) {
        kernels[kernel_count].function = function;
        kernels[kernel_count].name = name;
    }
    kernel_count++;
}

#define QUOTED(name) #name
#define FIND(member, name) (*(void **)(void *)&runtime.member = driver_symbol(QUOTED(name))) != NULL

/* Fills `runtime` with functions of the opened library. Returns false if one is missing. */
static bool runtime_find(void)
{
    return FIND(register_image, __hipRegisterFatBinary) &&
           FIND(register_kernel, __hipRegisterFunction) && FIND(push, __hipPushCallConfiguration) &&
           FIND(pop, __hipPopCallConfiguration) && FIND(launch, hipLaunchKernel) &&
           FIND(synchronize, hipStreamSynchronize) && FIND(set, hipMemsetAsync);
}

bool api_has_runtime(void)
{
    bool can = image != NULL && kernel_count <= KERNELS_MAX && runtime_find();
    void **handle = can ? runtime.register_image(image) : NULL;

    for (int index = 0; index < kernel_count && handle != NULL; index++) {
        char *name = strdup(kernels[index].name); /* HIP takes a non-const pointer and keeps it */

        if (name == NULL)
            return false;
        runtime.register_kernel(handle, kernels[index].function, name, name, UINT32_MAX, NULL, NULL,
                                NULL, NULL, NULL);
    }
    return handle != NULL;
}

/* ---- forwarded functions --------------------------------------------------------------------- */

hipError_t __hipPushCallConfiguration(struct dim3 grid, struct dim3 block, size_t shared,
                                      hipStream_t stream)
{
    return runtime.push(grid, block, shared, stream);
}

hipError_t __hipPopCallConfiguration(struct dim3 *grid, struct dim3 *block, size_t *shared,
                                     hipStream_t *stream)
{
    return runtime.pop(grid, block, shared, stream);
}

hipError_t hipLaunchKernel(const void *function, struct dim3 grid, struct dim3 block,
                           void **arguments, size_t shared, hipStream_t stream)
{
    return runtime.launch(function, grid, block, arguments, shared, stream);
}

hipError_t hipStreamSynchronize(hipStream_t stream)
{
    return runtime.synchronize(stream);
}

hipError_t hipMemsetAsync(void *to, int value, size_t bytes, hipStream_t stream)
{
    return runtime.set(to, value, bytes, stream);
}

hipError_t hipMemcpyAsync(void *to, const void *from, size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream)
{
    return gpu.copy(to, from, bytes, kind, stream);
}

hipError_t hipGetDeviceCount(int *count)
{
    return gpu.device_count(count);
}

hipError_t hipGetDevice(int *device)
{
    return gpu.current(device);
}

hipError_t hipGetLastError(void)
{
    return gpu.last_error();
}

const char *hipGetErrorString(hipError_t error)
{
    return gpu.error_text(error);
}

/* Returns empty properties. rocPRIM reads only the architecture and revision, to detect early MI100
 * GPUs, but the image contains code for gfx90a only. */
hipError_t hipGetDeviceProperties(void *properties, int device)
{
    (void)device;
    memset(properties, 0, HIP_PROPERTIES_BYTES);
    return hipSuccess;
}

#else

bool api_has_runtime(void)
{
    return false;
}

#endif
