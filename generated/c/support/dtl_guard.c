/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/guard.c.j2.
 * Do not edit. */
/* Tracks the thread and the call that use each handle, and the call that created each open
 * handle. */
#include "dtl_guard.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The tracked state of the handle that a slot holds or held last. */
struct record {
    uintptr_t handle;
    uintptr_t parent; /* the handle from which it was created and which is closed later; 0: none */
    uintptr_t owner;  /* the thread that uses it */
    uint32_t use_count; /* nested calls of `owner` with it */
    enum call call;     /* the outermost of them */
    enum call made_by;
    const void *caller; /* return address of the creating call; NULL until it is known */
    char place[96];     /* source location as the language writes it; "": unknown, see `caller` */
};

/* The handles of one call of a thread. Calls nest. */
struct call_frame {
    struct call_frame *outer;
    uint64_t count;
    uintptr_t handles[];
};

/* Memory that a pending operation uses. */
struct memory_in_use {
    uintptr_t handle;
    enum call call;
    struct memory_range memory;
};

pid_t dtl__guarded;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct record *chunks[HANDLE_CHUNKS];
static struct memory_in_use *in_use;
static size_t in_use_count;
static _Thread_local struct call_frame
    *innermost; /* on the heap, to keep thread-local storage small */
/* Nested calls without a frame, from the first for which there was no memory. */
static _Thread_local int untracked_calls;

/* Returns the record of the handle's slot, or NULL without memory; the handle is not tracked then.
 * The lock must be held. */
static struct record *record_at(uintptr_t handle)
{
    uint32_t index = (uint32_t)handle;
    struct record **chunk = &chunks[index / HANDLE_CHUNK_SLOTS % HANDLE_CHUNKS];

    if (*chunk == NULL)
        *chunk = calloc(HANDLE_CHUNK_SLOTS, sizeof **chunk);
    return *chunk == NULL ? NULL : &(*chunk)[index % HANDLE_CHUNK_SLOTS];
}

/* Returns the record of the handle, or NULL if the slot holds another handle by now. The lock must
 * be held. */
static struct record *record_of(uintptr_t handle)
{
    struct record *record = record_at(handle);

    return record != NULL && record->handle == handle ? record : NULL;
}

/* Returns the record of an open handle and resets it if it is another handle's. The lock must be
 * held. */
static struct record *record_create(uintptr_t handle)
{
    struct record *record = record_at(handle);

    if (record != NULL && record->handle != handle)
        *record = (struct record){.handle = handle};
    return record;
}

/* Returns the call in which another thread uses the handle; CALL_COUNT: none. The lock must be
 * held. */
static enum call call_elsewhere(uintptr_t handle)
{
    const struct record *record = record_of(handle);
    bool is_elsewhere = record != NULL && record->use_count > 0 && record->owner != dtl__thread();

    return is_elsewhere ? record->call : CALL_COUNT;
}

/* Returns the handle at an index of the array. */
static uintptr_t handle_at(const struct handles *array, uint64_t place)
{
    uintptr_t handle;

    memcpy(&handle, (const char *)array->first + place * sizeof handle, sizeof handle);
    return handle;
}

/* Creates the frame of a call with its non-null handles; NULL without memory. */
static struct call_frame *frame_create(const struct handles *arrays, int count)
{
    struct call_frame *frame;
    uint64_t total = 0;

    for (int index = 0; index < count; index++)
        total += arrays[index].count;
    frame = malloc(sizeof *frame + total * sizeof *frame->handles);
    if (frame == NULL)
        return NULL;
    frame->count = 0;
    for (int index = 0; index < count; index++) {
        for (uint64_t place = 0; place < arrays[index].count; place++) {
            frame->handles[frame->count] = handle_at(&arrays[index], place);
            frame->count += frame->handles[frame->count] != 0;
        }
    }
    return frame;
}

/* Marks all handles of the frame as used by the calling thread and returns CALL_COUNT, or marks
 * none and returns the call in which another thread uses one. The lock must be held. */
static enum call frame_enter(const struct call_frame *frame, enum call call)
{
    enum call other = CALL_COUNT;

    for (uint64_t index = 0; index < frame->count && other == CALL_COUNT; index++)
        other = call_elsewhere(frame->handles[index]);
    for (uint64_t index = 0; index < frame->count && other == CALL_COUNT; index++) {
        struct record *record = record_create(frame->handles[index]);

        if (record != NULL && record->use_count++ == 0) {
            record->owner = dtl__thread();
            record->call = call;
        }
    }
    return other;
}

/* Ends the use of the frame's handles. Handles that the call has closed have no record any more.
 * The lock must be held. */
static void frame_leave(const struct call_frame *frame)
{
    for (uint64_t index = 0; index < frame->count; index++) {
        struct record *record = record_of(frame->handles[index]);

        if (record != NULL && record->use_count > 0)
            record->use_count--;
    }
}

static dtl_status refuse_concurrent_use(const char *function, enum call other)
{
    return dtl__refuse(DTL_ERROR_INVALID_STATE, function, "thread",
                       "another thread is in %s with the same handle; expected one at a time",
                       dtl__call_names[other]);
}

void dtl__guard_start(void)
{
    dtl__guarded = getpid();
}

dtl_status dtl__guard_enter(enum call call, const struct handles *arrays, int count)
{
    struct call_frame *frame;
    enum call other;

    if (dtl__guarded == 0)
        return DTL_SUCCESS;
    frame = untracked_calls > 0 ? NULL : frame_create(arrays, count);
    if (frame == NULL) {
        untracked_calls++;
        return DTL_SUCCESS;
    }
    pthread_mutex_lock(&lock);
    other = frame_enter(frame, call);
    pthread_mutex_unlock(&lock);
    if (other != CALL_COUNT) {
        free(frame);
        return refuse_concurrent_use(dtl__call_names[call] + sizeof "dtl_" - 1, other);
    }
    frame->outer = innermost;
    innermost = frame;
    return DTL_SUCCESS;
}

void dtl__guard_leave(void)
{
    struct call_frame *frame = innermost;

    if (dtl__guarded == 0 || untracked_calls > 0) {
        untracked_calls -= untracked_calls > 0;
        return;
    }
    innermost = frame->outer;
    pthread_mutex_lock(&lock);
    frame_leave(frame);
    pthread_mutex_unlock(&lock);
    free(frame);
}

/* Returns the first handle of the kind among `of` and the handles from which it was created; 0:
 * none. The lock must be held. */
static uintptr_t parent_from(uintptr_t of, enum handle_kind kind)
{
    while (of != 0 && dtl__handle_kind(of) != kind) {
        const struct record *record = record_of(of);

        of = record == NULL ? 0 : record->parent;
    }
    return of;
}

void dtl__guard_handle_created(enum call call, const void *handle, const void *of,
                               const void *caller)
{
    enum handle_kind parent = dtl__handle_parents[dtl__handle_kind((uintptr_t)handle)];
    struct record *record;

    if (dtl__guarded == 0 || handle == NULL)
        return;
    pthread_mutex_lock(&lock);
    record = record_create((uintptr_t)handle);
    if (record != NULL) {
        record->made_by = call;
        record->parent = parent == HANDLE_NONE ? 0 : parent_from((uintptr_t)of, parent);
        record->caller = caller;
    }
    pthread_mutex_unlock(&lock);
}

/* A long location is cut at its beginning, which is a path. */
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

/* Returns the record of an open handle that was created from this one, or NULL. The lock must be
 * held. */
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
                       "%s that %s has created from it is open; expected that to be closed first",
                       dtl__handle_names[dtl__handle_kind(child->handle)],
                       dtl__call_names[child->made_by]);
}

/* Returns a copy of the record of an open handle that was created from one of the handles; its
 * `handle` is 0 if there is none. */
static struct record child_of_any(const struct handles *arrays, int count)
{
    const struct record *child = NULL;
    struct record found = {0};

    pthread_mutex_lock(&lock);
    for (int index = 0; index < count; index++) {
        for (uint64_t place = 0; place < arrays[index].count && child == NULL; place++) {
            uintptr_t handle = handle_at(&arrays[index], place);

            child = handle == 0 ? NULL : child_of(handle);
        }
    }
    if (child != NULL)
        found = *child;
    pthread_mutex_unlock(&lock);
    return found;
}

dtl_status dtl__guard_closing(enum call call, const struct handles *arrays, int count)
{
    struct record found;

    if (dtl__guarded == 0)
        return DTL_SUCCESS;
    found = child_of_any(arrays, count);
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
        refuse_concurrent_use(function, other);
    else if (child != NULL)
        refuse_parent(function, &found);
    return other == CALL_COUNT && child == NULL;
}

/* Removes the memory of this handle and of closed handles from the table. The lock must be held. */
static void release_memory(uintptr_t handle)
{
    size_t remaining = 0;

    for (size_t index = 0; index < in_use_count; index++)
        if (in_use[index].handle != handle && dtl__handle_find(in_use[index].handle) != NULL)
            in_use[remaining++] = in_use[index];
    in_use_count = remaining;
}

/* Returns the first conflicting use of the memory, or NULL. The lock must be held. */
static const struct memory_in_use *find_conflict(const struct memory_range *memory)
{
    const char *first = memory->first, *end = first + memory->bytes;

    for (size_t index = 0; index < in_use_count && first != NULL; index++) {
        const struct memory_range *other = &in_use[index].memory;
        const char *begin = other->first;

        if (first < begin + other->bytes && begin < end &&
            (memory->is_written || other->is_written))
            return &in_use[index];
    }
    return NULL;
}

dtl_status dtl__guard_memory(enum call call, const struct memory_range *ranges, int count)
{
    const struct memory_in_use *found = NULL;
    struct memory_in_use conflict = {0};

    if (dtl__guarded == 0 || innermost != NULL || untracked_calls > 0)
        return DTL_SUCCESS;
    pthread_mutex_lock(&lock);
    release_memory(0);
    for (int index = 0; index < count && found == NULL; index++)
        found = find_conflict(&ranges[index]);
    if (found != NULL)
        conflict = *found;
    pthread_mutex_unlock(&lock);
    if (found == NULL)
        return DTL_SUCCESS;
    return dtl__refuse(DTL_ERROR_INVALID_STATE, dtl__call_names[call] + sizeof "dtl_" - 1, "kept",
                       "%s uses this memory in %s; expected other memory until that is complete",
                       dtl__call_names[conflict.call],
                       dtl__handle_names[dtl__handle_kind(conflict.handle)]);
}

/* Without memory for the table, the use is not recorded. */
void dtl__guard_keep(enum call call, const void *handle, const struct memory_range *ranges,
                     int count)
{
    if (dtl__guarded == 0)
        return;
    pthread_mutex_lock(&lock);
    for (int index = 0; index < count; index++) {
        size_t bytes = in_use_count * sizeof *in_use + sizeof *in_use;
        struct memory_in_use *more = ranges[index].first == NULL ? NULL : realloc(in_use, bytes);

        if (more == NULL)
            continue;
        in_use = more;
        in_use[in_use_count++] = (struct memory_in_use){(uintptr_t)handle, call, ranges[index]};
    }
    pthread_mutex_unlock(&lock);
}

void dtl__guard_release(const void *handle)
{
    if (dtl__guarded == 0)
        return;
    pthread_mutex_lock(&lock);
    release_memory((uintptr_t)handle);
    pthread_mutex_unlock(&lock);
}

/* Prints a handle that is open at exit. The address is that of the last byte of the call
 * instruction, which addr2line resolves to its line. */
static void report_open_handle(const struct record *record)
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

/* Runs at exit. The child of a fork() inherits its parent's handles and does not report them. */
__attribute__((destructor)) static void guard_end(void)
{
    if (dtl__guarded != getpid())
        return;
    for (int chunk = 0; chunk < HANDLE_CHUNKS && chunks[chunk] != NULL; chunk++)
        for (int index = 0; index < HANDLE_CHUNK_SLOTS; index++) {
            const struct record *record = &chunks[chunk][index];

            if (record->caller != NULL && dtl__handle_find(record->handle) != NULL)
                report_open_handle(record);
        }
}
