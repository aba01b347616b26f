/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps the names in GPU_CALLS to the API of NVIDIA's driver. */
#ifndef CUDA_API_H
#define CUDA_API_H

#include <cuda.h>

/* Drivers before CUDA 12.8 do not have the later version of these functions that the header
 * selects. */
#undef cuEventElapsedTime
CUresult CUDAAPI cuEventElapsedTime(float *milliseconds, CUevent from, CUevent to);

#define GPU_KIND "cuda"
#define GPU_SWITCH "CUDA"
#define GPU_RUN_BY "compute capability 8.0 or later"
#define GPU_ERROR DTL_ERROR_CUDA
#define GPU_LIBRARY "NVIDIA's driver"
#define GPU_OLDEST "a driver of CUDA 12 or later"
#define GPU_FILES                                                                                  \
    {                                                                                              \
        "libcuda.so.1"                                                                             \
    }

typedef CUresult gpu_result;
typedef CUdevice gpu_device;
typedef CUdevice_attribute gpu_attribute;
typedef CUdeviceptr gpu_address;
typedef CUipcMemHandle gpu_ipc_handle;
typedef CUstream gpu_stream;
typedef CUevent gpu_event;
typedef CUmodule gpu_module;
typedef CUfunction gpu_function;

#define GPU_SUCCESS CUDA_SUCCESS
#define GPU_NOT_READY CUDA_ERROR_NOT_READY
#define GPU_NO_MEMORY CUDA_ERROR_OUT_OF_MEMORY
#define GPU_NO_DEVICE CUDA_ERROR_NO_DEVICE
#define GPU_INVALID_VALUE CUDA_ERROR_INVALID_VALUE
#define GPU_NOT_FOUND CUDA_ERROR_NOT_FOUND
#define GPU_NOT_SUPPORTED CUDA_ERROR_NOT_SUPPORTED
#define GPU_ILLEGAL_ADDRESS CUDA_ERROR_ILLEGAL_ADDRESS

#define GPU_MAJOR CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
#define GPU_MINOR CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
#define GPU_PCI_DOMAIN CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID
#define GPU_PCI_BUS CU_DEVICE_ATTRIBUTE_PCI_BUS_ID
#define GPU_PCI_DEVICE CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID
#define GPU_PROCESSORS CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT

#define gpu_device_count cuDeviceGetCount
#define gpu_device_get cuDeviceGet
#define gpu_device_name cuDeviceGetName
#define gpu_device_bytes cuDeviceTotalMem
#define gpu_device_attribute cuDeviceGetAttribute
#define gpu_allocate cuMemAlloc
#define gpu_allocate_managed cuMemAllocManaged
#define gpu_allocate_pinned cuMemHostAlloc
#define gpu_release cuMemFree
#define gpu_release_pinned cuMemFreeHost
#define gpu_copy cuMemcpyAsync
#define gpu_export_memory cuIpcGetMemHandle
#define gpu_import_memory cuIpcOpenMemHandle
#define gpu_release_import cuIpcCloseMemHandle
#define gpu_stream_create cuStreamCreate
#define gpu_stream_destroy cuStreamDestroy
#define gpu_stream_query cuStreamQuery
#define gpu_stream_wait cuStreamWaitEvent
#define gpu_write_value cuStreamWriteValue64
#define gpu_await_value cuStreamWaitValue64
#define gpu_event_create cuEventCreate
#define gpu_event_destroy cuEventDestroy
#define gpu_event_record cuEventRecord
#define gpu_event_query cuEventQuery
#define gpu_event_elapsed cuEventElapsedTime
#define gpu_module_load cuModuleLoadData
#define gpu_module_function cuModuleGetFunction
#define gpu_launch cuLaunchKernel

/* Functions of CUDA only. */
#define gpu_init cuInit
#define gpu_error_text cuGetErrorString
#define gpu_context_retain cuDevicePrimaryCtxRetain
#define gpu_context_push cuCtxPushCurrent
#define gpu_context_pop cuCtxPopCurrent
#define gpu_stream_context cuStreamGetCtx
#define gpu_pointer_attributes cuPointerGetAttributes

#define GPU_OWN_CALLS(CALL)                                                                        \
    CALL(init)                                                                                     \
    CALL(error_text)                                                                               \
    CALL(context_retain)                                                                           \
    CALL(context_push)                                                                             \
    CALL(context_pop)                                                                              \
    CALL(stream_context)                                                                           \
    CALL(pointer_attributes)

#endif
