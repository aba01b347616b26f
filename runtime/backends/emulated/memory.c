/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory blocks of the emulated devices, and lookup of addresses. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emulated.h"

struct block {
    char *start;     /* address as programs see it */
    char *inside;    /* address at which operations access it */
    uint64_t bytes;  /* requested size */
    uint64_t mapped; /* whole pages */
    enum memory_kind kind;
    int32_t device;
    int file; /* memory file of the block; -1: none */
    bool is_imported;
    int users; /* number of queued operations */
    struct block *next;
};

/* A released block: its addresses stay reserved for a while, so that their use is detected. */
struct released_block {
    char *start;
    uint64_t mapped;
};

enum { RESERVATIONS = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct block *blocks;
static uint64_t used[EMULATED_DEVICES]; /* allocated bytes per device */
static struct released_block reservations[RESERVATIONS];
static unsigned released_count;

/* ---- lookup of addresses; with the lock held ------------------------------------------------- */

/* Returns true if the address lies in the range. */
static bool lies_in(const void *address, const char *start, uint64_t bytes)
{
    return (uintptr_t)address - (uintptr_t)start < bytes;
}

/* Returns the block that contains the address, or NULL. */
static struct block *block_of(const void *address)
{
    struct block *each = blocks;

    while (each != NULL && !lies_in(address, each->start, each->mapped))
        each = each->next;
    return each;
}

/* Returns true if the address lies in a block that was released recently. */
static bool was_released(const void *address)
{
    for (int index = 0; index < RESERVATIONS; index++)
        if (lies_in(address, reservations[index].start, reservations[index].mapped))
            return true;
    return false;
}

/* ---- ranges in use by queued operations ------------------------------------------------------ */

/* Implements range_acquire() with the lock held. */
static dtl_status range_find(const void *address, uint64_t bytes, struct memory_range *out)
{
    struct block *block = block_of(address);

    if (block == NULL && was_released(address))
        return emulated_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                                   "%p lies in memory that was released; expected a block in use",
                                   address);
    if (block == NULL) {
        *out = (struct memory_range){.address = (void *)address};
        return DTL_SUCCESS;
    }
    uint64_t offset = (uint64_t)((const char *)address - block->start);
    if (offset > block->bytes || bytes > block->bytes - offset)
        return emulated_host->fail(
            DTL_ERROR_OUT_OF_BOUNDS,
            "%llu bytes at %p run over the end of their block, which has %llu from there on; "
            "expected no more",
            (unsigned long long)bytes, address,
            (unsigned long long)(offset > block->bytes ? 0 : block->bytes - offset));
    block->users++;
    *out = (struct memory_range){.address = block->inside + offset, .block = block};
    return DTL_SUCCESS;
}

dtl_status range_acquire(const void *address, uint64_t bytes, struct memory_range *out)
{
    pthread_mutex_lock(&lock);
    dtl_status status = range_find(address, bytes, out);
    pthread_mutex_unlock(&lock);
    return status;
}

void range_release(struct memory_range *range)
{
    if (range->block == NULL)
        return;
    pthread_mutex_lock(&lock);
    range->block->users--;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

void memory_inspect(const void *address, struct memory *out)
{
    pthread_mutex_lock(&lock);
    const struct block *block = block_of(address);
    if (block == NULL)
        *out = (struct memory){.kind = MEMORY_FOREIGN, .device = -1};
    else
        *out = (struct memory){.kind = block->kind,
                               .device = block->device,
                               .start = block->start,
                               .bytes = block->bytes};
    pthread_mutex_unlock(&lock);
}

/* ---- blocks ---------------------------------------------------------------------------------- */

/* Unmaps a block, closes its file and frees it. The block is not in the list. */
static void block_free(struct block *block)
{
    if (block->inside != NULL && block->inside != block->start)
        munmap(block->inside, block->mapped);
    if (block->start != NULL)
        munmap(block->start, block->mapped);
    if (block->file >= 0)
        close(block->file);
    emulated_host->release(block);
}

/* Maps the block's file at a new address and returns that, or NULL if the system refuses. */
static char *block_map_file(const struct block *block, int protection)
{
    void *start = mmap(NULL, block->mapped, protection, MAP_SHARED, block->file, 0);

    return start == MAP_FAILED ? NULL : start;
}

/* Device memory is mapped twice: without access at the address that programs see, and accessibly
 * for operations. Other memory has one mapping. Returns false if the system refuses a mapping; the
 * caller then frees the block. */
static bool block_map(struct block *block)
{
    block->inside = block_map_file(block, PROT_READ | PROT_WRITE);
    if (block->inside == NULL)
        return false;
    block->start = block->kind == MEMORY_DEVICE ? block_map_file(block, PROT_NONE) : block->inside;
    return block->start != NULL;
}

/* Rounds a size up to whole pages. */
static uint64_t whole_pages(uint64_t bytes)
{
    uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);

    return (bytes + page - 1) / page * page;
}

/* Fails because the device lacks memory. */
static dtl_status out_of_memory(uint64_t bytes, int32_t device)
{
    return emulated_host->fail(DTL_ERROR_OUT_OF_MEMORY,
                               "emulated device %d: no memory for %llu bytes", (int)device,
                               (unsigned long long)bytes);
}

/* Adds a block to the list. Returns false if the device has not enough memory left. Imported memory
 * is counted in the exporting process only. Takes the lock. */
static bool block_add(struct block *block)
{
    uint64_t cost = block->is_imported ? 0 : block->mapped;

    pthread_mutex_lock(&lock);
    bool has_space = cost <= EMULATED_BYTES - used[block->device];
    if (has_space) {
        used[block->device] += cost;
        block->next = blocks;
        blocks = block;
    }
    pthread_mutex_unlock(&lock);
    return has_space;
}

dtl_status memory_allocate(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out)
{
    struct block *block = NULL;
    dtl_status status;

    if (bytes > EMULATED_BYTES)
        return out_of_memory(bytes, device->id);
    status = emulated_host->alloc((void **)&block, sizeof *block, "block");
    if (status != DTL_SUCCESS)
        return status;
    *block = (struct block){
        .bytes = bytes, .mapped = whole_pages(bytes), .kind = kind, .device = device->id};
    block->file = -1;
    status = emulated_host->memory_file("dtl-emulated", &block->file);
    if (status != DTL_SUCCESS) {
        block_free(block);
        return status;
    }
    if (ftruncate(block->file, (off_t)block->mapped) != 0 || !block_map(block) ||
        !block_add(block)) {
        block_free(block);
        return out_of_memory(bytes, device->id);
    }
    *out = block->start;
    return DTL_SUCCESS;
}

/* Waits until no queued operation uses the block that starts at the address, then removes it from
 * the list and returns it, or NULL if no such block exists. The lock is held. */
static struct block *block_remove(const void *start, bool is_imported)
{
    struct block **link = &blocks;

    while (*link != NULL && ((*link)->start != start || (*link)->is_imported != is_imported))
        link = &(*link)->next;
    if (*link == NULL)
        return NULL;
    struct block *block = *link;
    if (block->users > 0) { /* the list may change meanwhile */
        pthread_cond_wait(&changed, &lock);
        return block_remove(start, is_imported);
    }
    *link = block->next;
    used[block->device] -= is_imported ? 0 : block->mapped;
    return block;
}

/* Reserves the addresses of a released block without access to them, and frees the oldest
 * reservation. The lock is held. */
static void reserve_addresses(struct block *block)
{
    struct released_block *reservation = &reservations[released_count++ % RESERVATIONS];
    void *kept = mmap(block->start, block->mapped, PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);

    if (reservation->start != NULL)
        munmap(reservation->start, reservation->mapped);
    *reservation = (struct released_block){0};
    if (kept == MAP_FAILED)
        return;
    *reservation = (struct released_block){.start = block->start, .mapped = block->mapped};
    if (block->inside == block->start)
        block->inside = NULL;
    block->start = NULL;
}

/* Removes the block that starts at the address and frees it, after queued operations that use it.
 * Its addresses stay reserved. Takes the lock. Fails if no such block exists. */
static dtl_status block_release(const void *start, bool is_imported)
{
    pthread_mutex_lock(&lock);
    struct block *block = block_remove(start, is_imported);
    if (block != NULL)
        reserve_addresses(block);
    pthread_mutex_unlock(&lock);
    if (block == NULL)
        return emulated_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                                   "%p is no block that is %s; expected the start of one", start,
                                   is_imported ? "imported" : "in use");
    block_free(block);
    return DTL_SUCCESS;
}

dtl_status memory_release(const struct device *device, void *start)
{
    (void)device;
    return block_release(start, false);
}

/* ---- memory of another process --------------------------------------------------------------- */

/* Contents of `struct exported_memory`: the file as opened by its owner. */
struct exported_file {
    int64_t process;
    int64_t file;
    uint64_t node; /* detects that the file was replaced */
    uint64_t bytes;
};

/* Describes the file of a block. Fails unless `block` is a block of device memory. The lock is
 * held. */
static dtl_status export_make(const struct block *block, struct exported_file *out)
{
    struct stat facts;

    if (block == NULL || block->kind != MEMORY_DEVICE || fstat(block->file, &facts) != 0)
        return emulated_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                                   "the address is no block of device memory; expected one");
    *out = (struct exported_file){.process = getpid(),
                                  .file = block->file,
                                  .node = (uint64_t)facts.st_ino,
                                  .bytes = block->bytes};
    return DTL_SUCCESS;
}

dtl_status memory_export(const struct device *device, void *start, struct exported_memory *out)
{
    struct exported_file exported = {0};

    (void)device;
    pthread_mutex_lock(&lock);
    dtl_status status = export_make(block_of(start), &exported);
    pthread_mutex_unlock(&lock);
    if (status == DTL_SUCCESS) {
        memset(out, 0, sizeof *out);
        memcpy(out->bytes, &exported, sizeof exported);
    }
    return status;
}

/* Opens the file of an exported block; -1 if its owner has closed it. */
static int export_open(const struct exported_file *exported)
{
    struct stat facts;
    char path[64];

    snprintf(path, sizeof path, "/proc/%lld/fd/%lld", (long long)exported->process,
             (long long)exported->file);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file >= 0 && (fstat(file, &facts) != 0 || (uint64_t)facts.st_ino != exported->node)) {
        close(file);
        return -1;
    }
    return file;
}

dtl_status memory_import(const struct device *device, const struct exported_memory *handle,
                         void **out)
{
    struct block *block = NULL;
    struct exported_file exported;
    dtl_status status = emulated_host->alloc((void **)&block, sizeof *block, "block");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(&exported, handle->bytes, sizeof exported);
    *block = (struct block){.bytes = exported.bytes,
                            .mapped = whole_pages(exported.bytes),
                            .kind = MEMORY_DEVICE,
                            .device = device->id,
                            .file = export_open(&exported),
                            .is_imported = true};
    if (block->file < 0 || !block_map(block) || !block_add(block)) {
        block_free(block);
        return emulated_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                                   "process %lld exports no such block; expected one in use",
                                   (long long)exported.process);
    }
    *out = block->start;
    return DTL_SUCCESS;
}

dtl_status memory_import_close(const struct device *device, void *start)
{
    (void)device;
    return block_release(start, true);
}
