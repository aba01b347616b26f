/* SPDX-License-Identifier: BSD-3-Clause */
/* Primitives of CUB or rocPRIM, which require cudart or HIP's runtime. Without it, the library uses
 * its own kernels, whose results are the same. */
#include "gpu.h"

#ifdef GPU_PRIMITIVES

#include "primitives.h"

/* Converts an error of the function `what` to a status, and reports it. */
static dtl_status check(primitive_error error, const char *what)
{
    if (error == 0)
        return DTL_SUCCESS;
    return gpu_host->fail_beneath(error == GPU_NO_MEMORY ? DTL_ERROR_OUT_OF_MEMORY : GPU_ERROR,
                                  "%s said \"%s\" (%d)", what, primitives_text(error), (int)error);
}

bool primitive_is_available(void)
{
    int count = 0;

    return api_has_runtime() && primitives_start(&count) == 0 && count >= driver_count();
}

bool primitive_workspace_bytes(const struct device *device, const struct kernel_call *call,
                               uint64_t *bytes)
{
    bool has = primitives_have(call) && api_enter(device) == DTL_SUCCESS;

    if (!has)
        return false;
    has = primitives_run(call, NULL, bytes, NULL) == 0;
    api_leave();
    return has;
}

dtl_status primitive_queue(struct device_stream *stream, const struct kernel_call *call,
                           struct device_part workspace)
{
    uint64_t bytes = 0;
    dtl_status status = api_enter(stream->device);

    if (status != DTL_SUCCESS)
        return status;
    status =
        check(primitives_run(call, workspace.start, &bytes, native_of(stream)), GPU_PRIMITIVES);
    api_leave();
    return status;
}

#endif
