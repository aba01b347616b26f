/* SPDX-License-Identifier: BSD-3-Clause */
/* The handle table.  A handle is kind, generation and slot in one pointer-sized value, never an
 * address.
 *
 * The table grows by chunks that never move and are never freed, so that readers take no lock: they
 * load the chunk and the generation.  Writers (open and close) take one.  A slot whose generations
 * are used up is retired: a stale handle can never match again.  No other file of the runtime sees
 * a handle's bits. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "dtl_runtime.h"

enum {
    SLOT_BITS = 32,
    GENERATION_BITS = 24,
    CHUNK_BITS = 10,
    CHUNK_SLOTS = 1 << CHUNK_BITS,
    CHUNKS = 1 << 14,
    SLOTS = CHUNKS * CHUNK_SLOTS,
    GENERATION_LAST = (1 << GENERATION_BITS) - 1,
};

_Static_assert(sizeof(uintptr_t) == 8, "a handle needs 64 bits");

struct slot {
    _Atomic uint32_t generation; /* odd while open, even while free */
    enum handle_kind kind;
    void *object;
    uint32_t next_free; /* while free: another free slot, or SLOTS */
};

static _Atomic(struct slot *) chunks[CHUNKS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t first_free = SLOTS;
static uint32_t slots_used; /* slots below this have been given out at least once */

static uint32_t handle_slot(uintptr_t bits)
{
    return (uint32_t)bits;
}

static uint32_t handle_generation(uintptr_t bits)
{
    return (uint32_t)(bits >> SLOT_BITS) & GENERATION_LAST;
}

static uint32_t handle_kind(uintptr_t bits)
{
    return (uint32_t)(bits >> (SLOT_BITS + GENERATION_BITS));
}

static uintptr_t handle_bits(enum handle_kind kind, uint32_t generation, uint32_t slot)
{
    return (uintptr_t)kind << (SLOT_BITS + GENERATION_BITS) | (uintptr_t)generation << SLOT_BITS |
           slot;
}

/* NULL where there is no such slot. */
static inline struct slot *slot_at(uint32_t index)
{
    if (index >= SLOTS)
        return NULL;
    struct slot *chunk = atomic_load_explicit(&chunks[index >> CHUNK_BITS], memory_order_acquire);
    return chunk == NULL ? NULL : &chunk[index & (CHUNK_SLOTS - 1)];
}

/* The open slot of a handle, whatever its kind; NULL where it is closed or was never given out. */
static inline struct slot *slot_open(uintptr_t bits)
{
    struct slot *slot = slot_at(handle_slot(bits));

    if (slot == NULL ||
        atomic_load_explicit(&slot->generation, memory_order_acquire) != handle_generation(bits))
        return NULL;
    return slot->kind == (enum handle_kind)handle_kind(bits) && (handle_generation(bits) & 1) != 0
               ? slot
               : NULL;
}

/* A free slot, its generation even; called under the lock. */
static dtl_status slot_take(uint32_t *out)
{
    if (first_free != SLOTS) {
        *out = first_free;
        first_free = slot_at(first_free)->next_free;
        return DTL_SUCCESS;
    }
    if (slots_used == SLOTS)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "handles: all %d are in use", (int)SLOTS);
    if (slots_used % CHUNK_SLOTS == 0) {
        void *chunk;
        dtl_status status = dtl__alloc(&chunk, sizeof(struct slot) * CHUNK_SLOTS, "handle table");
        if (status != DTL_SUCCESS)
            return status;
        atomic_store_explicit(&chunks[slots_used >> CHUNK_BITS], chunk, memory_order_release);
    }
    *out = slots_used++;
    return DTL_SUCCESS;
}

/* What is wrong with a handle that is not open, or which kind it is if it is open, in words. */
static const char *handle_fault(uintptr_t bits)
{
    uint32_t kind = handle_kind(bits);
    const struct slot *slot = slot_at(handle_slot(bits));

    if (bits == 0)
        return "a null handle";
    if (kind == HANDLE_NONE || kind >= HANDLE_COUNT || slot == NULL)
        return "a value that DTL never gave out";
    if ((handle_generation(bits) & 1) == 0 ||
        handle_generation(bits) > atomic_load(&slot->generation))
        return "a value that DTL never gave out";
    if (slot_open(bits) != NULL)
        return dtl__handle_names[kind];
    if (handle_generation(bits) == atomic_load(&slot->generation))
        return "a value that DTL never gave out"; /* the kind alone is wrong */
    return "a handle that is already closed";
}

static void *refuse(uintptr_t bits, const char *expected, const char *function,
                    const char *parameter)
{
    char key[64];

    snprintf(key, sizeof key, "%s-handle", parameter);
    dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, function, key, "%s is %s; expected %s", parameter,
                handle_fault(bits), expected);
    return NULL;
}

void *dtl__handle_object(const void *handle, enum handle_kind expected, const char *function,
                         const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    const struct slot *slot = slot_open(bits);

    if (DTL_UNLIKELY(slot == NULL || handle_kind(bits) != expected))
        return refuse(bits, dtl__handle_names[expected], function, parameter);
    return slot->object;
}

struct container *dtl__handle_container(const void *handle, const char *function,
                                        const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    const struct slot *slot = slot_open(bits);

    if (DTL_UNLIKELY(slot == NULL || !dtl__handle_is_container[handle_kind(bits)]))
        return refuse(bits, "a container", function, parameter);
    return slot->object;
}

/* The handle at a place of an array. */
static const void *handle_at(const void *handles, uint64_t index)
{
    const void *handle;

    memcpy(&handle, (const char *)handles + index * sizeof handle, sizeof handle);
    return handle;
}

static dtl_status objects_find(const void *handles, uint64_t count, enum handle_kind expected,
                               bool may_be_null, const char *function, const char *parameter,
                               void ***out)
{
    void **objects = NULL;
    uint64_t bytes = 0;
    dtl_status status;

    if (!dtl__product(count, sizeof *objects, &bytes))
        bytes = SIZE_MAX;
    status = dtl__alloc((void **)&objects, bytes, "handles");
    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count; index++) {
        const void *handle = handle_at(handles, index);

        if (handle == NULL && may_be_null)
            continue;
        objects[index] = dtl__handle_object(handle, expected, function, parameter);
        if (objects[index] == NULL) {
            dtl__release(objects);
            return DTL_ERROR_INVALID_ARGUMENT;
        }
    }

    *out = objects;
    return DTL_SUCCESS;
}

dtl_status dtl__handle_objects(const void *handles, uint64_t count, enum handle_kind expected,
                               const char *function, const char *parameter, void ***out)
{
    return objects_find(handles, count, expected, false, function, parameter, out);
}

dtl_status dtl__handle_objects_or_null(const void *handles, uint64_t count,
                                       enum handle_kind expected, const char *function,
                                       const char *parameter, void ***out)
{
    return objects_find(handles, count, expected, true, function, parameter, out);
}

dtl_status dtl__handle_open(enum handle_kind kind, void *object, void *out)
{
    uint32_t index = 0, generation;
    struct slot *slot;
    uintptr_t bits = 0;
    dtl_status status;

    if (object == NULL) {
        memcpy(out, &bits, sizeof bits);
        return DTL_SUCCESS;
    }

    pthread_mutex_lock(&lock);
    status = slot_take(&index);
    pthread_mutex_unlock(&lock);
    if (status != DTL_SUCCESS)
        return status;

    slot = slot_at(index);
    generation = atomic_load_explicit(&slot->generation, memory_order_relaxed) + 1;
    slot->kind = kind;
    slot->object = object;
    atomic_store_explicit(&slot->generation, generation, memory_order_release);
    bits = handle_bits(kind, generation, index);
    memcpy(out, &bits, sizeof bits);
    return DTL_SUCCESS;
}

/* Makes a handle stale; NULL where another thread was faster. */
static void *slot_close(uintptr_t bits)
{
    struct slot *slot;
    void *object = NULL;

    pthread_mutex_lock(&lock);
    slot = slot_open(bits);
    if (slot != NULL) {
        object = slot->object;
        slot->object = NULL;
        atomic_store_explicit(&slot->generation, handle_generation(bits) + 1, memory_order_release);
        if (handle_generation(bits) < GENERATION_LAST) {
            slot->next_free = first_free;
            first_free = handle_slot(bits);
        }
    }
    pthread_mutex_unlock(&lock);
    return object;
}

void *dtl__handle_close(const void *handle, enum handle_kind expected, const char *function,
                        const char *parameter)
{
    void *object;

    if (handle == NULL || dtl__handle_object(handle, expected, function, parameter) == NULL)
        return NULL;
    object = slot_close((uintptr_t)handle);
    return object != NULL
               ? object
               : refuse((uintptr_t)handle, dtl__handle_names[expected], function, parameter);
}

void dtl__handles_close(void *handles, uint64_t count)
{
    uintptr_t null = 0;

    for (uint64_t index = 0; index < count; index++) {
        const void *handle = handle_at(handles, index);

        if (handle != NULL)
            slot_close((uintptr_t)handle);
        memcpy((char *)handles + index * sizeof null, &null, sizeof null);
    }
}
