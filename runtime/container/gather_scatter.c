/* SPDX-License-Identifier: BSD-3-Clause */
/* Lists of places travel as runs where these are shorter: what moves between two distributions by
 * block or by cycles is a few runs for each rank. */
#include "gather_scatter.h"

#include <string.h>

#include "device/kernel.h"

bool dtl__stream_computes(const struct device_stream *stream)
{
    return stream != NULL && dtl__device_computes(stream->device);
}

/* ---- runs ------------------------------------------------------------------------------------ */

/* How many of the places, from the first on, are as far from each other as the first two. */
static uint64_t run_length(const uint64_t *places, uint64_t count)
{
    uint64_t length = count < 2 ? count : 2;

    while (length < count &&
           places[length] - places[length - 1] == places[length - 1] - places[length - 2])
        length++;
    return length;
}

/* Lists them in `runs`, unless that is NULL. */
static uint64_t runs_list(const uint64_t *places, uint64_t count, struct kernel_run *runs)
{
    uint64_t found = 0;

    for (uint64_t begin = 0, length; begin < count; begin += length) {
        length = run_length(places + begin, count - begin);
        if (runs != NULL)
            runs[found] =
                (struct kernel_run){.begin = begin,
                                    .place = places[begin],
                                    .step = length > 1 ? places[begin + 1] - places[begin] : 1};
        found++;
    }
    return found;
}

/* ---- lists on devices ------------------------------------------------------------------------ */

static dtl_status table_write(struct places *places, const uint64_t *list)
{
    dtl_status (*copy)(struct device_stream *, void *, const void *, uint64_t) =
        places->stream->device->ops->copy;
    struct kernel_run *runs = NULL;
    dtl_status status;

    if (!places->is_runs)
        return copy(places->stream, places->table.start, list, places->table.bytes);
    status = dtl__alloc((void **)&runs, places->table.bytes, "runs of places");
    if (status != DTL_SUCCESS)
        return status;
    runs_list(list, places->count, runs);
    status = copy(places->stream, places->table.start, runs, places->table.bytes);
    dtl__release(runs);
    return status;
}

dtl_status dtl__places_open(struct device_stream *stream, const struct dtype *type,
                            const uint64_t *places, uint64_t count, struct places *out)
{
    const struct device *device = stream->device;
    struct places made = {.stream = stream, .device = device, .count = count, .size = type->size};
    uint64_t runs = runs_list(places, count, NULL) * sizeof(struct kernel_run);
    uint64_t list = count * sizeof *places, elements;
    dtl_status status;

    made.is_runs = runs < list;
    made.elements.bytes = count * type->size;
    made.table.bytes = made.is_runs ? runs : list;
    elements = (made.elements.bytes + 7) / 8 * 8; /* first, since some have 16 bytes */
    status = device->ops->allocate(device, MEMORY_DEVICE, elements + made.table.bytes, &made.room);
    if (status != DTL_SUCCESS)
        return status;
    made.elements.start = made.room;
    made.table.start = (char *)made.room + elements;
    status = table_write(&made, places);
    if (status != DTL_SUCCESS) {
        dtl__places_close(&made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

void dtl__places_close(struct places *places)
{
    if (places->room != NULL)
        places->device->ops->release(places->device, places->room);
    places->room = NULL;
}

dtl_status dtl__places_gather(const struct places *places, struct device_part from)
{
    struct kernel_call call = {.operands = {places->elements, from, places->table},
                               .count = places->count};

    return dtl__launch(places->stream, &call, "%s_%u", places->is_runs ? "pack" : "gather",
                       (unsigned)places->size);
}

dtl_status dtl__places_scatter(const struct places *places, struct device_part to)
{
    struct kernel_call call = {.operands = {to, places->elements, places->table},
                               .count = places->count};

    return dtl__launch(places->stream, &call, "%s_%u", places->is_runs ? "unpack" : "scatter",
                       (unsigned)places->size);
}

/* ---- elements of a container ----------------------------------------------------------------- */

static struct device_part part_of(const struct container *container)
{
    return (struct device_part){container->device_data,
                                container->local_size * container->type->size};
}

/* What lies in a row needs no kernel. */
static bool is_row(const uint64_t *places, uint64_t count)
{
    return count < 2 || (places[1] == places[0] + 1 && run_length(places, count) == count);
}

dtl_status dtl__container_gather(const struct container *container, const uint64_t *places,
                                 uint64_t count, void *to)
{
    struct device_stream *stream = container->block->stream;
    struct places list;
    dtl_status status, finished;

    if (count > 0 && is_row(places, count))
        return dtl__container_read(container, places[0], count, to);
    if (count == 0)
        return DTL_SUCCESS;
    status = dtl__places_open(stream, container->type, places, count, &list);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__places_gather(&list, part_of(container));
    if (status == DTL_SUCCESS)
        status = stream->device->ops->copy(stream, to, list.elements.start, list.elements.bytes);
    finished = dtl__stream_finish(stream);
    dtl__places_close(&list);
    return status == DTL_SUCCESS ? finished : status;
}

/* ---- writes ---------------------------------------------------------------------------------- */

/* Places and their elements, each place once: threads of a device write in no order. */
struct written {
    uint64_t *places;
    char *elements;
    uint64_t *table; /* of places that are there already; a power of two of them */
    uint64_t mask;
    uint64_t count;
};

static bool is_ascending(const uint64_t *places, uint64_t count)
{
    for (uint64_t index = 1; index < count; index++)
        if (places[index] <= places[index - 1])
            return false;
    return true;
}

static void written_release(struct written *written)
{
    dtl__release(written->places);
    dtl__release(written->elements);
    dtl__release(written->table);
}

static dtl_status written_make(uint64_t count, uint64_t size, struct written *out)
{
    uint64_t slots = 2;
    dtl_status status;

    while (slots / 2 < count)
        slots *= 2;
    out->mask = slots - 1;
    status = dtl__alloc((void **)&out->places, dtl__times(count, sizeof *out->places), "places");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->elements, dtl__times(count, size), "elements");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->table, dtl__times(slots, sizeof *out->table), "places");
    return status;
}

/* Whether it was not there yet.  A slot holds one more than its place, since 0 is a free one. */
static bool place_add(struct written *written, uint64_t place)
{
    uint64_t slot = place * UINT64_C(0x9e3779b97f4a7c15) >> 20 & written->mask;

    while (written->table[slot] != 0 && written->table[slot] != place + 1)
        slot = (slot + 1) & written->mask;
    if (written->table[slot] != 0)
        return false;
    written->table[slot] = place + 1;
    return true;
}

/* The last of those that are written to one place. */
static void last_ones(struct written *written, const uint64_t *places, uint64_t count,
                      const char *elements, uint64_t size)
{
    for (uint64_t index = count; index-- > 0;) {
        if (!place_add(written, places[index]))
            continue;
        written->places[written->count] = places[index];
        memcpy(written->elements + written->count++ * size, elements + index * size, size);
    }
}

static dtl_status scatter(struct container *container, const uint64_t *places, uint64_t count,
                          const void *from)
{
    struct device_stream *stream = container->block->stream;
    struct places list;
    dtl_status status = dtl__places_open(stream, container->type, places, count, &list), finished;

    if (status != DTL_SUCCESS)
        return status;
    status = stream->device->ops->copy(stream, list.elements.start, from, list.elements.bytes);
    if (status == DTL_SUCCESS)
        status = dtl__places_scatter(&list, part_of(container));
    finished = dtl__stream_finish(stream);
    dtl__places_close(&list);
    return status == DTL_SUCCESS ? finished : status;
}

dtl_status dtl__container_scatter(struct container *container, const uint64_t *places,
                                  uint64_t count, const void *from)
{
    uint64_t size = container->type->size;
    struct written written = {0};
    dtl_status status;

    if (count > 0 && is_row(places, count))
        return dtl__container_write(container, places[0], count, from);
    if (count == 0)
        return DTL_SUCCESS;
    if (is_ascending(places, count))
        return scatter(container, places, count, from);
    status = written_make(count, size, &written);
    if (status == DTL_SUCCESS) {
        last_ones(&written, places, count, from, size);
        status = scatter(container, written.places, written.count, written.elements);
    }
    written_release(&written);
    return status;
}
