/* SPDX-License-Identifier: BSD-3-Clause */
/* The choice of the back end that starts the job: see backend_choice.h. */
#include "backend_choice.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "launcher.h"

/* ---- what the surroundings say --------------------------------------------------------------- */

static void *library_in_process(const struct back_end *back_end)
{
    for (const char *const *name = back_end->libraries; *name != NULL; name++) {
        void *library = dlopen(*name, RTLD_LAZY | RTLD_NOLOAD);

        if (library != NULL) {
            dlclose(library); /* whoever loaded it still holds it */
            return library;
        }
    }
    return NULL;
}

static bool says_yes(void *library, const char *question)
{
    int (*ask)(int *answer);
    int answer = 0;

    *(void **)&ask = dlsym(library, question);
    return ask != NULL && ask(&answer) == 0 && answer != 0;
}

bool dtl__choice_is_initialised(const struct back_end *back_end)
{
    void *library = library_in_process(back_end);

    return library != NULL && says_yes(library, "MPI_Initialized");
}

/* Returns true if both names lead to one library: the name that mpi4py's wheel asks for is an alias
 * of Debian's. */
static bool is_same_library(const struct back_end *one, const struct back_end *other)
{
    return one != NULL && dlsym(library_in_process(one), "MPI_Initialized") ==
                              dlsym(library_in_process(other), "MPI_Initialized");
}

static dtl_status refuse_two(const struct back_end *one, const struct back_end *other,
                             const char *expected)
{
    char first[PATH_MAX], second[PATH_MAX];

    dtl__library_path(one, first);
    dtl__library_path(other, second);
    return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                     "two MPIs are in the process, %s (%s) and %s (%s); expected %s", one->title,
                     first, other->title, second, expected);
}

/* Sets *out to the MPI that the program has brought along, NULL where it has none.  Of two, it is
 * the one that the program has initialised.  Where that does not tell them apart, `name` does, what
 * DTL_MPI says. */
static dtl_status in_process(const char *name, struct back_end **out)
{
    struct back_end *initialised = NULL, *loaded = NULL, *second = NULL, *named = NULL;

    for (struct back_end *each = dtl__next_job(NULL); each != NULL; each = dtl__next_job(each)) {
        if (library_in_process(each) == NULL || is_same_library(initialised, each) ||
            is_same_library(loaded, each))
            continue;
        if (dtl__choice_is_initialised(each)) {
            if (initialised != NULL)
                return refuse_two(initialised, each, "that the program initialises one MPI");
            initialised = each;
        }
        if (each->is_brought)
            continue;
        if (named == NULL && strcmp(each->job, name) == 0)
            named = each;
        if (loaded == NULL)
            loaded = each;
        else if (second == NULL)
            second = each;
    }
    *out = initialised != NULL ? initialised : named != NULL ? named : loaded;
    if (initialised != NULL || named != NULL || second == NULL || strcmp(name, "none") == 0)
        return DTL_SUCCESS;
    return refuse_two(loaded, second,
                      "one MPI, or that the program has initialised one, or DTL_MPI");
}

static bool is_set(const char *variable)
{
    return variable != NULL && dtl__option(variable) != NULL;
}

static bool is_launched_by(const struct back_end *back_end)
{
    return is_set(back_end->size_variable) || is_set(back_end->rank_variable);
}

static struct back_end *launcher(void)
{
    for (struct back_end *each = dtl__next_job(NULL); each != NULL; each = dtl__next_job(each))
        if (is_launched_by(each))
            return each;
    return NULL;
}

const struct back_end *dtl__choice_launcher(void)
{
    return launcher();
}

long dtl__choice_launched(void)
{
    const struct back_end *by = launcher();
    const char *size =
        by == NULL || !is_set(by->size_variable) ? NULL : dtl__option(by->size_variable);

    return size == NULL ? 1 : strtol(size, NULL, 10);
}

/* The back end for the library beside the launcher, where there are several of its jobs. */
static struct back_end *launched_library(struct back_end *launched)
{
    char path[PATH_MAX];

    return launched == NULL ? NULL : dtl__launcher_library(launched, path);
}

/* ---- the choice ------------------------------------------------------------------------------ */

const char *dtl__choice_wish(void)
{
    const char *value = dtl__option("DTL_MPI");

    return value == NULL ? "auto" : value;
}

static dtl_status refuse(const char *name)
{
    char known[REASON_SIZE] = "auto";

    for (struct back_end *each = dtl__next_job(NULL); each != NULL; each = dtl__next_job(each))
        if (dtl__is_first_of_job(each))
            snprintf(known + strlen(known), sizeof known - strlen(known), ", %s", each->job);
    return dtl__fail(DTL_ERROR_BACKEND_INVALID, "DTL_MPI is \"%s\"; expected %s or none", name,
                     known);
}

/* Sets *out to the one that DTL_MPI calls so, that of the process where several are called so; NULL
 * for "none". */
static dtl_status named(const char *name, struct back_end *present, struct back_end **out)
{
    if (present != NULL && strcmp(present->job, name) == 0) {
        *out = present;
        return DTL_SUCCESS;
    }
    for (struct back_end *each = dtl__next_job(NULL); each != NULL; each = dtl__next_job(each)) {
        if (strcmp(each->job, name) == 0) {
            *out = each;
            return DTL_SUCCESS;
        }
    }
    *out = NULL;
    return strcmp(name, "none") == 0 ? DTL_SUCCESS : refuse(name);
}

/* Slurm's srun starts the tasks of an MPI by PMIx, which tells them nothing of whose they are: each
 * would be a job of its own. */
static dtl_status refuse_unsaid(void)
{
    const char *tasks = dtl__option("SLURM_STEP_NUM_TASKS");

    if (tasks == NULL || strtol(tasks, NULL, 10) < 2 || !is_set("PMIX_RANK"))
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                     "srun has started %s tasks by PMIx, which does not say of which MPI; expected "
                     "DTL_MPI=openmpi or another, or DTL_MPI=none where each task is by itself",
                     tasks);
}

dtl_status dtl__choice_make(struct back_end **out)
{
    struct back_end *present = NULL, *launched = launcher(), *choice = NULL;
    const char *name = dtl__choice_wish();
    dtl_status status = in_process(name, &present);

    if (status != DTL_SUCCESS)
        return status;
    if (strcmp(name, "auto") == 0) {
        *out = present != NULL ? present : launched_library(launched);
        return *out == NULL ? refuse_unsaid() : DTL_SUCCESS;
    }
    status = named(name, present, &choice);
    if (status != DTL_SUCCESS)
        return status;
    if (choice != NULL && present != NULL && choice != present)
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "DTL_MPI is \"%s\", but %s is in the process already; expected %s", name,
                         present->title, present->job);
    if (choice != NULL && !is_launched_by(choice) && dtl__choice_launched() > 1)
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "DTL_MPI is \"%s\", but the launcher is that of %s; expected %s", name,
                         launched->title, launched->job);
    if (choice != NULL && present == NULL && launched != NULL && is_launched_by(choice))
        choice = launched_library(choice);
    *out = choice;
    return DTL_SUCCESS;
}

/* Loads the library of the launcher, which the plugin then finds in the process. */
static void library_load(const struct back_end *back_end)
{
    char path[PATH_MAX];

    if (!is_launched_by(back_end))
        return;
    if (dtl__launcher_library((struct back_end *)back_end, path) == back_end && path[0] != '\0')
        (void)dlopen(path, RTLD_LAZY | RTLD_LOCAL);
}

const struct plugin *dtl__choice_load(struct back_end *back_end, char reason[REASON_SIZE])
{
    bool was_there = library_in_process(back_end) != NULL;
    const struct plugin *plugin;

    if (dtl__is_privileged() && !dtl__choice_is_initialised(back_end)) {
        snprintf(reason, REASON_SIZE,
                 "this process has raised privileges, and its program has not initialised %s",
                 back_end->title);
        return NULL;
    }
    if (!was_there && dtl__plugin_exists(back_end->name))
        library_load(back_end);
    plugin = dtl__plugin_load(back_end->name, reason);
    if (plugin == NULL)
        return NULL;
    if (!was_there)
        back_end->is_brought = true;
    if (plugin->job == NULL)
        snprintf(reason, REASON_SIZE, PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " starts no jobs",
                 back_end->name);
    return plugin->job == NULL ? NULL : plugin;
}
