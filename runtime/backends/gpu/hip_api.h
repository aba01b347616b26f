/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps the names in GPU_CALLS to AMD's HIP API. The functions in use are declared here as in the
 * headers of ROCm 5 and 6, so that the build does not need these headers. */
#ifndef HIP_API_H
#define HIP_API_H

#include <stddef.h>
#include <stdint.h>

#define GPU_KIND "hip"
#define GPU_SWITCH "HIP"
#define GPU_RUN_BY "gfx90a"
#define GPU_ERROR DTL_ERROR_HIP
#define GPU_LIBRARY "the HIP runtime"
#define GPU_OLDEST "one of ROCm 5 or later"
#define GPU_FILES                                                                                  \
    {                                                                                              \
        "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"                                   \
    }

typedef int hipError_t;
typedef int hipDevice_t;
typedef int hipDeviceAttribute_t;
typedef int hipPointer_attribute;
typedef int hipMemcpyKind;
typedef void *hipDeviceptr_t;
typedef struct ihipStream_t *hipStream_t;
typedef struct ihipEvent_t *hipEvent_t;
typedef struct ihipModule_t *hipModule_t;
typedef struct ihipModuleSymbol_t *hipFunction_t;

typedef struct {
    char reserved[64];
} hipIpcMemHandle_t;

enum {
    hipSuccess = 0,
    hipErrorInvalidValue = 1,
    hipErrorOutOfMemory = 2,
    hipErrorNoDevice = 100,
    hipErrorInvalidHandle = 400,
    hipErrorNotFound = 500,
    hipErrorNotReady = 600,
    hipErrorIllegalAddress = 700,
    hipErrorNotSupported = 801
};

enum {
    hipDeviceAttributeComputeCapabilityMajor = 23,
    hipDeviceAttributeComputeCapabilityMinor = 61,
    hipDeviceAttributeMultiprocessorCount = 63,
    hipDeviceAttributePciBusId = 67,
    hipDeviceAttributePciDeviceId = 68,
    hipDeviceAttributePciDomainID = 69
};

enum {
    HIP_POINTER_ATTRIBUTE_HOST_POINTER = 4,
    HIP_POINTER_ATTRIBUTE_IS_MANAGED = 8,
    HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9
};

enum { hipMemcpyDefault = 4, hipStreamWaitValueGte = 0 };

hipError_t hipGetDeviceCount(int *count);
hipError_t hipDeviceGet(hipDevice_t *device, int ordinal);
hipError_t hipDeviceGetName(char *name, int size, hipDevice_t device);
hipError_t hipDeviceTotalMem(size_t *bytes, hipDevice_t device);
hipError_t hipDeviceGetAttribute(int *value, hipDeviceAttribute_t which, int device);
hipError_t hipMalloc(void **out, size_t bytes);
hipError_t hipMallocManaged(void **out, size_t bytes, unsigned flags);
hipError_t hipHostMalloc(void **out, size_t bytes, unsigned flags);
hipError_t hipFree(void *block);
hipError_t hipHostFree(void *block);
hipError_t hipMemcpyAsync(void *to, const void *from, size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream);
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *block);
hipError_t hipIpcOpenMemHandle(void **block, hipIpcMemHandle_t handle, unsigned flags);
hipError_t hipIpcCloseMemHandle(void *block);
hipError_t hipStreamCreateWithFlags(hipStream_t *out, unsigned flags);
hipError_t hipStreamDestroy(hipStream_t stream);
hipError_t hipStreamQuery(hipStream_t stream);
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags);
hipError_t hipStreamWriteValue64(hipStream_t stream, void *word, uint64_t value, unsigned flags);
hipError_t hipStreamWaitValue64(hipStream_t stream, void *word, uint64_t value, unsigned flags,
                                uint64_t mask);
hipError_t hipEventCreateWithFlags(hipEvent_t *out, unsigned flags);
hipError_t hipEventDestroy(hipEvent_t event);
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream);
hipError_t hipEventQuery(hipEvent_t event);
hipError_t hipEventElapsedTime(float *milliseconds, hipEvent_t from, hipEvent_t to);
hipError_t hipModuleLoadData(hipModule_t *module, const void *image);
hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module, const char *name);
hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned grid_x, unsigned grid_y,
                                 unsigned grid_z, unsigned block_x, unsigned block_y,
                                 unsigned block_z, unsigned shared, hipStream_t stream,
                                 void **arguments, void **extra);

hipError_t hipGetDevice(int *device);
hipError_t hipSetDevice(int device);
hipError_t hipGetLastError(void);
const char *hipGetErrorString(hipError_t error);
int hipGetStreamDeviceId(hipStream_t stream);
hipError_t hipMemGetAddressRange(hipDeviceptr_t *start, size_t *bytes, hipDeviceptr_t address);
hipError_t hipDrvPointerGetAttributes(unsigned count, hipPointer_attribute *asked, void **answers,
                                      hipDeviceptr_t address);

typedef hipError_t gpu_result;
typedef hipDevice_t gpu_device;
typedef hipDeviceAttribute_t gpu_attribute;
typedef hipDeviceptr_t gpu_address;
typedef hipIpcMemHandle_t gpu_ipc_handle;
typedef hipStream_t gpu_stream;
typedef hipEvent_t gpu_event;
typedef hipModule_t gpu_module;
typedef hipFunction_t gpu_function;

#define GPU_SUCCESS hipSuccess
#define GPU_NOT_READY hipErrorNotReady
#define GPU_NO_MEMORY hipErrorOutOfMemory
#define GPU_NO_DEVICE hipErrorNoDevice
#define GPU_INVALID_VALUE hipErrorInvalidValue
#define GPU_NOT_FOUND hipErrorNotFound
#define GPU_NOT_SUPPORTED hipErrorNotSupported
#define GPU_ILLEGAL_ADDRESS hipErrorIllegalAddress

#define GPU_MAJOR hipDeviceAttributeComputeCapabilityMajor
#define GPU_MINOR hipDeviceAttributeComputeCapabilityMinor
#define GPU_PCI_DOMAIN hipDeviceAttributePciDomainID
#define GPU_PCI_BUS hipDeviceAttributePciBusId
#define GPU_PCI_DEVICE hipDeviceAttributePciDeviceId
#define GPU_PROCESSORS hipDeviceAttributeMultiprocessorCount

#define gpu_device_count hipGetDeviceCount
#define gpu_device_get hipDeviceGet
#define gpu_device_name hipDeviceGetName
#define gpu_device_bytes hipDeviceTotalMem
#define gpu_device_attribute hipDeviceGetAttribute
#define gpu_allocate hipMalloc
#define gpu_allocate_managed hipMallocManaged
#define gpu_allocate_pinned hipHostMalloc
#define gpu_release hipFree
#define gpu_release_pinned hipHostFree
#define gpu_copy hipMemcpyAsync
#define gpu_export_memory hipIpcGetMemHandle
#define gpu_import_memory hipIpcOpenMemHandle
#define gpu_release_import hipIpcCloseMemHandle
#define gpu_stream_create hipStreamCreateWithFlags
#define gpu_stream_destroy hipStreamDestroy
#define gpu_stream_query hipStreamQuery
#define gpu_stream_wait hipStreamWaitEvent
#define gpu_write_value hipStreamWriteValue64
#define gpu_await_value hipStreamWaitValue64
#define gpu_event_create hipEventCreateWithFlags
#define gpu_event_destroy hipEventDestroy
#define gpu_event_record hipEventRecord
#define gpu_event_query hipEventQuery
#define gpu_event_elapsed hipEventElapsedTime
#define gpu_module_load hipModuleLoadData
#define gpu_module_function hipModuleGetFunction
#define gpu_launch hipModuleLaunchKernel

/* Functions of HIP only. */
#define gpu_error_text hipGetErrorString
#define gpu_current hipGetDevice
#define gpu_choose hipSetDevice
#define gpu_last_error hipGetLastError
#define gpu_stream_device hipGetStreamDeviceId
#define gpu_range hipMemGetAddressRange
#define gpu_pointer_attributes hipDrvPointerGetAttributes

#define GPU_OWN_CALLS(CALL)                                                                        \
    CALL(error_text)                                                                               \
    CALL(current)                                                                                  \
    CALL(choose)                                                                                   \
    CALL(last_error)                                                                               \
    CALL(stream_device)                                                                            \
    CALL(range)                                                                                    \
    CALL(pointer_attributes)

#endif
