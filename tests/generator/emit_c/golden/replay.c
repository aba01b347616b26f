/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/replay.c.j2.
 * Do not edit. */
/* Repeats the calls that DTL_RECORD=FILE has recorded. Usage: replay FILE.
 *
 * One thread makes all calls, in the order in which they ended. Callbacks of the program are
 * replaced by functions that do nothing, and its opaque addresses by the address of a dummy;
 * buffers have the contents that they had when the call began. A call that returns another status
 * than the recorded one is reported, and the program fails. */
#include <dtl/dtl.h>

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAYBE __attribute__((unused)) /* an API may have no argument of this kind */

/* A buffer argument. */
struct buffer {
    struct buffer *next;
    uint64_t bytes;
    _Alignas(64) unsigned char content[];
};

/* A recorded handle and the handle of this process. */
struct handle {
    uintptr_t recorded;
    void *handle;
};

static char *unread;             /* rest of the line */
static struct buffer *buffers;   /* of the current call */
static struct buffer *in_use;    /* by operations that were started; never freed */
static struct handle *handles;   /* the newest is last */
static size_t handle_count;
MAYBE static unsigned char dummy[4096]; /* stands for the program's opaque addresses */

/* Returns the next word of the line; "-" at its end. */
static const char *next_word(void)
{
    const char *found = strtok_r(NULL, " \n", &unread);

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

/* Decodes hexadecimal digits into at most `bytes` bytes at `to`. */
static void decode_bytes(const char *digits, void *to, size_t bytes)
{
    unsigned char *out = to;

    for (size_t index = 0; index < bytes && digits[0] != '\0' && digits[1] != '\0'; index++) {
        char byte[] = {digits[0], digits[1], '\0'};

        out[index] = (unsigned char)strtoul(byte, NULL, 16);
        digits += 2;
    }
}

/* Read the next argument of the line. */

MAYBE static void read_value(void *to, size_t bytes)
{
    decode_bytes(next_word() + 1, to, bytes);
}

/* Returns the handle of this process for a recorded one; NULL if there is none. */
static void *find_handle(uintptr_t recorded)
{
    for (size_t index = handle_count; index > 0; index--)
        if (handles[index - 1].recorded == recorded)
            return handles[index - 1].handle;
    return NULL;
}

MAYBE static void *read_handle(void)
{
    uintptr_t recorded = 0;

    decode_bytes(next_word() + 1, &recorded, sizeof recorded);
    return find_handle(recorded);
}

/* Adds a handle that the call has returned under its recorded value, which is the next word. */
MAYBE static void add_handle(void *handle)
{
    uintptr_t recorded = 0;

    decode_bytes(next_word(), &recorded, sizeof recorded);
    if (handle_count % 1024 == 0)
        handles = realloc(handles, (handle_count + 1024) * sizeof *handles);
    if (handles == NULL)
        exit(1);
    handles[handle_count++] = (struct handle){recorded, handle};
}

/* Returns true if the program did not pass NULL. */
MAYBE static bool read_presence(void)
{
    return next_word()[1] != '-';
}

MAYBE static void *read_buffer(void)
{
    const char *argument = next_word();
    bool is_written = argument[0] == 'w';
    struct buffer *memory;
    size_t bytes;

    if (argument[1] == '-')
        return NULL;
    bytes = is_written ? strtoull(argument + 1, NULL, 10) : strlen(argument + 1) / 2;
    memory = allocated(sizeof *memory + bytes);
    *memory = (struct buffer){.next = buffers, .bytes = bytes};
    if (!is_written)
        decode_bytes(argument + 1, memory->content, bytes);
    buffers = memory;
    return memory->content;
}

/* Keeps the buffers of the current call, because a started operation may use them until it ends. */
MAYBE static void keep_buffers(void)
{
    while (buffers != NULL) {
        struct buffer *next = buffers->next;

        buffers->next = in_use;
        in_use = buffers;
        buffers = next;
    }
}

MAYBE static void *read_handles(void)
{
    void **all = read_buffer();

    for (size_t index = 0; all != NULL && index < buffers->bytes / sizeof *all; index++)
        all[index] = find_handle((uintptr_t)all[index]);
    return all;
}

static long long replay_dtype_size(void)
{
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    (void)dtl_dtype_size(dtype);
    return DTL_SUCCESS;
}

static long long replay_context_create(void)
{
    next_word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_context_create(&ctx);
    next_word(); /* > */
    add_handle(ctx);
    return status;
}

static long long replay_context_destroy(void)
{
    void *ctx = read_handle();
    dtl_context_destroy(ctx);
    return DTL_SUCCESS;
}

static long long replay_box_create(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_size_t capacity;
    read_value(&capacity, sizeof capacity);
    void *opts = read_buffer();
    next_word();
    dtl_box_t box = NULL;
    dtl_status status = dtl_box_create(ctx, dtype, capacity, opts, &box);
    next_word(); /* > */
    add_handle(box);
    return status;
}

static long long replay_box_destroy(void)
{
    void *box = read_handle();
    dtl_box_destroy(box);
    return DTL_SUCCESS;
}

static long long replay_box_owner(void)
{
    void *box = read_handle();
    dtl_index_t place;
    read_value(&place, sizeof place);
    (void)dtl_box_owner(box, place);
    return DTL_SUCCESS;
}

static long long replay_box_name(void)
{
    void *box = read_handle();
    (void)dtl_box_name(box);
    return DTL_SUCCESS;
}

static long long replay_reduce(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root);
    return status;
}

static long long replay_gather(void)
{
    void *ctx = read_handle();
    void *counts = read_buffer();
    void *room = read_buffer();
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

/* Repeats the call of a line; returns false if its status differs from the recorded one. */
static bool replay_line(const char *path, size_t number, char *text)
{
    const char *name = strtok_r(text, " \n", &unread), *last = strrchr(unread, ' ');
    long long recorded = last == NULL ? 0 : strtoll(last, NULL, 10), answer = recorded;

    for (size_t index = 0; name != NULL && index < sizeof calls / sizeof *calls; index++)
        if (strcmp(calls[index].name, name) == 0)
            answer = calls[index].call();
    while (buffers != NULL) {
        struct buffer *next = buffers->next;

        free(buffers);
        buffers = next;
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
    size_t capacity = 0;
    int failed = 0;

    if (file == NULL) {
        fprintf(stderr, "usage: %s FILE, as DTL_RECORD=FILE has written it\n", argv[0]);
        return 2;
    }
    for (size_t number = 1; getline(&text, &capacity, file) > 0; number++)
        failed |= !replay_line(argv[1], number, text);
    free(text);
    fclose(file);
    return failed;
}
