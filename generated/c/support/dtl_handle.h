/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/handle.h.j2.
 * Do not edit. */
/* Looking up a handle, in a few instructions of each call.
 *
 * A handle is kind, generation and slot in one pointer-sized value, never an address.  Its slot
 * remembers the handle that is open there, so that one comparison tells a null, stale, foreign or
 * made-up value.  The table grows by chunks that never move and are never freed: readers take no
 * lock.  Only this file and dtl_handle.c see a handle's bits. */
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
    _Atomic uintptr_t handle; /* the one that is open here; 0 while free */
    void *object;
    uint32_t generation; /* of the handle that is open here, or was last */
    uint32_t next_free;  /* while free: another free slot, or their number */
    atomic_uint pins;    /* threads that are looking the handle up, and hold its object; calls with
                            it, of the sole thread counted in `calls` */
    atomic_uint calls;   /* written by that thread only */
    uintptr_t sole;      /* the thread that has opened the slot first, for good; 0: none */
};

extern _Atomic(struct handle_slot *) dtl__handle_chunks[HANDLE_CHUNKS];

/* What pthread_self() gives; on x86-64 without a call. */
static inline uintptr_t dtl__thread(void)
{
#ifdef __x86_64__
    return (uintptr_t)__builtin_thread_pointer();
#else
    return (uintptr_t)pthread_self();
#endif
}

/* Sets the last error: how the handle is wrong, and what was expected. */
void dtl__handle_refuse(const void *handle, enum handle_kind expected, const char *function,
                        const char *parameter) __attribute__((cold));
void dtl__handle_refuse_family(const void *handle, const char *expected, const char *function,
                               const char *parameter) __attribute__((cold));

static inline uint32_t dtl__handle_kind(uintptr_t bits)
{
    return (uint32_t)(bits >> HANDLE_KIND_SHIFT);
}

/* NULL where the table has not grown that far; indices past its end count from its start. */
static inline struct handle_slot *dtl__handle_slot(uint32_t index)
{
    struct handle_slot *chunk = atomic_load_explicit(
        &dtl__handle_chunks[index / HANDLE_CHUNK_SLOTS % HANDLE_CHUNKS], memory_order_acquire);

    return chunk == NULL ? NULL : &chunk[index % HANDLE_CHUNK_SLOTS];
}

/* The object of an open handle of any kind, or NULL; of a null handle, anything. */
static inline void *dtl__handle_find(uintptr_t bits)
{
    const struct handle_slot *slot = dtl__handle_slot((uint32_t)bits);

    return slot != NULL && atomic_load_explicit(&slot->handle, memory_order_acquire) == bits
               ? slot->object
               : NULL;
}

/* The object behind a handle, or NULL with the last error saying which of four ways it is wrong:
 * null, never given out, of another kind, already closed.  `function` (without dtl_) and
 * `parameter` are for the message only, which ends with its id as those of all refusals do:
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

/* The same of a kind that any thread may close meanwhile: look-up and `hold`, which counts a
 * reference, are one step, for whoever closes the handle waits until it is not pinned. */
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

struct handle_slot *dtl__handle_enter_slowly(const void *handle, enum handle_kind expected,
                                             const char *function, const char *parameter);

void dtl__handle_leave_slowly(struct handle_slot *slot);

/* The slot of a kind whose closing waits until no other thread is in a call with the handle: this
 * one is, until dtl__handle_leave().  The sole thread's count needs no locked instruction, for
 * another one that closes the handle has membarrier() put a full barrier between the two lines. */
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
    return dtl__handle_enter_slowly(handle, expected, function, parameter);
}

static inline void dtl__handle_leave(struct handle_slot **variable)
{
    struct handle_slot *slot = *variable;

    if (slot == NULL)
        return;
    if (__builtin_expect(slot->sole != dtl__thread(), 0))
        dtl__handle_leave_slowly(slot);
    else
        atomic_store_explicit(&slot->calls,
                              atomic_load_explicit(&slot->calls, memory_order_relaxed) - 1,
                              memory_order_release);
}

/* Whether no call with the handle is under way. */
static inline bool dtl__handle_is_idle(struct handle_slot *slot)
{
    return atomic_load(&slot->pins) == 0 && atomic_load(&slot->calls) == 0;
}

/* The object behind a container handle, or NULL. */
static inline struct container *dtl__handle_find_container(const void *handle)
{
    uintptr_t bits = (uintptr_t)handle;
    uint32_t kind = dtl__handle_kind(bits);

    return kind < HANDLE_COUNT && dtl__handle_is_container[kind] ? dtl__handle_find(bits) : NULL;
}

/* The same for a parameter, with the last error as of dtl__handle_object(). */
static inline struct container *dtl__handle_container(const void *handle, const char *function,
                                                      const char *parameter)
{
    struct container *object = dtl__handle_find_container(handle);

    if (__builtin_expect(object == NULL, 0))
        dtl__handle_refuse_family(handle, "a container", function, parameter);
    return object;
}

#endif
