/* SPDX-License-Identifier: BSD-3-Clause */
/* What there is of back ends, as a report for people. */
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "backend_choice.h"
#include "device_choice.h"
#include "dtl_impl.h"
#include "dtl_limits.h"
#include "job.h"
#include "launcher.h"
#include "shmem.h"

/* A text that is cut where its buffer ends, and goes on counting. */
struct text {
    char *start;
    size_t size;
    size_t length;
};

__attribute__((format(printf, 2, 3))) static void text_line(struct text *text, const char *format,
                                                            ...)
{
    bool has_room = text->length < text->size;
    va_list arguments;

    va_start(arguments, format);
    text->length += (size_t)vsnprintf(has_room ? text->start + text->length : NULL,
                                      has_room ? text->size - text->length : 0, format, arguments);
    va_end(arguments);
}

static void report_job(struct text *text)
{
    static const char *const levels[] = {"single", "funneled", "serialized", "multiple"};
    int level = dtl__job_thread_level();

    if (level >= 0)
        text_line(text, "job: %s, thread level %s\n", dtl__job_name(), levels[level]);
    else
        text_line(text, "job: none\n");
}

static const char *job_label(const struct back_end *back_end)
{
    return dtl__is_first_of_job(back_end) ? back_end->job : back_end->name;
}

/* With the lock held.  A second MPI is not loaded into a process that works with one. */
static void report_back_end_that_joins(struct text *text, struct back_end *back_end)
{
    const struct back_end *chosen = dtl__job_back_end();
    const struct plugin *plugin;
    char reason[REASON_SIZE], path[PATH_MAX] = "";

    if (chosen != NULL && back_end != chosen) {
        text_line(text, "%s: not looked for, %s is in use\n", job_label(back_end), chosen->title);
        return;
    }
    plugin = dtl__choice_load(back_end, reason);
    dtl__library_path(back_end, path);
    if (plugin == NULL)
        text_line(text, "%s: not available: %s\n", job_label(back_end), reason);
    else
        text_line(text, "%s: %s%s%s%s\n", job_label(back_end), plugin->job->version(),
                  back_end == chosen ? ", in use" : "", path[0] == '\0' ? "" : ", ", path);
}

static void report_plugin(struct text *text, const char *name)
{
    char reason[REASON_SIZE];
    bool is_shmem = strcmp(name, dtl__feature_names[FEATURE_SHMEM]) == 0;

    if ((is_shmem ? dtl__shmem_load(reason) : dtl__plugin_load(name, reason)) != NULL)
        text_line(text, "%s: available\n", name);
    else
        text_line(text, "%s: not available: %s\n", name, reason);
}

static void report_devices(struct text *text, const char *name, const struct device_ops *ops)
{
    for (int32_t device = 0; device < ops->count(); device++) {
        struct device_properties properties;

        if (ops->properties(device, &properties) == DTL_SUCCESS)
            text_line(text, "%s: device %d: %s, %llu MiB\n", name, (int)device, properties.name,
                      (unsigned long long)(properties.bytes >> 20));
    }
    if (ops->size > offsetof(struct device_ops, kernels_expected) && ops->launch == NULL &&
        ops->no_kernels != NULL)
        text_line(text, "%s: elements travel to the host: %s; expected %s\n", name, ops->no_kernels,
                  ops->kernels_expected);
}

static void report_device_back_end(struct text *text, const char *name)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin = dtl__device_load(name, reason);

    if (plugin == NULL)
        text_line(text, "%s: not available: %s\n", name, reason);
    else
        report_devices(text, name, plugin->device);
}

static bool is_back_end(const char *name)
{
    const struct back_end *each = dtl__back_ends();

    while (each != NULL && strcmp(each->name, name) != 0)
        each = each->next;
    return each != NULL;
}

static void report_back_ends(struct text *text)
{
    pthread_mutex_lock(&dtl__job_lock);
    for (struct back_end *each = dtl__next_job(NULL); each != NULL; each = dtl__next_job(each))
        report_back_end_that_joins(text, each);
    pthread_mutex_unlock(&dtl__job_lock);
    for (struct back_end *each = dtl__back_ends(); each != NULL; each = each->next)
        if (each->device != NULL)
            report_device_back_end(text, each->device);
        else if (each->job == NULL)
            report_plugin(text, each->name);
    for (int feature = 0; feature < FEATURE_COUNT; feature++)
        if (feature != FEATURE_MPI && !is_back_end(dtl__feature_names[feature]))
            report_plugin(text, dtl__feature_names[feature]);
}

/* By which sizes collectives choose their way. */
static void report_limits(struct text *text)
{
    const char *option = dtl__option("DTL_NODE_COLLECTIVES");
    static const char *const ways[] = {"auto", "off", "pieces", "direct"};
    int way = 3;

    while (way > 0 && (option == NULL || strcmp(option, ways[way]) != 0))
        way--;
    text_line(text, "collectives on a node: %s (DTL_NODE_COLLECTIVES=auto|off|pieces|direct)\n",
              ways[way]);
#define DTL_LIMIT_LINE(name, value, what, why)                                                     \
    text_line(text, "  %s = %d %s: %s\n", #name, value, what, why);
    DTL_LIMITS(DTL_LIMIT_LINE)
#undef DTL_LIMIT_LINE
}

dtl_size_t dtl_impl_backend_report(char *buf, dtl_size_t size)
{
    struct text text = {buf, buf == NULL ? 0 : size, 0};

    text_line(&text, "library: DTL %s, contract %d\n", dtl_version_string(), DTL_BACKEND_CONTRACT);
    text_line(&text, "plugins: %s\n", dtl__plugin_path());
    report_job(&text);
    text_line(&text, "self: built in\n");
    report_back_ends(&text);
    report_limits(&text);
    return text.length;
}

const char *dtl_impl_mpi_library(void)
{
    return dtl__job_is_mpi() ? dtl__job_version() : "none";
}
