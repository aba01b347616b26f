/* SPDX-License-Identifier: BSD-3-Clause */
/* Temporary host copies of elements in device memory, for operations that the host executes. */
#include "dtl_container.h"

static void host_copy_release(struct container *copy)
{
    dtl__release(copy->data);
    dtl__release(copy);
}

/* Creates a copy of a container that holds no references and has its own zeroed host memory. */
static dtl_status host_copy_make(const struct container *container, struct container **out)
{
    uint64_t bytes = container->local_size * container->type->size;
    struct container *copy;
    dtl_status status = dtl__alloc((void **)&copy, sizeof *copy, "container");

    if (status != DTL_SUCCESS)
        return status;
    *copy = *container;
    copy->data = NULL;
    copy->device_data = NULL;
    copy->device = NULL;
    copy->is_exposed = false; /* requests go to the original */
    copy->options.placement = DTL_PLACEMENT_HOST;
    status = dtl__alloc(&copy->data, bytes, "elements of a device");
    if (status != DTL_SUCCESS) {
        host_copy_release(copy);
        return status;
    }
    *out = copy;
    return DTL_SUCCESS;
}

dtl_status dtl__stage_host_copy(struct container *container, enum stage_use use, struct staged *out)
{
    struct container *copy = NULL;
    dtl_status status = host_copy_make(container, &copy);

    if (status != DTL_SUCCESS)
        return status;
    if ((use & STAGE_READ) != 0)
        status = dtl__container_read(container, 0, container->local_size, copy->data);
    if (status != DTL_SUCCESS) {
        host_copy_release(copy);
        return status;
    }
    *out = (struct staged){.container = copy, .original = container, .use = use};
    return DTL_SUCCESS;
}

dtl_status dtl__stage_all_host_copies(struct container *container, enum stage_use use,
                                      struct staged *out)
{
    dtl_status status = dtl__stage(container, use, out), agreed;

    if (container->context->comm.size == 1)
        return status;
    agreed = dtl__comm_agree(&container->context->comm, status);
    if (agreed != DTL_SUCCESS && status == DTL_SUCCESS)
        dtl__stage_end(out, agreed);
    return agreed;
}

dtl_status dtl__stage_end_host_copy(struct staged *staged, dtl_status status)
{
    struct container *original = staged->original;

    if (status == DTL_SUCCESS && (staged->use & STAGE_WRITE) != 0) {
        dtl__container_mark_dirty(original);
        status = dtl__container_write(original, 0, original->local_size, staged->container->data);
    }
    host_copy_release(staged->container);
    staged->container = original;
    return status;
}

/* Returns true if two containers refer to the same elements, so that they must share one host
 * copy. */
static bool is_same_memory(const struct container *a, const struct container *b)
{
    return a->device_data == b->device_data && a->local_size == b->local_size;
}

dtl_status dtl__stage_source(struct container *src, const struct container *dst,
                             const struct staged *to, struct staged *from)
{
    if (to->original != NULL && is_same_memory(src, dst)) {
        from->container = to->container;
        from->original = NULL;
        return DTL_SUCCESS;
    }
    return dtl__stage(src, STAGE_READ, from);
}

dtl_status dtl__stage_pair(struct container *src, struct staged *from, struct container *dst,
                           struct staged *to)
{
    dtl_status status = dtl__stage(dst, STAGE_UPDATE, to);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__stage_source(src, dst, to, from);
    return status == DTL_SUCCESS ? status : dtl__stage_end(to, status);
}

dtl_status dtl__stage_pair_end(struct staged *from, struct staged *to, dtl_status status)
{
    dtl__stage_end(from, status);
    return dtl__stage_end(to, status);
}
