/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/handle.h.j2.
 * Do not edit. */
/* Handle lookup, which takes a few instructions in each call.
 *
 * A handle packs kind, generation and slot number into one pointer-sized value and is never an
 * address. Its slot stores the handle that is open there, so that one comparison detects a null,
 * stale, foreign or invented value. The table grows by chunks that never move and are never freed,
 * so that readers need no lock. Only this file and dtl_handle.c know the bits of a handle. */
#ifndef DTL_HANDLE_H
#define DTL_HANDLE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "dtl_calls.h" /* enum handle_kind */

enum {
    HANDLE_SLOT_BITS = 32,
    HANDLE_KIND_SHIFT = 56,
    HANDLE_CHUNK_SLOTS = 1 << 10,
    HANDLE_CHUNKS = 1 << 14,
};

struct handle_slot {
    _Atomic uintptr_t handle; /* the open handle; 0 while the slot is free */
    void *object;
    uint32_t generation; /* of the open handle, or of the last one */
    uint32_t next_free;  /* while free: another free slot, or the number of slots for none */
    atomic_uint pins;    /* threads that are looking up the handle, and calls with it on threads
                            other than `sole` */
    atomic_uint calls;   /* calls on the thread `sole`, which alone writes the count */
    uintptr_t sole;      /* owner: the thread that first opened the slot, never changed; 0: none */
};

extern _Atomic(struct handle_slot *) dtl__handle_chunks[HANDLE_CHUNKS];

/* Returns pthread_self() as a number; on x86-64 without a function call. */
static inline uintptr_t dtl__thread(void)
{
#ifdef __x86_64__
    return (uintptr_t)__builtin_thread_pointer();
#else
    return (uintptr_t)pthread_self();
#endif
}

/* Sets the last error to a message with the fault of the handle and the expected kind. */
void dtl__handle_refuse(const void *handle, enum handle_kind expected, const char *function,
                        const char *parameter) __attribute__((cold));
void dtl__handle_refuse_family(const void *handle, const char *expected, const char *function,
                               const char *parameter) __attribute__((cold));

static inline uint32_t dtl__handle_kind(uintptr_t bits)
{
    return (uint32_t)(bits >> HANDLE_KIND_SHIFT);
}

/* Returns the slot of this number, or NULL if its chunk is not allocated. Numbers past the end of
 * the table wrap around to its start. */
static inline struct handle_slot *dtl__handle_slot(uint32_t index)
{
    struct handle_slot *chunk = atomic_load_explicit(
        &dtl__handle_chunks[index / HANDLE_CHUNK_SLOTS % HANDLE_CHUNKS], memory_order_acquire);

    return chunk == NULL ? NULL : &chunk[index % HANDLE_CHUNK_SLOTS];
}

/* Returns the object of an open handle of any kind, or NULL. The result for a null handle is
 * unspecified. */
static inline void *dtl__handle_find(uintptr_t bits)
{
    const struct handle_slot *slot = dtl__handle_slot((uint32_t)bits);

    return slot != NULL && atomic_load_explicit(&slot->handle, memory_order_acquire) == bits
               ? slot->object
               : NULL;
}

/* Returns the object of a handle, or NULL and sets the last error, whose message says if the handle
 * is null, invalid, of another kind or already closed. `function` (without dtl_) and `parameter`
 * appear in the message, which ends with an id as all refusals do:
 * [DTL-broadcast-ctx-handle]. */
static inline void *dtl__handle_object(const void *handle, enum handle_kind expected,
                                       const char *function, const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    void *object = dtl__handle_kind(bits) == expected ? dtl__handle_find(bits) : NULL;

    if (__builtin_expect(object == NULL, 0))
        dtl__handle_refuse(handle, expected, function, parameter);
    return object;
}

/* Like dtl__handle_object(), for a kind that any thread may close meanwhile. Lookup and `hold`,
 * which increments a reference count, are one step: the slot is pinned, and a thread that closes
 * the handle waits until it is not. */
static inline void *dtl__handle_held(const void *handle, enum handle_kind expected,
                                     void (*hold)(void *object), const char *function,
                                     const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    struct handle_slot *slot =
        dtl__handle_kind(bits) == expected ? dtl__handle_slot((uint32_t)bits) : NULL;
    void *object = NULL;

    if (slot != NULL) {
        atomic_fetch_add(&slot->pins, 1);
        if (atomic_load(&slot->handle) == bits) {
            object = slot->object;
            hold(object);
        }
        atomic_fetch_sub_explicit(&slot->pins, 1, memory_order_release);
    }
    if (__builtin_expect(object == NULL, 0))
        dtl__handle_refuse(handle, expected, function, parameter);
    return object;
}

/* dtl__handle_enter() on a thread other than the slot's owner, or with an invalid handle. */
struct handle_slot *dtl__handle_enter_slow(const void *handle, enum handle_kind expected,
                                           const char *function, const char *parameter);

/* dtl__handle_leave() on a thread other than the slot's owner. */
void dtl__handle_leave_slow(struct handle_slot *slot);

/* Begins a call with a handle of a kind whose close waits until no thread is in a call with it.
 * Returns the slot for dtl__handle_leave(), or NULL and sets the last error. The owner thread
 * counts its calls without a locked instruction: another thread that closes the handle executes
 * membarrier(), which acts as a full barrier between the store of the count and the load of the
 * handle here. */
static inline struct handle_slot *dtl__handle_enter(const void *handle, enum handle_kind expected,
                                                    const char *function, const char *parameter)
{
    uintptr_t bits = (uintptr_t)handle;
    struct handle_slot *slot =
        dtl__handle_kind(bits) == expected ? dtl__handle_slot((uint32_t)bits) : NULL;

    if (__builtin_expect(slot != NULL && slot->sole == dtl__thread(), 1)) {
        unsigned calls = atomic_load_explicit(&slot->calls, memory_order_relaxed);

        atomic_store_explicit(&slot->calls, calls + 1, memory_order_relaxed);
        atomic_signal_fence(memory_order_seq_cst);
        if (__builtin_expect(atomic_load_explicit(&slot->handle, memory_order_acquire) == bits, 1))
            return slot;
        atomic_store_explicit(&slot->calls, calls, memory_order_relaxed);
    }
    return dtl__handle_enter_slow(handle, expected, function, parameter);
}

/* Ends the call that dtl__handle_enter() has begun; NULL is ignored. The argument is the address of
 * the slot pointer, as __attribute__((cleanup)) passes it. */
static inline void dtl__handle_leave(struct handle_slot **variable)
{
    struct handle_slot *slot = *variable;

    if (slot == NULL)
        return;
    if (__builtin_expect(slot->sole != dtl__thread(), 0))
        dtl__handle_leave_slow(slot);
    else
        atomic_store_explicit(&slot->calls,
                              atomic_load_explicit(&slot->calls, memory_order_relaxed) - 1,
                              memory_order_release);
}

/* Returns true if no call with the handle is in progress. */
static inline bool dtl__handle_is_idle(struct handle_slot *slot)
{
    return atomic_load(&slot->pins) == 0 && atomic_load(&slot->calls) == 0;
}

/* Returns the object of a container handle, or NULL. */
static inline struct container *dtl__handle_find_container(const void *handle)
{
    uintptr_t bits = (uintptr_t)handle;
    uint32_t kind = dtl__handle_kind(bits);

    return kind < HANDLE_COUNT && dtl__handle_is_container[kind] ? dtl__handle_find(bits) : NULL;
}

/* The same for a parameter; sets the last error like dtl__handle_object(). */
static inline struct container *dtl__handle_container(const void *handle, const char *function,
                                                      const char *parameter)
{
    struct container *object = dtl__handle_find_container(handle);

    if (__builtin_expect(object == NULL, 0))
        dtl__handle_refuse_family(handle, "a container", function, parameter);
    return object;
}

#endif
