/* SPDX-License-Identifier: BSD-3-Clause */
/* The memory shared by the ranks: one state block per rank and one ring buffer per ordered pair of
 * ranks.
 *
 * Each rank holds a lock on the byte of the file at its rank number. The kernel releases the lock
 * when the process ends for any reason, and the other ranks detect this. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "local.h"

enum {
    RING_BYTES_MAX = 1 << 16,
    RING_BYTES_MIN = 1 << 12,
    RINGS_BYTES_MAX = 1 << 24,
    SPINS = 500,
    JOIN_POLL = 1000,     /* microseconds */
    SLEEP_MAX = 10,       /* milliseconds; bounded because a dead rank rings no doorbell */
    HEALTH_INTERVAL = 100 /* milliseconds; long enough that the launcher notices a dead rank before
                           * its peers do */
};

struct rank_state {
    _Alignas(LOCAL_LINE) atomic_int process; /* process id; 0 before the rank has joined */
    atomic_bool has_left;
    _Alignas(LOCAL_LINE) atomic_uint doorbell;
    atomic_int sleepers; /* number of its threads that sleep on the doorbell */
};

static struct {
    int32_t rank;
    int32_t size;
    int file;
    struct rank_state *rank_states;
    char *rings;
} job;

int32_t local__rank(void)
{
    return job.rank;
}

int32_t local__size(void)
{
    return job.size;
}

/* ---- the file -------------------------------------------------------------------------------- */

/* Size of a ring including its header. */
static uint64_t ring_bytes(int32_t size)
{
    uint64_t bytes = RING_BYTES_MAX;

    while (bytes > RING_BYTES_MIN && bytes * (uint64_t)size * (uint64_t)size > RINGS_BYTES_MAX)
        bytes /= 2;
    return bytes;
}

static uint64_t rank_states_bytes(int32_t size)
{
    return (uint64_t)size * sizeof(struct rank_state);
}

/* Returns the size of the shared memory file of `size` ranks. */
static uint64_t file_bytes(int32_t size)
{
    return rank_states_bytes(size) + (uint64_t)size * (uint64_t)size * ring_bytes(size);
}

/* Fails because the shared memory is not available; `error` is an errno value. */
static dtl_status fail_memory(int32_t size, int error)
{
    return local__host->fail(DTL_ERROR_OUT_OF_MEMORY,
                             "the %llu bytes that %d ranks share can't be had (%s); expected them "
                             "to be free",
                             (unsigned long long)file_bytes(size), (int)size, strerror(error));
}

dtl_status local__memory_make(int32_t size, int *file)
{
    int made = -1;
    dtl_status status = local__host->memory_file("ranks", &made);

    if (status != DTL_SUCCESS)
        return status;
    int error = posix_fallocate(made, 0, (off_t)file_bytes(size));
    if (error != 0) {
        close(made);
        return fail_memory(size, error);
    }
    *file = made;
    return DTL_SUCCESS;
}

/* Returns the description of a rank's lock on the file, without acquiring it. */
static struct flock lock_of(int32_t rank)
{
    return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = rank, .l_len = 1};
}

dtl_status local__memory_map(int32_t rank, int32_t size, int file)
{
    void *memory = mmap(NULL, file_bytes(size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    struct flock lock = lock_of(rank);

    if (memory == MAP_FAILED)
        return fail_memory(size, errno);
    job.rank = rank;
    job.size = size;
    job.file = file;
    job.rank_states = memory;
    job.rings = (char *)memory + rank_states_bytes(size);
    if (fcntl(file, F_SETLK, &lock) != 0)
        return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                 "two processes are rank %d; expected one of each number",
                                 (int)rank);
    atomic_store(&job.rank_states[rank].process, (int)getpid());
    return DTL_SUCCESS;
}

/* ---- presence of the ranks ------------------------------------------------------------------- */

/* Returns true if the rank's process exists, as it holds the lock of its byte. A process cannot
 * test its own lock. */
static bool is_alive(int32_t rank)
{
    struct flock lock = lock_of(rank);

    return rank == job.rank || fcntl(job.file, F_GETLK, &lock) != 0 || lock.l_type != F_UNLCK;
}

bool local__has_left(int32_t rank)
{
    return atomic_load(&job.rank_states[rank].has_left);
}

void local__leave(void)
{
    atomic_store(&job.rank_states[job.rank].has_left, true);
}

dtl_status local__health(void)
{
    static atomic_int_fast64_t next_check;
    static atomic_int died = -1;
    int64_t now = local__now();

    if (now >= atomic_load(&next_check) && atomic_load(&died) < 0) {
        atomic_store(&next_check, now + HEALTH_INTERVAL);
        for (int32_t rank = 0; rank < job.size; rank++)
            if (!is_alive(rank) && !local__has_left(rank))
                atomic_store(&died, rank);
    }
    if (atomic_load(&died) < 0)
        return DTL_SUCCESS;
    return local__host->fail(DTL_ERROR_RANK_FAILURE,
                             "rank %d of the job has died; expected it to run until all are done",
                             atomic_load(&died));
}

/* Returns true if the rank has stored its process id in its state block. */
static bool has_joined(int32_t rank, void *nothing)
{
    (void)nothing;
    return atomic_load(&job.rank_states[rank].process) != 0;
}

/* Returns true if this rank is the lowest that has joined. It prints the notice of missing ranks,
 * which all joined ranks know. */
static bool is_lowest(void)
{
    int32_t lowest = 0;

    while (!has_joined(lowest, NULL))
        lowest++;
    return lowest == job.rank;
}

dtl_status local__wait_for_ranks(void)
{
    int64_t begin = local__now();
    bool is_noticed = false;
    dtl_status status;

    for (int32_t rank = 0; rank < job.size; rank++) {
        while (!has_joined(rank, NULL)) {
            int64_t waited = local__now() - begin;

            if (waited > 1000L * LOCAL_PATIENCE)
                return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                         "rank %d has not come for %d s; expected all %d",
                                         (int)rank, LOCAL_PATIENCE, (int)job.size);
            if (waited > 1000L * LOCAL_QUIET && !is_noticed) {
                if (is_lowest())
                    local__notice_missing(job.rank, job.size, has_joined, NULL);
                is_noticed = true;
            }
            status = local__ended_check(job.size);
            if (status != DTL_SUCCESS)
                return status;
            usleep(JOIN_POLL);
        }
    }
    return DTL_SUCCESS;
}

void local__end_others(void)
{
    signal(SIGTERM,
           SIG_IGN); /* the launcher signals all ranks; this one ends with its own status */
    for (int32_t rank = 0; rank < job.size; rank++)
        if (rank != job.rank && is_alive(rank))
            kill(atomic_load(&job.rank_states[rank].process), SIGTERM);
}

/* ---- doorbells ------------------------------------------------------------------------------- */

void local__doorbell_ring(int32_t rank)
{
    struct rank_state *rank_state = &job.rank_states[rank];

    atomic_fetch_add(&rank_state->doorbell, 1);
    if (atomic_load(&rank_state->sleepers) > 0)
        syscall(SYS_futex, &rank_state->doorbell, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

uint32_t local__doorbell_count(void)
{
    return atomic_load(&job.rank_states[job.rank].doorbell);
}

/* Returns true if a wait may spin in this round; never with more ranks than cores, because other
 * ranks need this core. */
static bool may_spin(uint64_t round)
{
    static atomic_long cores;

    if (atomic_load(&cores) == 0)
        atomic_store(&cores, sysconf(_SC_NPROCESSORS_ONLN));
    return round < SPINS && job.size <= atomic_load(&cores);
}

void local__doorbell_wait(uint32_t doorbell_count, uint64_t round)
{
    const struct timespec time = {.tv_nsec = SLEEP_MAX * 1000000L};
    struct rank_state *rank_state = &job.rank_states[job.rank];

    if (may_spin(round))
        return;
    atomic_fetch_add(&rank_state->sleepers, 1);
    syscall(SYS_futex, &rank_state->doorbell, FUTEX_WAIT, doorbell_count, &time, NULL, 0);
    atomic_fetch_sub(&rank_state->sleepers, 1);
}

dtl_status local__wait_once(uint32_t doorbell_count, uint64_t round)
{
    if (may_spin(round))
        return DTL_SUCCESS;
    local__doorbell_wait(doorbell_count, round);
    return local__host->interrupted();
}

/* ---- rings ----------------------------------------------------------------------------------- */

struct ring *local__ring(int32_t from, int32_t to)
{
    uint64_t index = (uint64_t)from * (uint64_t)job.size + (uint64_t)to;

    return (struct ring *)(void *)(job.rings + index * ring_bytes(job.size));
}

/* Returns the number of bytes that a ring can hold. */
static uint64_t ring_capacity(void)
{
    return ring_bytes(job.size) - sizeof(struct ring);
}

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

uint64_t local__ring_write(struct ring *ring, const void *data, uint64_t bytes)
{
    uint64_t capacity = ring_capacity();
    uint64_t written = atomic_load_explicit(&ring->written, memory_order_relaxed);
    uint64_t consumed = atomic_load_explicit(&ring->consumed, memory_order_acquire);
    uint64_t count = smaller(bytes, capacity - (written - consumed)), start = written % capacity;
    uint64_t first = smaller(count, capacity - start);

    if (count == 0)
        return 0;
    memcpy(ring->bytes + start, data, first);
    memcpy(ring->bytes, (const char *)data + first, count - first);
    /* Pairs with the acquire load of `written` in local__ring_read(). */
    atomic_store_explicit(&ring->written, written + count, memory_order_release);
    return count;
}

uint64_t local__ring_read(struct ring *ring, void *into, uint64_t bytes)
{
    uint64_t capacity = ring_capacity();
    uint64_t consumed = atomic_load_explicit(&ring->consumed, memory_order_relaxed);
    uint64_t written = atomic_load_explicit(&ring->written, memory_order_acquire);
    uint64_t count = smaller(bytes, written - consumed), start = consumed % capacity;
    uint64_t first = smaller(count, capacity - start);

    if (count == 0)
        return 0;
    if (into != NULL) {
        memcpy(into, ring->bytes + start, first);
        memcpy((char *)into + first, ring->bytes, count - first);
    }
    /* Pairs with the acquire load of `consumed` in local__ring_write(): bytes are written again
     * after they were read. */
    atomic_store_explicit(&ring->consumed, consumed + count, memory_order_release);
    return count;
}

uint64_t local__ring_read_total(const struct ring *ring)
{
    return atomic_load_explicit(&ring->consumed, memory_order_relaxed);
}
