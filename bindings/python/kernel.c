/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions that compiled kernels link with: <dtl/dev.h>, this rank's context, thread indices, and
 * atomic access to single values by scope and order. Values of all widths are passed as 64 bits. A
 * device whose compiler has no scopes uses the widest scope. */
#include "symmetric/dtl_dev.c"

typedef uint8_t __attribute__((may_alias)) word_8;
typedef uint16_t __attribute__((may_alias)) word_16;
typedef uint32_t __attribute__((may_alias)) word_32;
typedef uint64_t __attribute__((may_alias)) word_64;

/* The context of this rank; the host writes it when it loads the kernel. */
__attribute__((visibility("default"))) struct dtl_dev_context dtl_dev_here;

/* Returns the address of this rank's context, to be passed to the functions of <dtl/dev.h>. */
DTL_CALLED uint64_t dtl_dev_context_here(void);

DTL_CALLED uint64_t dtl_dev_context_here(void)
{
    return (uint64_t)&dtl_dev_here;
}

#if defined(__NVPTX__)

#define TID(axis) tid_##axis()
#define REGISTER_8 "h"
#define REGISTER_16 "h"
#define REGISTER_32 "r"
#define REGISTER_64 "l"
#define REGISTER_TYPE_8 uint16_t
#define REGISTER_TYPE_16 uint16_t
#define REGISTER_TYPE_32 uint32_t
#define REGISTER_TYPE_64 uint64_t

#define LOAD(bits, order, scope)                                                                   \
    REGISTER_TYPE_##bits loaded;                                                                   \
    __asm__ volatile("ld." #order "." #scope ".u" #bits " %0, [%1];"                               \
                     : "=" REGISTER_##bits(loaded)                                                 \
                     : "l"(address)                                                                \
                     : "memory");                                                                  \
    return loaded
#define STORE(bits, order, scope)                                                                  \
    __asm__ volatile("st." #order "." #scope ".u" #bits " [%0], %1;"                               \
                     :                                                                             \
                     : "l"(address), REGISTER_##bits((REGISTER_TYPE_##bits)value)                  \
                     : "memory")
#define ATOMIC_UPDATE(bits, verb, order, scope)                                                    \
    REGISTER_TYPE_##bits loaded;                                                                   \
    __asm__ volatile("atom." #order "." #scope "." verb #bits " %0, [%1], %2;"                     \
                     : "=" REGISTER_##bits(loaded)                                                 \
                     : "l"(address), REGISTER_##bits((REGISTER_TYPE_##bits)value)                  \
                     : "memory");                                                                  \
    return loaded
#define ADD(bits, order, scope) ATOMIC_UPDATE(bits, "add.u", order, scope)
#define ADD_REAL(bits, order, scope)                                                               \
    REGISTER_TYPE_##bits loaded;                                                                   \
    __asm__ volatile("{ .reg .f" #bits " a, b; mov.b" #bits " a, %2; atom." #order "." #scope      \
                     ".add.f" #bits " b, [%1], a; mov.b" #bits " %0, b; }"                         \
                     : "=" REGISTER_##bits(loaded)                                                 \
                     : "l"(address), REGISTER_##bits((REGISTER_TYPE_##bits)value)                  \
                     : "memory");                                                                  \
    return loaded
#define SWAP(bits, order, scope)                                                                   \
    REGISTER_TYPE_##bits loaded;                                                                   \
    __asm__ volatile("atom." #order "." #scope ".cas.b" #bits " %0, [%1], %2, %3;"                 \
                     : "=" REGISTER_##bits(loaded)                                                 \
                     : "l"(address), REGISTER_##bits((REGISTER_TYPE_##bits)expected),              \
                       REGISTER_##bits((REGISTER_TYPE_##bits)value)                                \
                     : "memory");                                                                  \
    return loaded

#else

#define TID(axis) __builtin_amdgcn_workitem_id_##axis()
#define ORDER_relaxed __ATOMIC_RELAXED
#define ORDER_acquire __ATOMIC_ACQUIRE
#define ORDER_release __ATOMIC_RELEASE
#define ORDER_acq_rel __ATOMIC_ACQ_REL
#define FAILED_relaxed __ATOMIC_RELAXED
#define FAILED_acquire __ATOMIC_ACQUIRE
#define FAILED_release __ATOMIC_RELAXED
#define FAILED_acq_rel __ATOMIC_ACQUIRE
#define REAL_32 float
#define REAL_64 double

#define LOAD(bits, order, scope) return __atomic_load_n((word_##bits *)address, ORDER_##order)
#define STORE(bits, order, scope)                                                                  \
    __atomic_store_n((word_##bits *)address, (word_##bits)value, ORDER_##order)
#define ADD(bits, order, scope)                                                                    \
    return __atomic_fetch_add((word_##bits *)address, (word_##bits)value, ORDER_##order)
#define ADD_REAL(bits, order, scope)                                                               \
    union {                                                                                        \
        word_##bits word;                                                                          \
        REAL_##bits real;                                                                          \
    } addend = {(word_##bits)value}, seen = {*(word_##bits *)address}, sum;                        \
                                                                                                   \
    do                                                                                             \
        sum.real = seen.real + addend.real;                                                        \
    while (!__atomic_compare_exchange_n((word_##bits *)address, &seen.word, sum.word, 0,           \
                                        ORDER_##order, FAILED_##order));                           \
    return seen.word
#define SWAP(bits, order, scope)                                                                   \
    word_##bits seen = (word_##bits)expected;                                                      \
                                                                                                   \
    (void)__atomic_compare_exchange_n((word_##bits *)address, &seen, (word_##bits)value, 0,        \
                                      ORDER_##order, FAILED_##order);                              \
    return seen

#endif

#define DEFINE_TID(axis)                                                                           \
    DTL_CALLED int32_t dtl_dev_tid_##axis(void);                                                   \
    DTL_CALLED int32_t dtl_dev_tid_##axis(void)                                                    \
    {                                                                                              \
        return (int32_t)TID(axis);                                                                 \
    }

DEFINE_TID(x)
DEFINE_TID(y)
DEFINE_TID(z)

/* Synchronizes the threads of the block, which see each other's earlier writes. */
DTL_CALLED int32_t dtl_dev_syncthreads(void);

DTL_CALLED int32_t dtl_dev_syncthreads(void)
{
    sync_block();
    return 0;
}

#define DEVICE_FUNCTION(returns, verb, bits, order, scope)                                         \
    DTL_CALLED returns dtl_dev_##verb##_##bits##_##order##_##scope

#define DEFINE_LOAD(bits, order, scope)                                                            \
    DEVICE_FUNCTION(uint64_t, ld, bits, order, scope)(uint64_t address);                           \
    DEVICE_FUNCTION(uint64_t, ld, bits, order, scope)(uint64_t address)                            \
    {                                                                                              \
        LOAD(bits, order, scope);                                                                  \
    }
#define DEFINE_STORE(bits, order, scope)                                                           \
    DEVICE_FUNCTION(int32_t, st, bits, order, scope)(uint64_t address, uint64_t value);            \
    DEVICE_FUNCTION(int32_t, st, bits, order, scope)(uint64_t address, uint64_t value)             \
    {                                                                                              \
        STORE(bits, order, scope);                                                                 \
        return 0;                                                                                  \
    }
/* Atomic additions of an integer and of a floating-point number, and compare-and-swap. All return
 * the previous value. */
#define DEFINE_ADD(bits, order, scope)                                                             \
    DEVICE_FUNCTION(uint64_t, add, bits, order, scope)(uint64_t address, uint64_t value);          \
    DEVICE_FUNCTION(uint64_t, add, bits, order, scope)(uint64_t address, uint64_t value)           \
    {                                                                                              \
        ADD(bits, order, scope);                                                                   \
    }                                                                                              \
    DEVICE_FUNCTION(uint64_t, add_real, bits, order, scope)(uint64_t address, uint64_t value);     \
    DEVICE_FUNCTION(uint64_t, add_real, bits, order, scope)(uint64_t address, uint64_t value)      \
    {                                                                                              \
        ADD_REAL(bits, order, scope);                                                              \
    }                                                                                              \
    DEVICE_FUNCTION(uint64_t, cas, bits, order, scope)                                             \
    (uint64_t address, uint64_t expected, uint64_t value);                                         \
    DEVICE_FUNCTION(uint64_t, cas, bits, order, scope)                                             \
    (uint64_t address, uint64_t expected, uint64_t value)                                          \
    {                                                                                              \
        SWAP(bits, order, scope);                                                                  \
    }

/* Waits until each of `count` values equals `value`, then synchronizes the block. Returns a
 * token. */
#define DEFINE_WAIT(bits, order, scope)                                                            \
    DEVICE_FUNCTION(int32_t, wait, bits, order, scope)                                             \
    (uint64_t address, uint64_t count, uint64_t value);                                            \
    DEVICE_FUNCTION(int32_t, wait, bits, order, scope)                                             \
    (uint64_t address, uint64_t count, uint64_t value)                                             \
    {                                                                                              \
        for (uint64_t place = thread_index(); place < count; place += thread_count())              \
            while (dtl_dev_ld_##bits##_##order##_##scope(address + place * bits / 8) != value)     \
                ;                                                                                  \
        sync_block();                                                                              \
        return 1;                                                                                  \
    }

/* Synchronizes the block; its first thread then sets or adds to the value at rank `pe`, after all
 * earlier writes of the block's threads. Does nothing more if that rank's heap is not mapped. */
#define DEFINE_NOTIFY(bits, verb, change, scope)                                                   \
    DEVICE_FUNCTION(int32_t, notify, bits, verb, scope)                                            \
    (uint64_t ctx, uint64_t address, uint64_t value, int32_t pe);                                  \
    DEVICE_FUNCTION(int32_t, notify, bits, verb, scope)                                            \
    (uint64_t ctx, uint64_t address, uint64_t value, int32_t pe)                                   \
    {                                                                                              \
        uint64_t copy = dtl_dev_remote_ptr(ctx, address, pe);                                      \
                                                                                                   \
        sync_block();                                                                              \
        if (thread_index() == 0 && copy != 0)                                                      \
            (void)dtl_dev_##change##_##bits##_release_##scope(copy, value);                        \
        return 0;                                                                                  \
    }

#define FOR_BITS(DEFINE, order, scope)                                                             \
    DEFINE(8, order, scope)                                                                        \
    DEFINE(16, order, scope)                                                                       \
    DEFINE(32, order, scope)                                                                       \
    DEFINE(64, order, scope)
#define FOR_WORDS(DEFINE, order, scope)                                                            \
    DEFINE(32, order, scope)                                                                       \
    DEFINE(64, order, scope)
#define FOR_SCOPE(scope)                                                                           \
    FOR_BITS(DEFINE_LOAD, relaxed, scope)                                                          \
    FOR_BITS(DEFINE_LOAD, acquire, scope)                                                          \
    FOR_BITS(DEFINE_STORE, relaxed, scope)                                                         \
    FOR_BITS(DEFINE_STORE, release, scope)                                                         \
    FOR_WORDS(DEFINE_ADD, relaxed, scope)                                                          \
    FOR_WORDS(DEFINE_ADD, acquire, scope)                                                          \
    FOR_WORDS(DEFINE_ADD, release, scope)                                                          \
    FOR_WORDS(DEFINE_ADD, acq_rel, scope)                                                          \
    FOR_WORDS(DEFINE_WAIT, relaxed, scope)                                                         \
    FOR_WORDS(DEFINE_WAIT, acquire, scope)                                                         \
    DEFINE_NOTIFY(32, set, st, scope)                                                              \
    DEFINE_NOTIFY(64, set, st, scope)                                                              \
    DEFINE_NOTIFY(32, add, add, scope)                                                             \
    DEFINE_NOTIFY(64, add, add, scope)

FOR_SCOPE(gpu)
FOR_SCOPE(sys)
