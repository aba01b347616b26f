/* SPDX-License-Identifier: BSD-3-Clause */
/* Gather, scatter and redistribution on a device give the results of the host. Only requested
 * elements and those of other ranks are transferred. */
#include <unistd.h>

#include "kernels.h"

enum { LISTED = sizeof(uint64_t), RUN_BYTES = sizeof(struct kernel_run), MOST = 300, SLACK = 1024 };

/* ---- by index -------------------------------------------------------------------------------- */

/* Makes local indices in no order, some of them twice, no two consecutive. */
static uint64_t own_indices(dtl_vector_t vec, dtl_index_t indices[MOST])
{
    uint64_t count = dtl_vector_local_size(vec), wanted = count < MOST ? count : MOST;

    for (uint64_t place = 0; place < wanted; place++)
        indices[place] = dtl_vector_to_global(
            vec, (dtl_index_t)((place * place * 31 + place * 7919 + 3) % count));
    return wanted;
}

/* Transferred bytes are those of indices and elements together, in no copy of a single element. */
static void gathers(const struct pair *pair, dtl_dtype dtype)
{
    uint64_t size = dtl__dtype(dtype)->size, before = travelled, ran = launched;
    unsigned char expected[MOST * ELEMENT] = {0}, found[MOST * ELEMENT] = {0};
    dtl_index_t indices[MOST];
    uint64_t wanted = own_indices(pair->on_device, indices);

    assert_success(dtl_container_get_elements(pair->host, indices, wanted, expected));
    assert_success(dtl_container_get_elements(pair->on_device, indices, wanted, found));
    assert_memory_equal(found, expected, wanted * size);
    assert_true(travelled - before <= wanted * (size + LISTED));
    assert_true(launched - ran <= 1);
    if (wanted < 2)
        return;
    indices[1] = (dtl_index_t)dtl_vector_global_size(pair->on_device);
    memset(found, 7, sizeof found);
    memcpy(expected, found, sizeof found);
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  dtl_container_get_elements(pair->on_device, indices, wanted, found));
    assert_message("indices[1] is ");
    assert_memory_equal(found, expected, sizeof found);
}

static void elements_by_index_are_gathered_by_a_kernel(void **state)
{
    (void)state;
    for_all(gathers);
}

/* If an index occurs twice, the later element remains, as on the host. */
static void scatters(const struct pair *pair, dtl_dtype dtype)
{
    const struct dtype *type = dtl__dtype(dtype);
    uint64_t before = travelled, ran = launched;
    unsigned char values[MOST * ELEMENT] = {0};
    dtl_index_t indices[MOST];
    uint64_t wanted = own_indices(pair->on_device, indices);

    for (uint64_t place = 0; place < wanted; place++)
        element_write(values + place * type->size, type, place + 77);
    assert_success(dtl_container_set_elements(pair->host, indices, wanted, values));
    assert_success(dtl_container_set_elements(pair->on_device, indices, wanted, values));
    assert_true(travelled - before <= wanted * (type->size + LISTED));
    assert_true(launched - ran <= 1);
    assert_equal_elements(pair, "elements that were set");
}

static void elements_are_written_by_index_by_a_kernel(void **state)
{
    (void)state;
    for_all(scatters);
}

/* Every third element in reverse order: the run is passed as a range, not as a list of indices. */
static void strides(const struct pair *pair, dtl_dtype dtype)
{
    uint64_t size = dtl__dtype(dtype)->size, count = dtl_vector_local_size(pair->on_device), before;
    uint64_t wanted = count / 3 < MOST ? count / 3 : MOST;
    unsigned char values[MOST * ELEMENT] = {0}, same[MOST * ELEMENT] = {0};
    dtl_index_t indices[MOST];

    if (wanted < 4)
        return;
    for (uint64_t place = 0; place < wanted; place++)
        indices[place] =
            dtl_vector_to_global(pair->on_device, (dtl_index_t)(3 * (wanted - 1 - place)));
    before = travelled;
    assert_success(dtl_container_get_elements(pair->on_device, indices, wanted, values));
    assert_true(travelled - before == wanted * size + RUN_BYTES);
    assert_success(dtl_container_get_elements(pair->host, indices, wanted, same));
    assert_memory_equal(values, same, wanted * size);
    memset(values, 1, sizeof values);
    assert_success(dtl_container_set_elements(pair->on_device, indices, wanted, values));
    assert_success(dtl_container_set_elements(pair->host, indices, wanted, values));
    assert_equal_elements(pair, "elements that were set");
    indices[0] = dtl_vector_to_global(pair->on_device, 0);
    indices[1] = dtl_vector_to_global(pair->on_device, 1);
    before = launched;
    assert_success(dtl_container_get_elements(pair->on_device, indices, 2, values));
    assert_success(dtl_container_set_elements(pair->on_device, indices, 2, values));
    assert_int_equal(launched - before, 0); /* consecutive elements are copied without a kernel */
}

static void regular_indices_are_sent_as_ranges(void **state)
{
    (void)state;
    for_all(strides);
}

static uint64_t sum_of(uint64_t mine)
{
    uint64_t sum = 0;

    assert_success(dtl_allreduce(world.ctx, &mine, &sum, 1, DTL_DTYPE_UINT64, DTL_OP_SUM));
    return sum;
}

/* Each rank reads and writes elements of all ranks; no two ranks write the same element. */
static void gathers_and_scatters_reach_other_ranks(void **state)
{
    enum { SIZE = 4001, EACH = 200 };
    struct pair pair = pair_of(DTL_DTYPE_INT64, SIZE);
    int64_t found[EACH], expected[EACH], values[EACH];
    dtl_index_t indices[EACH];
    uint64_t before, wanted = EACH * (uint64_t)world.size * (sizeof *found + LISTED);

    (void)state;
    assert_success(dtl_container_expose(pair.host));
    assert_success(dtl_container_expose(pair.on_device));
    for (int place = 0; place < EACH; place++) {
        indices[place] = place * (place + 5) % (SIZE / world.size - 1) * world.size + world.rank;
        values[place] = world.rank * 1000 + place;
    }
    before = travelled;
    assert_success(dtl_container_get_elements(pair.on_device, indices, EACH, found));
    assert_success(dtl_container_barrier(pair.on_device));
    assert_true(sum_of(travelled - before) <= wanted);
    assert_success(dtl_container_get_elements(pair.host, indices, EACH, expected));
    assert_memory_equal(found, expected, sizeof found);
    assert_success(dtl_container_barrier(pair.host));
    before = travelled;
    assert_success(dtl_container_set_elements(pair.on_device, indices, EACH, values));
    assert_success(dtl_container_barrier(pair.on_device));
    assert_true(sum_of(travelled - before) <= wanted);
    assert_success(dtl_container_set_elements(pair.host, indices, EACH, values));
    assert_success(dtl_container_barrier(pair.host));
    assert_equal_elements(&pair, "elements that others have set");
    pair_free(&pair);
}

/* ---- redistribution -------------------------------------------------------------------------- */

/* Returns the bytes that move to and from this rank, if element i was on rank owners[i]. */
static uint64_t moved(dtl_vector_t vec, const dtl_rank_t *owners, dtl_size_t count)
{
    uint64_t elements = 0;

    for (dtl_size_t index = 0; index < count; index++)
        elements += (dtl_vector_owner(vec, (dtl_index_t)index) == world.rank) !=
                    (owners[index] == world.rank);
    return elements * dtl__dtype(dtl_vector_dtype(vec))->size;
}

static void redistributes(const struct pair *pair, dtl_dtype dtype)
{
    static const dtl_partition_policy policies[] = {
        DTL_PARTITION_CYCLIC,       DTL_PARTITION_HASH,   DTL_PARTITION_BLOCK,
        DTL_PARTITION_REPLICATED,   DTL_PARTITION_CYCLIC, DTL_PARTITION_BLOCK,
        DTL_PARTITION_BLOCK_CYCLIC, DTL_PARTITION_HASH,   DTL_PARTITION_REPLICATED,
        DTL_PARTITION_BLOCK};
    dtl_size_t count = dtl_vector_global_size(pair->host);
    dtl_rank_t *owners = malloc((count + 1) * sizeof *owners);
    bool was_replicated = false;

    (void)dtype;
    for (size_t each_policy = 0; each_policy < COUNT_OF(policies); each_policy++) {
        bool is_hash = policies[each_policy] == DTL_PARTITION_HASH ||
                       (each_policy > 0 && policies[each_policy - 1] == DTL_PARTITION_HASH);
        bool is_replicated = policies[each_policy] == DTL_PARTITION_REPLICATED;
        uint64_t lists = is_hash ? (count + 1) * 2 * LISTED : SLACK, before = travelled;

        for (dtl_size_t index = 0; index < count; index++)
            owners[index] = dtl_vector_owner(pair->on_device, (dtl_index_t)index);
        assert_success(dtl_container_redistribute(pair->host, policies[each_policy]));
        assert_success(dtl_container_redistribute(pair->on_device, policies[each_policy]));
        if (!is_replicated && !was_replicated)
            assert_true(travelled - before <= moved(pair->on_device, owners, count) + lists);
        else if (was_replicated)
            assert_true(travelled - before <= lists);
        assert_equal_elements(pair, dtl_partition_policy_name(policies[each_policy]));
        was_replicated = is_replicated;
    }
    free(owners);
}

static void elements_are_packed_for_another_distribution_by_a_kernel(void **state)
{
    (void)state;
    for_all(redistributes);
}

static void resizes(const struct pair *pair, dtl_dtype dtype)
{
    dtl_size_t size = dtl_vector_global_size(pair->host);

    (void)dtype;
    for (dtl_size_t next = 0; next < 3; next++) {
        assert_success(dtl_vector_resize(pair->host, size / 2 + next * size));
        assert_success(dtl_vector_resize(pair->on_device, size / 2 + next * size));
        assert_equal_elements(pair, "resized ones");
    }
}

static void vectors_grow_and_shrink_on_devices(void **state)
{
    (void)state;
    for_all(resizes);
}

/* Redistribution works between device containers of different distributions. */
static void redistribution_transfers_only_elements_that_change_rank(void **state)
{
    enum { SIZE = 9001 };
    struct pair src = pair_of(DTL_DTYPE_INT64, SIZE), dst = pair_of(DTL_DTYPE_INT64, SIZE);
    dtl_rank_t owners[SIZE];
    uint64_t before;

    (void)state;
    for (int index = 0; index < SIZE; index++)
        owners[index] = dtl_vector_owner(src.on_device, index);
    assert_success(dtl_container_redistribute(dst.host, DTL_PARTITION_CYCLIC));
    assert_success(dtl_container_redistribute(dst.on_device, DTL_PARTITION_CYCLIC));
    before = travelled;
    assert_success(dtl_container_apply(dst.host, src.host, DTL_OP_SUM));
    assert_success(dtl_container_apply(dst.on_device, src.on_device, DTL_OP_SUM));
    assert_success(dtl_container_copy(src.host, dst.host));
    assert_success(dtl_container_copy(src.on_device, dst.on_device));
    assert_success(dtl_container_apply_binary(dst.host, dst.host, src.host, DTL_BINARY_SUBTRACT));
    assert_success(dtl_container_apply_binary(dst.on_device, dst.on_device, src.on_device,
                                              DTL_BINARY_SUBTRACT));
    assert_true(travelled - before <= 3 * (moved(dst.on_device, owners, SIZE) + SLACK));
    assert_equal_elements(&dst, "elements of another distribution");
    pair_free(&src);
    pair_free(&dst);
}

/* ---- files ----------------------------------------------------------------------------------- */

/* Each element of a part of several chunks is transferred once, and at most one chunk at a time. */
static void elements_are_saved_and_loaded_in_chunks(void **state)
{
    enum { PIECE_BYTES = 16 << 20, PIECES = 3 };
    dtl_size_t size =
        (dtl_size_t)world.size * ((uint64_t)PIECES * PIECE_BYTES / sizeof(int64_t) - 12345) + 1;
    char path[64] = "";
    dtl_vector_t vec;
    int64_t sum = 0, found = -1;

    (void)state;
    if (world.rank == 0)
        snprintf(path, sizeof path, "/tmp/dtl-pieces-%d.npy", (int)getpid());
    assert_success(dtl_broadcast(world.ctx, path, sizeof path, DTL_DTYPE_BYTE, 0));
    vec = vector_of(DTL_DTYPE_INT64, size, DTL_PLACEMENT_DEVICE);
    assert_success(dtl_container_reduce(vec, DTL_OP_SUM, &sum));
    travelled = longest = 0;
    assert_success(dtl_container_save(vec, path));
    assert_int_equal(travelled, dtl_vector_local_size(vec) * sizeof sum);
    assert_int_equal(longest, PIECE_BYTES);
    assert_success(dtl_container_fill(vec, &found));
    travelled = longest = 0;
    assert_success(dtl_container_load(vec, path));
    assert_int_equal(travelled, dtl_vector_local_size(vec) * sizeof sum);
    assert_int_equal(longest, PIECE_BYTES);
    assert_success(dtl_container_reduce(vec, DTL_OP_SUM, &found));
    assert_int_equal(found, sum);
    dtl_vector_destroy(vec);
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0)
        unlink(path);
}

/* ---- tensors --------------------------------------------------------------------------------- */

enum { DEPTH = 5, ROWS = 7, COLUMNS = 6, CELLS = DEPTH * ROWS * COLUMNS, WIDEST = 9 };

static dtl_tensor_t tensor_of(int32_t dim, dtl_placement_policy placement)
{
    const dtl_shape shape = {.ndim = 3, .dims = {DEPTH, ROWS, COLUMNS}};
    dtl_container_options options;
    dtl_tensor_t tensor = NULL;
    int32_t elements[CELLS];

    dtl_container_options_init(&options);
    options.placement = placement;
    assert_success(
        dtl_tensor_create_with_options(world.ctx, DTL_DTYPE_INT32, shape, dim, &options, &tensor));
    for (int index = 0; index < CELLS; index++)
        elements[index] = (world.rank + 1) * 1000 + index;
    assert_success(
        dtl_container_copy_from_host(tensor, elements, dtl_container_local_size(tensor)));
    return tensor;
}

static void tensors_are_redistributed_as_on_the_host(void **state)
{
    static const dtl_partition_policy policies[] = {DTL_PARTITION_CYCLIC, DTL_PARTITION_HASH,
                                                    DTL_PARTITION_REPLICATED, DTL_PARTITION_BLOCK};

    (void)state;
    for (int32_t dim = 0; dim < 3; dim++) {
        dtl_tensor_t host = tensor_of(dim, DTL_PLACEMENT_HOST),
                     on_device = tensor_of(dim, DTL_PLACEMENT_DEVICE);

        for (size_t each_policy = 0; each_policy < COUNT_OF(policies); each_policy++) {
            int32_t expected[CELLS] = {0}, found[CELLS] = {0};
            dtl_size_t count;

            assert_success(dtl_container_redistribute(host, policies[each_policy]));
            assert_success(dtl_container_redistribute(on_device, policies[each_policy]));
            count = dtl_container_local_size(host);
            assert_success(dtl_container_copy_to_host(host, expected, count));
            assert_success(dtl_container_copy_to_host(on_device, found, count));
            assert_memory_equal(found, expected, sizeof found);
        }
        dtl_tensor_destroy(host);
        dtl_tensor_destroy(on_device);
    }
}

/* ---- halos ----------------------------------------------------------------------------------- */

/* Allocates memory on rank 0's kind of device. */
static void *device_memory(const struct device **device, uint64_t bytes)
{
    void *block = NULL;

    assert_success(dtl__device_find(getenv("DTL_DEVICE"), 0, device));
    assert_success((*device)->ops->allocate(*device, MEMORY_DEVICE, bytes, &block));
    return block;
}

/* Copies between a device block and host memory. */
static void device_exchange(const struct device *device, void *to, const void *from, uint64_t bytes)
{
    struct device_stream *stream = NULL;

    assert_success(device->ops->stream_create(device, &stream));
    assert_success(device->ops->copy(stream, to, from, bytes));
    assert_success(dtl__stream_synchronize(stream));
    device->ops->stream_release(stream);
}

static void halo_compare(int32_t dim, const dtl_size_t widths[3], const int periodic[3])
{
    enum { PADDED = (DEPTH + 2 * WIDEST) * (ROWS + 2 * WIDEST) * (COLUMNS + 2 * WIDEST) };
    static int32_t expected[PADDED], found[PADDED];
    dtl_tensor_t host = tensor_of(dim, DTL_PLACEMENT_HOST),
                 on_device = tensor_of(dim, DTL_PLACEMENT_DEVICE);
    const struct device *device = NULL;
    void *padded = device_memory(&device, sizeof found);

    memset(expected, 0xb5, sizeof expected);
    device_exchange(device, padded, expected, sizeof expected);
    assert_success(dtl_container_exchange_halo(host, widths, periodic, expected, PADDED));
    assert_success(dtl_container_exchange_halo(on_device, widths, periodic, padded, PADDED));
    assert_success(dtl_container_fill(host, &(int32_t){-1})); /* elements that are not exchanged */
    assert_success(dtl_container_fill(on_device, &(int32_t){-2}));
    assert_success(dtl_container_refresh_halo(host, widths, periodic, expected, PADDED));
    assert_success(dtl_container_refresh_halo(on_device, widths, periodic, padded, PADDED));
    device_exchange(device, found, padded, sizeof found);
    for (int index = 0; index < PADDED; index++)
        if (found[index] != expected[index])
            fail_msg("rank %d: dim %d: element %d is %d; expected %d", (int)world.rank, (int)dim,
                     index, (int)found[index], (int)expected[index]);
    assert_success(device->ops->release(device, padded));
    dtl_tensor_destroy(host);
    dtl_tensor_destroy(on_device);
}

/* Margins of all widths, including zero and wider than the part. */
static void halos_in_device_memory_equal_the_hosts(void **state)
{
    static const dtl_size_t widths[][3] = {{1, 1, 1}, {2, 0, 3}, {0, 4, 0}, {WIDEST, 2, WIDEST}};

    (void)state;
    for (int32_t dim = 0; dim < 3; dim++)
        for (size_t width = 0; width < COUNT_OF(widths); width++)
            for (int rings = 0; rings < 8; rings++) {
                const int periodic[] = {rings & 1, rings >> 1 & 1, rings >> 2 & 1};

                halo_compare(dim, widths[width], periodic);
            }
}

static void a_halo_transfers_only_slices_of_other_ranks(void **state)
{
    enum { SIZE = 30000 };
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, SIZE, DTL_PLACEMENT_DEVICE);
    const struct device *device = NULL;
    double *padded = device_memory(&device, (SIZE + 2) * sizeof *padded);
    dtl_size_t width = 1;
    int periodic = 1;
    uint64_t before = travelled;

    (void)state;
    assert_success(dtl_container_exchange_halo(vec, &width, &periodic, padded, SIZE + 2));
    assert_success(dtl_container_refresh_halo(vec, &width, &periodic, padded, SIZE + 2));
    assert_true(travelled - before <= SLACK);
    assert_success(device->ops->release(device, padded));
    dtl_vector_destroy(vec);
}

static void memory_that_is_too_short_for_a_halo_is_refused(void **state)
{
    enum { SIZE = 3000 };
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, SIZE, DTL_PLACEMENT_DEVICE);
    const struct device *device = NULL;
    double *padded = device_memory(&device, 1000 * sizeof *padded);
    dtl_size_t width = 1;
    int periodic = 1;

    (void)state;
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_container_exchange_halo(vec, &width, &periodic, padded + 990, SIZE + 2));
    assert_message("to the end of its block; expected those of the padded part");
    assert_status(DTL_ERROR_BUFFER_TOO_SMALL,
                  dtl_container_exchange_halo(vec, &width, &periodic, padded, 5));
    assert_message("capacity is 5; expected");
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_container_exchange_halo(vec, &width, &periodic,
                                              dtl_vector_device_data_mut(vec), SIZE + 2));
    assert_message("padded has some of the container's elements; expected other memory");
    assert_success(device->ops->release(device, padded));
    dtl_vector_destroy(vec);
}

/* ---- failures -------------------------------------------------------------------------------- */

/* Makes calls of the driver fail on the last rank, from the `number`-th on. */
static void fail_at(const char *call, int number)
{
    char text[64];

    if (world.rank == world.size - 1 && is_faked()) {
        snprintf(text, sizeof text, "%s=2@%d", call, number);
        fails(text);
    }
}

static void elements_move_on_all_ranks_or_on_none(void **state)
{
    const char *const calls[] = {OF("cuLaunchKernel", "hipModuleLaunchKernel"),
                                 OF("cuMemAlloc_v2", "hipMalloc"),
                                 OF("cuMemcpyAsync", "hipMemcpyAsync")};
    struct pair pair = pair_of(DTL_DTYPE_INT32, 4097);
    dtl_index_t indices[MOST];
    int32_t values[MOST] = {0};
    uint64_t wanted = own_indices(pair.on_device, indices);

    (void)state;
    for (size_t call = 0; call < COUNT_OF(calls); call++)
        for (int number = 1; number <= 3; number++) {
            fail_at(calls[call], number);
            dtl_status status = dtl_container_redistribute(pair.on_device, DTL_PARTITION_CYCLIC);
            nothing_fails();
            assert_int_equal(sum_of(status != DTL_SUCCESS) % (uint64_t)world.size, 0);
            if (status == DTL_SUCCESS)
                assert_success(dtl_container_redistribute(pair.on_device, DTL_PARTITION_BLOCK));
            assert_equal_elements(&pair, "elements that did not move");

            fail_at(calls[call], number);
            (void)dtl_container_get_elements(pair.on_device, indices, wanted, values);
            nothing_fails();
        }
    pair_free(&pair);
}

static void a_halo_that_fails_on_one_rank_leaks_nothing(void **state)
{
    dtl_vector_t vec = vector_of(DTL_DTYPE_FLOAT64, 3000, DTL_PLACEMENT_DEVICE);
    const struct device *device = NULL;
    double *padded = device_memory(&device, 3002 * sizeof *padded);
    dtl_size_t width = 1;
    int periodic = 1;

    (void)state;
    for (int number = 1; number <= 4; number++) {
        fail_at(number % 2 == 0 ? OF("cuLaunchKernel", "hipModuleLaunchKernel")
                                : OF("cuMemAlloc_v2", "hipMalloc"),
                (number + 1) / 2);
        (void)dtl_container_exchange_halo(vec, &width, &periodic, padded, 3002);
        nothing_fails();
    }
    assert_success(dtl_container_exchange_halo(vec, &width, &periodic, padded, 3002));
    assert_success(device->ops->release(device, padded));
    dtl_vector_destroy(vec);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_by_index_are_gathered_by_a_kernel),
        cmocka_unit_test(elements_are_written_by_index_by_a_kernel),
        cmocka_unit_test(regular_indices_are_sent_as_ranges),
        cmocka_unit_test(gathers_and_scatters_reach_other_ranks),
        cmocka_unit_test(elements_are_packed_for_another_distribution_by_a_kernel),
        cmocka_unit_test(vectors_grow_and_shrink_on_devices),
        cmocka_unit_test(redistribution_transfers_only_elements_that_change_rank),
        cmocka_unit_test(elements_are_saved_and_loaded_in_chunks),
        cmocka_unit_test(tensors_are_redistributed_as_on_the_host),
        cmocka_unit_test(halos_in_device_memory_equal_the_hosts),
        cmocka_unit_test(a_halo_transfers_only_slices_of_other_ranks),
        cmocka_unit_test(memory_that_is_too_short_for_a_halo_is_refused),
        cmocka_unit_test(elements_move_on_all_ranks_or_on_none),
        cmocka_unit_test(a_halo_that_fails_on_one_rank_leaks_nothing),
    };

    if (watch_copies() != 0)
        return 1;
    return run_on_devices("redistribution", tests, COUNT_OF(tests));
}
