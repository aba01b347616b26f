/* SPDX-License-Identifier: BSD-3-Clause */
/* A rank writes its process and its job into its environment: see child_process.h. */
#include "child_process.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dtl_runtime.h"

enum { JOB_SIZE = 256, MARK_SIZE = JOB_SIZE + 32 };
static const char mark_name[] = "DTL_RANK_PROCESS", descriptor_suffix[] = "_FD";

static bool names_descriptor(const char *variable)
{
    size_t length = strlen(variable), suffix = strlen(descriptor_suffix);

    return length > suffix && strcmp(variable + length - suffix, descriptor_suffix) == 0;
}

/* What no other job has.  A launcher's descriptor is its own: in other processes it is closed, or
 * another file. */
static void job_of(const struct back_end *back_end, char job[JOB_SIZE])
{
    const char *value = back_end->job_variable == NULL ? NULL : dtl__option(back_end->job_variable);
    struct stat file;

    job[0] = '\0';
    if (value == NULL)
        return;
    if (!names_descriptor(back_end->job_variable))
        snprintf(job, JOB_SIZE, "%s", value);
    else if (fstat((int)strtol(value, NULL, 10), &file) == 0 && S_ISSOCK(file.st_mode))
        snprintf(job, JOB_SIZE, "socket %ju", (uintmax_t)file.st_ino);
    else
        snprintf(job, JOB_SIZE, "closed");
}

void dtl__descent_mark(const struct back_end *back_end)
{
    char job[JOB_SIZE], mark[MARK_SIZE];

    job_of(back_end, job);
    snprintf(mark, sizeof mark, "%ld %s", (long)getpid(), job);
    setenv(mark_name, mark, 1);
}

long dtl__descent_rank(const struct back_end *back_end)
{
    const char *mark = dtl__option(mark_name);
    char job[JOB_SIZE], *rest;
    long process;

    if (mark == NULL)
        return 0;
    process = strtol(mark, &rest, 10);
    job_of(back_end, job);
    if (process == (long)getpid() || job[0] == '\0' || *rest != ' ')
        return 0;
    return strcmp(job, "closed") == 0 || strcmp(job, rest + 1) == 0 ? process : 0;
}
