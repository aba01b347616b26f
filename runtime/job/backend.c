/* SPDX-License-Identifier: BSD-3-Clause */
/* The list of backends: see backend.h. */
#include "backend.h"

#include <dirent.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plugin.h"

enum { TEXT_SIZE = 1024 };

/* A backend with the text that its members point into. */
struct described_backend {
    struct backend backend;
    char text[TEXT_SIZE];
};

/* Name and description of each backend of the build. */
static const struct {
    const char *name;
    const char *text;
} built[] = {
#include "backends_built.h"
};

static struct backend *backends;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* ---- descriptions: lines of a key and a value ------------------------------------------------ */

/* Appends a name to a list whose unused entries are NULL; ignores it if the list is full. */
static void add_to_list(const char **list, int size, const char *name)
{
    for (int index = 0; index < size; index++) {
        if (list[index] == NULL) {
            list[index] = name;
            return;
        }
    }
}

/* Sets one member of a description.  Unknown keys belong to later versions and are ignored. */
static void set_member(struct backend *backend, const char *key, const char *value)
{
    if (strcmp(key, "title") == 0)
        backend->title = value;
    else if (strcmp(key, "job") == 0)
        backend->job = value;
    else if (strcmp(key, "device") == 0)
        backend->device = value;
    else if (strcmp(key, "instrument") == 0)
        backend->is_for_tests = true;
    else if (strcmp(key, "size_variable") == 0)
        backend->size_variable = value;
    else if (strcmp(key, "rank_variable") == 0)
        backend->rank_variable = value;
    else if (strcmp(key, "job_variable") == 0)
        backend->job_variable = value;
    else if (strcmp(key, "library") == 0)
        add_to_list(backend->libraries, BACKEND_LIBRARIES, value);
    else if (strcmp(key, "launcher") == 0)
        add_to_list(backend->launchers, BACKEND_LAUNCHERS, value);
}

/* Sets the members of a backend from its description. Modifies the text, and the members point
 * into it. */
static void parse_description(struct backend *backend, char *text)
{
    char *rest = text, *line;

    while ((line = strsep(&rest, "\n")) != NULL) {
        const char *key = strsep(&line, " ");

        if (line != NULL && *line != '\0')
            set_member(backend, key, line);
    }
}

/* ---- the list -------------------------------------------------------------------------------- */

/* Returns the link that points to the backend of that name, or the last one, which is NULL. */
static struct backend **find_link(const char *name)
{
    struct backend **link = &backends;

    while (*link != NULL && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    return link;
}

/* Inserts a backend of that name at *link.  Returns the object, whose text the caller fills in and
 * parses; NULL without memory. */
static struct described_backend *insert_backend(struct backend **link, const char *name)
{
    struct described_backend *added = calloc(1, sizeof *added);
    char *copy = strdup(name);

    if (added == NULL || copy == NULL) {
        free(added);
        free(copy);
        return NULL;
    }
    added->backend.name = added->backend.title = copy;
    *link = &added->backend;
    return added;
}

/* Adds a backend of the build; ignored without memory. */
static void add_built(const char *name, const char *text)
{
    struct described_backend *added = insert_backend(find_link(name), name);

    if (added == NULL)
        return;
    snprintf(added->text, sizeof added->text, "%s", text);
    parse_description(&added->backend, added->text);
}

/* Adds a backend whose plugin is in a folder, with its description file if there is one.
 * Ignored if a backend of that name is in the list. */
static void add_found(const char *folder, const char *name)
{
    struct backend **link = find_link(name);
    char path[PATH_MAX + NAME_MAX];
    struct described_backend *added = *link == NULL ? insert_backend(link, name) : NULL;
    FILE *file;

    if (added == NULL)
        return;
    snprintf(path, sizeof path, "%s/" PLUGIN_PREFIX "%s.plugin", folder, name);
    file = fopen(path, "r");
    if (file == NULL)
        return;
    added->text[fread(added->text, 1, sizeof added->text - 1, file)] = '\0';
    fclose(file);
    parse_description(&added->backend, added->text);
}

/* ---- plugins in the plugin folders ----------------------------------------------------------- */

/* Filter for scandir(): returns nonzero for the file name of a plugin. */
static int is_plugin(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name), affix_length = strlen(PLUGIN_PREFIX PLUGIN_SUFFIX);

    return length > affix_length &&
           strncmp(entry->d_name, PLUGIN_PREFIX, strlen(PLUGIN_PREFIX)) == 0 &&
           strcmp(entry->d_name + length - strlen(PLUGIN_SUFFIX), PLUGIN_SUFFIX) == 0;
}

/* Adds the plugins in a folder to the list. Visitor of dtl__plugin_visit_folders(): returns false
 * to continue with the next folder. */
static bool add_folder(const char *folder, void *data)
{
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, is_plugin, alphasort);

    (void)data;
    for (int index = 0; index < count; index++) {
        char *name = entries[index]->d_name + strlen(PLUGIN_PREFIX);

        name[strlen(name) - strlen(PLUGIN_SUFFIX)] = '\0';
        add_found(folder, name);
        free(entries[index]);
    }
    free(entries);
    return false;
}

/* Fills the list; runs once. */
static void make_list(void)
{
    for (size_t index = 0; index < sizeof built / sizeof *built; index++)
        add_built(built[index].name, built[index].text);
    dtl__plugin_visit_folders(add_folder, NULL);
}

struct backend *dtl__backends(void)
{
    pthread_once(&once, make_list);
    return backends;
}

struct backend *dtl__backend_next_job(const struct backend *after)
{
    struct backend *each = after == NULL ? dtl__backends() : after->next;

    while (each != NULL && each->job == NULL)
        each = each->next;
    return each;
}

bool dtl__backend_is_first_of_job(const struct backend *backend)
{
    const struct backend *each = dtl__backend_next_job(NULL);

    while (each != backend && strcmp(each->job, backend->job) != 0)
        each = dtl__backend_next_job(each);
    return each == backend;
}
