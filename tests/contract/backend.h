/* SPDX-License-Identifier: BSD-3-Clause */
/* The back end under test, loaded as libdtl would load it, but with a host that the tests can look
 * into.
 *
 * One suite for struct comm_ops runs on every back end: the plugin that DTL_TEST_BACKEND names,
 * `self` where it is unset.
 */
#ifndef DTL_TEST_BACKEND_H
#define DTL_TEST_BACKEND_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "dtl_runtime.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* All ranks. */
extern struct comm world;

/* Puts started collectives in the place of blocking ones where DTL_TEST_FORM asks for them. */
void started_wrap(struct comm *comm);

/* NULL for self. */
extern const struct job_ops *job;

/* What the back end said last. */
const char *last_message(void);

/* What tests walk through.  More than two ranks, of which there may be more than cores, take
 * samples of it only, unless DTL_TEST_ALL asks for all that is promised. */
bool takes_samples(void);

/* Sizes that meet every path: none, one, a few, past the smallest limit of counts and past
 * pipelines' segments. */
extern const uint64_t *counts;
extern size_t counts_size;

/* Runs the tests on this rank and returns what main should return. */
#define run_on_back_end(tests) run_suite(#tests, tests, COUNT_OF(tests))
int run_suite(const char *name, struct CMUnitTest *tests, size_t count);

#define assert_done(status)                                                                        \
    do {                                                                                           \
        dtl_status assert_done_status = (status);                                                  \
        if (assert_done_status != DTL_SUCCESS)                                                     \
            fail_msg("rank %d: status %d: %s", world.rank, (int)assert_done_status,                \
                     last_message());                                                              \
    } while (0)

#define assert_refused(expected, status) assert_int_equal((expected), (status))

/* Memory of `bytes` bytes with guards on both sides, which must still be there when it is freed. */
void *guarded(size_t bytes);
void guarded_free(void *memory);

/* ---- elements -------------------------------------------------------------------------------- */

/* The id of the dtype at `index` of all, -1 past the last. */
int dtype_at(int index);

/* Writes elements that depend on `rank` and their index; small whole numbers, whose sums are exact
 * in every dtype. */
void elements_fill(void *elements, uint64_t count, const struct dtype *type, int32_t rank,
                   uint64_t first);

/* Fails where `elements` are not those of elements_fill. */
void elements_expect(const void *elements, uint64_t count, const struct dtype *type, int32_t rank,
                     uint64_t first);

#endif
