/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/tests/fixture.h.j2.
 * Do not edit. */
/* Common declarations of the generated misuse tests: an open and a closed handle of each kind that
 * can be created, memory for arguments, and macros that assert that a call is refused. */
#ifndef MISUSE_FIXTURE_H
#define MISUSE_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <dtl/dtl.h>

/* One member for each handle kind, named as in the specification. */
struct objects {
    dtl_environment_t environment;
    dtl_context_t context;
    dtl_communicator_t communicator;
    dtl_message_t message;
    dtl_request_t request;
    dtl_collective_plan_t collective_plan;
    dtl_vector_t vector;
    dtl_array_t array;
    dtl_tensor_t tensor;
    dtl_span_t span;
    dtl_memory_t memory;
    dtl_map_t map;
    dtl_window_t window;
    dtl_symmetric_t symmetric;
    dtl_signal_t signal;
    dtl_model_t model;
    dtl_role_manager_t role_manager;
    dtl_future_t future;
    dtl_stream_t stream;
    dtl_event_t event;
};

enum { MISUSE_SLOTS = 16, MISUSE_BYTES = 256 };

extern struct objects live, freed;
extern unsigned char misuse_in[MISUSE_SLOTS][MISUSE_BYTES]; /* zeros; one row per argument */
/* Filled with a pattern, which a refused call does not change. */
extern unsigned char misuse_out[MISUSE_SLOTS][MISUSE_BYTES];
extern const dtl_size_t misuse_ones[MISUSE_SLOTS];
extern void *const misuse_foreign;  /* an address instead of a handle */
extern void *const misuse_nonsense; /* arbitrary bits instead of a handle */
extern void *misuse_device_memory; /* not accessible to this process; set by misuse_make() */

#define IN(slot) ((void *)misuse_in[slot])
#define OUT(slot) ((void *)misuse_out[slot])

void misuse_callback(void); /* passed as every callback; never called */

int objects_make(void **state);
int objects_free(void **state);

/* Written by hand for each API: create one object of each kind through the API, with null for kinds
 * that cannot be created yet, and release them. */
void misuse_make(struct objects *objects);
void misuse_release(const struct objects *objects);

/* Clears the last error and fills OUT with the pattern. */
void misuse_begin(void);

/* Fails the test unless the last error has the documented form with this `id` and this `status` (0:
 * any failure), and OUT is unchanged. */
void misuse_end(dtl_status status, const char *id, const char *file, int line);

#define REFUSED(status, id, call)                                                                  \
    do {                                                                                           \
        misuse_begin();                                                                            \
        assert_int_equal(call, status);                                                            \
        misuse_end(status, id, __FILE__, __LINE__);                                                \
    } while (0)
#define REFUSED_VOID(status, id, call)                                                             \
    do {                                                                                           \
        misuse_begin();                                                                            \
        call;                                                                                      \
        misuse_end(status, id, __FILE__, __LINE__);                                                \
    } while (0)
#define REFUSED_VALUE(on_error, id, call)                                                          \
    do {                                                                                           \
        misuse_begin();                                                                            \
        assert_true((call) == (on_error));                                                         \
        misuse_end(0, id, __FILE__, __LINE__);                                                     \
    } while (0)
#define REFUSED_TEXT(on_error, id, call)                                                           \
    do {                                                                                           \
        misuse_begin();                                                                            \
        assert_string_equal(call, on_error);                                                       \
        misuse_end(0, id, __FILE__, __LINE__);                                                     \
    } while (0)
#define REFUSED_STRUCT(field, id, call)                                                            \
    do {                                                                                           \
        misuse_begin();                                                                            \
        assert_int_equal((call).field, 0);                                                         \
        misuse_end(0, id, __FILE__, __LINE__);                                                     \
    } while (0)

#endif
