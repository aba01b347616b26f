/* SPDX-License-Identifier: BSD-3-Clause */
/* The local family: searches and counts over this rank's part.  They stop at the first answer and
 * run on one thread. */
#include "dtl_container.h"
#include "dtl_impl.h"

static const char *element_at(const struct container *container, uint64_t local_index)
{
    return (const char *)container->data + local_index * container->type->size;
}

/* ---- over elements that the host reaches ----------------------------------------------------- */

/* What is asked of the elements. */
struct search {
    const void *value;
    dtl_predicate pred;
    void *user_data;
};

typedef dtl_index_t (*search_work)(const struct container *container, const struct search *search);

static dtl_index_t find(const struct container *container, const struct search *search)
{
    const struct dtype *type = container->type;
    const char *elements = container->data;
    const void *value = search->value;
    uint64_t size = container->local_size;

    for (uint64_t index = 0; index < size; index++, elements += type->size)
        if (dtl__compare(type->id, elements, value) == 0)
            return (dtl_index_t)index;
    return -1;
}

static dtl_index_t find_if(const struct container *container, const struct search *search)
{
    dtl_predicate pred = search->pred;
    void *user_data = search->user_data;

    for (uint64_t index = 0; index < container->local_size; index++)
        if (pred(element_at(container, index), user_data))
            return (dtl_index_t)index;
    return -1;
}

static dtl_index_t count(const struct container *container, const struct search *search)
{
    const struct dtype *type = container->type;
    const char *elements = container->data;
    const void *value = search->value;
    uint64_t size = container->local_size;
    dtl_index_t found = 0;

    for (uint64_t index = 0; index < size; index++, elements += type->size)
        found += dtl__compare(type->id, elements, value) == 0;
    return found;
}

static dtl_index_t count_if(const struct container *container, const struct search *search)
{
    dtl_predicate pred = search->pred;
    void *user_data = search->user_data;
    dtl_index_t found = 0;

    for (uint64_t index = 0; index < container->local_size; index++)
        found += pred(element_at(container, index), user_data) != 0;
    return found;
}

static dtl_index_t all_of(const struct container *container, const struct search *search)
{
    dtl_predicate pred = search->pred;
    void *user_data = search->user_data;

    for (uint64_t index = 0; index < container->local_size; index++)
        if (!pred(element_at(container, index), user_data))
            return 0;
    return 1;
}

static dtl_index_t least(const struct container *container, const struct search *search)
{
    uint64_t best = 0;

    (void)search;
    for (uint64_t index = 1; index < container->local_size; index++)
        if (dtl__compare(container->type->id, element_at(container, index),
                         element_at(container, best)) < 0)
            best = index;
    return container->local_size == 0 ? -1 : (dtl_index_t)best;
}

static dtl_index_t greatest(const struct container *container, const struct search *search)
{
    uint64_t best = 0;

    (void)search;
    for (uint64_t index = 1; index < container->local_size; index++)
        if (dtl__compare(container->type->id, element_at(container, index),
                         element_at(container, best)) > 0)
            best = index;
    return container->local_size == 0 ? -1 : (dtl_index_t)best;
}

/* ---- wherever they are ----------------------------------------------------------------------- */

enum { FAILED = -2 };

/* FAILED where they can't be brought to the host. */
static dtl_index_t run(search_work work, struct container *container, struct search search)
{
    struct staged staged;
    dtl_index_t answer;

    if (dtl__stage(container, STAGE_READ, &staged) != DTL_SUCCESS)
        return FAILED;
    answer = work(staged.container, &search);
    dtl__stage_end(&staged, DTL_SUCCESS);
    return answer;
}

static dtl_index_t found(dtl_index_t index)
{
    return index == FAILED ? -1 : index;
}

static dtl_size_t counted(dtl_index_t count)
{
    return count == FAILED ? 0 : (dtl_size_t)count;
}

dtl_index_t dtl_impl_local_find(struct container *container, const void *value)
{
    return found(run(find, container, (struct search){.value = value}));
}

dtl_index_t dtl_impl_local_find_if(struct container *container, dtl_predicate pred, void *user_data)
{
    return found(run(find_if, container, (struct search){.pred = pred, .user_data = user_data}));
}

dtl_size_t dtl_impl_local_count(struct container *container, const void *value)
{
    return counted(run(count, container, (struct search){.value = value}));
}

dtl_size_t dtl_impl_local_count_if(struct container *container, dtl_predicate pred, void *user_data)
{
    return counted(run(count_if, container, (struct search){.pred = pred, .user_data = user_data}));
}

int dtl_impl_local_any_of(struct container *container, dtl_predicate pred, void *user_data)
{
    dtl_index_t first =
        run(find_if, container, (struct search){.pred = pred, .user_data = user_data});

    return first == FAILED ? -1 : first >= 0;
}

int dtl_impl_local_none_of(struct container *container, dtl_predicate pred, void *user_data)
{
    int any = dtl_impl_local_any_of(container, pred, user_data);

    return any < 0 ? any : !any;
}

int dtl_impl_local_all_of(struct container *container, dtl_predicate pred, void *user_data)
{
    dtl_index_t answer =
        run(all_of, container, (struct search){.pred = pred, .user_data = user_data});

    return answer == FAILED ? -1 : (int)answer;
}

dtl_index_t dtl_impl_local_min_element(struct container *container)
{
    return found(run(least, container, (struct search){0}));
}

dtl_index_t dtl_impl_local_max_element(struct container *container)
{
    return found(run(greatest, container, (struct search){0}));
}
