/* SPDX-License-Identifier: BSD-3-Clause */
/* POSIX shared memory. */
#include "segment.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool map(int file, uint64_t bytes, void **out)
{
    void *mapping = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);

    if (mapping == MAP_FAILED)
        return false;
    *out = mapping;
    return true;
}

bool dtl__segment_make(const char *name, uint64_t bytes, void **out)
{
    int file = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    bool is_made;

    if (file < 0)
        return false;
    /* Without its pages a full file system would be met by a signal at the first touch. */
    is_made = posix_fallocate(file, 0, (off_t)bytes) == 0 && map(file, bytes, out);
    close(file);
    if (!is_made)
        shm_unlink(name);
    return is_made;
}

bool dtl__segment_open(const char *name, uint64_t bytes, void **out)
{
    int file = shm_open(name, O_RDWR | O_CLOEXEC, 0);
    struct stat info;
    bool is_open;

    if (file < 0)
        return false;
    is_open = fstat(file, &info) == 0 && (uint64_t)info.st_size == bytes && map(file, bytes, out);
    close(file);
    return is_open;
}

void dtl__segment_close(void *mapping, uint64_t bytes)
{
    munmap(mapping, bytes);
}

void dtl__segment_conceal(const char *name)
{
    shm_unlink(name);
}
