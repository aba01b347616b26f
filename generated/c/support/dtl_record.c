/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/record.c.j2.
 * Do not edit. */
/* Writes calls as lines of text: the function, its arguments, `>`, the handles that it returned,
 * and its status. Memory is written as hexadecimal bytes. */
#include "dtl_record.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_HANDLES = 16 };

/* The line of the outermost call that this thread is in; nested calls are not recorded. */
static _Thread_local struct line {
    int depth;
    FILE *stream;
    char *text;
    size_t length;
    const void *made[MAX_HANDLES]; /* addresses of the returned handles */
    int count;
} line;

bool dtl__is_recorded;
static FILE *file;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

bool dtl__record_start(const char *suffix)
{
    const char *path = secure_getenv("DTL_RECORD");
    char name[4096];

    if (path == NULL || path[0] == '\0')
        return false;
    snprintf(name, sizeof name, "%s%s", path, suffix);
    file = fopen(name, "w");
    if (file == NULL)
        fprintf(stderr, "dtl: DTL_RECORD: %s can't be written\n", name);
    dtl__is_recorded = file != NULL;
    return dtl__is_recorded;
}

static void bytes_write(const void *memory, uint64_t bytes)
{
    const unsigned char *each = memory;

    for (uint64_t index = 0; index < bytes; index++)
        fprintf(line.stream, "%02x", each[index]);
}

static void argument_write(const struct argument *argument)
{
    const void *pointer = argument->at;

    if (argument->form == 'f' || argument->form == 'p')
        memcpy(&pointer, argument->at, sizeof pointer);
    fprintf(line.stream, " %c%s", argument->form, pointer == NULL ? "-" : "");
    if (pointer == NULL)
        return;
    switch (argument->form) {
    case 'm':
        if (line.count < MAX_HANDLES)
            line.made[line.count++] = pointer;
        break;
    case 'w':
        fprintf(line.stream, "%llu", (unsigned long long)argument->bytes);
        break;
    case 's':
        bytes_write(pointer, strlen(pointer) + 1);
        break;
    case 'f':
    case 'p':
        break;
    default:
        bytes_write(pointer, argument->bytes);
    }
}

void dtl__record_call(enum call call, const struct argument *arguments, int count)
{
    if (line.depth++ > 0)
        return;
    line.count = 0;
    line.stream = open_memstream(&line.text, &line.length);
    if (line.stream == NULL)
        return;
    fputs(dtl__call_names[call], line.stream);
    for (int index = 0; index < count; index++)
        argument_write(&arguments[index]);
}

void dtl__record_result(dtl_status status)
{
    if (--line.depth > 0 || line.stream == NULL)
        return;
    fputs(" >", line.stream);
    for (int index = 0; index < line.count; index++) {
        fputc(' ', line.stream);
        bytes_write(line.made[index], sizeof(void *));
    }
    fprintf(line.stream, " %lld\n", (long long)status);
    fclose(line.stream);
    pthread_mutex_lock(&lock);
    fwrite(line.text, 1, line.length, file);
    fflush(file);
    pthread_mutex_unlock(&lock);
    free(line.text);
}
