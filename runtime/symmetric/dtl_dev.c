/* SPDX-License-Identifier: BSD-3-Clause */
/* Symmetric memory for kernels: <dtl/dev.h>.  Freestanding, and in the words that C, CUDA and HIP
 * share, so that any of their compilers takes it.  No part of libdtl: kernels, and programs whose
 * threads are ranks, are linked with it.
 *
 * A heap begins with the state of its teams: of each the number of the last meeting, and a flag for
 * every rank, where that rank writes the number of the meeting to which it has come. */
#include <dtl/dev.h>
#include <dtl/types.h>

/* NOLINTBEGIN(performance-no-int-to-ptr): addresses come as numbers. */

#if defined(__CUDACC__) || defined(__HIPCC__)
#define OWN static __device__
#else
#define OWN static
#endif

typedef uint64_t __attribute__((may_alias)) word;
typedef unsigned char byte;

/* As much as a GPU's thread loads at once: nvcc has no vectors, clang takes a struct apart. */
#if defined(__CUDACC__) && !defined(__clang__)
typedef struct {
    uint64_t words[2];
} __attribute__((may_alias, aligned(16))) pair;
#else
typedef uint64_t __attribute__((may_alias, vector_size(16))) pair;
#endif

enum { ROUND = 64 };

/* Threads that call together: `index` of `count`. */
struct crew {
    uint64_t index;
    uint64_t count;
    int is_block;
};

/* ---- of the machine: one word, seen by all processors ---------------------------------------- */

#if defined(__CUDACC__) || defined(__NVPTX__)

OWN uint64_t acquire(uint64_t address)
{
    uint64_t value;

    __asm__ volatile("ld.acquire.sys.u64 %0, [%1];" : "=l"(value) : "l"(address) : "memory");
    return value;
}

OWN void release(uint64_t address, uint64_t value)
{
    __asm__ volatile("st.release.sys.u64 [%0], %1;" : : "l"(address), "l"(value) : "memory");
}

OWN void release_sum(uint64_t address, uint64_t value)
{
    __asm__ volatile("red.release.sys.add.u64 [%0], %1;" : : "l"(address), "l"(value) : "memory");
}

OWN void fence_all(void)
{
    __asm__ volatile("fence.sc.sys;" : : : "memory");
}

#define SPECIAL(name)                                                                              \
    OWN uint64_t name(void)                                                                        \
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

OWN uint64_t thread_index(void)
{
    return tid_x() + ntid_x() * (tid_y() + ntid_y() * tid_z());
}

OWN uint64_t thread_count(void)
{
    return ntid_x() * ntid_y() * ntid_z();
}

OWN uint64_t warp_size(void)
{
    return 32;
}

OWN void meet_block(void)
{
    __asm__ volatile("bar.sync 0;" : : : "memory");
}

OWN void meet_warp(void)
{
    __asm__ volatile("bar.warp.sync 0xffffffff;" : : : "memory");
}

#else

OWN uint64_t acquire(uint64_t address)
{
    return __atomic_load_n((word *)address, __ATOMIC_ACQUIRE);
}

OWN void release(uint64_t address, uint64_t value)
{
    __atomic_store_n((word *)address, value, __ATOMIC_RELEASE);
}

OWN void release_sum(uint64_t address, uint64_t value)
{
    (void)__atomic_fetch_add((word *)address, value, __ATOMIC_RELEASE);
}

OWN void fence_all(void)
{
#if !defined(                                                                                      \
    __SANITIZE_THREAD__) /* which knows no fences, and finds what words alone do not order */
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

#if defined(__AMDGCN__)

OWN uint64_t thread_index(void)
{
    return __builtin_amdgcn_workitem_id_x() +
           __builtin_amdgcn_workgroup_size_x() *
               ((uint64_t)__builtin_amdgcn_workitem_id_y() +
                __builtin_amdgcn_workgroup_size_y() * (uint64_t)__builtin_amdgcn_workitem_id_z());
}

OWN uint64_t thread_count(void)
{
    return (uint64_t)__builtin_amdgcn_workgroup_size_x() * __builtin_amdgcn_workgroup_size_y() *
           __builtin_amdgcn_workgroup_size_z();
}

OWN uint64_t warp_size(void)
{
#if defined(__AMDGCN_WAVEFRONT_SIZE__)
    return __AMDGCN_WAVEFRONT_SIZE__;
#elif defined(__AMDGCN_WAVEFRONT_SIZE)
    return __AMDGCN_WAVEFRONT_SIZE;
#else
    return 64;
#endif
}

/* A barrier alone waits for no store. */
OWN void meet_block(void)
{
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
}

OWN void meet_warp(void)
{
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
    __builtin_amdgcn_wave_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
}

#else /* the host: a thread is a block of its own */

OWN uint64_t thread_index(void)
{
    return 0;
}

OWN uint64_t thread_count(void)
{
    return 1;
}

OWN uint64_t warp_size(void)
{
    return 1;
}

OWN void meet_block(void)
{
}

OWN void meet_warp(void)
{
}

#endif
#endif

/* ---- threads that call together -------------------------------------------------------------- */

OWN struct crew alone(void)
{
    struct crew crew = {0, 1, 0};

    return crew;
}

OWN struct crew warp(void)
{
    uint64_t size = warp_size(), index = thread_index(), first = index - index % size;
    uint64_t rest = thread_count() - first;
    struct crew crew = {index - first, rest < size ? rest : size, 0};

    return crew;
}

OWN struct crew block(void)
{
    struct crew crew = {thread_index(), thread_count(), 1};

    return crew;
}

/* All of them have come, and see what each has written. */
OWN void meet(struct crew crew)
{
    if (crew.is_block)
        meet_block();
    else if (crew.count > 1)
        meet_warp();
}

/* ---- this rank ------------------------------------------------------------------------------- */

OWN struct dtl_dev_context *context(uint64_t ctx)
{
    return (struct dtl_dev_context *)ctx;
}

OWN uint64_t heap_of(uint64_t ctx, int32_t pe)
{
    return ((word *)context(ctx)->heaps)[pe];
}

/* Whether a wait goes on; on a device each does. */
OWN int goes_on(uint64_t ctx)
{
#if !defined(__CUDACC__) && !defined(__HIPCC__) && !defined(__NVPTX__) && !defined(__AMDGCN__)
    if (context(ctx)->pause != 0)
        return ((int32_t(*)(void))context(ctx)->pause)() == 0;
#else
    (void)ctx;
#endif
    return 1;
}

/* Words of a team's state: the meeting, and a flag of each rank. */
OWN uint64_t team_words(uint64_t ctx)
{
    return 1 + (uint64_t)context(ctx)->n_pes;
}

/* n_pes is 0 where the context has no such team. */
OWN struct dtl_dev_team team_of(uint64_t ctx, int32_t team)
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

/* What is wrong with a range of the part for programs. */
OWN int32_t range_of(uint64_t ctx, uint64_t address, uint64_t bytes)
{
    uint64_t state = dtl_dev_state_bytes(ctx), size = context(ctx)->bytes;
    uint64_t offset = address - heap_of(ctx, context(ctx)->my_pe);

    return offset < state || offset > size || bytes > size - offset ? DTL_DEV_OUTSIDE : DTL_DEV_OK;
}

/* Sets *out to a rank's copy of a range. */
OWN int32_t copy_of(uint64_t ctx, uint64_t address, uint64_t bytes, int32_t pe, uint64_t *out)
{
    int32_t status = range_of(ctx, address, bytes);

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
    uint64_t bytes = DTL_DEV_TEAMS * team_words(ctx) * sizeof(word);

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

    (void)copy_of(ctx, address, 1, pe, &copy);
    return copy;
}

DTL_CALLED uint64_t dtl_dev_remote_mc_ptr(uint64_t ctx, int32_t team, uint64_t address)
{
    if (context(ctx)->multicast == 0 || team < DTL_TEAM_WORLD || team > DTL_TEAM_NODE ||
        range_of(ctx, address, 1) != DTL_DEV_OK)
        return 0;
    return context(ctx)->multicast + (address - heap_of(ctx, context(ctx)->my_pe));
}

/* ---- copies ---------------------------------------------------------------------------------- */

/* Copies those bytes that are whole ones of the type, and gives how many they are. */
#define COPY_AS(name, type)                                                                        \
    OWN uint64_t name(struct crew crew, uint64_t into, uint64_t from, uint64_t bytes)              \
    {                                                                                              \
        uint64_t whole = bytes - bytes % sizeof(type), step = crew.count * sizeof(type);           \
                                                                                                   \
        for (uint64_t place = crew.index * sizeof(type); place < whole; place += step)             \
            *(type *)(into + place) = *(const type *)(from + place);                               \
        return whole;                                                                              \
    }

COPY_AS(pairs_copy, pair)
COPY_AS(words_copy, word)
COPY_AS(bytes_copy, byte)

OWN void copy(struct crew crew, uint64_t into, uint64_t from, uint64_t bytes)
{
    uint64_t done = 0;

    if ((into | from) % sizeof(pair) == 0)
        done = pairs_copy(crew, into, from, bytes);
    if ((into | from) % sizeof(word) == 0)
        done += words_copy(crew, into + done, from + done, bytes - done);
    (void)bytes_copy(crew, into + done, from + done, bytes - done);
}

OWN int overlap(uint64_t a, uint64_t b, uint64_t bytes)
{
    return a < b + bytes && b < a + bytes;
}

/* One that has been checked; all of the crew see that it is done. */
OWN int32_t move(struct crew crew, uint64_t into, uint64_t from, uint64_t bytes)
{
    if (overlap(into, from, bytes))
        return DTL_DEV_OVERLAP;
    meet(crew);
    copy(crew, into, from, bytes);
    meet(crew);
    return DTL_DEV_OK;
}

OWN int32_t put(struct crew crew, uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                int32_t pe)
{
    uint64_t into = 0;
    int32_t status = copy_of(ctx, dest, bytes, pe, &into);

    return status == DTL_DEV_OK ? move(crew, into, source, bytes) : status;
}

OWN int32_t get(struct crew crew, uint64_t ctx, uint64_t dest, uint64_t source, uint64_t bytes,
                int32_t pe)
{
    uint64_t from = 0;
    int32_t status = copy_of(ctx, source, bytes, pe, &from);

    return status == DTL_DEV_OK ? move(crew, dest, from, bytes) : status;
}

#define COPY(name, verb, crew)                                                                     \
    DTL_CALLED int32_t dtl_dev_##name(uint64_t ctx, uint64_t dest, uint64_t source,                \
                                      uint64_t bytes, int32_t pe)                                  \
    {                                                                                              \
        return verb(crew(), ctx, dest, source, bytes, pe);                                         \
    }

COPY(putmem, put, alone)
COPY(putmem_warp, put, warp)
COPY(putmem_block, put, block)
COPY(putmem_nbi, put, alone)
COPY(putmem_nbi_warp, put, warp)
COPY(putmem_nbi_block, put, block)
COPY(getmem, get, alone)
COPY(getmem_warp, get, warp)
COPY(getmem_block, get, block)
COPY(getmem_nbi, get, alone)
COPY(getmem_nbi_warp, get, warp)
COPY(getmem_nbi_block, get, block)

/* ---- signals --------------------------------------------------------------------------------- */

/* Sets *out to a rank's copy of a signal. */
OWN int32_t signal_copy(uint64_t ctx, uint64_t signal, int32_t op, int32_t pe, uint64_t *out)
{
    if (signal % sizeof(word) != 0)
        return DTL_DEV_UNALIGNED;
    if (op != DTL_SIGNAL_SET && op != DTL_SIGNAL_ADD)
        return DTL_DEV_NO_SUCH_OP;
    return copy_of(ctx, signal, sizeof(word), pe, out);
}

OWN void signal_apply(uint64_t address, uint64_t value, int32_t op)
{
    if (op == DTL_SIGNAL_SET)
        release(address, value);
    else
        release_sum(address, value);
}

OWN int32_t put_signal(struct crew crew, uint64_t ctx, uint64_t dest, uint64_t source,
                       uint64_t bytes, uint64_t signal, uint64_t value, int32_t op, int32_t pe)
{
    uint64_t into = 0;
    int32_t status = signal_copy(ctx, signal, op, pe, &into);

    if (status == DTL_DEV_OK)
        status = put(crew, ctx, dest, source, bytes, pe);
    if (status == DTL_DEV_OK && crew.index == 0) {
        fence_all(); /* of what the others of the crew have written */
        signal_apply(into, value, op);
    }
    return status;
}

#define PUT_SIGNAL(name, crew)                                                                     \
    DTL_CALLED int32_t dtl_dev_##name(uint64_t ctx, uint64_t dest, uint64_t source,                \
                                      uint64_t bytes, uint64_t signal, uint64_t value, int32_t op, \
                                      int32_t pe)                                                  \
    {                                                                                              \
        return put_signal(crew(), ctx, dest, source, bytes, signal, value, op, pe);                \
    }

PUT_SIGNAL(putmem_signal, alone)
PUT_SIGNAL(putmem_signal_block, block)
PUT_SIGNAL(putmem_signal_nbi, alone)
PUT_SIGNAL(putmem_signal_nbi_block, block)

DTL_CALLED int32_t dtl_dev_signal_op(uint64_t ctx, uint64_t signal, uint64_t value, int32_t op,
                                     int32_t pe)
{
    uint64_t into = 0;
    int32_t status = signal_copy(ctx, signal, op, pe, &into);

    if (status == DTL_DEV_OK)
        signal_apply(into, value, op);
    return status;
}

OWN int holds(uint64_t seen, int32_t comparison, uint64_t value)
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

OWN uint64_t await(uint64_t ctx, uint64_t address, int32_t comparison, uint64_t value)
{
    uint64_t seen = acquire(address);

    while (!holds(seen, comparison, value) && goes_on(ctx))
        seen = acquire(address);
    return seen;
}

DTL_CALLED uint64_t dtl_dev_signal_wait_until(uint64_t ctx, uint64_t signal, int32_t comparison,
                                              uint64_t value)
{
    if (signal % sizeof(word) != 0 || comparison < DTL_CMP_EQ || comparison > DTL_CMP_GE ||
        range_of(ctx, signal, sizeof(word)) != DTL_DEV_OK)
        return 0;
    return await(ctx, signal, comparison, value);
}

/* ---- order, and meetings --------------------------------------------------------------------- */

DTL_CALLED int32_t dtl_dev_fence(uint64_t ctx)
{
    (void)ctx;
    fence_all();
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_quiet(uint64_t ctx)
{
    return dtl_dev_fence(ctx);
}

/* Where a team's state is in a rank's heap. */
OWN uint64_t state_of(uint64_t ctx, int32_t team, int32_t pe)
{
    return heap_of(ctx, pe) + (uint64_t)team * team_words(ctx) * sizeof(word);
}

OWN uint64_t flag_of(uint64_t state, int32_t pe)
{
    return state + (1 + (uint64_t)pe) * sizeof(word);
}

/* Whether this rank is in the team, and reaches all of it. */
OWN int32_t team_check(uint64_t ctx, int32_t team)
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
    int32_t status = team_check(ctx, team), mine = context(ctx)->my_pe;

    if (status != DTL_DEV_OK)
        return status;
    uint64_t state = state_of(ctx, team, mine), meeting = *(word *)state + 1;
    *(word *)state = meeting;
    for (int32_t index = 0; index < all.n_pes; index++)
        release(flag_of(state_of(ctx, team, all.start + index * all.stride), mine), meeting);
    for (int32_t index = 0; index < all.n_pes; index++)
        if (await(ctx, flag_of(state, all.start + index * all.stride), DTL_CMP_GE, meeting) <
            meeting)
            return DTL_DEV_STOPPED;
    return DTL_DEV_OK;
}

DTL_CALLED int32_t dtl_dev_sync_all(uint64_t ctx)
{
    return dtl_dev_sync(ctx, DTL_TEAM_WORLD);
}

DTL_CALLED int32_t dtl_dev_barrier(uint64_t ctx, int32_t team)
{
    fence_all();
    return dtl_dev_sync(ctx, team);
}

/* The first of the crew meets the other ranks. */
OWN int32_t barrier_with(struct crew crew, uint64_t ctx, int32_t team)
{
    int32_t status = team_check(ctx, team);

    if (status != DTL_DEV_OK)
        return status;
    meet(crew);
    if (crew.index == 0)
        status = dtl_dev_barrier(ctx, team);
    meet(crew);
    return status;
}

DTL_CALLED int32_t dtl_dev_barrier_all(uint64_t ctx)
{
    return dtl_dev_barrier(ctx, DTL_TEAM_WORLD);
}

DTL_CALLED int32_t dtl_dev_barrier_all_warp(uint64_t ctx)
{
    return barrier_with(warp(), ctx, DTL_TEAM_WORLD);
}

DTL_CALLED int32_t dtl_dev_barrier_all_block(uint64_t ctx)
{
    return barrier_with(block(), ctx, DTL_TEAM_WORLD);
}

/* ---- collectives ----------------------------------------------------------------------------- */

DTL_CALLED int32_t dtl_dev_broadcastmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                              uint64_t source, uint64_t bytes, int32_t root)
{
    struct dtl_dev_team all = team_of(ctx, team);
    uint64_t from = 0;
    int32_t status = team_check(ctx, team);

    if (status == DTL_DEV_OK && (root < 0 || root >= all.n_pes))
        status = DTL_DEV_NO_RANK;
    if (status == DTL_DEV_OK)
        status = range_of(ctx, dest, bytes);
    if (status == DTL_DEV_OK)
        status = copy_of(ctx, source, bytes, all.start + root * all.stride, &from);
    if (status == DTL_DEV_OK && overlap(dest, source, bytes))
        status = DTL_DEV_OVERLAP;
    if (status != DTL_DEV_OK)
        return status;
    status = barrier_with(block(), ctx, team);
    if (status != DTL_DEV_OK)
        return status;
    (void)move(block(), dest, from, bytes);
    return barrier_with(block(), ctx, team);
}

DTL_CALLED int32_t dtl_dev_fcollectmem_block(uint64_t ctx, int32_t team, uint64_t dest,
                                             uint64_t source, uint64_t bytes)
{
    struct dtl_dev_team all = team_of(ctx, team);
    int32_t status = team_check(ctx, team);

    if (status == DTL_DEV_OK && bytes > 0 && (uint64_t)all.n_pes > context(ctx)->bytes / bytes)
        status = DTL_DEV_OUTSIDE;
    if (status == DTL_DEV_OK)
        status = range_of(ctx, source, bytes);
    if (status == DTL_DEV_OK)
        status = range_of(ctx, dest, bytes * (uint64_t)all.n_pes);
    if (status == DTL_DEV_OK && source < dest + bytes * (uint64_t)all.n_pes &&
        dest < source + bytes)
        status = DTL_DEV_OVERLAP;
    if (status != DTL_DEV_OK)
        return status;
    status = barrier_with(block(), ctx, team);
    if (status != DTL_DEV_OK)
        return status;
    for (int32_t index = 0; index < all.n_pes; index++) {
        uint64_t from = 0;

        if (copy_of(ctx, source, bytes, all.start + index * all.stride, &from) == DTL_DEV_OK)
            (void)move(block(), dest + (uint64_t)index * bytes, from, bytes);
    }
    return barrier_with(block(), ctx, team);
}

/* NOLINTEND(performance-no-int-to-ptr) */
