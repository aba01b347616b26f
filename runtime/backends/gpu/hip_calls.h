/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions that code compiled by hipcc calls, as declared in the headers of ROCm 5.2. */
#ifndef HIP_CALLS_H
#define HIP_CALLS_H

#include "hip_api.h"

struct dim3 {
    uint32_t x, y, z;
};

enum { HIP_PROPERTIES_BYTES = 792 }; /* size of hipDeviceProp_t */

void **__hipRegisterFatBinary(const void *wrapper);
void __hipUnregisterFatBinary(void **handle);
void __hipRegisterFunction(void **handle, const void *function, char *device_function,
                           const char *name, unsigned thread_limit, void *thread, void *block,
                           struct dim3 *block_size, struct dim3 *grid_size, int *warp_size);
hipError_t __hipPushCallConfiguration(struct dim3 grid, struct dim3 block, size_t shared,
                                      hipStream_t stream);
hipError_t __hipPopCallConfiguration(struct dim3 *grid, struct dim3 *block, size_t *shared,
                                     hipStream_t *stream);
hipError_t hipLaunchKernel(const void *function, struct dim3 grid, struct dim3 block,
                           void **arguments, size_t shared, hipStream_t stream);
hipError_t hipStreamSynchronize(hipStream_t stream);
hipError_t hipMemsetAsync(void *to, int value, size_t bytes, hipStream_t stream);
hipError_t hipGetDeviceProperties(void *properties, int device);

#endif
