/* SPDX-License-Identifier: BSD-3-Clause */
/* The GPU backends, cuda and hip. They use the driver API of CUDA or HIP, whose library is opened
 * by name at run time and never linked, so that the plugin loads on a machine without a GPU and
 * reports what the driver lacks. The common code is written once with names that cuda_api.h and
 * hip_api.h map to the API.
 *
 * driver.c opens the library, memory.c, stream.c and kernel.c implement struct device_ops, cuda.c
 * and hip.c hold the differences. All functions may be called by any thread. Start reading at
 * plugin.c. */
#ifndef GPU_H
#define GPU_H

#include "dtl_backend.h"

#ifdef GPU_HIP
#include "hip_api.h"
#else
#include "cuda_api.h"
#endif

/* The driver functions in use: gpu_NAME is the API's function for NAME. */
#define GPU_CALLS(CALL)                                                                            \
    CALL(device_count)                                                                             \
    CALL(device_get)                                                                               \
    CALL(device_name)                                                                              \
    CALL(device_bytes)                                                                             \
    CALL(device_attribute)                                                                         \
    CALL(allocate)                                                                                 \
    CALL(allocate_managed)                                                                         \
    CALL(allocate_pinned)                                                                          \
    CALL(release)                                                                                  \
    CALL(release_pinned)                                                                           \
    CALL(copy)                                                                                     \
    CALL(export_memory)                                                                            \
    CALL(import_memory)                                                                            \
    CALL(release_import)                                                                           \
    CALL(stream_create)                                                                            \
    CALL(stream_destroy)                                                                           \
    CALL(stream_query)                                                                             \
    CALL(stream_wait)                                                                              \
    CALL(write_value)                                                                              \
    CALL(await_value)                                                                              \
    CALL(event_create)                                                                             \
    CALL(event_destroy)                                                                            \
    CALL(event_record)                                                                             \
    CALL(event_query)                                                                              \
    CALL(event_elapsed)                                                                            \
    CALL(module_load)                                                                              \
    CALL(module_function)                                                                          \
    CALL(launch)                                                                                   \
    GPU_OWN_CALLS(CALL)

#define GPU_MEMBER(name) __typeof__(gpu_##name) *name;

struct driver {
    GPU_CALLS(GPU_MEMBER)
};

extern struct driver gpu;
extern const struct host *gpu_host;

enum { DEVICES = 64 };

/* Calls gpu.NAME and converts its result to a status. */
#define ASK(name, ...) driver_check(gpu.name(__VA_ARGS__), offsetof(struct driver, name))

/* ---- driver.c -------------------------------------------------------------------------------- */

/* Opens the driver, or fails with a description of what it lacks. */
dtl_status driver_open(void);

/* Returns another symbol of the driver, or NULL. */
void *driver_symbol(const char *name);

/* Converts a result to a status; `call` is the function's offset in struct driver. */
dtl_status driver_check(gpu_result result, size_t call);

/* Return the number of devices, at most DEVICES, and set *out to the properties of device `id`. */
int32_t driver_count(void);
dtl_status driver_properties(int32_t id, struct device_properties *out);

/* ---- cuda.c, hip.c: where the two differ ----------------------------------------------------- */

/* Initializes the driver and counts its devices. */
dtl_status api_start(int *count);

/* Returns the name of an error, or NULL. */
const char *api_text(gpu_result error);

/* Converts a pointer to the API's type of device addresses. */
gpu_address api_address(void *address);

/* Makes the device current in the calling thread, until api_leave(). */
dtl_status api_enter(const struct device *device);
void api_leave(void);

/* Implement inspect() and import_memory() of struct device_ops for the current device. */
void api_inspect(const void *address, struct memory *out);
dtl_status api_import_memory(gpu_ipc_handle exported, gpu_address *out);

/* Fails if the stream does not belong to the current device. */
dtl_status api_stream_check(const struct device *device, gpu_stream stream);

/* Converts the result of a query of queued work to *done and a status. */
dtl_status api_query_result(gpu_result result, size_t call, bool *done);

/* Queue a copy, and a wait until the variable is at least `value`. */
dtl_status api_copy(gpu_stream stream, void *to, const void *from, uint64_t bytes);
dtl_status api_await_value(gpu_stream stream, uint64_t *word, uint64_t value);

/* Returns true if the driver has all functions that the runtime library of the primitives calls
 * without checking. With HIP, also registers the kernels of the primitives; called once. */
bool api_has_runtime(void);

/* Returns true if all devices can run the plugin's kernels. With HIP, loads the kernels on them. */
bool api_runs_kernels(void);

/* ---- memory.c -------------------------------------------------------------------------------- */

/* These implement struct device_ops. */

dtl_status memory_allocate(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out);
dtl_status memory_release(const struct device *device, void *block);
dtl_status memory_export(const struct device *device, void *block, struct exported_memory *out);
dtl_status memory_import(const struct device *device, const struct exported_memory *exported,
                         void **out);
dtl_status memory_import_close(const struct device *device, void *block);

/* ---- stream.c -------------------------------------------------------------------------------- */

/* These implement struct device_ops, apart from native_of(). */

dtl_status stream_create(const struct device *device, struct device_stream **out);
dtl_status stream_adopt(const struct device *device, uintptr_t native, struct device_stream **out);
uintptr_t stream_native(const struct device_stream *stream);
void stream_release(struct device_stream *stream);
dtl_status stream_query(struct device_stream *stream, bool *done);
dtl_status stream_wait(struct device_stream *stream, struct device_event *event);
dtl_status stream_copy(struct device_stream *stream, void *to, const void *from, uint64_t bytes);
dtl_status stream_write_value(struct device_stream *stream, uint64_t *word, uint64_t value);
dtl_status stream_await_value(struct device_stream *stream, uint64_t *word, uint64_t value);

/* Returns the native stream handle. */
gpu_stream native_of(const struct device_stream *stream);

dtl_status event_create(const struct device *device, struct device_event **out);
void event_release(struct device_event *event);
dtl_status event_record(struct device_event *event, struct device_stream *stream);
dtl_status event_query(struct device_event *event, bool *done);
dtl_status event_elapsed(struct device_event *from, struct device_event *to, double *milliseconds);

/* ---- kernel.c -------------------------------------------------------------------------------- */

/* Compiled only with a kernel image, GPU_IMAGE; plugin.c decides whether it is used. */

/* Loads the kernels on a device, unless they are loaded. */
dtl_status kernel_prepare(const struct device *device);
/* Implements launch() of struct device_ops. Loads the kernels on first use. */
dtl_status kernel_launch(struct device_stream *stream, const char *kernel,
                         const struct kernel_call *call);

/* ---- primitive.c ----------------------------------------------------------------------------- */

/* Compiled only with a library of primitives, whose name is GPU_PRIMITIVES. */

/* Returns true if the primitives are available on all devices; called once. The other two functions
 * implement primitive_workspace_bytes() and primitive() of struct device_ops. */
bool primitive_is_available(void);
bool primitive_workspace_bytes(const struct device *device, const struct kernel_call *call,
                               uint64_t *bytes);
dtl_status primitive_queue(struct device_stream *stream, const struct kernel_call *call,
                           struct device_part workspace);

#endif
