/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_TRACE: a timeline of calls in the JSON array form of Chrome's trace event format.  One file
 * per rank, FILE.RANK.json, which Perfetto opens, several at once too.  The file can be read after
 * every event; the closing bracket is optional. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "dtl_impl.h"
#include "job/job.h"
#include "observe.h"

static FILE *file;
static int32_t rank;

/* Ends the file. In a forked child only closes the descriptor, without a flush. */
static void trace_close(void)
{
    if (dtl__is_forked) {
        close(fileno(file)); /* the buffered data belongs to the parent process */
        return;
    }
    if (atomic_load(&dtl__dropped) > 0)
        fprintf(file,
                ",\n{\"name\": \"dropped messages\", \"ph\": \"M\", \"pid\": %d, \"args\": "
                "{\"count\": %" PRIu64 "}}",
                (int)rank, (uint64_t)atomic_load(&dtl__dropped));
    fputs("\n]\n", file);
    fclose(file);
    file = NULL;
    dtl__observed &= ~OBSERVE_TRACE;
}

/* Replaces an existing file by a new one, so that no user with write access to the folder can
 * redirect the output through a link. */
static FILE *new_file(const char *name)
{
    int descriptor;

    unlink(name);
    descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    return descriptor < 0 ? NULL : fdopen(descriptor, "w");
}

void dtl__trace_open(const char *path)
{
    char name[4096];

    rank = dtl__job_launched_rank();
    snprintf(name, sizeof name, "%s.%d.json", path, (int)rank);
    file = new_file(name);
    if (file == NULL) {
        fprintf(stderr, "dtl: DTL_TRACE: %s can't be written: %s\n", name, strerror(errno));
        dtl__observed &= ~OBSERVE_TRACE;
        return;
    }
    fprintf(file,
            "[\n{\"name\": \"process_name\", \"ph\": \"M\", \"pid\": %d, \"args\": {\"name\": "
            "\"rank %d\"}}",
            (int)rank, (int)rank);
    atexit(trace_close);
}

void dtl__trace_call(const struct observed_call *call, int thread, int64_t end, dtl_status status)
{
    const char *const *names = dtl__call_arguments[call->call];
    int64_t length = end - call->start;

    if (file == NULL)
        return;
    fprintf(file,
            ",\n{\"name\": \"%s\", \"cat\": \"%s\", \"ph\": \"X\", \"ts\": %" PRId64
            ".%03d, \"dur\": %" PRId64
            ".%03d, \"pid\": %d, \"tid\": %d, \"args\": {\"call\": %" PRIu64 ", \"status\": \"%s\"",
            dtl__call_names[call->call],
            dtl__call_kinds[call->call] != IS_LOCAL ? "collective" : "local", call->start / 1000,
            (int)(call->start % 1000), length / 1000, (int)(length % 1000), (int)rank, thread,
            call->number, dtl_impl_status_name(status));
    if (call->size > 0)
        fprintf(file, ", \"rank\": %d, \"size\": %d", (int)call->rank, (int)call->size);
    for (int32_t index = 0; index < call->count; index++)
        fprintf(file, ", \"%s\": %" PRId64, names[index], call->values[index]);
    fputs("}}", file);
}
