/* SPDX-License-Identifier: BSD-3-Clause */
/* Detection of ranks whose process has ended before the job is complete. Only the launcher knows
 * them; local__ended_check() in local.h describes its file. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "local.h"

/* Opens the launcher's file and returns its descriptor, or -1 if there is none. The file is checked
 * to belong to this job, because a rank that starts a job with another launcher passes on its own
 * environment. */
static int file_open(void)
{
    const char *path = secure_getenv("DTL_RUN_ENDED"), *port = secure_getenv("MASTER_PORT");
    int file = path == NULL ? -1 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    uint32_t of_file = 0;

    if (file >= 0 && (port == NULL || pread(file, &of_file, sizeof of_file, 0) != sizeof of_file ||
                      strtol(port, NULL, 10) != (long)of_file)) {
        close(file);
        file = -1;
    }
    return file;
}

dtl_status local__ended_check(int32_t size)
{
    static bool is_open;
    static int file;
    char ended[LOCAL_RANKS] = {0};

    if (!is_open)
        file = file_open();
    is_open = true;
    if (file < 0 || pread(file, ended, (size_t)size, sizeof(uint32_t)) < size)
        return DTL_SUCCESS;
    for (int32_t rank = 0; rank < size; rank++)
        if (ended[rank] != 0)
            return local__host->fail(DTL_ERROR_RANK_FAILURE,
                                     "rank %d has ended before it joined the job; expected all %d "
                                     "ranks to make a context",
                                     (int)rank, (int)size);
    return DTL_SUCCESS;
}
