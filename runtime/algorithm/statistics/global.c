/* SPDX-License-Identifier: BSD-3-Clause */
/* Global statistics in double precision, with the definitions of NumPy. */
#include <math.h>
#include <string.h>

#include "algorithm/agreement.h"
#include "container/layout.h"
#include "dtl_impl.h"
#include "statistics.h"

/* Sums over the elements of all ranks, less `shift`.  `count` may be smaller than the global size
 * of a span. */
struct moments {
    double sum;
    double squares;
    double count;
};

/* Sums the elements of all ranks, minus `shift`, their squares and their number.  Collective. */
static dtl_status find_global_moments(struct container *container, double shift,
                                      struct moments *out)
{
    double sums[3] = {0, 0, (double)container->local_size};
    dtl_status status = dtl__local_moments(container, shift, &sums[0], &sums[1]);

    if (container->may_be_on_device)
        status = dtl__agree_on(container, status);
    if (status == DTL_SUCCESS)
        status = dtl__agree_sums(container, sums, 3);
    if (status == DTL_SUCCESS)
        *out = (struct moments){sums[0], sums[1], sums[2]};
    return status;
}

dtl_status dtl_impl_container_mean(struct container *container, double *mean)
{
    struct moments moments;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = find_global_moments(container, 0, &moments);
    if (status != DTL_SUCCESS)
        return status;
    if (moments.count == 0)
        return dtl__refuse_argument(DTL_ERROR_PRECONDITION_FAILED, "container-size",
                                    "container has no elements; expected at least one");
    *mean = moments.sum / moments.count;
    return DTL_SUCCESS;
}

/* Computes the variance in two passes.  The second pass corrects for the rounding of the mean, as
 * in Chan, Golub and LeVeque, "Algorithms for computing the sample variance" (1983). */
dtl_status dtl_impl_container_var(struct container *container, dtl_size_t ddof, double *var)
{
    double lost_degrees = (double)ddof;
    struct moments moments;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = find_global_moments(container, 0, &moments);
    if (status != DTL_SUCCESS)
        return status;
    if (moments.count <= lost_degrees)
        return dtl__refuse_argument(DTL_ERROR_PRECONDITION_FAILED, "container-size",
                                    "container has %.0f elements; expected more than ddof (%.0f)",
                                    moments.count, lost_degrees);
    status = find_global_moments(container, moments.sum / moments.count, &moments);
    if (status == DTL_SUCCESS)
        *var = (moments.squares - moments.sum * moments.sum / moments.count) /
               (moments.count - lost_degrees);
    return status;
}

dtl_status dtl_impl_container_norm(struct container *container, double *norm)
{
    struct moments moments;
    dtl_status status = dtl__moments_check(container);

    if (status == DTL_SUCCESS)
        status = find_global_moments(container, 0, &moments);
    if (status == DTL_SUCCESS)
        *norm = sqrt(moments.squares);
    return status;
}

/* Fails unless both containers have dtypes for a product and the same distribution.  Local. */
static dtl_status check_dot(struct container *a, struct container *b)
{
    dtl_status status = dtl__products_check(a, b);

    if (status != DTL_SUCCESS)
        return status;
    if (dtl__layouts_match(a, b))
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_ARGUMENT, "b-distribution",
        "b has %llu elements, %llu of them here, or others than a; "
        "expected the distribution of a, %llu and %llu",
        (unsigned long long)b->global_size, (unsigned long long)b->local_size,
        (unsigned long long)a->global_size, (unsigned long long)a->local_size);
}

dtl_status dtl_impl_container_dot(struct container *a, struct container *b, double *dot)
{
    /* The container that has a context: not a span of the program's own memory. */
    struct container *shared = a->context != NULL ? a : b;
    double sum = 0;
    dtl_status status = dtl__agree_on_pair(a, b, check_dot(a, b));

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__local_dot(a, b, &sum);
    if (a->may_be_on_device || b->may_be_on_device)
        status = dtl__agree_on(shared, status);
    if (status == DTL_SUCCESS)
        status = dtl__agree_sums(shared, &sum, 1);
    if (status == DTL_SUCCESS)
        *dot = sum;
    return status;
}

dtl_status dtl_impl_container_histogram(struct container *container, double low, double high,
                                        dtl_size_t bins, uint64_t *counts)
{
    struct comm *comm = dtl__sharing_comm(container);
    uint64_t *mine = NULL;
    dtl_status status = dtl__bins_check(container, low, high);

    if (status != DTL_SUCCESS)
        return status;
    if (comm == NULL && !container->may_be_on_device) { /* no step can fail, on any rank */
        memset(counts, 0, bins * sizeof *counts);
        dtl__moments_bin(container->type->id, container->data, container->local_size, low, high,
                         bins, counts);
        return DTL_SUCCESS;
    }
    status = dtl__alloc((void **)&mine, bins * sizeof *mine, "bins of a histogram");
    if (status == DTL_SUCCESS)
        status = dtl__local_histogram(container, low, high, bins, mine);
    status = dtl__agree_on(container, status);
    if (status == DTL_SUCCESS && comm != NULL)
        status = dtl__run(comm,
                          allreduce_of(mine, mine, bins, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_SUM));
    if (status == DTL_SUCCESS)
        memcpy(counts, mine, bins * sizeof *mine);
    dtl__release(mine);
    return status;
}
