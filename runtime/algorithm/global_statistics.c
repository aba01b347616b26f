/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: sums in double precision that NumPy's users know. */
#include <math.h>
#include <string.h>

#include "agree.h"
#include "dtl_impl.h"
#include "moments.h"

static dtl_status is_real(const char *function, const struct container *container)
{
    if (dtl__moments_has(container->type->id))
        return DTL_SUCCESS;
    return dtl__fail(
        DTL_ERROR_NOT_SUPPORTED,
        "%s: the container has dtype %s; expected an integer, float32, float64, byte or bool",
        function, container->type->name);
}

static dtl_status is_filled(const char *function, const struct container *container)
{
    if (container->global_size > 0)
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_PRECONDITION_FAILED,
                     "%s: the container has no elements; expected at least one", function);
}

/* Over all ranks, of the elements less `shift`. */
static dtl_status moments(struct container *container, double shift, double sums[2])
{
    dtl__moments_sum(container->type->id, container->data, container->local_size, shift, &sums[0],
                     &sums[1]);
    return dtl__agree_add(container, sums, 2);
}

dtl_status dtl_impl_container_mean(struct container *container, double *mean)
{
    double sums[2];
    dtl_status status = is_real("container_mean", container);

    if (status == DTL_SUCCESS)
        status = is_filled("container_mean", container);
    if (status == DTL_SUCCESS)
        status = moments(container, 0, sums);
    if (status == DTL_SUCCESS)
        *mean = sums[0] / (double)container->global_size;
    return status;
}

/* Two passes, the second one with the correction of Chan, Golub and LeVeque, "Algorithms for
 * computing the sample variance" (1983): what the rounded mean leaves over is taken out again. */
dtl_status dtl_impl_container_var(struct container *container, dtl_size_t ddof, double *var)
{
    double count = (double)container->global_size;
    double mean = 0;
    double sums[2];
    dtl_status status;

    if (container->global_size <= ddof)
        return dtl__fail(
            DTL_ERROR_PRECONDITION_FAILED,
            "container_var: the container has %llu elements; expected more than ddof (%llu)",
            (unsigned long long)container->global_size, (unsigned long long)ddof);
    status = dtl_impl_container_mean(container, &mean);
    if (status == DTL_SUCCESS)
        status = moments(container, mean, sums);
    if (status == DTL_SUCCESS)
        *var = (sums[1] - sums[0] * sums[0] / count) / (count - (double)ddof);
    return status;
}

dtl_status dtl_impl_container_norm(struct container *container, double *norm)
{
    double sums[2];
    dtl_status status = is_real("container_norm", container);

    if (status == DTL_SUCCESS)
        status = moments(container, 0, sums);
    if (status == DTL_SUCCESS)
        *norm = sqrt(sums[1]);
    return status;
}

dtl_status dtl_impl_container_dot(struct container *a, struct container *b, double *dot)
{
    dtl_status status = is_real("container_dot", a);

    if (status != DTL_SUCCESS)
        return status;
    if (a->type != b->type)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "container_dot: b has dtype %s; expected that of a, %s", b->type->name,
                         a->type->name);
    if (a->global_size != b->global_size || a->local_size != b->local_size ||
        a->distribution.policy != b->distribution.policy)
        return dtl__fail(DTL_ERROR_INVALID_ARGUMENT,
                         "container_dot: b has %llu elements, %llu of them here; expected the "
                         "distribution of a, "
                         "%llu and %llu",
                         (unsigned long long)b->global_size, (unsigned long long)b->local_size,
                         (unsigned long long)a->global_size, (unsigned long long)a->local_size);

    double sum = dtl__moments_dot(a->type->id, a->data, b->data, a->local_size);

    status = dtl__agree_add(a, &sum, 1);
    if (status == DTL_SUCCESS)
        *dot = sum;
    return status;
}

dtl_status dtl_impl_container_histogram(struct container *container, double low, double high,
                                        dtl_size_t bins, uint64_t *counts)
{
    struct comm *comm = dtl__agree_comm(container);
    uint64_t *mine = NULL;
    dtl_status status = is_real("container_histogram", container);

    if (status != DTL_SUCCESS)
        return status;
    if (!(low < high) || isinf(high - low))
        return dtl__fail(
            DTL_ERROR_INVALID_ARGUMENT,
            "container_histogram: low is %g and high is %g; expected low < high, both finite", low,
            high);
    status = dtl__alloc((void **)&mine, bins * sizeof *mine, "bins of a histogram");
    if (status != DTL_SUCCESS)
        return status;
    dtl__moments_bin(container->type->id, container->data, container->local_size, low, high, bins,
                     mine);
    if (comm != NULL)
        status =
            comm->ops->allreduce(comm, mine, mine, bins, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_SUM);
    if (status == DTL_SUCCESS)
        memcpy(counts, mine, bins * sizeof *mine);
    dtl__release(mine);
    return status;
}
