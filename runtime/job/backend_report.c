/* SPDX-License-Identifier: BSD-3-Clause */
/* Reports the available backends as readable text. */
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

/* A text buffer.  Text beyond its end is discarded, but still counted in `length`. */
struct text_buffer {
    char *start;
    size_t size;
    size_t length;
};

/* Appends formatted text, truncated at the end of the buffer, and adds its length. */
__attribute__((format(printf, 2, 3))) static void text_line(struct text_buffer *text,
                                                            const char *format, ...)
{
    bool has_space = text->length < text->size;
    va_list arguments;

    va_start(arguments, format);
    text->length += (size_t)vsnprintf(has_space ? text->start + text->length : NULL,
                                      has_space ? text->size - text->length : 0, format, arguments);
    va_end(arguments);
}

static void report_job(struct text_buffer *text)
{
    static const char *const levels[] = {"single", "funneled", "serialized", "multiple"};
    int level = dtl__job_thread_level();

    if (level >= 0)
        text_line(text, "job: %s, thread level %s\n", dtl__job_name(), levels[level]);
    else
        text_line(text, "job: none\n");
}

/* Returns the backend's name as in DTL_MPI, or that of its plugin if another backend of that
 * job precedes it. */
static const char *job_label(const struct backend *backend)
{
    return dtl__backend_is_first_of_job(backend) ? backend->job : backend->name;
}

/* Reports one job backend.  A second MPI is not loaded into a process that uses one.  Called with
 * dtl__job_lock held. */
static void report_job_backend(struct text_buffer *text, struct backend *backend)
{
    const struct backend *chosen = dtl__job_backend();
    const struct plugin *plugin;
    char reason[REASON_SIZE], path[PATH_MAX] = "";

    if (chosen != NULL && backend != chosen) {
        text_line(text, "%s: not looked for, %s is in use\n", job_label(backend), chosen->title);
        return;
    }
    plugin = dtl__choice_load(backend, reason);
    dtl__library_path(backend, path);
    if (plugin == NULL)
        text_line(text, "%s: not available: %s\n", job_label(backend), reason);
    else
        text_line(text, "%s: %s%s%s%s\n", job_label(backend), plugin->job->version(),
                  backend == chosen ? ", in use" : "", path[0] == '\0' ? "" : ", ", path);
}

/* Loads a plugin and reports if that succeeds. */
static void report_plugin(struct text_buffer *text, const char *name)
{
    char reason[REASON_SIZE];
    bool is_shmem = strcmp(name, dtl__feature_names[FEATURE_SHMEM]) == 0;

    if ((is_shmem ? dtl__shmem_load(reason) : dtl__plugin_load(name, reason)) != NULL)
        text_line(text, "%s: available\n", name);
    else
        text_line(text, "%s: not available: %s\n", name, reason);
}

/* Reports each device of a backend, and the reason if it has no kernels. */
static void report_devices(struct text_buffer *text, const char *name, const struct device_ops *ops)
{
    for (int32_t device = 0; device < ops->count(); device++) {
        struct device_properties properties;

        if (ops->properties(device, &properties) == DTL_SUCCESS)
            text_line(text, "%s: device %d: %s, %llu MiB\n", name, (int)device, properties.name,
                      (unsigned long long)(properties.bytes >> 20));
    }
    if (ops->size > offsetof(struct device_ops, kernels_expected) && ops->launch == NULL &&
        ops->no_kernels != NULL)
        text_line(text, "%s: elements are copied to the host: %s; expected %s\n", name,
                  ops->no_kernels, ops->kernels_expected);
}

static void report_device_backend(struct text_buffer *text, const char *name)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin = dtl__device_load(name, reason);

    if (plugin == NULL)
        text_line(text, "%s: not available: %s\n", name, reason);
    else
        report_devices(text, name, plugin->device);
}

static bool is_backend(const char *name)
{
    const struct backend *each = dtl__backends();

    while (each != NULL && strcmp(each->name, name) != 0)
        each = each->next;
    return each != NULL;
}

/* Reports all backends; loads their plugins. Takes dtl__job_lock. */
static void report_backends(struct text_buffer *text)
{
    pthread_mutex_lock(&dtl__job_lock);
    for (struct backend *each = dtl__backend_next_job(NULL); each != NULL;
         each = dtl__backend_next_job(each))
        report_job_backend(text, each);
    pthread_mutex_unlock(&dtl__job_lock);
    for (struct backend *each = dtl__backends(); each != NULL; each = each->next)
        if (each->device != NULL)
            report_device_backend(text, each->device);
        else if (each->job == NULL)
            report_plugin(text, each->name);
    for (int feature = 0; feature < FEATURE_COUNT; feature++)
        if (feature != FEATURE_MPI && !is_backend(dtl__feature_names[feature]))
            report_plugin(text, dtl__feature_names[feature]);
}

/* Reports the message sizes by which collectives choose their algorithms. */
static void report_limits(struct text_buffer *text)
{
    const char *option = dtl__option("DTL_NODE_COLLECTIVES");
    static const char *const modes[] = {"auto", "off", "pieces", "direct"};
    int mode = 3;

    while (mode > 0 && (option == NULL || strcmp(option, modes[mode]) != 0))
        mode--;
    text_line(text, "collectives on a node: %s (DTL_NODE_COLLECTIVES=auto|off|pieces|direct)\n",
              modes[mode]);
#define DTL_LIMIT_LINE(name, value, what, why)                                                     \
    text_line(text, "  %s = %d %s: %s\n", #name, value, what, why);
    DTL_LIMITS(DTL_LIMIT_LINE)
#undef DTL_LIMIT_LINE
}

dtl_size_t dtl_impl_backend_report(char *buf, dtl_size_t size)
{
    struct text_buffer text = {buf, buf == NULL ? 0 : size, 0};

    text_line(&text, "library: DTL %s, contract %d\n", dtl_version_string(), DTL_BACKEND_CONTRACT);
    text_line(&text, "plugins: %s\n", dtl__plugin_path());
    report_job(&text);
    text_line(&text, "self: built in\n");
    report_backends(&text);
    report_limits(&text);
    return text.length;
}

const char *dtl_impl_mpi_library(void)
{
    return dtl__job_is_mpi() ? dtl__job_version() : "none";
}
