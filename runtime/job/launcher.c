/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds the launcher's installation: see launcher.h. */
#include "launcher.h"

#include <dlfcn.h>
#include <glob.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend_choice.h"
#include "job.h"

enum { GENERATIONS = 16 }; /* ancestors to search: scripts or wrappers may lie between */

/* Returns the parent's process id, 0 if it can't be read. */
static long parent_of(long process)
{
    char path[64], text[512];
    FILE *file;
    const char *rest;
    long parent = 0;
    size_t length;

    snprintf(path, sizeof path, "/proc/%ld/stat", process);
    file = fopen(path, "re");
    if (file == NULL)
        return 0;
    length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    rest = strrchr(text, ')'); /* after the name, which may contain anything */
    if (rest == NULL || sscanf(rest, ") %*c %ld", &parent) != 1)
        return 0;
    return parent;
}

/* Returns true if the file name is that of a launcher program of the backend. */
static bool is_launcher(const struct backend *backend, const char *name)
{
    for (const char *const *each = backend->launchers; *each != NULL; each++)
        if (strcmp(*each, name) == 0)
            return true;
    return false;
}

/* Writes the installation prefix of the launcher's program: "/usr" for /usr/bin/mpiexec. Returns
 * false if no ancestor of this process is a launcher of the backend. */
static bool find_prefix(const struct backend *backend, char prefix[PATH_MAX])
{
    long process = (long)getppid();

    for (int generation = 0; generation < GENERATIONS && process > 1; generation++) {
        char link[64];
        ssize_t length;
        char *slash;

        snprintf(link, sizeof link, "/proc/%ld/exe", process);
        length = readlink(link, prefix, PATH_MAX - 1);
        if (length > 0) {
            prefix[length] = '\0';
            slash = strrchr(prefix, '/');
            if (slash != NULL && is_launcher(backend, slash + 1)) {
                *slash = '\0';
                slash = strrchr(prefix, '/');
                if (slash == NULL)
                    return false;
                *slash = '\0';
                return true;
            }
        }
        process = parent_of(process);
    }
    return false;
}

/* Searches the library folders of an installation; writes the path and returns true if found. */
static bool find_library(const char *prefix, const char *name, char path[PATH_MAX])
{
    static const char *const folders[] = {"lib", "lib64", "lib/*-linux-gnu*"};

    for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
        char pattern[PATH_MAX];
        glob_t found = {0};
        bool is_found;

        if (snprintf(pattern, sizeof pattern, "%s/%s/%s", prefix, folders[index], name) >= PATH_MAX)
            return false;
        is_found = glob(pattern, 0, NULL, &found) == 0 && found.gl_pathc > 0 &&
                   snprintf(path, PATH_MAX, "%s", found.gl_pathv[0]) < PATH_MAX;
        globfree(&found);
        if (is_found)
            return true;
    }
    return false;
}

/* Returns true if both backends start the same kind of job. */
static bool is_same_job(const struct backend *a, const struct backend *b)
{
    return strcmp(a->job, b->job) == 0;
}

struct backend *dtl__launcher_library(struct backend *launched, char path[PATH_MAX])
{
    char prefix[PATH_MAX];

    path[0] = '\0';
    if (dtl__is_privileged() || !find_prefix(launched, prefix))
        return launched;
    for (struct backend *each = dtl__backend_next_job(NULL); each != NULL;
         each = dtl__backend_next_job(each)) {
        if (!is_same_job(each, launched) || !dtl__plugin_exists(each->name))
            continue;
        for (const char *const *name = each->libraries; *name != NULL; name++)
            if (find_library(prefix, *name, path))
                return each;
    }
    path[0] = '\0';
    return launched;
}

void dtl__library_path(const struct backend *backend, char path[PATH_MAX])
{
    path[0] = '\0';
    for (const char *const *name = backend->libraries; *name != NULL; name++) {
        void *library = dlopen(*name, RTLD_LAZY | RTLD_NOLOAD);
        struct link_map *map = NULL;

        if (library == NULL)
            continue;
        if (dlinfo(library, RTLD_DI_LINKMAP, &map) == 0)
            snprintf(path, PATH_MAX, "%s", map->l_name);
        dlclose(library);
        return;
    }
}

/* Returns false if both files exist and are different files. A file that cannot be found counts as
 * the same one, so that no warning is printed. */
static bool is_same_file(const char *a, const char *b)
{
    struct stat one, other;

    return stat(a, &one) != 0 || stat(b, &other) != 0 ||
           (one.st_dev == other.st_dev && one.st_ino == other.st_ino);
}

void dtl__launcher_check_library(const struct backend *backend)
{
    char used[PATH_MAX], expected[PATH_MAX];

    if (dtl__choice_launcher() == NULL || !is_same_job(dtl__choice_launcher(), backend))
        return;
    dtl__launcher_library((struct backend *)backend, expected);
    dtl__library_path(backend, used);
    if (used[0] == '\0' || expected[0] == '\0' || is_same_file(used, expected) ||
        dtl__job_launched_rank() != 0)
        return;
    fprintf(stderr,
            "dtl: the process uses %s, but its launcher belongs to %s; expected the launcher of "
            "the same %s\n",
            used, expected, backend->title);
}
