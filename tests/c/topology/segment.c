/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory shared by processes of a node, of sizes with and without large pages. */
#include "../support/support.h"

#include <unistd.h>

#include "topology/segment.h"

static const uint64_t sizes[] = {
    1, 4096, 5000, (2 << 20) - 1, 2 << 20, (2 << 20) + 1, (5 << 20) + 12345,
};

static bool is_filled(const unsigned char *bytes, uint64_t size, unsigned char with)
{
    for (uint64_t index = 0; index < size; index++)
        if (bytes[index] != with)
            return false;
    return true;
}

static void segments_are_zeroed_and_shared_by_their_openers(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(sizes); index++) {
        void *own = NULL, *other = NULL;
        int file = -1;

        assert_true(dtl__segment_make(sizes[index], &file, &own));
        assert_true(dtl__segment_open(getpid(), file, sizes[index], &other));
        assert_true(is_filled(own, sizes[index], 0));
        memset(own, 7, sizes[index]);

        assert_true(is_filled(other, sizes[index], 7));
        dtl__segment_close(own, sizes[index]);
        dtl__segment_close(other, sizes[index]);
        close(file);
    }
}

/* No process gets a signal. */
static void an_ended_segment_reads_as_zeros(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(sizes); index++) {
        void *own = NULL, *other = NULL;
        int file = -1;

        assert_true(dtl__segment_make(sizes[index], &file, &own));
        assert_true(dtl__segment_open(getpid(), file, sizes[index], &other));
        memset(own, 7, sizes[index]);
        dtl__segment_drop(file, own, sizes[index]);

        assert_true(is_filled(other, sizes[index], 0));
        dtl__segment_close(other, sizes[index]);
    }
}

static void a_file_of_another_size_is_not_opened(void **state)
{
    void *own = NULL, *other = NULL;
    int file = -1;

    (void)state;
    assert_true(dtl__segment_make(4096, &file, &own));
    assert_false(dtl__segment_open(getpid(), file, 8192, &other));
    assert_false(dtl__segment_open(getpid(), -1, 4096, &other));
    dtl__segment_drop(file, own, 4096);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(segments_are_zeroed_and_shared_by_their_openers),
        cmocka_unit_test(an_ended_segment_reads_as_zeros),
        cmocka_unit_test(a_file_of_another_size_is_not_opened),
    };

    return cmocka_run_group_tests_name("segment", tests, NULL, NULL);
}
