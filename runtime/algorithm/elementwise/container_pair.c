/* SPDX-License-Identifier: BSD-3-Clause */
/* Checks and alignment of two containers: see container_pair.h. */
#include "container_pair.h"

#include "algorithm/agreement.h"
#include "dtl_impl.h"

dtl_status dtl__pair_check_shape(const struct container *src, const struct container *dst)
{
    bool is_same = src->shape.ndim == dst->shape.ndim;

    for (int dim = 0; is_same && dim < src->shape.ndim; dim++)
        is_same = src->shape.dims[dim] == dst->shape.dims[dim];
    if (is_same)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_EXTENT_MISMATCH, "dst-shape",
        "dst has %llu elements in %d dimensions; expected the shape of src, "
        "%llu in %d",
        (unsigned long long)dst->global_size, (int)dst->shape.ndim,
        (unsigned long long)src->global_size, (int)src->shape.ndim);
}

dtl_status dtl__pair_refuse_dtype(const struct container *src, const struct container *dst)
{
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "dst-dtype",
                                "dst has dtype %s; expected that of src, %s", dst->type->name,
                                src->type->name);
}

dtl_status dtl__pair_check_local_size(const struct container *src, const struct container *dst)
{
    if (src->local_size == dst->local_size)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_EXTENT_MISMATCH, "dst-size",
                                "dst has %llu elements on this rank; expected those of src, %llu",
                                (unsigned long long)dst->local_size,
                                (unsigned long long)src->local_size);
}

dtl_status dtl__pair_check_overlap(const struct container *src, const struct container *dst)
{
    bool is_on_device = dtl__container_is_on_device(src) && dtl__container_is_on_device(dst);
    const void *from = is_on_device ? src->device_data : src->data;
    const void *to = is_on_device ? dst->device_data : dst->data;

    if (from == to || !dtl__overlaps(from, src->local_size * src->type->size, to,
                                     dst->local_size * dst->type->size))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "src-overlap",
                                "src has some of the elements of dst, at other indices; expected "
                                "the same, or others");
}

dtl_status dtl__pair_copy(struct container *src, const struct container *dst,
                          struct container **out)
{
    struct distribution to = {0};
    dtl_container_options options = src->options;
    struct container *copy = NULL;
    dtl_status status;

    if (src->shape.ndim > 1 || src->kind == HANDLE_SPAN || dst->kind == HANDLE_SPAN)
        return dtl__fail(DTL_ERROR_NOT_SUPPORTED,
                         "src and dst are distributed differently; expected vectors or arrays");
    if (!src->may_be_on_device) /* the copy of elements in device memory stays on the device, where
                             kernels pack it */
        options.placement = DTL_PLACEMENT_HOST;
    status = dtl__container_make(HANDLE_VECTOR, src->context, src->type->id, &src->shape, 0,
                                 &options, &copy);
    if (status == DTL_SUCCESS)
        status = dtl__container_move(src, copy);
    if (status == DTL_SUCCESS)
        status = dtl__distribution_make(dst->distribution.policy, dst->global_size,
                                        dst->distribution.block_size, dst->distribution.ranks,
                                        dst->distribution.rank, &to);
    status = dtl__agree_on(src, status);
    if (status == DTL_SUCCESS)
        status = dtl__container_redistribute(copy, &to);
    if (status != DTL_SUCCESS) {
        dtl__distribution_release(&to);
        if (copy != NULL)
            dtl_impl_container_destroy(copy);
        return status;
    }
    *out = copy;
    return DTL_SUCCESS;
}
