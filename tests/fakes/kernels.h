/* SPDX-License-Identifier: BSD-3-Clause */
/* Pairs of containers with the same elements, one on the host and one on a device, and counters of
 * bytes copied between host and device. */
#ifndef FAKES_KERNELS_H
#define FAKES_KERNELS_H

#include "../c/support/device_leaks.h"
#include "device/kernel.h"
#include "driver_faults.h"

enum { ELEMENT = 16, ANSWER = 16, TWO_ANSWERS = 32, FOUR_ANSWERS = 64 };

/* Fewer elements than one partial result covers, as many, more, and so many that partial results
 * are reduced two or three times. */
static const dtl_size_t sizes[] = {0, 1, 2, 63, 64, 65, 129, 4097, 10007};

/* ---- transfers ------------------------------------------------------------------------------- */

static dtl_status (*device_copy)(struct device_stream *stream, void *to, const void *from,
                                 uint64_t bytes);
static uint64_t travelled; /* bytes copied from or to the host */
static uint64_t longest;   /* largest single copy since it was last set to 0 */
static dtl_status (*device_launch)(struct device_stream *stream, const char *kernel,
                                   const struct kernel_call *call);
static uint64_t launched; /* number of launched kernels */
static dtl_status (*device_primitive)(struct device_stream *stream, const struct kernel_call *call,
                                      struct device_part workspace);
static uint64_t ordered; /* sorts and scans by kernels and primitives */

static bool is_hosts(const struct device_stream *stream, const void *address)
{
    struct memory memory;

    stream->device->ops->inspect(address, &memory);
    return memory.kind == MEMORY_FOREIGN || memory.kind == MEMORY_PINNED;
}

static dtl_status counting_copy(struct device_stream *stream, void *to, const void *from,
                                uint64_t bytes)
{
    if (is_hosts(stream, to) || is_hosts(stream, from)) {
        travelled += bytes;
        longest = bytes > longest ? bytes : longest;
    }
    return device_copy(stream, to, from, bytes);
}

static dtl_status counting_launch(struct device_stream *stream, const char *kernel,
                                  const struct kernel_call *call)
{
    launched++;
    ordered += strncmp(kernel, "chunks_", 7) == 0 || strncmp(kernel, "runs_", 5) == 0 ||
               strncmp(kernel, "scan_", 5) == 0 || strncmp(kernel, "exscan_", 7) == 0;
    return device_launch(stream, kernel, call);
}

static dtl_status counting_primitive(struct device_stream *stream, const struct kernel_call *call,
                                     struct device_part workspace)
{
    ordered++;
    return device_primitive(stream, call, workspace);
}

/* Counts the device's copies and kernels from here on. */
static int watch_copies(void)
{
    const struct device *device = NULL;

    if (dtl__device_find(getenv("DTL_DEVICE"), 0, &device) != DTL_SUCCESS) {
        fprintf(stderr, "%s\n", last_message());
        return 1;
    }
    device_copy = device->ops->copy;
    device_launch = device->ops->launch;
    device_primitive = device->ops->primitive;
    ((struct device_ops *)device->ops)->primitive = counting_primitive;
    ((struct device_ops *)device->ops)->copy = counting_copy;
    ((struct device_ops *)device->ops)->launch = counting_launch;
    return 0;
}

static inline void assert_stays(uint64_t before, const char *what)
{
    if (travelled - before > ANSWER)
        fail_msg("rank %d: %s: %d bytes have travelled; expected at most %d", (int)world.rank, what,
                 (int)(travelled - before), ANSWER);
}

/* ---- containers ------------------------------------------------------------------------------ */

/* Writes bytes that are finite numbers near one in any dtype, and not all equal. */
static void element_write(unsigned char *element, const struct dtype *type, uint64_t seed)
{
    uint32_t half = type->size / 2;

    seed = (seed + 1) * UINT64_C(0x9e3779b97f4a7c15);
    for (uint32_t place = 0; place < type->size; place++)
        element[place] = (unsigned char)(seed >> 8 * (place % 8) >> 3 * (place / 8));
    element[type->size - 1] &= type->size == 1 ? 0xff : 0x3f;
    element[half == 0 ? 0 : half - 1] &= type->size < 8 ? 0xff : 0x3f;
}

static dtl_vector_t vector_by(dtl_dtype dtype, dtl_size_t size, dtl_partition_policy policy,
                              dtl_placement_policy placement)
{
    const struct dtype *type = dtl__dtype(dtype);
    dtl_container_options options;
    dtl_vector_t vec = NULL;

    dtl_container_options_init(&options);
    options.partition = policy;
    options.block_size = policy == DTL_PARTITION_BLOCK_CYCLIC ? 7 : 1;
    options.placement = placement;
    assert_success(dtl_vector_create_with_options(world.ctx, dtype, size, &options, &vec));
    dtl_size_t count = dtl_vector_local_size(vec);
    unsigned char *elements = calloc(count + 1, ELEMENT);
    for (dtl_size_t index = 0; index < count; index++)
        element_write(elements + index * type->size, type,
                      (uint64_t)dtl_vector_to_global(vec, (dtl_index_t)index) % 1000);
    assert_success(dtl_container_copy_from_host(vec, elements, count));
    free(elements);
    return vec;
}

static inline dtl_vector_t vector_of(dtl_dtype dtype, dtl_size_t size,
                                     dtl_placement_policy placement)
{
    return vector_by(dtype, size, DTL_PARTITION_BLOCK, placement);
}

/* Vectors with the same elements on the host and on the device. */
struct pair {
    dtl_vector_t host, on_device;
};

static struct pair pair_by(dtl_dtype dtype, dtl_size_t size, dtl_partition_policy policy)
{
    return (struct pair){vector_by(dtype, size, policy, DTL_PLACEMENT_HOST),
                         vector_by(dtype, size, policy, DTL_PLACEMENT_DEVICE)};
}

static struct pair pair_of(dtl_dtype dtype, dtl_size_t size)
{
    return pair_by(dtype, size, DTL_PARTITION_BLOCK);
}

static void pair_free(struct pair *pair)
{
    dtl_vector_destroy(pair->host);
    dtl_vector_destroy(pair->on_device);
}

static void assert_equal_elements(const struct pair *pair, const char *what)
{
    dtl_size_t count = dtl_vector_local_size(pair->host);
    uint64_t bytes = count * dtl__dtype(dtl_vector_dtype(pair->host))->size;
    unsigned char *expected = malloc(bytes + 1), *found = malloc(bytes + 1);

    assert_success(dtl_container_copy_to_host(pair->host, expected, count));
    assert_success(dtl_container_copy_to_host(pair->on_device, found, count));
    if (memcmp(expected, found, bytes) != 0)
        fail_msg("rank %d: %s of %s differ", (int)world.rank, what,
                 dtl__dtype(dtl_vector_dtype(pair->host))->name);
    free(expected);
    free(found);
}

typedef void (*deed)(const struct pair *pair, dtl_dtype dtype);

static void for_all(deed deed)
{
    for (int id = 0; id < DTL__DTYPES_END; id++)
        for (size_t size = 0; size < COUNT_OF(sizes) && dtl__dtypes[id].size > 0; size++) {
            struct pair pair = pair_of((dtl_dtype)id, sizes[size]);

            deed(&pair, (dtl_dtype)id);
            pair_free(&pair);
        }
}

#endif
