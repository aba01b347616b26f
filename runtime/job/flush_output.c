/* SPDX-License-Identifier: BSD-3-Clause */
/* What a process has said before it ends its job reaches whoever reads it: a launcher that is told
 * to end the job may close the pipes of its ranks unread (MPICH's does, when it has much to do). */
#include <stdbool.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "job.h"

enum { STEPS = 1000, STEP_NANOSECONDS = 1000000 };

static bool is_read(int descriptor)
{
    struct stat about;
    int left = 0;

    return fstat(descriptor, &about) != 0 || !S_ISFIFO(about.st_mode) ||
           ioctl(descriptor, FIONREAD, &left) != 0 || left == 0;
}

void dtl__last_words_await(void)
{
    static const struct timespec step = {.tv_nsec = STEP_NANOSECONDS};

    fflush(NULL);
    for (int count = 0; count < STEPS; count++) {
        if (is_read(STDOUT_FILENO) && is_read(STDERR_FILENO))
            return;
        nanosleep(&step, NULL);
    }
}
