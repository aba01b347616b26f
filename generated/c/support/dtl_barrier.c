/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/barrier.c.j2.
 * Do not edit. */
/* A full barrier that one thread puts into all others while they run, so that what they do often
 * needs no locked instruction: membarrier(2). */
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <linux/membarrier.h>

#include "dtl_support.h"

static bool has_barrier;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void barrier_register(void)
{
#ifndef __SANITIZE_THREAD__ /* which knows nothing of this barrier */
    has_barrier = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
#endif
}

bool dtl__has_barrier(void)
{
    pthread_once(&once, barrier_register);
    return has_barrier;
}

bool dtl__barrier(void)
{
    return syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0 ||
           syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL, 0, 0) == 0;
}
