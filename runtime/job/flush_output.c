/* SPDX-License-Identifier: BSD-3-Clause */
/* Makes sure that the output of a process reaches its reader before the process ends its job.  A
 * launcher that ends the job on a rank's request may close the pipes of its ranks without reading
 * them; MPICH's does so under load. */
#include <stdbool.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "job.h"

enum { STEPS = 1000, STEP_NANOSECONDS = 1000000 };

/* Returns true if the descriptor is no pipe, or a pipe without unread data. */
static bool is_drained(int descriptor)
{
    struct stat about;
    int unread = 0;

    return fstat(descriptor, &about) != 0 || !S_ISFIFO(about.st_mode) ||
           ioctl(descriptor, FIONREAD, &unread) != 0 || unread == 0;
}

void dtl__flush_output(void)
{
    static const struct timespec step = {.tv_nsec = STEP_NANOSECONDS};

    fflush(NULL);
    for (int count = 0; count < STEPS; count++) {
        if (is_drained(STDOUT_FILENO) && is_drained(STDERR_FILENO))
            return;
        nanosleep(&step, NULL);
    }
}
