/* SPDX-License-Identifier: BSD-3-Clause */
/* Global sorts over the elements of all ranks: sort, sort by key, argsort. */
#include "algorithm/agreement.h"
#include "algorithm/device_algorithms.h"
#include "algorithm/global_order.h"
#include "distributed.h"
#include "dtl_impl.h"
#include "key_payload.h"

/* Sorts all elements on the host and writes them back.  Collective. */
static dtl_status sort_on_host(struct container *container, const struct record_order *order,
                               enum local_sort_kind local_sort)
{
    struct global_order ordered;
    dtl_status status = dtl__global_order_open(container, false, &ordered);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__sort_distributed(ordered.comm, order, ordered.data, ordered.count, local_sort);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&ordered);
    dtl__global_order_close(&ordered);
    return status;
}

/* Sorts this rank's part on its device, and returns true on success.  Otherwise the host sorts it;
 * if this fails too, all ranks learn of it when they stage the elements. */
static bool sort_part_on_device(struct container *container, const struct record_order *order)
{
    return dtl__is_in_global_order(container) && dtl__container_runs_on_device(container) &&
           dtl__device_sort(container, order->is_descending) == DTL_SUCCESS;
}

/* Sorts elements that are on devices, which support the order: on one device if it has all of them,
 * otherwise each part on its device, or the host, before the ranks exchange.  Collective. */
static dtl_status sort_on_devices(struct container *container, const struct record_order *order,
                                  enum local_sort_kind local_sort)
{
    struct container *ordered;
    dtl_status status;

    if (dtl__sharing_comm(container) == NULL && dtl__container_runs_on_device(container))
        return dtl__agree_on(container, dtl__device_sort(container, order->is_descending));
    dtl__ordered_container_open(container, &ordered);
    if (sort_part_on_device(ordered, order))
        local_sort = LOCAL_SORT_DONE;
    status = sort_on_host(ordered, order, local_sort);
    if (status == DTL_SUCCESS)
        status = dtl__ordered_container_write(container, ordered);
    dtl__ordered_container_close(container, ordered);
    return status;
}

/* Sorts all elements, on devices if they may be there and the order needs no function of the
 * program. Collective. */
static dtl_status sort_elements(struct container *container, const struct record_order *order,
                                enum local_sort_kind local_sort)
{
    bool is_on_device = container->may_be_on_device && order->compare == NULL;

    return (is_on_device ? sort_on_devices : sort_on_host)(container, order, local_sort);
}

/* Returns the order of the container's elements as records without payload. */
static struct record_order make_order(const struct container *container, dtl_sort_order order)
{
    return (struct record_order){.type = container->type,
                                 .stride = container->type->size,
                                 .is_descending = order == DTL_SORT_DESCENDING,
                                 .execution = (dtl_execution_policy)container->options.execution};
}

dtl_status dtl_impl_container_sort(struct container *container, dtl_sort_order order)
{
    struct record_order keys = make_order(container, order);

    return sort_elements(container, &keys, LOCAL_SORT_ANY);
}

dtl_status dtl_impl_container_stable_sort(struct container *container, dtl_sort_order order)
{
    struct record_order keys = make_order(container, order);

    return sort_elements(container, &keys, LOCAL_SORT_STABLE);
}

dtl_status dtl_impl_container_sort_func(struct container *container, dtl_comparator cmp,
                                        void *user_data)
{
    struct record_order keys = {.type = container->type,
                                .stride = container->type->size,
                                .compare = cmp,
                                .user_data = user_data};

    return sort_elements(container, &keys, LOCAL_SORT_STABLE);
}

/* ---- records of a key and a payload ---------------------------------------------------------- */

/* Sorts pairs of key and payload stably by the key.  Both have the same distribution.  This rank's
 * pairs may be sorted already.  Collective. */
static dtl_status sort_pairs(struct global_order *keys, void *payload_data, uint64_t payload_bytes,
                             dtl_sort_order order, bool is_sorted)
{
    struct record_order by = make_order(keys->container, order);
    struct pairs pairs = {0};
    dtl_status status =
        dtl__agree_on(keys->container, dtl__pairs_open(&by, keys->data, payload_data, payload_bytes,
                                                       keys->count, &pairs));

    if (status == DTL_SUCCESS)
        status = dtl__sort_distributed(keys->comm, &pairs.order, pairs.records.start, keys->count,
                                       is_sorted ? LOCAL_SORT_DONE : LOCAL_SORT_STABLE);
    if (status == DTL_SUCCESS)
        dtl__pairs_read(&pairs, keys->data, payload_data);
    dtl__pairs_close(&pairs);
    return status;
}

/* Fails unless `other` is distributed as `container` is.  `name` and `key` are for the
 * message. */
static dtl_status check_same_distribution(const char *name, const char *key,
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

/* Sorts both containers by `keys`, in host memory. With `is_sorted`, this rank's pairs are already
 * sorted. Collective. */
static dtl_status sort_by_key_on_host(struct container *keys, struct container *payload,
                                      dtl_sort_order order, bool is_sorted)
{
    struct global_order ordered_keys = {0};
    struct global_order ordered_payload = {0};
    dtl_status status = dtl__global_order_open(keys, false, &ordered_keys);

    if (status == DTL_SUCCESS)
        status = dtl__global_order_open(payload, false, &ordered_payload);
    if (status == DTL_SUCCESS)
        status =
            sort_pairs(&ordered_keys, ordered_payload.data, payload->type->size, order, is_sorted);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&ordered_keys);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&ordered_payload);
    dtl__global_order_close(&ordered_keys);
    dtl__global_order_close(&ordered_payload);
    return status;
}

/* The same as sort_part_on_device() for keys and payload. */
static bool sort_pairs_on_device(struct container *keys, struct container *payload,
                                 dtl_sort_order order)
{
    return dtl__is_in_global_order(keys) && dtl__is_in_global_order(payload) &&
           dtl__containers_run_on_device(keys, payload) &&
           dtl__device_sort_by_key(keys, payload, order == DTL_SORT_DESCENDING) == DTL_SUCCESS;
}

/* Sorts keys and payload that are on devices, as sort_on_devices() does.  Collective. */
static dtl_status sort_by_key_on_devices(struct container *keys, struct container *payload,
                                         dtl_sort_order order)
{
    struct container *ordered_keys, *ordered_payload;
    dtl_status status;

    if (dtl__device_has_all_elements(keys, payload))
        return dtl__agree_on(keys,
                             dtl__device_sort_by_key(keys, payload, order == DTL_SORT_DESCENDING));
    dtl__ordered_container_open(keys, &ordered_keys);
    dtl__ordered_container_open(payload, &ordered_payload);
    status = sort_by_key_on_host(ordered_keys, ordered_payload, order,
                                 sort_pairs_on_device(ordered_keys, ordered_payload, order));
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
        keys, payload, check_same_distribution("payload", "payload-distribution", keys, payload));

    if (status != DTL_SUCCESS)
        return status;
    if (keys->may_be_on_device && payload->may_be_on_device)
        return sort_by_key_on_devices(keys, payload, order);
    return sort_by_key_on_host(keys, payload, order, false);
}

/* Sets *first to the global index of this rank's first element in global order.
 * Collective. */
static dtl_status find_first_index(const struct global_order *ordered, int64_t *first)
{
    int64_t count = (int64_t)ordered->count;

    *first = 0;
    if (ordered->comm == NULL)
        return DTL_SUCCESS;
    return dtl__run(ordered->comm,
                    exscan_of(&count, first, 1, dtl__dtype(DTL_DTYPE_INT64), DTL_OP_SUM));
}

/* Sets the indices to those of the keys in global order, and sorts both.  Keys that a device has
 * sorted have local indices already.  Collective. */
static dtl_status sort_indices(struct global_order *keys, struct global_order *indices,
                               dtl_sort_order order)
{
    int64_t *index = indices->data;
    int64_t first;
    dtl_status status = find_first_index(keys, &first);

    for (uint64_t position = 0; position < keys->count && status == DTL_SUCCESS; position++)
        index[position] = first + (keys->is_sorted ? index[position] : (int64_t)position);
    if (status != DTL_SUCCESS)
        return status;
    return sort_pairs(keys, index, sizeof *index, order, keys->is_sorted);
}

/* Opens the keys.  A device may sort them and write the permutation to `indices`, if this rank has
 * as many indices as keys.  Collective. */
static dtl_status open_keys(struct container *container, const struct global_order *indices,
                            dtl_sort_order order, struct global_order *out)
{
    struct device_sort_order wanted = {order == DTL_SORT_DESCENDING, indices->data};

    return indices->count == container->local_size
               ? dtl__global_order_open_sorted(container, wanted, out)
               : dtl__global_order_open(container, true, out);
}

/* Computes the sorted indices on the host and writes them to `indices`.  Collective. */
static dtl_status argsort_on_host(struct container *container, dtl_sort_order order,
                                  struct container *indices)
{
    struct global_order keys = {0};
    struct global_order ordered_indices = {0};
    dtl_status status = dtl__global_order_open(indices, false, &ordered_indices);

    if (status == DTL_SUCCESS)
        status = open_keys(container, &ordered_indices, order, &keys);
    if (status == DTL_SUCCESS)
        status = sort_indices(&keys, &ordered_indices, order);
    if (status == DTL_SUCCESS)
        status = dtl__global_order_write(&ordered_indices);
    dtl__global_order_close(&keys);
    dtl__global_order_close(&ordered_indices);
    return status;
}

/* Argsort of elements that are on devices: on one device if it has all of them, otherwise by
 * argsort_on_host().  Collective. */
static dtl_status argsort_on_devices(struct container *container, dtl_sort_order order,
                                     struct container *indices)
{
    struct container *ordered, *ordered_indices;
    dtl_status status;

    if (dtl__device_has_all_elements(container, indices))
        return dtl__agree_on(container,
                             dtl__device_argsort(container, order == DTL_SORT_DESCENDING, indices));
    dtl__ordered_container_open(container, &ordered);
    dtl__ordered_container_open(indices, &ordered_indices);
    status = argsort_on_host(ordered, order, ordered_indices);
    if (status == DTL_SUCCESS)
        status = dtl__ordered_container_write(indices, ordered_indices);
    dtl__ordered_container_close(container, ordered);
    dtl__ordered_container_close(indices, ordered_indices);
    return status;
}

dtl_status dtl_impl_container_argsort(struct container *container, dtl_sort_order order,
                                      struct container *indices)
{
    dtl_status status =
        check_same_distribution("indices", "indices-distribution", container, indices);

    if (status == DTL_SUCCESS && indices->type->id != DTL_DTYPE_INT64)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "indices-dtype",
                                      "indices has dtype %s; expected int64", indices->type->name);
    status = dtl__agree_on_pair(container, indices, status);
    if (status != DTL_SUCCESS)
        return status;
    return (container->may_be_on_device && indices->may_be_on_device
                ? argsort_on_devices
                : argsort_on_host)(container, order, indices);
}
