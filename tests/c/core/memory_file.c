/* SPDX-License-Identifier: BSD-3-Clause */
/* Files for shared memory, on systems that refuse one source of such files after another. */
#include "../support/support.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dtl_runtime.h"

static bool has_memfd, has_shared_memory;

/* Replacements for functions of the C library. */
int memfd_create(const char *name, unsigned flags)
{
    char path[] = "/dev/shm/dtl-test-XXXXXX";
    int file;

    (void)name;
    (void)flags;
    if (!has_memfd) {
        errno = EPERM;
        return -1;
    }
    file = mkstemp(path);
    unlink(path);
    return file;
}

int shm_open(const char *name, int flags, mode_t mode)
{
    char path[256];

    if (!has_shared_memory) {
        errno = EACCES;
        return -1;
    }
    snprintf(path, sizeof path, "/dev/shm%s", name);
    return open(path, flags, mode);
}

/* Checks the file of one source: accessible by its user only, without a name, and mappable by other
 * processes. */
static void check_file(void)
{
    char path[64];
    struct stat facts;
    int file = -1, other;

    assert_success(dtl__memory_file("test", &file));
    assert_int_equal(fstat(file, &facts), 0);
    assert_int_equal(facts.st_mode & 0777, 0600);
    assert_int_equal(facts.st_nlink, 0);
    assert_true(fcntl(file, F_GETFD) & FD_CLOEXEC || has_memfd);
    assert_int_equal(ftruncate(file, 4096), 0);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    other = open(path, O_RDWR);
    assert_true(other >= 0);
    char *own = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    char *theirs = mmap(NULL, 4096, PROT_READ, MAP_SHARED, other, 0);
    own[7] = 42;
    assert_int_equal(theirs[7], 42);
    munmap(own, 4096);
    munmap(theirs, 4096);
    close(other);
    close(file);
}

static void memfd_create_is_the_first_source(void **state)
{
    (void)state;
    has_memfd = true;
    has_shared_memory = false;
    setenv("TMPDIR", "/nowhere", 1);

    check_file();
}

static void shm_open_is_the_second_source(void **state)
{
    (void)state;
    has_memfd = false;
    has_shared_memory = true;
    setenv("TMPDIR", "/nowhere", 1);

    check_file();
}

static void a_file_in_tmpdir_is_the_last_source(void **state)
{
    char folder[] = "/tmp/dtl-test-XXXXXX";

    (void)state;
    has_memfd = has_shared_memory = false;
    assert_non_null(mkdtemp(folder));
    setenv("TMPDIR", folder, 1);

    check_file();
    assert_int_equal(rmdir(folder), 0); /* the folder is empty */
}

static void a_system_that_refuses_all_sources_is_named(void **state)
{
    int file = 123;

    (void)state;
    has_memfd = has_shared_memory = false;
    setenv("TMPDIR", "/nowhere", 1);

    assert_status(DTL_ERROR_BACKEND_INIT_FAILED, dtl__memory_file("test", &file));
    assert_message("memfd_create: Operation not permitted; shm_open: Permission denied; a file in "
                   "/nowhere: No such file or directory");
    assert_int_equal(file, 123);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memfd_create_is_the_first_source),
        cmocka_unit_test(shm_open_is_the_second_source),
        cmocka_unit_test(a_file_in_tmpdir_is_the_last_source),
        cmocka_unit_test(a_system_that_refuses_all_sources_is_named),
    };

    return cmocka_run_group_tests_name("memory_file", tests, NULL, NULL);
}
