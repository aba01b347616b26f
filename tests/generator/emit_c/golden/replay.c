/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/replay.c.j2.
 * Do not edit. */
/* Makes the calls again that DTL_RECORD=FILE has written: replay FILE.
 *
 * One thread makes them all, in the order in which they have ended.  Functions that the program
 * gave do nothing, and addresses of its own lead to nothing; memory has what it had when the call
 * began.  A call that ends in another way than it did is told, and the program fails. */
#include <dtl/dtl.h>

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAYBE __attribute__((unused)) /* an API may have no argument of the kind */

struct lent {
    struct lent *next;
    uint64_t bytes;
    _Alignas(64) unsigned char content[];
};

struct handle {
    uintptr_t recorded;
    void *handle;
};

static char *rest;             /* of the line */
static struct lent *lent;      /* to the call */
static struct lent *kept;      /* by what was started */
static struct handle *handles; /* the newest at the end */
static size_t count;
MAYBE static unsigned char nothing[4096];

static const char *word(void)
{
    const char *found = strtok_r(NULL, " \n", &rest);

    return found == NULL ? "-" : found;
}

static void *allocated(size_t bytes)
{
    void *memory = aligned_alloc(64, (bytes + 63) / 64 * 64);

    if (memory == NULL) {
        fprintf(stderr, "no memory; expected %zu bytes\n", bytes);
        exit(1);
    }
    return memset(memory, 0, bytes);
}

static void bytes_take(const char *digits, void *to, size_t bytes)
{
    unsigned char *out = to;

    for (size_t index = 0; index < bytes && digits[0] != '\0' && digits[1] != '\0'; index++) {
        char byte[] = {digits[0], digits[1], '\0'};

        out[index] = (unsigned char)strtoul(byte, NULL, 16);
        digits += 2;
    }
}

MAYBE static void value_take(void *to, size_t bytes)
{
    bytes_take(word() + 1, to, bytes);
}

static void *handle_of(uintptr_t recorded)
{
    for (size_t index = count; index > 0; index--)
        if (handles[index - 1].recorded == recorded)
            return handles[index - 1].handle;
    return NULL;
}

MAYBE static void *handle_take(void)
{
    uintptr_t recorded = 0;

    bytes_take(word() + 1, &recorded, sizeof recorded);
    return handle_of(recorded);
}

MAYBE static void handle_give(void *handle)
{
    uintptr_t recorded = 0;

    bytes_take(word(), &recorded, sizeof recorded);
    if (count % 1024 == 0)
        handles = realloc(handles, (count + 1024) * sizeof *handles);
    if (handles == NULL)
        exit(1);
    handles[count++] = (struct handle){recorded, handle};
}

MAYBE static bool truth_take(void)
{
    return word()[1] != '-';
}

MAYBE static void *memory_take(void)
{
    const char *told = word();
    bool is_written = told[0] == 'w';
    struct lent *memory;
    size_t bytes;

    if (told[1] == '-')
        return NULL;
    bytes = is_written ? strtoull(told + 1, NULL, 10) : strlen(told + 1) / 2;
    memory = allocated(sizeof *memory + bytes);
    *memory = (struct lent){.next = lent, .bytes = bytes};
    if (!is_written)
        bytes_take(told + 1, memory->content, bytes);
    lent = memory;
    return memory->content;
}

/* What was started may use it for as long as it likes. */
MAYBE static void memory_keep(void)
{
    while (lent != NULL) {
        struct lent *next = lent->next;

        lent->next = kept;
        kept = lent;
        lent = next;
    }
}

MAYBE static void *handles_take(void)
{
    void **all = memory_take();

    for (size_t index = 0; all != NULL && index < lent->bytes / sizeof *all; index++)
        all[index] = handle_of((uintptr_t)all[index]);
    return all;
}

static long long replay_dtype_size(void)
{
    dtl_dtype dtype;
    value_take(&dtype, sizeof dtype);
    (void)dtl_dtype_size(dtype);
    return DTL_SUCCESS;
}

static long long replay_context_create(void)
{
    word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_context_create(&ctx);
    word(); /* > */
    handle_give(ctx);
    return status;
}

static long long replay_context_destroy(void)
{
    void *ctx = handle_take();
    dtl_context_destroy(ctx);
    return DTL_SUCCESS;
}

static long long replay_box_create(void)
{
    void *ctx = handle_take();
    dtl_dtype dtype;
    value_take(&dtype, sizeof dtype);
    dtl_size_t capacity;
    value_take(&capacity, sizeof capacity);
    void *opts = memory_take();
    word();
    dtl_box_t box = NULL;
    dtl_status status = dtl_box_create(ctx, dtype, capacity, opts, &box);
    word(); /* > */
    handle_give(box);
    return status;
}

static long long replay_box_destroy(void)
{
    void *box = handle_take();
    dtl_box_destroy(box);
    return DTL_SUCCESS;
}

static long long replay_box_owner(void)
{
    void *box = handle_take();
    dtl_index_t place;
    value_take(&place, sizeof place);
    (void)dtl_box_owner(box, place);
    return DTL_SUCCESS;
}

static long long replay_box_name(void)
{
    void *box = handle_take();
    (void)dtl_box_name(box);
    return DTL_SUCCESS;
}

static long long replay_reduce(void)
{
    void *ctx = handle_take();
    void *sendbuf = memory_take();
    void *recvbuf = memory_take();
    dtl_size_t count;
    value_take(&count, sizeof count);
    dtl_dtype dtype;
    value_take(&dtype, sizeof dtype);
    dtl_reduce_op op;
    value_take(&op, sizeof op);
    dtl_rank_t root;
    value_take(&root, sizeof root);
    dtl_status status = dtl_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root);
    return status;
}

static long long replay_gather(void)
{
    void *ctx = handle_take();
    void *counts = memory_take();
    void *room = memory_take();
    dtl_status status = dtl_gather(ctx, counts, room);
    return status;
}

static const struct {
    const char *name;
    long long (*call)(void);
} calls[] = {
    {"dtl_dtype_size", replay_dtype_size},
    {"dtl_context_create", replay_context_create},
    {"dtl_context_destroy", replay_context_destroy},
    {"dtl_box_create", replay_box_create},
    {"dtl_box_destroy", replay_box_destroy},
    {"dtl_box_owner", replay_box_owner},
    {"dtl_box_name", replay_box_name},
    {"dtl_reduce", replay_reduce},
    {"dtl_gather", replay_gather},
};

static bool line_replay(const char *path, size_t number, char *text)
{
    const char *name = strtok_r(text, " \n", &rest), *last = strrchr(rest, ' ');
    long long recorded = last == NULL ? 0 : strtoll(last, NULL, 10), answer = recorded;

    for (size_t index = 0; name != NULL && index < sizeof calls / sizeof *calls; index++)
        if (strcmp(calls[index].name, name) == 0)
            answer = calls[index].call();
    while (lent != NULL) {
        struct lent *next = lent->next;

        free(lent);
        lent = next;
    }
    if (answer != recorded)
        fprintf(stderr, "%s:%zu: %s gives %lld; %lld was recorded\n", path, number, name, answer,
                recorded);
    return answer == recorded;
}

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    char *text = NULL;
    size_t room = 0;
    int failed = 0;

    if (file == NULL) {
        fprintf(stderr, "usage: %s FILE, as DTL_RECORD=FILE has written it\n", argv[0]);
        return 2;
    }
    for (size_t number = 1; getline(&text, &room, file) > 0; number++)
        failed |= !line_replay(argv[1], number, text);
    free(text);
    fclose(file);
    return failed;
}
