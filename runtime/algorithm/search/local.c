/* SPDX-License-Identifier: BSD-3-Clause */
/* Local searches and counts over this rank's elements, on one thread.  A search stops at the first
 * hit. */
#include "algorithm/device_algorithms.h"
#include "dtl_container.h"
#include "dtl_impl.h"
#include "search.h"

/* ---- elements in host memory ----------------------------------------------------------------- */

/* The condition of a search.  It is small, so that it is passed in registers. */
struct search {
    dtl_predicate pred; /* NULL: an element must equal *value */
    union {
        const void *value;
        void *user_data;
    };
};

typedef dtl_index_t (*search_work)(const struct container *container, struct search search);

/* The functions below are search_work.  find() and find_if() return the first local index,
 * min_index() and max_index() that of the first extreme element; -1 if there is none. */
static dtl_index_t find(const struct container *container, struct search search)
{
    const dtl_dtype dtype = container->type->id;
    const char *elements = container->data;
    const void *value = search.value;
    uint64_t count = container->local_size, size = container->type->size;

    for (uint64_t index = 0; index < count; index++, elements += size)
        if (dtl__compare(dtype, elements, value) == 0)
            return (dtl_index_t)index;
    return -1;
}

static dtl_index_t find_if(const struct container *container, struct search search)
{
    const char *element = container->data;
    uint64_t count = container->local_size, size = container->type->size;

    for (uint64_t index = 0; index < count; index++, element += size)
        if (search.pred(element, search.user_data))
            return (dtl_index_t)index;
    return -1;
}

static dtl_index_t count_equal(const struct container *container, struct search search)
{
    const dtl_dtype dtype = container->type->id;
    const char *elements = container->data;
    const void *value = search.value;
    uint64_t count = container->local_size, size = container->type->size;
    dtl_index_t found = 0;

    for (uint64_t index = 0; index < count; index++, elements += size)
        found += dtl__compare(dtype, elements, value) == 0;
    return found;
}

static dtl_index_t count_if(const struct container *container, struct search search)
{
    const char *element = container->data;
    uint64_t count = container->local_size, size = container->type->size;
    dtl_index_t found = 0;

    for (uint64_t index = 0; index < count; index++, element += size)
        found += search.pred(element, search.user_data) != 0;
    return found;
}

static dtl_index_t all_of(const struct container *container, struct search search)
{
    uint64_t size = container->type->size;
    const char *element = container->data, *end = element + container->local_size * size;

    for (; element != end; element += size)
        if (!search.pred(element, search.user_data))
            return 0;
    return 1;
}

static dtl_index_t min_index(const struct container *container, struct search search)
{
    const struct dtype *type = container->type;
    const char *element = container->data, *best = element;
    uint64_t size = container->local_size;
    dtl_index_t found = size == 0 ? -1 : 0;

    (void)search;
    for (uint64_t index = 1; index < size; index++) {
        element += type->size;
        if (dtl__compare(type->id, element, best) < 0) {
            best = element;
            found = (dtl_index_t)index;
        }
    }
    return found;
}

static dtl_index_t max_index(const struct container *container, struct search search)
{
    const struct dtype *type = container->type;
    const char *element = container->data, *best = element;
    uint64_t size = container->local_size;
    dtl_index_t found = size == 0 ? -1 : 0;

    (void)search;
    for (uint64_t index = 1; index < size; index++) {
        element += type->size;
        if (dtl__compare(type->id, element, best) > 0) {
            best = element;
            found = (dtl_index_t)index;
        }
    }
    return found;
}

/* ---- elements in host or device memory ------------------------------------------------------- */

enum { SEARCH_FAILED = -2 };

/* Searches a host copy of the elements. */
static DTL_COLD dtl_status search_device_elements(search_work work, struct container *container,
                                                  struct search search, dtl_index_t *out)
{
    struct staged staged;
    dtl_status status = dtl__stage_host_copy(container, STAGE_READ, &staged);

    if (status != DTL_SUCCESS)
        return status;
    *out = work(staged.container, search);
    return dtl__stage_end(&staged, DTL_SUCCESS);
}

/* Searches the local elements, in host or device memory, and sets *out to the result of
 * `work`. */
static inline dtl_status search_elements(search_work work, struct container *container,
                                         struct search search, dtl_index_t *out)
{
    if (dtl__container_is_on_device(container))
        return search_device_elements(work, container, search, out);
    *out = work(container, search);
    return DTL_SUCCESS;
}

/* Returns the result of the search, or SEARCH_FAILED if the elements cannot be copied to the host.
 */
static inline dtl_index_t search_or_fail(search_work work, struct container *container,
                                         struct search search)
{
    dtl_index_t index = SEARCH_FAILED;

    search_elements(work, container, search, &index);
    return index;
}

dtl_status dtl__search_find(struct container *container, const void *value, int64_t *index)
{
    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_find(container, value);

        return dtl__device_fold_run(&fold, index);
    }
    return search_elements(find, container, (struct search){.value = value}, index);
}

dtl_status dtl__search_count(struct container *container, const void *value, uint64_t *count)
{
    dtl_index_t number = 0;
    dtl_status status;

    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_count(container, value);

        return dtl__device_fold_run(&fold, count);
    }
    status = search_elements(count_equal, container, (struct search){.value = value}, &number);
    if (status == DTL_SUCCESS)
        *count = (uint64_t)number;
    return status;
}

dtl_status dtl__search_find_if(struct container *container, dtl_predicate pred, void *user_data,
                               int64_t *index)
{
    return search_elements(find_if, container, (struct search){pred, .user_data = user_data},
                           index);
}

dtl_status dtl__search_count_if(struct container *container, dtl_predicate pred, void *user_data,
                                int64_t *count)
{
    return search_elements(count_if, container, (struct search){pred, .user_data = user_data},
                           count);
}

dtl_status dtl__search_all_of(struct container *container, dtl_predicate pred, void *user_data,
                              int64_t *all)
{
    return search_elements(all_of, container, (struct search){pred, .user_data = user_data}, all);
}

dtl_status dtl__search_extreme(struct container *container, int sign, int64_t *index)
{
    if (dtl__container_runs_on_device(container)) {
        struct device_fold fold = dtl__device_fold_extreme(container, sign);

        return dtl__device_fold_run(&fold, index);
    }
    return search_elements(sign > 0 ? min_index : max_index, container, (struct search){0}, index);
}

dtl_index_t dtl_impl_local_find(struct container *container, const void *value)
{
    int64_t index = -1;

    dtl__search_find(container, value, &index);
    return index;
}

dtl_index_t dtl_impl_local_find_if(struct container *container, dtl_predicate pred, void *user_data)
{
    dtl_index_t index =
        search_or_fail(find_if, container, (struct search){pred, .user_data = user_data});

    return index == SEARCH_FAILED ? -1 : index;
}

dtl_size_t dtl_impl_local_count(struct container *container, const void *value)
{
    uint64_t found = 0;

    dtl__search_count(container, value, &found);
    return found;
}

dtl_size_t dtl_impl_local_count_if(struct container *container, dtl_predicate pred, void *user_data)
{
    dtl_index_t count =
        search_or_fail(count_if, container, (struct search){pred, .user_data = user_data});

    return count == SEARCH_FAILED ? 0 : (dtl_size_t)count;
}

int dtl_impl_local_any_of(struct container *container, dtl_predicate pred, void *user_data)
{
    dtl_index_t first =
        search_or_fail(find_if, container, (struct search){pred, .user_data = user_data});

    return first == SEARCH_FAILED ? -1 : first >= 0;
}

int dtl_impl_local_none_of(struct container *container, dtl_predicate pred, void *user_data)
{
    int any = dtl_impl_local_any_of(container, pred, user_data);

    return any < 0 ? any : !any;
}

int dtl_impl_local_all_of(struct container *container, dtl_predicate pred, void *user_data)
{
    dtl_index_t answer =
        search_or_fail(all_of, container, (struct search){pred, .user_data = user_data});

    return answer == SEARCH_FAILED ? -1 : (int)answer;
}

dtl_index_t dtl_impl_local_min_element(struct container *container)
{
    int64_t index = -1;

    dtl__search_extreme(container, 1, &index);
    return index;
}

dtl_index_t dtl_impl_local_max_element(struct container *container)
{
    int64_t index = -1;

    dtl__search_extreme(container, -1, &index);
    return index;
}
