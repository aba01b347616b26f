/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/barrier.c.j2.
 * Do not edit. */
/* membarrier(2): executes a full memory barrier on all running threads of the process. A thread
 * that synchronizes rarely pays for the barrier, so that frequent operations of the other threads
 * need no locked instruction. */
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <linux/membarrier.h>

#include "dtl_support.h"

static bool has_barrier;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void barrier_register(void)
{
#ifndef __SANITIZE_THREAD__ /* ThreadSanitizer does not model membarrier() */
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
