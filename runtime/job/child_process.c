/* SPDX-License-Identifier: BSD-3-Clause */
/* Records a rank's process id and job in its environment: see child_process.h. */
#include "child_process.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dtl_runtime.h"

enum { JOB_SIZE = 256, RECORD_SIZE = JOB_SIZE + 32 };
static const char record_name[] = "DTL_RANK_PROCESS", descriptor_suffix[] = "_FD";

/* Returns true if the variable contains a file descriptor: its name ends with _FD. */
static bool names_descriptor(const char *variable)
{
    size_t length = strlen(variable), suffix = strlen(descriptor_suffix);

    return length > suffix && strcmp(variable + length - suffix, descriptor_suffix) == 0;
}

/* Writes a value that no other job has: the job variable's, or the inode of the launcher's socket.
 * Writes "" if that variable is not set, and "closed" if the descriptor that it names is no socket.
 * The socket is inherited by ranks only; in other processes the descriptor is closed or another
 * file. */
static void job_identify(const struct backend *backend, char job[JOB_SIZE])
{
    const char *value = backend->job_variable == NULL ? NULL : dtl__option(backend->job_variable);
    struct stat file;

    job[0] = '\0';
    if (value == NULL)
        return;
    if (!names_descriptor(backend->job_variable))
        snprintf(job, JOB_SIZE, "%s", value);
    else if (fstat((int)strtol(value, NULL, 10), &file) == 0 && S_ISSOCK(file.st_mode))
        snprintf(job, JOB_SIZE, "socket %ju", (uintmax_t)file.st_ino);
    else
        snprintf(job, JOB_SIZE, "closed");
}

void dtl__rank_process_record(const struct backend *backend)
{
    char job[JOB_SIZE], record[RECORD_SIZE];

    job_identify(backend, job);
    snprintf(record, sizeof record, "%ld %s", (long)getpid(), job);
    setenv(record_name, record, 1);
}

long dtl__rank_process_inherited(const struct backend *backend)
{
    const char *record = dtl__option(record_name);
    char job[JOB_SIZE], *rest;
    long process;

    if (record == NULL)
        return 0;
    process = strtol(record, &rest, 10);
    job_identify(backend, job);
    if (process == (long)getpid() || job[0] == '\0' || *rest != ' ')
        return 0;
    return strcmp(job, "closed") == 0 || strcmp(job, rest + 1) == 0 ? process : 0;
}
