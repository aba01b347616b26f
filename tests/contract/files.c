/* SPDX-License-Identifier: BSD-3-Clause */
/* A shared file, of which each rank writes and reads its own part. */
#include "backend.h"

#include <stdlib.h>
#include <unistd.h>

enum { PATH_BYTES = 64, PART_BYTES = 5003 };

/* Creates an empty file and sends its name to all ranks. */
static void file_make(char path[PATH_BYTES])
{
    memset(path, 0, PATH_BYTES);
    if (world.rank == 0) {
        strcpy(path, "/tmp/dtl-contract-XXXXXX");
        int descriptor = mkstemp(path);
        assert_true(descriptor >= 0);
        close(descriptor);
    }
    assert_done(dtl__run(&world, broadcast_of(path, PATH_BYTES, dtl__dtype(DTL_DTYPE_BYTE), 0)));
}

static void file_remove(const char *path)
{
    assert_done(world.ops->barrier(&world));
    if (world.rank == 0)
        unlink(path);
}

static void part_fill(unsigned char *bytes, int32_t rank)
{
    for (int place = 0; place < PART_BYTES; place++)
        bytes[place] = (unsigned char)(place * 7 + rank);
}

static void each_rank_reads_what_another_has_written(void **state)
{
    const struct file_ops *ops = world.ops->file;
    uint64_t mine = (uint64_t)world.rank * PART_BYTES;
    int32_t peer = (world.rank + 1) % world.size;
    char path[PATH_BYTES];
    unsigned char *bytes = guarded(PART_BYTES), *expected = guarded(PART_BYTES);
    struct file *file = NULL;

    (void)state;
    file_make(path);
    part_fill(bytes, world.rank);
    assert_done(ops->open(&world, path, true, &file));
    assert_done(ops->write(file, mine + 3000, bytes + 3000, PART_BYTES - 3000));
    assert_done(ops->write(file, mine, bytes, 3000));
    assert_done(ops->write(file, mine, bytes, 0));
    assert_done(ops->close(file));
    assert_done(world.ops->barrier(&world));

    part_fill(expected, peer);
    memset(bytes, 0, PART_BYTES);
    assert_done(ops->open(&world, path, false, &file));
    assert_done(ops->read(file, (uint64_t)peer * PART_BYTES, bytes, PART_BYTES));
    assert_done(ops->close(file));
    assert_memory_equal(bytes, expected, PART_BYTES);
    file_remove(path);
    guarded_free(bytes);
    guarded_free(expected);
}

static void reading_past_the_end_fails(void **state)
{
    const struct file_ops *ops = world.ops->file;
    char path[PATH_BYTES], byte = 0;
    struct file *file = NULL;

    (void)state;
    file_make(path);
    assert_done(ops->open(&world, path, false, &file));
    assert_refused(DTL_ERROR_FILE, ops->read(file, 0, &byte, 1));
    assert_done(ops->close(file));
    file_remove(path);
}

static void a_missing_file_is_not_opened(void **state)
{
    struct file *file = NULL;

    (void)state;
    assert_true(world.ops->file->open(&world, "/tmp/no/such/file", false, &file) != DTL_SUCCESS);
    assert_null(file);
}

int main(void)
{
    struct CMUnitTest files[] = {
        cmocka_unit_test(each_rank_reads_what_another_has_written),
        cmocka_unit_test(reading_past_the_end_fails),
        cmocka_unit_test(a_missing_file_is_not_opened),
    };

    return run_on_back_end(files);
}
