/* SPDX-License-Identifier: BSD-3-Clause */
/* Descriptions of backends, known before their plugins are loaded: the arguments of dtl_plugin() in
 * CMake.
 *
 * The library contains the descriptions of all backends of its source tree, also of those that
 * could not be built.  Any other libdtl_NAME.so in a plugin folder is listed too; an optional file
 * libdtl_NAME.plugin beside it holds its description. */
#ifndef DTL_JOB_BACKEND_H
#define DTL_JOB_BACKEND_H

#include <stdbool.h>

enum { BACKEND_LIBRARIES = 4, BACKEND_LAUNCHERS = 8 };

/* A description of a backend. */
struct backend {
    const char *name;   /* the plugin's name: "mpi_openmpi" is libdtl_mpi_openmpi.so */
    const char *title;  /* name in messages: "Open MPI" */
    const char *job;    /* value of DTL_MPI: "openmpi"; NULL: not a job backend */
    const char *device; /* value of DTL_DEVICE: "cuda"; NULL: not a device backend */
    bool is_for_tests;  /* for tests: used only if named explicitly */
    /* Shared libraries by whose presence the backend is detected in a process; NULL-terminated. */
    const char *libraries[BACKEND_LIBRARIES + 1];
    /* Environment variables in which its launcher sets the number of processes and the rank; or
     * NULL. */
    const char *size_variable;
    const char *rank_variable;
    /* Variable with a value unique to the job, or NULL: child_process.h. */
    const char *job_variable;
    /* File names of its launcher programs: launcher.h.  NULL-terminated. */
    const char *launchers[BACKEND_LAUNCHERS + 1];
    bool is_loaded_by_plugin; /* its library was loaded into the process by DTL's plugin only */
    struct backend *next;
};

/* Returns the list of all backends: those of the build first, in its order. */
struct backend *dtl__backends(void);

/* Returns the next job backend after `after`, or the first one if `after` is NULL. */
struct backend *dtl__backend_next_job(const struct backend *after);

/* Returns true if the backend is the first one for its kind of job, which is preferred if nothing
 * else decides between several. */
bool dtl__backend_is_first_of_job(const struct backend *backend);

#endif
