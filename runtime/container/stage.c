/* SPDX-License-Identifier: BSD-3-Clause */
/* The host's copy of elements that only a device reaches, for as long as the host works on them. */
#include "dtl_container.h"

dtl_status dtl__stage_far(struct container *container, enum stage_use use, struct staged *out)
{
    uint64_t bytes = container->local_size * container->type->size;
    void *copy;
    dtl_status status = dtl__alloc(&copy, bytes, "elements of a device");

    if (status != DTL_SUCCESS)
        return status;
    if ((use & STAGE_READ) != 0)
        status = dtl__container_read(container, 0, container->local_size, copy);
    if (status != DTL_SUCCESS) {
        dtl__release(copy);
        return status;
    }
    out->original = container;
    out->use = use;
    out->twin = *container;
    out->twin.data = copy;
    out->twin.device_data = NULL;
    out->twin.device = NULL;
    out->twin.is_exposed = false; /* the original is */
    out->twin.options.placement = DTL_PLACEMENT_HOST;
    out->container = &out->twin;
    return DTL_SUCCESS;
}

dtl_status dtl__stage_all(struct container *container, enum stage_use use, struct staged *out)
{
    dtl_status status = dtl__stage(container, use, out), agreed;

    if (!container->may_be_far || container->context->comm.size == 1)
        return status;
    agreed = dtl__comm_agree(&container->context->comm, status);
    if (agreed != DTL_SUCCESS && status == DTL_SUCCESS)
        dtl__stage_end(out, agreed);
    return agreed;
}

dtl_status dtl__stage_end_far(struct staged *staged, dtl_status status)
{
    struct container *original = staged->original;

    if (status == DTL_SUCCESS && (staged->use & STAGE_WRITE) != 0) {
        dtl__container_touch(original);
        status = dtl__container_write(original, 0, original->local_size, staged->twin.data);
    }
    dtl__release(staged->twin.data);
    return status;
}

/* Where the twins of two spans of the same memory must lie for what is written to be seen. */
static bool is_same(const struct container *a, const struct container *b)
{
    return a->device_data == b->device_data && a->local_size == b->local_size;
}

dtl_status dtl__stage_pair(struct container *src, struct staged *from, struct container *dst,
                           struct staged *to)
{
    dtl_status status = dtl__stage(dst, STAGE_UPDATE, to);

    if (status != DTL_SUCCESS)
        return status;
    if (to->original != NULL && is_same(src, dst)) {
        from->container = to->container;
        from->original = NULL;
        return DTL_SUCCESS;
    }
    status = dtl__stage(src, STAGE_READ, from);
    return status == DTL_SUCCESS ? status : dtl__stage_end(to, status);
}

dtl_status dtl__stage_pair_end(struct staged *from, struct staged *to, dtl_status status)
{
    dtl__stage_end(from, status);
    return dtl__stage_end(to, status);
}
