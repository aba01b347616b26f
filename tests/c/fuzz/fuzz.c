/* SPDX-License-Identifier: BSD-3-Clause */
/* Random calls of every function: valid ones, and ones with an invalid argument. No call may crash,
 * hang or leak. On several ranks all draw the same calls; a collective call is made if all ranks
 * can make it. FUZZ_TRACE=1 prints each call. */
#include <dirent.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "failure_form.h"
#include "world.h"

enum { LAST = 24, PATIENCE = 30, PATTERN = 0xa5 };

struct fuzz_world fuzz_world;

static struct fuzz_call last[LAST];
static unsigned long calls, refused, seed;
static atomic_ulong moves; /* calls begun or ended */

/* ---- output of a failure --------------------------------------------------------------------- */

static void print_call(const struct fuzz_call *call)
{
    fprintf(stderr, "rank %d: step %u: dtl_%s(", (int)fuzz_world.rank, call->step,
            call->function->name);
    for (size_t slot = 0; slot < call->function->count; slot++)
        fprintf(stderr, "%s%s=%s%#llx", slot > 0 ? ", " : "", call->function->parameters[slot].name,
                call->wild == (int)slot ? "!" : "", (unsigned long long)call->a[slot].number);
    fprintf(stderr, ")\n");
}

static void print_answer(const struct fuzz_call *call)
{
    char text[1024];

    dtl_last_error(text, sizeof text);
    fprintf(stderr, "rank %d: step %u: gives %#llx: %s\n", (int)fuzz_world.rank, call->step,
            (unsigned long long)call->answer.number, text);
}

static void print_last(void)
{
    for (unsigned long number = calls > LAST ? calls - LAST : 0; number < calls; number++)
        print_call(&last[number % LAST]);
    fprintf(stderr, "rank %d: seed %lu, the calls above were the last ones\n", (int)fuzz_world.rank,
            seed);
    fflush(stderr);
}

static void fail(const char *what)
{
    char text[2048];

    print_last();
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "rank %d: the last failure: \"%s\"\n", (int)fuzz_world.rank, text);
    fprintf(stderr, "rank %d: %s\n", (int)fuzz_world.rank, what);
    abort();
}

/* Ends the program if no call has begun or ended for some time. */
static void *watch(void *unused)
{
    unsigned long seen = 0;

    (void)unused;
    for (int seconds = 0; seconds < PATIENCE; seconds++) {
        sleep(1);
        if (atomic_load(&moves) != seen)
            seconds = 0;
        seen = atomic_load(&moves);
    }
    fail("a call does not return");
    return NULL;
}

/* Sanitizers, if linked, call the callback when they end the program. */
void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));
__attribute__((visibility("default"))) void __ubsan_on_report(void);
__attribute__((visibility("default"))) void __ubsan_on_report(void)
{
    print_last();
}

/* ---- calls ----------------------------------------------------------------------------------- */

static uint64_t hash(const struct fuzz_call *call)
{
    uint64_t mixed = call->step * 31U + 7;

    for (size_t slot = 0; slot < call->function->count; slot++) {
        if (call->function->parameters[slot].group == FUZZ_HANDLE &&
            !call->function->parameters[slot].is_written && call->marks[slot] == 0)
            return 0; /* this rank has no such handle */
        if (!fuzz_world.is_checked || call->function->parameters[slot].group == FUZZ_HANDLE)
            mixed = (mixed ^ call->marks[slot]) * 0x100000001b3U;
    }
    return mixed | 1;
}

/* Returns true if all ranks make the call. */
static bool all_agree(uint64_t mine)
{
    uint64_t all[FUZZ_TARGETS];

    if (fuzz_world.size == 1)
        return true;
    atomic_fetch_add(&moves, 1);
    if (dtl_allgather(fuzz_world.control, &mine, 1, DTL_DTYPE_UINT64, all, 1, DTL_DTYPE_UINT64) !=
        DTL_SUCCESS)
        fail("the ranks can't agree");
    for (int32_t rank = 0; rank < fuzz_world.size; rank++)
        if (all[rank] != mine || mine == 0)
            return false;
    return true;
}

/* Returns true for the error of a future whose callback made a failing call. */
static bool is_of_callback(const char *text)
{
    return fuzz_fail_allocation != NULL && has_form(text, "future_set");
}

static void note(struct fuzz_call *call)
{
    char text[2048];

    if (call->function->has_text && (call->answer.text == NULL || strlen(call->answer.text) > 4096))
        fail("a text is none");
    if (!call->function->has_status || call->answer.number == DTL_SUCCESS)
        return;
    refused++;
    dtl_last_error(text, sizeof text);
    if (!has_form(text, call->function->name) && !is_of_callback(text))
        fail("a failure has no form");
}

/* Returns an id of the call that creates a handle: the same on all ranks, or 0 if the handle is not
 * shared. */
static uint64_t origin(const struct fuzz_call *call)
{
    uint64_t mixed = call->step + 1;

    for (size_t slot = 0; slot < call->function->count; slot++)
        if (call->function->parameters[slot].group == FUZZ_HANDLE &&
            !call->function->parameters[slot].is_written)
            mixed = (mixed ^ call->marks[slot]) * 0x100000001b3U;
    return mixed;
}

/* Returns true if the call creates this handle. */
static bool is_made(const struct fuzz_parameter *parameter)
{
    return parameter->group == FUZZ_HANDLE && parameter->is_written && !parameter->is_read &&
           !parameter->is_array;
}

static void keep_handles(const struct fuzz_call *call)
{
    for (size_t slot = 0; slot < call->function->count; slot++) {
        const struct fuzz_parameter *parameter = &call->function->parameters[slot];

        if (parameter->group != FUZZ_HANDLE)
            continue;
        if (is_made(parameter)) {
            void **made = call->answer.number == DTL_SUCCESS ? call->a[slot].pointer : NULL;

            fuzz_opened((size_t)parameter->kind, made != NULL ? *made : NULL, origin(call));
        } else if (call->function->is_free || (parameter->is_closed && !parameter->is_array &&
                                               call->answer.number == DTL_SUCCESS))
            fuzz_closed(call->a[slot].pointer);
    }
}

/* Reserves handle slots for a call that this rank skips: others may make it, and a handle has the
 * same slot on all ranks. */
static void keep_places(const struct fuzz_function_row *function)
{
    for (size_t slot = 0; slot < function->count; slot++)
        if (is_made(&function->parameters[slot]))
            fuzz_opened((size_t)function->parameters[slot].kind, NULL, 0);
}

/* Removes handles of an array that the call has closed; `before` is the array before the call. */
static void drop_closed(const struct fuzz_call *call, size_t slot, void *const *before)
{
    void *const *after = call->a[slot].pointer;

    for (size_t index = 0; index < call->bytes[slot] / sizeof *after && index < FUZZ_TARGETS;
         index++)
        if (after != NULL && before[index] != NULL && after[index] == NULL)
            fuzz_closed(before[index]);
}

/* Waits for background work, which has exclusive access to its container. */
static void finish(const struct fuzz_call *call)
{
    if (strncmp(call->function->name, "async_", 6) != 0)
        return;

    void *const *made = call->a[call->function->count - 1].pointer;

    if (made != NULL && call->answer.number == DTL_SUCCESS && fuzz_is_open(*made) &&
        dtl_wait(*made) == DTL_SUCCESS)
        fuzz_closed(*made);
}

/* Returns true for outputs of one value, which a failing call must not write. */
static bool is_output(const struct fuzz_parameter *parameter)
{
    return parameter->is_written && !parameter->is_read && parameter->size > 0;
}

static void mark_outputs(const struct fuzz_call *call)
{
    for (size_t slot = 0; slot < call->function->count; slot++)
        if (is_output(&call->function->parameters[slot]) && call->a[slot].pointer != NULL)
            memset(call->a[slot].pointer, PATTERN, call->bytes[slot]);
}

static void check_outputs(const struct fuzz_call *call)
{
    const char *name = call->function->name;

    if (!call->function->has_status || call->answer.number == DTL_SUCCESS)
        return;
    if (strcmp(name, "waitany") == 0 || strcmp(name, "testany") == 0)
        return; /* these outputs report which one has failed */
    for (size_t slot = 0; slot < call->function->count; slot++) {
        const unsigned char *bytes = call->a[slot].pointer;

        if (!is_output(&call->function->parameters[slot]) || bytes == NULL)
            continue;
        for (uint64_t index = 0; index < call->bytes[slot]; index++)
            if (bytes[index] != PATTERN)
                fail("a failing call has written an output");
    }
}

static void make(struct fuzz_call *call)
{
    void *before[FUZZ_TARGETS] = {0};
    const struct fuzz_function_row *function = call->function;
    size_t array = 0;

    for (size_t slot = 0; slot < function->count; slot++)
        if (function->parameters[slot].group == FUZZ_HANDLE &&
            function->parameters[slot].is_array && call->a[slot].pointer != NULL) {
            array = slot;
            memcpy(before, call->a[slot].pointer,
                   call->bytes[slot] < sizeof before ? call->bytes[slot] : sizeof before);
        }
    mark_outputs(call);
    last[calls++ % LAST] = *call;
    if (getenv("FUZZ_TRACE") != NULL)
        print_call(call);
    atomic_fetch_add(&moves, 1);
    if (fuzz_fail_allocation != NULL && !function->is_free && fuzz_draw(2) == 0)
        fuzz_fail_allocation(1 + (long)fuzz_draw(6));
    function->call(call->a, &call->answer);
    if (fuzz_fail_allocation != NULL)
        fuzz_fail_allocation(0);
    atomic_fetch_add(&moves, 1);
    if (getenv("FUZZ_TRACE") != NULL)
        print_answer(call);
    note(call);
    check_outputs(call);
    keep_handles(call);
    drop_closed(call, array, before);
    finish(call);
}

/* Returns true for calls that a rank cannot refuse alone, unless calls are checked. */
static bool is_wild_everywhere(const struct fuzz_call *call)
{
    if (call->wild < 0 || fuzz_world.size == 1 || fuzz_world.is_checked)
        return true;

    const struct fuzz_parameter *parameter = &call->function->parameters[call->wild];

    if (strncmp(parameter->name, "send", 4) == 0 || strncmp(parameter->name, "recv", 4) == 0)
        return false; /* the root's argument must be valid */
    return parameter->group == FUZZ_HANDLE || parameter->group == FUZZ_ENUM ||
           parameter->group == FUZZ_CALLBACK || parameter->group == FUZZ_RANK;
}

/* Returns true for calls that all ranks make, or none. */
static bool is_together(const struct fuzz_function_row *function)
{
    return function->is_collective || function->is_free ||
           strcmp(function->name, "context_refuse") == 0 ||
           strcmp(function->name, "context_refuse_call") == 0;
}

static void step(const struct fuzz_function_row *function, unsigned number)
{
    struct fuzz_call call = {.function = function, .step = number};
    bool is_due = fuzz_arguments(&call) && fuzz_returns(&call);

    if (is_together(function)) {
        is_due = is_due && is_wild_everywhere(&call);
        is_due = all_agree(is_due ? hash(&call) : 0) &&
                 is_due; /* evaluated once, whatever handles this rank has */
    }
    if (is_due)
        make(&call);
    else
        keep_places(function);
    fuzz_forget();
}

/* ---- rounds ---------------------------------------------------------------------------------- */

static const struct fuzz_function_row *function_named(const char *name)
{
    for (size_t index = 0; index < fuzz_function_count; index++)
        if (strcmp(fuzz_functions[index].name, name) == 0)
            return &fuzz_functions[index];
    return NULL;
}

/* Returns a function that creates handles of the kind. */
static const struct fuzz_function_row *maker(size_t kind)
{
    size_t first = fuzz_draw(fuzz_function_count);

    for (size_t tried = 0; tried < fuzz_function_count; tried++) {
        const struct fuzz_function_row *function =
            &fuzz_functions[(first + tried) % fuzz_function_count];

        for (size_t slot = 0; slot < function->count; slot++)
            if (is_made(&function->parameters[slot]) &&
                function->parameters[slot].kind == (int)kind && !function->is_planned)
                return function;
    }
    return &fuzz_functions[first];
}

static void close_handle(size_t kind, void *handle, uint64_t origin)
{
    struct fuzz_call call = {.function = function_named(fuzz_kinds[kind].free)};

    call.a[0].pointer = handle;
    call.marks[0] = handle != NULL ? origin : 0;
    call.wild = -1;
    if (call.function != NULL && (all_agree(hash(&call)) || handle != NULL))
        make(&call);
}

/* Starts with two handles of each kind, so that other calls have arguments. */
static void play(unsigned number)
{
    step(number < 2 * fuzz_kind_count ? maker(number % fuzz_kind_count)
         : fuzz_draw(6) == 0          ? maker(fuzz_draw(fuzz_kind_count))
                                      : &fuzz_functions[fuzz_draw(fuzz_function_count)],
         number);
}

void fuzz_round(unsigned long of, unsigned steps)
{
    seed = of;
    for (unsigned number = 0; number < steps; number++) {
        fuzz_seed(seed * 1000003U + number);
        play(number);
    }
    fuzz_seed(seed);
    fuzz_end_round(close_handle);
}

void fuzz_round_of(const uint8_t *bytes, size_t count)
{
    fuzz_feed(bytes, count);
    for (unsigned number = 0; fuzz_is_fed(); number++)
        play(number);
    fuzz_seed(0);
    fuzz_end_round(close_handle);
}

static void remove_folder(void)
{
    DIR *folder = opendir(fuzz_world.folder);

    for (struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;)
        unlink(entry->d_name);
    if (folder != NULL)
        closedir(folder);
    rmdir(fuzz_world.folder);
}

void fuzz_open(void)
{
    pthread_t watcher;

    if (__sanitizer_set_death_callback != NULL)
        __sanitizer_set_death_callback(print_last);
    if (pthread_create(&watcher, NULL, watch, NULL) == 0)
        pthread_detach(watcher);
    strcpy(fuzz_world.folder, "/tmp/dtl-fuzz-XXXXXX");
    if (dtl_environment_create(&fuzz_world.environment) != 0 ||
        dtl_context_create_default(&fuzz_world.control) != 0)
        fail("nothing can be made");
    fuzz_world.rank = dtl_context_rank(fuzz_world.control);
    fuzz_world.size = dtl_context_size(fuzz_world.control);
    fuzz_world.has_device = getenv("DTL_DEVICE") != NULL;
    fuzz_world.is_checked = getenv("DTL_CHECK") != NULL;
    if (fuzz_world.rank == 0 && mkdtemp(fuzz_world.folder) == NULL)
        fail("no folder to save in");
    dtl_broadcast(fuzz_world.control, fuzz_world.folder, sizeof fuzz_world.folder, DTL_DTYPE_BYTE,
                  0);
    if (chdir(fuzz_world.folder) != 0)
        fail("no folder to save in");
}

unsigned long fuzz_calls(void)
{
    return calls;
}

void fuzz_close(void)
{
    dtl_barrier(fuzz_world.control);
    if (fuzz_world.rank == 0)
        remove_folder();
    dtl_context_destroy(fuzz_world.control);
    dtl_environment_destroy(fuzz_world.environment);
    printf("measured: %lu random calls\n%lu of them refused\n", calls, refused);
}
