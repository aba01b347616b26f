/* SPDX-License-Identifier: BSD-3-Clause */
/* Access to elements by global index. Local elements are copied directly; the others are requested,
 * with one request to each rank that owns some, from its progress engine. Redistribution ends with
 * a barrier if the container is exposed, so that no request refers to an outdated distribution. */
#include <string.h>

#include "dtl_container.h"
#include "dtl_impl.h"
#include "gather_scatter.h"
#include "layout.h"
#include "progress/service.h"

/* Header of a request. The indices follow it, and in a write the values. */
struct access_head {
    uint64_t count;
    uint64_t is_writing;
};

/* State of one call. */
struct access {
    struct container *container;
    const dtl_index_t *indices;
    char *values; /* not modified if is_writing */
    uint64_t count;
    bool is_writing;
    uint64_t *starts; /* for each rank: begin of its entries in `positions`; and the end */
    /* positions of the remote elements in `indices` and `values`, sorted by owner */
    uint64_t *positions;
    struct ticket *tickets;
};

/* Copies between `values` and elements in device memory, by local index. Uses one kernel if the
 * device runs kernels, else one copy per element. */
static DTL_COLD dtl_status device_copy(struct container *container, const uint64_t *local_indices,
                                       uint64_t count, bool is_writing, char *values)
{
    uint64_t size = container->type->size;
    dtl_status status = DTL_SUCCESS;

    if (count > 1 && dtl__container_uses_kernels(container))
        return is_writing ? dtl__container_scatter(container, local_indices, count, values)
                          : dtl__container_gather(container, local_indices, count, values);
    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++) {
        char *value = values + index * size;

        status = is_writing ? dtl__container_write(container, local_indices[index], 1, value)
                            : dtl__container_read(container, local_indices[index], 1, value);
    }
    return status;
}

/* Copies between `value` and one element in host memory. */
static inline void host_copy_element(const struct container *container, uint64_t local_index,
                                     bool is_writing, char *value)
{
    uint64_t size = container->type->size;
    char *element = (char *)container->data + local_index * size;

    dtl__element_copy(is_writing ? element : value, is_writing ? value : element, size);
}

/* ---- owner ----------------------------------------------------------------------------------- */

/* Sets *out to the local index of an element that another rank requests. */
static dtl_status local_index_requested(const struct container *container,
                                        const struct layout *layout, const char *index,
                                        uint64_t *out)
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

/* Serves a request for elements in device memory. */
static DTL_COLD dtl_status device_reply(struct container *container, const struct access_head *head,
                                        const char *indices, char *values)
{
    struct layout layout = dtl__layout_of(container);
    uint64_t *local_indices = NULL;
    dtl_status status = dtl__alloc((void **)&local_indices,
                                   dtl__times(head->count, sizeof *local_indices), "indices");

    for (uint64_t index = 0; index < head->count && status == DTL_SUCCESS; index++)
        status = local_index_requested(container, &layout, indices + index * sizeof(dtl_index_t),
                                       &local_indices[index]);
    if (status == DTL_SUCCESS)
        status = device_copy(container, local_indices, head->count, head->is_writing, values);
    dtl__release(local_indices);
    return status;
}

/* Serves a request for elements in host memory. */
static dtl_status host_reply(struct container *container, const struct access_head *head,
                             const char *indices, char *values)
{
    uint64_t size = container->type->size, local_index = 0;
    struct layout layout = dtl__layout_of(container);
    dtl_status status = DTL_SUCCESS;

    for (uint64_t index = 0; index < head->count && status == DTL_SUCCESS; index++) {
        status = local_index_requested(container, &layout, indices + index * sizeof(dtl_index_t),
                                       &local_index);
        if (status == DTL_SUCCESS)
            host_copy_element(container, local_index, head->is_writing, values + index * size);
    }
    return status;
}

/* Reads the requested elements into answer->data, which the caller allocated, or writes the values
 * that follow the indices to the elements. */
static dtl_status elements_reply(struct container *container, const struct access_head *head,
                                 const char *indices, struct reply *answer)
{
    char *values = head->is_writing ? (char *)indices + head->count * sizeof(dtl_index_t)
                                    : (char *)answer->data;
    dtl_status status = dtl__container_is_on_device(container)
                            ? device_reply(container, head, indices, values)
                            : host_reply(container, head, indices, values);

    if (status == DTL_SUCCESS && head->is_writing)
        dtl__container_mark_dirty(container);
    return status;
}

/* Validates a request: it comes from another process and is not trusted. */
static bool is_valid_request(const struct container *container, const struct access_head *head,
                             uint64_t bytes)
{
    uint64_t size = sizeof(dtl_index_t) + (head->is_writing ? container->type->size : 0);
    uint64_t expected;

    return head->is_writing <= 1 && dtl__product(head->count, size, &expected) && expected == bytes;
}

/* Handles a request of another rank. A service_handler. */
static dtl_status request_handle(void *object, int32_t source, const void *request, uint64_t bytes,
                                 struct reply *answer)
{
    struct container *container = object;
    struct access_head head = {0};
    dtl_status status = DTL_SUCCESS;

    if (bytes >= sizeof head)
        memcpy(&head, request, sizeof head);
    if (bytes < sizeof head || !is_valid_request(container, &head, bytes - sizeof head))
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
    return elements_reply(container, &head, (const char *)request + sizeof head, answer);
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
    status = dtl__service_attach(container->context, request_handle, container, &service,
                                 &container->identity);
    if (status == DTL_SUCCESS)
        container->is_exposed = true;
    return status;
}

void dtl__container_suspend_requests(struct container *container)
{
    if (container->is_exposed)
        dtl__service_lock(container->context->service);
}

void dtl__container_resume_requests(struct container *container)
{
    if (container->is_exposed)
        dtl__service_unlock(container->context->service);
}

void dtl__container_unexpose(struct container *container)
{
    if (container->is_exposed)
        dtl__service_detach(container->context->service, container->identity);
    container->is_exposed = false;
}

/* ---- requester ------------------------------------------------------------------------------- */

static dtl_status indices_check(const struct access *access)
{
    uint64_t size = access->container->global_size;

    for (uint64_t position = 0; position < access->count; position++) {
        if (access->indices[position] < 0 || (uint64_t)access->indices[position] >= size)
            return dtl__refuse_argument(
                DTL_ERROR_OUT_OF_BOUNDS, "indices-range",
                "indices[%llu] is %lld; expected 0 <= index < %llu", (unsigned long long)position,
                (long long)access->indices[position], (unsigned long long)size);
    }
    return DTL_SUCCESS;
}

/* Returns the local index of an element, or -1. For a span, only its own elements are local. */
static int64_t local_index_of(const struct access *access, uint64_t position)
{
    return dtl_impl_layout_to_local(access->container, access->indices[position]);
}

/* Counts a remote element for its owner, in starts[owner + 1]. */
static void remote_element_count(struct access *access, const struct layout *layout,
                                 uint64_t position)
{
    if (access->starts != NULL)
        access->starts[dtl__layout_owner(layout, (uint64_t)access->indices[position]) + 1]++;
}

/* Reads or writes the local elements, in device memory. Counts the remote ones for their owners,
 * and sets *out to their number. */
static DTL_COLD dtl_status device_access_local(struct access *access, uint64_t *out)
{
    struct container *container = access->container;
    struct layout layout = dtl__layout_of(container);
    uint64_t size = container->type->size, count = 0, copied = 0;
    uint64_t *local_indices = NULL;
    char *values = NULL;
    dtl_status status = dtl__alloc((void **)&local_indices,
                                   dtl__times(access->count, sizeof *local_indices), "indices");

    if (status == DTL_SUCCESS)
        status =
            dtl__alloc((void **)&values, dtl__times(access->count, size), "elements of a device");
    for (uint64_t position = 0; position < access->count && status == DTL_SUCCESS; position++) {
        int64_t local_index = local_index_of(access, position);

        if (local_index < 0) {
            remote_element_count(access, &layout, position);
            continue;
        }
        if (access->is_writing)
            memcpy(values + count * size, access->values + position * size, size);
        local_indices[count++] = (uint64_t)local_index;
    }
    *out = access->count - count;
    if (status == DTL_SUCCESS)
        status = device_copy(container, local_indices, count, access->is_writing, values);
    for (uint64_t position = 0; position < access->count && status == DTL_SUCCESS; position++)
        if (!access->is_writing && local_index_of(access, position) >= 0)
            memcpy(access->values + position * size, values + copied++ * size, size);
    dtl__release(values);
    dtl__release(local_indices);
    return status;
}

/* Reads or writes the local elements, in host memory. Counts the remote ones for their owners,
 * and returns their number. */
static uint64_t host_access_local(struct access *access)
{
    struct layout layout = dtl__layout_of(access->container);
    uint64_t size = access->container->type->size, remote_count = 0;

    for (uint64_t position = 0; position < access->count; position++) {
        int64_t local_index = local_index_of(access, position);

        if (local_index >= 0) {
            host_copy_element(access->container, (uint64_t)local_index, access->is_writing,
                              access->values + position * size);
            continue;
        }
        remote_element_count(access, &layout, position);
        remote_count++;
    }
    return remote_count;
}

/* Sorts the positions of the remote elements by owner. */
static void remote_elements_sort(struct access *access, int32_t ranks)
{
    struct layout layout = dtl__layout_of(access->container);

    for (int32_t rank = 0; rank < ranks; rank++)
        access->starts[rank + 1] += access->starts[rank];
    for (uint64_t position = 0; position < access->count; position++) {
        if (local_index_of(access, position) < 0) {
            int32_t owner = dtl__layout_owner(&layout, (uint64_t)access->indices[position]);
            access->positions[access->starts[owner]++] = position;
        }
    }
    memmove(access->starts + 1, access->starts, (uint64_t)ranks * sizeof *access->starts);
    access->starts[0] = 0;
}

/* Sends the request for all elements of one rank and stores its ticket in access->tickets[rank]. */
static dtl_status rank_request(const struct access *access, int32_t rank)
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
    for (uint64_t entry = 0; entry < head.count; entry++) {
        uint64_t position = access->positions[first + entry];

        memcpy(request + sizeof head + entry * sizeof(dtl_index_t), access->indices + position,
               sizeof(dtl_index_t));
        if (access->is_writing)
            memcpy(values + entry * size, access->values + position * size, size);
    }
    status = dtl__service_post(container->context->service, rank, container->identity, request,
                               access->is_writing ? bytes : bytes - head.count * size,
                               &access->tickets[rank]);
    dtl__release(request);
    return status;
}

/* Waits for a rank's answer and, if reading, copies its elements to `values`. */
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
        for (uint64_t entry = 0; entry < count; entry++)
            memcpy(access->values + access->positions[first + entry] * size,
                   (char *)answer.data + entry * size, size);
    }
    dtl__release(answer.data);
    return status;
}

/* Sends the requests to all owners, then waits for their answers. */
static dtl_status remote_elements_access(const struct access *access, int32_t ranks)
{
    dtl_status status = DTL_SUCCESS;
    int32_t requested = 0;

    for (; requested < ranks && status == DTL_SUCCESS; requested++) {
        if (access->starts[requested] < access->starts[requested + 1])
            status = rank_request(access, requested);
    }
    for (int32_t rank = 0; rank < requested; rank++) {
        if (access->tickets[rank].message != NULL) {
            dtl_status done = rank_wait(access, rank);
            status = status == DTL_SUCCESS ? done : status;
        }
    }
    return status;
}

/* Executes a call: accesses the local elements directly and requests the others from their owners.
 * Blocks until all have answered. If there are remote elements and the container is not exposed, it
 * fails after the access to the local ones. */
static dtl_status elements_access(struct access *access)
{
    int32_t ranks = access->container->distribution.ranks;
    dtl_status status = indices_check(access);

    if (status == DTL_SUCCESS && access->container->is_exposed)
        status = dtl__alloc((void **)&access->starts,
                            ((uint64_t)ranks + 1) * sizeof *access->starts, "counts");
    if (status != DTL_SUCCESS)
        return status;

    uint64_t remote_count = 0;
    if (dtl__container_is_on_device(access->container))
        status = device_access_local(access, &remote_count);
    else
        remote_count = host_access_local(access);
    if (access->is_writing && remote_count < access->count)
        dtl__container_mark_dirty(access->container);
    if (status == DTL_SUCCESS && remote_count > 0 && !access->container->is_exposed)
        status = dtl__refuse_argument(
            DTL_ERROR_INVALID_STATE, "container-exposed",
            "container has not been exposed and %llu of the elements are on other "
            "ranks; expected a call of dtl_container_expose on all ranks before",
            (unsigned long long)remote_count);
    if (remote_count > 0 && status == DTL_SUCCESS)
        status = dtl__alloc((void **)&access->positions, remote_count * sizeof *access->positions,
                            "indices");
    if (remote_count > 0 && status == DTL_SUCCESS)
        status = dtl__alloc((void **)&access->tickets, (uint64_t)ranks * sizeof *access->tickets,
                            "requests for elements");
    if (remote_count > 0 && status == DTL_SUCCESS) {
        remote_elements_sort(access, ranks);
        status = remote_elements_access(access, ranks);
    }
    dtl__release(access->starts);
    dtl__release(access->positions);
    dtl__release(access->tickets);
    return status;
}

dtl_status dtl_impl_container_get_elements(struct container *container, const dtl_index_t *indices,
                                           dtl_size_t count, void *values)
{
    struct access access = {
        .container = container, .indices = indices, .values = values, .count = count};

    return elements_access(&access);
}

dtl_status dtl_impl_container_set_elements(struct container *container, const dtl_index_t *indices,
                                           dtl_size_t count, const void *values)
{
    struct access access = {.container = container,
                            .indices = indices,
                            .values = (char *)values,
                            .count = count,
                            .is_writing = true};

    return elements_access(&access);
}

dtl_status dtl_impl_container_get_element(struct container *container, dtl_index_t global_idx,
                                          void *value)
{
    struct access access = {
        .container = container, .indices = &global_idx, .values = value, .count = 1};

    return elements_access(&access);
}

dtl_status dtl_impl_container_set_element(struct container *container, dtl_index_t global_idx,
                                          const void *value)
{
    struct access access = {.container = container,
                            .indices = &global_idx,
                            .values = (char *)value,
                            .count = 1,
                            .is_writing = true};

    return elements_access(&access);
}
