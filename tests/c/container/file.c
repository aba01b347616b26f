/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers saved, inspected and loaded, from any distribution to any other. */
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../support/support.h"

enum { PATH_BYTES = 64, ROWS = 5, COLUMNS = 7 };

/* A name that all ranks know, of a file that is not there. */
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
    for (int way = 0; way < 4 * DTL_PARTITION_COUNT; way++) {
        dtl_tensor_t from = tensor_of(way / 4, way % 2);
        dtl_tensor_t to = tensor_of((way / 4 + way) % DTL_PARTITION_COUNT, way / 2 % 2);
        dtl_container_t source = (dtl_container_t)from, target = (dtl_container_t)to;
        int32_t *mine = dtl_tensor_local_data_mut(from);

        for (dtl_size_t index = 0; index < dtl_tensor_local_size(from); index++)
            mine[index] = (int32_t)dtl_container_to_global(source, (dtl_index_t)index) + way;
        assert_success(dtl_container_save(source, path));
        assert_success(dtl_container_load(target, path));

        const int32_t *found = dtl_tensor_local_data(to);
        for (dtl_size_t index = 0; index < dtl_tensor_local_size(to); index++)
            assert_int_equal(found[index],
                             dtl_container_to_global(target, (dtl_index_t)index) + way);
        dtl_tensor_destroy(from);
        dtl_tensor_destroy(to);
    }
    path_remove(path);
}

static void a_file_says_what_it_holds(void **state)
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

static void another_shape_or_dtype_is_not_loaded(void **state)
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

static void a_file_that_is_not_there_is_not_loaded(void **state)
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

/* Whether a save of all ranks succeeds, and what is then at the path. */
static mode_t saved(const char *path, dtl_status expected)
{
    dtl_tensor_t tensor = tensor_of(DTL_PARTITION_BLOCK, 0);
    struct stat info = {0};

    assert_success(dtl_barrier(world.ctx));
    assert_status(expected, dtl_container_save((dtl_container_t)tensor, path));
    dtl_tensor_destroy(tensor);
    lstat(path, &info);
    return info.st_mode;
}

static void nothing_but_a_regular_file_is_replaced(void **state)
{
    char path[PATH_BYTES];

    (void)state;
    path_make(path);
    if (world.rank == 0)
        assert_int_equal(mkfifo(path, 0600), 0);
    assert_true(S_ISFIFO(saved(path, DTL_ERROR_FILE)));
    assert_message("is a pipe; expected a regular file");
    path_remove(path);
}

static void nothing_else_is_loaded_nor_waited_for(void **state)
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

static void a_name_may_be_as_long_as_names_can_be(void **state)
{
    char path[sizeof "/tmp/" + NAME_MAX] = "";
    size_t length;

    (void)state;
    path_make(path);
    length = strlen(path);
    memset(path + length, 'x', sizeof path - 1 - length);
    assert_true(S_ISREG(saved(path, DTL_SUCCESS)));
    path_remove(path);
}

static void what_a_link_names_is_replaced(void **state)
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
    assert_true(S_ISLNK(saved(link, DTL_SUCCESS)));
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
    assert_int_equal(saved(path, DTL_SUCCESS) & ALLPERMS, S_IRUSR | S_IWUSR | S_IRGRP);
    umask(mask);
    path_remove(path);
}

static void what_has_the_name_of_an_unfinished_file_is_in_nobodys_way(void **state)
{
    char path[PATH_BYTES], part[PATH_BYTES];

    (void)state;
    path_make(path);
    snprintf(part, sizeof part, "/tmp/dtl.%016lx.part", (long)getpid());
    assert_int_equal(symlink("/dev/null", part), 0);
    assert_true(S_ISREG(saved(path, DTL_SUCCESS)));
    assert_int_equal(unlink(part), 0);
    path_remove(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_distribution_is_saved_and_loaded),
        cmocka_unit_test(a_file_says_what_it_holds),
        cmocka_unit_test(another_shape_or_dtype_is_not_loaded),
        cmocka_unit_test(a_file_that_is_not_there_is_not_loaded),
        cmocka_unit_test(a_span_is_neither_saved_nor_loaded),
        cmocka_unit_test(nothing_but_a_regular_file_is_replaced),
        cmocka_unit_test(nothing_else_is_loaded_nor_waited_for),
        cmocka_unit_test(a_name_may_be_as_long_as_names_can_be),
        cmocka_unit_test(what_a_link_names_is_replaced),
        cmocka_unit_test(the_mode_is_that_of_new_files),
        cmocka_unit_test(what_has_the_name_of_an_unfinished_file_is_in_nobodys_way),
    };

    return run_in_world("file", tests, COUNT_OF(tests));
}
