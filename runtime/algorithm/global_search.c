/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: searches and counts.  Every policy keeps the global indices of a rank
 * ascending, so the first hit of a rank is its smallest, and the smallest of all ranks is the
 * first. */
#include <string.h>

#include "agree.h"
#include "dtl_impl.h"
#include "fold.h"

dtl_status dtl_impl_container_find(struct container *container, const void *value,
                                   dtl_index_t *index)
{
    return dtl__agree_first(
        container, dtl__agree_index(container, dtl_impl_local_find(container, value)), index);
}

dtl_status dtl_impl_container_find_if(struct container *container, dtl_predicate pred,
                                      void *user_data, dtl_index_t *index)
{
    int64_t local_index = dtl_impl_local_find_if(container, pred, user_data);

    return dtl__agree_first(container, dtl__agree_index(container, local_index), index);
}

dtl_status dtl_impl_container_count(struct container *container, const void *value,
                                    dtl_size_t *count)
{
    return dtl__agree_sum(container, dtl_impl_local_count(container, value), count);
}

dtl_status dtl_impl_container_count_if(struct container *container, dtl_predicate pred,
                                       void *user_data, dtl_size_t *count)
{
    return dtl__agree_sum(container, dtl_impl_local_count_if(container, pred, user_data), count);
}

/* Sets *answer to whether any rank has an element for which `pred` says `wanted`. */
static dtl_status any_rank(struct container *container, dtl_predicate pred, void *user_data,
                           bool wanted, int *answer)
{
    uint64_t hits = 0;
    uint64_t all = 0;
    dtl_status status;

    if (wanted)
        hits = dtl_impl_local_find_if(container, pred, user_data) >= 0;
    else
        hits = !dtl_impl_local_all_of(container, pred, user_data);
    status = dtl__agree_sum(container, hits, &all);
    if (status == DTL_SUCCESS)
        *answer = all > 0;
    return status;
}

dtl_status dtl_impl_container_any_of(struct container *container, dtl_predicate pred,
                                     void *user_data, int *result)
{
    return any_rank(container, pred, user_data, true, result);
}

dtl_status dtl_impl_container_none_of(struct container *container, dtl_predicate pred,
                                      void *user_data, int *result)
{
    int any = 0;
    dtl_status status = any_rank(container, pred, user_data, true, &any);

    if (status == DTL_SUCCESS)
        *result = !any;
    return status;
}

dtl_status dtl_impl_container_all_of(struct container *container, dtl_predicate pred,
                                     void *user_data, int *result)
{
    int any_against = 0;
    dtl_status status = any_rank(container, pred, user_data, false, &any_against);

    if (status == DTL_SUCCESS)
        *result = !any_against;
    return status;
}

/* ---- extremes -------------------------------------------------------------------------------- */

/* One rank's best element; `index` is global, -1 for a rank without elements. */
struct extreme {
    int64_t index;
    _Alignas(16) char value[ELEMENT_BYTES];
};

static bool is_better(const struct dtype *type, const struct extreme *a, const struct extreme *b,
                      int sign)
{
    int order = dtl__compare(type->id, a->value, b->value) * sign;

    return order < 0 || (order == 0 && a->index < b->index);
}

static struct extreme extreme_local(struct container *container, int sign)
{
    int64_t local_index =
        sign > 0 ? dtl_impl_local_min_element(container) : dtl_impl_local_max_element(container);
    struct extreme extreme = {.index = dtl__agree_index(container, local_index)};
    uint64_t bytes = container->type->size;

    if (local_index >= 0)
        memcpy(extreme.value, (const char *)container->data + (uint64_t)local_index * bytes, bytes);
    return extreme;
}

/* `sign` is 1 for the least element, -1 for the greatest; of equal ones the first. */
static dtl_status extreme_find(struct container *container, int sign, dtl_index_t *index)
{
    struct comm *comm = dtl__agree_comm(container);
    struct extreme best = extreme_local(container, sign);
    struct extreme *all = NULL;
    dtl_status status;

    if (comm == NULL) {
        *index = best.index;
        return DTL_SUCCESS;
    }
    status = dtl__comm_agree(comm, dtl__alloc((void **)&all, (uint64_t)comm->size * sizeof *all,
                                              "extremes of the ranks"));
    if (status == DTL_SUCCESS)
        status = dtl__run(comm, allgather_of(&best, all, sizeof best, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS) {
        best.index = -1;
        for (int32_t rank = 0; rank < comm->size; rank++)
            if (all[rank].index >= 0 &&
                (best.index < 0 || is_better(container->type, &all[rank], &best, sign)))
                best = all[rank];
        *index = best.index;
    }
    dtl__release(all);
    return status;
}

dtl_status dtl_impl_container_min_element(struct container *container, dtl_index_t *index)
{
    return extreme_find(container, 1, index);
}

dtl_status dtl_impl_container_max_element(struct container *container, dtl_index_t *index)
{
    return extreme_find(container, -1, index);
}
