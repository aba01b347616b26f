/* SPDX-License-Identifier: BSD-3-Clause */
/* Launches a kernel that was compiled ahead of time on the fake driver, which calls
 * fake_kernel_scale() in its place.  KERNEL and UNLOAD are the names of the generated functions,
 * and HEADER is their header. */
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>

#include HEADER
#include "fake_gpu.h"

enum { COUNT = 100 };

static void check(CUresult result, const char *what)
{
    if (result != CUDA_SUCCESS) {
        fprintf(stderr, "%s gave %d\n", what, (int)result);
        exit(1);
    }
}

#define CHECK(call) check(call, #call)

FAKE_API void fake_kernel_scale(const struct fake_launch *launch, void **arguments);

void fake_kernel_scale(const struct fake_launch *launch, void **arguments)
{
    struct fake_use use = {NULL}, other = {NULL};
    int32_t count = *(int32_t *)arguments[2];
    const float *in = fake_gpu_enter(*(void **)arguments[0], count * sizeof *in, &use);
    float *out = fake_gpu_enter(*(void **)arguments[1], count * sizeof *out, &other);

    for (int32_t index = 0; index < count; index++)
        out[index] = *(float *)arguments[3] * in[index];
    fake_gpu_leave(&use);
    fake_gpu_leave(&other);
    printf("grid %u %u %u, %u threads, scratch %p %p\n", launch->grid[0], launch->grid[1],
           launch->grid[2], launch->threads, *(void **)arguments[4], *(void **)arguments[5]);
}

static CUstream create_stream(void)
{
    CUdevice device = 0;
    CUcontext context = NULL;
    CUstream stream = NULL;

    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxPushCurrent(context));
    CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    return stream;
}

int main(void)
{
    float numbers[COUNT];
    CUdeviceptr in = 0, out = 0;
    CUstream stream = create_stream();

    for (int index = 0; index < COUNT; index++)
        numbers[index] = (float)index;
    CHECK(cuMemAlloc(&in, sizeof numbers));
    CHECK(cuMemAlloc(&out, sizeof numbers));
    CHECK(cuMemcpyAsync(in, (CUdeviceptr)(uintptr_t)numbers, sizeof numbers, stream));
    CHECK(KERNEL(stream, in, out, COUNT, 0.5F));
    CHECK(cuMemcpyAsync((CUdeviceptr)(uintptr_t)numbers, out, sizeof numbers, stream));
    while (cuStreamQuery(stream) == CUDA_ERROR_NOT_READY)
        sched_yield();
    printf("%g %g\n", numbers[1], numbers[COUNT - 1]);
    CHECK(UNLOAD());
    return 0;
}
