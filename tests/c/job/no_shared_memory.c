/* SPDX-License-Identifier: BSD-3-Clause */
/* Preloaded by tests: simulates a system that refuses memfd_create() and shm_open(), as seccomp
 * filters do. Shared memory is then backed by a file in TMPDIR. */
#include <errno.h>
#include <sys/mman.h>

#define EXPORTED __attribute__((visibility("default")))

EXPORTED int memfd_create(const char *name, unsigned flags)
{
    (void)name;
    (void)flags;
    errno = EPERM;
    return -1;
}

EXPORTED int shm_open(const char *name, int flags, mode_t mode)
{
    (void)name;
    (void)flags;
    (void)mode;
    errno = EPERM;
    return -1;
}
