/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests arrive from other processes: their handler checks size, kind and bounds, refuses an
 * invalid request, and stays usable. */
#include "../support/support.h"

#include "action/action.h"
#include "dtl_container.h"
#include "map/map.h"
#include "progress/service_state.h"
#include "rma/window.h"

enum { BYTES = 256, SIZE = 16 };

/* A request of any content: its first words, and the number of bytes to send. */
struct forged {
    uint64_t words[BYTES / sizeof(uint64_t)];
    uint64_t bytes;
};

static struct service *service;

static dtl_status serve(uint64_t identity, const struct forged *request)
{
    struct reply answer = {0};
    dtl_status status = dtl__service_call(service, (world.rank + 1) % world.size, identity,
                                          request->words, request->bytes, &answer);

    dtl__release(answer.data);
    return status;
}

static int set_up(void **state)
{
    struct context *context = dtl__handle_object(world.ctx, HANDLE_CONTEXT, "test", "ctx");

    (void)state;
    assert_success(dtl__service_of(context, &service));
    return 0;
}

/* ---- containers ------------------------------------------------------------------------------ */

/* The format: a count, whether elements are written, and then their indices and values. */
static struct forged elements(uint64_t count, uint64_t is_writing, uint64_t index, uint64_t bytes)
{
    return (struct forged){.words = {count, is_writing, index}, .bytes = bytes};
}

static void unsupported_container_operations_are_refused(void **state)
{
    const struct {
        dtl_status status;
        struct forged request;
    } cases[] = {
        {DTL_ERROR_INVALID_FORMAT, elements(0, 0, 0, 0)},
        {DTL_ERROR_INVALID_FORMAT, elements(0, 0, 0, 15)},
        {DTL_ERROR_INVALID_FORMAT, elements(2, 0, 0, 24)},
        {DTL_ERROR_INVALID_FORMAT, elements(1, 0, 0, 32)},
        {DTL_ERROR_INVALID_FORMAT, elements(1, 1, 0, 24)},
        {DTL_ERROR_INVALID_FORMAT, elements(1, 2, 0, 32)},
        {DTL_ERROR_INVALID_FORMAT, elements(UINT64_MAX, 0, 0, 24)},
        {DTL_ERROR_INVALID_FORMAT,
         elements((uint64_t)1 << 61, 0, 0, 16)}, /* 2^64 bytes wrap to 0 */
        {DTL_ERROR_OUT_OF_BOUNDS, elements(1, 0, UINT64_MAX, 24)},
        {DTL_ERROR_OUT_OF_BOUNDS, elements(1, 0, (uint64_t)SIZE, 24)},
        {DTL_ERROR_OUT_OF_BOUNDS, elements(1, 1, (uint64_t)SIZE, 32)},
    };
    struct container *container;
    dtl_vector_t vec;

    (void)state;
    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT64, SIZE, &vec));
    assert_success(dtl_container_expose((dtl_container_t)vec));
    container = dtl__handle_object(vec, HANDLE_VECTOR, "test", "vec");
    for (size_t index = 0; index < COUNT_OF(cases) && world.size > 1; index++) {
        assert_status(cases[index].status, serve(container->identity, &cases[index].request));
        assert_message(cases[index].status == DTL_ERROR_INVALID_FORMAT ? "a request of rank"
                                                                       : "is on another rank");
    }
    assert_success(dtl_barrier(world.ctx));
    dtl_vector_destroy(vec);
}

/* ---- maps ------------------------------------------------------------------------------------ */

static struct forged keys(uint32_t verb, int32_t op, uint64_t count, uint64_t bytes)
{
    struct map_request head = {.verb = verb, .op = op, .count = count};
    struct forged request = {.bytes = bytes};

    memcpy(request.words, &head, sizeof head);
    return request;
}

static void unsupported_map_operations_are_refused(void **state)
{
    const struct forged cases[] = {
        keys(MAP_FIND, 0, 0, 0),
        keys(MAP_FIND, 0, 2, sizeof(struct map_request) + 8),
        keys(MAP_FIND, 0, UINT64_MAX, sizeof(struct map_request) + 8),
        keys(MAP_FIND, 0, (uint64_t)1 << 61, sizeof(struct map_request)),
        keys(MAP_NONE, 0, 1, sizeof(struct map_request) + 8),
        keys(MAP_REPLACE + 1, 0, 1, sizeof(struct map_request) + 8),
        keys(MAP_COMBINE, -1, 1, sizeof(struct map_request) + 16),
        keys(MAP_COMBINE, DTL_OP_COUNT, 1, sizeof(struct map_request) + 16),
        keys(MAP_COMBINE, DTL_OP_BAND, 1,
             sizeof(struct map_request) + 16), /* an operand of type double */
    };
    struct map *map;
    dtl_map_t handle;

    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &handle));
    map = dtl__handle_object(handle, HANDLE_MAP, "test", "map");
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        assert_status(DTL_ERROR_INVALID_FORMAT, serve(map->identity, &cases[index]));
        assert_message("a request of rank");
    }
    assert_int_equal(dtl_map_local_size(handle), 0);
    dtl_map_destroy(handle);
}

/* Ranks of a node write through shared memory, without messages. */
static void writes_use_shared_memory(void **state)
{
    enum { MANY = 5000 };
    static int64_t numbers[MANY];
    struct map *map;
    dtl_map_t handle;

    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &handle));
    map = dtl__handle_object(handle, HANDLE_MAP, "test", "map");
    for (int64_t index = 0; index < MANY; index++)
        numbers[index] = index;
    assert_success(dtl_map_insert_batch(handle, numbers, numbers, MANY));
    for (int32_t rank = 0; rank < world.size && world.size > 1; rank++)
        if (map->peers[rank].descriptor != NULL)
            assert_true(map->buffers[rank].message == NULL && map->peers[rank].ring.is_populated);
    assert_null(map->sent);
    assert_success(dtl_map_sync(handle));
    dtl_map_destroy(handle);
}

/* ---- windows --------------------------------------------------------------------------------- */

static struct forged part(struct window_request head, uint64_t payload)
{
    struct forged request = {.bytes = sizeof head + payload};

    memcpy(request.words, &head, sizeof head);
    return request;
}

static void unsupported_window_operations_are_refused(void **state)
{
    const struct {
        dtl_status status;
        struct forged request;
    } cases[] = {
        {DTL_ERROR_INVALID_FORMAT, {.bytes = 0}},
        {DTL_ERROR_INVALID_FORMAT, part((struct window_request){.verb = 99}, 0)},
        {DTL_ERROR_INVALID_FORMAT,
         part((struct window_request){.verb = WINDOW_PUT, .bytes = 8}, 0)},
        {DTL_ERROR_INVALID_FORMAT,
         part((struct window_request){.verb = WINDOW_GET, .bytes = 8}, 8)},
        {DTL_ERROR_INVALID_FORMAT,
         part((struct window_request){.verb = WINDOW_ACCUMULATE, .dtype = -1, .bytes = 8}, 8)},
        {DTL_ERROR_INVALID_FORMAT, part((struct window_request){.verb = WINDOW_ACCUMULATE,
                                                                .dtype = DTL_DTYPE_COUNT,
                                                                .bytes = 8},
                                        8)},
        {DTL_ERROR_INVALID_FORMAT, part((struct window_request){.verb = WINDOW_FETCH,
                                                                .dtype = DTL_DTYPE_INT64,
                                                                .op = DTL_OP_COUNT,
                                                                .bytes = 8},
                                        8)},
        {DTL_ERROR_INVALID_FORMAT, part((struct window_request){.verb = WINDOW_FETCH,
                                                                .dtype = DTL_DTYPE_FLOAT64,
                                                                .op = DTL_OP_BAND,
                                                                .bytes = 8},
                                        8)},
        {DTL_ERROR_INVALID_FORMAT, part((struct window_request){.verb = WINDOW_FETCH,
                                                                .dtype = DTL_DTYPE_INT64,
                                                                .op = DTL_OP_SUM,
                                                                .bytes = 7},
                                        7)},
        {DTL_ERROR_INVALID_FORMAT, part((struct window_request){.verb = WINDOW_FETCH,
                                                                .dtype = DTL_DTYPE_INT64,
                                                                .op = DTL_OP_SUM,
                                                                .offset = 4,
                                                                .bytes = 8},
                                        8)},
        {DTL_ERROR_INVALID_FORMAT, part((struct window_request){.verb = WINDOW_SWAP,
                                                                .dtype = DTL_DTYPE_INT64,
                                                                .bytes = (uint64_t)1 << 63},
                                        0)},
        {DTL_ERROR_INVALID_FORMAT,
         part((struct window_request){.verb = WINDOW_LOCK, .mode = 2}, 0)},
        {DTL_ERROR_INVALID_FORMAT,
         part((struct window_request){.verb = WINDOW_UNLOCK, .mode = -1}, 0)},
        {DTL_ERROR_OUT_OF_BOUNDS,
         part((struct window_request){.verb = WINDOW_GET, .offset = SIZE, .bytes = 1}, 0)},
        {DTL_ERROR_OUT_OF_BOUNDS,
         part((struct window_request){.verb = WINDOW_GET, .offset = UINT64_MAX, .bytes = 2}, 0)},
        {DTL_ERROR_OUT_OF_BOUNDS,
         part((struct window_request){.verb = WINDOW_PUT, .offset = SIZE - 4, .bytes = 8}, 8)},
    };
    const struct forged half = part(
        (struct window_request){
            .verb = WINDOW_FETCH, .dtype = DTL_DTYPE_FLOAT16, .op = DTL_OP_SUM, .bytes = 2},
        2);
    struct window *window;
    dtl_window_t win;

    (void)state;
    assert_success(dtl_window_allocate(world.ctx, SIZE, &win));
    window = dtl__handle_object(win, HANDLE_WINDOW, "test", "win");
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        assert_status(cases[index].status, serve(window->identity, &cases[index].request));
        assert_message("a request ");
    }
    assert_success(serve(window->identity, &half));
    dtl_window_destroy(win);
}

/* ---- actions --------------------------------------------------------------------------------- */

static int nothing(const void *args, dtl_size_t args_size, void *result, dtl_size_t result_size,
                   void *user_data)
{
    (void)args, (void)args_size, (void)result, (void)result_size, (void)user_data;
    return DTL_SUCCESS;
}

static struct forged message(struct action_header head, uint64_t bytes)
{
    struct forged request = {.bytes = bytes};

    memcpy(request.words, &head, sizeof head);
    return request;
}

static void unsupported_actions_are_refused(void **state)
{
    const struct forged cases[] = {
        message((struct action_header){.kind = ACTION_INVOKE}, 0),
        message((struct action_header){.kind = ACTION_INVOKE}, sizeof(struct action_header) - 1),
        message((struct action_header){.kind = 2}, sizeof(struct action_header)),
        message((struct action_header){.kind = -1}, BYTES),
    };
    /* A result without a waiting caller. */
    const struct forged unrequested =
        message((struct action_header){.kind = ACTION_RESULT, .status = -1, .number = 77}, BYTES);
    struct actions *actions;
    dtl_size_t action;

    (void)state;
    assert_success(dtl_action_register(world.ctx, "nothing", nothing, NULL, &action));
    actions = dtl__actions_of(dtl__handle_object(world.ctx, HANDLE_CONTEXT, "test", "ctx"));
    for (size_t index = 0; index < COUNT_OF(cases); index++) {
        assert_status(DTL_ERROR_INVALID_FORMAT, serve(actions->identity, &cases[index]));
        assert_message("expected the call or the result");
    }
    assert_success(serve(actions->identity, &unrequested));
    assert_success(
        dtl_remote_invoke(world.ctx, (world.rank + 1) % world.size, action, NULL, 0, NULL, 0));
    assert_success(dtl_action_barrier(world.ctx));
}

/* ---- replies --------------------------------------------------------------------------------- */

/* A success reply with the tag of the next request, from another rank. */
static void forge_answer(void)
{
    const struct reply_header head = {.number = UINT64_C(1) << 40};
    const struct message_part forged = {&head, sizeof head};
    int32_t asker = (world.rank + world.size - 1) % world.size;

    pthread_mutex_lock(&service->lock);
    assert_success(
        dtl__service_send(service, asker, reply_tag(atomic_load(&service->numbers)), &forged, 1));
    pthread_mutex_unlock(&service->lock);
}

static void reply_to_another_request_is_dropped(void **state)
{
    const struct forged nothing = {.bytes = 0};
    uint64_t before = atomic_load(&dtl__dropped);
    dtl_map_t map = NULL;
    struct map *object;

    (void)state;
    assert_success(dtl_map_create(world.ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &map));
    object = dtl__handle_object(map, HANDLE_MAP, "test", "map");
    forge_answer();
    assert_success(dtl_barrier(world.ctx));
    assert_status(DTL_ERROR_INVALID_FORMAT, serve(object->identity, &nothing));
    assert_int_equal(atomic_load(&dtl__dropped), before + 1);
    dtl_map_destroy(map);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(unsupported_container_operations_are_refused, set_up),
        cmocka_unit_test_setup(unsupported_map_operations_are_refused, set_up),
        cmocka_unit_test_setup(writes_use_shared_memory, set_up),
        cmocka_unit_test_setup(unsupported_window_operations_are_refused, set_up),
        cmocka_unit_test_setup(unsupported_actions_are_refused, set_up),
        cmocka_unit_test_setup(reply_to_another_request_is_dropped, set_up),
    };

    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is linked into this program */
    return run_in_world("forged_requests", tests, COUNT_OF(tests));
}
