/* SPDX-License-Identifier: BSD-3-Clause */
/* Shared memory of Linux: files in memory, which other processes open through /proc. */
#include "segment.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/random.h>
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

/* Whether the system could do it: it ends processes, anybody's, to make room for a file in memory.
 */
static bool has_room(uint64_t bytes)
{
    FILE *info = fopen("/proc/meminfo", "re");
    unsigned long long kilobytes = UINT64_MAX;
    char line[128];

    while (info != NULL && fgets(line, sizeof line, info) != NULL)
        if (sscanf(line, "MemAvailable: %llu kB", &kilobytes) == 1)
            break;
    if (info != NULL)
        fclose(info);
    return bytes / 1024 <= kilobytes;
}

bool dtl__segment_make(uint64_t bytes, int *file, void **out)
{
    int made = has_room(bytes) ? memfd_create("dtl", MFD_CLOEXEC) : -1;

    if (made < 0)
        return false;
    /* Without its pages full memory would be met by a signal at the first touch. */
    if (posix_fallocate(made, 0, (off_t)bytes) != 0 || !map(made, bytes, out)) {
        close(made);
        return false;
    }
    *file = made;
    return true;
}

/* The file may be another one, in a process of the same number elsewhere: nothing but memory of the
 * right size is mapped, and a pipe is not waited for. */
bool dtl__segment_open(int64_t process, int file, uint64_t bytes, void **out)
{
    char path[64];
    struct stat info;
    bool is_open;
    int opened;

    snprintf(path, sizeof path, "/proc/%lld/fd/%d", (long long)process, file);
    opened = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (opened < 0)
        return false;
    is_open = fstat(opened, &info) == 0 && S_ISREG(info.st_mode) &&
              (uint64_t)info.st_size == bytes && map(opened, bytes, out);
    close(opened);
    return is_open;
}

void dtl__segment_token(uint64_t token[2])
{
    if (getrandom(token, 2 * sizeof *token, 0) != 2 * sizeof *token)
        token[0] = (uint64_t)getpid() << 32 ^ (uintptr_t)token;
}

void dtl__segment_close(void *mapping, uint64_t bytes)
{
    munmap(mapping, bytes);
}
