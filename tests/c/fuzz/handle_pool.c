/* SPDX-License-Identifier: BSD-3-Clause */
/* Open handles by kind, recently closed handles, and memory of arguments. */
#include <stdlib.h>

#include "world.h"

enum { KINDS = 32, SLOTS = 24, BLOCKS = 8192 };

struct slot {
    void *handle;
    uint64_t origin; /* the same on all ranks */
    bool is_open;
};

static struct slot slots[KINDS][SLOTS];
static unsigned used[KINDS];
static void *kept[BLOCKS]; /* kept beyond the round, because a freed pending operation continues */
static void *arguments[FUZZ_ARGUMENTS * 4];
static size_t kept_count, argument_count;

static struct slot *chosen(size_t kind)
{
    unsigned first = (unsigned)fuzz_draw(SLOTS);

    for (unsigned tried = 0; tried < SLOTS; tried++) {
        struct slot *slot = &slots[kind][(first + tried) % SLOTS];

        if (slot->is_open)
            return slot;
    }
    return &slots[kind][first];
}

static size_t container_kind(void)
{
    size_t kind = fuzz_draw(fuzz_kind_count);

    while (!fuzz_kinds[kind].is_container)
        kind = (kind + 1) % fuzz_kind_count;
    return kind;
}

void *fuzz_pick(size_t kind, uint64_t *mark)
{
    struct slot *slot = chosen(kind == FUZZ_CONTAINER ? container_kind() : kind);

    *mark = slot->is_open ? slot->origin : 0;
    return slot->handle;
}

void *fuzz_any(size_t kind)
{
    for (size_t index = 0; index < SLOTS; index++)
        if (slots[kind][index].is_open)
            return slots[kind][index].handle;
    return NULL;
}

static struct slot *slot_of(const void *handle)
{
    for (size_t kind = 0; kind < fuzz_kind_count; kind++)
        for (size_t index = 0; index < SLOTS; index++)
            if (slots[kind][index].is_open && slots[kind][index].handle == handle)
                return &slots[kind][index];
    return NULL;
}

bool fuzz_is_open(const void *handle)
{
    return handle != NULL && slot_of(handle) != NULL;
}

/* When a kind has no free slot, its oldest handles are deferred to the end of the round, even if
 * they are open on this rank only: all ranks close the same slots in the same order. */
static struct deferred {
    void *handle;
    size_t kind;
    uint64_t origin;
} deferred[BLOCKS];
static size_t deferred_count;

void fuzz_opened(size_t kind, void *handle, uint64_t origin)
{
    struct slot *slot = &slots[kind][used[kind] % SLOTS];

    if (used[kind]++ >= SLOTS && deferred_count < BLOCKS)
        deferred[deferred_count++] =
            (struct deferred){slot->is_open ? slot->handle : NULL, kind, slot->origin};
    *slot = (struct slot){handle, origin, handle != NULL};
}

void fuzz_closed(const void *handle)
{
    struct slot *slot = slot_of(handle);

    if (slot != NULL)
        slot->is_open = false;
}

void *fuzz_memory(uint64_t bytes, bool is_kept)
{
    unsigned char *memory = malloc(bytes > 0 ? bytes : 1);

    if (memory == NULL)
        abort();
    for (uint64_t index = 0; index < bytes; index++)
        memory[index] = rand() & 1; /* a bool must be 0 or 1 */
    if (is_kept) {
        free(kept[kept_count % BLOCKS]);
        kept[kept_count++ % BLOCKS] = memory;
    } else {
        arguments[argument_count++] = memory;
    }
    return memory;
}

void fuzz_forget(void)
{
    while (argument_count > 0)
        free(arguments[--argument_count]);
}

/* Closes kinds in random order: parents may close before the objects created from them. */
void fuzz_end_round(void (*close)(size_t kind, void *handle, uint64_t origin))
{
    size_t first = fuzz_draw(fuzz_kind_count), stride = fuzz_draw(2);

    for (size_t count = 0; count < fuzz_kind_count; count++) {
        size_t kind = (first + (stride == 0 ? count : fuzz_kind_count - count)) % fuzz_kind_count;

        for (size_t index = 0; index < SLOTS; index++) {
            struct slot *slot = &slots[kind][index];

            close(kind, slot->is_open ? slot->handle : NULL, slot->origin);
            *slot = (struct slot){0};
        }
        used[kind] = 0;
    }
    for (size_t index = 0; index < deferred_count; index++)
        close(deferred[index].kind, deferred[index].handle, deferred[index].origin);
    deferred_count = 0;
}
