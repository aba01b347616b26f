/* SPDX-License-Identifier: BSD-3-Clause */
/* Creates the files that back shared memory.  No other file calls memfd_create().
 *
 * A container may forbid memfd_create() by a seccomp filter, and older sandboxes have no /dev/shm.
 * Three sources are therefore tried in turn: memfd_create(), shm_open(), and a file in TMPDIR.  A
 * file from one of the latter two is private to the user (mode 0600) and is unlinked before the
 * function returns, so the kernel frees it when the last process closes and unmaps it. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dtl_runtime.h"

enum { ATTEMPTS = 16, NAME_SIZE = 64, OPEN_FLAGS = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC };

/* Writes a random file name that no other process can predict, with a leading slash. Returns false
 * with errno set if the system has no random bytes. */
static bool random_name_make(char name[NAME_SIZE])
{
    uint64_t random[2];

    if (getrandom(random, sizeof random, 0) != sizeof random)
        return false;
    snprintf(name, NAME_SIZE, "/dtl-%016llx%016llx", (unsigned long long)random[0],
             (unsigned long long)random[1]);
    return true;
}

/* Returns a descriptor of POSIX shared memory, or -1 with errno set. */
static int posix_shared_memory_create(void)
{
    char name[NAME_SIZE];
    int file = -1;

    errno = EEXIST;
    for (int attempt = 0; attempt < ATTEMPTS && file < 0 && errno == EEXIST; attempt++) {
        if (!random_name_make(name))
            return -1;
        file = shm_open(name, OPEN_FLAGS, S_IRUSR | S_IWUSR);
    }
    if (file >= 0)
        shm_unlink(name);
    return file;
}

/* Returns a descriptor of a file in `folder`, or -1 with errno set. */
static int temporary_file_create(const char *folder)
{
    char name[NAME_SIZE], path[PATH_MAX];
    int file = -1;

    errno = EEXIST;
    for (int attempt = 0; attempt < ATTEMPTS && file < 0 && errno == EEXIST; attempt++) {
        if (!random_name_make(name))
            return -1;
        if (snprintf(path, sizeof path, "%s%s", folder, name) >= (int)sizeof path) {
            errno = ENAMETOOLONG;
            return -1;
        }
        file = open(path, OPEN_FLAGS | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    }
    if (file >= 0)
        unlink(path);
    return file;
}

dtl_status dtl__memory_file(const char *name, int *out)
{
    const char *folder = dtl__option("TMPDIR");
    char memory_error[64], shared_error[64];
    int file = memfd_create(name, MFD_CLOEXEC);

    if (folder == NULL)
        folder = "/tmp";
    if (file < 0) {
        snprintf(memory_error, sizeof memory_error, "%s", strerror(errno));
        file = posix_shared_memory_create();
    }
    if (file < 0) {
        snprintf(shared_error, sizeof shared_error, "%s", strerror(errno));
        file = temporary_file_create(folder);
    }
    if (file < 0)
        return dtl__fail(DTL_ERROR_BACKEND_INIT_FAILED,
                         "no file for shared memory can be created (memfd_create: %s; shm_open: "
                         "%s; a file in %s: %s); expected a system that permits one of them, or a "
                         "TMPDIR that can be written",
                         memory_error, shared_error, folder, strerror(errno));
    *out = file;
    return DTL_SUCCESS;
}
