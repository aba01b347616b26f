/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers are saved, inspected and loaded, from any distribution to any other. */
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../support/support.h"

enum { PATH_BYTES = 64, ROWS = 5, COLUMNS = 7 };

/* Makes a path that is the same on all ranks, of a file that does not exist. */
static void path_make(char path[PATH_BYTES])
{
    memset(path, 0, PATH_BYTES);
    if (world.rank == 0)
        snprintf(path, PATH_BYTES, "/tmp/dtl-file-%ld.npy", (long)getpid());
    assert_success(dtl_broadcast(world.ctx, path, PATH_BYTES, DTL_DTYPE_BYTE, 0));
}

static void path_remove(const char *path)
{
    assert_success(dtl_barrier(world.ctx));
    if (world.rank == 0)
        unlink(path);
}

static dtl_tensor_t tensor_of(int policy, int dim)
{
    dtl_container_options options;
    dtl_tensor_t tensor = NULL;

    dtl_container_options_init(&options);
    options.partition = (dtl_partition_policy)policy;
    options.block_size = 2;
    assert_success(dtl_tensor_create_with_options(
        world.ctx, DTL_DTYPE_INT32, dtl_shape_2d(ROWS, COLUMNS), dim, &options, &tensor));
    return tensor;
}

static void every_distribution_is_saved_and_loaded(void **state)
{
    char path[PATH_BYTES];

    (void)state;
    path_make(path);
    for (int pair = 0; pair < 4 * DTL_PARTITION_COUNT; pair++) {
        dtl_tensor_t from = tensor_of(pair / 4, pair % 2);
        dtl_tensor_t to = tensor_of((pair / 4 + pair) % DTL_PARTITION_COUNT, pair / 2 % 2);
        dtl_container_t source = (dtl_container_t)from, target = (dtl_container_t)to;
        int32_t *mine = dtl_tensor_local_data_mut(from);

        for (dtl_size_t index = 0; index < dtl_tensor_local_size(from); index++)
            mine[index] = (int32_t)dtl_container_to_global(source, (dtl_index_t)index) + pair;
        assert_success(dtl_container_save(source, path));
        assert_success(dtl_container_load(target, path));

        const int32_t *found = dtl_tensor_local_data(to);
        for (dtl_size_t index = 0; index < dtl_tensor_local_size(to); index++)
            assert_int_equal(found[index],
                             dtl_container_to_global(target, (dtl_index_t)index) + pair);
        dtl_tensor_destroy(from);
        dtl_tensor_destroy(to);
    }
    path_remove(path);
}

static void inspect_returns_dtype_and_shape(void **state)
{
    dtl_tensor_t tensor = tensor_of(DTL_PARTITION_BLOCK, 0);
    char path[PATH_BYTES];
    dtl_shape shape;
    int dtype = -1;

    (void)state;
    path_make(path);
    assert_success(dtl_container_save((dtl_container_t)tensor, path));
    assert_success(dtl_file_inspect(world.ctx, path, &dtype, &shape));

    assert_int_equal(dtype, DTL_DTYPE_INT32);
    assert_int_equal(shape.ndim, 2);
    assert_int_equal(shape.dims[0], ROWS);
    assert_int_equal(shape.dims[1], COLUMNS);
    dtl_tensor_destroy(tensor);
    path_remove(path);
}

static void a_file_of_another_shape_or_dtype_is_refused(void **state)
{
    dtl_tensor_t tensor = tensor_of(DTL_PARTITION_BLOCK, 0);
    dtl_vector_t vec = NULL;
    char path[PATH_BYTES];

    (void)state;
    path_make(path);
    assert_success(dtl_container_save((dtl_container_t)tensor, path));

    assert_success(dtl_vector_create(world.ctx, DTL_DTYPE_INT32, (dtl_size_t)ROWS * COLUMNS, &vec));
    assert_status(DTL_ERROR_EXTENT_MISMATCH, dtl_container_load((dtl_container_t)vec, path));
    dtl_vector_destroy(vec);
    assert_success(
        dtl_vector_create(world.ctx, DTL_DTYPE_FLOAT32, (dtl_size_t)ROWS * COLUMNS, &vec));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_load((dtl_container_t)vec, path));
    assert_message("the dtype is int32; expected float32");
    dtl_vector_destroy(vec);
    dtl_tensor_destroy(tensor);
    path_remove(path);
}

static void a_missing_file_is_refused(void **state)
{
    dtl_tensor_t tensor = tensor_of(DTL_PARTITION_BLOCK, 0);

    (void)state;
    assert_status(DTL_ERROR_FILE, dtl_container_load((dtl_container_t)tensor, "/tmp/no/file.npy"));
    assert_message("/tmp/no/file.npy: No such file or directory");
    assert_status(DTL_ERROR_FILE, dtl_container_save((dtl_container_t)tensor, "/tmp/no/file.npy"));
    dtl_tensor_destroy(tensor);
}

static void a_span_is_neither_saved_nor_loaded(void **state)
{
    dtl_tensor_t tensor = tensor_of(DTL_PARTITION_BLOCK, 0);
    dtl_span_t span = NULL;

    (void)state;
    assert_success(dtl_span_from_tensor(tensor, &span));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_save((dtl_container_t)span, "/tmp/a"));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_container_load((dtl_container_t)span, "/tmp/a"));
    dtl_span_destroy(span);
    dtl_tensor_destroy(tensor);
}

/* Saves a tensor, checks the status, and returns the mode of the file at the path afterwards. */
static mode_t mode_after_save(const char *path, dtl_status expected)
{
    dtl_tensor_t tensor = tensor_of(DTL_PARTITION_BLOCK, 0);
    struct stat info = {0};

    assert_success(dtl_barrier(world.ctx));
    assert_status(expected, dtl_container_save((dtl_container_t)tensor, path));
    dtl_tensor_destroy(tensor);
    lstat(path, &info);
    return info.st_mode;
}

static void only_a_regular_file_is_replaced(void **state)
{
    char path[PATH_BYTES];

    (void)state;
    path_make(path);
    if (world.rank == 0)
        assert_int_equal(mkfifo(path, 0600), 0);
    assert_true(S_ISFIFO(mode_after_save(path, DTL_ERROR_FILE)));
    assert_message("is a pipe; expected a regular file");
    path_remove(path);
}

static void only_a_regular_file_is_loaded(void **state)
{
    dtl_tensor_t tensor = tensor_of(DTL_PARTITION_BLOCK, 0);
    char path[PATH_BYTES];

    (void)state;
    path_make(path);
    if (world.rank == 0)
        assert_int_equal(mkfifo(path, 0600), 0);
    assert_status(DTL_ERROR_FILE, dtl_container_load((dtl_container_t)tensor, path));
    assert_message("is a pipe; expected a regular file");
    dtl_tensor_destroy(tensor);
    path_remove(path);
}

static void a_name_of_maximal_length_is_saved(void **state)
{
    char path[sizeof "/tmp/" + NAME_MAX] = "";
    size_t length;

    (void)state;
    path_make(path);
    length = strlen(path);
    memset(path + length, 'x', sizeof path - 1 - length);
    assert_true(S_ISREG(mode_after_save(path, DTL_SUCCESS)));
    path_remove(path);
}

static void the_target_of_a_symbolic_link_is_replaced(void **state)
{
    char path[PATH_BYTES], link[PATH_BYTES + 8];
    struct stat info;

    (void)state;
    path_make(path);
    snprintf(link, sizeof link, "%s.link", path);
    if (world.rank == 0) {
        close(open(path, O_CREAT | O_WRONLY, 0600));
        assert_int_equal(symlink(path, link), 0);
    }
    assert_true(S_ISLNK(mode_after_save(link, DTL_SUCCESS)));
    assert_int_equal(lstat(path, &info), 0);
    assert_true(S_ISREG(info.st_mode) && info.st_size > 0);
    path_remove(path);
    path_remove(link);
}

static void the_mode_is_that_of_new_files(void **state)
{
    mode_t mask = umask(S_IWGRP | S_IRWXO);
    char path[PATH_BYTES];

    (void)state;
    path_make(path);
    assert_int_equal(mode_after_save(path, DTL_SUCCESS) & ALLPERMS, S_IRUSR | S_IWUSR | S_IRGRP);
    umask(mask);
    path_remove(path);
}

static void a_file_named_like_a_temporary_file_blocks_no_save(void **state)
{
    char path[PATH_BYTES], temporary_path[PATH_BYTES];

    (void)state;
    path_make(path);
    snprintf(temporary_path, sizeof temporary_path, "/tmp/dtl.%016lx.part", (long)getpid());
    assert_int_equal(symlink("/dev/null", temporary_path), 0);
    assert_true(S_ISREG(mode_after_save(path, DTL_SUCCESS)));
    assert_int_equal(unlink(temporary_path), 0);
    path_remove(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_distribution_is_saved_and_loaded),
        cmocka_unit_test(inspect_returns_dtype_and_shape),
        cmocka_unit_test(a_file_of_another_shape_or_dtype_is_refused),
        cmocka_unit_test(a_missing_file_is_refused),
        cmocka_unit_test(a_span_is_neither_saved_nor_loaded),
        cmocka_unit_test(only_a_regular_file_is_replaced),
        cmocka_unit_test(only_a_regular_file_is_loaded),
        cmocka_unit_test(a_name_of_maximal_length_is_saved),
        cmocka_unit_test(the_target_of_a_symbolic_link_is_replaced),
        cmocka_unit_test(the_mode_is_that_of_new_files),
        cmocka_unit_test(a_file_named_like_a_temporary_file_blocks_no_save),
    };

    return run_in_world("file", tests, COUNT_OF(tests));
}
