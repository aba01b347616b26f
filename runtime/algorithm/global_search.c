/* SPDX-License-Identifier: BSD-3-Clause */
/* The distributed family: searches and counts.  Every policy keeps the global indices of a rank
 * ascending, so the first hit of a rank is its smallest, and the smallest of all ranks is the
 * first. */
#include <string.h>

#include "agree.h"
#include "dtl_impl.h"
#include "fold.h"
#include "search.h"

/* The first of all ranks' hits, of which this rank's was found in what is staged. */
static dtl_status first_of(struct staged *staged, int64_t local_index, dtl_index_t *index)
{
    int64_t mine = dtl__agree_index(staged->container, local_index);

    dtl__stage_end(staged, DTL_SUCCESS);
    return dtl__agree_first(staged->container, mine, index);
}

/* The sum of all ranks' counts. */
static dtl_status sum_of(struct staged *staged, uint64_t count, uint64_t *sum)
{
    dtl__stage_end(staged, DTL_SUCCESS);
    return dtl__agree_sum(staged->container, count, sum);
}

dtl_status dtl_impl_container_find(struct container *container, const void *value,
                                   dtl_index_t *index)
{
    int64_t mine = -1;
    dtl_status status = dtl__search_find(container, value, &mine);

    if (container->may_be_far)
        status = dtl__agree_on(container, status);
    if (status != DTL_SUCCESS)
        return status;
    return dtl__agree_first(container, dtl__agree_index(container, mine), index);
}

dtl_status dtl_impl_container_find_if(struct container *container, dtl_predicate pred,
                                      void *user_data, dtl_index_t *index)
{
    struct staged staged;
    dtl_status status = dtl__stage_all(container, STAGE_READ, &staged);

    if (status != DTL_SUCCESS)
        return status;
    return first_of(&staged, dtl_impl_local_find_if(staged.container, pred, user_data), index);
}

dtl_status dtl_impl_container_count(struct container *container, const void *value,
                                    dtl_size_t *count)
{
    uint64_t mine = 0;
    dtl_status status = dtl__search_count(container, value, &mine);

    if (container->may_be_far)
        status = dtl__agree_on(container, status);
    return status == DTL_SUCCESS ? dtl__agree_sum(container, mine, count) : status;
}

dtl_status dtl_impl_container_count_if(struct container *container, dtl_predicate pred,
                                       void *user_data, dtl_size_t *count)
{
    struct staged staged;
    dtl_status status = dtl__stage_all(container, STAGE_READ, &staged);

    if (status != DTL_SUCCESS)
        return status;
    return sum_of(&staged, dtl_impl_local_count_if(staged.container, pred, user_data), count);
}

/* Sets *answer to whether any rank has an element for which `pred` says `wanted`. */
static dtl_status any_rank(struct container *container, dtl_predicate pred, void *user_data,
                           bool wanted, int *answer)
{
    uint64_t hits = 0;
    uint64_t all = 0;
    struct staged staged;
    dtl_status status = dtl__stage_all(container, STAGE_READ, &staged);

    if (status != DTL_SUCCESS)
        return status;
    if (wanted)
        hits = dtl_impl_local_find_if(staged.container, pred, user_data) >= 0;
    else
        hits = !dtl_impl_local_all_of(staged.container, pred, user_data);
    status = sum_of(&staged, hits, &all);
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

static dtl_status extreme_local(struct container *container, int sign, struct extreme *out)
{
    int64_t local_index = -1;
    dtl_status status = dtl__search_extreme(container, sign, &local_index);

    *out = (struct extreme){.index = dtl__agree_index(container, local_index)};
    if (status == DTL_SUCCESS && local_index >= 0)
        status = dtl__container_read(container, (uint64_t)local_index, 1, out->value);
    return status;
}

/* `sign` is 1 for the least element, -1 for the greatest; of equal ones the first. */
static dtl_status extreme_find(struct container *container, int sign, dtl_index_t *index)
{
    struct comm *comm = dtl__agree_comm(container);
    struct extreme best;
    struct extreme *all = NULL;
    dtl_status status = extreme_local(container, sign, &best);

    if (comm == NULL) {
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
    return extreme_find(container, 1, index);
}

dtl_status dtl_impl_container_max_element(struct container *container, dtl_index_t *index)
{
    return extreme_find(container, -1, index);
}
