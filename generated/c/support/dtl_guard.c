/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/guard.c.j2.
 * Do not edit. */
/* Which thread is in a call with which handle, and who has made those that are open. */
#include "dtl_guard.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Of the handle that a slot has, or has had: `inside` counts the calls that `owner` is in with it,
 * of which `call` is the outermost; `parent` is to be closed after it, or 0; `caller` is NULL until
 * it is known who has made the handle. */
struct record {
    uintptr_t handle;
    uintptr_t parent;
    uintptr_t owner;
    uint32_t inside;
    enum call call;
    enum call made_by;
    const void *caller;
    char place[96]; /* in the words of a language; "": that of `caller` */
};

/* The handles of a call that a thread is in, and the call that it is within. */
struct entry {
    struct entry *outer;
    uint64_t count;
    uintptr_t handles[];
};

/* Memory that a call has lent to a handle. */
struct kept {
    uintptr_t handle;
    enum call call;
    struct lent_memory memory;
};

pid_t dtl__guarded;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct record *chunks[HANDLE_CHUNKS];
static struct kept *keeping;
static size_t kept_count;
static _Thread_local struct entry *innermost; /* on the heap: a new thread clears its own memory */
static _Thread_local int beyond; /* one for which there was no memory, and the calls within it */

/* NULL where there is no memory: then the handle is not guarded.  Under the lock. */
static struct record *record_at(uintptr_t handle)
{
    uint32_t index = (uint32_t)handle;
    struct record **chunk = &chunks[index / HANDLE_CHUNK_SLOTS % HANDLE_CHUNKS];

    if (*chunk == NULL)
        *chunk = calloc(HANDLE_CHUNK_SLOTS, sizeof **chunk);
    return *chunk == NULL ? NULL : &(*chunk)[index % HANDLE_CHUNK_SLOTS];
}

/* NULL where the slot has another handle since.  Under the lock. */
static struct record *record_of(uintptr_t handle)
{
    struct record *record = record_at(handle);

    return record != NULL && record->handle == handle ? record : NULL;
}

/* Of a handle that is open.  Under the lock. */
static struct record *record_make(uintptr_t handle)
{
    struct record *record = record_at(handle);

    if (record != NULL && record->handle != handle)
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

static uintptr_t handle_at(const struct handles *given, uint64_t place)
{
    uintptr_t handle;

    memcpy(&handle, (const char *)given->first + place * sizeof handle, sizeof handle);
    return handle;
}

/* NULL where there is no memory. */
static struct entry *entry_make(const struct handles *given, int count)
{
    struct entry *entry;
    uint64_t total = 0;

    for (int index = 0; index < count; index++)
        total += given[index].count;
    entry = malloc(sizeof *entry + total * sizeof *entry->handles);
    if (entry == NULL)
        return NULL;
    entry->count = 0;
    for (int index = 0; index < count; index++) {
        for (uint64_t place = 0; place < given[index].count; place++) {
            entry->handles[entry->count] = handle_at(&given[index], place);
            entry->count += entry->handles[entry->count] != 0;
        }
    }
    return entry;
}

/* All of its handles, or none: then what another thread is in.  Under the lock. */
static enum call entry_take(const struct entry *entry, enum call call)
{
    enum call other = CALL_COUNT;

    for (uint64_t index = 0; index < entry->count && other == CALL_COUNT; index++)
        other = call_elsewhere(entry->handles[index]);
    for (uint64_t index = 0; index < entry->count && other == CALL_COUNT; index++) {
        struct record *record = record_make(entry->handles[index]);

        if (record != NULL && record->inside++ == 0) {
            record->owner = dtl__thread();
            record->call = call;
        }
    }
    return other;
}

/* Those that the call has closed are no longer known.  Under the lock. */
static void entry_give(const struct entry *entry)
{
    for (uint64_t index = 0; index < entry->count; index++) {
        struct record *record = record_of(entry->handles[index]);

        if (record != NULL && record->inside > 0)
            record->inside--;
    }
}

static dtl_status refuse(const char *function, enum call other)
{
    return dtl__refuse(DTL_ERROR_INVALID_STATE, function, "thread",
                       "another thread is in %s with the same handle; expected one at a time",
                       dtl__call_names[other]);
}

void dtl__guard_start(void)
{
    dtl__guarded = getpid();
}

dtl_status dtl__guard_enter(enum call call, const struct handles *given, int count)
{
    struct entry *entry;
    enum call other;

    if (dtl__guarded == 0)
        return DTL_SUCCESS;
    entry = beyond > 0 ? NULL : entry_make(given, count);
    if (entry == NULL) {
        beyond++;
        return DTL_SUCCESS;
    }
    pthread_mutex_lock(&lock);
    other = entry_take(entry, call);
    pthread_mutex_unlock(&lock);
    if (other != CALL_COUNT) {
        free(entry);
        return refuse(dtl__call_names[call] + sizeof "dtl_" - 1, other);
    }
    entry->outer = innermost;
    innermost = entry;
    return DTL_SUCCESS;
}

void dtl__guard_leave(void)
{
    struct entry *entry = innermost;

    if (dtl__guarded == 0 || beyond > 0) {
        beyond -= beyond > 0;
        return;
    }
    innermost = entry->outer;
    pthread_mutex_lock(&lock);
    entry_give(entry);
    pthread_mutex_unlock(&lock);
    free(entry);
}

/* The handle of that kind which `of` is, or was made from; 0: none.  Under the lock. */
static uintptr_t parent_from(uintptr_t of, enum handle_kind kind)
{
    while (of != 0 && dtl__handle_kind(of) != kind) {
        const struct record *record = record_of(of);

        of = record == NULL ? 0 : record->parent;
    }
    return of;
}

void dtl__guard_made(enum call call, const void *handle, const void *of, const void *caller)
{
    enum handle_kind parent = dtl__handle_parents[dtl__handle_kind((uintptr_t)handle)];
    struct record *record;

    if (dtl__guarded == 0 || handle == NULL)
        return;
    pthread_mutex_lock(&lock);
    record = record_make((uintptr_t)handle);
    if (record != NULL) {
        record->made_by = call;
        record->parent = parent == HANDLE_NONE ? 0 : parent_from((uintptr_t)of, parent);
        record->caller = caller;
    }
    pthread_mutex_unlock(&lock);
}

/* The end of a long place says more than its beginning, which is a path. */
void dtl__guard_place(const void *handle, const char *place)
{
    size_t length = strlen(place);
    struct record *record;

    if (dtl__guarded == 0 || dtl__handle_find((uintptr_t)handle) == NULL)
        return;
    pthread_mutex_lock(&lock);
    record = record_of((uintptr_t)handle);
    if (record != NULL) {
        size_t cut = length < sizeof record->place ? 0 : length + 1 - sizeof record->place;

        snprintf(record->place, sizeof record->place, "%s", place + cut);
    }
    pthread_mutex_unlock(&lock);
}

/* What is open, and must be closed before the handle; NULL: nothing.  Under the lock. */
static const struct record *child_of(uintptr_t handle)
{
    for (int chunk = 0; chunk < HANDLE_CHUNKS && chunks[chunk] != NULL; chunk++)
        for (int index = 0; index < HANDLE_CHUNK_SLOTS; index++) {
            const struct record *record = &chunks[chunk][index];

            if (record->parent == handle && dtl__handle_find(record->handle) != NULL)
                return record;
        }
    return NULL;
}

static dtl_status refuse_parent(const char *function, const struct record *child)
{
    return dtl__refuse(DTL_ERROR_INVALID_STATE, function, "children",
                       "%s that %s has made of it is open; expected that to be closed first",
                       dtl__handle_names[dtl__handle_kind(child->handle)],
                       dtl__call_names[child->made_by]);
}

/* What is open, and was made from one of the handles; its own handle is 0 where there is none. */
static struct record child_of_any(const struct handles *given, int count)
{
    const struct record *child = NULL;
    struct record found = {0};

    pthread_mutex_lock(&lock);
    for (int index = 0; index < count; index++) {
        for (uint64_t place = 0; place < given[index].count && child == NULL; place++) {
            uintptr_t handle = handle_at(&given[index], place);

            child = handle == 0 ? NULL : child_of(handle);
        }
    }
    if (child != NULL)
        found = *child;
    pthread_mutex_unlock(&lock);
    return found;
}

dtl_status dtl__guard_closing(enum call call, const struct handles *given, int count)
{
    struct record found;

    if (dtl__guarded == 0)
        return DTL_SUCCESS;
    found = child_of_any(given, count);
    if (found.handle == 0)
        return DTL_SUCCESS;
    return refuse_parent(dtl__call_names[call] + sizeof "dtl_" - 1, &found);
}

bool dtl__guard_may_retire(const void *handle, const char *function)
{
    struct record found;

    if (dtl__guarded == 0)
        return true;
    found = child_of_any(&(struct handles){&handle, 1}, 1);
    if (found.handle != 0)
        refuse_parent(function, &found);
    return found.handle == 0;
}

bool dtl__guard_lets_close(const void *handle, const char *function)
{
    const struct record *child;
    struct record found = {0};
    enum call other;

    pthread_mutex_lock(&lock);
    other = call_elsewhere((uintptr_t)handle);
    child = child_of((uintptr_t)handle);
    if (child != NULL)
        found = *child;
    pthread_mutex_unlock(&lock);
    if (other != CALL_COUNT)
        refuse(function, other);
    else if (child != NULL)
        refuse_parent(function, &found);
    return other == CALL_COUNT && child == NULL;
}

/* Forgets what that handle has kept, and those that are closed.  Under the lock. */
static void forget(uintptr_t handle)
{
    size_t left = 0;

    for (size_t index = 0; index < kept_count; index++)
        if (keeping[index].handle != handle && dtl__handle_find(keeping[index].handle) != NULL)
            keeping[left++] = keeping[index];
    kept_count = left;
}

/* NULL: nothing of it is kept.  Under the lock. */
static const struct kept *kept_of(const struct lent_memory *memory)
{
    const char *first = memory->first, *end = first + memory->bytes;

    for (size_t index = 0; index < kept_count && first != NULL; index++) {
        const struct lent_memory *other = &keeping[index].memory;
        const char *begin = other->first;

        if (first < begin + other->bytes && begin < end &&
            (memory->is_written || other->is_written))
            return &keeping[index];
    }
    return NULL;
}

dtl_status dtl__guard_memory(enum call call, const struct lent_memory *given, int count)
{
    const struct kept *found = NULL;
    struct kept kept = {0};

    if (dtl__guarded == 0 || innermost != NULL || beyond > 0)
        return DTL_SUCCESS;
    pthread_mutex_lock(&lock);
    forget(0);
    for (int index = 0; index < count && found == NULL; index++)
        found = kept_of(&given[index]);
    if (found != NULL)
        kept = *found;
    pthread_mutex_unlock(&lock);
    if (found == NULL)
        return DTL_SUCCESS;
    return dtl__refuse(DTL_ERROR_INVALID_STATE, dtl__call_names[call] + sizeof "dtl_" - 1, "kept",
                       "%s has lent this memory to %s; expected other memory until that is done",
                       dtl__call_names[kept.call],
                       dtl__handle_names[dtl__handle_kind(kept.handle)]);
}

/* Where there is no memory, nothing is kept. */
void dtl__guard_keep(enum call call, const void *handle, const struct lent_memory *given, int count)
{
    if (dtl__guarded == 0)
        return;
    pthread_mutex_lock(&lock);
    for (int index = 0; index < count; index++) {
        size_t room = kept_count * sizeof *keeping + sizeof *keeping;
        struct kept *more = given[index].first == NULL ? NULL : realloc(keeping, room);

        if (more == NULL)
            continue;
        keeping = more;
        keeping[kept_count++] = (struct kept){(uintptr_t)handle, call, given[index]};
    }
    pthread_mutex_unlock(&lock);
}

void dtl__guard_release(const void *handle)
{
    if (dtl__guarded == 0)
        return;
    pthread_mutex_lock(&lock);
    forget((uintptr_t)handle);
    pthread_mutex_unlock(&lock);
}

/* The place of the call is one that addr2line knows: the last byte of it. */
static void tell(const struct record *record)
{
    const char *kind = dtl__handle_names[dtl__handle_kind(record->handle)];
    const char *file = "an unknown file";
    uintptr_t place = (uintptr_t)record->caller - 1;
    Dl_info found;

    if (record->place[0] != '\0') {
        fprintf(stderr, "dtl: still open at the end: %s, made by %s() at %s\n", kind,
                dtl__call_names[record->made_by], record->place);
        return;
    }
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
    if (dtl__guarded != getpid())
        return;
    for (int chunk = 0; chunk < HANDLE_CHUNKS && chunks[chunk] != NULL; chunk++)
        for (int index = 0; index < HANDLE_CHUNK_SLOTS; index++) {
            const struct record *record = &chunks[chunk][index];

            if (record->caller != NULL && dtl__handle_find(record->handle) != NULL)
                tell(record);
        }
}
