/* SPDX-License-Identifier: BSD-3-Clause */
/* Chooses the backend that starts the job: see backend_choice.h. */
#include "backend_choice.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "launcher.h"

/* ---- detection ------------------------------------------------------------------------------- */

/* Returns the handle of the backend's library if it is loaded in this process, else NULL. The
 * handle is borrowed. */
static void *library_in_process(const struct backend *backend)
{
    for (const char *const *name = backend->libraries; *name != NULL; name++) {
        void *library = dlopen(*name, RTLD_LAZY | RTLD_NOLOAD);

        if (library != NULL) {
            dlclose(library); /* its loader still holds a reference */
            return library;
        }
    }
    return NULL;
}

/* Calls a function such as MPI_Initialized() of the library; false if it is missing or fails. */
static bool query_is_true(void *library, const char *function)
{
    int (*query)(int *result);
    int result = 0;

    *(void **)&query = dlsym(library, function);
    return query != NULL && query(&result) == 0 && result != 0;
}

bool dtl__choice_is_initialized(const struct backend *backend)
{
    void *library = library_in_process(backend);

    return library != NULL && query_is_true(library, "MPI_Initialized");
}

/* Returns true if both backends' names refer to one library: the name that mpi4py's wheel loads is
 * an alias of Debian's. */
static bool is_same_library(const struct backend *one, const struct backend *other)
{
    return one != NULL && dlsym(library_in_process(one), "MPI_Initialized") ==
                              dlsym(library_in_process(other), "MPI_Initialized");
}

/* Fails because the libraries of two MPIs are loaded in this process. */
static dtl_status refuse_two_mpis(const struct backend *one, const struct backend *other,
                                  const char *expected)
{
    char first[PATH_MAX], second[PATH_MAX];

    dtl__library_path(one, first);
    dtl__library_path(other, second);
    return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                     "two MPIs are in the process, %s (%s) and %s (%s); expected %s", one->title,
                     first, other->title, second, expected);
}

/* Sets *out to the MPI that the program loaded, NULL if there is none.  Of two, the initialized one
 * is used; if that does not decide, the one that DTL_MPI (`name`) names. */
static dtl_status find_in_process(const char *name, struct backend **out)
{
    struct backend *initialized = NULL, *loaded = NULL, *second = NULL, *find_named = NULL;

    for (struct backend *each = dtl__backend_next_job(NULL); each != NULL;
         each = dtl__backend_next_job(each)) {
        if (library_in_process(each) == NULL || is_same_library(initialized, each) ||
            is_same_library(loaded, each))
            continue;
        if (dtl__choice_is_initialized(each)) {
            if (initialized != NULL)
                return refuse_two_mpis(initialized, each, "that the program initialises one MPI");
            initialized = each;
        }
        if (each->is_loaded_by_plugin)
            continue;
        if (find_named == NULL && strcmp(each->job, name) == 0)
            find_named = each;
        if (loaded == NULL)
            loaded = each;
        else if (second == NULL)
            second = each;
    }
    *out = initialized != NULL ? initialized : find_named != NULL ? find_named : loaded;
    if (initialized != NULL || find_named != NULL || second == NULL || strcmp(name, "none") == 0)
        return DTL_SUCCESS;
    return refuse_two_mpis(loaded, second,
                           "one MPI, or that the program has initialised one, or DTL_MPI");
}

/* Returns true if the name is not NULL and the environment variable is set. */
static bool is_set(const char *variable)
{
    return variable != NULL && dtl__option(variable) != NULL;
}

/* Returns true if the environment contains the backend's launcher variables. */
static bool is_launched_by(const struct backend *backend)
{
    return is_set(backend->size_variable) || is_set(backend->rank_variable);
}

/* Returns the first backend whose launcher started this process, or NULL. */
static struct backend *find_launcher(void)
{
    for (struct backend *each = dtl__backend_next_job(NULL); each != NULL;
         each = dtl__backend_next_job(each))
        if (is_launched_by(each))
            return each;
    return NULL;
}

const struct backend *dtl__choice_launcher(void)
{
    return find_launcher();
}

long dtl__choice_launched_size(void)
{
    const struct backend *launcher = find_launcher();
    const char *size = launcher == NULL || !is_set(launcher->size_variable)
                           ? NULL
                           : dtl__option(launcher->size_variable);

    return size == NULL ? 1 : strtol(size, NULL, 10);
}

/* Returns the backend built for the launcher's own library, if several backends start its jobs. */
static struct backend *backend_of_launcher_library(struct backend *launched)
{
    char path[PATH_MAX];

    return launched == NULL ? NULL : dtl__launcher_library(launched, path);
}

/* ---- the choice ------------------------------------------------------------------------------ */

const char *dtl__choice_requested(void)
{
    const char *value = dtl__option("DTL_MPI");

    return value == NULL ? "auto" : value;
}

/* Fails because DTL_MPI has an unknown value. */
static dtl_status refuse_name(const char *name)
{
    char known[REASON_SIZE] = "auto";

    for (struct backend *each = dtl__backend_next_job(NULL); each != NULL;
         each = dtl__backend_next_job(each))
        if (dtl__backend_is_first_of_job(each))
            snprintf(known + strlen(known), sizeof known - strlen(known), ", %s", each->job);
    return dtl__fail(DTL_ERROR_BACKEND_INVALID, "DTL_MPI is \"%s\"; expected %s or none", name,
                     known);
}

/* Sets *out to the backend that DTL_MPI (`name`) names, preferring the one in the process; NULL for
 * "none". */
static dtl_status find_named(const char *name, struct backend *present, struct backend **out)
{
    if (present != NULL && strcmp(present->job, name) == 0) {
        *out = present;
        return DTL_SUCCESS;
    }
    for (struct backend *each = dtl__backend_next_job(NULL); each != NULL;
         each = dtl__backend_next_job(each)) {
        if (strcmp(each->job, name) == 0) {
            *out = each;
            return DTL_SUCCESS;
        }
    }
    *out = NULL;
    return strcmp(name, "none") == 0 ? DTL_SUCCESS : refuse_name(name);
}

/* Fails if Slurm's srun started several tasks by PMIx without DTL_MPI.  PMIx does not tell for
 * which MPI, so each task would become a job of its own.  The caller tests DTL_MPI. */
static dtl_status check_srun(void)
{
    const char *tasks = dtl__option("SLURM_STEP_NUM_TASKS");

    if (tasks == NULL || strtol(tasks, NULL, 10) < 2 || !is_set("PMIX_RANK"))
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                     "srun has started %s tasks by PMIx, which does not tell their MPI; expected "
                     "DTL_MPI=openmpi or another, or DTL_MPI=none where each task is by itself",
                     tasks);
}

dtl_status dtl__choice_find(struct backend **out)
{
    struct backend *present = NULL, *launched = find_launcher(), *choice = NULL;
    const char *name = dtl__choice_requested();
    dtl_status status = find_in_process(name, &present);

    if (status != DTL_SUCCESS)
        return status;
    if (strcmp(name, "auto") == 0) {
        *out = present != NULL ? present : backend_of_launcher_library(launched);
        return *out == NULL ? check_srun() : DTL_SUCCESS;
    }
    status = find_named(name, present, &choice);
    if (status != DTL_SUCCESS)
        return status;
    if (choice != NULL && present != NULL && choice != present)
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "DTL_MPI is \"%s\", but %s is in the process already; expected %s", name,
                         present->title, present->job);
    if (choice != NULL && !is_launched_by(choice) && dtl__choice_launched_size() > 1)
        return dtl__fail(DTL_ERROR_BACKEND_INVALID,
                         "DTL_MPI is \"%s\", but the launcher is that of %s; expected %s", name,
                         launched->title, launched->job);
    if (choice != NULL && present == NULL && launched != NULL && is_launched_by(choice))
        choice = backend_of_launcher_library(choice);
    *out = choice;
    return DTL_SUCCESS;
}

/* Loads the launcher's library, so that the plugin binds to it. */
static void load_launcher_library(const struct backend *backend)
{
    char path[PATH_MAX];

    if (!is_launched_by(backend))
        return;
    if (dtl__launcher_library((struct backend *)backend, path) == backend && path[0] != '\0')
        (void)dlopen(path, RTLD_LAZY | RTLD_LOCAL);
}

const struct plugin *dtl__choice_load(struct backend *backend, char reason[REASON_SIZE])
{
    bool was_loaded = library_in_process(backend) != NULL;
    const struct plugin *plugin;

    if (dtl__is_privileged() && !dtl__choice_is_initialized(backend)) {
        snprintf(reason, REASON_SIZE,
                 "this process has raised privileges, and its program has not initialised %s",
                 backend->title);
        return NULL;
    }
    if (!was_loaded && dtl__plugin_exists(backend->name))
        load_launcher_library(backend);
    plugin = dtl__plugin_load(backend->name, reason);
    if (plugin == NULL)
        return NULL;
    if (!was_loaded)
        backend->is_loaded_by_plugin = true;
    if (plugin->job == NULL)
        snprintf(reason, REASON_SIZE, PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " starts no jobs",
                 backend->name);
    return plugin->job == NULL ? NULL : plugin;
}
