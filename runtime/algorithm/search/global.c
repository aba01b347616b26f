/* SPDX-License-Identifier: BSD-3-Clause */
/* Global searches and counts.  With every distribution policy the global indices on a rank ascend,
 * so the first hit on a rank has the smallest index there, and the smallest of these over all ranks
 * is the first hit. */
#include <string.h>

#include "algorithm/agreement.h"
#include "algorithm/reduce/fold.h"
#include "dtl_impl.h"
#include "search.h"

/* Agrees on the result of the local searches, which may fail on one rank only if a device is
 * involved. */
static inline dtl_status agree_on_search(const struct container *container, dtl_status status)
{
    return container->may_be_on_device ? dtl__agree_on(container, status) : status;
}

dtl_status dtl_impl_container_find(struct container *container, const void *value,
                                   dtl_index_t *index)
{
    int64_t mine = -1;
    dtl_status status = agree_on_search(container, dtl__search_find(container, value, &mine));

    if (status != DTL_SUCCESS)
        return status;
    return dtl__agree_first(container, dtl__global_index_of(container, mine), index);
}

dtl_status dtl_impl_container_find_if(struct container *container, dtl_predicate pred,
                                      void *user_data, dtl_index_t *index)
{
    int64_t mine = -1;
    dtl_status status =
        agree_on_search(container, dtl__search_find_if(container, pred, user_data, &mine));

    if (status != DTL_SUCCESS)
        return status;
    return dtl__agree_first(container, dtl__global_index_of(container, mine), index);
}

dtl_status dtl_impl_container_count(struct container *container, const void *value,
                                    dtl_size_t *count)
{
    uint64_t mine = 0;
    dtl_status status = agree_on_search(container, dtl__search_count(container, value, &mine));

    return status == DTL_SUCCESS ? dtl__agree_sum(container, mine, count) : status;
}

dtl_status dtl_impl_container_count_if(struct container *container, dtl_predicate pred,
                                       void *user_data, dtl_size_t *count)
{
    int64_t mine = 0;
    dtl_status status =
        agree_on_search(container, dtl__search_count_if(container, pred, user_data, &mine));

    return status == DTL_SUCCESS ? dtl__agree_sum(container, (uint64_t)mine, count) : status;
}

/* Sets *answer to 1 on all ranks if any rank has an element for which `pred` returns `wanted`, and
 * to 0 otherwise.  Collective. */
static inline dtl_status any_rank_has(struct container *container, dtl_predicate pred,
                                      void *user_data, bool wanted, int *answer)
{
    int64_t mine = 0;
    uint64_t all = 0;
    dtl_status status = wanted ? dtl__search_find_if(container, pred, user_data, &mine)
                               : dtl__search_all_of(container, pred, user_data, &mine);

    status = agree_on_search(container, status);
    if (status == DTL_SUCCESS)
        status = dtl__agree_sum(container, wanted ? mine >= 0 : !mine, &all);
    if (status == DTL_SUCCESS)
        *answer = all > 0;
    return status;
}

dtl_status dtl_impl_container_any_of(struct container *container, dtl_predicate pred,
                                     void *user_data, int *result)
{
    return any_rank_has(container, pred, user_data, true, result);
}

dtl_status dtl_impl_container_none_of(struct container *container, dtl_predicate pred,
                                      void *user_data, int *result)
{
    int any = 0;
    dtl_status status = any_rank_has(container, pred, user_data, true, &any);

    if (status == DTL_SUCCESS)
        *result = !any;
    return status;
}

dtl_status dtl_impl_container_all_of(struct container *container, dtl_predicate pred,
                                     void *user_data, int *result)
{
    int any_rejected = 0;
    dtl_status status = any_rank_has(container, pred, user_data, false, &any_rejected);

    if (status == DTL_SUCCESS)
        *result = !any_rejected;
    return status;
}

/* ---- smallest and greatest element ----------------------------------------------------------- */

/* A rank's smallest or greatest element.  `index` is global, -1 on a rank without elements. */
struct extreme {
    int64_t index;
    _Alignas(16) char value[ELEMENT_BYTES];
};

/* Returns true if `a` is before `b`: smaller (larger with `sign` -1), or equal with a lower
 * index. */
static bool is_better(const struct dtype *type, const struct extreme *a, const struct extreme *b,
                      int sign)
{
    int order = dtl__compare(type->id, a->value, b->value) * sign;

    return order < 0 || (order == 0 && a->index < b->index);
}

/* Finds this rank's minimum (`sign` 1) or maximum (-1) and its global index; the index of an
 * empty part is that of local index -1. */
static dtl_status find_local_extreme(struct container *container, int sign, struct extreme *out)
{
    int64_t local_index = -1;
    dtl_status status = dtl__search_extreme(container, sign, &local_index);

    *out = (struct extreme){.index = dtl__global_index_of(container, local_index)};
    if (status == DTL_SUCCESS && local_index >= 0)
        status = dtl__container_read(container, (uint64_t)local_index, 1, out->value);
    return status;
}

/* Sets *index to the global index of the smallest element for `sign` 1, of the greatest for -1: the
 * first one of equal elements, or -1 if no rank has any.  Collective. */
static dtl_status find_global_extreme(struct container *container, int sign, dtl_index_t *index)
{
    struct comm *comm = dtl__sharing_comm(container);
    struct extreme best;
    struct extreme *all = NULL;
    dtl_status status = find_local_extreme(container, sign, &best);

    if (comm == NULL) {
        status = agree_on_search(container, status);
        if (status == DTL_SUCCESS)
            *index = best.index;
        return status;
    }
    if (status == DTL_SUCCESS)
        status =
            dtl__alloc((void **)&all, (uint64_t)comm->size * sizeof *all, "extremes of the ranks");
    status = dtl__comm_agree(comm, status);
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
    return find_global_extreme(container, 1, index);
}

dtl_status dtl_impl_container_max_element(struct container *container, dtl_index_t *index)
{
    return find_global_extreme(container, -1, index);
}
