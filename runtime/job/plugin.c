/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds and loads plugins, and refuses incompatible ones. */
#include "plugin.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "comm/agreement_record.h"
#include "dtl_error.h"
#include "job.h"

enum { PLUGINS = 16, NAME_SIZE = 32, PATH_SIZE = 2 * PATH_MAX, FILE_SIZE = PATH_MAX + NAME_SIZE };

/* Sizes of the tables in the first version of the contract. */
enum {
    MIN_PLUGIN_BYTES = offsetof(struct plugin, comm) + sizeof(void *),
    MIN_JOB_BYTES = offsetof(struct job_ops, foreign) + sizeof(void *)
};

/* The result of one attempt to load a plugin. */
struct plugin_slot {
    char name[NAME_SIZE];
    struct plugin plugin; /* in this library's version: members that the plugin lacks are zero */
    bool is_loaded;
    char reason[REASON_SIZE]; /* the reason of a failure; "" if it was not attempted */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct plugin_slot slots[PLUGINS];
static int slot_count;

static char path[PATH_SIZE];
static pthread_once_t path_once = PTHREAD_ONCE_INIT;

/* Member drop() of struct host: counts a message that was discarded. */
static void drop(void)
{
    dtl__drop();
}

/* Member barrier() of struct host: executes a memory barrier in all threads of the process;
 * returns false if the system has none. */
static bool barrier(void)
{
    return dtl__has_barrier() && dtl__barrier();
}

static const struct host host = {
    .size = sizeof(struct host),
    .fail = dtl__fail,
    .alloc = dtl__alloc,
    .release = dtl__release,
    .dtype = dtl__type_of,
    .kernel = dtl__kernel_of,
    .leaving = dtl__job_run_exit_hooks,
    .refuse_message = dtl__refuse_message,
    .drop = drop,
    .fail_beneath = dtl__fail_in_library,
    .barrier = barrier,
    .abort = dtl__job_abort,
    .memory_file = dtl__memory_file,
    .interrupted = dtl__interrupt_check,
    .option_is_on = dtl__option_is_on,
};

/* ---- plugin folders -------------------------------------------------------------------------- */

/* Appends a folder to `path`; ignores relative folders and those that do not fit. */
static void add_to_path(const char *folder, size_t length)
{
    size_t used_length = strlen(path);

    if (length == 0 || folder[0] != '/' || used_length + length + 2 > sizeof path)
        return;
    snprintf(path + used_length, sizeof path - used_length, "%s%.*s", used_length == 0 ? "" : ":",
             (int)length, folder);
}

/* Adds the folder dtl/ beside the file that contains this function. */
static void add_own_folder(void)
{
    char file[PATH_MAX + sizeof "/dtl"];
    Dl_info info;

    if (dladdr((void *)add_to_path, &info) == 0 || realpath(info.dli_fname, file) == NULL)
        return;
    strcpy(strrchr(file, '/'), "/dtl");
    add_to_path(file, strlen(file));
}

/* Fills `path`; runs once. */
static void make_path(void)
{
    const char *rest = dtl__option("DTL_PLUGIN_PATH");

    while (rest != NULL && *rest != '\0') {
        size_t length = strcspn(rest, ":");

        add_to_path(rest, length);
        rest += length + (rest[length] == ':');
    }
    add_own_folder();
#ifdef DTL_PLUGIN_FOLDER /* a statically linked DTL searches beside its program */
    add_to_path(DTL_PLUGIN_FOLDER, sizeof DTL_PLUGIN_FOLDER - 1);
#endif
}

const char *dtl__plugin_path(void)
{
    pthread_once(&path_once, make_path);
    return path;
}

bool dtl__plugin_visit_folders(bool (*visit)(const char *folder, void *data), void *data)
{
    const char *rest = dtl__plugin_path();
    char folder[PATH_MAX];

    while (*rest != '\0') {
        size_t length = strcspn(rest, ":");

        snprintf(folder, sizeof folder, "%.*s", (int)length, rest);
        if (visit(folder, data))
            return true;
        rest += length + (rest[length] == ':');
    }
    return false;
}

/* ---- loading --------------------------------------------------------------------------------- */

struct plugin_search {
    const char *name;
    char *reason;
    void *library;
};

/* Writes the path of a plugin in a folder to `file`. Returns true if that file can be read. */
static bool find_file(const char *folder, const char *name, char file[FILE_SIZE])
{
    FILE *found;

    snprintf(file, FILE_SIZE, "%s/" PLUGIN_PREFIX "%s" PLUGIN_SUFFIX, folder, name);
    found = fopen(file, "rb");
    if (found == NULL)
        return false;
    fclose(found);
    return true;
}

/* Visitor of dtl__plugin_visit_folders(): returns true if the folder has the plugin's file. */
static bool has_file(const char *folder, void *name)
{
    char file[FILE_SIZE];

    return find_file(folder, name, file);
}

bool dtl__plugin_exists(const char *name)
{
    return dtl__plugin_visit_folders(has_file, (void *)name);
}

/* Tries to load the plugin from a folder.  Returns true if the file exists, loaded or not. */
static bool open_in_folder(const char *folder, void *data)
{
    struct plugin_search *search = data;
    char file[FILE_SIZE];

    if (!find_file(folder, search->name, file))
        return false;
    search->library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (search->library == NULL)
        snprintf(search->reason, REASON_SIZE, "%s", dlerror());
    return true;
}

/* Returns true if the plugin's table can be used; else sets `reason`. `plugin` is NULL if it
 * has declined, with the last error as reason. */
static bool check_plugin(const struct plugin *plugin, const char *name, char *reason)
{
    if (plugin == NULL)
        snprintf(reason, REASON_SIZE, PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " declined to be loaded: %s",
                 name, dtl__error_text());
    else if (plugin->contract != DTL_BACKEND_CONTRACT)
        snprintf(reason, REASON_SIZE,
                 PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " was made for contract %u; expected %d", name,
                 plugin->contract, DTL_BACKEND_CONTRACT);
    else if (plugin->size < MIN_PLUGIN_BYTES ||
             (plugin->job != NULL && plugin->job->size < MIN_JOB_BYTES))
        snprintf(reason, REASON_SIZE,
                 PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " has smaller tables than contract %d", name,
                 DTL_BACKEND_CONTRACT);
    else
        return true;
    return false;
}

/* Checks the first listed object, the program, for an interpreter segment, which static programs
 * lack. */
static int check_interpreter(struct dl_phdr_info *info, size_t size, void *data)
{
    bool *is_static = data;

    (void)size;
    *is_static = true;
    for (int index = 0; index < info->dlpi_phnum; index++)
        if (info->dlpi_phdr[index].p_type == PT_INTERP)
            *is_static = false;
    return 1;
}

/* Returns true if the program is linked with -static.  Its dlopen() would load a second C library
 * with each plugin, whose first call ends the process by a signal. */
static bool is_static_program(void)
{
    bool is_static = false;

    dl_iterate_phdr(check_interpreter, &is_static);
    return is_static;
}

/* Loads the plugin of a slot; returns false and sets slot->reason on failure. The caller holds
 * the lock. */
static bool slot_load(struct plugin_slot *slot)
{
    char *reason = slot->reason;
    struct plugin_search search = {.name = slot->name, .reason = reason};
    const struct plugin *(*entry)(const struct host *);
    const struct plugin *loaded;

    if (is_static_program()) {
        snprintf(reason, REASON_SIZE,
                 "the program is linked with -static, and such a program loads no plugins: "
                 "link it without");
        return false;
    }
    if (!dtl__plugin_visit_folders(open_in_folder, &search)) {
        snprintf(reason, REASON_SIZE, PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " is not in %s", slot->name,
                 dtl__plugin_path());
        return false;
    }
    if (search.library == NULL)
        return false;

    *(void **)&entry = dlsym(search.library, DTL_PLUGIN_SYMBOL);
    if (entry == NULL) {
        snprintf(reason, REASON_SIZE,
                 PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " has no " DTL_PLUGIN_SYMBOL "()", slot->name);
        dlclose(search.library);
        return false;
    }
    dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
              "no reason was reported"); /* replaced by the plugin's own error */
    loaded = entry(&host);
    if (!check_plugin(loaded, slot->name, reason)) {
        dlclose(search.library);
        return false;
    }
    memcpy(&slot->plugin, loaded,
           loaded->size < sizeof slot->plugin ? loaded->size : sizeof slot->plugin);
    slot->is_loaded = true;
    return true;
}

/* Returns the slot of that name, a new one if there is none; NULL if there is no space or the
 * name is too long. The caller holds the lock. */
static struct plugin_slot *slot_find(const char *name)
{
    for (int index = 0; index < slot_count; index++)
        if (strcmp(slots[index].name, name) == 0)
            return &slots[index];
    if (slot_count == PLUGINS || strlen(name) >= NAME_SIZE)
        return NULL;
    strcpy(slots[slot_count].name, name);
    return &slots[slot_count++];
}

const struct plugin *dtl__plugin_load(const char *name, char reason[REASON_SIZE])
{
    const struct plugin *plugin = NULL;

    reason[0] = '\0';
    pthread_mutex_lock(&lock);
    struct plugin_slot *slot = slot_find(name);
    if (slot == NULL)
        snprintf(reason, REASON_SIZE, "there are more than %d plugins", PLUGINS);
    else if (slot->is_loaded || (slot->reason[0] == '\0' && slot_load(slot)))
        plugin = &slot->plugin;
    else
        strcpy(reason, slot->reason);
    pthread_mutex_unlock(&lock);
    return plugin;
}
