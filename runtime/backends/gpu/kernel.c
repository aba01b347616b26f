/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels: an image that is loaded once per device, whose functions are looked up by name. */
#include <pthread.h>

#include "gpu.h"

#ifdef GPU_IMAGE

enum { THREADS = 256, BLOCKS_A_PROCESSOR = 8 };

/* The image in the plugin, as written by the kernel compiler. */
__asm__(".pushsection .rodata\n"
        ".balign 64\n"
        ".hidden gpu_image\n"
        ".globl gpu_image\n"
        "gpu_image: .incbin \"" GPU_IMAGE "\"\n"
        ".popsection\n");
extern const unsigned char gpu_image[];

/* The loaded image of a device. */
struct kernels {
    gpu_module module; /* NULL until first used */
    int processors;
};

static struct kernels found[DEVICES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Loads the image on the device, which is current, and sets *out. The lock is held. */
static dtl_status load(const struct device *device, struct kernels *out)
{
    gpu_device number = 0;
    dtl_status status = ASK(device_get, &number, device->id);

    if (status == DTL_SUCCESS)
        status = ASK(device_attribute, &out->processors, GPU_PROCESSORS, number);
    if (status == DTL_SUCCESS)
        status = ASK(module_load, &out->module, gpu_image);
    return status;
}

/* Sets *out to a copy of the loaded image of the device, which is current; loads it on first use.
 * Takes the lock. */
static dtl_status kernels_of(const struct device *device, struct kernels *out)
{
    struct kernels *kernels = &found[device->id];
    dtl_status status = DTL_SUCCESS;

    pthread_mutex_lock(&lock);
    if (kernels->module == NULL)
        status = load(device, kernels);
    *out = *kernels;
    pthread_mutex_unlock(&lock);
    return status;
}

/* Number of blocks: as many as the device runs at once, or fewer if there are fewer threads. */
static unsigned blocks_for(const struct kernels *kernels, uint64_t count)
{
    uint64_t most = (uint64_t)kernels->processors * BLOCKS_A_PROCESSOR;
    uint64_t wanted = (count + THREADS - 1) / THREADS;

    return (unsigned)(wanted < most ? wanted : most);
}

/* Queues a kernel on a stream of the current device. */
static dtl_status launch(struct device_stream *stream, const char *kernel, struct kernel_call call)
{
    void *arguments[] = {&call};
    struct kernels kernels;
    gpu_function function = NULL;
    dtl_status status = kernels_of(stream->device, &kernels);

    if (status == DTL_SUCCESS)
        status = ASK(module_function, &function, kernels.module, kernel);
    if (status == DTL_SUCCESS)
        status = ASK(launch, function, blocks_for(&kernels, call.count), 1, 1, THREADS, 1, 1, 0,
                     native_of(stream), arguments, NULL);
    return status;
}

dtl_status kernel_launch(struct device_stream *stream, const char *kernel,
                         const struct kernel_call *call)
{
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status = launch(stream, kernel, *call);
    api_leave();
    return status;
}

dtl_status kernel_prepare(const struct device *device)
{
    struct kernels kernels;
    dtl_status status = api_enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = kernels_of(device, &kernels);
    api_leave();
    return status;
}

#endif
