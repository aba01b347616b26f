/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/handle.c.j2.
 * Do not edit. */
/* The handle table: opens and closes handles, and reports invalid ones. dtl_handle.h has the
 * lookup.
 *
 * A lock allows one writer at a time. A slot whose generation numbers are used up is never reused,
 * so that a stale handle never matches again. */
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dtl_guard.h"

enum { SLOTS = HANDLE_CHUNKS * HANDLE_CHUNK_SLOTS, GENERATION_LAST = (1 << 24) - 1 };

_Static_assert(sizeof(uintptr_t) == 8, "a handle needs 64 bits");

_Atomic(struct handle_slot *) dtl__handle_chunks[HANDLE_CHUNKS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t first_free = SLOTS;
static uint32_t slots_used; /* slots below this have been used at least once */

static uint32_t handle_slot(uintptr_t bits)
{
    return (uint32_t)bits;
}

static uint32_t handle_generation(uintptr_t bits)
{
    return (uint32_t)(bits >> HANDLE_SLOT_BITS) & GENERATION_LAST;
}

static uintptr_t handle_bits(enum handle_kind kind, uint32_t generation, uint32_t slot)
{
    return (uintptr_t)kind << HANDLE_KIND_SHIFT | (uintptr_t)generation << HANDLE_SLOT_BITS | slot;
}

/* Returns the slot, or NULL if the table has no slot of this number. */
static struct handle_slot *slot_at(uint32_t index)
{
    return index < SLOTS ? dtl__handle_slot(index) : NULL;
}

/* Returns the slot of an open handle of any kind, or NULL if the handle is closed or invalid. The
 * handle must not be null. */
static inline struct handle_slot *slot_open(uintptr_t bits)
{
    struct handle_slot *slot = dtl__handle_slot(handle_slot(bits));

    return slot != NULL && atomic_load(&slot->handle) == bits ? slot : NULL;
}

/* Sets *out and *index to a free slot. The lock must be held. */
static dtl_status slot_acquire(struct handle_slot **out, uint32_t *index)
{
    if (first_free != SLOTS) {
        *index = first_free;
        *out = dtl__handle_slot(first_free);
        first_free = (*out)->next_free;
        return DTL_SUCCESS;
    }
    if (slots_used == SLOTS)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY,
                         "all %d handles are in use; expected one that is free", (int)SLOTS);
    if (slots_used % HANDLE_CHUNK_SLOTS == 0) {
        void *chunk;
        dtl_status status =
            dtl__alloc(&chunk, sizeof(struct handle_slot) * HANDLE_CHUNK_SLOTS, "handle table");
        if (status != DTL_SUCCESS)
            return status;
        atomic_store_explicit(&dtl__handle_chunks[slots_used / HANDLE_CHUNK_SLOTS], chunk,
                              memory_order_release);
    }
    *index = slots_used++;
    *out = slot_at(*index);
    if (dtl__has_barrier())
        (*out)->sole = dtl__thread();
    return DTL_SUCCESS;
}

/* Describes a handle for an error message: why it is invalid, or its kind if it is open. The lock
 * must be held. */
static const char *handle_fault(uintptr_t bits)
{
    uint32_t kind = dtl__handle_kind(bits), generation = handle_generation(bits);
    const struct handle_slot *slot = slot_at(handle_slot(bits));

    if (bits == 0)
        return "a null handle";
    if (kind == HANDLE_NONE || kind >= HANDLE_COUNT || slot == NULL)
        return "a value that is not a handle of DTL";
    if (slot_open(bits) != NULL)
        return dtl__handle_names[kind];
    if (generation == 0 || generation > slot->generation ||
        (generation == slot->generation && atomic_load(&slot->handle) != 0))
        return "a value that is not a handle of DTL"; /* the last case: only the kind is wrong */
    return "a handle that is already closed";
}

static void refuse_handle(uintptr_t bits, const char *expected, const char *function,
                          const char *parameter)
{
    const char *fault;
    char key[64];

    pthread_mutex_lock(&lock);
    fault = handle_fault(bits);
    pthread_mutex_unlock(&lock);
    snprintf(key, sizeof key, "%s-handle", parameter);
    dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, function, key, "%s is %s; expected %s", parameter,
                fault, expected);
}

void dtl__handle_refuse(const void *handle, enum handle_kind expected, const char *function,
                        const char *parameter)
{
    refuse_handle((uintptr_t)handle, dtl__handle_names[expected], function, parameter);
}

void dtl__handle_refuse_family(const void *handle, const char *expected, const char *function,
                               const char *parameter)
{
    refuse_handle((uintptr_t)handle, expected, function, parameter);
}

/* Returns the handle at an index of an array. */
static const void *handle_at(const void *handles, uint64_t index)
{
    const void *handle;

    memcpy(&handle, (const char *)handles + index * sizeof handle, sizeof handle);
    return handle;
}

/* Allocates an array with an element of `bytes` bytes for each handle. */
static dtl_status array_allocate(uint64_t count, size_t bytes, const char *function, void **out)
{
    char name[64];

    snprintf(name, sizeof name, "dtl_%s", function);
    return dtl__failed(name, dtl__alloc(out, dtl__times(count, bytes), "handles"));
}

static dtl_status objects_find(const void *handles, uint64_t count, enum handle_kind expected,
                               bool may_be_null, const char *function, const char *parameter,
                               void ***out)
{
    void **objects = NULL;
    dtl_status status = array_allocate(count, sizeof *objects, function, (void **)&objects);

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

dtl_status dtl__handle_objects_held(const void *handles, uint64_t count, enum handle_kind expected,
                                    void (*hold)(void *object), void (*drop)(void *variable),
                                    const char *function, const char *parameter, void ***out)
{
    void **objects = NULL;
    dtl_status status = array_allocate(count, sizeof *objects, function, (void **)&objects);

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count; index++) {
        objects[index] =
            dtl__handle_held(handle_at(handles, index), expected, hold, function, parameter);
        if (objects[index] == NULL) {
            dtl__handle_objects_drop(objects, index, drop);
            return DTL_ERROR_INVALID_ARGUMENT;
        }
    }

    *out = objects;
    return DTL_SUCCESS;
}

void dtl__handle_objects_drop(void **objects, uint64_t count, void (*drop)(void *variable))
{
    for (uint64_t index = 0; index < count; index++)
        drop(&objects[index]);
    dtl__release(objects);
}

/* A handle and its index in the array. */
struct entry {
    uintptr_t bits;
    uint64_t index;
};

static int entry_compare(const void *a, const void *b)
{
    const struct entry *left = a, *right = b;

    if (left->bits != right->bits)
        return left->bits < right->bits ? -1 : 1;
    return (left->index > right->index) - (left->index < right->index);
}

/* Fails if an array of handles to close contains a handle twice, which would be freed twice. */
static dtl_status check_distinct(const void *handles, uint64_t count, const char *function,
                                 const char *parameter)
{
    struct entry *entries = NULL;
    dtl_status status = array_allocate(count, sizeof *entries, function, (void **)&entries);
    char key[64];

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count; index++)
        entries[index] = (struct entry){(uintptr_t)handle_at(handles, index), index};
    qsort(entries, count, sizeof *entries, entry_compare);

    snprintf(key, sizeof key, "%s-handle", parameter);
    for (uint64_t next = 1; next < count && status == DTL_SUCCESS; next++)
        if (entries[next].bits != 0 && entries[next].bits == entries[next - 1].bits)
            status = dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, function, key,
                                 "%s[%llu] and %s[%llu] are the same handle; expected each once",
                                 parameter, (unsigned long long)entries[next - 1].index, parameter,
                                 (unsigned long long)entries[next].index);
    dtl__release(entries);
    return status;
}

dtl_status dtl__handle_objects_to_close(const void *handles, uint64_t count,
                                        enum handle_kind expected, const char *function,
                                        const char *parameter, void ***out)
{
    dtl_status status = objects_find(handles, count, expected, true, function, parameter, out);

    if (status == DTL_SUCCESS && count > 1) {
        status = check_distinct(handles, count, function, parameter);
        if (status != DTL_SUCCESS)
            dtl__release(*out);
    }
    return status;
}

dtl_status dtl__handle_open(enum handle_kind kind, void *object, void *out)
{
    uint32_t index = 0;
    struct handle_slot *slot = NULL;
    uintptr_t bits = 0;
    dtl_status status;

    if (object == NULL) {
        memcpy(out, &bits, sizeof bits);
        return DTL_SUCCESS;
    }

    pthread_mutex_lock(&lock);
    status = slot_acquire(&slot, &index);
    if (status == DTL_SUCCESS) {
        slot->object = object;
        bits = handle_bits(kind, ++slot->generation, index);
        atomic_store(&slot->handle, bits);
    }
    pthread_mutex_unlock(&lock);
    if (status == DTL_SUCCESS)
        memcpy(out, &bits, sizeof bits);
    return status;
}

/* Runs in the child of a fork. Does not free the objects, because threads of the parent may have
 * been using them, and initializes the lock, because such a thread may have held it. */
void dtl__handles_abandon(void)
{
    lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    for (uint32_t index = 0; index < slots_used; index++)
        atomic_store(&dtl__handle_slot(index)->handle, 0);
}

/* Frees a slot whose handle is stale and which no thread has pinned; returns its object. The lock
 * must be held. */
static void *slot_clear(struct handle_slot *slot, uintptr_t bits)
{
    void *object = slot->object;

    slot->object = NULL;
    if (slot->generation < GENERATION_LAST) {
        slot->next_free = first_free;
        first_free = handle_slot(bits);
    }
    return object;
}

/* Makes a handle stale and returns its object, or NULL if another thread has closed it already. */
static void *slot_close(uintptr_t bits)
{
    struct handle_slot *slot;
    void *object = NULL;

    pthread_mutex_lock(&lock);
    slot = slot_open(bits);
    if (slot != NULL) {
        atomic_store(&slot->handle, 0);
        while (atomic_load(&slot->pins) != 0)
            sched_yield();
        object = slot_clear(slot, bits);
    }
    pthread_mutex_unlock(&lock);
    return object;
}

void *dtl__handle_close(const void *handle, enum handle_kind expected, const char *function,
                        const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    void *object = NULL;

    if (handle == NULL)
        return NULL;
    if (!dtl__guard_may_close(handle, function))
        return NULL;
    if (dtl__handle_kind(bits) == expected)
        object = slot_close(bits);
    if (object == NULL)
        dtl__handle_refuse(handle, expected, function, parameter);
    return object;
}

/* A stack of the slots that this thread is using in nested calls, without those that it owns. Calls
 * nested deeper than the stack are not recorded. */
enum { MAX_DEPTH = 64 };
static _Thread_local struct handle_slot *entered[MAX_DEPTH];
static _Thread_local uint32_t depth;

/* Returns true if this thread is in a call with the slot's handle. */
static bool is_entered(const struct handle_slot *slot)
{
    for (uint32_t call = 0; call < depth && call < MAX_DEPTH; call++)
        if (entered[call] == slot)
            return true;
    return slot->sole == dtl__thread() && atomic_load(&slot->calls) != 0;
}

struct handle_slot *dtl__handle_enter_slow(const void *handle, enum handle_kind expected,
                                           const char *function, const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    struct handle_slot *slot =
        dtl__handle_kind(bits) == expected ? slot_at(handle_slot(bits)) : NULL;

    if (slot != NULL && slot->sole != dtl__thread()) {
        atomic_fetch_add(&slot->pins, 1);
        if (atomic_load(&slot->handle) == bits) {
            if (depth < MAX_DEPTH)
                entered[depth] = slot;
            depth++;
            return slot;
        }
        atomic_fetch_sub_explicit(&slot->pins, 1, memory_order_release);
    }
    dtl__handle_refuse(handle, expected, function, parameter);
    return NULL;
}

void dtl__handle_leave_slow(struct handle_slot *slot)
{
    depth--;
    atomic_fetch_sub_explicit(&slot->pins, 1, memory_order_release);
}

/* Reasons why a thread cannot close a handle whose close waits for pending calls. */
enum obstacle { OBSTACLE_NONE, OBSTACLE_CALL, OBSTACLE_BARRIER };

/* Makes a handle stale whose close waits for pending calls. Returns its slot, or NULL if another
 * thread has closed the handle already. The owner thread counts its calls without a locked
 * instruction, so that this thread sees the count only after a barrier on all threads. If the
 * kernel refuses the barrier, the handle stays open and *obstacle is set. */
static struct handle_slot *slot_retire(uintptr_t bits, enum obstacle *obstacle)
{
    struct handle_slot *slot;
    bool is_in_call;

    pthread_mutex_lock(&lock);
    slot = slot_open(bits);
    is_in_call = slot != NULL && is_entered(slot);
    if (slot != NULL && !is_in_call)
        atomic_store(&slot->handle, 0);
    pthread_mutex_unlock(&lock);
    *obstacle = is_in_call ? OBSTACLE_CALL : OBSTACLE_NONE;
    if (slot == NULL || slot->sole == 0 || slot->sole == dtl__thread() || dtl__barrier())
        return slot;
    atomic_store(&slot->handle, bits);
    *obstacle = OBSTACLE_BARRIER;
    return slot;
}

void *dtl__handle_close_after(const void *handle, enum handle_kind expected,
                              void (*await)(struct handle_slot *slot), const char *function,
                              const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    struct handle_slot *slot = NULL;
    enum obstacle obstacle = OBSTACLE_NONE;
    char key[64];
    void *object;

    if (handle == NULL || !dtl__guard_may_retire(handle, function))
        return NULL;
    if (dtl__handle_kind(bits) == expected)
        slot = slot_retire(bits, &obstacle);
    if (obstacle == OBSTACLE_CALL) {
        snprintf(key, sizeof key, "%s-call", parameter);
        dtl__refuse(DTL_ERROR_INVALID_STATE, function, key,
                    "this thread is in a call with %s; expected that to have returned", parameter);
        return NULL;
    }
    if (obstacle == OBSTACLE_BARRIER) {
        snprintf(key, sizeof key, "%s-barrier", parameter);
        dtl__refuse(DTL_ERROR_INVALID_STATE, function, key,
                    "the system has refused membarrier() since the process has begun; expected "
                    "the thread that made %s to close it",
                    parameter);
        return NULL;
    }
    if (slot == NULL) {
        dtl__handle_refuse(handle, expected, function, parameter);
        return NULL;
    }
    if (!dtl__handle_is_idle(slot))
        await(slot);
    pthread_mutex_lock(&lock);
    object = slot_clear(slot, bits);
    pthread_mutex_unlock(&lock);
    return object;
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

void dtl__handles_close_consumed(void *handles, void *const *objects, uint64_t count)
{
    for (uint64_t index = 0; index < count; index++)
        if (objects[index] == NULL)
            dtl__handles_close((char *)handles + index * sizeof(uintptr_t), 1);
}
