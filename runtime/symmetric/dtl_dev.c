/* SPDX-License-Identifier: BSD-3-Clause */
/* Symmetric memory for kernels: the implementation of <dtl/dev.h> by loads and stores. It is
 * freestanding and limited to the language that C, CUDA and HIP share, so each of their compilers
 * accepts it. It is not part of libdtl: kernels, and programs whose threads are ranks, compile it
 * in.
 *
 * A heap begins with the state of its teams. Each team has the number of its latest barrier, and
 * one flag per rank, where that rank writes the number of the barrier that it has reached. */
#include <dtl/dev.h>
#include <dtl/types.h>

/* NOLINTBEGIN(performance-no-int-to-ptr): addresses are passed as integers */

#if defined(__CUDACC__) || defined(__HIPCC__)
#define STATIC_DEVICE static __device__
#else
#define STATIC_DEVICE static
#endif

typedef uint64_t __attribute__((may_alias)) word;
typedef unsigned char byte;

/* The widest type that a GPU thread loads at once. nvcc has no vector types, and clang splits a
 * struct, so each gets its own definition. */
#if defined(__CUDACC__) && !defined(__clang__)
typedef struct {
    uint64_t words[2];
} __attribute__((may_alias, aligned(16))) pair;
#else
typedef uint64_t __attribute__((may_alias, vector_size(16))) pair;
#endif

enum { ROUND = 64 };

/* A group of threads that make a call together: this one is `index` of `count`. */
struct thread_group {
    uint64_t index;
    uint64_t count;
    int is_block;
};

/* ---- machine-dependent: atomic access at system scope ---------------------------------------- */

#if defined(__CUDACC__) || defined(__NVPTX__)

STATIC_DEVICE uint64_t load_acquire(uint64_t address)
{
    uint64_t value;

    __asm__ volatile("ld.acquire.sys.u64 %0, [%1];" : "=l"(value) : "l"(address) : "memory");
    return value;
}

STATIC_DEVICE void store_release(uint64_t address, uint64_t value)
{
    __asm__ volatile("st.release.sys.u64 [%0], %1;" : : "l"(address), "l"(value) : "memory");
}

STATIC_DEVICE void add_release(uint64_t address, uint64_t value)
{
    __asm__ volatile("red.release.sys.add.u64 [%0], %1;" : : "l"(address), "l"(value) : "memory");
}

STATIC_DEVICE void fence_system(void)
{
    __asm__ volatile("fence.sc.sys;" : : : "memory");
}

#define SPECIAL(name)                                                                              \
    STATIC_DEVICE uint64_t name(void)                                                              \
    {                                                                                              \
        uint32_t value;                                                                            \
                                                                                                   \
        __asm__ volatile("mov.u32 %0, %%" SPECIAL_##name ";" : "=r"(value));                       \
        return value;                                                                              \
    }
#define SPECIAL_tid_x "tid.x"
#define SPECIAL_tid_y "tid.y"
#define SPECIAL_tid_z "tid.z"
#define SPECIAL_ntid_x "ntid.x"
#define SPECIAL_ntid_y "ntid.y"
#define SPECIAL_ntid_z "ntid.z"
SPECIAL(tid_x)
SPECIAL(tid_y)
SPECIAL(tid_z)
SPECIAL(ntid_x)
SPECIAL(ntid_y)
SPECIAL(ntid_z)

STATIC_DEVICE uint64_t thread_index(void)
{
    return tid_x() + ntid_x() * (tid_y() + ntid_y() * tid_z());
}

STATIC_DEVICE uint64_t thread_count(void)
{
    return ntid_x() * ntid_y() * ntid_z();
}

STATIC_DEVICE uint64_t warp_size(void)
{
    return 32;
}

STATIC_DEVICE void sync_block(void)
{
    __asm__ volatile("bar.sync 0;" : : : "memory");
}

STATIC_DEVICE void sync_warp(void)
{
    __asm__ volatile("bar.warp.sync 0xffffffff;" : : : "memory");
}

#else

STATIC_DEVICE uint64_t load_acquire(uint64_t address)
{
    return __atomic_load_n((word *)address, __ATOMIC_ACQUIRE);
}

STATIC_DEVICE void store_release(uint64_t address, uint64_t value)
{
    __atomic_store_n((word *)address, value, __ATOMIC_RELEASE);
}

STATIC_DEVICE void add_release(uint64_t address, uint64_t value)
{
    (void)__atomic_fetch_add((word *)address, value, __ATOMIC_RELEASE);
}

STATIC_DEVICE void fence_system(void)
{
/* ThreadSanitizer does not support fences: it reports races that only a fence prevents. */
#if !defined(__SANITIZE_THREAD__)
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

#if defined(__AMDGCN__)

STATIC_DEVICE uint64_t thread_index(void)
{
    return __builtin_amdgcn_workitem_id_x() +
           __builtin_amdgcn_workgroup_size_x() *
               ((uint64_t)__builtin_amdgcn_workitem_id_y() +
                __builtin_amdgcn_workgroup_size_y() * (uint64_t)__builtin_amdgcn_workitem_id_z());
}

STATIC_DEVICE uint64_t thread_count(void)
{
    return (uint64_t)__builtin_amdgcn_workgroup_size_x() * __builtin_amdgcn_workgroup_size_y() *
           __builtin_amdgcn_workgroup_size_z();
}

STATIC_DEVICE uint64_t warp_size(void)
{
#if defined(__AMDGCN_WAVEFRONT_SIZE__)
    return __AMDGCN_WAVEFRONT_SIZE__;
#elif defined(__AMDGCN_WAVEFRONT_SIZE)
    return __AMDGCN_WAVEFRONT_SIZE;
#else
    return 64;
#endif
}

/* The fences order stores, which the barrier alone does not. */
STATIC_DEVICE void sync_block(void)
{
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
}

STATIC_DEVICE void sync_warp(void)
{
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
    __builtin_amdgcn_wave_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
}

#else /* the host: each thread is a block */

STATIC_DEVICE uint64_t thread_index(void)
{
    return 0;
}

STATIC_DEVICE uint64_t thread_count(void)
{
    return 1;
}

STATIC_DEVICE uint64_t warp_size(void)
{
    return 1;
}

STATIC_DEVICE void sync_block(void)
{
}

STATIC_DEVICE void sync_warp(void)
{
}

#endif
#endif

/* ---- thread groups --------------------------------------------------------------------------- */

STATIC_DEVICE struct thread_group this_thread(void)
{
    struct thread_group group = {0, 1, 0};

    return group;
}

STATIC_DEVICE struct thread_group this_warp(void)
{
    uint64_t size = warp_size(), index = thread_index(), first = index - index % size;
    uint64_t rest = thread_count() - first;
    struct thread_group group = {index - first, rest < size ? rest : size, 0};

    return group;
}

STATIC_DEVICE struct thread_group this_block(void)
{
    struct thread_group group = {thread_index(), thread_count(), 1};

    return group;
}

/* Synchronizes the group: its threads see each other's earlier writes. */
STATIC_DEVICE void sync_group(struct thread_group group)
{
    if (group.is_block)
        sync_block();
    else if (group.count > 1)
        sync_warp();
}

/* ---- this rank ------------------------------------------------------------------------------- */

STATIC_DEVICE struct dtl_dev_context *context(uint64_t ctx)
{
    return (struct dtl_dev_context *)ctx;
}

/* Returns the address at which rank `pe`'s heap is mapped, or 0 if it is not. */
STATIC_DEVICE uint64_t heap_of(uint64_t ctx, int32_t pe)
{
    return ((word *)context(ctx)->heaps)[pe];
}

/* Returns true while a wait may continue. On the host the context's pause function decides; on a
 * device waits never end early. */
STATIC_DEVICE int may_continue(uint64_t ctx)
{
#if !defined(__CUDACC__) && !defined(__HIPCC__) && !defined(__NVPTX__) && !defined(__AMDGCN__)
    if (context(ctx)->pause != 0)
        return ((int32_t(*)(void))context(ctx)->pause)() == 0;
#else
    (void)ctx;
#endif
    return 1;
}

/* Returns the number of 64-bit values in a team's state: the barrier number and a flag per rank. */
STATIC_DEVICE uint64_t team_state_words(uint64_t ctx)
{
    return 1 + (uint64_t)context(ctx)->n_pes;
}

/* Returns the team; its n_pes is 0 if the context has no such team. */
STATIC_DEVICE struct dtl_dev_team team_of(uint64_t ctx, int32_t team)
{
    struct dtl_dev_team found = {-1, 0, 0, 1};

    if (team >= 0 && team < DTL_DEV_TEAMS && context(ctx)->teams != 0)
        found = ((struct dtl_dev_team *)context(ctx)->teams)[team];
    if (team >= DTL_TEAM_WORLD && team <= DTL_TEAM_NODE) {
        found.my_pe = context(ctx)->my_pe;
        found.n_pes = context(ctx)->n_pes;
        found.start = 0;
        found.stride = 1;
    }
    return found;
}

/* Returns DTL_DEV_OUTSIDE unless the range lies in the heap behind the team state. */
STATIC_DEVICE int32_t check_range(uint64_t ctx, uint64_t address, uint64_t bytes)
{
    uint64_t state = dtl_dev_state_bytes(ctx), size = context(ctx)->bytes;
    uint64_t offset = address - heap_of(ctx, context(ctx)->my_pe);

    return offset < state || offset > size || bytes > size - offset ? DTL_DEV_OUTSIDE : DTL_DEV_OK;
}

/* Sets *out to the address of the range in rank `pe`'s heap. */
STATIC_DEVICE int32_t remote_address(uint64_t ctx, uint64_t address, uint64_t bytes, int32_t pe,
                                     uint64_t *out)
{
    int32_t status = check_range(ctx, address, bytes);

    if (pe < 0 || pe >= context(ctx)->n_pes)
        return DTL_DEV_NO_RANK;
    if (status != DTL_DEV_OK)
        return status;
    if (heap_of(ctx, pe) == 0)
        return DTL_DEV_UNREACHABLE;
    *out = heap_of(ctx, pe) + (address - heap_of(ctx, context(ctx)->my_pe));
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_context_init(uint64_t ctx, int32_t my_pe, int32_t n_pes, uint64_t heaps,
                                        uint64_t bytes)
{
    struct dtl_dev_context *made = context(ctx);

    if (n_pes < 1 || my_pe < 0 || my_pe >= n_pes)
        return DTL_DEV_NO_RANK;
    made->my_pe = my_pe;
    made->n_pes = n_pes;
    made->bytes = bytes;
    made->heaps = heaps;
    made->teams = 0;
    made->multicast = 0;
    made->pause = 0;
    return bytes < dtl_dev_state_bytes(ctx) ? DTL_DEV_OUTSIDE : DTL_DEV_OK;
}

DTL_CALLED uint64_t dtl_dev_state_bytes(uint64_t ctx)
{
    uint64_t bytes = DTL_DEV_TEAMS * team_state_words(ctx) * sizeof(word);

    return (bytes + ROUND - 1) / ROUND * ROUND;
}

DTL_CALLED int32_t dtl_dev_my_pe(uint64_t ctx)
{
    return context(ctx)->my_pe;
}

DTL_CALLED int32_t dtl_dev_n_pes(uint64_t ctx)
{
    return context(ctx)->n_pes;
}

DTL_CALLED int32_t dtl_dev_team_my_pe(uint64_t ctx, int32_t team)
{
    return team_of(ctx, team).n_pes == 0 ? -1 : team_of(ctx, team).my_pe;
}

DTL_CALLED int32_t dtl_dev_team_n_pes(uint64_t ctx, int32_t team)
{
    return team_of(ctx, team).n_pes == 0 ? -1 : team_of(ctx, team).n_pes;
}

DTL_CALLED uint64_t dtl_dev_remote_ptr(uint64_t ctx, uint64_t address, int32_t pe)
{
    uint64_t copy = 0;

    (void)remote_address(ctx, address, 1, pe, &copy);
    return copy;
}

DTL_CALLED uint64_t dtl_dev_remote_mc_ptr(uint64_t ctx, int32_t team, uint64_t address)
{
    if (context(ctx)->multicast == 0 || team < DTL_TEAM_WORLD || team > DTL_TEAM_NODE ||
        check_range(ctx, address, 1) != DTL_DEV_OK)
        return 0;
    return context(ctx)->multicast + (address - heap_of(ctx, context(ctx)->my_pe));
}

/* ---- copies ---------------------------------------------------------------------------------- */

/* Copies the bytes that form whole elements of the type. Returns their number. */
#define COPY_AS(name, type)                                                                        \
    STATIC_DEVICE uint64_t name(struct thread_group group, uint64_t into, uint64_t from,           \
                                uint64_t bytes)                                                    \
    {                                                                                              \
        uint64_t whole = bytes - bytes % sizeof(type), step = group.count * sizeof(type);          \
                                                                                                   \
        for (uint64_t place = group.index * sizeof(type); place < whole; place += step)            \
            *(type *)(into + place) = *(const type *)(from + place);                               \
        return whole;                                                                              \
    }

COPY_AS(pairs_copy, pair)
COPY_AS(words_copy, word)
COPY_AS(bytes_copy, byte)

/* Copies this thread's share of the range, in the widest elements that the alignment permits. */
STATIC_DEVICE void copy(struct thread_group group, uint64_t into, uint64_t from, uint64_t bytes)
{
    uint64_t done = 0;

    if ((into | from) % sizeof(pair) == 0)
        done = pairs_copy(group, into, from, bytes);
    if ((into | from) % sizeof(word) == 0)
        done += words_copy(group, into + done, from + done, bytes - done);
    (void)bytes_copy(group, into + done, from + done, bytes - done);
}

/* Returns nonzero if the ranges of `bytes` bytes from `a` and from `b` overlap. */
STATIC_DEVICE int overlap(uint64_t a, uint64_t b, uint64_t bytes)
{
    return a < b + bytes && b < a + bytes;
}

/* Copies between two ranges inside the heap, with all threads of the group. When it returns, all of
 * them see the copy. */
STATIC_DEVICE int32_t copy_checked(struct thread_group group, uint64_t into, uint64_t from,
                                   uint64_t bytes)
{
    if (overlap(into, from, bytes))
        return DTL_DEV_OVERLAP;
    sync_group(group);
    copy(group, into, from, bytes);
    sync_group(group);
    return DTL_DEV_OK;
}

/* Copies a local range to `dest` in rank `pe`'s heap. Returns DTL_DEV_OK once all threads of the
 * group see the copy, or an error. */
STATIC_DEVICE int32_t put(struct thread_group group, uint64_t ctx, uint64_t dest, uint64_t source,
                          uint64_t bytes, int32_t pe)
{
    uint64_t into = 0;
    int32_t status = remote_address(ctx, dest, bytes, pe, &into);

    return status == DTL_DEV_OK ? copy_checked(group, into, source, bytes) : status;
}

/* Copies `source` in rank `pe`'s heap to a local range. Returns DTL_DEV_OK once all threads of the
 * group see the copy, or an error. */
STATIC_DEVICE int32_t get(struct thread_group group, uint64_t ctx, uint64_t dest, uint64_t source,
                          uint64_t bytes, int32_t pe)
{
    uint64_t from = 0;
    int32_t status = remote_address(ctx, source, bytes, pe, &from);

    return status == DTL_DEV_OK ? copy_checked(group, dest, from, bytes) : status;
}

#define DEFINE_COPY(name, verb, group)                                                             \
    DTL_CALLED int32_t dtl_dev_##name(uint64_t ctx, uint64_t dest, uint64_t source,                \
                                      uint64_t bytes, int32_t pe)                                  \
    {                                                                                              \
        return verb(group(), ctx, dest, source, bytes, pe);                                        \
    }

DEFINE_COPY(putmem, put, this_thread)
DEFINE_COPY(putmem_warp, put, this_warp)
DEFINE_COPY(putmem_block, put, this_block)
DEFINE_COPY(putmem_nbi, put, this_thread)
DEFINE_COPY(putmem_nbi_warp, put, this_warp)
DEFINE_COPY(putmem_nbi_block, put, this_block)
DEFINE_COPY(getmem, get, this_thread)
DEFINE_COPY(getmem_warp, get, this_warp)
DEFINE_COPY(getmem_block, get, this_block)
DEFINE_COPY(getmem_nbi, get, this_thread)
DEFINE_COPY(getmem_nbi_warp, get, this_warp)
DEFINE_COPY(getmem_nbi_block, get, this_block)

/* ---- signals --------------------------------------------------------------------------------- */

/* Validates the signal's alignment and `op`, and sets *out to the signal's address in rank `pe`'s
 * heap. Returns DTL_DEV_OK or an error. */
STATIC_DEVICE int32_t remote_signal(uint64_t ctx, uint64_t signal, int32_t op, int32_t pe,
                                    uint64_t *out)
{
    if (signal % sizeof(word) != 0)
        return DTL_DEV_UNALIGNED;
    if (op != DTL_SIGNAL_SET && op != DTL_SIGNAL_ADD)
        return DTL_DEV_NO_SUCH_OP;
    return remote_address(ctx, signal, sizeof(word), pe, out);
}

/* Sets a signal or adds to it, atomically and with release order. */
STATIC_DEVICE void update_signal(uint64_t address, uint64_t value, int32_t op)
{
    if (op == DTL_SIGNAL_SET)
        store_release(address, value);
    else
        add_release(address, value);
}

/* Puts with all threads of the group; its first thread then updates the signal, with release order.
 * Returns DTL_DEV_OK or an error. */
STATIC_DEVICE int32_t put_signal(struct thread_group group, uint64_t ctx, uint64_t dest,
                                 uint64_t source, uint64_t bytes, uint64_t signal, uint64_t value,
                                 int32_t op, int32_t pe)
{
    uint64_t into = 0;
    int32_t status = remote_signal(ctx, signal, op, pe, &into);

    if (status == DTL_DEV_OK)
        status = put(group, ctx, dest, source, bytes, pe);
    if (status == DTL_DEV_OK && group.index == 0) {
        fence_system(); /* orders the writes of the other threads */
        update_signal(into, value, op);
    }
    return status;
}

#define DEFINE_PUT_SIGNAL(name, group)                                                             \
    DTL_CALLED int32_t dtl_dev_##name(uint64_t ctx, uint64_t dest, uint64_t source,                \
                                      uint64_t bytes, uint64_t signal, uint64_t value, int32_t op, \
                                      int32_t pe)                                                  \
    {                                                                                              \
        return put_signal(group(), ctx, dest, source, bytes, signal, value, op, pe);               \
    }

DEFINE_PUT_SIGNAL(putmem_signal, this_thread)
DEFINE_PUT_SIGNAL(putmem_signal_block, this_block)
DEFINE_PUT_SIGNAL(putmem_signal_nbi, this_thread)
DEFINE_PUT_SIGNAL(putmem_signal_nbi_block, this_block)

DTL_CALLED int32_t dtl_dev_signal_op(uint64_t ctx, uint64_t signal, uint64_t value, int32_t op,
                                     int32_t pe)
{
    uint64_t into = 0;
    int32_t status = remote_signal(ctx, signal, op, pe, &into);

    if (status == DTL_DEV_OK)
        update_signal(into, value, op);
    return status;
}

STATIC_DEVICE int is_satisfied(uint64_t seen, int32_t comparison, uint64_t value)
{
    switch (comparison) {
    case DTL_CMP_EQ:
        return seen == value;
    case DTL_CMP_NE:
        return seen != value;
    case DTL_CMP_GT:
        return seen > value;
    case DTL_CMP_LE:
        return seen <= value;
    case DTL_CMP_LT:
        return seen < value;
    default:
        return seen >= value;
    }
}

/* Spins until the value at `address` satisfies the comparison. Returns the value seen last, which
 * does not satisfy it if the context's pause function has ended the wait. */
STATIC_DEVICE uint64_t await_value(uint64_t ctx, uint64_t address, int32_t comparison,
                                   uint64_t value)
{
    uint64_t seen = load_acquire(address);

    while (!is_satisfied(seen, comparison, value) && may_continue(ctx))
        seen = load_acquire(address);
    return seen;
}

DTL_CALLED uint64_t dtl_dev_signal_wait_until(uint64_t ctx, uint64_t signal, int32_t comparison,
                                              uint64_t value)
{
    if (signal % sizeof(word) != 0 || comparison < DTL_CMP_EQ || comparison > DTL_CMP_GE ||
        check_range(ctx, signal, sizeof(word)) != DTL_DEV_OK)
        return 0;
    return await_value(ctx, signal, comparison, value);
}

/* ---- ordering and barriers ------------------------------------------------------------------- */

DTL_CALLED int32_t dtl_dev_fence(uint64_t ctx)
{
    (void)ctx;
    fence_system();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_quiet(uint64_t ctx)
{
    return dtl_dev_fence(ctx);
}

/* Returns the address of a team's state in the heap of rank `pe`. */
STATIC_DEVICE uint64_t state_of(uint64_t ctx, int32_t team, int32_t pe)
{
    return heap_of(ctx, pe) + (uint64_t)team * team_state_words(ctx) * sizeof(word);
}

/* Returns the address of rank `pe`'s barrier flag in a team's state. */
STATIC_DEVICE uint64_t flag_of(uint64_t state, int32_t pe)
{
    return state + (1 + (uint64_t)pe) * sizeof(word);
}

/* Fails unless this rank is in the team and has the heaps of all its ranks mapped. */
STATIC_DEVICE int32_t check_team(uint64_t ctx, int32_t team)
{
    struct dtl_dev_team all = team_of(ctx, team);

    if (all.n_pes == 0 || all.my_pe < 0)
        return DTL_DEV_NO_TEAM;
    for (int32_t index = 0; index < all.n_pes; index++)
        if (heap_of(ctx, all.start + index * all.stride) == 0)
            return DTL_DEV_UNREACHABLE;
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_sync(uint64_t ctx, int32_t team)
{
    struct dtl_dev_team all = team_of(ctx, team);
    int32_t status = check_team(ctx, team), mine = context(ctx)->my_pe;

    if (status != DTL_DEV_OK)
        return status;
    uint64_t state = state_of(ctx, team, mine), barrier_round = *(word *)state + 1;
    *(word *)state = barrier_round;
    for (int32_t index = 0; index < all.n_pes; index++)
        store_release(flag_of(state_of(ctx, team, all.start + index * all.stride), mine),
                      barrier_round);
    for (int32_t index = 0; index < all.n_pes; index++)
        if (await_value(ctx, flag_of(state, all.start + index * all.stride), DTL_CMP_GE,
                        barrier_round) < barrier_round)
            return DTL_DEV_STOPPED;
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_sync_all(uint64_t ctx)
{
    return dtl_dev_sync(ctx, DTL_TEAM_WORLD);
}

DTL_CALLED int32_t dtl_dev_barrier(uint64_t ctx, int32_t team)
{
    fence_system();
    return dtl_dev_sync(ctx, team);
}

/* Barrier of the ranks, entered by the first thread of the group for all of them. */
STATIC_DEVICE int32_t barrier_with(struct thread_group group, uint64_t ctx, int32_t team)
{
    int32_t status = check_team(ctx, team);

    if (status != DTL_DEV_OK)
        return status;
    sync_group(group);
    if (group.index == 0)
        status = dtl_dev_barrier(ctx, team);
    sync_group(group);
    return status;
}

DTL_CALLED int32_t dtl_dev_barrier_all(uint64_t ctx)
{
    return dtl_dev_barrier(ctx, DTL_TEAM_WORLD);
}

DTL_CALLED int32_t dtl_dev_barrier_all_warp(uint64_t ctx)
{
    return barrier_with(this_warp(), ctx, DTL_TEAM_WORLD);
}

DTL_CALLED int32_t dtl_dev_barrier_all_block(uint64_t ctx)
{
    return barrier_with(this_block(), ctx, DTL_TEAM_WORLD);
}

/* ---- collectives ----------------------------------------------------------------------------- */

DTL_CALLED int32_t dtl_dev_broadcastmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                              uint64_t source, uint64_t bytes, int32_t root)
{
    struct dtl_dev_team all = team_of(ctx, team);
    uint64_t from = 0;
    int32_t status = check_team(ctx, team);

    if (status == DTL_DEV_OK && (root < 0 || root >= all.n_pes))
        status = DTL_DEV_NO_RANK;
    if (status == DTL_DEV_OK)
        status = check_range(ctx, dest, bytes);
    if (status == DTL_DEV_OK)
        status = remote_address(ctx, source, bytes, all.start + root * all.stride, &from);
    if (status == DTL_DEV_OK && overlap(dest, source, bytes))
        status = DTL_DEV_OVERLAP;
    if (status != DTL_DEV_OK)
        return status;
    status = barrier_with(this_block(), ctx, team);
    if (status != DTL_DEV_OK)
        return status;
    (void)copy_checked(this_block(), dest, from, bytes);
    return barrier_with(this_block(), ctx, team);
}

DTL_CALLED int32_t dtl_dev_fcollectmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                             uint64_t source, uint64_t bytes)
{
    struct dtl_dev_team all = team_of(ctx, team);
    int32_t status = check_team(ctx, team);

    if (status == DTL_DEV_OK && bytes > 0 && (uint64_t)all.n_pes > context(ctx)->bytes / bytes)
        status = DTL_DEV_OUTSIDE;
    if (status == DTL_DEV_OK)
        status = check_range(ctx, source, bytes);
    if (status == DTL_DEV_OK)
        status = check_range(ctx, dest, bytes * (uint64_t)all.n_pes);
    if (status == DTL_DEV_OK && source < dest + bytes * (uint64_t)all.n_pes &&
        dest < source + bytes)
        status = DTL_DEV_OVERLAP;
    if (status != DTL_DEV_OK)
        return status;
    status = barrier_with(this_block(), ctx, team);
    if (status != DTL_DEV_OK)
        return status;
    for (int32_t index = 0; index < all.n_pes; index++) {
        uint64_t from = 0;

        if (remote_address(ctx, source, bytes, all.start + index * all.stride, &from) == DTL_DEV_OK)
            (void)copy_checked(this_block(), dest + (uint64_t)index * bytes, from, bytes);
    }
    return barrier_with(this_block(), ctx, team);
}

/* NOLINTEND(performance-no-int-to-ptr) */
