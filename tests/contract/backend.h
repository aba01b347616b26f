/* SPDX-License-Identifier: BSD-3-Clause */
/* Loads the backend under test as libdtl does, but with a mock host that the tests can inspect.
 *
 * One suite for struct comm_ops runs on every backend: the plugin that DTL_TEST_BACKEND names, or
 * `self` where it is unset. */
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

/* The communicator of all ranks. */
extern struct comm world;

/* Replaces blocking collectives by nonblocking or planned ones if DTL_TEST_FORM is set. */
void started_wrap(struct comm *comm);

/* NULL for self. */
extern const struct job_ops *job;

/* Returns the backend's last error message. */
const char *last_message(void);

/* Returns true if tests run a sample of the cases only: on more than two ranks, which may exceed
 * the number of cores, unless DTL_TEST_ALL requests all guaranteed cases. */
bool runs_samples(void);

/* Element counts for every code path: none, one, a few, beyond the smallest limit of counts, and
 * beyond pipeline segments. */
extern const uint64_t *counts;
extern size_t counts_size;

/* Runs the tests on this rank and returns main's exit status. */
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

/* Allocates `bytes` bytes with guard areas on both sides, which guarded_free() checks. */
void *guarded(size_t bytes);
void guarded_free(void *memory);

/* ---- elements -------------------------------------------------------------------------------- */

/* Returns the id of the dtype at `index` in the list of all dtypes, -1 past the last. */
int dtype_at(int index);

/* Writes elements that depend on `rank` and their index: small whole numbers, whose sums are exact
 * in every dtype. */
void elements_fill(void *elements, uint64_t count, const struct dtype *type, int32_t rank,
                   uint64_t first);

/* Fails unless `elements` equal those of elements_fill(). */
void elements_expect(const void *elements, uint64_t count, const struct dtype *type, int32_t rank,
                     uint64_t first);

#endif
