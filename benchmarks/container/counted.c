/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs calls on host containers and others, one after another, so that callgrind can count the
 * instructions of each: a line of JSON for each.  The rounds run once to warm up, once, and twice
 * as often. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <dtl/dtl.h>

#include "../harness/check_status.h"

enum { ROUNDS = 100, COUNT = 16, PADDED = 64 };
#define DOUBLE DTL_DTYPE_FLOAT64 /* a macro, because an enumerator would have another type */

static dtl_context_t ctx;
static dtl_container_options options;
static dtl_vector_t vector, other, sorted, scanned, payload, order, made;
static dtl_array_t array;
static dtl_tensor_t tensor;
static dtl_span_t span, part;
static dtl_window_t window, fenced, opened;
static dtl_map_t map;
static dtl_collective_plan_t plan;
static dtl_request_t request;
static dtl_message_info_t info;

/* Inputs of the calls. */
static const dtl_index_t place[] = {1, 2};
static const dtl_size_t widths[] = {1, 1}, four = 4, none = 0;
static const int periodic[] = {1, 1};
static const double halves[] = {0.25, 0.5}, sought = 9, zero = 0;
static dtl_index_t indices[COUNT];
static double mixed[COUNT];
/* Outputs of the calls. */
static double value = 1, sum, buffer[COUNT], result[COUNT], padded[PADDED];
static dtl_index_t found, number = 3, swapped;
static dtl_size_t counted, bins[4];
static int flag;
static unsigned char seen[COUNT];
static volatile uint64_t kept;

/* ---- arguments of the calls -------------------------------------------------------------------
 */

static void element_visit(void *element, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(double *)element += 1;
}

static void element_see(const void *element, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    sum += *(const double *)element;
}

static void element_map(const void *input, void *output, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(double *)output = *(const double *)input + 1;
}

static void chunk_visit(void *elements, dtl_size_t count, void *user_data)
{
    (void)user_data;
    for (dtl_size_t index = 0; index < count; index++)
        ((double *)elements)[index] += 1;
}

static void chunk_map(const void *input, void *output, dtl_size_t count, void *user_data)
{
    (void)user_data;
    for (dtl_size_t index = 0; index < count; index++)
        ((double *)output)[index] = ((const double *)input)[index] + 1;
}

static int is_sought(const void *element, void *user_data)
{
    (void)user_data;
    return *(const double *)element == sought;
}

static void pair_add(const void *a, const void *b, void *both, void *user_data)
{
    (void)user_data;
    *(double *)both = *(const double *)a + *(const double *)b;
}

static int compare(const void *a, const void *b, void *user_data)
{
    double left = *(const double *)a, right = *(const double *)b;

    (void)user_data;
    return (left > right) - (left < right);
}

static dtl_status pass_on(dtl_status code, const void *from, dtl_size_t size, dtl_future_t to,
                          void *user_data)
{
    (void)code;
    (void)user_data;
    return dtl_future_set(to, from, size);
}

/* ---- rounds of more than one call ------------------------------------------------------------ */

static dtl_status said(uint64_t answer)
{
    kept = answer;
    return DTL_SUCCESS;
}

static dtl_status waited(dtl_status status)
{
    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

static dtl_status vector_made(dtl_status status)
{
    dtl_vector_destroy(made);
    return status;
}

static dtl_status array_make(void)
{
    dtl_array_t each;
    dtl_status status = dtl_array_create(ctx, DOUBLE, COUNT, &each);

    dtl_array_destroy(each);
    return status;
}

static dtl_status tensor_make(void)
{
    dtl_tensor_t each;
    dtl_status status = dtl_tensor_create(ctx, DOUBLE, dtl_shape_2d(4, 4), &each);

    dtl_tensor_destroy(each);
    return status;
}

static dtl_status span_made(dtl_status status)
{
    dtl_span_destroy(part);
    return status;
}

static dtl_status memory_take(void)
{
    dtl_memory_t memory;
    dtl_status status = dtl_container_memory(vector, &memory);

    dtl_memory_release(memory);
    return status;
}

static dtl_status context_dup(void)
{
    dtl_context_t each;
    dtl_status status = dtl_context_dup(ctx, &each);

    dtl_context_destroy(each);
    return status;
}

static dtl_status there_and_back(void)
{
    dtl_status status = dtl_container_redistribute(other, DTL_PARTITION_CYCLIC);

    return status == DTL_SUCCESS ? dtl_container_redistribute(other, DTL_PARTITION_BLOCK) : status;
}

static dtl_status longer_and_back(void)
{
    dtl_status status = dtl_vector_resize(other, 2 * COUNT);

    return status == DTL_SUCCESS ? dtl_vector_resize(other, COUNT) : status;
}

/* Shuffles `other` again for the next round. */
static dtl_status shuffled(dtl_status status)
{
    return status == DTL_SUCCESS ? dtl_vector_copy_from_host(other, mixed, COUNT) : status;
}

static dtl_status unique_make(void)
{
    dtl_status status = dtl_container_unique(vector, &made);

    dtl_vector_destroy(made);
    return status;
}

static dtl_status planned(dtl_status status)
{
    return status == DTL_SUCCESS ? dtl_collective_plan_wait(plan) : status;
}

static dtl_status received_first(void)
{
    dtl_status status = dtl_irecv(ctx, result, 4, DOUBLE, 0, 2, &request);

    if (status == DTL_SUCCESS)
        status = dtl_send(ctx, buffer, 4, DOUBLE, 0, 2);
    return waited(status);
}

static dtl_status sent_first(void)
{
    dtl_status status = dtl_isend(ctx, buffer, 4, DOUBLE, 0, 3, &request);

    if (status == DTL_SUCCESS)
        status = dtl_recv(ctx, result, 4, DOUBLE, 0, 3);
    return waited(status);
}

static dtl_status probed_first(void)
{
    dtl_message_t message;
    dtl_status status = dtl_isend(ctx, buffer, 4, DOUBLE, 0, 4, &request);

    if (status == DTL_SUCCESS)
        status = dtl_mprobe(ctx, 0, 4, DOUBLE, &message, &info);
    if (status == DTL_SUCCESS)
        status = dtl_mrecv(message, result, 4, DOUBLE);
    return waited(status);
}

static dtl_status window_made(dtl_status status)
{
    dtl_window_destroy(opened);
    return status;
}

static dtl_status locked_and_unlocked(void)
{
    dtl_status status = dtl_window_lock(fenced, 0, DTL_LOCK_EXCLUSIVE);

    return status == DTL_SUCCESS ? dtl_window_unlock(fenced, 0) : status;
}

static dtl_status map_make(void)
{
    dtl_map_t each;
    dtl_status status = dtl_map_create(ctx, DTL_DTYPE_INT64, DOUBLE, &each);

    dtl_map_destroy(each);
    return status;
}

static dtl_status erased_and_inserted(void)
{
    dtl_status status = dtl_map_erase(map, &number, &flag);

    return status == DTL_SUCCESS ? dtl_map_insert(map, &number, &value) : status;
}

static dtl_status future_set_and_get(void)
{
    dtl_future_t future;
    dtl_status status = dtl_future_create(&future);

    if (status == DTL_SUCCESS)
        status = dtl_future_set(future, &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_future_get(future, &value, sizeof value);
    dtl_future_destroy(future);
    return status;
}

static dtl_status future_continued(void)
{
    dtl_future_t first, second;
    dtl_status status = dtl_future_create(&first);

    if (status == DTL_SUCCESS)
        status = dtl_future_then(first, pass_on, NULL, &second);
    if (status == DTL_SUCCESS)
        status = dtl_future_set(first, &value, sizeof value);
    if (status == DTL_SUCCESS)
        status = dtl_future_get(second, &value, sizeof value);
    dtl_future_destroy(first);
    dtl_future_destroy(second);
    return status;
}

static dtl_status future_of_request(void)
{
    dtl_future_t future;
    dtl_status status = dtl_iallreduce(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM, &request);

    if (status == DTL_SUCCESS)
        status = dtl_request_future(request, &future);
    if (status == DTL_SUCCESS)
        status = dtl_future_wait(future);
    dtl_future_destroy(future);
    return status;
}

/* ---- the calls ------------------------------------------------------------------------------- */

#define CALL(kind, name, status)                                                                   \
    static dtl_status name##_round(void)                                                           \
    {                                                                                              \
        return status;                                                                             \
    }
#include "counted_calls.h"
#undef CALL

static const struct call {
    const char *kind, *name;
    dtl_status (*round)(void);
} calls[] = {
#define CALL(kind, name, status) {#kind, #name, name##_round},
#include "counted_calls.h"
#undef CALL
};

static void setup(void)
{
    for (int index = 0; index < COUNT; index++) {
        indices[index] = index;
        mixed[index] = buffer[index] = (7 * index + 3) % COUNT;
    }
    must(dtl_context_create_default(&ctx) == DTL_SUCCESS, "context");
    dtl_container_options_init(&options);
    dtl_vector_t *vectors[] = {&vector, &other, &sorted, &scanned, &payload};
    for (size_t index = 0; index < sizeof vectors / sizeof *vectors; index++) {
        must(dtl_vector_create(ctx, DOUBLE, COUNT, vectors[index]) == DTL_SUCCESS, "vector");
        must(dtl_vector_copy_from_host(*vectors[index], mixed, COUNT) == DTL_SUCCESS, "elements");
    }
    must(dtl_vector_create(ctx, DTL_DTYPE_INT64, COUNT, &order) == DTL_SUCCESS, "order");
    must(dtl_array_create(ctx, DOUBLE, COUNT, &array) == DTL_SUCCESS, "array");
    must(dtl_tensor_create(ctx, DOUBLE, dtl_shape_2d(4, 4), &tensor) == DTL_SUCCESS, "tensor");
    must(dtl_span_from_vector(vector, &span) == DTL_SUCCESS, "span");
    must(dtl_window_allocate(ctx, 128, &window) == DTL_SUCCESS, "window");
    must(dtl_window_lock_all(window) == DTL_SUCCESS, "lock");
    must(dtl_window_allocate(ctx, 128, &fenced) == DTL_SUCCESS, "window");
    must(dtl_map_create(ctx, DTL_DTYPE_INT64, DOUBLE, &map) == DTL_SUCCESS, "map");
    must(dtl_plan_allreduce(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM, &plan) == DTL_SUCCESS,
         "plan");
}

/* Callgrind counts this function, and writes a profile for each call of it. */
__attribute__((noinline)) void rounds_run(const struct call *call, int rounds)
{
    for (int round = 0; round < rounds; round++)
        must(call->round() == DTL_SUCCESS, call->name);
}

int main(void)
{
    setup();
    for (size_t which = 0; which < sizeof calls / sizeof *calls; which++) {
        for (int times = 0; times < 3; times++)
            rounds_run(&calls[which], times < 2 ? ROUNDS : 2 * ROUNDS);
        printf("{\"kind\": \"%s\", \"name\": \"%s\", \"rounds\": %d}\n", calls[which].kind,
               calls[which].name, ROUNDS);
    }
    return 0;
}
