/* SPDX-License-Identifier: BSD-3-Clause */
/* Division of a range among OpenMP threads.  The bounds of the parts depend on the number of
 * elements and of parts only, and never on scheduling, so that a reduction over the parts is
 * reproducible bit for bit. */
#include "parallel.h"

#ifdef _OPENMP
/* Declared as in <omp.h>, which clang's tools lack if gcc is the compiler. */
int omp_get_max_threads(void);
int omp_get_num_threads(void);
int omp_get_thread_num(void);
int omp_in_parallel(void);
#endif

/* Below this size a thread costs more than it gains: waking a team takes some microseconds, in
 * which one core streams about this many bytes. */
enum { BYTES_WORTH_A_THREAD = 1 << 17 };

/* Returns the number of threads of a new team; 1 inside a parallel region or without OpenMP. */
static int threads_available(void)
{
#ifdef _OPENMP
    return omp_in_parallel() ? 1 : omp_get_max_threads();
#else
    return 1;
#endif
}

int dtl__part_count(dtl_execution_policy policy, uint64_t count, uint64_t bytes)
{
    if (policy != DTL_EXEC_PAR)
        return 1;

    uint64_t worth = count * bytes / BYTES_WORTH_A_THREAD;
    uint64_t threads = (uint64_t)threads_available();

    if (worth < 2)
        return 1;
    return (int)(worth < threads ? worth : threads);
}

void dtl__team_run(int threads, team_work work, void *state)
{
#ifdef _OPENMP
#pragma omp parallel num_threads(threads)
    work(state, omp_get_thread_num(), omp_get_num_threads());
#else
    (void)threads;
    work(state, 0, 1);
#endif
}

struct part dtl__part(uint64_t count, int parts, int index)
{
    uint64_t share = count / (uint64_t)parts;
    uint64_t larger = count % (uint64_t)parts;
    uint64_t position = (uint64_t)index;
    uint64_t begin = position * share + (position < larger ? position : larger);

    return (struct part){begin, begin + share + (position < larger)};
}

void dtl__part_run(uint64_t count, int parts, part_work work, void *state)
{
    if (parts == 1) {
        work(state, (struct part){0, count}, 0);
        return;
    }
#ifdef _OPENMP
#pragma omp parallel for num_threads(parts) schedule(static, 1)
#endif
    for (int index = 0; index < parts; index++)
        work(state, dtl__part(count, parts, index), index);
}
