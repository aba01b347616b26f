/* SPDX-License-Identifier: BSD-3-Clause */
/* What back ends this process can use, in numbers, in names, and in a report for people. */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "dtl_runtime.h"
#include "job.h"
#include "plugin.h"

int dtl_impl_has_mpi(void)
{
    return dtl__feature_available(FEATURE_MPI);
}

int dtl_impl_has_cuda(void)
{
    return dtl__feature_available(FEATURE_CUDA);
}

int dtl_impl_has_hip(void)
{
    return dtl__feature_available(FEATURE_HIP);
}

int dtl_impl_has_nccl(void)
{
    return dtl__feature_available(FEATURE_NCCL);
}

int dtl_impl_has_shmem(void)
{
    return dtl__feature_available(FEATURE_SHMEM);
}

/* ---- names ----------------------------------------------------------------------------------- */

static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;
static char names[64];

/* In the order of the text, which is the alphabet's. */
static const struct {
    enum feature feature;
    const char *name;
} backends[] = {
    {FEATURE_CUDA, "CUDA"}, {FEATURE_HIP, "HIP"},     {FEATURE_MPI, "MPI"},
    {FEATURE_NCCL, "NCCL"}, {FEATURE_SHMEM, "SHMEM"},
};

int dtl_impl_backend_count(void)
{
    int count = 0;

    for (size_t index = 0; index < sizeof backends / sizeof *backends; index++)
        count += dtl__feature_available(backends[index].feature);
    return count;
}

const char *dtl_impl_backend_name(void)
{
    char text[sizeof names] = "Single";
    size_t length = 0;

    for (size_t index = 0; index < sizeof backends / sizeof *backends; index++)
        if (dtl__feature_available(backends[index].feature))
            length += (size_t)snprintf(text + length, sizeof text - length, "%s%s",
                                       length > 0 ? "+" : "", backends[index].name);
    pthread_mutex_lock(&names_lock);
    memcpy(names, text, sizeof names);
    pthread_mutex_unlock(&names_lock);
    return names;
}

/* ---- the report ------------------------------------------------------------------------------ */

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

dtl_size_t dtl_impl_backend_report(char *buf, dtl_size_t size)
{
    struct text text = {buf, buf == NULL ? 0 : size, 0};
    char line[REASON_SIZE + 64];

    text_line(&text, "library: DTL %s, contract %d\n", dtl_version_string(), DTL_BACKEND_CONTRACT);
    text_line(&text, "plugins: %s\n", dtl__plugin_path());
    report_job(&text);
    text_line(&text, "self: built in\n");
    for (int index = 0; dtl__job_describe(index, line, sizeof line); index++)
        text_line(&text, "%s\n", line);
    for (int feature = 0; feature < FEATURE_COUNT; feature++) {
        if (feature == FEATURE_MPI)
            continue;
        if (dtl__feature_available((enum feature)feature))
            text_line(&text, "%s: available\n", dtl__feature_names[feature]);
        else
            text_line(&text, "%s: not available: %s\n", dtl__feature_names[feature],
                      dtl__feature_reason((enum feature)feature));
    }
    text_line(&text, "devices: none\n");
    return text.length;
}
