/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: sorts. */
#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "algorithm/global_order.h"
#include "distributed.h"
#include "dtl_impl.h"
#include "key_payload.h"

static dtl_status blocked_sort(struct container *container, const struct order *order,
                               enum sorting sorting)
{
    struct global_order ordered;
    dtl_status status = dtl__global_order_open(container, false, &ordered);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__sort_distributed(ordered.comm, order, ordered.data, ordered.count, sorting);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&ordered);
    dtl__global_order_close(&ordered);
    return status;
}

/* Whether this rank's part is in order: sorted by the device that has it.  Where that fails the
 * host sorts, and where nothing works any more all ranks hear of it as they stage. */
static bool is_sorted_there(struct container *container, const struct order *order)
{
    return dtl__is_in_global_order(container) && dtl__container_runs_on_device(container) &&
           dtl__device_sort(container, order->is_descending) == DTL_SUCCESS;
}

/* Of elements that are on devices, which know the order. */
static dtl_status far_sort(struct container *container, const struct order *order,
                           enum sorting sorting)
{
    struct container *ordered;
    dtl_status status;

    if (dtl__sharing_comm(container) == NULL && dtl__container_runs_on_device(container))
        return dtl__agree_on(container, dtl__device_sort(container, order->is_descending));
    dtl__ordered_container_open(container, &ordered);
    if (is_sorted_there(ordered, order))
        sorting = SORTED_BEFORE;
    status = blocked_sort(ordered, order, sorting);
    if (status == DTL_SUCCESS)
        status = dtl__ordered_container_write(container, ordered);
    dtl__ordered_container_close(container, ordered);
    return status;
}

static dtl_status elements_sort(struct container *container, const struct order *order,
                                enum sorting sorting)
{
    bool is_far = container->may_be_far && order->compare == NULL;

    return (is_far ? far_sort : blocked_sort)(container, order, sorting);
}

static struct order order_of(const struct container *container, dtl_sort_order order)
{
    return (struct order){.type = container->type,
                          .stride = container->type->size,
                          .is_descending = order == DTL_SORT_DESCENDING,
                          .execution = (dtl_execution_policy)container->options.execution};
}

dtl_status dtl_impl_container_sort(struct container *container, dtl_sort_order order)
{
    struct order keys = order_of(container, order);

    return elements_sort(container, &keys, SORTED_ANYHOW);
}

dtl_status dtl_impl_container_stable_sort(struct container *container, dtl_sort_order order)
{
    struct order keys = order_of(container, order);

    return elements_sort(container, &keys, SORTED_STABLY);
}

dtl_status dtl_impl_container_sort_func(struct container *container, dtl_comparator cmp,
                                        void *user_data)
{
    struct order keys = {.type = container->type,
                         .stride = container->type->size,
                         .compare = cmp,
                         .user_data = user_data};

    return elements_sort(container, &keys, SORTED_STABLY);
}

/* ---- records of a key and what goes with it -------------------------------------------------- */

/* Sorts pairs of key and companion stably by the key; both are blocked alike.  This rank's may be
 * sorted already. */
static dtl_status pairs_sort(struct global_order *keys, void *companions, uint64_t companion_bytes,
                             dtl_sort_order order, bool is_sorted)
{
    struct order by = order_of(keys->container, order);
    struct pairs pairs = {0};
    dtl_status status =
        dtl__agree_on(keys->container, dtl__pairs_open(&by, keys->data, companions, companion_bytes,
                                                       keys->count, &pairs));

    if (status == DTL_SUCCESS)
        status = dtl__sort_distributed(keys->comm, &pairs.order, pairs.records.start, keys->count,
                                       is_sorted ? SORTED_BEFORE : SORTED_STABLY);
    if (status == DTL_SUCCESS)
        dtl__pairs_read(&pairs, keys->data, companions);
    dtl__pairs_close(&pairs);
    return status;
}

static dtl_status same_distribution(const char *name, const char *key,
                                    const struct container *container,
                                    const struct container *other)
{
    if (container->global_size == other->global_size &&
        container->local_size == other->local_size &&
        container->distribution.ranks == other->distribution.ranks &&
        container->distribution.policy == other->distribution.policy)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_INVALID_ARGUMENT, key,
        "%s has %llu elements by policy %s; expected the distribution of the keys, %llu by %s",
        name, (unsigned long long)other->global_size,
        dtl_partition_policy_name(other->distribution.policy),
        (unsigned long long)container->global_size,
        dtl_partition_policy_name(container->distribution.policy));
}

static dtl_status blocked_sort_by_key(struct container *keys, struct container *payload,
                                      dtl_sort_order order, bool is_sorted)
{
    struct global_order blocked_keys = {0};
    struct global_order blocked_payload = {0};
    dtl_status status = dtl__global_order_open(keys, false, &blocked_keys);

    if (status == DTL_SUCCESS)
        status = dtl__global_order_open(payload, false, &blocked_payload);
    if (status == DTL_SUCCESS)
        status =
            pairs_sort(&blocked_keys, blocked_payload.data, payload->type->size, order, is_sorted);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&blocked_keys);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&blocked_payload);
    dtl__global_order_close(&blocked_keys);
    dtl__global_order_close(&blocked_payload);
    return status;
}

/* As is_sorted_there() tells of one container. */
static bool are_sorted_there(struct container *keys, struct container *payload,
                             dtl_sort_order order)
{
    return dtl__is_in_global_order(keys) && dtl__is_in_global_order(payload) &&
           dtl__containers_run_on_device(keys, payload) &&
           dtl__device_sort_by_key(keys, payload, order == DTL_SORT_DESCENDING) == DTL_SUCCESS;
}

/* Of elements that are on devices. */
static dtl_status far_sort_by_key(struct container *keys, struct container *payload,
                                  dtl_sort_order order)
{
    struct container *ordered_keys, *ordered_payload;
    dtl_status status;

    if (dtl__device_has_all_elements(keys, payload))
        return dtl__agree_on(keys,
                             dtl__device_sort_by_key(keys, payload, order == DTL_SORT_DESCENDING));
    dtl__ordered_container_open(keys, &ordered_keys);
    dtl__ordered_container_open(payload, &ordered_payload);
    status = blocked_sort_by_key(ordered_keys, ordered_payload, order,
                                 are_sorted_there(ordered_keys, ordered_payload, order));
    if (status == DTL_SUCCESS)
        status = dtl__ordered_container_write(keys, ordered_keys);
    if (status == DTL_SUCCESS)
        status = dtl__ordered_container_write(payload, ordered_payload);
    dtl__ordered_container_close(keys, ordered_keys);
    dtl__ordered_container_close(payload, ordered_payload);
    return status;
}

dtl_status dtl_impl_container_sort_by_key(struct container *keys, struct container *payload,
                                          dtl_sort_order order)
{
    dtl_status status = dtl__agree_on_pair(
        keys, payload, same_distribution("payload", "payload-distribution", keys, payload));

    if (status != DTL_SUCCESS)
        return status;
    if (keys->may_be_far && payload->may_be_far)
        return far_sort_by_key(keys, payload, order);
    return blocked_sort_by_key(keys, payload, order, false);
}

/* The global index of this rank's first element in block order. */
static dtl_status first_index(const struct global_order *ordered, int64_t *first)
{
    int64_t count = (int64_t)ordered->count;

    *first = 0;
    if (ordered->comm == NULL)
        return DTL_SUCCESS;
    return dtl__run(ordered->comm,
                    exscan_of(&count, first, 1, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_SUM));
}

static dtl_status indices_sort(struct global_order *keys, struct global_order *indices,
                               dtl_sort_order order)
{
    int64_t *index = indices->data;
    int64_t first;
    dtl_status status = first_index(keys, &first);

    for (uint64_t position = 0; position < keys->count && status == DTL_SUCCESS; position++)
        index[position] = first + (keys->is_sorted ? index[position] : (int64_t)position);
    if (status != DTL_SUCCESS)
        return status;
    return pairs_sort(keys, index, sizeof *index, order, keys->is_sorted);
}

/* The places that a device sorts by have room where indices lie as the keys do. */
static dtl_status keys_open(struct container *container, const struct global_order *indices,
                            dtl_sort_order order, struct global_order *out)
{
    struct device_sort_order wanted = {order == DTL_SORT_DESCENDING, indices->data};

    return indices->count == container->local_size
               ? dtl__global_order_open_sorted(container, wanted, out)
               : dtl__global_order_open(container, true, out);
}

static dtl_status blocked_argsort(struct container *container, dtl_sort_order order,
                                  struct container *indices)
{
    struct global_order keys = {0};
    struct global_order blocked_indices = {0};
    dtl_status status = dtl__global_order_open(indices, false, &blocked_indices);

    if (status == DTL_SUCCESS)
        status = keys_open(container, &blocked_indices, order, &keys);
    if (status == DTL_SUCCESS)
        status = indices_sort(&keys, &blocked_indices, order);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&blocked_indices);
    dtl__global_order_close(&keys);
    dtl__global_order_close(&blocked_indices);
    return status;
}

/* Of elements that are on devices. */
static dtl_status far_argsort(struct container *container, dtl_sort_order order,
                              struct container *indices)
{
    struct container *ordered, *ordered_indices;
    dtl_status status;

    if (dtl__device_has_all_elements(container, indices))
        return dtl__agree_on(container,
                             dtl__device_argsort(container, order == DTL_SORT_DESCENDING, indices));
    dtl__ordered_container_open(container, &ordered);
    dtl__ordered_container_open(indices, &ordered_indices);
    status = blocked_argsort(ordered, order, ordered_indices);
    if (status == DTL_SUCCESS)
        status = dtl__ordered_container_write(indices, ordered_indices);
    dtl__ordered_container_close(container, ordered);
    dtl__ordered_container_close(indices, ordered_indices);
    return status;
}

dtl_status dtl_impl_container_argsort(struct container *container, dtl_sort_order order,
                                      struct container *indices)
{
    dtl_status status = same_distribution("indices", "indices-distribution", container, indices);

    if (status == DTL_SUCCESS && indices->type->id != DTL_DTYPE_INT64)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "indices-dtype",
                                      "indices has dtype %s; expected int64", indices->type->name);
    status = dtl__agree_on_pair(container, indices, status);
    if (status != DTL_SUCCESS)
        return status;
    return (container->may_be_far && indices->may_be_far ? far_argsort : blocked_argsort)(
        container, order, indices);
}
