/* SPDX-License-Identifier: BSD-3-Clause */
/* Shared memory of Linux: files in memory, which other processes open through /proc. */
#include "segment.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dtl_runtime.h"

enum { PAGE = 4096, WIDE_PAGE = 2 << 20 };

#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25 /* of Linux 6.1 and later */
#endif
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23 /* of Linux 5.14 and later */
#endif

static void unmap(char *begin, const char *end)
{
    if (begin < end)
        munmap(begin, (size_t)(end - begin));
}

/* At an address where large pages can begin, which the system does not care for by itself. */
static void *map_aligned(int file, uint64_t bytes)
{
    uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
    uint64_t needed = (bytes + page - 1) / page * page;
    char *room = mmap(NULL, needed + WIDE_PAGE, PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    char *end, *begin;

    if (room == MAP_FAILED)
        return MAP_FAILED;
    end = room + needed + WIDE_PAGE;
    begin = room + (WIDE_PAGE - (uintptr_t)room % WIDE_PAGE) % WIDE_PAGE;
    if (mmap(begin, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) {
        unmap(room, end);
        return MAP_FAILED;
    }
    unmap(room, begin);
    unmap(begin + needed, end);
    return begin;
}

static bool map(int file, uint64_t bytes, void **out)
{
    void *mapping = bytes >= WIDE_PAGE
                        ? map_aligned(file, bytes)
                        : mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);

    if (mapping == MAP_FAILED)
        return false;
    *out = mapping;
    return true;
}

/* Asks for large pages, which the system may refuse: shared memory has none otherwise, unless the
 * whole system is set up for them.  There is to be something where each of them begins. */
static void pages_widen(int file, void *mapping, uint64_t bytes)
{
    uint64_t wide = bytes / WIDE_PAGE * WIDE_PAGE;

    for (uint64_t offset = 0; offset < wide; offset += WIDE_PAGE)
        if (posix_fallocate(file, (off_t)offset, PAGE) != 0)
            return;
    if (wide > 0)
        (void)madvise(mapping, wide, MADV_COLLAPSE);
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

bool dtl__segment_reserve(uint64_t bytes, uint64_t filled, int *file, void **out)
{
    void *mapping = NULL;
    int made = -1;

    if (!has_room(filled) || dtl__memory_file("dtl", &made) != DTL_SUCCESS)
        return false;
    if (ftruncate(made, (off_t)bytes) != 0 || !map(made, bytes, &mapping)) {
        close(made);
        return false;
    }
    pages_widen(made, mapping, filled);
    /* Without its pages full memory would be met by a signal at the first touch. */
    if (posix_fallocate(made, 0, (off_t)filled) != 0) {
        munmap(mapping, bytes);
        close(made);
        return false;
    }
    *file = made;
    *out = mapping;
    return true;
}

bool dtl__segment_make(uint64_t bytes, int *file, void **out)
{
    return dtl__segment_reserve(bytes, bytes, file, out);
}

bool dtl__segment_fill(void *start, uint64_t bytes)
{
    uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
    uint64_t before = (uintptr_t)start % page;

    return madvise((char *)start - before, bytes + before, MADV_POPULATE_WRITE) == 0;
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

void dtl__segment_drop(int file, void *mapping, uint64_t bytes)
{
    (void)fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, (off_t)bytes);
    munmap(mapping, bytes);
    close(file);
}

void dtl__segment_close(void *mapping, uint64_t bytes)
{
    munmap(mapping, bytes);
}
