/* SPDX-License-Identifier: BSD-3-Clause */
/* A list of indices is transferred as runs of equidistant indices if these are smaller.
 * Redistributions between block and cyclic distributions need only a few runs per rank. */
#include "gather_scatter.h"

#include <string.h>

#include "device/kernel.h"

bool dtl__stream_runs_kernels(const struct device_stream *stream)
{
    return stream != NULL && dtl__device_has_kernels(stream->device);
}

/* ---- runs ------------------------------------------------------------------------------------ */

/* Returns the number of leading indices that have equal distances. */
static uint64_t run_length(const uint64_t *indices, uint64_t count)
{
    uint64_t length = count < 2 ? count : 2;

    while (length < count &&
           indices[length] - indices[length - 1] == indices[length - 1] - indices[length - 2])
        length++;
    return length;
}

/* Splits indices into runs, stores them in `runs` unless that is NULL, and returns their number. */
static uint64_t runs_list(const uint64_t *indices, uint64_t count, struct kernel_run *runs)
{
    uint64_t found = 0;

    for (uint64_t begin = 0, length; begin < count; begin += length) {
        length = run_length(indices + begin, count - begin);
        if (runs != NULL)
            runs[found] =
                (struct kernel_run){.begin = begin,
                                    .place = indices[begin],
                                    .step = length > 1 ? indices[begin + 1] - indices[begin] : 1};
        found++;
    }
    return found;
}

/* ---- lists on devices ------------------------------------------------------------------------ */

/* Queues the copy of the indices, or of their runs if list->is_runs, to the list's table. */
static dtl_status table_write(struct index_list *list, const uint64_t *indices)
{
    dtl_status (*copy)(struct device_stream *, void *, const void *, uint64_t) =
        list->stream->device->ops->copy;
    struct kernel_run *runs = NULL;
    dtl_status status;

    if (!list->is_runs)
        return copy(list->stream, list->table.start, indices, list->table.bytes);
    status = dtl__alloc((void **)&runs, list->table.bytes, "runs of indices");
    if (status != DTL_SUCCESS)
        return status;
    runs_list(indices, list->count, runs);
    status = copy(list->stream, list->table.start, runs, list->table.bytes);
    dtl__release(runs);
    return status;
}

dtl_status dtl__index_list_open(struct device_stream *stream, const struct dtype *type,
                                const uint64_t *indices, uint64_t count, struct index_list *out)
{
    const struct device *device = stream->device;
    struct index_list made = {
        .stream = stream, .device = device, .count = count, .size = type->size};
    uint64_t runs = runs_list(indices, count, NULL) * sizeof(struct kernel_run);
    uint64_t list = count * sizeof *indices, elements;
    dtl_status status;

    made.is_runs = runs < list;
    made.elements.bytes = count * type->size;
    made.table.bytes = made.is_runs ? runs : list;
    elements = (made.elements.bytes + 7) / 8 *
               8; /* elements come first, because some dtypes need an alignment of 16 */
    status =
        device->ops->allocate(device, MEMORY_DEVICE, elements + made.table.bytes, &made.memory);
    if (status != DTL_SUCCESS)
        return status;
    made.elements.start = made.memory;
    made.table.start = (char *)made.memory + elements;
    status = table_write(&made, indices);
    if (status != DTL_SUCCESS) {
        dtl__index_list_close(&made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

void dtl__index_list_close(struct index_list *list)
{
    if (list->memory != NULL)
        list->device->ops->release(list->device, list->memory);
    list->memory = NULL;
}

dtl_status dtl__index_list_gather(const struct index_list *list, struct device_part from)
{
    struct kernel_call call = {.operands = {list->elements, from, list->table},
                               .count = list->count};

    return dtl__launch(list->stream, &call, "%s_%u", list->is_runs ? "pack" : "gather",
                       (unsigned)list->size);
}

dtl_status dtl__index_list_scatter(const struct index_list *list, struct device_part to)
{
    struct kernel_call call = {.operands = {to, list->elements, list->table}, .count = list->count};

    return dtl__launch(list->stream, &call, "%s_%u", list->is_runs ? "unpack" : "scatter",
                       (unsigned)list->size);
}

/* ---- elements of a container ----------------------------------------------------------------- */

static struct device_part device_part_of(const struct container *container)
{
    return (struct device_part){container->device_data,
                                container->local_size * container->type->size};
}

/* Returns true if the indices are consecutive, so that a plain copy does. */
static bool is_contiguous(const uint64_t *indices, uint64_t count)
{
    return count < 2 || (indices[1] == indices[0] + 1 && run_length(indices, count) == count);
}

dtl_status dtl__container_gather(const struct container *container, const uint64_t *indices,
                                 uint64_t count, void *to)
{
    struct device_stream *stream = container->block->stream;
    struct index_list list;
    dtl_status status, finished;

    if (count > 0 && is_contiguous(indices, count))
        return dtl__container_read(container, indices[0], count, to);
    if (count == 0)
        return DTL_SUCCESS;
    status = dtl__index_list_open(stream, container->type, indices, count, &list);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__index_list_gather(&list, device_part_of(container));
    if (status == DTL_SUCCESS)
        status = stream->device->ops->copy(stream, to, list.elements.start, list.elements.bytes);
    finished = dtl__stream_synchronize(stream);
    dtl__index_list_close(&list);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- writes ---------------------------------------------------------------------------------- */

/* Indices and their elements, each index once: a device's threads write in no particular order, so
 * duplicates are removed first. */
struct unique_writes {
    uint64_t *indices;
    char *elements;
    uint64_t *table; /* hash table of the indices seen; its capacity is a power of two */
    uint64_t mask;
    uint64_t count;
};

/* Returns true if the indices ascend strictly, so that none occurs twice. */
static bool is_ascending(const uint64_t *indices, uint64_t count)
{
    for (uint64_t index = 1; index < count; index++)
        if (indices[index] <= indices[index - 1])
            return false;
    return true;
}

static void unique_writes_release(struct unique_writes *writes)
{
    dtl__release(writes->indices);
    dtl__release(writes->elements);
    dtl__release(writes->table);
}

/* Allocates the lists and the hash table for up to `count` writes. The caller releases them also
 * after a failure. */
static dtl_status unique_writes_make(uint64_t count, uint64_t size, struct unique_writes *out)
{
    uint64_t slots = 2;
    dtl_status status;

    while (slots / 2 < count)
        slots *= 2;
    out->mask = slots - 1;
    status = dtl__alloc((void **)&out->indices, dtl__times(count, sizeof *out->indices), "indices");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->elements, dtl__times(count, size), "elements");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->table, dtl__times(slots, sizeof *out->table), "indices");
    return status;
}

/* Adds an index to the hash table. Returns false if it was there already. A slot holds index + 1,
 * because 0 means free. */
static bool index_add(struct unique_writes *writes, uint64_t index)
{
    uint64_t slot = index * UINT64_C(0x9e3779b97f4a7c15) >> 20 & writes->mask;

    while (writes->table[slot] != 0 && writes->table[slot] != index + 1)
        slot = (slot + 1) & writes->mask;
    if (writes->table[slot] != 0)
        return false;
    writes->table[slot] = index + 1;
    return true;
}

/* Keeps the last element written to each index. */
static void keep_last_writes(struct unique_writes *writes, const uint64_t *indices, uint64_t count,
                             const char *elements, uint64_t size)
{
    for (uint64_t index = count; index-- > 0;) {
        if (!index_add(writes, indices[index]))
            continue;
        writes->indices[writes->count] = indices[index];
        memcpy(writes->elements + writes->count++ * size, elements + index * size, size);
    }
}

/* Writes elements to at least one local index; the indices are distinct. Blocks until the copy is
 * complete. */
static dtl_status scatter_unique(struct container *container, const uint64_t *indices,
                                 uint64_t count, const void *from)
{
    struct device_stream *stream = container->block->stream;
    struct index_list list;
    dtl_status status = dtl__index_list_open(stream, container->type, indices, count, &list),
               finished;

    if (status != DTL_SUCCESS)
        return status;
    status = stream->device->ops->copy(stream, list.elements.start, from, list.elements.bytes);
    if (status == DTL_SUCCESS)
        status = dtl__index_list_scatter(&list, device_part_of(container));
    finished = dtl__stream_synchronize(stream);
    dtl__index_list_close(&list);
    return status == DTL_SUCCESS ? finished : status;
}

dtl_status dtl__container_scatter(struct container *container, const uint64_t *indices,
                                  uint64_t count, const void *from)
{
    uint64_t size = container->type->size;
    struct unique_writes writes = {0};
    dtl_status status;

    if (count > 0 && is_contiguous(indices, count))
        return dtl__container_write(container, indices[0], count, from);
    if (count == 0)
        return DTL_SUCCESS;
    if (is_ascending(indices, count))
        return scatter_unique(container, indices, count, from);
    status = unique_writes_make(count, size, &writes);
    if (status == DTL_SUCCESS) {
        keep_last_writes(&writes, indices, count, from, size);
        status = scatter_unique(container, writes.indices, writes.count, writes.elements);
    }
    unique_writes_release(&writes);
    return status;
}
