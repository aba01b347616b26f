/* SPDX-License-Identifier: BSD-3-Clause */
/* The list of back ends: see backend.h. */
#include "backend.h"

#include <dirent.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plugin.h"

enum { TEXT_SIZE = 1024 };

/* A back end with the text that its members point into. */
struct described {
    struct back_end back_end;
    char text[TEXT_SIZE];
};

/* NAME and its description, for each back end of the build. */
static const struct {
    const char *name;
    const char *text;
} built[] = {
#include "back_ends_built.h"
};

static struct back_end *back_ends;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* ---- a description: lines of a key and its value --------------------------------------------- */

static void add(const char **list, int size, const char *name)
{
    for (int place = 0; place < size; place++) {
        if (list[place] == NULL) {
            list[place] = name;
            return;
        }
    }
}

/* A key that is not known is one of a later version. */
static void take(struct back_end *back_end, const char *key, const char *value)
{
    if (strcmp(key, "title") == 0)
        back_end->title = value;
    else if (strcmp(key, "job") == 0)
        back_end->job = value;
    else if (strcmp(key, "device") == 0)
        back_end->device = value;
    else if (strcmp(key, "instrument") == 0)
        back_end->is_instrument = true;
    else if (strcmp(key, "size_variable") == 0)
        back_end->size_variable = value;
    else if (strcmp(key, "rank_variable") == 0)
        back_end->rank_variable = value;
    else if (strcmp(key, "job_variable") == 0)
        back_end->job_variable = value;
    else if (strcmp(key, "library") == 0)
        add(back_end->libraries, BACK_END_LIBRARIES, value);
    else if (strcmp(key, "launcher") == 0)
        add(back_end->launchers, BACK_END_LAUNCHERS, value);
}

static void read_lines(struct back_end *back_end, char *text)
{
    char *rest = text, *line;

    while ((line = strsep(&rest, "\n")) != NULL) {
        const char *key = strsep(&line, " ");

        if (line != NULL && *line != '\0')
            take(back_end, key, line);
    }
}

/* ---- the list -------------------------------------------------------------------------------- */

static struct back_end **find(const char *name)
{
    struct back_end **place = &back_ends;

    while (*place != NULL && strcmp((*place)->name, name) != 0)
        place = &(*place)->next;
    return place;
}

/* Puts one of that name at `place`, and returns the text that is to be filled in and read. */
static struct described *put(struct back_end **place, const char *name)
{
    struct described *made = calloc(1, sizeof *made);
    char *kept = strdup(name);

    if (made == NULL || kept == NULL) {
        free(made);
        free(kept);
        return NULL;
    }
    made->back_end.name = made->back_end.title = kept;
    *place = &made->back_end;
    return made;
}

static void add_built(const char *name, const char *text)
{
    struct described *made = put(find(name), name);

    if (made == NULL)
        return;
    snprintf(made->text, sizeof made->text, "%s", text);
    read_lines(&made->back_end, made->text);
}

static void add_found(const char *folder, const char *name)
{
    struct back_end **place = find(name);
    char path[PATH_MAX + NAME_MAX];
    struct described *made = *place == NULL ? put(place, name) : NULL;
    FILE *file;

    if (made == NULL)
        return;
    snprintf(path, sizeof path, "%s/" PLUGIN_PREFIX "%s.plugin", folder, name);
    file = fopen(path, "r");
    if (file == NULL)
        return;
    made->text[fread(made->text, 1, sizeof made->text - 1, file)] = '\0';
    fclose(file);
    read_lines(&made->back_end, made->text);
}

/* ---- what lies where plugins are looked for -------------------------------------------------- */

static int is_plugin(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name), frame = strlen(PLUGIN_PREFIX PLUGIN_SUFFIX);

    return length > frame && strncmp(entry->d_name, PLUGIN_PREFIX, strlen(PLUGIN_PREFIX)) == 0 &&
           strcmp(entry->d_name + length - strlen(PLUGIN_SUFFIX), PLUGIN_SUFFIX) == 0;
}

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

static void list_make(void)
{
    for (size_t index = 0; index < sizeof built / sizeof *built; index++)
        add_built(built[index].name, built[index].text);
    dtl__plugin_each_folder(add_folder, NULL);
}

struct back_end *dtl__back_ends(void)
{
    pthread_once(&once, list_make);
    return back_ends;
}

struct back_end *dtl__next_job(const struct back_end *after)
{
    struct back_end *each = after == NULL ? dtl__back_ends() : after->next;

    while (each != NULL && each->job == NULL)
        each = each->next;
    return each;
}

bool dtl__is_first_of_job(const struct back_end *back_end)
{
    const struct back_end *each = dtl__next_job(NULL);

    while (each != back_end && strcmp(each->job, back_end->job) != 0)
        each = dtl__next_job(each);
    return each == back_end;
}
