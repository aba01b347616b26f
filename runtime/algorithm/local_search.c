/* SPDX-License-Identifier: BSD-3-Clause */
/* The local family: searches and counts over this rank's part.  They stop at the first answer and
 * run on one thread. */
#include "dtl_container.h"
#include "dtl_impl.h"

static const char *element_at(const struct container *container, uint64_t local_index)
{
    return (const char *)container->data + local_index * container->type->size;
}

static bool is_equal(const struct container *container, uint64_t local_index, const void *value)
{
    return dtl__compare(container->type->id, element_at(container, local_index), value) == 0;
}

dtl_index_t dtl_impl_local_find(struct container *container, const void *value)
{
    for (uint64_t index = 0; index < container->local_size; index++)
        if (is_equal(container, index, value))
            return (dtl_index_t)index;
    return -1;
}

dtl_index_t dtl_impl_local_find_if(struct container *container, dtl_predicate pred, void *user_data)
{
    for (uint64_t index = 0; index < container->local_size; index++)
        if (pred(element_at(container, index), user_data))
            return (dtl_index_t)index;
    return -1;
}

dtl_size_t dtl_impl_local_count(struct container *container, const void *value)
{
    dtl_size_t count = 0;

    for (uint64_t index = 0; index < container->local_size; index++)
        count += is_equal(container, index, value);
    return count;
}

dtl_size_t dtl_impl_local_count_if(struct container *container, dtl_predicate pred, void *user_data)
{
    dtl_size_t count = 0;

    for (uint64_t index = 0; index < container->local_size; index++)
        count += pred(element_at(container, index), user_data) != 0;
    return count;
}

int dtl_impl_local_any_of(struct container *container, dtl_predicate pred, void *user_data)
{
    return dtl_impl_local_find_if(container, pred, user_data) >= 0;
}

int dtl_impl_local_none_of(struct container *container, dtl_predicate pred, void *user_data)
{
    return dtl_impl_local_find_if(container, pred, user_data) < 0;
}

int dtl_impl_local_all_of(struct container *container, dtl_predicate pred, void *user_data)
{
    for (uint64_t index = 0; index < container->local_size; index++)
        if (!pred(element_at(container, index), user_data))
            return 0;
    return 1;
}

dtl_index_t dtl_impl_local_min_element(struct container *container)
{
    if (container->local_size == 0)
        return -1;

    uint64_t best = 0;

    for (uint64_t index = 1; index < container->local_size; index++)
        if (dtl__compare(container->type->id, element_at(container, index),
                         element_at(container, best)) < 0)
            best = index;
    return (dtl_index_t)best;
}

dtl_index_t dtl_impl_local_max_element(struct container *container)
{
    if (container->local_size == 0)
        return -1;

    uint64_t best = 0;

    for (uint64_t index = 1; index < container->local_size; index++)
        if (dtl__compare(container->type->id, element_at(container, index),
                         element_at(container, best)) > 0)
            best = index;
    return (dtl_index_t)best;
}
