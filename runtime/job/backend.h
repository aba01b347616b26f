/* SPDX-License-Identifier: BSD-3-Clause */
/* What is known of a back end before it is loaded: what its dtl_plugin() says in CMake.
 *
 * The library holds the descriptions of those that stood in its build, whether they could be built
 * or not.  Any other libdtl_NAME.so where plugins are looked for counts too, with the description
 * in libdtl_NAME.plugin beside it, if there is one.
 */
#ifndef DTL_JOB_BACKEND_H
#define DTL_JOB_BACKEND_H

#include <stdbool.h>

enum { BACK_END_LIBRARIES = 4, BACK_END_LAUNCHERS = 8 };

struct back_end {
    const char *name;   /* of its plugin: "mpi_openmpi" is libdtl_mpi_openmpi.so */
    const char *title;  /* for people: "Open MPI" */
    const char *job;    /* as in DTL_MPI: "openmpi"; NULL: it starts no jobs */
    const char *device; /* as in DTL_DEVICE: "cuda"; NULL: it has no devices */
    bool is_instrument; /* of tests: taken only where it is named */
    /* By which it is known in a process; NULL ends. */
    const char *libraries[BACK_END_LIBRARIES + 1];
    /* What its launcher sets: how many processes there are, and which of them this is; or NULL. */
    const char *size_variable;
    const char *rank_variable;
    const char *job_variable; /* what no other job has; or NULL: child_process.h */
    /* The programs that are its launcher, by file name: launcher.h.  NULL ends. */
    const char *launchers[BACK_END_LAUNCHERS + 1];
    bool is_brought; /* a library of its is in the process only because the plugin was loaded */
    struct back_end *next;
};

/* All that are known: those of the build first, in its order. */
struct back_end *dtl__back_ends(void);

/* The first of them behind `after` that starts jobs; of all where `after` is NULL. */
struct back_end *dtl__next_job(const struct back_end *after);

/* Whether none before it starts the same jobs: the one that is meant where nothing tells them
 * apart. */
bool dtl__is_first_of_job(const struct back_end *back_end);

#endif
