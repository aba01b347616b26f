/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/support/guard.c.j2.
 * Do not edit. */
/* Which thread is in a call with which handle, and who has made those that are open. */
#include "dtl_guard.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { DEEPEST = 64, MOST = 4 };

/* Of the handle that a slot has, or has had: `inside` counts the calls that `owner` is in with it,
 * of which `call` is the outermost; `caller` is NULL until it is known who has made the handle. */
struct record {
    uintptr_t handle;
    uintptr_t owner;
    uint32_t inside;
    enum call call;
    enum call made_by;
    const void *caller;
};

/* What the calling thread is in. */
struct entry {
    enum call call;
    int count;
    uintptr_t handles[MOST];
};

static pid_t process; /* 0: nothing is guarded */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct record *chunks[HANDLE_CHUNKS];
static _Thread_local struct entry entries[DEEPEST];
static _Thread_local int depth;

/* NULL where there is no memory: then the handle is not guarded.  Under the lock. */
static struct record *record_of(uintptr_t handle)
{
    uint32_t index = (uint32_t)handle;
    struct record **chunk = &chunks[index / HANDLE_CHUNK_SLOTS % HANDLE_CHUNKS], *record;

    if (*chunk == NULL)
        *chunk = calloc(HANDLE_CHUNK_SLOTS, sizeof **chunk);
    if (*chunk == NULL)
        return NULL;
    record = &(*chunk)[index % HANDLE_CHUNK_SLOTS];
    if (record->handle != handle)
        *record = (struct record){.handle = handle};
    return record;
}

/* The call in which another thread is with the handle; CALL_COUNT: none.  Under the lock. */
static enum call call_elsewhere(uintptr_t handle)
{
    const struct record *record = record_of(handle);
    bool is_elsewhere = record != NULL && record->inside > 0 && record->owner != dtl__thread();

    return is_elsewhere ? record->call : CALL_COUNT;
}

static void take(uintptr_t handle, enum call call)
{
    struct record *record = record_of(handle);

    if (record != NULL && record->inside++ == 0) {
        record->owner = dtl__thread();
        record->call = call;
    }
}

static void give(uintptr_t handle)
{
    struct record *record = record_of(handle);

    if (record != NULL && record->inside > 0)
        record->inside--;
}

static dtl_status refuse(const char *function, enum call other)
{
    return dtl__refuse(DTL_ERROR_INVALID_STATE, function, "thread",
                       "another thread is in %s with the same handle; expected one at a time",
                       dtl__call_names[other]);
}

void dtl__guard_start(void)
{
    process = getpid();
}

dtl_status dtl__guard_enter(enum call call, const void *const *handles, int count)
{
    struct entry entry = {.call = call};
    enum call other = CALL_COUNT;

    if (process == 0 || depth == DEEPEST)
        return DTL_SUCCESS;
    pthread_mutex_lock(&lock);
    for (int index = 0; index < count && index < MOST && other == CALL_COUNT; index++) {
        if (handles[index] == NULL)
            continue;
        entry.handles[entry.count++] = (uintptr_t)handles[index];
        other = call_elsewhere((uintptr_t)handles[index]);
    }
    for (int index = 0; index < entry.count && other == CALL_COUNT; index++)
        take(entry.handles[index], call);
    pthread_mutex_unlock(&lock);

    if (other != CALL_COUNT)
        return refuse(dtl__call_names[call] + sizeof "dtl_" - 1, other);
    entries[depth++] = entry;
    return DTL_SUCCESS;
}

void dtl__guard_leave(enum call call)
{
    const struct entry *last = depth == 0 ? NULL : &entries[depth - 1];

    if (last == NULL || last->call != call)
        return;
    pthread_mutex_lock(&lock);
    for (int index = 0; index < last->count; index++)
        give(last->handles[index]);
    pthread_mutex_unlock(&lock);
    depth--;
}

void dtl__guard_made(enum call call, const void *handle, const void *caller)
{
    struct record *record;

    if (process == 0 || handle == NULL)
        return;
    pthread_mutex_lock(&lock);
    record = record_of((uintptr_t)handle);
    if (record != NULL) {
        record->made_by = call;
        record->caller = caller;
    }
    pthread_mutex_unlock(&lock);
}

bool dtl__guard_may_close(const void *handle, const char *function)
{
    enum call other;

    if (process == 0)
        return true;
    pthread_mutex_lock(&lock);
    other = call_elsewhere((uintptr_t)handle);
    pthread_mutex_unlock(&lock);
    if (other != CALL_COUNT)
        refuse(function, other);
    return other == CALL_COUNT;
}

/* The place of the call is one that addr2line knows: the last byte of it. */
static void tell(const struct record *record)
{
    const char *kind = dtl__handle_names[dtl__handle_kind(record->handle)];
    const char *file = "an unknown file";
    uintptr_t place = (uintptr_t)record->caller - 1;
    Dl_info found;

    if (dladdr(record->caller, &found) != 0) {
        file = found.dli_fname;
        place -= (uintptr_t)found.dli_fbase;
    }
    fprintf(stderr, "dtl: still open at the end: %s, made by %s() at 0x%llx of %s\n", kind,
            dtl__call_names[record->made_by], (unsigned long long)place, file);
}

/* A child of fork() has its parent's handles, and didn't open them. */
__attribute__((destructor)) static void guard_end(void)
{
    if (process != getpid())
        return;
    for (int chunk = 0; chunk < HANDLE_CHUNKS && chunks[chunk] != NULL; chunk++)
        for (int index = 0; index < HANDLE_CHUNK_SLOTS; index++) {
            const struct record *record = &chunks[chunk][index];

            if (record->caller != NULL && dtl__handle_find(record->handle) != NULL)
                tell(record);
        }
}
