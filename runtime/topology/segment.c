/* SPDX-License-Identifier: BSD-3-Clause */
/* Shared memory on Linux: memfd files, which other processes open through /proc. */
#include "segment.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dtl_runtime.h"

enum { PAGE = 4096, HUGE_PAGE = 2 << 20 };

#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25 /* Linux 6.1 and later */
#endif
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23 /* Linux 5.14 and later */
#endif

static void unmap_range(char *begin, const char *end)
{
    if (begin < end)
        munmap(begin, (size_t)(end - begin));
}

/* Maps at an address that is aligned to huge pages; mmap() alone does not align. Returns
 * MAP_FAILED like mmap(). */
static void *map_aligned(int file, uint64_t bytes)
{
    uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
    uint64_t needed = (bytes + page - 1) / page * page;
    char *reserved = mmap(NULL, needed + HUGE_PAGE, PROT_NONE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    char *end, *begin;

    if (reserved == MAP_FAILED)
        return MAP_FAILED;
    end = reserved + needed + HUGE_PAGE;
    begin = reserved + (HUGE_PAGE - (uintptr_t)reserved % HUGE_PAGE) % HUGE_PAGE;
    if (mmap(begin, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) {
        unmap_range(reserved, end);
        return MAP_FAILED;
    }
    unmap_range(reserved, begin);
    unmap_range(begin + needed, end);
    return begin;
}

/* Maps a file; a large one at an address where huge pages are possible. Returns false if the system
 * refuses. */
static bool map_segment(int file, uint64_t bytes, void **out)
{
    void *mapping = bytes >= HUGE_PAGE
                        ? map_aligned(file, bytes)
                        : mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);

    if (mapping == MAP_FAILED)
        return false;
    *out = mapping;
    return true;
}

/* Requests huge pages.  The system may refuse; without the request, shared memory has none unless
 * the whole system is configured for them.  Each huge page must contain an allocated page. */
static void request_huge_pages(int file, void *mapping, uint64_t bytes)
{
    uint64_t huge_bytes = bytes / HUGE_PAGE * HUGE_PAGE;

    for (uint64_t offset = 0; offset < huge_bytes; offset += HUGE_PAGE)
        if (posix_fallocate(file, (off_t)offset, PAGE) != 0)
            return;
    if (huge_bytes > 0)
        (void)madvise(mapping, huge_bytes, MADV_COLLAPSE);
}

/* Returns true if enough memory is available, or if that is unknown. Without this check the
 * kernel would kill processes, of any user, to allocate a file in memory. */
static bool has_available_memory(uint64_t bytes)
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
    int descriptor = -1;

    if (!has_available_memory(filled) || dtl__memory_file("dtl", &descriptor) != DTL_SUCCESS)
        return false;
    if (ftruncate(descriptor, (off_t)bytes) != 0 || !map_segment(descriptor, bytes, &mapping)) {
        close(descriptor);
        return false;
    }
    request_huge_pages(descriptor, mapping, filled);
    /* Without allocated pages, exhausted memory would raise SIGBUS at the first access. */
    if (posix_fallocate(descriptor, 0, (off_t)filled) != 0) {
        munmap(mapping, bytes);
        close(descriptor);
        return false;
    }
    *file = descriptor;
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

/* The descriptor may belong to an unrelated file, in another process with the same id.  So only a
 * regular file of the right size is mapped, and O_NONBLOCK avoids blocking on a pipe. */
bool dtl__segment_open(int64_t process, int file, uint64_t bytes, void **out)
{
    char path[64];
    struct stat info;
    bool is_open;
    int descriptor;

    snprintf(path, sizeof path, "/proc/%lld/fd/%d", (long long)process, file);
    descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return false;
    is_open = fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode) &&
              (uint64_t)info.st_size == bytes && map_segment(descriptor, bytes, out);
    close(descriptor);
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
