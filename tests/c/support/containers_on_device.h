/* SPDX-License-Identifier: BSD-3-Clause */
/* Included before the source of a test program: creates its containers on a device. Where the
 * program takes the address of elements, it gets the address of a host copy. Before each asserted
 * call the program's changes are copied to the device, and after it the host copy is refreshed. */
#ifndef DTL_TEST_ON_DEVICE_H
#define DTL_TEST_ON_DEVICE_H

#include <dtl/dtl.h>

static inline dtl_status copies_read(dtl_status status);
static inline void copies_write(void);

#define CALLED(call) (copies_write(), copies_read(call))

#include "device_leaks.h"
#include "support.h"

/* Redirects the cmocka runner, so that leaked device memory fails the program at its end. */
#undef cmocka_run_group_tests
#define run_in_world run_on_devices

/* ---- containers ------------------------------------------------------------------------------ */

static inline const dtl_container_options *on_device(const dtl_container_options *given)
{
    static dtl_container_options options;

    if (given != NULL && given->placement != DTL_PLACEMENT_HOST)
        return given;
    dtl_container_options_init(&options);
    if (given != NULL)
        options = *given;
    options.placement = DTL_PLACEMENT_DEVICE;
    return &options;
}

#define dtl_vector_create_with_options(ctx, dtype, size, options, out)                             \
    (dtl_vector_create_with_options)(ctx, dtype, size, on_device(options), out)
#define dtl_array_create_with_options(ctx, dtype, size, options, out)                              \
    (dtl_array_create_with_options)(ctx, dtype, size, on_device(options), out)
#define dtl_tensor_create_with_options(ctx, dtype, shape, dim, options, out)                       \
    (dtl_tensor_create_with_options)(ctx, dtype, shape, dim, on_device(options), out)

/* Replaces the function name in the last error by the name that the program called. */
static inline dtl_status refused(dtl_status status)
{
    if (status == DTL_SUCCESS)
        fail_msg("a device does not take what the host does");
    return status;
}

#define OR_REFUSED(made, call) ((made) == DTL_SUCCESS ? DTL_SUCCESS : refused(call))
#define dtl_vector_create(ctx, dtype, size, out)                                                   \
    OR_REFUSED(dtl_vector_create_with_options(ctx, dtype, size, NULL, out),                        \
               (dtl_vector_create)(ctx, dtype, size, out))
#define dtl_array_create(ctx, dtype, size, out)                                                    \
    OR_REFUSED(dtl_array_create_with_options(ctx, dtype, size, NULL, out),                         \
               (dtl_array_create)(ctx, dtype, size, out))
#define dtl_tensor_create(ctx, dtype, shape, out)                                                  \
    OR_REFUSED(dtl_tensor_create_with_options(ctx, dtype, shape, 0, NULL, out),                    \
               (dtl_tensor_create)(ctx, dtype, shape, out))

/* ---- copies ---------------------------------------------------------------------------------- */

enum { COPIES = 64 };

static struct copy {
    dtl_container_t container; /* NULL marks a free entry */
    dtl_size_t count;
    size_t bytes;
    unsigned char *elements; /* host copy that the program uses */
    unsigned char *known;    /* last known contents of the device's elements */
} copies[COPIES];

static inline void copy_drop(dtl_container_t container)
{
    for (int index = 0; index < COPIES; index++) {
        if (copies[index].container == container && container != NULL) {
            free(copies[index].elements);
            free(copies[index].known);
            copies[index] = (struct copy){0};
        }
    }
}

static inline void copy_read(struct copy *copy)
{
    if (dtl_container_local_size(copy->container) != copy->count) {
        copy_drop(copy->container);
        return;
    }
    if (dtl_container_copy_to_host(copy->container, copy->known, copy->count) != DTL_SUCCESS)
        fail_msg("%s", last_message());
    memcpy(copy->elements, copy->known, copy->bytes);
}

static inline dtl_status copies_read(dtl_status status)
{
    for (int index = 0; index < COPIES; index++)
        if (copies[index].container != NULL)
            copy_read(&copies[index]);
    return status;
}

static inline void copies_write(void)
{
    for (int index = 0; index < COPIES; index++) {
        struct copy *copy = &copies[index];

        if (copy->container == NULL || memcmp(copy->elements, copy->known, copy->bytes) == 0)
            continue;
        if (dtl_container_copy_from_host(copy->container, copy->elements, copy->count) !=
            DTL_SUCCESS)
            fail_msg("%s", last_message());
        memcpy(copy->known, copy->elements, copy->bytes);
    }
}

static inline void *copy_of(dtl_container_t container)
{
    dtl_size_t count = dtl_container_local_size(container);
    int index = 0;

    if (count == 0)
        return NULL;
    copies_write();
    while (index < COPIES && copies[index].container != container)
        index++;
    if (index < COPIES)
        return copies[index].elements;
    for (index = 0; index < COPIES && copies[index].container != NULL; index++)
        continue;
    assert_true(index < COPIES);
    copies[index] = (struct copy){.container = container,
                                  .count = count,
                                  .bytes = count * dtl_dtype_size(dtl_container_dtype(container))};
    copies[index].elements = malloc(copies[index].bytes);
    copies[index].known = malloc(copies[index].bytes);
    copy_read(&copies[index]);
    return copies[index].elements;
}

#define dtl_vector_local_data(vec) ((const void *)copy_of(vec))
#define dtl_vector_local_data_mut(vec) copy_of(vec)
#define dtl_array_local_data(arr) ((const void *)copy_of(arr))
#define dtl_array_local_data_mut(arr) copy_of(arr)
#define dtl_tensor_local_data(tensor) ((const void *)copy_of(tensor))
#define dtl_tensor_local_data_mut(tensor) copy_of(tensor)
#define dtl_container_local_data(container) ((const void *)copy_of(container))
#define dtl_container_local_data_mut(container) copy_of(container)
#define dtl_vector_destroy(vec) (copy_drop(vec), (dtl_vector_destroy)(vec))
#define dtl_array_destroy(arr) (copy_drop(arr), (dtl_array_destroy)(arr))
#define dtl_tensor_destroy(tensor) (copy_drop(tensor), (dtl_tensor_destroy)(tensor))

/* ---- tests that need host memory ------------------------------------------------------------- */

static const char *const of_the_host[] = {
    "host_vector_has_default_policies_and_no_device",
    "memory_outlives_the_vector",         /* compares the address of the elements themselves */
    "writing_makes_dirty_and_sync_clean", /* this header treats every address obtained for writing
                                             as written */
};

static inline void is_of_the_host(void **state)
{
    (void)state;
}

static inline CMUnitTestFunction placed(const char *name, CMUnitTestFunction test)
{
    for (size_t index = 0; index < COUNT_OF(of_the_host); index++)
        if (strcmp(of_the_host[index], name) == 0)
            return is_of_the_host;
    return test;
}

#undef cmocka_unit_test
#define cmocka_unit_test(test)                                                                     \
    {                                                                                              \
#test, placed(#test, test), NULL, NULL, NULL                                               \
    }

/* ---- assertions ------------------------------------------------------------------------------ */

/* Also wraps calls that return a value instead of a status. */
#define ANSWERED(what)                                                                             \
    (strncmp(#what, "dtl_", 4) == 0 ? copies_write() : (void)0, cast_to_largest_integral_type(what))
#undef assert_int_equal
#define assert_int_equal(a, b)                                                                     \
    _assert_int_equal(ANSWERED(a), cast_to_largest_integral_type(b), __FILE__, __LINE__)
#undef assert_true
#define assert_true(c) _assert_true(ANSWERED(c), #c, __FILE__, __LINE__)

#endif
