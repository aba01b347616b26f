/* SPDX-License-Identifier: BSD-3-Clause */
/* Global unique and quantile: computed from the sorted elements of all ranks. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "algorithm/global_order.h"
#include "algorithm/reduce/fold.h"
#include "algorithm/statistics/moments.h"
#include "algorithm/statistics/quantile.h"
#include "distributed.h"
#include "dtl_impl.h"

/* Opens a sorted copy of a container's elements in global order.  Collective. */
static dtl_status open_sorted(struct container *container, struct global_order *out)
{
    struct record_order order = {.type = container->type, .stride = container->type->size};
    dtl_status status =
        dtl__global_order_open_sorted(container, (struct device_sort_order){0}, out);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__sort_distributed(out->comm, &order, out->data, out->count,
                                   out->is_sorted ? LOCAL_SORT_DONE : LOCAL_SORT_ANY);
    if (out->comm == NULL)
        status = dtl__agree_on(container, status);
    if (status != DTL_SUCCESS)
        dtl__global_order_close(out);
    return status;
}

/* ---- unique ---------------------------------------------------------------------------------- */

/* The last element of a rank, or of the nearest lower rank that has any. */
struct last_element {
    int64_t has;
    _Alignas(16) char value[ELEMENT_BYTES];
};

/* Sets *out to the last element of the nearest lower rank that has any; out->has is 0 if none
 * has. Collective. */
static dtl_status find_last_before(const struct global_order *sorted, struct last_element *out)
{
    struct comm *comm = sorted->comm;
    uint64_t bytes = sorted->container->type->size;
    struct last_element mine = {.has = sorted->count > 0};
    struct last_element *all = NULL;
    dtl_status status;

    out->has = 0;
    if (comm == NULL)
        return DTL_SUCCESS;
    if (mine.has)
        memcpy(mine.value, (const char *)sorted->data + (sorted->count - 1) * bytes, bytes);
    status = dtl__comm_agree(comm, dtl__alloc((void **)&all, (uint64_t)comm->size * sizeof *all,
                                              "last elements of the ranks"));
    if (status == DTL_SUCCESS)
        status = dtl__run(comm, allgather_of(&mine, all, sizeof mine, dtl__dtype(DTL_DTYPE_BYTE)));
    for (int32_t rank = 0; rank < comm->rank && status == DTL_SUCCESS; rank++)
        if (all[rank].has)
            *out = all[rank];
    dtl__release(all);
    return status;
}

/* Moves the distinct elements of this rank to the front and returns their number.  An element equal
 * to `before`, the last one of lower ranks, is dropped. */
static uint64_t keep_distinct(const struct global_order *sorted, const struct last_element *before)
{
    dtl_dtype dtype = sorted->container->type->id;
    uint64_t bytes = sorted->container->type->size;
    char *data = sorted->data;
    const char *previous = before->has ? before->value : NULL;
    uint64_t kept = 0;

    for (uint64_t index = 0; index < sorted->count; index++) {
        const char *element = data + index * bytes;

        if (previous != NULL && dtl__compare(dtype, previous, element) == 0)
            continue;
        memmove(data + kept * bytes, element, bytes);
        previous = data + kept++ * bytes;
    }
    return kept;
}

/* Sends this rank's `count` elements, with global indices from `first` on, to the ranks that own
 * them in `vector`, a vector in host memory.  Collective. */
static dtl_status distribute_elements(struct comm *comm, const char *elements, uint64_t count,
                                      uint64_t first, struct container *vector)
{
    uint64_t ranks = (uint64_t)comm->size;
    uint64_t *numbers = NULL;
    dtl_status status =
        dtl__comm_agree(comm, dtl__alloc((void **)&numbers, 4 * (ranks + 1) * sizeof *numbers,
                                         "routes of elements"));

    if (status != DTL_SUCCESS) {
        dtl__release(numbers);
        return status;
    }

    uint64_t *send_counts = numbers;
    uint64_t *send_displs = send_counts + ranks + 1;
    uint64_t *recv_counts = send_displs + ranks + 1;
    uint64_t *recv_displs = recv_counts + ranks + 1;

    for (uint64_t index = 0; index < count; index++)
        send_counts[dtl__distribution_owner(&vector->distribution, first + index)]++;
    status = dtl__run(comm, alltoall_of(send_counts, recv_counts, 1, dtl__dtype(DTL_DTYPE_UINT64)));
    for (uint64_t rank = 0; rank < ranks; rank++) {
        send_displs[rank + 1] = send_displs[rank] + send_counts[rank];
        recv_displs[rank + 1] = recv_displs[rank] + recv_counts[rank];
    }
    if (status == DTL_SUCCESS)
        status = dtl__run(comm, alltoallv_of(elements, send_counts, send_displs, vector->data,
                                             recv_counts, recv_displs, vector->type));
    dtl__release(numbers);
    return status;
}

/* Creates a vector with the placement of the container, which the caller owns. */
static dtl_status make_vector(const struct container *container, const dtl_shape *shape,
                              struct container **out)
{
    dtl_container_options options;

    dtl_impl_container_options_init(&options);
    options.placement = container->options.placement;
    options.device_id = container->options.device_id;
    return dtl__container_make(HANDLE_VECTOR, container->context, container->type->id, shape, 0,
                               &options, out);
}

/* Stages the vector and fills it with the distinct elements of all ranks, `count` of which are at
 * the start of this rank's data.  Collective. */
static dtl_status fill_vector(const struct global_order *sorted, uint64_t count, uint64_t first,
                              struct container *vector)
{
    struct comm *comm = &sorted->container->context->comm;
    struct staged staged;
    dtl_status status = dtl__stage_all(vector, STAGE_WRITE, &staged);

    if (status != DTL_SUCCESS)
        return status;
    if (comm->size == 1)
        status = dtl__container_write(staged.container, 0, count, sorted->data);
    else
        status = distribute_elements(comm, sorted->data,
                                     sorted->comm == NULL && comm->rank > 0 ? 0 : count, first,
                                     staged.container);
    return dtl__stage_end(&staged, status);
}

/* Sets *first to the global index of the first of this rank's `count` distinct elements, and *total
 * to the number on all ranks.  For replicated containers rank 0's elements are used, in case the
 * replicas differ.  Collective. */
static dtl_status count_distinct(const struct global_order *sorted, uint64_t count, uint64_t *first,
                                 uint64_t *total)
{
    const struct dtype *type = dtl__dtype(DTL_DTYPE_UINT64);
    dtl_status status;

    *first = 0;
    *total = count;
    if (sorted->comm == NULL)
        return dtl__run(&sorted->container->context->comm, broadcast_of(total, 1, type, 0));
    status = dtl__run(sorted->comm, exscan_of(&count, first, 1, type, DTL_OP_SUM));
    if (status == DTL_SUCCESS)
        status = dtl__run(sorted->comm, allreduce_of(&count, total, 1, type, DTL_OP_SUM));
    return status;
}

/* Creates a vector of the distinct elements of all ranks; `count` of them are on this rank, at
 * the start of its sorted data.  The caller owns *out.  Collective. */
static dtl_status make_distinct_vector(const struct global_order *sorted, uint64_t count,
                                       struct container **out)
{
    struct container *container = sorted->container;
    dtl_shape shape = {.ndim = 1};
    uint64_t first;
    struct container *vector = NULL;
    dtl_status status = count_distinct(sorted, count, &first, &shape.dims[0]);

    if (status == DTL_SUCCESS)
        status = dtl__agree_on(container, make_vector(container, &shape, &vector));
    if (status == DTL_SUCCESS)
        status = fill_vector(sorted, count, first, vector);
    if (status != DTL_SUCCESS) {
        if (vector != NULL)
            dtl_impl_container_destroy(vector);
        return status;
    }
    *out = vector;
    return DTL_SUCCESS;
}

/* Returns true, on all ranks or on none, if each rank can sort all elements on its device. */
static bool can_sort_on_device(struct container *container)
{
    return container->may_be_on_device && !dtl__is_partial_span(container) &&
           dtl__device_has_all_elements(container, container);
}

/* Computes the distinct elements on the device, which has all elements; the caller owns *out. */
static dtl_status unique_on_device(struct container *container, struct container **out)
{
    struct sorted_copy sorted = {0};
    struct container *vector = NULL;
    dtl_shape shape = {.ndim = 1};
    dtl_status status = dtl__sorted_copy_open(container, &sorted);

    if (status == DTL_SUCCESS)
        status = dtl__sorted_copy_count_distinct(&sorted, &shape.dims[0]);
    if (status == DTL_SUCCESS)
        status = make_vector(container, &shape, &vector);
    if (status == DTL_SUCCESS) {
        dtl__container_mark_dirty(vector);
        status = dtl__sorted_copy_read_distinct(
            &sorted, shape.dims[0],
            dtl__container_is_on_device(vector) ? vector->device_data : vector->data);
    }
    dtl__sorted_copy_close(&sorted);
    if (status == DTL_SUCCESS)
        *out = vector;
    else if (vector != NULL)
        dtl_impl_container_destroy(vector);
    return status;
}

/* Copies the distinct elements from a device to host memory, which the caller releases. */
static dtl_status read_distinct(const struct container *container, void **out, uint64_t *count)
{
    struct sorted_copy sorted = {0};
    dtl_status status = dtl__sorted_copy_open(container, &sorted);

    if (status == DTL_SUCCESS)
        status = dtl__sorted_copy_count_distinct(&sorted, count);
    if (status == DTL_SUCCESS)
        status = dtl__alloc(out, dtl__times(*count, container->type->size), "distinct elements");
    if (status == DTL_SUCCESS)
        status = dtl__sorted_copy_read_distinct(&sorted, *count, *out);
    dtl__sorted_copy_close(&sorted);
    return status;
}

/* For a replicated container: rank 0 computes the elements, and they are distributed.
 * Collective. */
static dtl_status unique_of_replicas(struct container *container, struct container **out)
{
    struct global_order distinct = {.container = container};
    uint64_t count = 0;
    dtl_status status = DTL_SUCCESS;

    if (container->context->comm.rank == 0)
        status = read_distinct(container, &distinct.data, &count);
    status = dtl__agree_on(container, status);
    if (status == DTL_SUCCESS)
        status = make_distinct_vector(&distinct, count, out);
    dtl__release(distinct.data);
    return status;
}

/* Computes the distinct elements on the host; the caller owns *unique.  Collective. */
static dtl_status unique_on_host(struct container *container, struct container **unique)
{
    struct global_order sorted;
    struct last_element before;
    dtl_status status = open_sorted(container, &sorted);

    if (status != DTL_SUCCESS)
        return status;
    status = find_last_before(&sorted, &before);
    if (status == DTL_SUCCESS)
        status = make_distinct_vector(&sorted, keep_distinct(&sorted, &before), unique);
    dtl__global_order_close(&sorted);
    return status;
}

dtl_status dtl_impl_container_unique(struct container *container, struct container **unique)
{
    struct container *ordered;
    dtl_status status;

    if (can_sort_on_device(container))
        return (dtl__container_is_on_one_rank(container) ? unique_on_device
                                                         : unique_of_replicas)(container, unique);
    dtl__ordered_container_open(container, &ordered);
    status = unique_on_host(ordered, unique);
    dtl__ordered_container_close(container, ordered);
    return status;
}

/* ---- quantiles ------------------------------------------------------------------------------- */

/* Sets numbers[2 * i] and numbers[2 * i + 1] to the lower and upper neighbor of quantile i, if this
 * rank has them.  Other entries stay zero, so that a sum over the ranks yields all neighbors. */
static void add_neighbors(const struct global_order *sorted, uint64_t first,
                          const double *probabilities, uint64_t count, double *numbers)
{
    struct container *container = sorted->container;
    uint64_t bytes = container->type->size;

    for (uint64_t index = 0; index < 2 * count; index++) {
        uint64_t wanted = dtl__quantile_neighbor(container->global_size, probabilities, index);

        if (wanted >= first && wanted - first < sorted->count)
            numbers[index] = dtl__moments_number(container->type->id, (const char *)sorted->data +
                                                                          (wanted - first) * bytes);
    }
}

/* Counts the ranks whose last sorted element is NaN.  Collective. */
static dtl_status count_ranks_with_nan(struct global_order *sorted, uint64_t *count)
{
    double number = 0;

    if (sorted->count > 0)
        number = dtl__moments_number(sorted->container->type->id,
                                     (const char *)sorted->data +
                                         (sorted->count - 1) * sorted->container->type->size);
    return dtl__agree_sum(sorted->container, number != number, count);
}

/* Computes quantiles of sorted elements; `numbers` is memory for two numbers per quantile.  They
 * are NaN if any element is.  Collective. */
static dtl_status find_quantiles_of_sorted(struct global_order *sorted, const double *probabilities,
                                           uint64_t count, double *numbers, double *results)
{
    struct container *container = sorted->container;
    uint64_t mine = sorted->count;
    uint64_t first = 0;
    uint64_t nans = 0;
    dtl_status status = count_ranks_with_nan(sorted, &nans);

    if (status == DTL_SUCCESS && sorted->comm != NULL)
        status = dtl__run(sorted->comm,
                          exscan_of(&mine, &first, 1, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_SUM));
    if (status != DTL_SUCCESS)
        return status;
    add_neighbors(sorted, first, probabilities, count, numbers);
    status = dtl__agree_sums(container, numbers, 2 * count);
    if (status != DTL_SUCCESS)
        return status;
    dtl__quantiles_compute(container->global_size, probabilities, count, nans > 0 ? NULL : numbers,
                           results);
    return DTL_SUCCESS;
}

/* Reads one element of the sorted copy as a double. */
static dtl_status read_number(const struct sorted_copy *sorted, uint64_t index, double *number)
{
    _Alignas(16) char element[ELEMENT_BYTES];
    dtl_status status = dtl__sorted_copy_read(sorted, index, element);

    if (status == DTL_SUCCESS)
        *number = dtl__moments_number(sorted->type->id, element);
    return status;
}

/* Computes quantiles on the device.  Only the neighbors are copied to the host, and the last
 * element, which is NaN if any element is. */
static dtl_status quantiles_on_device(const struct container *container,
                                      const double *probabilities, uint64_t count, double *numbers,
                                      double *results)
{
    struct sorted_copy sorted = {0};
    double last = 0;
    dtl_status status = dtl__sorted_copy_open(container, &sorted);

    if (status == DTL_SUCCESS)
        status = read_number(&sorted, container->local_size - 1, &last);
    for (uint64_t index = 0; index < 2 * count && status == DTL_SUCCESS; index++)
        status = read_number(&sorted,
                             dtl__quantile_neighbor(container->global_size, probabilities, index),
                             &numbers[index]);
    dtl__sorted_copy_close(&sorted);
    if (status != DTL_SUCCESS)
        return status;
    dtl__quantiles_compute(container->global_size, probabilities, count,
                           last != last ? NULL : numbers, results);
    return DTL_SUCCESS;
}

/* Computes quantiles from a sorted copy on the host.  Collective. */
static dtl_status quantiles_on_host(struct container *container, const double *probabilities,
                                    uint64_t count, double *numbers, double *results)
{
    struct global_order sorted;
    dtl_status status = open_sorted(container, &sorted);

    if (status != DTL_SUCCESS)
        return status;
    status = find_quantiles_of_sorted(&sorted, probabilities, count, numbers, results);
    dtl__global_order_close(&sorted);
    return status;
}

/* Sets results[i] to the quantile of probabilities[i]. `numbers` is workspace for 2 * count values.
 * Collective. */
static dtl_status find_quantiles(struct container *container, const double *probabilities,
                                 uint64_t count, double *numbers, double *results)
{
    struct container *ordered;
    dtl_status status;

    if (can_sort_on_device(container))
        return dtl__agree_on(
            container, quantiles_on_device(container, probabilities, count, numbers, results));
    dtl__ordered_container_open(container, &ordered);
    status = quantiles_on_host(ordered, probabilities, count, numbers, results);
    dtl__ordered_container_close(container, ordered);
    return status;
}

dtl_status dtl_impl_container_quantile(struct container *container, const double *probabilities,
                                       dtl_size_t count, double *results)
{
    double *numbers = NULL;
    dtl_status status =
        dtl__quantiles_check(container->type, container->global_size, probabilities, count);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__agree_on(container, dtl__alloc((void **)&numbers, 2 * count * sizeof *numbers,
                                                 "neighbours of quantiles"));
    if (status == DTL_SUCCESS)
        status = find_quantiles(container, probabilities, count, numbers, results);
    dtl__release(numbers);
    return status;
}
