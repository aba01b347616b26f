/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements by global index, wherever they are: this rank's at once, others' by one request to each
 * rank that has some, which its service answers.  Redistribution ends with a barrier while a
 * container is exposed, so that no request meets elements that have moved. */
#include <string.h>

#include "dtl_container.h"
#include "dtl_impl.h"
#include "gather_scatter.h"
#include "layout.h"
#include "progress/service.h"

/* In front of the indices of a request, which the values follow if they are to be written. */
struct access_head {
    uint64_t count;
    uint64_t is_writing;
};

/* One call: its elements, in the order of their owners. */
struct access {
    struct container *container;
    const dtl_index_t *indices;
    char *values; /* only read where is_writing */
    uint64_t count;
    bool is_writing;
    uint64_t *starts; /* of each rank's places, and the end */
    uint64_t *places; /* in `indices` and `values` */
    struct ticket *tickets;
};

/* Between `values` and elements that a device has, by their places: at once where it can. */
static DTL_APART dtl_status far_copy(struct container *container, const uint64_t *places,
                                     uint64_t count, bool is_writing, char *values)
{
    uint64_t size = container->type->size;
    dtl_status status = DTL_SUCCESS;

    if (count > 1 && dtl__places_has(container))
        return is_writing ? dtl__container_scatter(container, places, count, values)
                          : dtl__container_gather(container, places, count, values);
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++) {
        char *value = values + index * size;

        status = is_writing ? dtl__container_write(container, places[index], 1, value)
                            : dtl__container_read(container, places[index], 1, value);
    }
    return status;
}

/* Between `value` and an element that the host reaches. */
static inline void near_copy(const struct container *container, uint64_t place, bool is_writing,
                             char *value)
{
    uint64_t size = container->type->size;
    char *element = (char *)container->data + place * size;

    dtl__element_copy(is_writing ? element : value, is_writing ? value : element, size);
}

/* ---- the rank that is asked ------------------------------------------------------------------ */

/* Sets *out to this rank's place of an element that another rank asks for. */
static dtl_status place_asked(const struct container *container, const struct layout *layout,
                              const char *index, uint64_t *out)
{
    dtl_index_t global_index;
    int64_t local_index;

    memcpy(&global_index, index, sizeof global_index);
    local_index = (uint64_t)global_index < container->global_size
                      ? dtl__layout_to_local(layout, (uint64_t)global_index)
                      : -1;
    if (local_index < 0)
        return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "indices-range",
                                    "element %lld is on another rank; expected one of this rank's",
                                    (long long)global_index);
    *out = (uint64_t)local_index;
    return DTL_SUCCESS;
}

/* `values` are read or written. */
static DTL_APART dtl_status far_answer(struct container *container, const struct access_head *head,
                                       const char *indices, char *values)
{
    struct layout layout = dtl__layout_of(container);
    uint64_t *places = NULL;
    dtl_status status =
        dtl__alloc((void **)&places, dtl__times(head->count, sizeof *places), "places");

    for (uint64_t index = 0; index < head->count && status == DTL_SUCCESS; index++)
        status =
            place_asked(container, &layout, indices + index * sizeof(dtl_index_t), &places[index]);
    if (status == DTL_SUCCESS)
        status = far_copy(container, places, head->count, head->is_writing, values);
    dtl__release(places);
    return status;
}

static dtl_status near_answer(struct container *container, const struct access_head *head,
                              const char *indices, char *values)
{
    uint64_t size = container->type->size, place = 0;
    struct layout layout = dtl__layout_of(container);
    dtl_status status = DTL_SUCCESS;

    for (uint64_t index = 0; index < head->count && status == DTL_SUCCESS; index++) {
        status = place_asked(container, &layout, indices + index * sizeof(dtl_index_t), &place);
        if (status == DTL_SUCCESS)
            near_copy(container, place, head->is_writing, values + index * size);
    }
    return status;
}

static dtl_status elements_answer(struct container *container, const struct access_head *head,
                                  const char *indices, struct reply *answer)
{
    char *values = head->is_writing ? (char *)indices + head->count * sizeof(dtl_index_t)
                                    : (char *)answer->data;
    dtl_status status = dtl__container_is_far(container)
                            ? far_answer(container, head, indices, values)
                            : near_answer(container, head, indices, values);

    if (status == DTL_SUCCESS && head->is_writing)
        dtl__container_touch(container);
    return status;
}

/* Whether a request has as many bytes as its head says: it comes from another process. */
static bool request_fits(const struct container *container, const struct access_head *head,
                         uint64_t bytes)
{
    uint64_t size = sizeof(dtl_index_t) + (head->is_writing ? container->type->size : 0);
    uint64_t expected;

    return head->is_writing <= 1 && dtl__product(head->count, size, &expected) && expected == bytes;
}

/* A service_handler. */
static dtl_status request_answer(void *object, int32_t source, const void *request, uint64_t bytes,
                                 struct reply *answer)
{
    struct container *container = object;
    struct access_head head = {0};
    dtl_status status = DTL_SUCCESS;

    if (bytes >= sizeof head)
        memcpy(&head, request, sizeof head);
    if (bytes < sizeof head || !request_fits(container, &head, bytes - sizeof head))
        return dtl__fail(
            DTL_ERROR_INVALID_FORMAT,
            "a request of rank %d for %llu elements has %llu bytes; expected those of its elements",
            (int)source, (unsigned long long)head.count, (unsigned long long)bytes);
    if (!head.is_writing) {
        answer->bytes = head.count * container->type->size;
        status = dtl__alloc(&answer->data, answer->bytes, "elements for another rank");
    }
    if (status != DTL_SUCCESS)
        return status;
    return elements_answer(container, &head, (const char *)request + sizeof head, answer);
}

dtl_status dtl_impl_container_expose(struct container *container)
{
    struct service *service;
    dtl_status status;

    if (container->kind == HANDLE_SPAN)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "container-kind",
                                    "container is a span; expected a vector, an array or a tensor");
    if (container->context->comm.size == 1 || container->is_exposed)
        return DTL_SUCCESS;
    status = dtl__service_attach(container->context, request_answer, container, &service,
                                 &container->identity);
    if (status == DTL_SUCCESS)
        container->is_exposed = true;
    return status;
}

void dtl__container_hold(struct container *container)
{
    if (container->is_exposed)
        dtl__service_lock(container->context->service);
}

void dtl__container_let_go(struct container *container)
{
    if (container->is_exposed)
        dtl__service_unlock(container->context->service);
}

void dtl__container_conceal(struct container *container)
{
    if (container->is_exposed)
        dtl__service_detach(container->context->service, container->identity);
    container->is_exposed = false;
}

/* ---- the rank that asks ---------------------------------------------------------------------- */

static dtl_status indices_check(const struct access *access)
{
    uint64_t size = access->container->global_size;

    for (uint64_t place = 0; place < access->count; place++) {
        if (access->indices[place] < 0 || (uint64_t)access->indices[place] >= size)
            return dtl__refuse_argument(
                DTL_ERROR_OUT_OF_BOUNDS, "indices-range",
                "indices[%llu] is %lld; expected 0 <= index < %llu", (unsigned long long)place,
                (long long)access->indices[place], (unsigned long long)size);
    }
    return DTL_SUCCESS;
}

/* This rank's place of an element, or -1; of a span, all that it looks at. */
static int64_t place_here(const struct access *access, uint64_t place)
{
    return dtl_impl_layout_to_local(access->container, access->indices[place]);
}

/* Counts an element of another rank by its owner, in starts[owner + 1]. */
static void elsewhere_count(struct access *access, const struct layout *layout, uint64_t place)
{
    if (access->starts != NULL)
        access->starts[dtl__layout_owner(layout, (uint64_t)access->indices[place]) + 1]++;
}

/* Copies what is here to where the host reaches it, or from there; counts in *out what is not. */
static DTL_APART dtl_status far_serve(struct access *access, uint64_t *out)
{
    struct container *container = access->container;
    struct layout layout = dtl__layout_of(container);
    uint64_t size = container->type->size, count = 0, taken = 0;
    uint64_t *places = NULL;
    char *values = NULL;
    dtl_status status =
        dtl__alloc((void **)&places, dtl__times(access->count, sizeof *places), "places");

    if (status == DTL_SUCCESS)
        status =
            dtl__alloc((void **)&values, dtl__times(access->count, size), "elements of a device");
    for (uint64_t place = 0; place < access->count && status == DTL_SUCCESS; place++) {
        int64_t local_index = place_here(access, place);

        if (local_index < 0) {
            elsewhere_count(access, &layout, place);
            continue;
        }
        if (access->is_writing)
            memcpy(values + count * size, access->values + place * size, size);
        places[count++] = (uint64_t)local_index;
    }
    *out = access->count - count;
    if (status == DTL_SUCCESS)
        status = far_copy(container, places, count, access->is_writing, values);
    for (uint64_t place = 0; place < access->count && status == DTL_SUCCESS; place++)
        if (!access->is_writing && place_here(access, place) >= 0)
            memcpy(access->values + place * size, values + taken++ * size, size);
    dtl__release(values);
    dtl__release(places);
    return status;
}

/* Copies what is here, and returns how many are not. */
static uint64_t near_serve(struct access *access)
{
    struct layout layout = dtl__layout_of(access->container);
    uint64_t size = access->container->type->size, elsewhere = 0;

    for (uint64_t place = 0; place < access->count; place++) {
        int64_t local_index = place_here(access, place);

        if (local_index >= 0) {
            near_copy(access->container, (uint64_t)local_index, access->is_writing,
                      access->values + place * size);
            continue;
        }
        elsewhere_count(access, &layout, place);
        elsewhere++;
    }
    return elsewhere;
}

/* Lists the places of each owner's elements, in order. */
static void places_list(struct access *access, int32_t ranks)
{
    struct layout layout = dtl__layout_of(access->container);

    for (int32_t rank = 0; rank < ranks; rank++)
        access->starts[rank + 1] += access->starts[rank];
    for (uint64_t place = 0; place < access->count; place++) {
        if (place_here(access, place) < 0) {
            int32_t owner = dtl__layout_owner(&layout, (uint64_t)access->indices[place]);
            access->places[access->starts[owner]++] = place;
        }
    }
    memmove(access->starts + 1, access->starts, (uint64_t)ranks * sizeof *access->starts);
    access->starts[0] = 0;
}

static dtl_status rank_ask(const struct access *access, int32_t rank)
{
    const struct container *container = access->container;
    uint64_t size = container->type->size, first = access->starts[rank];
    struct access_head head = {.count = access->starts[rank + 1] - first,
                               .is_writing = access->is_writing};
    uint64_t bytes = sizeof head + head.count * (sizeof(dtl_index_t) + size);
    char *request = NULL, *values;
    dtl_status status = dtl__alloc((void **)&request, bytes, "request for elements");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(request, &head, sizeof head);
    values = request + sizeof head + head.count * sizeof(dtl_index_t);
    for (uint64_t which = 0; which < head.count; which++) {
        uint64_t place = access->places[first + which];

        memcpy(request + sizeof head + which * sizeof(dtl_index_t), access->indices + place,
               sizeof(dtl_index_t));
        if (access->is_writing)
            memcpy(values + which * size, access->values + place * size, size);
    }
    status = dtl__service_post(container->context->service, rank, container->identity, request,
                               access->is_writing ? bytes : bytes - head.count * size,
                               &access->tickets[rank]);
    dtl__release(request);
    return status;
}

static dtl_status rank_wait(const struct access *access, int32_t rank)
{
    uint64_t size = access->container->type->size, first = access->starts[rank];
    struct reply answer = {0};
    dtl_status status =
        dtl__service_wait(access->container->context->service, &access->tickets[rank], &answer);
    uint64_t count = access->is_writing ? 0 : access->starts[rank + 1] - first;

    if (status == DTL_SUCCESS)
        status = dtl__reply_check("container", &answer, count * size);
    if (status == DTL_SUCCESS) {
        for (uint64_t which = 0; which < count; which++)
            memcpy(access->values + access->places[first + which] * size,
                   (char *)answer.data + which * size, size);
    }
    dtl__release(answer.data);
    return status;
}

/* Asks all owners, then waits for each that was asked. */
static dtl_status others_serve(const struct access *access, int32_t ranks)
{
    dtl_status status = DTL_SUCCESS;
    int32_t asked = 0;

    for (; asked < ranks && status == DTL_SUCCESS; asked++) {
        if (access->starts[asked] < access->starts[asked + 1])
            status = rank_ask(access, asked);
    }
    for (int32_t rank = 0; rank < asked; rank++) {
        if (access->tickets[rank].message != NULL) {
            dtl_status done = rank_wait(access, rank);
            status = status == DTL_SUCCESS ? done : status;
        }
    }
    return status;
}

static dtl_status access_run(struct access *access)
{
    int32_t ranks = access->container->distribution.ranks;
    dtl_status status = indices_check(access);

    if (status == DTL_SUCCESS && access->container->is_exposed)
        status = dtl__alloc((void **)&access->starts,
                            ((uint64_t)ranks + 1) * sizeof *access->starts, "counts");
    if (status != DTL_SUCCESS)
        return status;

    uint64_t elsewhere = 0;
    if (dtl__container_is_far(access->container))
        status = far_serve(access, &elsewhere);
    else
        elsewhere = near_serve(access);
    if (access->is_writing && elsewhere < access->count)
        dtl__container_touch(access->container);
    if (status == DTL_SUCCESS && elsewhere > 0 && !access->container->is_exposed)
        status = dtl__refuse_argument(
            DTL_ERROR_INVALID_STATE, "container-exposed",
            "container has not been exposed and %llu of the elements are on other "
            "ranks; expected a call of dtl_container_expose on all ranks before",
            (unsigned long long)elsewhere);
    if (elsewhere > 0 && status == DTL_SUCCESS)
        status = dtl__alloc((void **)&access->places, elsewhere * sizeof *access->places, "places");
    if (elsewhere > 0 && status == DTL_SUCCESS)
        status = dtl__alloc((void **)&access->tickets, (uint64_t)ranks * sizeof *access->tickets,
                            "requests for elements");
    if (elsewhere > 0 && status == DTL_SUCCESS) {
        places_list(access, ranks);
        status = others_serve(access, ranks);
    }
    dtl__release(access->starts);
    dtl__release(access->places);
    dtl__release(access->tickets);
    return status;
}

dtl_status dtl_impl_container_get_elements(struct container *container, const dtl_index_t *indices,
                                           dtl_size_t count, void *values)
{
    struct access access = {
        .container = container, .indices = indices, .values = values, .count = count};

    return access_run(&access);
}

dtl_status dtl_impl_container_set_elements(struct container *container, const dtl_index_t *indices,
                                           dtl_size_t count, const void *values)
{
    struct access access = {.container = container,
                            .indices = indices,
                            .values = (char *)values,
                            .count = count,
                            .is_writing = true};

    return access_run(&access);
}

dtl_status dtl_impl_container_get_element(struct container *container, dtl_index_t global_idx,
                                          void *value)
{
    struct access access = {
        .container = container, .indices = &global_idx, .values = value, .count = 1};

    return access_run(&access);
}

dtl_status dtl_impl_container_set_element(struct container *container, dtl_index_t global_idx,
                                          const void *value)
{
    struct access access = {.container = container,
                            .indices = &global_idx,
                            .values = (char *)value,
                            .count = 1,
                            .is_writing = true};

    return access_run(&access);
}
