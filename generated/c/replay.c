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

static int nothing_interrupt_check(void *user_data)
{
    (void)user_data;
    return 0;
}

static int nothing_call_words(void *text, dtl_size_t bytes, void *user_data)
{
    (void)text;
    (void)bytes;
    (void)user_data;
    return 0;
}

static void nothing_error_handler(dtl_status status, const char *message, void *user_data)
{
    (void)status;
    (void)message;
    (void)user_data;
}

static void nothing_unary_func(void *element, dtl_size_t index, void *user_data)
{
    (void)element;
    (void)index;
    (void)user_data;
}

static void nothing_const_unary_func(const void *element, dtl_size_t index, void *user_data)
{
    (void)element;
    (void)index;
    (void)user_data;
}

static void nothing_transform_func(const void *input, void *output, dtl_size_t index,
                                   void *user_data)
{
    (void)input;
    (void)output;
    (void)index;
    (void)user_data;
}

static void nothing_chunk_func(void *elements, dtl_size_t count, void *user_data)
{
    (void)elements;
    (void)count;
    (void)user_data;
}

static void nothing_chunk_transform_func(const void *input, void *output, dtl_size_t count,
                                         void *user_data)
{
    (void)input;
    (void)output;
    (void)count;
    (void)user_data;
}

static int nothing_predicate(const void *element, void *user_data)
{
    (void)element;
    (void)user_data;
    return 0;
}

static int nothing_comparator(const void *a, const void *b, void *user_data)
{
    (void)a;
    (void)b;
    (void)user_data;
    return 0;
}

static void nothing_binary_func(const void *a, const void *b, void *result, void *user_data)
{
    (void)a;
    (void)b;
    (void)result;
    (void)user_data;
}

static void nothing_map_func(const void *key, const void *value, void *user_data)
{
    (void)key;
    (void)value;
    (void)user_data;
}

static dtl_status nothing_then_func(dtl_status code, const void *value, dtl_size_t size,
                                    dtl_future_t result, void *user_data)
{
    (void)code;
    (void)value;
    (void)size;
    (void)result;
    (void)user_data;
    return 0;
}

static dtl_status nothing_reply_func(const void *args, dtl_size_t args_size, dtl_rank_t source,
                                     dtl_future_t reply, void *user_data)
{
    (void)args;
    (void)args_size;
    (void)source;
    (void)reply;
    (void)user_data;
    return 0;
}

static int nothing_action_func(const void *args, dtl_size_t args_size, void *result,
                               dtl_size_t result_size, void *user_data)
{
    (void)args;
    (void)args_size;
    (void)result;
    (void)result_size;
    (void)user_data;
    return 0;
}

static long long replay_dtype_size(void)
{
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    (void)dtl_dtype_size(dtype);
    return DTL_SUCCESS;
}

static long long replay_dtype_name(void)
{
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    (void)dtl_dtype_name(dtype);
    return DTL_SUCCESS;
}

static long long replay_reduce_op_name(void)
{
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    (void)dtl_reduce_op_name(op);
    return DTL_SUCCESS;
}

static long long replay_unary_op_name(void)
{
    dtl_unary_op op;
    read_value(&op, sizeof op);
    (void)dtl_unary_op_name(op);
    return DTL_SUCCESS;
}

static long long replay_binary_op_name(void)
{
    dtl_binary_op op;
    read_value(&op, sizeof op);
    (void)dtl_binary_op_name(op);
    return DTL_SUCCESS;
}

static long long replay_shape_1d(void)
{
    dtl_size_t dim0;
    read_value(&dim0, sizeof dim0);
    (void)dtl_shape_1d(dim0);
    return DTL_SUCCESS;
}

static long long replay_shape_2d(void)
{
    dtl_size_t dim0;
    read_value(&dim0, sizeof dim0);
    dtl_size_t dim1;
    read_value(&dim1, sizeof dim1);
    (void)dtl_shape_2d(dim0, dim1);
    return DTL_SUCCESS;
}

static long long replay_shape_3d(void)
{
    dtl_size_t dim0;
    read_value(&dim0, sizeof dim0);
    dtl_size_t dim1;
    read_value(&dim1, sizeof dim1);
    dtl_size_t dim2;
    read_value(&dim2, sizeof dim2);
    (void)dtl_shape_3d(dim0, dim1, dim2);
    return DTL_SUCCESS;
}

static long long replay_shape_nd(void)
{
    int ndim;
    read_value(&ndim, sizeof ndim);
    void *dims = read_buffer();
    (void)dtl_shape_nd(ndim, dims);
    return DTL_SUCCESS;
}

static long long replay_shape_pack(void)
{
    int ndim;
    read_value(&ndim, sizeof ndim);
    void *dims = read_buffer();
    void *shape = read_buffer();
    dtl_status status = dtl_shape_pack(ndim, dims, shape);
    return status;
}

static long long replay_shape_unpack(void)
{
    void *shape = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *dims = read_buffer();
    dtl_status status = dtl_shape_unpack(shape, count, dims);
    return status;
}

static long long replay_shape_size(void)
{
    void *shape = read_buffer();
    (void)dtl_shape_size(shape);
    return DTL_SUCCESS;
}

static long long replay_status_ok(void)
{
    dtl_status status;
    read_value(&status, sizeof status);
    (void)dtl_status_ok(status);
    return DTL_SUCCESS;
}

static long long replay_status_is_error(void)
{
    dtl_status status;
    read_value(&status, sizeof status);
    (void)dtl_status_is_error(status);
    return DTL_SUCCESS;
}

static long long replay_status_message(void)
{
    dtl_status status;
    read_value(&status, sizeof status);
    (void)dtl_status_message(status);
    return DTL_SUCCESS;
}

static long long replay_status_name(void)
{
    dtl_status status;
    read_value(&status, sizeof status);
    (void)dtl_status_name(status);
    return DTL_SUCCESS;
}

static long long replay_status_category(void)
{
    dtl_status status;
    read_value(&status, sizeof status);
    (void)dtl_status_category(status);
    return DTL_SUCCESS;
}

static long long replay_status_category_code(void)
{
    dtl_status status;
    read_value(&status, sizeof status);
    (void)dtl_status_category_code(status);
    return DTL_SUCCESS;
}

static long long replay_status_is_category(void)
{
    dtl_status status;
    read_value(&status, sizeof status);
    int category_code;
    read_value(&category_code, sizeof category_code);
    (void)dtl_status_is_category(status, category_code);
    return DTL_SUCCESS;
}

static long long replay_last_error(void)
{
    void *buf = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    (void)dtl_last_error(buf, size);
    return DTL_SUCCESS;
}

static long long replay_last_error_status(void)
{
    (void)dtl_last_error_status();
    return DTL_SUCCESS;
}

static long long replay_clear_error(void)
{
    dtl_clear_error();
    return DTL_SUCCESS;
}

static long long replay_version_major(void)
{
    (void)dtl_version_major();
    return DTL_SUCCESS;
}

static long long replay_version_minor(void)
{
    (void)dtl_version_minor();
    return DTL_SUCCESS;
}

static long long replay_version_patch(void)
{
    (void)dtl_version_patch();
    return DTL_SUCCESS;
}

static long long replay_abi_version(void)
{
    (void)dtl_abi_version();
    return DTL_SUCCESS;
}

static long long replay_version_string(void)
{
    (void)dtl_version_string();
    return DTL_SUCCESS;
}

static long long replay_has_mpi(void)
{
    (void)dtl_has_mpi();
    return DTL_SUCCESS;
}

static long long replay_mpi_library(void)
{
    (void)dtl_mpi_library();
    return DTL_SUCCESS;
}

static long long replay_has_cuda(void)
{
    (void)dtl_has_cuda();
    return DTL_SUCCESS;
}

static long long replay_has_hip(void)
{
    (void)dtl_has_hip();
    return DTL_SUCCESS;
}

static long long replay_has_nccl(void)
{
    (void)dtl_has_nccl();
    return DTL_SUCCESS;
}

static long long replay_has_shmem(void)
{
    (void)dtl_has_shmem();
    return DTL_SUCCESS;
}

static long long replay_backend_name(void)
{
    (void)dtl_backend_name();
    return DTL_SUCCESS;
}

static long long replay_backend_count(void)
{
    (void)dtl_backend_count();
    return DTL_SUCCESS;
}

static long long replay_backend_report(void)
{
    void *buf = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    (void)dtl_backend_report(buf, size);
    return DTL_SUCCESS;
}

static long long replay_version(void)
{
    (void)dtl_version();
    return DTL_SUCCESS;
}

static long long replay_metrics_enable(void)
{
    int is_enabled;
    read_value(&is_enabled, sizeof is_enabled);
    dtl_status status = dtl_metrics_enable(is_enabled);
    return status;
}

static long long replay_metrics_count(void)
{
    void *name = read_buffer();
    void *calls = read_buffer();
    void *bytes = read_buffer();
    dtl_status status = dtl_metrics_count(name, calls, bytes);
    return status;
}

static long long replay_environment_create(void)
{
    next_word();
    dtl_environment_t env = NULL;
    dtl_status status = dtl_environment_create(&env);
    next_word(); /* > */
    add_handle(env);
    return status;
}

static long long replay_environment_create_with_args(void)
{
    next_word();
    dtl_environment_t env = NULL;
    void *argc = read_buffer();
    void *argv = read_presence() ? dummy : NULL;
    dtl_status status = dtl_environment_create_with_args(&env, argc, argv);
    next_word(); /* > */
    add_handle(env);
    return status;
}

static long long replay_environment_destroy(void)
{
    void *env = read_handle();
    dtl_environment_destroy(env);
    return DTL_SUCCESS;
}

static long long replay_environment_is_initialized(void)
{
    (void)dtl_environment_is_initialized();
    return DTL_SUCCESS;
}

static long long replay_environment_ref_count(void)
{
    (void)dtl_environment_ref_count();
    return DTL_SUCCESS;
}

static long long replay_environment_domain(void)
{
    void *env = read_handle();
    (void)dtl_environment_domain(env);
    return DTL_SUCCESS;
}

static long long replay_environment_has_mpi(void)
{
    (void)dtl_environment_has_mpi();
    return DTL_SUCCESS;
}

static long long replay_environment_has_cuda(void)
{
    (void)dtl_environment_has_cuda();
    return DTL_SUCCESS;
}

static long long replay_environment_has_hip(void)
{
    (void)dtl_environment_has_hip();
    return DTL_SUCCESS;
}

static long long replay_environment_has_nccl(void)
{
    (void)dtl_environment_has_nccl();
    return DTL_SUCCESS;
}

static long long replay_environment_has_shmem(void)
{
    (void)dtl_environment_has_shmem();
    return DTL_SUCCESS;
}

static long long replay_environment_mpi_thread_level(void)
{
    (void)dtl_environment_mpi_thread_level();
    return DTL_SUCCESS;
}

static long long replay_environment_make_world_context(void)
{
    void *env = read_handle();
    next_word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_environment_make_world_context(env, &ctx);
    next_word(); /* > */
    add_handle(ctx);
    return status;
}

static long long replay_environment_make_world_context_gpu(void)
{
    void *env = read_handle();
    int device_id;
    read_value(&device_id, sizeof device_id);
    next_word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_environment_make_world_context_gpu(env, device_id, &ctx);
    next_word(); /* > */
    add_handle(ctx);
    return status;
}

static long long replay_environment_make_cpu_context(void)
{
    void *env = read_handle();
    next_word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_environment_make_cpu_context(env, &ctx);
    next_word(); /* > */
    add_handle(ctx);
    return status;
}

static long long replay_abort(void)
{
    int code;
    read_value(&code, sizeof code);
    dtl_abort(code);
    return DTL_SUCCESS;
}

static long long replay_interrupt(void)
{
    dtl_interrupt();
    return DTL_SUCCESS;
}

static long long replay_interrupt_clear(void)
{
    dtl_interrupt_clear();
    return DTL_SUCCESS;
}

static long long replay_interrupt_is_stuck(void)
{
    (void)dtl_interrupt_is_stuck();
    return DTL_SUCCESS;
}

static long long replay_interrupt_check_set(void)
{
    dtl_interrupt_check_func check = read_presence() ? nothing_interrupt_check : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_interrupt_check_set(check, user_data);
    return DTL_SUCCESS;
}

static long long replay_context_options_init(void)
{
    void *opts = read_buffer();
    dtl_context_options_init(opts);
    return DTL_SUCCESS;
}

static long long replay_context_create(void)
{
    next_word();
    dtl_context_t ctx = NULL;
    void *opts = read_buffer();
    dtl_status status = dtl_context_create(&ctx, opts);
    next_word(); /* > */
    add_handle(ctx);
    return status;
}

static long long replay_context_create_default(void)
{
    next_word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_context_create_default(&ctx);
    next_word(); /* > */
    add_handle(ctx);
    return status;
}

static long long replay_context_from_fortran_comm(void)
{
    int fortran_comm;
    read_value(&fortran_comm, sizeof fortran_comm);
    void *opts = read_buffer();
    next_word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_context_from_fortran_comm(fortran_comm, opts, &ctx);
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

static long long replay_context_rank(void)
{
    void *ctx = read_handle();
    (void)dtl_context_rank(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_size(void)
{
    void *ctx = read_handle();
    (void)dtl_context_size(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_is_root(void)
{
    void *ctx = read_handle();
    (void)dtl_context_is_root(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_device_id(void)
{
    void *ctx = read_handle();
    (void)dtl_context_device_id(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_device_kind(void)
{
    void *ctx = read_handle();
    (void)dtl_context_device_kind(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_has_device(void)
{
    void *ctx = read_handle();
    (void)dtl_context_has_device(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_determinism_mode(void)
{
    void *ctx = read_handle();
    (void)dtl_context_determinism_mode(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_reduction_schedule_policy(void)
{
    void *ctx = read_handle();
    (void)dtl_context_reduction_schedule_policy(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_progress_ordering_policy(void)
{
    void *ctx = read_handle();
    (void)dtl_context_progress_ordering_policy(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_barrier(void)
{
    void *ctx = read_handle();
    dtl_status status = dtl_context_barrier(ctx);
    return status;
}

static long long replay_context_fence(void)
{
    void *ctx = read_handle();
    dtl_status status = dtl_context_fence(ctx);
    return status;
}

static long long replay_context_is_valid(void)
{
    void *ctx = read_handle();
    (void)dtl_context_is_valid(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_dup(void)
{
    void *src = read_handle();
    next_word();
    dtl_context_t dst = NULL;
    dtl_status status = dtl_context_dup(src, &dst);
    next_word(); /* > */
    add_handle(dst);
    return status;
}

static long long replay_context_split(void)
{
    void *ctx = read_handle();
    int color;
    read_value(&color, sizeof color);
    int key;
    read_value(&key, sizeof key);
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_split(ctx, color, key, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_split_by_node(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_split_by_node(ctx, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_split_leaders(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_split_leaders(ctx, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_has_mpi(void)
{
    void *ctx = read_handle();
    (void)dtl_context_has_mpi(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_mpi_comm(void)
{
    void *ctx = read_handle();
    void *fortran_comm = read_buffer();
    dtl_status status = dtl_context_mpi_comm(ctx, fortran_comm);
    return status;
}

static long long replay_context_has_cuda(void)
{
    void *ctx = read_handle();
    (void)dtl_context_has_cuda(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_has_nccl(void)
{
    void *ctx = read_handle();
    (void)dtl_context_has_nccl(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_nccl_mode(void)
{
    void *ctx = read_handle();
    (void)dtl_context_nccl_mode(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_nccl_supports_native(void)
{
    void *ctx = read_handle();
    dtl_nccl_operation op;
    read_value(&op, sizeof op);
    (void)dtl_context_nccl_supports_native(ctx, op);
    return DTL_SUCCESS;
}

static long long replay_context_nccl_supports_hybrid(void)
{
    void *ctx = read_handle();
    dtl_nccl_operation op;
    read_value(&op, sizeof op);
    (void)dtl_context_nccl_supports_hybrid(ctx, op);
    return DTL_SUCCESS;
}

static long long replay_context_has_shmem(void)
{
    void *ctx = read_handle();
    (void)dtl_context_has_shmem(ctx);
    return DTL_SUCCESS;
}

static long long replay_context_with_cuda(void)
{
    void *ctx = read_handle();
    int device_id;
    read_value(&device_id, sizeof device_id);
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_with_cuda(ctx, device_id, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_with_device(void)
{
    void *ctx = read_handle();
    dtl_device_kind kind;
    read_value(&kind, sizeof kind);
    int device_id;
    read_value(&device_id, sizeof device_id);
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_with_device(ctx, kind, device_id, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_with_shmem(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_with_shmem(ctx, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_with_nccl(void)
{
    void *ctx = read_handle();
    int device_id;
    read_value(&device_id, sizeof device_id);
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_with_nccl(ctx, device_id, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_with_nccl_ex(void)
{
    void *ctx = read_handle();
    int device_id;
    read_value(&device_id, sizeof device_id);
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_with_nccl_ex(ctx, device_id, mode, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_split_nccl(void)
{
    void *ctx = read_handle();
    int color;
    read_value(&color, sizeof color);
    int key;
    read_value(&key, sizeof key);
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_split_nccl(ctx, color, key, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_split_nccl_ex(void)
{
    void *ctx = read_handle();
    int color;
    read_value(&color, sizeof color);
    int key;
    read_value(&key, sizeof key);
    int device_id;
    read_value(&device_id, sizeof device_id);
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    next_word();
    dtl_context_t out = NULL;
    dtl_status status = dtl_context_split_nccl_ex(ctx, color, key, device_id, mode, &out);
    next_word(); /* > */
    add_handle(out);
    return status;
}

static long long replay_context_refuse(void)
{
    void *ctx = read_handle();
    void *why = read_buffer();
    dtl_status status = dtl_context_refuse(ctx, why);
    return status;
}

static long long replay_context_refuse_call(void)
{
    void *ctx = read_handle();
    void *why = read_buffer();
    dtl_status status = dtl_context_refuse_call(ctx, why);
    return status;
}

static long long replay_tell_call(void)
{
    void *words = read_buffer();
    (void)dtl_tell_call(words);
    return DTL_SUCCESS;
}

static long long replay_tell_place(void)
{
    void *handle = read_presence() ? dummy : NULL;
    void *place = read_buffer();
    dtl_tell_place(handle, place);
    return DTL_SUCCESS;
}

static long long replay_call_words_set(void)
{
    dtl_call_words_func describe = read_presence() ? nothing_call_words : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_call_words_set(describe, user_data);
    return DTL_SUCCESS;
}

static long long replay_context_set_error_handler(void)
{
    void *ctx = read_handle();
    dtl_error_handler_t handler = read_presence() ? nothing_error_handler : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_context_set_error_handler(ctx, handler, user_data);
    return status;
}

static long long replay_context_set_error_policy(void)
{
    void *ctx = read_handle();
    dtl_error_policy policy;
    read_value(&policy, sizeof policy);
    dtl_status status = dtl_context_set_error_policy(ctx, policy);
    return status;
}

static long long replay_context_error_policy(void)
{
    void *ctx = read_handle();
    (void)dtl_context_error_policy(ctx);
    return DTL_SUCCESS;
}

static long long replay_barrier(void)
{
    void *ctx = read_handle();
    dtl_status status = dtl_barrier(ctx);
    return status;
}

static long long replay_broadcast(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_broadcast(ctx, buf, count, dtype, root);
    return status;
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

static long long replay_allreduce(void)
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
    dtl_status status = dtl_allreduce(ctx, sendbuf, recvbuf, count, dtype, op);
    return status;
}

static long long replay_allreduce_alike(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    int32_t op;
    read_value(&op, sizeof op);
    int64_t form;
    read_value(&form, sizeof form);
    int is_number;
    read_value(&is_number, sizeof is_number);
    void *result_dtype = read_buffer();
    dtl_status status = dtl_allreduce_alike(ctx, sendbuf, recvbuf, count, dtype, op, form,
                                            is_number, result_dtype);
    return status;
}

static long long replay_allreduce_float64(void)
{
    void *ctx = read_handle();
    double value;
    read_value(&value, sizeof value);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    dtl_status status = dtl_allreduce_float64(ctx, value, op, result);
    return status;
}

static long long replay_allreduce_int64(void)
{
    void *ctx = read_handle();
    int64_t value;
    read_value(&value, sizeof value);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    dtl_status status = dtl_allreduce_int64(ctx, value, op, result);
    return status;
}

static long long replay_gather(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                   recvdtype, root);
    return status;
}

static long long replay_allgather(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_status status = dtl_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                      recvdtype);
    return status;
}

static long long replay_scatter(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                    recvdtype, root);
    return status;
}

static long long replay_alltoall(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_status status = dtl_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                     recvdtype);
    return status;
}

static long long replay_gatherv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts,
                                    displs, recvdtype, root);
    return status;
}

static long long replay_scatterv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf,
                                     recvcount, recvdtype, root);
    return status;
}

static long long replay_allgatherv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    dtl_status status = dtl_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs);
    return status;
}

static long long replay_alltoallv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *sdispls = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *rdispls = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_status status = dtl_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf,
                                      recvcounts, rdispls, recvdtype);
    return status;
}

static long long replay_scan(void)
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
    dtl_status status = dtl_scan(ctx, sendbuf, recvbuf, count, dtype, op);
    return status;
}

static long long replay_exscan(void)
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
    dtl_status status = dtl_exscan(ctx, sendbuf, recvbuf, count, dtype, op);
    return status;
}

static long long replay_reduce_scatter(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op);
    return status;
}

static long long replay_reduce_scatter_block(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op);
    return status;
}

static long long replay_ibarrier(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_ibarrier(ctx, &request);
    next_word(); /* > */
    add_handle(request);
    return status;
}

static long long replay_ibroadcast(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_ibroadcast(ctx, buf, count, dtype, root, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_ireduce(void)
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
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_ireduce(ctx, sendbuf, recvbuf, count, dtype, op, root, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_iallreduce(void)
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
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_iallreduce(ctx, sendbuf, recvbuf, count, dtype, op, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_igather(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_igather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                    recvdtype, root, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_iallgather(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_iallgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                       recvdtype, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_iscatter(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_iscatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                     recvdtype, root, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_ialltoall(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_ialltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                      recvdtype, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_igatherv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_igatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts,
                                     displs, recvdtype, root, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_iscatterv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_iscatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf,
                                      recvcount, recvdtype, root, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_iallgatherv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_iallgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts,
                                        displs, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_ialltoallv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *sdispls = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *rdispls = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_ialltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf,
                                       recvcounts, rdispls, recvdtype, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_iscan(void)
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
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_iscan(ctx, sendbuf, recvbuf, count, dtype, op, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_iexscan(void)
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
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_iexscan(ctx, sendbuf, recvbuf, count, dtype, op, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_ireduce_scatter(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_ireduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_ireduce_scatter_block(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_ireduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op,
                                                  &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_plan_barrier(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_barrier(ctx, &plan);
    next_word(); /* > */
    add_handle(plan);
    return status;
}

static long long replay_plan_broadcast(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_broadcast(ctx, buf, count, dtype, root, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_reduce(void)
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
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_allreduce(void)
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
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_allreduce(ctx, sendbuf, recvbuf, count, dtype, op, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_gather(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                        recvdtype, root, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_allgather(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                           recvdtype, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_scatter(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                         recvdtype, root, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_alltoall(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount,
                                          recvdtype, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_gatherv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts,
                                         displs, recvdtype, root, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_scatterv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf,
                                          recvcount, recvdtype, root, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_allgatherv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts,
                                            displs, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_alltoallv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *sdispls = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *rdispls = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf,
                                           recvcounts, rdispls, recvdtype, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_scan(void)
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
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_scan(ctx, sendbuf, recvbuf, count, dtype, op, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_exscan(void)
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
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_exscan(ctx, sendbuf, recvbuf, count, dtype, op, &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_reduce_scatter(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op,
                                                &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_plan_reduce_scatter_block(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    next_word();
    dtl_collective_plan_t plan = NULL;
    dtl_status status = dtl_plan_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op,
                                                      &plan);
    next_word(); /* > */
    add_handle(plan);
    keep_buffers();
    return status;
}

static long long replay_send(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t dest;
    read_value(&dest, sizeof dest);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_status status = dtl_send(ctx, buf, count, dtype, dest, tag);
    return status;
}

static long long replay_recv(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_status status = dtl_recv(ctx, buf, count, dtype, source, tag);
    return status;
}

static long long replay_sendrecv(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    dtl_rank_t dest;
    read_value(&dest, sizeof dest);
    dtl_tag_t sendtag;
    read_value(&sendtag, sizeof sendtag);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t recvtag;
    read_value(&recvtag, sizeof recvtag);
    dtl_status status = dtl_sendrecv(ctx, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf,
                                     recvcount, recvdtype, source, recvtag);
    return status;
}

static long long replay_isend(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t dest;
    read_value(&dest, sizeof dest);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_isend(ctx, buf, count, dtype, dest, tag, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_irecv(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_irecv(ctx, buf, count, dtype, source, tag, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_probe(void)
{
    void *ctx = read_handle();
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *info = read_buffer();
    dtl_status status = dtl_probe(ctx, source, tag, dtype, info);
    return status;
}

static long long replay_iprobe(void)
{
    void *ctx = read_handle();
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *flag = read_buffer();
    void *info = read_buffer();
    dtl_status status = dtl_iprobe(ctx, source, tag, dtype, flag, info);
    return status;
}

static long long replay_mprobe(void)
{
    void *ctx = read_handle();
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    next_word();
    dtl_message_t message = NULL;
    void *info = read_buffer();
    dtl_status status = dtl_mprobe(ctx, source, tag, dtype, &message, info);
    next_word(); /* > */
    add_handle(message);
    return status;
}

static long long replay_improbe(void)
{
    void *ctx = read_handle();
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    next_word();
    dtl_message_t message = NULL;
    void *info = read_buffer();
    dtl_status status = dtl_improbe(ctx, source, tag, dtype, &message, info);
    next_word(); /* > */
    add_handle(message);
    return status;
}

static long long replay_mrecv(void)
{
    void *message = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_status status = dtl_mrecv(message, buf, count, dtype);
    return status;
}

static long long replay_message_free(void)
{
    void *message = read_handle();
    dtl_message_free(message);
    return DTL_SUCCESS;
}

static long long replay_isend_shaped(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_shape shape;
    read_value(&shape, sizeof shape);
    dtl_rank_t dest;
    read_value(&dest, sizeof dest);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    next_word();
    dtl_request_t request = NULL;
    dtl_status status = dtl_isend_shaped(ctx, buf, count, dtype, shape, dest, tag, &request);
    next_word(); /* > */
    add_handle(request);
    keep_buffers();
    return status;
}

static long long replay_probe_envelope(void)
{
    void *ctx = read_handle();
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    void *envelope = read_buffer();
    dtl_status status = dtl_probe_envelope(ctx, source, tag, envelope);
    return status;
}

static long long replay_iprobe_envelope(void)
{
    void *ctx = read_handle();
    dtl_rank_t source;
    read_value(&source, sizeof source);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    void *flag = read_buffer();
    void *envelope = read_buffer();
    dtl_status status = dtl_iprobe_envelope(ctx, source, tag, flag, envelope);
    return status;
}

static long long replay_message_envelope(void)
{
    void *message = read_handle();
    void *envelope = read_buffer();
    dtl_status status = dtl_message_envelope(message, envelope);
    return status;
}

static long long replay_wait(void)
{
    void *request = read_handle();
    dtl_status status = dtl_wait(request);
    return status;
}

static long long replay_waitall(void)
{
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *requests = read_handles();
    dtl_status status = dtl_waitall(count, requests);
    return status;
}

static long long replay_test(void)
{
    void *request = read_handle();
    void *completed = read_buffer();
    dtl_status status = dtl_test(request, completed);
    return status;
}

static long long replay_request_future(void)
{
    void *request = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_request_future(request, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_waitany(void)
{
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *requests = read_handles();
    void *index = read_buffer();
    dtl_status status = dtl_waitany(count, requests, index);
    return status;
}

static long long replay_testany(void)
{
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *requests = read_handles();
    void *index = read_buffer();
    void *completed = read_buffer();
    dtl_status status = dtl_testany(count, requests, index, completed);
    return status;
}

static long long replay_testall(void)
{
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *requests = read_handles();
    void *completed = read_buffer();
    dtl_status status = dtl_testall(count, requests, completed);
    return status;
}

static long long replay_cancel(void)
{
    void *request = read_handle();
    dtl_status status = dtl_cancel(request);
    return status;
}

static long long replay_request_free(void)
{
    void *request = read_handle();
    dtl_request_free(request);
    return DTL_SUCCESS;
}

static long long replay_collective_plan_start(void)
{
    void *plan = read_handle();
    dtl_status status = dtl_collective_plan_start(plan);
    return status;
}

static long long replay_collective_plan_wait(void)
{
    void *plan = read_handle();
    dtl_status status = dtl_collective_plan_wait(plan);
    return status;
}

static long long replay_collective_plan_test(void)
{
    void *plan = read_handle();
    void *completed = read_buffer();
    dtl_status status = dtl_collective_plan_test(plan, completed);
    return status;
}

static long long replay_collective_plan_destroy(void)
{
    void *plan = read_handle();
    dtl_collective_plan_destroy(plan);
    return DTL_SUCCESS;
}

static long long replay_partition_policy_name(void)
{
    dtl_partition_policy policy;
    read_value(&policy, sizeof policy);
    (void)dtl_partition_policy_name(policy);
    return DTL_SUCCESS;
}

static long long replay_placement_policy_name(void)
{
    dtl_placement_policy policy;
    read_value(&policy, sizeof policy);
    (void)dtl_placement_policy_name(policy);
    return DTL_SUCCESS;
}

static long long replay_placement_available(void)
{
    dtl_placement_policy policy;
    read_value(&policy, sizeof policy);
    (void)dtl_placement_available(policy);
    return DTL_SUCCESS;
}

static long long replay_execution_policy_name(void)
{
    dtl_execution_policy policy;
    read_value(&policy, sizeof policy);
    (void)dtl_execution_policy_name(policy);
    return DTL_SUCCESS;
}

static long long replay_consistency_policy_name(void)
{
    dtl_consistency_policy policy;
    read_value(&policy, sizeof policy);
    (void)dtl_consistency_policy_name(policy);
    return DTL_SUCCESS;
}

static long long replay_error_policy_name(void)
{
    dtl_error_policy policy;
    read_value(&policy, sizeof policy);
    (void)dtl_error_policy_name(policy);
    return DTL_SUCCESS;
}

static long long replay_container_options_init(void)
{
    void *opts = read_buffer();
    dtl_container_options_init(opts);
    return DTL_SUCCESS;
}

static long long replay_vector_create_with_options(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_size_t global_size;
    read_value(&global_size, sizeof global_size);
    void *opts = read_buffer();
    next_word();
    dtl_vector_t vec = NULL;
    dtl_status status = dtl_vector_create_with_options(ctx, dtype, global_size, opts, &vec);
    next_word(); /* > */
    add_handle(vec);
    return status;
}

static long long replay_vector_partition_policy(void)
{
    void *vec = read_handle();
    (void)dtl_vector_partition_policy(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_placement_policy(void)
{
    void *vec = read_handle();
    (void)dtl_vector_placement_policy(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_execution_policy(void)
{
    void *vec = read_handle();
    (void)dtl_vector_execution_policy(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_device_id(void)
{
    void *vec = read_handle();
    (void)dtl_vector_device_id(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_consistency_policy(void)
{
    void *vec = read_handle();
    (void)dtl_vector_consistency_policy(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_error_policy(void)
{
    void *vec = read_handle();
    (void)dtl_vector_error_policy(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_copy_to_host(void)
{
    void *vec = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_vector_copy_to_host(vec, host_buffer, count);
    return status;
}

static long long replay_vector_copy_from_host(void)
{
    void *vec = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_vector_copy_from_host(vec, host_buffer, count);
    return status;
}

static long long replay_vector_create(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_size_t global_size;
    read_value(&global_size, sizeof global_size);
    next_word();
    dtl_vector_t vec = NULL;
    dtl_status status = dtl_vector_create(ctx, dtype, global_size, &vec);
    next_word(); /* > */
    add_handle(vec);
    return status;
}

static long long replay_vector_create_fill(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_size_t global_size;
    read_value(&global_size, sizeof global_size);
    void *value = read_buffer();
    next_word();
    dtl_vector_t vec = NULL;
    dtl_status status = dtl_vector_create_fill(ctx, dtype, global_size, value, &vec);
    next_word(); /* > */
    add_handle(vec);
    return status;
}

static long long replay_vector_destroy(void)
{
    void *vec = read_handle();
    dtl_vector_destroy(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_global_size(void)
{
    void *vec = read_handle();
    (void)dtl_vector_global_size(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_local_size(void)
{
    void *vec = read_handle();
    (void)dtl_vector_local_size(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_local_offset(void)
{
    void *vec = read_handle();
    (void)dtl_vector_local_offset(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_empty(void)
{
    void *vec = read_handle();
    (void)dtl_vector_empty(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_dtype(void)
{
    void *vec = read_handle();
    (void)dtl_vector_dtype(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_local_data(void)
{
    void *vec = read_handle();
    (void)dtl_vector_local_data(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_local_data_mut(void)
{
    void *vec = read_handle();
    (void)dtl_vector_local_data_mut(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_device_data(void)
{
    void *vec = read_handle();
    (void)dtl_vector_device_data(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_device_data_mut(void)
{
    void *vec = read_handle();
    (void)dtl_vector_device_data_mut(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_get_local(void)
{
    void *vec = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_vector_get_local(vec, local_idx, value);
    return status;
}

static long long replay_vector_set_local(void)
{
    void *vec = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_vector_set_local(vec, local_idx, value);
    return status;
}

static long long replay_vector_num_ranks(void)
{
    void *vec = read_handle();
    (void)dtl_vector_num_ranks(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_rank(void)
{
    void *vec = read_handle();
    (void)dtl_vector_rank(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_is_local(void)
{
    void *vec = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_vector_is_local(vec, global_idx);
    return DTL_SUCCESS;
}

static long long replay_vector_owner(void)
{
    void *vec = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_vector_owner(vec, global_idx);
    return DTL_SUCCESS;
}

static long long replay_vector_to_local(void)
{
    void *vec = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_vector_to_local(vec, global_idx);
    return DTL_SUCCESS;
}

static long long replay_vector_to_global(void)
{
    void *vec = read_handle();
    dtl_index_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    (void)dtl_vector_to_global(vec, local_idx);
    return DTL_SUCCESS;
}

static long long replay_vector_resize(void)
{
    void *vec = read_handle();
    dtl_size_t new_size;
    read_value(&new_size, sizeof new_size);
    dtl_status status = dtl_vector_resize(vec, new_size);
    return status;
}

static long long replay_vector_barrier(void)
{
    void *vec = read_handle();
    dtl_status status = dtl_vector_barrier(vec);
    return status;
}

static long long replay_vector_fill_local(void)
{
    void *vec = read_handle();
    void *value = read_buffer();
    dtl_status status = dtl_vector_fill_local(vec, value);
    return status;
}

static long long replay_vector_reduce_sum(void)
{
    void *vec = read_handle();
    void *result = read_buffer();
    dtl_status status = dtl_vector_reduce_sum(vec, result);
    return status;
}

static long long replay_vector_reduce_min(void)
{
    void *vec = read_handle();
    void *result = read_buffer();
    dtl_status status = dtl_vector_reduce_min(vec, result);
    return status;
}

static long long replay_vector_reduce_max(void)
{
    void *vec = read_handle();
    void *result = read_buffer();
    dtl_status status = dtl_vector_reduce_max(vec, result);
    return status;
}

static long long replay_vector_sort_ascending(void)
{
    void *vec = read_handle();
    dtl_status status = dtl_vector_sort_ascending(vec);
    return status;
}

static long long replay_vector_redistribute(void)
{
    void *vec = read_handle();
    dtl_partition_policy new_partition;
    read_value(&new_partition, sizeof new_partition);
    dtl_status status = dtl_vector_redistribute(vec, new_partition);
    return status;
}

static long long replay_vector_is_dirty(void)
{
    void *vec = read_handle();
    (void)dtl_vector_is_dirty(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_is_clean(void)
{
    void *vec = read_handle();
    (void)dtl_vector_is_clean(vec);
    return DTL_SUCCESS;
}

static long long replay_vector_sync(void)
{
    void *vec = read_handle();
    dtl_status status = dtl_vector_sync(vec);
    return status;
}

static long long replay_vector_is_valid(void)
{
    void *vec = read_handle();
    (void)dtl_vector_is_valid(vec);
    return DTL_SUCCESS;
}

static long long replay_array_create_with_options(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_size_t size;
    read_value(&size, sizeof size);
    void *opts = read_buffer();
    next_word();
    dtl_array_t arr = NULL;
    dtl_status status = dtl_array_create_with_options(ctx, dtype, size, opts, &arr);
    next_word(); /* > */
    add_handle(arr);
    return status;
}

static long long replay_array_partition_policy(void)
{
    void *arr = read_handle();
    (void)dtl_array_partition_policy(arr);
    return DTL_SUCCESS;
}

static long long replay_array_placement_policy(void)
{
    void *arr = read_handle();
    (void)dtl_array_placement_policy(arr);
    return DTL_SUCCESS;
}

static long long replay_array_execution_policy(void)
{
    void *arr = read_handle();
    (void)dtl_array_execution_policy(arr);
    return DTL_SUCCESS;
}

static long long replay_array_device_id(void)
{
    void *arr = read_handle();
    (void)dtl_array_device_id(arr);
    return DTL_SUCCESS;
}

static long long replay_array_consistency_policy(void)
{
    void *arr = read_handle();
    (void)dtl_array_consistency_policy(arr);
    return DTL_SUCCESS;
}

static long long replay_array_error_policy(void)
{
    void *arr = read_handle();
    (void)dtl_array_error_policy(arr);
    return DTL_SUCCESS;
}

static long long replay_array_copy_to_host(void)
{
    void *arr = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_array_copy_to_host(arr, host_buffer, count);
    return status;
}

static long long replay_array_copy_from_host(void)
{
    void *arr = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_array_copy_from_host(arr, host_buffer, count);
    return status;
}

static long long replay_array_create(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_size_t size;
    read_value(&size, sizeof size);
    next_word();
    dtl_array_t arr = NULL;
    dtl_status status = dtl_array_create(ctx, dtype, size, &arr);
    next_word(); /* > */
    add_handle(arr);
    return status;
}

static long long replay_array_create_fill(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_size_t size;
    read_value(&size, sizeof size);
    void *value = read_buffer();
    next_word();
    dtl_array_t arr = NULL;
    dtl_status status = dtl_array_create_fill(ctx, dtype, size, value, &arr);
    next_word(); /* > */
    add_handle(arr);
    return status;
}

static long long replay_array_destroy(void)
{
    void *arr = read_handle();
    dtl_array_destroy(arr);
    return DTL_SUCCESS;
}

static long long replay_array_global_size(void)
{
    void *arr = read_handle();
    (void)dtl_array_global_size(arr);
    return DTL_SUCCESS;
}

static long long replay_array_local_size(void)
{
    void *arr = read_handle();
    (void)dtl_array_local_size(arr);
    return DTL_SUCCESS;
}

static long long replay_array_local_offset(void)
{
    void *arr = read_handle();
    (void)dtl_array_local_offset(arr);
    return DTL_SUCCESS;
}

static long long replay_array_empty(void)
{
    void *arr = read_handle();
    (void)dtl_array_empty(arr);
    return DTL_SUCCESS;
}

static long long replay_array_dtype(void)
{
    void *arr = read_handle();
    (void)dtl_array_dtype(arr);
    return DTL_SUCCESS;
}

static long long replay_array_local_data(void)
{
    void *arr = read_handle();
    (void)dtl_array_local_data(arr);
    return DTL_SUCCESS;
}

static long long replay_array_local_data_mut(void)
{
    void *arr = read_handle();
    (void)dtl_array_local_data_mut(arr);
    return DTL_SUCCESS;
}

static long long replay_array_get_local(void)
{
    void *arr = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_array_get_local(arr, local_idx, value);
    return status;
}

static long long replay_array_set_local(void)
{
    void *arr = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_array_set_local(arr, local_idx, value);
    return status;
}

static long long replay_array_num_ranks(void)
{
    void *arr = read_handle();
    (void)dtl_array_num_ranks(arr);
    return DTL_SUCCESS;
}

static long long replay_array_rank(void)
{
    void *arr = read_handle();
    (void)dtl_array_rank(arr);
    return DTL_SUCCESS;
}

static long long replay_array_is_local(void)
{
    void *arr = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_array_is_local(arr, global_idx);
    return DTL_SUCCESS;
}

static long long replay_array_owner(void)
{
    void *arr = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_array_owner(arr, global_idx);
    return DTL_SUCCESS;
}

static long long replay_array_to_local(void)
{
    void *arr = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_array_to_local(arr, global_idx);
    return DTL_SUCCESS;
}

static long long replay_array_to_global(void)
{
    void *arr = read_handle();
    dtl_index_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    (void)dtl_array_to_global(arr, local_idx);
    return DTL_SUCCESS;
}

static long long replay_array_fill_local(void)
{
    void *arr = read_handle();
    void *value = read_buffer();
    dtl_status status = dtl_array_fill_local(arr, value);
    return status;
}

static long long replay_array_barrier(void)
{
    void *arr = read_handle();
    dtl_status status = dtl_array_barrier(arr);
    return status;
}

static long long replay_array_is_valid(void)
{
    void *arr = read_handle();
    (void)dtl_array_is_valid(arr);
    return DTL_SUCCESS;
}

static long long replay_tensor_create(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_shape shape;
    read_value(&shape, sizeof shape);
    next_word();
    dtl_tensor_t tensor = NULL;
    dtl_status status = dtl_tensor_create(ctx, dtype, shape, &tensor);
    next_word(); /* > */
    add_handle(tensor);
    return status;
}

static long long replay_tensor_create_fill(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_shape shape;
    read_value(&shape, sizeof shape);
    void *value = read_buffer();
    next_word();
    dtl_tensor_t tensor = NULL;
    dtl_status status = dtl_tensor_create_fill(ctx, dtype, shape, value, &tensor);
    next_word(); /* > */
    add_handle(tensor);
    return status;
}

static long long replay_tensor_create_with_options(void)
{
    void *ctx = read_handle();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_shape shape;
    read_value(&shape, sizeof shape);
    int dim;
    read_value(&dim, sizeof dim);
    void *opts = read_buffer();
    next_word();
    dtl_tensor_t tensor = NULL;
    dtl_status status = dtl_tensor_create_with_options(ctx, dtype, shape, dim, opts, &tensor);
    next_word(); /* > */
    add_handle(tensor);
    return status;
}

static long long replay_tensor_destroy(void)
{
    void *tensor = read_handle();
    dtl_tensor_destroy(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_shape(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_shape(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_ndim(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_ndim(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_dim(void)
{
    void *tensor = read_handle();
    int dim;
    read_value(&dim, sizeof dim);
    (void)dtl_tensor_dim(tensor, dim);
    return DTL_SUCCESS;
}

static long long replay_tensor_global_size(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_global_size(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_local_size(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_local_size(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_local_shape(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_local_shape(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_dtype(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_dtype(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_local_data(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_local_data(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_local_data_mut(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_local_data_mut(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_stride(void)
{
    void *tensor = read_handle();
    int dim;
    read_value(&dim, sizeof dim);
    (void)dtl_tensor_stride(tensor, dim);
    return DTL_SUCCESS;
}

static long long replay_tensor_get_local_nd(void)
{
    void *tensor = read_handle();
    void *indices = read_buffer();
    void *value = read_buffer();
    dtl_status status = dtl_tensor_get_local_nd(tensor, indices, value);
    return status;
}

static long long replay_tensor_set_local_nd(void)
{
    void *tensor = read_handle();
    void *indices = read_buffer();
    void *value = read_buffer();
    dtl_status status = dtl_tensor_set_local_nd(tensor, indices, value);
    return status;
}

static long long replay_tensor_get_local(void)
{
    void *tensor = read_handle();
    dtl_size_t linear_idx;
    read_value(&linear_idx, sizeof linear_idx);
    void *value = read_buffer();
    dtl_status status = dtl_tensor_get_local(tensor, linear_idx, value);
    return status;
}

static long long replay_tensor_set_local(void)
{
    void *tensor = read_handle();
    dtl_size_t linear_idx;
    read_value(&linear_idx, sizeof linear_idx);
    void *value = read_buffer();
    dtl_status status = dtl_tensor_set_local(tensor, linear_idx, value);
    return status;
}

static long long replay_tensor_num_ranks(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_num_ranks(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_rank(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_rank(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_distributed_dim(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_distributed_dim(tensor);
    return DTL_SUCCESS;
}

static long long replay_tensor_reshape(void)
{
    void *tensor = read_handle();
    dtl_shape new_shape;
    read_value(&new_shape, sizeof new_shape);
    dtl_status status = dtl_tensor_reshape(tensor, new_shape);
    return status;
}

static long long replay_tensor_fill_local(void)
{
    void *tensor = read_handle();
    void *value = read_buffer();
    dtl_status status = dtl_tensor_fill_local(tensor, value);
    return status;
}

static long long replay_tensor_barrier(void)
{
    void *tensor = read_handle();
    dtl_status status = dtl_tensor_barrier(tensor);
    return status;
}

static long long replay_tensor_is_valid(void)
{
    void *tensor = read_handle();
    (void)dtl_tensor_is_valid(tensor);
    return DTL_SUCCESS;
}

static long long replay_span_create(void)
{
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *local_data = read_buffer();
    dtl_size_t local_size;
    read_value(&local_size, sizeof local_size);
    dtl_size_t global_size;
    read_value(&global_size, sizeof global_size);
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    dtl_rank_t num_ranks;
    read_value(&num_ranks, sizeof num_ranks);
    next_word();
    dtl_span_t span = NULL;
    dtl_status status = dtl_span_create(dtype, local_data, local_size, global_size, rank,
                                        num_ranks, &span);
    next_word(); /* > */
    add_handle(span);
    keep_buffers();
    return status;
}

static long long replay_span_from_vector(void)
{
    void *vec = read_handle();
    next_word();
    dtl_span_t span = NULL;
    dtl_status status = dtl_span_from_vector(vec, &span);
    next_word(); /* > */
    add_handle(span);
    return status;
}

static long long replay_span_from_array(void)
{
    void *arr = read_handle();
    next_word();
    dtl_span_t span = NULL;
    dtl_status status = dtl_span_from_array(arr, &span);
    next_word(); /* > */
    add_handle(span);
    return status;
}

static long long replay_span_from_tensor(void)
{
    void *tensor = read_handle();
    next_word();
    dtl_span_t span = NULL;
    dtl_status status = dtl_span_from_tensor(tensor, &span);
    next_word(); /* > */
    add_handle(span);
    return status;
}

static long long replay_span_destroy(void)
{
    void *span = read_handle();
    dtl_span_destroy(span);
    return DTL_SUCCESS;
}

static long long replay_span_size(void)
{
    void *span = read_handle();
    (void)dtl_span_size(span);
    return DTL_SUCCESS;
}

static long long replay_span_local_size(void)
{
    void *span = read_handle();
    (void)dtl_span_local_size(span);
    return DTL_SUCCESS;
}

static long long replay_span_size_bytes(void)
{
    void *span = read_handle();
    (void)dtl_span_size_bytes(span);
    return DTL_SUCCESS;
}

static long long replay_span_empty(void)
{
    void *span = read_handle();
    (void)dtl_span_empty(span);
    return DTL_SUCCESS;
}

static long long replay_span_dtype(void)
{
    void *span = read_handle();
    (void)dtl_span_dtype(span);
    return DTL_SUCCESS;
}

static long long replay_span_data(void)
{
    void *span = read_handle();
    (void)dtl_span_data(span);
    return DTL_SUCCESS;
}

static long long replay_span_data_mut(void)
{
    void *span = read_handle();
    (void)dtl_span_data_mut(span);
    return DTL_SUCCESS;
}

static long long replay_span_rank(void)
{
    void *span = read_handle();
    (void)dtl_span_rank(span);
    return DTL_SUCCESS;
}

static long long replay_span_num_ranks(void)
{
    void *span = read_handle();
    (void)dtl_span_num_ranks(span);
    return DTL_SUCCESS;
}

static long long replay_span_get_local(void)
{
    void *span = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_span_get_local(span, local_idx, value);
    return status;
}

static long long replay_span_set_local(void)
{
    void *span = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_span_set_local(span, local_idx, value);
    return status;
}

static long long replay_span_first(void)
{
    void *span = read_handle();
    dtl_size_t count;
    read_value(&count, sizeof count);
    next_word();
    dtl_span_t out_span = NULL;
    dtl_status status = dtl_span_first(span, count, &out_span);
    next_word(); /* > */
    add_handle(out_span);
    return status;
}

static long long replay_span_last(void)
{
    void *span = read_handle();
    dtl_size_t count;
    read_value(&count, sizeof count);
    next_word();
    dtl_span_t out_span = NULL;
    dtl_status status = dtl_span_last(span, count, &out_span);
    next_word(); /* > */
    add_handle(out_span);
    return status;
}

static long long replay_span_subspan(void)
{
    void *span = read_handle();
    dtl_size_t offset;
    read_value(&offset, sizeof offset);
    dtl_size_t count;
    read_value(&count, sizeof count);
    next_word();
    dtl_span_t out_span = NULL;
    dtl_status status = dtl_span_subspan(span, offset, count, &out_span);
    next_word(); /* > */
    add_handle(out_span);
    return status;
}

static long long replay_span_is_valid(void)
{
    void *span = read_handle();
    (void)dtl_span_is_valid(span);
    return DTL_SUCCESS;
}

static long long replay_container_partition_policy(void)
{
    void *container = read_handle();
    (void)dtl_container_partition_policy(container);
    return DTL_SUCCESS;
}

static long long replay_container_placement_policy(void)
{
    void *container = read_handle();
    (void)dtl_container_placement_policy(container);
    return DTL_SUCCESS;
}

static long long replay_container_execution_policy(void)
{
    void *container = read_handle();
    (void)dtl_container_execution_policy(container);
    return DTL_SUCCESS;
}

static long long replay_container_device_id(void)
{
    void *container = read_handle();
    (void)dtl_container_device_id(container);
    return DTL_SUCCESS;
}

static long long replay_container_consistency_policy(void)
{
    void *container = read_handle();
    (void)dtl_container_consistency_policy(container);
    return DTL_SUCCESS;
}

static long long replay_container_error_policy(void)
{
    void *container = read_handle();
    (void)dtl_container_error_policy(container);
    return DTL_SUCCESS;
}

static long long replay_container_dtype(void)
{
    void *container = read_handle();
    (void)dtl_container_dtype(container);
    return DTL_SUCCESS;
}

static long long replay_container_global_size(void)
{
    void *container = read_handle();
    (void)dtl_container_global_size(container);
    return DTL_SUCCESS;
}

static long long replay_container_local_size(void)
{
    void *container = read_handle();
    (void)dtl_container_local_size(container);
    return DTL_SUCCESS;
}

static long long replay_container_local_offset(void)
{
    void *container = read_handle();
    (void)dtl_container_local_offset(container);
    return DTL_SUCCESS;
}

static long long replay_container_block_size(void)
{
    void *container = read_handle();
    (void)dtl_container_block_size(container);
    return DTL_SUCCESS;
}

static long long replay_container_ndim(void)
{
    void *container = read_handle();
    (void)dtl_container_ndim(container);
    return DTL_SUCCESS;
}

static long long replay_container_num_ranks(void)
{
    void *container = read_handle();
    (void)dtl_container_num_ranks(container);
    return DTL_SUCCESS;
}

static long long replay_container_rank(void)
{
    void *container = read_handle();
    (void)dtl_container_rank(container);
    return DTL_SUCCESS;
}

static long long replay_container_local_data(void)
{
    void *container = read_handle();
    (void)dtl_container_local_data(container);
    return DTL_SUCCESS;
}

static long long replay_container_local_data_mut(void)
{
    void *container = read_handle();
    (void)dtl_container_local_data_mut(container);
    return DTL_SUCCESS;
}

static long long replay_container_device_kind(void)
{
    void *container = read_handle();
    (void)dtl_container_device_kind(container);
    return DTL_SUCCESS;
}

static long long replay_container_device_number(void)
{
    void *container = read_handle();
    (void)dtl_container_device_number(container);
    return DTL_SUCCESS;
}

static long long replay_container_device_data(void)
{
    void *container = read_handle();
    (void)dtl_container_device_data(container);
    return DTL_SUCCESS;
}

static long long replay_container_device_data_mut(void)
{
    void *container = read_handle();
    (void)dtl_container_device_data_mut(container);
    return DTL_SUCCESS;
}

static long long replay_container_is_dirty(void)
{
    void *container = read_handle();
    (void)dtl_container_is_dirty(container);
    return DTL_SUCCESS;
}

static long long replay_container_is_clean(void)
{
    void *container = read_handle();
    (void)dtl_container_is_clean(container);
    return DTL_SUCCESS;
}

static long long replay_container_is_local(void)
{
    void *container = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_container_is_local(container, global_idx);
    return DTL_SUCCESS;
}

static long long replay_container_owner(void)
{
    void *container = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_container_owner(container, global_idx);
    return DTL_SUCCESS;
}

static long long replay_container_to_local(void)
{
    void *container = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    (void)dtl_container_to_local(container, global_idx);
    return DTL_SUCCESS;
}

static long long replay_container_to_global(void)
{
    void *container = read_handle();
    dtl_index_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    (void)dtl_container_to_global(container, local_idx);
    return DTL_SUCCESS;
}

static long long replay_container_get_local(void)
{
    void *container = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_container_get_local(container, local_idx, value);
    return status;
}

static long long replay_container_set_local(void)
{
    void *container = read_handle();
    dtl_size_t local_idx;
    read_value(&local_idx, sizeof local_idx);
    void *value = read_buffer();
    dtl_status status = dtl_container_set_local(container, local_idx, value);
    return status;
}

static long long replay_container_fill_local(void)
{
    void *container = read_handle();
    void *value = read_buffer();
    dtl_status status = dtl_container_fill_local(container, value);
    return status;
}

static long long replay_container_copy_to_host(void)
{
    void *container = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_container_copy_to_host(container, host_buffer, count);
    return status;
}

static long long replay_container_copy_from_host(void)
{
    void *container = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_container_copy_from_host(container, host_buffer, count);
    return status;
}

static long long replay_container_expose(void)
{
    void *container = read_handle();
    dtl_status status = dtl_container_expose(container);
    return status;
}

static long long replay_container_get_element(void)
{
    void *container = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    void *value = read_buffer();
    dtl_status status = dtl_container_get_element(container, global_idx, value);
    return status;
}

static long long replay_container_set_element(void)
{
    void *container = read_handle();
    dtl_index_t global_idx;
    read_value(&global_idx, sizeof global_idx);
    void *value = read_buffer();
    dtl_status status = dtl_container_set_element(container, global_idx, value);
    return status;
}

static long long replay_container_get_elements(void)
{
    void *container = read_handle();
    void *indices = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *values = read_buffer();
    dtl_status status = dtl_container_get_elements(container, indices, count, values);
    return status;
}

static long long replay_container_set_elements(void)
{
    void *container = read_handle();
    void *indices = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *values = read_buffer();
    dtl_status status = dtl_container_set_elements(container, indices, count, values);
    return status;
}

static long long replay_container_redistribute(void)
{
    void *container = read_handle();
    dtl_partition_policy new_partition;
    read_value(&new_partition, sizeof new_partition);
    dtl_status status = dtl_container_redistribute(container, new_partition);
    return status;
}

static long long replay_container_barrier(void)
{
    void *container = read_handle();
    dtl_status status = dtl_container_barrier(container);
    return status;
}

static long long replay_container_sync(void)
{
    void *container = read_handle();
    dtl_status status = dtl_container_sync(container);
    return status;
}

static long long replay_container_exchange_halo(void)
{
    void *container = read_handle();
    void *widths = read_buffer();
    void *periodic = read_buffer();
    void *padded = read_buffer();
    dtl_size_t capacity;
    read_value(&capacity, sizeof capacity);
    dtl_status status = dtl_container_exchange_halo(container, widths, periodic, padded, capacity);
    return status;
}

static long long replay_container_refresh_halo(void)
{
    void *container = read_handle();
    void *widths = read_buffer();
    void *periodic = read_buffer();
    void *padded = read_buffer();
    dtl_size_t capacity;
    read_value(&capacity, sizeof capacity);
    dtl_status status = dtl_container_refresh_halo(container, widths, periodic, padded, capacity);
    return status;
}

static long long replay_container_combine(void)
{
    void *container = read_handle();
    void *sendbuf = read_buffer();
    void *recvbuf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_combine(container, sendbuf, recvbuf, count, dtype, op);
    return status;
}

static long long replay_container_save(void)
{
    void *container = read_handle();
    void *path = read_buffer();
    dtl_status status = dtl_container_save(container, path);
    return status;
}

static long long replay_container_load(void)
{
    void *container = read_handle();
    void *path = read_buffer();
    dtl_status status = dtl_container_load(container, path);
    return status;
}

static long long replay_file_inspect(void)
{
    void *ctx = read_handle();
    void *path = read_buffer();
    void *dtype = read_buffer();
    void *shape = read_buffer();
    dtl_status status = dtl_file_inspect(ctx, path, dtype, shape);
    return status;
}

static long long replay_container_memory(void)
{
    void *container = read_handle();
    next_word();
    dtl_memory_t memory = NULL;
    dtl_status status = dtl_container_memory(container, &memory);
    next_word(); /* > */
    add_handle(memory);
    return status;
}

static long long replay_memory_release(void)
{
    void *memory = read_handle();
    dtl_memory_release(memory);
    return DTL_SUCCESS;
}

static long long replay_map_create(void)
{
    void *ctx = read_handle();
    dtl_dtype key_dtype;
    read_value(&key_dtype, sizeof key_dtype);
    dtl_dtype value_dtype;
    read_value(&value_dtype, sizeof value_dtype);
    next_word();
    dtl_map_t map = NULL;
    dtl_status status = dtl_map_create(ctx, key_dtype, value_dtype, &map);
    next_word(); /* > */
    add_handle(map);
    return status;
}

static long long replay_map_create_sized(void)
{
    void *ctx = read_handle();
    dtl_dtype key_dtype;
    read_value(&key_dtype, sizeof key_dtype);
    dtl_size_t key_count;
    read_value(&key_count, sizeof key_count);
    dtl_dtype value_dtype;
    read_value(&value_dtype, sizeof value_dtype);
    dtl_size_t value_count;
    read_value(&value_count, sizeof value_count);
    next_word();
    dtl_map_t map = NULL;
    dtl_status status = dtl_map_create_sized(ctx, key_dtype, key_count, value_dtype, value_count,
                                             &map);
    next_word(); /* > */
    add_handle(map);
    return status;
}

static long long replay_map_destroy(void)
{
    void *map = read_handle();
    dtl_map_destroy(map);
    return DTL_SUCCESS;
}

static long long replay_map_insert(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    void *value = read_buffer();
    dtl_status status = dtl_map_insert(map, key, value);
    return status;
}

static long long replay_map_insert_batch(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    void *values = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_map_insert_batch(map, keys, values, count);
    return status;
}

static long long replay_map_combine(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    void *value = read_buffer();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_map_combine(map, key, value, op);
    return status;
}

static long long replay_map_combine_batch(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    void *values = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_map_combine_batch(map, keys, values, count, op);
    return status;
}

static long long replay_map_combine_with(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    void *value = read_buffer();
    dtl_binary_func func = read_presence() ? nothing_binary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_map_combine_with(map, key, value, func, user_data);
    return status;
}

static long long replay_map_combine_with_batch(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    void *values = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_binary_func func = read_presence() ? nothing_binary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_map_combine_with_batch(map, keys, values, count, func, user_data);
    return status;
}

static long long replay_map_replace(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    void *expected = read_buffer();
    void *value = read_buffer();
    void *replaced = read_buffer();
    dtl_status status = dtl_map_replace(map, key, expected, value, replaced);
    return status;
}

static long long replay_map_replace_batch(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    void *expected = read_buffer();
    void *present = read_buffer();
    void *values = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *replaced = read_buffer();
    dtl_status status = dtl_map_replace_batch(map, keys, expected, present, values, count,
                                              replaced);
    return status;
}

static long long replay_map_find(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    void *value = read_buffer();
    void *found = read_buffer();
    dtl_status status = dtl_map_find(map, key, value, found);
    return status;
}

static long long replay_map_find_batch(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *values = read_buffer();
    void *found = read_buffer();
    dtl_status status = dtl_map_find_batch(map, keys, count, values, found);
    return status;
}

static long long replay_map_contains_batch(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *found = read_buffer();
    dtl_status status = dtl_map_contains_batch(map, keys, count, found);
    return status;
}

static long long replay_map_contains(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    void *found = read_buffer();
    dtl_status status = dtl_map_contains(map, key, found);
    return status;
}

static long long replay_map_erase(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    void *erased = read_buffer();
    dtl_status status = dtl_map_erase(map, key, erased);
    return status;
}

static long long replay_map_erase_batch(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *erased = read_buffer();
    dtl_status status = dtl_map_erase_batch(map, keys, count, erased);
    return status;
}

static long long replay_map_flush(void)
{
    void *map = read_handle();
    dtl_status status = dtl_map_flush(map);
    return status;
}

static long long replay_map_sync(void)
{
    void *map = read_handle();
    dtl_status status = dtl_map_sync(map);
    return status;
}

static long long replay_map_clear(void)
{
    void *map = read_handle();
    dtl_status status = dtl_map_clear(map);
    return status;
}

static long long replay_map_local_size(void)
{
    void *map = read_handle();
    (void)dtl_map_local_size(map);
    return DTL_SUCCESS;
}

static long long replay_map_global_size(void)
{
    void *map = read_handle();
    (void)dtl_map_global_size(map);
    return DTL_SUCCESS;
}

static long long replay_map_is_dirty(void)
{
    void *map = read_handle();
    (void)dtl_map_is_dirty(map);
    return DTL_SUCCESS;
}

static long long replay_map_key_dtype(void)
{
    void *map = read_handle();
    (void)dtl_map_key_dtype(map);
    return DTL_SUCCESS;
}

static long long replay_map_value_dtype(void)
{
    void *map = read_handle();
    (void)dtl_map_value_dtype(map);
    return DTL_SUCCESS;
}

static long long replay_map_key_size(void)
{
    void *map = read_handle();
    (void)dtl_map_key_size(map);
    return DTL_SUCCESS;
}

static long long replay_map_value_size(void)
{
    void *map = read_handle();
    (void)dtl_map_value_size(map);
    return DTL_SUCCESS;
}

static long long replay_map_owner(void)
{
    void *map = read_handle();
    void *key = read_buffer();
    (void)dtl_map_owner(map, key);
    return DTL_SUCCESS;
}

static long long replay_map_local_entries(void)
{
    void *map = read_handle();
    void *keys = read_buffer();
    void *values = read_buffer();
    dtl_size_t capacity;
    read_value(&capacity, sizeof capacity);
    void *count = read_buffer();
    dtl_status status = dtl_map_local_entries(map, keys, values, capacity, count);
    return status;
}

static long long replay_map_for_each(void)
{
    void *map = read_handle();
    dtl_map_func func = read_presence() ? nothing_map_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_map_for_each(map, func, user_data);
    return status;
}

static long long replay_map_is_valid(void)
{
    void *map = read_handle();
    (void)dtl_map_is_valid(map);
    return DTL_SUCCESS;
}

static long long replay_for_each_vector(void)
{
    void *vec = read_handle();
    dtl_unary_func func = read_presence() ? nothing_unary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_for_each_vector(vec, func, user_data);
    return status;
}

static long long replay_for_each_vector_const(void)
{
    void *vec = read_handle();
    dtl_const_unary_func func = read_presence() ? nothing_const_unary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_for_each_vector_const(vec, func, user_data);
    return status;
}

static long long replay_for_each_array(void)
{
    void *arr = read_handle();
    dtl_unary_func func = read_presence() ? nothing_unary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_for_each_array(arr, func, user_data);
    return status;
}

static long long replay_for_each_array_const(void)
{
    void *arr = read_handle();
    dtl_const_unary_func func = read_presence() ? nothing_const_unary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_for_each_array_const(arr, func, user_data);
    return status;
}

static long long replay_transform_vector(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_transform_func func = read_presence() ? nothing_transform_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_transform_vector(src, dst, func, user_data);
    return status;
}

static long long replay_transform_array(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_transform_func func = read_presence() ? nothing_transform_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_transform_array(src, dst, func, user_data);
    return status;
}

static long long replay_copy_vector(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_status status = dtl_copy_vector(src, dst);
    return status;
}

static long long replay_copy_array(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_status status = dtl_copy_array(src, dst);
    return status;
}

static long long replay_fill_vector(void)
{
    void *vec = read_handle();
    void *value = read_buffer();
    dtl_status status = dtl_fill_vector(vec, value);
    return status;
}

static long long replay_fill_array(void)
{
    void *arr = read_handle();
    void *value = read_buffer();
    dtl_status status = dtl_fill_array(arr, value);
    return status;
}

static long long replay_find_vector(void)
{
    void *vec = read_handle();
    void *value = read_buffer();
    (void)dtl_find_vector(vec, value);
    return DTL_SUCCESS;
}

static long long replay_find_if_vector(void)
{
    void *vec = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_find_if_vector(vec, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_find_array(void)
{
    void *arr = read_handle();
    void *value = read_buffer();
    (void)dtl_find_array(arr, value);
    return DTL_SUCCESS;
}

static long long replay_find_if_array(void)
{
    void *arr = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_find_if_array(arr, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_count_vector(void)
{
    void *vec = read_handle();
    void *value = read_buffer();
    (void)dtl_count_vector(vec, value);
    return DTL_SUCCESS;
}

static long long replay_count_if_vector(void)
{
    void *vec = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_count_if_vector(vec, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_count_array(void)
{
    void *arr = read_handle();
    void *value = read_buffer();
    (void)dtl_count_array(arr, value);
    return DTL_SUCCESS;
}

static long long replay_count_if_array(void)
{
    void *arr = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_count_if_array(arr, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_reduce_local_vector(void)
{
    void *vec = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    dtl_status status = dtl_reduce_local_vector(vec, op, result);
    return status;
}

static long long replay_reduce_local_vector_func(void)
{
    void *vec = read_handle();
    dtl_binary_func func = read_presence() ? nothing_binary_func : NULL;
    void *identity = read_buffer();
    void *result = read_buffer();
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_reduce_local_vector_func(vec, func, identity, result, user_data);
    return status;
}

static long long replay_reduce_local_array(void)
{
    void *arr = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    dtl_status status = dtl_reduce_local_array(arr, op, result);
    return status;
}

static long long replay_reduce_local_array_func(void)
{
    void *arr = read_handle();
    dtl_binary_func func = read_presence() ? nothing_binary_func : NULL;
    void *identity = read_buffer();
    void *result = read_buffer();
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_reduce_local_array_func(arr, func, identity, result, user_data);
    return status;
}

static long long replay_sort_vector(void)
{
    void *vec = read_handle();
    dtl_status status = dtl_sort_vector(vec);
    return status;
}

static long long replay_sort_vector_descending(void)
{
    void *vec = read_handle();
    dtl_status status = dtl_sort_vector_descending(vec);
    return status;
}

static long long replay_sort_vector_func(void)
{
    void *vec = read_handle();
    dtl_comparator cmp = read_presence() ? nothing_comparator : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_sort_vector_func(vec, cmp, user_data);
    return status;
}

static long long replay_sort_array(void)
{
    void *arr = read_handle();
    dtl_status status = dtl_sort_array(arr);
    return status;
}

static long long replay_sort_array_descending(void)
{
    void *arr = read_handle();
    dtl_status status = dtl_sort_array_descending(arr);
    return status;
}

static long long replay_sort_array_func(void)
{
    void *arr = read_handle();
    dtl_comparator cmp = read_presence() ? nothing_comparator : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_sort_array_func(arr, cmp, user_data);
    return status;
}

static long long replay_minmax_vector(void)
{
    void *vec = read_handle();
    void *min_val = read_buffer();
    void *max_val = read_buffer();
    dtl_status status = dtl_minmax_vector(vec, min_val, max_val);
    return status;
}

static long long replay_minmax_array(void)
{
    void *arr = read_handle();
    void *min_val = read_buffer();
    void *max_val = read_buffer();
    dtl_status status = dtl_minmax_array(arr, min_val, max_val);
    return status;
}

static long long replay_all_of_vector(void)
{
    void *vec = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_all_of_vector(vec, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_any_of_vector(void)
{
    void *vec = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_any_of_vector(vec, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_none_of_vector(void)
{
    void *vec = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_none_of_vector(vec, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_all_of_array(void)
{
    void *arr = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_all_of_array(arr, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_any_of_array(void)
{
    void *arr = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_any_of_array(arr, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_none_of_array(void)
{
    void *arr = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    (void)dtl_none_of_array(arr, pred, user_data);
    return DTL_SUCCESS;
}

static long long replay_min_element_vector(void)
{
    void *vec = read_handle();
    (void)dtl_min_element_vector(vec);
    return DTL_SUCCESS;
}

static long long replay_max_element_vector(void)
{
    void *vec = read_handle();
    (void)dtl_max_element_vector(vec);
    return DTL_SUCCESS;
}

static long long replay_min_element_array(void)
{
    void *arr = read_handle();
    (void)dtl_min_element_array(arr);
    return DTL_SUCCESS;
}

static long long replay_max_element_array(void)
{
    void *arr = read_handle();
    (void)dtl_max_element_array(arr);
    return DTL_SUCCESS;
}

static long long replay_inclusive_scan_vector(void)
{
    void *vec = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_inclusive_scan_vector(vec, op);
    return status;
}

static long long replay_exclusive_scan_vector(void)
{
    void *vec = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_exclusive_scan_vector(vec, op);
    return status;
}

static long long replay_inclusive_scan_array(void)
{
    void *arr = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_inclusive_scan_array(arr, op);
    return status;
}

static long long replay_exclusive_scan_array(void)
{
    void *arr = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_exclusive_scan_array(arr, op);
    return status;
}

static long long replay_container_fill(void)
{
    void *container = read_handle();
    void *value = read_buffer();
    dtl_status status = dtl_container_fill(container, value);
    return status;
}

static long long replay_container_copy(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_status status = dtl_container_copy(src, dst);
    return status;
}

static long long replay_container_for_each(void)
{
    void *container = read_handle();
    dtl_unary_func func = read_presence() ? nothing_unary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_container_for_each(container, func, user_data);
    return status;
}

static long long replay_container_transform(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_transform_func func = read_presence() ? nothing_transform_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_container_transform(src, dst, func, user_data);
    return status;
}

static long long replay_container_apply(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_apply(dst, src, op);
    return status;
}

static long long replay_container_apply_unary(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    dtl_unary_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_apply_unary(dst, src, op);
    return status;
}

static long long replay_container_apply_unary_local(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    dtl_unary_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_apply_unary_local(dst, src, op);
    return status;
}

static long long replay_container_apply_binary(void)
{
    void *dst = read_handle();
    void *x = read_handle();
    void *y = read_handle();
    dtl_binary_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_apply_binary(dst, x, y, op);
    return status;
}

static long long replay_container_apply_binary_local(void)
{
    void *dst = read_handle();
    void *x = read_handle();
    void *y = read_handle();
    dtl_binary_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_apply_binary_local(dst, x, y, op);
    return status;
}

static long long replay_container_apply_value(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    void *value = read_buffer();
    dtl_operand place;
    read_value(&place, sizeof place);
    dtl_binary_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_apply_value(dst, src, value, place, op);
    return status;
}

static long long replay_container_apply_value_local(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    void *value = read_buffer();
    dtl_operand place;
    read_value(&place, sizeof place);
    dtl_binary_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_apply_value_local(dst, src, value, place, op);
    return status;
}

static long long replay_container_for_each_chunk(void)
{
    void *container = read_handle();
    dtl_chunk_func func = read_presence() ? nothing_chunk_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_container_for_each_chunk(container, func, user_data);
    return status;
}

static long long replay_container_transform_chunks(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_chunk_transform_func func = read_presence() ? nothing_chunk_transform_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_container_transform_chunks(src, dst, func, user_data);
    return status;
}

static long long replay_container_find(void)
{
    void *container = read_handle();
    void *value = read_buffer();
    void *index = read_buffer();
    dtl_status status = dtl_container_find(container, value, index);
    return status;
}

static long long replay_container_find_if(void)
{
    void *container = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    void *index = read_buffer();
    dtl_status status = dtl_container_find_if(container, pred, user_data, index);
    return status;
}

static long long replay_container_count(void)
{
    void *container = read_handle();
    void *value = read_buffer();
    void *count = read_buffer();
    dtl_status status = dtl_container_count(container, value, count);
    return status;
}

static long long replay_container_count_if(void)
{
    void *container = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    void *count = read_buffer();
    dtl_status status = dtl_container_count_if(container, pred, user_data, count);
    return status;
}

static long long replay_container_all_of(void)
{
    void *container = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    void *result = read_buffer();
    dtl_status status = dtl_container_all_of(container, pred, user_data, result);
    return status;
}

static long long replay_container_any_of(void)
{
    void *container = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    void *result = read_buffer();
    dtl_status status = dtl_container_any_of(container, pred, user_data, result);
    return status;
}

static long long replay_container_none_of(void)
{
    void *container = read_handle();
    dtl_predicate pred = read_presence() ? nothing_predicate : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    void *result = read_buffer();
    dtl_status status = dtl_container_none_of(container, pred, user_data, result);
    return status;
}

static long long replay_container_reduce(void)
{
    void *container = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    dtl_status status = dtl_container_reduce(container, op, result);
    return status;
}

static long long replay_container_reduce_func(void)
{
    void *container = read_handle();
    dtl_binary_func func = read_presence() ? nothing_binary_func : NULL;
    void *identity = read_buffer();
    void *result = read_buffer();
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_container_reduce_func(container, func, identity, result, user_data);
    return status;
}

static long long replay_container_minmax(void)
{
    void *container = read_handle();
    void *min_val = read_buffer();
    void *max_val = read_buffer();
    dtl_status status = dtl_container_minmax(container, min_val, max_val);
    return status;
}

static long long replay_container_min_element(void)
{
    void *container = read_handle();
    void *index = read_buffer();
    dtl_status status = dtl_container_min_element(container, index);
    return status;
}

static long long replay_container_max_element(void)
{
    void *container = read_handle();
    void *index = read_buffer();
    dtl_status status = dtl_container_max_element(container, index);
    return status;
}

static long long replay_container_inclusive_scan(void)
{
    void *container = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_inclusive_scan(container, op);
    return status;
}

static long long replay_container_exclusive_scan(void)
{
    void *container = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_container_exclusive_scan(container, op);
    return status;
}

static long long replay_container_sort(void)
{
    void *container = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    dtl_status status = dtl_container_sort(container, order);
    return status;
}

static long long replay_container_stable_sort(void)
{
    void *container = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    dtl_status status = dtl_container_stable_sort(container, order);
    return status;
}

static long long replay_container_sort_func(void)
{
    void *container = read_handle();
    dtl_comparator cmp = read_presence() ? nothing_comparator : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    dtl_status status = dtl_container_sort_func(container, cmp, user_data);
    return status;
}

static long long replay_container_sort_by_key(void)
{
    void *keys = read_handle();
    void *payload = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    dtl_status status = dtl_container_sort_by_key(keys, payload, order);
    return status;
}

static long long replay_container_argsort(void)
{
    void *container = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    void *indices = read_handle();
    dtl_status status = dtl_container_argsort(container, order, indices);
    return status;
}

static long long replay_container_unique(void)
{
    void *container = read_handle();
    next_word();
    dtl_vector_t unique = NULL;
    dtl_status status = dtl_container_unique(container, &unique);
    next_word(); /* > */
    add_handle(unique);
    return status;
}

static long long replay_container_mean(void)
{
    void *container = read_handle();
    void *mean = read_buffer();
    dtl_status status = dtl_container_mean(container, mean);
    return status;
}

static long long replay_container_var(void)
{
    void *container = read_handle();
    dtl_size_t ddof;
    read_value(&ddof, sizeof ddof);
    void *var = read_buffer();
    dtl_status status = dtl_container_var(container, ddof, var);
    return status;
}

static long long replay_container_norm(void)
{
    void *container = read_handle();
    void *norm = read_buffer();
    dtl_status status = dtl_container_norm(container, norm);
    return status;
}

static long long replay_container_dot(void)
{
    void *a = read_handle();
    void *b = read_handle();
    void *dot = read_buffer();
    dtl_status status = dtl_container_dot(a, b, dot);
    return status;
}

static long long replay_container_histogram(void)
{
    void *container = read_handle();
    double low;
    read_value(&low, sizeof low);
    double high;
    read_value(&high, sizeof high);
    dtl_size_t bins;
    read_value(&bins, sizeof bins);
    void *counts = read_buffer();
    dtl_status status = dtl_container_histogram(container, low, high, bins, counts);
    return status;
}

static long long replay_container_quantile(void)
{
    void *container = read_handle();
    void *probabilities = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *results = read_buffer();
    dtl_status status = dtl_container_quantile(container, probabilities, count, results);
    return status;
}

static long long replay_async_for_each_vector(void)
{
    void *vec = read_handle();
    dtl_unary_func func = read_presence() ? nothing_unary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_async_for_each_vector(vec, func, user_data, &req);
    next_word(); /* > */
    add_handle(req);
    keep_buffers();
    return status;
}

static long long replay_async_transform_vector(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    dtl_transform_func func = read_presence() ? nothing_transform_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_async_transform_vector(src, dst, func, user_data, &req);
    next_word(); /* > */
    add_handle(req);
    keep_buffers();
    return status;
}

static long long replay_async_reduce_vector(void)
{
    void *vec = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_async_reduce_vector(vec, op, result, &req);
    next_word(); /* > */
    add_handle(req);
    keep_buffers();
    return status;
}

static long long replay_async_sort_vector(void)
{
    void *vec = read_handle();
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_async_sort_vector(vec, &req);
    next_word(); /* > */
    add_handle(req);
    return status;
}

static long long replay_async_for_each_array(void)
{
    void *arr = read_handle();
    dtl_unary_func func = read_presence() ? nothing_unary_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_async_for_each_array(arr, func, user_data, &req);
    next_word(); /* > */
    add_handle(req);
    keep_buffers();
    return status;
}

static long long replay_async_reduce_array(void)
{
    void *arr = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_async_reduce_array(arr, op, result, &req);
    next_word(); /* > */
    add_handle(req);
    keep_buffers();
    return status;
}

static long long replay_window_create(void)
{
    void *ctx = read_handle();
    void *base = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    next_word();
    dtl_window_t win = NULL;
    dtl_status status = dtl_window_create(ctx, base, size, &win);
    next_word(); /* > */
    add_handle(win);
    keep_buffers();
    return status;
}

static long long replay_window_allocate(void)
{
    void *ctx = read_handle();
    dtl_size_t size;
    read_value(&size, sizeof size);
    next_word();
    dtl_window_t win = NULL;
    dtl_status status = dtl_window_allocate(ctx, size, &win);
    next_word(); /* > */
    add_handle(win);
    return status;
}

static long long replay_window_create_dynamic(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_window_t win = NULL;
    dtl_status status = dtl_window_create_dynamic(ctx, &win);
    next_word(); /* > */
    add_handle(win);
    return status;
}

static long long replay_window_attach(void)
{
    void *win = read_handle();
    void *base = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    void *offset = read_buffer();
    dtl_status status = dtl_window_attach(win, base, size, offset);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_window_detach(void)
{
    void *win = read_handle();
    void *base = read_buffer();
    dtl_status status = dtl_window_detach(win, base);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_window_destroy(void)
{
    void *win = read_handle();
    dtl_window_destroy(win);
    return DTL_SUCCESS;
}

static long long replay_window_base(void)
{
    void *win = read_handle();
    (void)dtl_window_base(win);
    return DTL_SUCCESS;
}

static long long replay_window_memory(void)
{
    void *win = read_handle();
    next_word();
    dtl_memory_t memory = NULL;
    dtl_status status = dtl_window_memory(win, &memory);
    next_word(); /* > */
    add_handle(memory);
    return status;
}

static long long replay_window_size(void)
{
    void *win = read_handle();
    (void)dtl_window_size(win);
    return DTL_SUCCESS;
}

static long long replay_window_is_valid(void)
{
    void *win = read_handle();
    (void)dtl_window_is_valid(win);
    return DTL_SUCCESS;
}

static long long replay_window_fence(void)
{
    void *win = read_handle();
    dtl_status status = dtl_window_fence(win);
    return status;
}

static long long replay_window_post(void)
{
    void *win = read_handle();
    void *origins = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_window_post(win, origins, count);
    return status;
}

static long long replay_window_start(void)
{
    void *win = read_handle();
    void *targets = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_window_start(win, targets, count);
    return status;
}

static long long replay_window_complete(void)
{
    void *win = read_handle();
    dtl_status status = dtl_window_complete(win);
    return status;
}

static long long replay_window_wait(void)
{
    void *win = read_handle();
    dtl_status status = dtl_window_wait(win);
    return status;
}

static long long replay_window_test(void)
{
    void *win = read_handle();
    void *completed = read_buffer();
    dtl_status status = dtl_window_test(win, completed);
    return status;
}

static long long replay_window_lock(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_lock_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_window_lock(win, target, mode);
    return status;
}

static long long replay_window_unlock(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_status status = dtl_window_unlock(win, target);
    return status;
}

static long long replay_window_lock_all(void)
{
    void *win = read_handle();
    dtl_status status = dtl_window_lock_all(win);
    return status;
}

static long long replay_window_unlock_all(void)
{
    void *win = read_handle();
    dtl_status status = dtl_window_unlock_all(win);
    return status;
}

static long long replay_window_flush(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_status status = dtl_window_flush(win, target);
    return status;
}

static long long replay_window_flush_all(void)
{
    void *win = read_handle();
    dtl_status status = dtl_window_flush_all(win);
    return status;
}

static long long replay_window_flush_local(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_status status = dtl_window_flush_local(win, target);
    return status;
}

static long long replay_window_flush_local_all(void)
{
    void *win = read_handle();
    dtl_status status = dtl_window_flush_local_all(win);
    return status;
}

static long long replay_rma_put(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *origin = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_status status = dtl_rma_put(win, target, target_offset, origin, size);
    return status;
}

static long long replay_rma_get(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *buffer = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_status status = dtl_rma_get(win, target, target_offset, buffer, size);
    return status;
}

static long long replay_rma_put_async(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *origin = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_rma_put_async(win, target, target_offset, origin, size, &req);
    next_word(); /* > */
    add_handle(req);
    keep_buffers();
    return status;
}

static long long replay_rma_get_async(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *buffer = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    next_word();
    dtl_request_t req = NULL;
    dtl_status status = dtl_rma_get_async(win, target, target_offset, buffer, size, &req);
    next_word(); /* > */
    add_handle(req);
    keep_buffers();
    return status;
}

static long long replay_rma_accumulate(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *origin = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_rma_accumulate(win, target, target_offset, origin, size, dtype, op);
    return status;
}

static long long replay_rma_get_accumulate(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *origin = read_buffer();
    void *result = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_rma_get_accumulate(win, target, target_offset, origin, result, size,
                                               dtype, op);
    return status;
}

static long long replay_rma_fetch_and_op(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *origin = read_buffer();
    void *result = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_status status = dtl_rma_fetch_and_op(win, target, target_offset, origin, result, dtype, op);
    return status;
}

static long long replay_rma_compare_and_swap(void)
{
    void *win = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t target_offset;
    read_value(&target_offset, sizeof target_offset);
    void *compare = read_buffer();
    void *swap = read_buffer();
    void *result = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_status status = dtl_rma_compare_and_swap(win, target, target_offset, compare, swap, result,
                                                 dtype);
    return status;
}

static long long replay_symmetric_create(void)
{
    void *ctx = read_handle();
    dtl_size_t size;
    read_value(&size, sizeof size);
    next_word();
    dtl_symmetric_t heap = NULL;
    dtl_status status = dtl_symmetric_create(ctx, size, &heap);
    next_word(); /* > */
    add_handle(heap);
    return status;
}

static long long replay_symmetric_destroy(void)
{
    void *heap = read_handle();
    dtl_symmetric_destroy(heap);
    return DTL_SUCCESS;
}

static long long replay_symmetric_is_valid(void)
{
    void *heap = read_handle();
    (void)dtl_symmetric_is_valid(heap);
    return DTL_SUCCESS;
}

static long long replay_symmetric_my_pe(void)
{
    void *heap = read_handle();
    (void)dtl_symmetric_my_pe(heap);
    return DTL_SUCCESS;
}

static long long replay_symmetric_n_pes(void)
{
    void *heap = read_handle();
    (void)dtl_symmetric_n_pes(heap);
    return DTL_SUCCESS;
}

static long long replay_symmetric_base(void)
{
    void *heap = read_handle();
    (void)dtl_symmetric_base(heap);
    return DTL_SUCCESS;
}

static long long replay_symmetric_size(void)
{
    void *heap = read_handle();
    (void)dtl_symmetric_size(heap);
    return DTL_SUCCESS;
}

static long long replay_symmetric_used(void)
{
    void *heap = read_handle();
    (void)dtl_symmetric_used(heap);
    return DTL_SUCCESS;
}

static long long replay_symmetric_allocate(void)
{
    void *heap = read_handle();
    dtl_size_t size;
    read_value(&size, sizeof size);
    void *address = read_buffer();
    dtl_status status = dtl_symmetric_allocate(heap, size, address);
    return status;
}

static long long replay_symmetric_free(void)
{
    void *heap = read_handle();
    void *address = read_presence() ? dummy : NULL;
    dtl_status status = dtl_symmetric_free(heap, address);
    return status;
}

static long long replay_symmetric_remote_ptr(void)
{
    void *heap = read_handle();
    void *address = read_presence() ? dummy : NULL;
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    (void)dtl_symmetric_remote_ptr(heap, address, pe);
    return DTL_SUCCESS;
}

static long long replay_symmetric_memory(void)
{
    void *heap = read_handle();
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    next_word();
    dtl_memory_t memory = NULL;
    dtl_status status = dtl_symmetric_memory(heap, pe, &memory);
    next_word(); /* > */
    add_handle(memory);
    return status;
}

static long long replay_symmetric_put(void)
{
    void *heap = read_handle();
    void *dest = read_presence() ? dummy : NULL;
    void *source = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_put(heap, dest, source, size, pe);
    return status;
}

static long long replay_symmetric_put_nbi(void)
{
    void *heap = read_handle();
    void *dest = read_presence() ? dummy : NULL;
    void *source = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_put_nbi(heap, dest, source, size, pe);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_symmetric_get(void)
{
    void *heap = read_handle();
    void *dest = read_buffer();
    void *source = read_presence() ? dummy : NULL;
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_get(heap, dest, source, size, pe);
    return status;
}

static long long replay_symmetric_get_nbi(void)
{
    void *heap = read_handle();
    void *dest = read_buffer();
    void *source = read_presence() ? dummy : NULL;
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_get_nbi(heap, dest, source, size, pe);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_symmetric_put_signal(void)
{
    void *heap = read_handle();
    void *dest = read_presence() ? dummy : NULL;
    void *source = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    void *signal = read_presence() ? dummy : NULL;
    dtl_size_t value;
    read_value(&value, sizeof value);
    dtl_signal_op op;
    read_value(&op, sizeof op);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_put_signal(heap, dest, source, size, signal, value, op, pe);
    return status;
}

static long long replay_symmetric_put_signal_nbi(void)
{
    void *heap = read_handle();
    void *dest = read_presence() ? dummy : NULL;
    void *source = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    void *signal = read_presence() ? dummy : NULL;
    dtl_size_t value;
    read_value(&value, sizeof value);
    dtl_signal_op op;
    read_value(&op, sizeof op);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_put_signal_nbi(heap, dest, source, size, signal, value, op,
                                                     pe);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_symmetric_signal_op(void)
{
    void *heap = read_handle();
    void *signal = read_presence() ? dummy : NULL;
    dtl_size_t value;
    read_value(&value, sizeof value);
    dtl_signal_op op;
    read_value(&op, sizeof op);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_signal_op(heap, signal, value, op, pe);
    return status;
}

static long long replay_symmetric_signal_wait_until(void)
{
    void *heap = read_handle();
    void *signal = read_presence() ? dummy : NULL;
    dtl_comparison comparison;
    read_value(&comparison, sizeof comparison);
    dtl_size_t value;
    read_value(&value, sizeof value);
    dtl_size_t milliseconds;
    read_value(&milliseconds, sizeof milliseconds);
    void *seen = read_buffer();
    dtl_status status = dtl_symmetric_signal_wait_until(heap, signal, comparison, value,
                                                        milliseconds, seen);
    return status;
}

static long long replay_symmetric_signal_wait_until_any(void)
{
    void *heap = read_handle();
    void *signals = read_presence() ? dummy : NULL;
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_comparison comparison;
    read_value(&comparison, sizeof comparison);
    dtl_size_t value;
    read_value(&value, sizeof value);
    dtl_size_t milliseconds;
    read_value(&milliseconds, sizeof milliseconds);
    void *index = read_buffer();
    void *seen = read_buffer();
    dtl_status status = dtl_symmetric_signal_wait_until_any(heap, signals, count, comparison,
                                                            value, milliseconds, index, seen);
    return status;
}

static long long replay_symmetric_signal_wait_until_all(void)
{
    void *heap = read_handle();
    void *signals = read_presence() ? dummy : NULL;
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_comparison comparison;
    read_value(&comparison, sizeof comparison);
    dtl_size_t value;
    read_value(&value, sizeof value);
    dtl_size_t milliseconds;
    read_value(&milliseconds, sizeof milliseconds);
    dtl_status status = dtl_symmetric_signal_wait_until_all(heap, signals, count, comparison,
                                                            value, milliseconds);
    return status;
}

static long long replay_symmetric_atomic(void)
{
    void *heap = read_handle();
    void *dest = read_presence() ? dummy : NULL;
    void *value = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_atomic_op op;
    read_value(&op, sizeof op);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_atomic(heap, dest, value, dtype, op, pe);
    return status;
}

static long long replay_symmetric_atomic_fetch(void)
{
    void *heap = read_handle();
    void *dest = read_presence() ? dummy : NULL;
    void *value = read_buffer();
    void *result = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_atomic_op op;
    read_value(&op, sizeof op);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_atomic_fetch(heap, dest, value, result, dtype, op, pe);
    return status;
}

static long long replay_symmetric_atomic_compare_swap(void)
{
    void *heap = read_handle();
    void *dest = read_presence() ? dummy : NULL;
    void *compare = read_buffer();
    void *value = read_buffer();
    void *result = read_buffer();
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    dtl_status status = dtl_symmetric_atomic_compare_swap(heap, dest, compare, value, result,
                                                          dtype, pe);
    return status;
}

static long long replay_symmetric_fence(void)
{
    void *heap = read_handle();
    dtl_status status = dtl_symmetric_fence(heap);
    return status;
}

static long long replay_symmetric_quiet(void)
{
    void *heap = read_handle();
    dtl_status status = dtl_symmetric_quiet(heap);
    return status;
}

static long long replay_symmetric_barrier_all(void)
{
    void *heap = read_handle();
    dtl_status status = dtl_symmetric_barrier_all(heap);
    return status;
}

static long long replay_symmetric_sync_all(void)
{
    void *heap = read_handle();
    dtl_status status = dtl_symmetric_sync_all(heap);
    return status;
}

static long long replay_symmetric_remote_mc_ptr(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    void *address = read_presence() ? dummy : NULL;
    (void)dtl_symmetric_remote_mc_ptr(heap, team, address);
    return DTL_SUCCESS;
}

static long long replay_symmetric_team_my_pe(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    (void)dtl_symmetric_team_my_pe(heap, team);
    return DTL_SUCCESS;
}

static long long replay_symmetric_team_n_pes(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    (void)dtl_symmetric_team_n_pes(heap, team);
    return DTL_SUCCESS;
}

static long long replay_symmetric_team_translate_pe(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    dtl_rank_t pe;
    read_value(&pe, sizeof pe);
    (void)dtl_symmetric_team_translate_pe(heap, team, pe);
    return DTL_SUCCESS;
}

static long long replay_symmetric_team_split_strided(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    dtl_rank_t start;
    read_value(&start, sizeof start);
    int stride;
    read_value(&stride, sizeof stride);
    dtl_rank_t size;
    read_value(&size, sizeof size);
    void *made = read_buffer();
    dtl_status status = dtl_symmetric_team_split_strided(heap, team, start, stride, size, made);
    return status;
}

static long long replay_symmetric_team_split_color(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    int color;
    read_value(&color, sizeof color);
    int key;
    read_value(&key, sizeof key);
    void *made = read_buffer();
    dtl_status status = dtl_symmetric_team_split_color(heap, team, color, key, made);
    return status;
}

static long long replay_symmetric_team_destroy(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    dtl_status status = dtl_symmetric_team_destroy(heap, team);
    return status;
}

static long long replay_symmetric_barrier(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    dtl_status status = dtl_symmetric_barrier(heap, team);
    return status;
}

static long long replay_symmetric_sync(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    dtl_status status = dtl_symmetric_sync(heap, team);
    return status;
}

static long long replay_symmetric_broadcastmem(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    void *dest = read_presence() ? dummy : NULL;
    void *source = read_presence() ? dummy : NULL;
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_symmetric_broadcastmem(heap, team, dest, source, size, root);
    return status;
}

static long long replay_symmetric_fcollectmem(void)
{
    void *heap = read_handle();
    dtl_team_t team;
    read_value(&team, sizeof team);
    void *dest = read_presence() ? dummy : NULL;
    void *source = read_presence() ? dummy : NULL;
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_status status = dtl_symmetric_fcollectmem(heap, team, dest, source, size);
    return status;
}

static long long replay_signal_unique_id(void)
{
    void *id = read_buffer();
    dtl_status status = dtl_signal_unique_id(id);
    return status;
}

static long long replay_signal_create(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_signal_t comm = NULL;
    dtl_status status = dtl_signal_create(ctx, &comm);
    next_word(); /* > */
    add_handle(comm);
    return status;
}

static long long replay_signal_init(void)
{
    dtl_rank_t nranks;
    read_value(&nranks, sizeof nranks);
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *unique_id = read_buffer();
    next_word();
    dtl_signal_t comm = NULL;
    dtl_status status = dtl_signal_init(nranks, rank, unique_id, &comm);
    next_word(); /* > */
    add_handle(comm);
    return status;
}

static long long replay_signal_create_configured(void)
{
    void *ctx = read_handle();
    int contexts;
    read_value(&contexts, sizeof contexts);
    int indices;
    read_value(&indices, sizeof indices);
    int eager_init;
    read_value(&eager_init, sizeof eager_init);
    next_word();
    dtl_signal_t comm = NULL;
    dtl_status status = dtl_signal_create_configured(ctx, contexts, indices, eager_init, &comm);
    next_word(); /* > */
    add_handle(comm);
    return status;
}

static long long replay_signal_init_configured(void)
{
    dtl_rank_t nranks;
    read_value(&nranks, sizeof nranks);
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *unique_id = read_buffer();
    int contexts;
    read_value(&contexts, sizeof contexts);
    int indices;
    read_value(&indices, sizeof indices);
    int eager_init;
    read_value(&eager_init, sizeof eager_init);
    next_word();
    dtl_signal_t comm = NULL;
    dtl_status status = dtl_signal_init_configured(nranks, rank, unique_id, contexts, indices,
                                                   eager_init, &comm);
    next_word(); /* > */
    add_handle(comm);
    return status;
}

static long long replay_signal_destroy(void)
{
    void *comm = read_handle();
    dtl_signal_destroy(comm);
    return DTL_SUCCESS;
}

static long long replay_signal_is_valid(void)
{
    void *comm = read_handle();
    (void)dtl_signal_is_valid(comm);
    return DTL_SUCCESS;
}

static long long replay_signal_rank(void)
{
    void *comm = read_handle();
    (void)dtl_signal_rank(comm);
    return DTL_SUCCESS;
}

static long long replay_signal_size(void)
{
    void *comm = read_handle();
    (void)dtl_signal_size(comm);
    return DTL_SUCCESS;
}

static long long replay_signal_register_window(void)
{
    void *comm = read_handle();
    void *buffer = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    int flags;
    read_value(&flags, sizeof flags);
    void *window = read_buffer();
    dtl_status status = dtl_signal_register_window(comm, buffer, size, flags, window);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_signal_deregister_window(void)
{
    void *comm = read_handle();
    dtl_signal_window_t window;
    read_value(&window, sizeof window);
    dtl_status status = dtl_signal_deregister_window(comm, window);
    return status;
}

static long long replay_signal_send(void)
{
    void *comm = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t peer;
    read_value(&peer, sizeof peer);
    void *stream = read_handle();
    dtl_status status = dtl_signal_send(comm, sendbuf, count, dtype, peer, stream);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_signal_recv(void)
{
    void *comm = read_handle();
    void *recvbuf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t peer;
    read_value(&peer, sizeof peer);
    void *stream = read_handle();
    dtl_status status = dtl_signal_recv(comm, recvbuf, count, dtype, peer, stream);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_signal_notify(void)
{
    void *comm = read_handle();
    dtl_rank_t peer;
    read_value(&peer, sizeof peer);
    int signal_index;
    read_value(&signal_index, sizeof signal_index);
    int context;
    read_value(&context, sizeof context);
    int flags;
    read_value(&flags, sizeof flags);
    void *stream = read_handle();
    dtl_status status = dtl_signal_notify(comm, peer, signal_index, context, flags, stream);
    return status;
}

static long long replay_signal_put_signal(void)
{
    void *comm = read_handle();
    void *localbuf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t peer;
    read_value(&peer, sizeof peer);
    dtl_signal_window_t window;
    read_value(&window, sizeof window);
    dtl_size_t offset;
    read_value(&offset, sizeof offset);
    int signal_index;
    read_value(&signal_index, sizeof signal_index);
    int context;
    read_value(&context, sizeof context);
    int flags;
    read_value(&flags, sizeof flags);
    void *stream = read_handle();
    dtl_status status = dtl_signal_put_signal(comm, localbuf, count, dtype, peer, window, offset,
                                              signal_index, context, flags, stream);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_signal_wait_signal(void)
{
    void *comm = read_handle();
    void *peers = read_buffer();
    void *op_counts = read_buffer();
    void *signal_indices = read_buffer();
    void *contexts = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *stream = read_handle();
    dtl_status status = dtl_signal_wait_signal(comm, peers, op_counts, signal_indices, contexts,
                                               count, stream);
    return status;
}

static long long replay_signal_group_start(void)
{
    dtl_status status = dtl_signal_group_start();
    return status;
}

static long long replay_signal_group_end(void)
{
    dtl_status status = dtl_signal_group_end();
    return status;
}

static long long replay_model_create(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_model_t model = NULL;
    dtl_status status = dtl_model_create(ctx, &model);
    next_word(); /* > */
    add_handle(model);
    return status;
}

static long long replay_model_destroy(void)
{
    void *model = read_handle();
    dtl_model_destroy(model);
    return DTL_SUCCESS;
}

static long long replay_model_is_valid(void)
{
    void *model = read_handle();
    (void)dtl_model_is_valid(model);
    return DTL_SUCCESS;
}

static long long replay_model_tensors(void)
{
    void *model = read_handle();
    (void)dtl_model_tensors(model);
    return DTL_SUCCESS;
}

static long long replay_model_tasks(void)
{
    void *model = read_handle();
    (void)dtl_model_tasks(model);
    return DTL_SUCCESS;
}

static long long replay_model_tensor(void)
{
    void *model = read_handle();
    void *buffer = read_buffer();
    dtl_size_t rows;
    read_value(&rows, sizeof rows);
    dtl_size_t columns;
    read_value(&columns, sizeof columns);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *tensor = read_buffer();
    dtl_status status = dtl_model_tensor(model, buffer, rows, columns, dtype, tensor);
    next_word(); /* > */
    keep_buffers();
    return status;
}

static long long replay_model_view(void)
{
    void *model = read_handle();
    dtl_index_t tensor;
    read_value(&tensor, sizeof tensor);
    dtl_size_t row;
    read_value(&row, sizeof row);
    dtl_size_t rows;
    read_value(&rows, sizeof rows);
    dtl_size_t column;
    read_value(&column, sizeof column);
    dtl_size_t columns;
    read_value(&columns, sizeof columns);
    void *view = read_buffer();
    dtl_status status = dtl_model_view(model, tensor, row, rows, column, columns, view);
    return status;
}

static long long replay_model_add_unary(void)
{
    void *model = read_handle();
    dtl_model_unary_op op;
    read_value(&op, sizeof op);
    dtl_index_t x;
    read_value(&x, sizeof x);
    dtl_index_t out;
    read_value(&out, sizeof out);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_unary(model, op, x, out, task);
    return status;
}

static long long replay_model_add_binary(void)
{
    void *model = read_handle();
    dtl_model_binary_op op;
    read_value(&op, sizeof op);
    dtl_index_t x;
    read_value(&x, sizeof x);
    dtl_index_t y;
    read_value(&y, sizeof y);
    dtl_index_t out;
    read_value(&out, sizeof out);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_binary(model, op, x, y, out, task);
    return status;
}

static long long replay_model_add_linear(void)
{
    void *model = read_handle();
    dtl_index_t x;
    read_value(&x, sizeof x);
    dtl_index_t weight;
    read_value(&weight, sizeof weight);
    dtl_index_t bias;
    read_value(&bias, sizeof bias);
    dtl_index_t out;
    read_value(&out, sizeof out);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_linear(model, x, weight, bias, out, task);
    return status;
}

static long long replay_model_add_normalize(void)
{
    void *model = read_handle();
    dtl_model_norm norm;
    read_value(&norm, sizeof norm);
    dtl_index_t x;
    read_value(&x, sizeof x);
    dtl_index_t weight;
    read_value(&weight, sizeof weight);
    dtl_index_t bias;
    read_value(&bias, sizeof bias);
    double epsilon;
    read_value(&epsilon, sizeof epsilon);
    dtl_index_t out;
    read_value(&out, sizeof out);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_normalize(model, norm, x, weight, bias, epsilon, out, task);
    return status;
}

static long long replay_model_add_flash_attention(void)
{
    void *model = read_handle();
    dtl_model_mask mask;
    read_value(&mask, sizeof mask);
    dtl_index_t query;
    read_value(&query, sizeof query);
    dtl_index_t key;
    read_value(&key, sizeof key);
    dtl_index_t value;
    read_value(&value, sizeof value);
    dtl_size_t heads;
    read_value(&heads, sizeof heads);
    double scale;
    read_value(&scale, sizeof scale);
    dtl_index_t out;
    read_value(&out, sizeof out);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_flash_attention(model, mask, query, key, value, heads, scale,
                                                      out, task);
    return status;
}

static long long replay_model_add_flash_decode(void)
{
    void *model = read_handle();
    dtl_index_t query;
    read_value(&query, sizeof query);
    dtl_index_t key;
    read_value(&key, sizeof key);
    dtl_index_t value;
    read_value(&value, sizeof value);
    dtl_index_t lengths;
    read_value(&lengths, sizeof lengths);
    dtl_size_t heads;
    read_value(&heads, sizeof heads);
    double scale;
    read_value(&scale, sizeof scale);
    dtl_index_t out;
    read_value(&out, sizeof out);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_flash_decode(model, query, key, value, lengths, heads, scale,
                                                   out, task);
    return status;
}

static long long replay_model_add_append(void)
{
    void *model = read_handle();
    dtl_index_t x;
    read_value(&x, sizeof x);
    dtl_index_t lengths;
    read_value(&lengths, sizeof lengths);
    dtl_index_t cache;
    read_value(&cache, sizeof cache);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_append(model, x, lengths, cache, task);
    return status;
}

static long long replay_model_add_barrier(void)
{
    void *model = read_handle();
    void *task = read_buffer();
    dtl_status status = dtl_model_add_barrier(model, task);
    return status;
}

static long long replay_model_add_allreduce(void)
{
    void *model = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    dtl_index_t tensor;
    read_value(&tensor, sizeof tensor);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_allreduce(model, op, tensor, task);
    return status;
}

static long long replay_model_add_prefetch(void)
{
    void *model = read_handle();
    dtl_index_t tensor;
    read_value(&tensor, sizeof tensor);
    void *task = read_buffer();
    dtl_status status = dtl_model_add_prefetch(model, tensor, task);
    return status;
}

static long long replay_model_add_order(void)
{
    void *model = read_handle();
    dtl_index_t task;
    read_value(&task, sizeof task);
    dtl_index_t before;
    read_value(&before, sizeof before);
    dtl_status status = dtl_model_add_order(model, task, before);
    return status;
}

static long long replay_model_schedule(void)
{
    void *model = read_handle();
    int workers;
    read_value(&workers, sizeof workers);
    dtl_status status = dtl_model_schedule(model, workers);
    return status;
}

static long long replay_model_run(void)
{
    void *model = read_handle();
    dtl_status status = dtl_model_run(model);
    return status;
}

static long long replay_model_record_of(void)
{
    void *model = read_handle();
    dtl_size_t index;
    read_value(&index, sizeof index);
    void *record = read_buffer();
    dtl_status status = dtl_model_record_of(model, index, record);
    return status;
}

static long long replay_model_wait_of(void)
{
    void *model = read_handle();
    dtl_size_t index;
    read_value(&index, sizeof index);
    void *worker = read_buffer();
    void *count = read_buffer();
    dtl_status status = dtl_model_wait_of(model, index, worker, count);
    return status;
}

static long long replay_role_manager_create(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_role_manager_t mgr = NULL;
    dtl_status status = dtl_role_manager_create(ctx, &mgr);
    next_word(); /* > */
    add_handle(mgr);
    return status;
}

static long long replay_role_manager_destroy(void)
{
    void *mgr = read_handle();
    dtl_role_manager_destroy(mgr);
    return DTL_SUCCESS;
}

static long long replay_role_manager_add_role(void)
{
    void *mgr = read_handle();
    void *role_name = read_buffer();
    dtl_size_t num_ranks;
    read_value(&num_ranks, sizeof num_ranks);
    dtl_status status = dtl_role_manager_add_role(mgr, role_name, num_ranks);
    return status;
}

static long long replay_role_manager_add_role_of(void)
{
    void *mgr = read_handle();
    void *role_name = read_buffer();
    void *ranks = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_status status = dtl_role_manager_add_role_of(mgr, role_name, ranks, count);
    return status;
}

static long long replay_role_manager_initialize(void)
{
    void *mgr = read_handle();
    dtl_status status = dtl_role_manager_initialize(mgr);
    return status;
}

static long long replay_role_manager_has_role(void)
{
    void *mgr = read_handle();
    void *role_name = read_buffer();
    void *has_role = read_buffer();
    dtl_status status = dtl_role_manager_has_role(mgr, role_name, has_role);
    return status;
}

static long long replay_role_manager_role_size(void)
{
    void *mgr = read_handle();
    void *role_name = read_buffer();
    void *size = read_buffer();
    dtl_status status = dtl_role_manager_role_size(mgr, role_name, size);
    return status;
}

static long long replay_role_manager_role_rank(void)
{
    void *mgr = read_handle();
    void *role_name = read_buffer();
    void *rank = read_buffer();
    dtl_status status = dtl_role_manager_role_rank(mgr, role_name, rank);
    return status;
}

static long long replay_intergroup_send(void)
{
    void *mgr = read_handle();
    void *target_role = read_buffer();
    dtl_rank_t target_rank;
    read_value(&target_rank, sizeof target_rank);
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_status status = dtl_intergroup_send(mgr, target_role, target_rank, buf, count, dtype, tag);
    return status;
}

static long long replay_intergroup_recv(void)
{
    void *mgr = read_handle();
    void *source_role = read_buffer();
    dtl_rank_t source_rank;
    read_value(&source_rank, sizeof source_rank);
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_status status = dtl_intergroup_recv(mgr, source_role, source_rank, buf, count, dtype, tag);
    return status;
}

static long long replay_role_manager_context(void)
{
    void *mgr = read_handle();
    next_word();
    dtl_context_t ctx = NULL;
    dtl_status status = dtl_role_manager_context(mgr, &ctx);
    next_word(); /* > */
    add_handle(ctx);
    return status;
}

static long long replay_intergroup_broadcast(void)
{
    void *mgr = read_handle();
    void *source_role = read_buffer();
    dtl_rank_t source_rank;
    read_value(&source_rank, sizeof source_rank);
    void *target_role = read_buffer();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_tag_t tag;
    read_value(&tag, sizeof tag);
    dtl_status status = dtl_intergroup_broadcast(mgr, source_role, source_rank, target_role, buf,
                                                 count, dtype, tag);
    return status;
}

static long long replay_topology_num_cpus(void)
{
    void *count = read_buffer();
    dtl_status status = dtl_topology_num_cpus(count);
    return status;
}

static long long replay_topology_cpu_affinity(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *cpu_id = read_buffer();
    dtl_status status = dtl_topology_cpu_affinity(rank, cpu_id);
    return status;
}

static long long replay_topology_num_gpus(void)
{
    void *count = read_buffer();
    dtl_status status = dtl_topology_num_gpus(count);
    return status;
}

static long long replay_topology_gpu_id(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *gpu_id = read_buffer();
    dtl_status status = dtl_topology_gpu_id(rank, gpu_id);
    return status;
}

static long long replay_topology_device_id(void)
{
    dtl_device_kind kind;
    read_value(&kind, sizeof kind);
    void *device_id = read_buffer();
    dtl_status status = dtl_topology_device_id(kind, device_id);
    return status;
}

static long long replay_topology_is_local(void)
{
    dtl_rank_t rank_a;
    read_value(&rank_a, sizeof rank_a);
    dtl_rank_t rank_b;
    read_value(&rank_b, sizeof rank_b);
    void *is_local = read_buffer();
    dtl_status status = dtl_topology_is_local(rank_a, rank_b, is_local);
    return status;
}

static long long replay_topology_node_id(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *node_id = read_buffer();
    dtl_status status = dtl_topology_node_id(rank, node_id);
    return status;
}

static long long replay_topology_num_nodes(void)
{
    void *count = read_buffer();
    dtl_status status = dtl_topology_num_nodes(count);
    return status;
}

static long long replay_topology_node_rank(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *node_rank = read_buffer();
    dtl_status status = dtl_topology_node_rank(rank, node_rank);
    return status;
}

static long long replay_topology_node_size(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *size = read_buffer();
    dtl_status status = dtl_topology_node_size(rank, size);
    return status;
}

static long long replay_topology_numa_node(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *numa_node = read_buffer();
    dtl_status status = dtl_topology_numa_node(rank, numa_node);
    return status;
}

static long long replay_topology_host_name(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *buf = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    (void)dtl_topology_host_name(rank, buf, size);
    return DTL_SUCCESS;
}

static long long replay_topology_cpu_set(void)
{
    dtl_rank_t rank;
    read_value(&rank, sizeof rank);
    void *buf = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    (void)dtl_topology_cpu_set(rank, buf, size);
    return DTL_SUCCESS;
}

static long long replay_topology_num_numa_nodes(void)
{
    void *count = read_buffer();
    dtl_status status = dtl_topology_num_numa_nodes(count);
    return status;
}

static long long replay_topology_num_machine_cpus(void)
{
    void *count = read_buffer();
    dtl_status status = dtl_topology_num_machine_cpus(count);
    return status;
}

static long long replay_topology_machine_cpu(void)
{
    int index;
    read_value(&index, sizeof index);
    void *info = read_buffer();
    dtl_status status = dtl_topology_machine_cpu(index, info);
    return status;
}

static long long replay_topology_num_caches(void)
{
    void *count = read_buffer();
    dtl_status status = dtl_topology_num_caches(count);
    return status;
}

static long long replay_topology_cache(void)
{
    int level;
    read_value(&level, sizeof level);
    void *info = read_buffer();
    dtl_status status = dtl_topology_cache(level, info);
    return status;
}

static long long replay_topology_gpu(void)
{
    int index;
    read_value(&index, sizeof index);
    void *info = read_buffer();
    dtl_status status = dtl_topology_gpu(index, info);
    return status;
}

static long long replay_topology_text(void)
{
    void *buf = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    (void)dtl_topology_text(buf, size);
    return DTL_SUCCESS;
}

static long long replay_future_create(void)
{
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_future_create(&fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_future_destroy(void)
{
    void *fut = read_handle();
    dtl_future_destroy(fut);
    return DTL_SUCCESS;
}

static long long replay_future_wait(void)
{
    void *fut = read_handle();
    dtl_status status = dtl_future_wait(fut);
    return status;
}

static long long replay_future_test(void)
{
    void *fut = read_handle();
    void *completed = read_buffer();
    dtl_status status = dtl_future_test(fut, completed);
    return status;
}

static long long replay_future_get(void)
{
    void *fut = read_handle();
    void *buffer = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_status status = dtl_future_get(fut, buffer, size);
    return status;
}

static long long replay_future_set(void)
{
    void *fut = read_handle();
    void *value = read_buffer();
    dtl_size_t size;
    read_value(&size, sizeof size);
    dtl_status status = dtl_future_set(fut, value, size);
    return status;
}

static long long replay_future_fail(void)
{
    void *fut = read_handle();
    dtl_status code;
    read_value(&code, sizeof code);
    void *message = read_buffer();
    dtl_status status = dtl_future_fail(fut, code, message);
    return status;
}

static long long replay_future_size(void)
{
    void *fut = read_handle();
    void *bytes = read_buffer();
    dtl_status status = dtl_future_size(fut, bytes);
    return status;
}

static long long replay_future_wait_for(void)
{
    void *fut = read_handle();
    dtl_size_t milliseconds;
    read_value(&milliseconds, sizeof milliseconds);
    void *completed = read_buffer();
    dtl_status status = dtl_future_wait_for(fut, milliseconds, completed);
    return status;
}

static long long replay_future_then(void)
{
    void *fut = read_handle();
    dtl_then_func func = read_presence() ? nothing_then_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    next_word();
    dtl_future_t result = NULL;
    dtl_status status = dtl_future_then(fut, func, user_data, &result);
    next_word(); /* > */
    add_handle(result);
    keep_buffers();
    return status;
}

static long long replay_when_all(void)
{
    void *futures = read_handles();
    dtl_size_t count;
    read_value(&count, sizeof count);
    next_word();
    dtl_future_t result = NULL;
    dtl_status status = dtl_when_all(futures, count, &result);
    next_word(); /* > */
    add_handle(result);
    return status;
}

static long long replay_when_any(void)
{
    void *futures = read_handles();
    dtl_size_t count;
    read_value(&count, sizeof count);
    next_word();
    dtl_future_t result = NULL;
    void *completed_index = read_buffer();
    dtl_status status = dtl_when_any(futures, count, &result, completed_index);
    next_word(); /* > */
    add_handle(result);
    return status;
}

static long long replay_action_register(void)
{
    void *ctx = read_handle();
    void *name = read_buffer();
    dtl_action_func func = read_presence() ? nothing_action_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    void *action = read_buffer();
    dtl_status status = dtl_action_register(ctx, name, func, user_data, action);
    return status;
}

static long long replay_action_register_reply(void)
{
    void *ctx = read_handle();
    void *name = read_buffer();
    dtl_reply_func func = read_presence() ? nothing_reply_func : NULL;
    void *user_data = read_presence() ? dummy : NULL;
    void *action = read_buffer();
    dtl_status status = dtl_action_register_reply(ctx, name, func, user_data, action);
    return status;
}

static long long replay_remote_invoke(void)
{
    void *ctx = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t action;
    read_value(&action, sizeof action);
    void *args = read_buffer();
    dtl_size_t args_size;
    read_value(&args_size, sizeof args_size);
    void *result = read_buffer();
    dtl_size_t result_size;
    read_value(&result_size, sizeof result_size);
    dtl_status status = dtl_remote_invoke(ctx, target, action, args, args_size, result,
                                          result_size);
    return status;
}

static long long replay_remote_invoke_async(void)
{
    void *ctx = read_handle();
    dtl_rank_t target;
    read_value(&target, sizeof target);
    dtl_size_t action;
    read_value(&action, sizeof action);
    void *args = read_buffer();
    dtl_size_t args_size;
    read_value(&args_size, sizeof args_size);
    dtl_size_t result_size;
    read_value(&result_size, sizeof result_size);
    next_word();
    dtl_future_t result = NULL;
    dtl_status status = dtl_remote_invoke_async(ctx, target, action, args, args_size, result_size,
                                                &result);
    next_word(); /* > */
    add_handle(result);
    return status;
}

static long long replay_action_progress(void)
{
    dtl_action_progress();
    return DTL_SUCCESS;
}

static long long replay_action_barrier(void)
{
    void *ctx = read_handle();
    dtl_status status = dtl_action_barrier(ctx);
    return status;
}

static long long replay_device_kind_name(void)
{
    dtl_device_kind kind;
    read_value(&kind, sizeof kind);
    (void)dtl_device_kind_name(kind);
    return DTL_SUCCESS;
}

static long long replay_device_count(void)
{
    dtl_device_kind kind;
    read_value(&kind, sizeof kind);
    (void)dtl_device_count(kind);
    return DTL_SUCCESS;
}

static long long replay_stream_create(void)
{
    dtl_device_kind kind;
    read_value(&kind, sizeof kind);
    int device_id;
    read_value(&device_id, sizeof device_id);
    next_word();
    dtl_stream_t stream = NULL;
    dtl_status status = dtl_stream_create(kind, device_id, &stream);
    next_word(); /* > */
    add_handle(stream);
    return status;
}

static long long replay_stream_from_native(void)
{
    dtl_device_kind kind;
    read_value(&kind, sizeof kind);
    int device_id;
    read_value(&device_id, sizeof device_id);
    void *native = read_presence() ? dummy : NULL;
    next_word();
    dtl_stream_t stream = NULL;
    dtl_status status = dtl_stream_from_native(kind, device_id, native, &stream);
    next_word(); /* > */
    add_handle(stream);
    return status;
}

static long long replay_stream_native(void)
{
    void *stream = read_handle();
    (void)dtl_stream_native(stream);
    return DTL_SUCCESS;
}

static long long replay_stream_device_kind(void)
{
    void *stream = read_handle();
    (void)dtl_stream_device_kind(stream);
    return DTL_SUCCESS;
}

static long long replay_stream_device_id(void)
{
    void *stream = read_handle();
    (void)dtl_stream_device_id(stream);
    return DTL_SUCCESS;
}

static long long replay_stream_synchronize(void)
{
    void *stream = read_handle();
    dtl_status status = dtl_stream_synchronize(stream);
    return status;
}

static long long replay_stream_test(void)
{
    void *stream = read_handle();
    void *completed = read_buffer();
    dtl_status status = dtl_stream_test(stream, completed);
    return status;
}

static long long replay_stream_record_event(void)
{
    void *stream = read_handle();
    void *event = read_handle();
    dtl_status status = dtl_stream_record_event(stream, event);
    return status;
}

static long long replay_stream_wait_event(void)
{
    void *stream = read_handle();
    void *event = read_handle();
    dtl_status status = dtl_stream_wait_event(stream, event);
    return status;
}

static long long replay_stream_future(void)
{
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_stream_future(stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_context_stream(void)
{
    void *ctx = read_handle();
    next_word();
    dtl_stream_t stream = NULL;
    dtl_status status = dtl_context_stream(ctx, &stream);
    next_word(); /* > */
    add_handle(stream);
    return status;
}

static long long replay_context_set_stream(void)
{
    void *ctx = read_handle();
    void *stream = read_handle();
    dtl_status status = dtl_context_set_stream(ctx, stream);
    return status;
}

static long long replay_stream_destroy(void)
{
    void *stream = read_handle();
    dtl_stream_destroy(stream);
    return DTL_SUCCESS;
}

static long long replay_event_create(void)
{
    dtl_device_kind kind;
    read_value(&kind, sizeof kind);
    int device_id;
    read_value(&device_id, sizeof device_id);
    next_word();
    dtl_event_t event = NULL;
    dtl_status status = dtl_event_create(kind, device_id, &event);
    next_word(); /* > */
    add_handle(event);
    return status;
}

static long long replay_event_synchronize(void)
{
    void *event = read_handle();
    dtl_status status = dtl_event_synchronize(event);
    return status;
}

static long long replay_event_test(void)
{
    void *event = read_handle();
    void *completed = read_buffer();
    dtl_status status = dtl_event_test(event, completed);
    return status;
}

static long long replay_event_elapsed(void)
{
    void *earlier = read_handle();
    void *later = read_handle();
    void *milliseconds = read_buffer();
    dtl_status status = dtl_event_elapsed(earlier, later, milliseconds);
    return status;
}

static long long replay_event_destroy(void)
{
    void *event = read_handle();
    dtl_event_destroy(event);
    return DTL_SUCCESS;
}

static long long replay_container_queue_fill(void)
{
    void *container = read_handle();
    void *value = read_buffer();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_fill(container, value, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_copy(void)
{
    void *src = read_handle();
    void *dst = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_copy(src, dst, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_apply(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_apply(dst, src, op, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_apply_unary(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    dtl_unary_op op;
    read_value(&op, sizeof op);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_apply_unary(dst, src, op, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_apply_binary(void)
{
    void *dst = read_handle();
    void *x = read_handle();
    void *y = read_handle();
    dtl_binary_op op;
    read_value(&op, sizeof op);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_apply_binary(dst, x, y, op, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_apply_value(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    void *value = read_buffer();
    dtl_operand place;
    read_value(&place, sizeof place);
    dtl_binary_op op;
    read_value(&op, sizeof op);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_apply_value(dst, src, value, place, op, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_inclusive_scan_local(void)
{
    void *container = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_inclusive_scan_local(container, op, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_exclusive_scan_local(void)
{
    void *container = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_exclusive_scan_local(container, op, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_sort_local(void)
{
    void *container = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_sort_local(container, order, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_stable_sort_local(void)
{
    void *container = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_stable_sort_local(container, order, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_sort_by_key_local(void)
{
    void *keys = read_handle();
    void *payload = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_sort_by_key_local(keys, payload, order, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_argsort_local(void)
{
    void *container = read_handle();
    dtl_sort_order order;
    read_value(&order, sizeof order);
    void *indices = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_argsort_local(container, order, indices, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_gather(void)
{
    void *dst = read_handle();
    void *src = read_handle();
    void *indices = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_gather(dst, src, indices, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_scatter(void)
{
    void *dst = read_handle();
    void *indices = read_handle();
    void *src = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_scatter(dst, indices, src, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_reduce_local(void)
{
    void *container = read_handle();
    dtl_reduce_op op;
    read_value(&op, sizeof op);
    void *result = read_buffer();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_reduce_local(container, op, result, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    keep_buffers();
    return status;
}

static long long replay_container_queue_count_local(void)
{
    void *container = read_handle();
    void *value = read_buffer();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_count_local(container, value, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_find_local(void)
{
    void *container = read_handle();
    void *value = read_buffer();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_find_local(container, value, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_min_element_local(void)
{
    void *container = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_min_element_local(container, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_max_element_local(void)
{
    void *container = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_max_element_local(container, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_minmax_local(void)
{
    void *container = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_minmax_local(container, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_mean_local(void)
{
    void *container = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_mean_local(container, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_var_local(void)
{
    void *container = read_handle();
    dtl_size_t ddof;
    read_value(&ddof, sizeof ddof);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_var_local(container, ddof, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_norm_local(void)
{
    void *container = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_norm_local(container, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_dot_local(void)
{
    void *a = read_handle();
    void *b = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_dot_local(a, b, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_histogram_local(void)
{
    void *container = read_handle();
    double low;
    read_value(&low, sizeof low);
    double high;
    read_value(&high, sizeof high);
    dtl_size_t bins;
    read_value(&bins, sizeof bins);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_histogram_local(container, low, high, bins, stream,
                                                            &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_quantile_local(void)
{
    void *container = read_handle();
    void *probabilities = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_quantile_local(container, probabilities, count, stream,
                                                           &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_unique_local(void)
{
    void *container = read_handle();
    void *unique = read_handle();
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_unique_local(container, unique, stream, &fut);
    next_word(); /* > */
    add_handle(fut);
    return status;
}

static long long replay_container_queue_copy_to_host(void)
{
    void *container = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_copy_to_host(container, host_buffer, count, stream,
                                                         &fut);
    next_word(); /* > */
    add_handle(fut);
    keep_buffers();
    return status;
}

static long long replay_container_queue_copy_from_host(void)
{
    void *container = read_handle();
    void *host_buffer = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    void *stream = read_handle();
    next_word();
    dtl_future_t fut = NULL;
    dtl_status status = dtl_container_queue_copy_from_host(container, host_buffer, count, stream,
                                                           &fut);
    next_word(); /* > */
    add_handle(fut);
    keep_buffers();
    return status;
}

static long long replay_nccl_allreduce_device(void)
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
    dtl_status status = dtl_nccl_allreduce_device(ctx, sendbuf, recvbuf, count, dtype, op);
    return status;
}

static long long replay_nccl_allreduce_device_ex(void)
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
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_allreduce_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode);
    return status;
}

static long long replay_nccl_broadcast_device(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_status status = dtl_nccl_broadcast_device(ctx, buf, count, dtype, root);
    return status;
}

static long long replay_nccl_broadcast_device_ex(void)
{
    void *ctx = read_handle();
    void *buf = read_buffer();
    dtl_size_t count;
    read_value(&count, sizeof count);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_broadcast_device_ex(ctx, buf, count, dtype, root, mode);
    return status;
}

static long long replay_nccl_barrier_device(void)
{
    void *ctx = read_handle();
    dtl_status status = dtl_nccl_barrier_device(ctx);
    return status;
}

static long long replay_nccl_gatherv_device_ex(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_gatherv_device_ex(ctx, sendbuf, sendcount, senddtype, recvbuf,
                                                   recvcounts, displs, recvdtype, root, mode);
    return status;
}

static long long replay_nccl_scatterv_device_ex(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *displs = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    dtl_size_t recvcount;
    read_value(&recvcount, sizeof recvcount);
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_rank_t root;
    read_value(&root, sizeof root);
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_scatterv_device_ex(ctx, sendbuf, sendcounts, displs, senddtype,
                                                    recvbuf, recvcount, recvdtype, root, mode);
    return status;
}

static long long replay_nccl_allgatherv_device_ex(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    dtl_size_t sendcount;
    read_value(&sendcount, sizeof sendcount);
    dtl_dtype dtype;
    read_value(&dtype, sizeof dtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *displs = read_buffer();
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_allgatherv_device_ex(ctx, sendbuf, sendcount, dtype, recvbuf,
                                                      recvcounts, displs, mode);
    return status;
}

static long long replay_nccl_alltoallv_device_ex(void)
{
    void *ctx = read_handle();
    void *sendbuf = read_buffer();
    void *sendcounts = read_buffer();
    void *sdispls = read_buffer();
    dtl_dtype senddtype;
    read_value(&senddtype, sizeof senddtype);
    void *recvbuf = read_buffer();
    void *recvcounts = read_buffer();
    void *rdispls = read_buffer();
    dtl_dtype recvdtype;
    read_value(&recvdtype, sizeof recvdtype);
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_alltoallv_device_ex(ctx, sendbuf, sendcounts, sdispls, senddtype,
                                                     recvbuf, recvcounts, rdispls, recvdtype, mode);
    return status;
}

static long long replay_nccl_scan_device_ex(void)
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
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_scan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode);
    return status;
}

static long long replay_nccl_exscan_device_ex(void)
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
    dtl_nccl_operation_mode mode;
    read_value(&mode, sizeof mode);
    dtl_status status = dtl_nccl_exscan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode);
    return status;
}

static const struct {
    const char *name;
    long long (*call)(void);
} calls[] = {
    {"dtl_dtype_size", replay_dtype_size},
    {"dtl_dtype_name", replay_dtype_name},
    {"dtl_reduce_op_name", replay_reduce_op_name},
    {"dtl_unary_op_name", replay_unary_op_name},
    {"dtl_binary_op_name", replay_binary_op_name},
    {"dtl_shape_1d", replay_shape_1d},
    {"dtl_shape_2d", replay_shape_2d},
    {"dtl_shape_3d", replay_shape_3d},
    {"dtl_shape_nd", replay_shape_nd},
    {"dtl_shape_pack", replay_shape_pack},
    {"dtl_shape_unpack", replay_shape_unpack},
    {"dtl_shape_size", replay_shape_size},
    {"dtl_status_ok", replay_status_ok},
    {"dtl_status_is_error", replay_status_is_error},
    {"dtl_status_message", replay_status_message},
    {"dtl_status_name", replay_status_name},
    {"dtl_status_category", replay_status_category},
    {"dtl_status_category_code", replay_status_category_code},
    {"dtl_status_is_category", replay_status_is_category},
    {"dtl_last_error", replay_last_error},
    {"dtl_last_error_status", replay_last_error_status},
    {"dtl_clear_error", replay_clear_error},
    {"dtl_version_major", replay_version_major},
    {"dtl_version_minor", replay_version_minor},
    {"dtl_version_patch", replay_version_patch},
    {"dtl_abi_version", replay_abi_version},
    {"dtl_version_string", replay_version_string},
    {"dtl_has_mpi", replay_has_mpi},
    {"dtl_mpi_library", replay_mpi_library},
    {"dtl_has_cuda", replay_has_cuda},
    {"dtl_has_hip", replay_has_hip},
    {"dtl_has_nccl", replay_has_nccl},
    {"dtl_has_shmem", replay_has_shmem},
    {"dtl_backend_name", replay_backend_name},
    {"dtl_backend_count", replay_backend_count},
    {"dtl_backend_report", replay_backend_report},
    {"dtl_version", replay_version},
    {"dtl_metrics_enable", replay_metrics_enable},
    {"dtl_metrics_count", replay_metrics_count},
    {"dtl_environment_create", replay_environment_create},
    {"dtl_environment_create_with_args", replay_environment_create_with_args},
    {"dtl_environment_destroy", replay_environment_destroy},
    {"dtl_environment_is_initialized", replay_environment_is_initialized},
    {"dtl_environment_ref_count", replay_environment_ref_count},
    {"dtl_environment_domain", replay_environment_domain},
    {"dtl_environment_has_mpi", replay_environment_has_mpi},
    {"dtl_environment_has_cuda", replay_environment_has_cuda},
    {"dtl_environment_has_hip", replay_environment_has_hip},
    {"dtl_environment_has_nccl", replay_environment_has_nccl},
    {"dtl_environment_has_shmem", replay_environment_has_shmem},
    {"dtl_environment_mpi_thread_level", replay_environment_mpi_thread_level},
    {"dtl_environment_make_world_context", replay_environment_make_world_context},
    {"dtl_environment_make_world_context_gpu", replay_environment_make_world_context_gpu},
    {"dtl_environment_make_cpu_context", replay_environment_make_cpu_context},
    {"dtl_abort", replay_abort},
    {"dtl_interrupt", replay_interrupt},
    {"dtl_interrupt_clear", replay_interrupt_clear},
    {"dtl_interrupt_is_stuck", replay_interrupt_is_stuck},
    {"dtl_interrupt_check_set", replay_interrupt_check_set},
    {"dtl_context_options_init", replay_context_options_init},
    {"dtl_context_create", replay_context_create},
    {"dtl_context_create_default", replay_context_create_default},
    {"dtl_context_from_fortran_comm", replay_context_from_fortran_comm},
    {"dtl_context_destroy", replay_context_destroy},
    {"dtl_context_rank", replay_context_rank},
    {"dtl_context_size", replay_context_size},
    {"dtl_context_is_root", replay_context_is_root},
    {"dtl_context_device_id", replay_context_device_id},
    {"dtl_context_device_kind", replay_context_device_kind},
    {"dtl_context_has_device", replay_context_has_device},
    {"dtl_context_determinism_mode", replay_context_determinism_mode},
    {"dtl_context_reduction_schedule_policy", replay_context_reduction_schedule_policy},
    {"dtl_context_progress_ordering_policy", replay_context_progress_ordering_policy},
    {"dtl_context_barrier", replay_context_barrier},
    {"dtl_context_fence", replay_context_fence},
    {"dtl_context_is_valid", replay_context_is_valid},
    {"dtl_context_dup", replay_context_dup},
    {"dtl_context_split", replay_context_split},
    {"dtl_context_split_by_node", replay_context_split_by_node},
    {"dtl_context_split_leaders", replay_context_split_leaders},
    {"dtl_context_has_mpi", replay_context_has_mpi},
    {"dtl_context_mpi_comm", replay_context_mpi_comm},
    {"dtl_context_has_cuda", replay_context_has_cuda},
    {"dtl_context_has_nccl", replay_context_has_nccl},
    {"dtl_context_nccl_mode", replay_context_nccl_mode},
    {"dtl_context_nccl_supports_native", replay_context_nccl_supports_native},
    {"dtl_context_nccl_supports_hybrid", replay_context_nccl_supports_hybrid},
    {"dtl_context_has_shmem", replay_context_has_shmem},
    {"dtl_context_with_cuda", replay_context_with_cuda},
    {"dtl_context_with_device", replay_context_with_device},
    {"dtl_context_with_shmem", replay_context_with_shmem},
    {"dtl_context_with_nccl", replay_context_with_nccl},
    {"dtl_context_with_nccl_ex", replay_context_with_nccl_ex},
    {"dtl_context_split_nccl", replay_context_split_nccl},
    {"dtl_context_split_nccl_ex", replay_context_split_nccl_ex},
    {"dtl_context_refuse", replay_context_refuse},
    {"dtl_context_refuse_call", replay_context_refuse_call},
    {"dtl_tell_call", replay_tell_call},
    {"dtl_tell_place", replay_tell_place},
    {"dtl_call_words_set", replay_call_words_set},
    {"dtl_context_set_error_handler", replay_context_set_error_handler},
    {"dtl_context_set_error_policy", replay_context_set_error_policy},
    {"dtl_context_error_policy", replay_context_error_policy},
    {"dtl_barrier", replay_barrier},
    {"dtl_broadcast", replay_broadcast},
    {"dtl_reduce", replay_reduce},
    {"dtl_allreduce", replay_allreduce},
    {"dtl_allreduce_alike", replay_allreduce_alike},
    {"dtl_allreduce_float64", replay_allreduce_float64},
    {"dtl_allreduce_int64", replay_allreduce_int64},
    {"dtl_gather", replay_gather},
    {"dtl_allgather", replay_allgather},
    {"dtl_scatter", replay_scatter},
    {"dtl_alltoall", replay_alltoall},
    {"dtl_gatherv", replay_gatherv},
    {"dtl_scatterv", replay_scatterv},
    {"dtl_allgatherv", replay_allgatherv},
    {"dtl_alltoallv", replay_alltoallv},
    {"dtl_scan", replay_scan},
    {"dtl_exscan", replay_exscan},
    {"dtl_reduce_scatter", replay_reduce_scatter},
    {"dtl_reduce_scatter_block", replay_reduce_scatter_block},
    {"dtl_ibarrier", replay_ibarrier},
    {"dtl_ibroadcast", replay_ibroadcast},
    {"dtl_ireduce", replay_ireduce},
    {"dtl_iallreduce", replay_iallreduce},
    {"dtl_igather", replay_igather},
    {"dtl_iallgather", replay_iallgather},
    {"dtl_iscatter", replay_iscatter},
    {"dtl_ialltoall", replay_ialltoall},
    {"dtl_igatherv", replay_igatherv},
    {"dtl_iscatterv", replay_iscatterv},
    {"dtl_iallgatherv", replay_iallgatherv},
    {"dtl_ialltoallv", replay_ialltoallv},
    {"dtl_iscan", replay_iscan},
    {"dtl_iexscan", replay_iexscan},
    {"dtl_ireduce_scatter", replay_ireduce_scatter},
    {"dtl_ireduce_scatter_block", replay_ireduce_scatter_block},
    {"dtl_plan_barrier", replay_plan_barrier},
    {"dtl_plan_broadcast", replay_plan_broadcast},
    {"dtl_plan_reduce", replay_plan_reduce},
    {"dtl_plan_allreduce", replay_plan_allreduce},
    {"dtl_plan_gather", replay_plan_gather},
    {"dtl_plan_allgather", replay_plan_allgather},
    {"dtl_plan_scatter", replay_plan_scatter},
    {"dtl_plan_alltoall", replay_plan_alltoall},
    {"dtl_plan_gatherv", replay_plan_gatherv},
    {"dtl_plan_scatterv", replay_plan_scatterv},
    {"dtl_plan_allgatherv", replay_plan_allgatherv},
    {"dtl_plan_alltoallv", replay_plan_alltoallv},
    {"dtl_plan_scan", replay_plan_scan},
    {"dtl_plan_exscan", replay_plan_exscan},
    {"dtl_plan_reduce_scatter", replay_plan_reduce_scatter},
    {"dtl_plan_reduce_scatter_block", replay_plan_reduce_scatter_block},
    {"dtl_send", replay_send},
    {"dtl_recv", replay_recv},
    {"dtl_sendrecv", replay_sendrecv},
    {"dtl_isend", replay_isend},
    {"dtl_irecv", replay_irecv},
    {"dtl_probe", replay_probe},
    {"dtl_iprobe", replay_iprobe},
    {"dtl_mprobe", replay_mprobe},
    {"dtl_improbe", replay_improbe},
    {"dtl_mrecv", replay_mrecv},
    {"dtl_message_free", replay_message_free},
    {"dtl_isend_shaped", replay_isend_shaped},
    {"dtl_probe_envelope", replay_probe_envelope},
    {"dtl_iprobe_envelope", replay_iprobe_envelope},
    {"dtl_message_envelope", replay_message_envelope},
    {"dtl_wait", replay_wait},
    {"dtl_waitall", replay_waitall},
    {"dtl_test", replay_test},
    {"dtl_request_future", replay_request_future},
    {"dtl_waitany", replay_waitany},
    {"dtl_testany", replay_testany},
    {"dtl_testall", replay_testall},
    {"dtl_cancel", replay_cancel},
    {"dtl_request_free", replay_request_free},
    {"dtl_collective_plan_start", replay_collective_plan_start},
    {"dtl_collective_plan_wait", replay_collective_plan_wait},
    {"dtl_collective_plan_test", replay_collective_plan_test},
    {"dtl_collective_plan_destroy", replay_collective_plan_destroy},
    {"dtl_partition_policy_name", replay_partition_policy_name},
    {"dtl_placement_policy_name", replay_placement_policy_name},
    {"dtl_placement_available", replay_placement_available},
    {"dtl_execution_policy_name", replay_execution_policy_name},
    {"dtl_consistency_policy_name", replay_consistency_policy_name},
    {"dtl_error_policy_name", replay_error_policy_name},
    {"dtl_container_options_init", replay_container_options_init},
    {"dtl_vector_create_with_options", replay_vector_create_with_options},
    {"dtl_vector_partition_policy", replay_vector_partition_policy},
    {"dtl_vector_placement_policy", replay_vector_placement_policy},
    {"dtl_vector_execution_policy", replay_vector_execution_policy},
    {"dtl_vector_device_id", replay_vector_device_id},
    {"dtl_vector_consistency_policy", replay_vector_consistency_policy},
    {"dtl_vector_error_policy", replay_vector_error_policy},
    {"dtl_vector_copy_to_host", replay_vector_copy_to_host},
    {"dtl_vector_copy_from_host", replay_vector_copy_from_host},
    {"dtl_vector_create", replay_vector_create},
    {"dtl_vector_create_fill", replay_vector_create_fill},
    {"dtl_vector_destroy", replay_vector_destroy},
    {"dtl_vector_global_size", replay_vector_global_size},
    {"dtl_vector_local_size", replay_vector_local_size},
    {"dtl_vector_local_offset", replay_vector_local_offset},
    {"dtl_vector_empty", replay_vector_empty},
    {"dtl_vector_dtype", replay_vector_dtype},
    {"dtl_vector_local_data", replay_vector_local_data},
    {"dtl_vector_local_data_mut", replay_vector_local_data_mut},
    {"dtl_vector_device_data", replay_vector_device_data},
    {"dtl_vector_device_data_mut", replay_vector_device_data_mut},
    {"dtl_vector_get_local", replay_vector_get_local},
    {"dtl_vector_set_local", replay_vector_set_local},
    {"dtl_vector_num_ranks", replay_vector_num_ranks},
    {"dtl_vector_rank", replay_vector_rank},
    {"dtl_vector_is_local", replay_vector_is_local},
    {"dtl_vector_owner", replay_vector_owner},
    {"dtl_vector_to_local", replay_vector_to_local},
    {"dtl_vector_to_global", replay_vector_to_global},
    {"dtl_vector_resize", replay_vector_resize},
    {"dtl_vector_barrier", replay_vector_barrier},
    {"dtl_vector_fill_local", replay_vector_fill_local},
    {"dtl_vector_reduce_sum", replay_vector_reduce_sum},
    {"dtl_vector_reduce_min", replay_vector_reduce_min},
    {"dtl_vector_reduce_max", replay_vector_reduce_max},
    {"dtl_vector_sort_ascending", replay_vector_sort_ascending},
    {"dtl_vector_redistribute", replay_vector_redistribute},
    {"dtl_vector_is_dirty", replay_vector_is_dirty},
    {"dtl_vector_is_clean", replay_vector_is_clean},
    {"dtl_vector_sync", replay_vector_sync},
    {"dtl_vector_is_valid", replay_vector_is_valid},
    {"dtl_array_create_with_options", replay_array_create_with_options},
    {"dtl_array_partition_policy", replay_array_partition_policy},
    {"dtl_array_placement_policy", replay_array_placement_policy},
    {"dtl_array_execution_policy", replay_array_execution_policy},
    {"dtl_array_device_id", replay_array_device_id},
    {"dtl_array_consistency_policy", replay_array_consistency_policy},
    {"dtl_array_error_policy", replay_array_error_policy},
    {"dtl_array_copy_to_host", replay_array_copy_to_host},
    {"dtl_array_copy_from_host", replay_array_copy_from_host},
    {"dtl_array_create", replay_array_create},
    {"dtl_array_create_fill", replay_array_create_fill},
    {"dtl_array_destroy", replay_array_destroy},
    {"dtl_array_global_size", replay_array_global_size},
    {"dtl_array_local_size", replay_array_local_size},
    {"dtl_array_local_offset", replay_array_local_offset},
    {"dtl_array_empty", replay_array_empty},
    {"dtl_array_dtype", replay_array_dtype},
    {"dtl_array_local_data", replay_array_local_data},
    {"dtl_array_local_data_mut", replay_array_local_data_mut},
    {"dtl_array_get_local", replay_array_get_local},
    {"dtl_array_set_local", replay_array_set_local},
    {"dtl_array_num_ranks", replay_array_num_ranks},
    {"dtl_array_rank", replay_array_rank},
    {"dtl_array_is_local", replay_array_is_local},
    {"dtl_array_owner", replay_array_owner},
    {"dtl_array_to_local", replay_array_to_local},
    {"dtl_array_to_global", replay_array_to_global},
    {"dtl_array_fill_local", replay_array_fill_local},
    {"dtl_array_barrier", replay_array_barrier},
    {"dtl_array_is_valid", replay_array_is_valid},
    {"dtl_tensor_create", replay_tensor_create},
    {"dtl_tensor_create_fill", replay_tensor_create_fill},
    {"dtl_tensor_create_with_options", replay_tensor_create_with_options},
    {"dtl_tensor_destroy", replay_tensor_destroy},
    {"dtl_tensor_shape", replay_tensor_shape},
    {"dtl_tensor_ndim", replay_tensor_ndim},
    {"dtl_tensor_dim", replay_tensor_dim},
    {"dtl_tensor_global_size", replay_tensor_global_size},
    {"dtl_tensor_local_size", replay_tensor_local_size},
    {"dtl_tensor_local_shape", replay_tensor_local_shape},
    {"dtl_tensor_dtype", replay_tensor_dtype},
    {"dtl_tensor_local_data", replay_tensor_local_data},
    {"dtl_tensor_local_data_mut", replay_tensor_local_data_mut},
    {"dtl_tensor_stride", replay_tensor_stride},
    {"dtl_tensor_get_local_nd", replay_tensor_get_local_nd},
    {"dtl_tensor_set_local_nd", replay_tensor_set_local_nd},
    {"dtl_tensor_get_local", replay_tensor_get_local},
    {"dtl_tensor_set_local", replay_tensor_set_local},
    {"dtl_tensor_num_ranks", replay_tensor_num_ranks},
    {"dtl_tensor_rank", replay_tensor_rank},
    {"dtl_tensor_distributed_dim", replay_tensor_distributed_dim},
    {"dtl_tensor_reshape", replay_tensor_reshape},
    {"dtl_tensor_fill_local", replay_tensor_fill_local},
    {"dtl_tensor_barrier", replay_tensor_barrier},
    {"dtl_tensor_is_valid", replay_tensor_is_valid},
    {"dtl_span_create", replay_span_create},
    {"dtl_span_from_vector", replay_span_from_vector},
    {"dtl_span_from_array", replay_span_from_array},
    {"dtl_span_from_tensor", replay_span_from_tensor},
    {"dtl_span_destroy", replay_span_destroy},
    {"dtl_span_size", replay_span_size},
    {"dtl_span_local_size", replay_span_local_size},
    {"dtl_span_size_bytes", replay_span_size_bytes},
    {"dtl_span_empty", replay_span_empty},
    {"dtl_span_dtype", replay_span_dtype},
    {"dtl_span_data", replay_span_data},
    {"dtl_span_data_mut", replay_span_data_mut},
    {"dtl_span_rank", replay_span_rank},
    {"dtl_span_num_ranks", replay_span_num_ranks},
    {"dtl_span_get_local", replay_span_get_local},
    {"dtl_span_set_local", replay_span_set_local},
    {"dtl_span_first", replay_span_first},
    {"dtl_span_last", replay_span_last},
    {"dtl_span_subspan", replay_span_subspan},
    {"dtl_span_is_valid", replay_span_is_valid},
    {"dtl_container_partition_policy", replay_container_partition_policy},
    {"dtl_container_placement_policy", replay_container_placement_policy},
    {"dtl_container_execution_policy", replay_container_execution_policy},
    {"dtl_container_device_id", replay_container_device_id},
    {"dtl_container_consistency_policy", replay_container_consistency_policy},
    {"dtl_container_error_policy", replay_container_error_policy},
    {"dtl_container_dtype", replay_container_dtype},
    {"dtl_container_global_size", replay_container_global_size},
    {"dtl_container_local_size", replay_container_local_size},
    {"dtl_container_local_offset", replay_container_local_offset},
    {"dtl_container_block_size", replay_container_block_size},
    {"dtl_container_ndim", replay_container_ndim},
    {"dtl_container_num_ranks", replay_container_num_ranks},
    {"dtl_container_rank", replay_container_rank},
    {"dtl_container_local_data", replay_container_local_data},
    {"dtl_container_local_data_mut", replay_container_local_data_mut},
    {"dtl_container_device_kind", replay_container_device_kind},
    {"dtl_container_device_number", replay_container_device_number},
    {"dtl_container_device_data", replay_container_device_data},
    {"dtl_container_device_data_mut", replay_container_device_data_mut},
    {"dtl_container_is_dirty", replay_container_is_dirty},
    {"dtl_container_is_clean", replay_container_is_clean},
    {"dtl_container_is_local", replay_container_is_local},
    {"dtl_container_owner", replay_container_owner},
    {"dtl_container_to_local", replay_container_to_local},
    {"dtl_container_to_global", replay_container_to_global},
    {"dtl_container_get_local", replay_container_get_local},
    {"dtl_container_set_local", replay_container_set_local},
    {"dtl_container_fill_local", replay_container_fill_local},
    {"dtl_container_copy_to_host", replay_container_copy_to_host},
    {"dtl_container_copy_from_host", replay_container_copy_from_host},
    {"dtl_container_expose", replay_container_expose},
    {"dtl_container_get_element", replay_container_get_element},
    {"dtl_container_set_element", replay_container_set_element},
    {"dtl_container_get_elements", replay_container_get_elements},
    {"dtl_container_set_elements", replay_container_set_elements},
    {"dtl_container_redistribute", replay_container_redistribute},
    {"dtl_container_barrier", replay_container_barrier},
    {"dtl_container_sync", replay_container_sync},
    {"dtl_container_exchange_halo", replay_container_exchange_halo},
    {"dtl_container_refresh_halo", replay_container_refresh_halo},
    {"dtl_container_combine", replay_container_combine},
    {"dtl_container_save", replay_container_save},
    {"dtl_container_load", replay_container_load},
    {"dtl_file_inspect", replay_file_inspect},
    {"dtl_container_memory", replay_container_memory},
    {"dtl_memory_release", replay_memory_release},
    {"dtl_map_create", replay_map_create},
    {"dtl_map_create_sized", replay_map_create_sized},
    {"dtl_map_destroy", replay_map_destroy},
    {"dtl_map_insert", replay_map_insert},
    {"dtl_map_insert_batch", replay_map_insert_batch},
    {"dtl_map_combine", replay_map_combine},
    {"dtl_map_combine_batch", replay_map_combine_batch},
    {"dtl_map_combine_with", replay_map_combine_with},
    {"dtl_map_combine_with_batch", replay_map_combine_with_batch},
    {"dtl_map_replace", replay_map_replace},
    {"dtl_map_replace_batch", replay_map_replace_batch},
    {"dtl_map_find", replay_map_find},
    {"dtl_map_find_batch", replay_map_find_batch},
    {"dtl_map_contains_batch", replay_map_contains_batch},
    {"dtl_map_contains", replay_map_contains},
    {"dtl_map_erase", replay_map_erase},
    {"dtl_map_erase_batch", replay_map_erase_batch},
    {"dtl_map_flush", replay_map_flush},
    {"dtl_map_sync", replay_map_sync},
    {"dtl_map_clear", replay_map_clear},
    {"dtl_map_local_size", replay_map_local_size},
    {"dtl_map_global_size", replay_map_global_size},
    {"dtl_map_is_dirty", replay_map_is_dirty},
    {"dtl_map_key_dtype", replay_map_key_dtype},
    {"dtl_map_value_dtype", replay_map_value_dtype},
    {"dtl_map_key_size", replay_map_key_size},
    {"dtl_map_value_size", replay_map_value_size},
    {"dtl_map_owner", replay_map_owner},
    {"dtl_map_local_entries", replay_map_local_entries},
    {"dtl_map_for_each", replay_map_for_each},
    {"dtl_map_is_valid", replay_map_is_valid},
    {"dtl_for_each_vector", replay_for_each_vector},
    {"dtl_for_each_vector_const", replay_for_each_vector_const},
    {"dtl_for_each_array", replay_for_each_array},
    {"dtl_for_each_array_const", replay_for_each_array_const},
    {"dtl_transform_vector", replay_transform_vector},
    {"dtl_transform_array", replay_transform_array},
    {"dtl_copy_vector", replay_copy_vector},
    {"dtl_copy_array", replay_copy_array},
    {"dtl_fill_vector", replay_fill_vector},
    {"dtl_fill_array", replay_fill_array},
    {"dtl_find_vector", replay_find_vector},
    {"dtl_find_if_vector", replay_find_if_vector},
    {"dtl_find_array", replay_find_array},
    {"dtl_find_if_array", replay_find_if_array},
    {"dtl_count_vector", replay_count_vector},
    {"dtl_count_if_vector", replay_count_if_vector},
    {"dtl_count_array", replay_count_array},
    {"dtl_count_if_array", replay_count_if_array},
    {"dtl_reduce_local_vector", replay_reduce_local_vector},
    {"dtl_reduce_local_vector_func", replay_reduce_local_vector_func},
    {"dtl_reduce_local_array", replay_reduce_local_array},
    {"dtl_reduce_local_array_func", replay_reduce_local_array_func},
    {"dtl_sort_vector", replay_sort_vector},
    {"dtl_sort_vector_descending", replay_sort_vector_descending},
    {"dtl_sort_vector_func", replay_sort_vector_func},
    {"dtl_sort_array", replay_sort_array},
    {"dtl_sort_array_descending", replay_sort_array_descending},
    {"dtl_sort_array_func", replay_sort_array_func},
    {"dtl_minmax_vector", replay_minmax_vector},
    {"dtl_minmax_array", replay_minmax_array},
    {"dtl_all_of_vector", replay_all_of_vector},
    {"dtl_any_of_vector", replay_any_of_vector},
    {"dtl_none_of_vector", replay_none_of_vector},
    {"dtl_all_of_array", replay_all_of_array},
    {"dtl_any_of_array", replay_any_of_array},
    {"dtl_none_of_array", replay_none_of_array},
    {"dtl_min_element_vector", replay_min_element_vector},
    {"dtl_max_element_vector", replay_max_element_vector},
    {"dtl_min_element_array", replay_min_element_array},
    {"dtl_max_element_array", replay_max_element_array},
    {"dtl_inclusive_scan_vector", replay_inclusive_scan_vector},
    {"dtl_exclusive_scan_vector", replay_exclusive_scan_vector},
    {"dtl_inclusive_scan_array", replay_inclusive_scan_array},
    {"dtl_exclusive_scan_array", replay_exclusive_scan_array},
    {"dtl_container_fill", replay_container_fill},
    {"dtl_container_copy", replay_container_copy},
    {"dtl_container_for_each", replay_container_for_each},
    {"dtl_container_transform", replay_container_transform},
    {"dtl_container_apply", replay_container_apply},
    {"dtl_container_apply_unary", replay_container_apply_unary},
    {"dtl_container_apply_unary_local", replay_container_apply_unary_local},
    {"dtl_container_apply_binary", replay_container_apply_binary},
    {"dtl_container_apply_binary_local", replay_container_apply_binary_local},
    {"dtl_container_apply_value", replay_container_apply_value},
    {"dtl_container_apply_value_local", replay_container_apply_value_local},
    {"dtl_container_for_each_chunk", replay_container_for_each_chunk},
    {"dtl_container_transform_chunks", replay_container_transform_chunks},
    {"dtl_container_find", replay_container_find},
    {"dtl_container_find_if", replay_container_find_if},
    {"dtl_container_count", replay_container_count},
    {"dtl_container_count_if", replay_container_count_if},
    {"dtl_container_all_of", replay_container_all_of},
    {"dtl_container_any_of", replay_container_any_of},
    {"dtl_container_none_of", replay_container_none_of},
    {"dtl_container_reduce", replay_container_reduce},
    {"dtl_container_reduce_func", replay_container_reduce_func},
    {"dtl_container_minmax", replay_container_minmax},
    {"dtl_container_min_element", replay_container_min_element},
    {"dtl_container_max_element", replay_container_max_element},
    {"dtl_container_inclusive_scan", replay_container_inclusive_scan},
    {"dtl_container_exclusive_scan", replay_container_exclusive_scan},
    {"dtl_container_sort", replay_container_sort},
    {"dtl_container_stable_sort", replay_container_stable_sort},
    {"dtl_container_sort_func", replay_container_sort_func},
    {"dtl_container_sort_by_key", replay_container_sort_by_key},
    {"dtl_container_argsort", replay_container_argsort},
    {"dtl_container_unique", replay_container_unique},
    {"dtl_container_mean", replay_container_mean},
    {"dtl_container_var", replay_container_var},
    {"dtl_container_norm", replay_container_norm},
    {"dtl_container_dot", replay_container_dot},
    {"dtl_container_histogram", replay_container_histogram},
    {"dtl_container_quantile", replay_container_quantile},
    {"dtl_async_for_each_vector", replay_async_for_each_vector},
    {"dtl_async_transform_vector", replay_async_transform_vector},
    {"dtl_async_reduce_vector", replay_async_reduce_vector},
    {"dtl_async_sort_vector", replay_async_sort_vector},
    {"dtl_async_for_each_array", replay_async_for_each_array},
    {"dtl_async_reduce_array", replay_async_reduce_array},
    {"dtl_window_create", replay_window_create},
    {"dtl_window_allocate", replay_window_allocate},
    {"dtl_window_create_dynamic", replay_window_create_dynamic},
    {"dtl_window_attach", replay_window_attach},
    {"dtl_window_detach", replay_window_detach},
    {"dtl_window_destroy", replay_window_destroy},
    {"dtl_window_base", replay_window_base},
    {"dtl_window_memory", replay_window_memory},
    {"dtl_window_size", replay_window_size},
    {"dtl_window_is_valid", replay_window_is_valid},
    {"dtl_window_fence", replay_window_fence},
    {"dtl_window_post", replay_window_post},
    {"dtl_window_start", replay_window_start},
    {"dtl_window_complete", replay_window_complete},
    {"dtl_window_wait", replay_window_wait},
    {"dtl_window_test", replay_window_test},
    {"dtl_window_lock", replay_window_lock},
    {"dtl_window_unlock", replay_window_unlock},
    {"dtl_window_lock_all", replay_window_lock_all},
    {"dtl_window_unlock_all", replay_window_unlock_all},
    {"dtl_window_flush", replay_window_flush},
    {"dtl_window_flush_all", replay_window_flush_all},
    {"dtl_window_flush_local", replay_window_flush_local},
    {"dtl_window_flush_local_all", replay_window_flush_local_all},
    {"dtl_rma_put", replay_rma_put},
    {"dtl_rma_get", replay_rma_get},
    {"dtl_rma_put_async", replay_rma_put_async},
    {"dtl_rma_get_async", replay_rma_get_async},
    {"dtl_rma_accumulate", replay_rma_accumulate},
    {"dtl_rma_get_accumulate", replay_rma_get_accumulate},
    {"dtl_rma_fetch_and_op", replay_rma_fetch_and_op},
    {"dtl_rma_compare_and_swap", replay_rma_compare_and_swap},
    {"dtl_symmetric_create", replay_symmetric_create},
    {"dtl_symmetric_destroy", replay_symmetric_destroy},
    {"dtl_symmetric_is_valid", replay_symmetric_is_valid},
    {"dtl_symmetric_my_pe", replay_symmetric_my_pe},
    {"dtl_symmetric_n_pes", replay_symmetric_n_pes},
    {"dtl_symmetric_base", replay_symmetric_base},
    {"dtl_symmetric_size", replay_symmetric_size},
    {"dtl_symmetric_used", replay_symmetric_used},
    {"dtl_symmetric_allocate", replay_symmetric_allocate},
    {"dtl_symmetric_free", replay_symmetric_free},
    {"dtl_symmetric_remote_ptr", replay_symmetric_remote_ptr},
    {"dtl_symmetric_memory", replay_symmetric_memory},
    {"dtl_symmetric_put", replay_symmetric_put},
    {"dtl_symmetric_put_nbi", replay_symmetric_put_nbi},
    {"dtl_symmetric_get", replay_symmetric_get},
    {"dtl_symmetric_get_nbi", replay_symmetric_get_nbi},
    {"dtl_symmetric_put_signal", replay_symmetric_put_signal},
    {"dtl_symmetric_put_signal_nbi", replay_symmetric_put_signal_nbi},
    {"dtl_symmetric_signal_op", replay_symmetric_signal_op},
    {"dtl_symmetric_signal_wait_until", replay_symmetric_signal_wait_until},
    {"dtl_symmetric_signal_wait_until_any", replay_symmetric_signal_wait_until_any},
    {"dtl_symmetric_signal_wait_until_all", replay_symmetric_signal_wait_until_all},
    {"dtl_symmetric_atomic", replay_symmetric_atomic},
    {"dtl_symmetric_atomic_fetch", replay_symmetric_atomic_fetch},
    {"dtl_symmetric_atomic_compare_swap", replay_symmetric_atomic_compare_swap},
    {"dtl_symmetric_fence", replay_symmetric_fence},
    {"dtl_symmetric_quiet", replay_symmetric_quiet},
    {"dtl_symmetric_barrier_all", replay_symmetric_barrier_all},
    {"dtl_symmetric_sync_all", replay_symmetric_sync_all},
    {"dtl_symmetric_remote_mc_ptr", replay_symmetric_remote_mc_ptr},
    {"dtl_symmetric_team_my_pe", replay_symmetric_team_my_pe},
    {"dtl_symmetric_team_n_pes", replay_symmetric_team_n_pes},
    {"dtl_symmetric_team_translate_pe", replay_symmetric_team_translate_pe},
    {"dtl_symmetric_team_split_strided", replay_symmetric_team_split_strided},
    {"dtl_symmetric_team_split_color", replay_symmetric_team_split_color},
    {"dtl_symmetric_team_destroy", replay_symmetric_team_destroy},
    {"dtl_symmetric_barrier", replay_symmetric_barrier},
    {"dtl_symmetric_sync", replay_symmetric_sync},
    {"dtl_symmetric_broadcastmem", replay_symmetric_broadcastmem},
    {"dtl_symmetric_fcollectmem", replay_symmetric_fcollectmem},
    {"dtl_signal_unique_id", replay_signal_unique_id},
    {"dtl_signal_create", replay_signal_create},
    {"dtl_signal_init", replay_signal_init},
    {"dtl_signal_create_configured", replay_signal_create_configured},
    {"dtl_signal_init_configured", replay_signal_init_configured},
    {"dtl_signal_destroy", replay_signal_destroy},
    {"dtl_signal_is_valid", replay_signal_is_valid},
    {"dtl_signal_rank", replay_signal_rank},
    {"dtl_signal_size", replay_signal_size},
    {"dtl_signal_register_window", replay_signal_register_window},
    {"dtl_signal_deregister_window", replay_signal_deregister_window},
    {"dtl_signal_send", replay_signal_send},
    {"dtl_signal_recv", replay_signal_recv},
    {"dtl_signal_notify", replay_signal_notify},
    {"dtl_signal_put_signal", replay_signal_put_signal},
    {"dtl_signal_wait_signal", replay_signal_wait_signal},
    {"dtl_signal_group_start", replay_signal_group_start},
    {"dtl_signal_group_end", replay_signal_group_end},
    {"dtl_model_create", replay_model_create},
    {"dtl_model_destroy", replay_model_destroy},
    {"dtl_model_is_valid", replay_model_is_valid},
    {"dtl_model_tensors", replay_model_tensors},
    {"dtl_model_tasks", replay_model_tasks},
    {"dtl_model_tensor", replay_model_tensor},
    {"dtl_model_view", replay_model_view},
    {"dtl_model_add_unary", replay_model_add_unary},
    {"dtl_model_add_binary", replay_model_add_binary},
    {"dtl_model_add_linear", replay_model_add_linear},
    {"dtl_model_add_normalize", replay_model_add_normalize},
    {"dtl_model_add_flash_attention", replay_model_add_flash_attention},
    {"dtl_model_add_flash_decode", replay_model_add_flash_decode},
    {"dtl_model_add_append", replay_model_add_append},
    {"dtl_model_add_barrier", replay_model_add_barrier},
    {"dtl_model_add_allreduce", replay_model_add_allreduce},
    {"dtl_model_add_prefetch", replay_model_add_prefetch},
    {"dtl_model_add_order", replay_model_add_order},
    {"dtl_model_schedule", replay_model_schedule},
    {"dtl_model_run", replay_model_run},
    {"dtl_model_record_of", replay_model_record_of},
    {"dtl_model_wait_of", replay_model_wait_of},
    {"dtl_role_manager_create", replay_role_manager_create},
    {"dtl_role_manager_destroy", replay_role_manager_destroy},
    {"dtl_role_manager_add_role", replay_role_manager_add_role},
    {"dtl_role_manager_add_role_of", replay_role_manager_add_role_of},
    {"dtl_role_manager_initialize", replay_role_manager_initialize},
    {"dtl_role_manager_has_role", replay_role_manager_has_role},
    {"dtl_role_manager_role_size", replay_role_manager_role_size},
    {"dtl_role_manager_role_rank", replay_role_manager_role_rank},
    {"dtl_intergroup_send", replay_intergroup_send},
    {"dtl_intergroup_recv", replay_intergroup_recv},
    {"dtl_role_manager_context", replay_role_manager_context},
    {"dtl_intergroup_broadcast", replay_intergroup_broadcast},
    {"dtl_topology_num_cpus", replay_topology_num_cpus},
    {"dtl_topology_cpu_affinity", replay_topology_cpu_affinity},
    {"dtl_topology_num_gpus", replay_topology_num_gpus},
    {"dtl_topology_gpu_id", replay_topology_gpu_id},
    {"dtl_topology_device_id", replay_topology_device_id},
    {"dtl_topology_is_local", replay_topology_is_local},
    {"dtl_topology_node_id", replay_topology_node_id},
    {"dtl_topology_num_nodes", replay_topology_num_nodes},
    {"dtl_topology_node_rank", replay_topology_node_rank},
    {"dtl_topology_node_size", replay_topology_node_size},
    {"dtl_topology_numa_node", replay_topology_numa_node},
    {"dtl_topology_host_name", replay_topology_host_name},
    {"dtl_topology_cpu_set", replay_topology_cpu_set},
    {"dtl_topology_num_numa_nodes", replay_topology_num_numa_nodes},
    {"dtl_topology_num_machine_cpus", replay_topology_num_machine_cpus},
    {"dtl_topology_machine_cpu", replay_topology_machine_cpu},
    {"dtl_topology_num_caches", replay_topology_num_caches},
    {"dtl_topology_cache", replay_topology_cache},
    {"dtl_topology_gpu", replay_topology_gpu},
    {"dtl_topology_text", replay_topology_text},
    {"dtl_future_create", replay_future_create},
    {"dtl_future_destroy", replay_future_destroy},
    {"dtl_future_wait", replay_future_wait},
    {"dtl_future_test", replay_future_test},
    {"dtl_future_get", replay_future_get},
    {"dtl_future_set", replay_future_set},
    {"dtl_future_fail", replay_future_fail},
    {"dtl_future_size", replay_future_size},
    {"dtl_future_wait_for", replay_future_wait_for},
    {"dtl_future_then", replay_future_then},
    {"dtl_when_all", replay_when_all},
    {"dtl_when_any", replay_when_any},
    {"dtl_action_register", replay_action_register},
    {"dtl_action_register_reply", replay_action_register_reply},
    {"dtl_remote_invoke", replay_remote_invoke},
    {"dtl_remote_invoke_async", replay_remote_invoke_async},
    {"dtl_action_progress", replay_action_progress},
    {"dtl_action_barrier", replay_action_barrier},
    {"dtl_device_kind_name", replay_device_kind_name},
    {"dtl_device_count", replay_device_count},
    {"dtl_stream_create", replay_stream_create},
    {"dtl_stream_from_native", replay_stream_from_native},
    {"dtl_stream_native", replay_stream_native},
    {"dtl_stream_device_kind", replay_stream_device_kind},
    {"dtl_stream_device_id", replay_stream_device_id},
    {"dtl_stream_synchronize", replay_stream_synchronize},
    {"dtl_stream_test", replay_stream_test},
    {"dtl_stream_record_event", replay_stream_record_event},
    {"dtl_stream_wait_event", replay_stream_wait_event},
    {"dtl_stream_future", replay_stream_future},
    {"dtl_context_stream", replay_context_stream},
    {"dtl_context_set_stream", replay_context_set_stream},
    {"dtl_stream_destroy", replay_stream_destroy},
    {"dtl_event_create", replay_event_create},
    {"dtl_event_synchronize", replay_event_synchronize},
    {"dtl_event_test", replay_event_test},
    {"dtl_event_elapsed", replay_event_elapsed},
    {"dtl_event_destroy", replay_event_destroy},
    {"dtl_container_queue_fill", replay_container_queue_fill},
    {"dtl_container_queue_copy", replay_container_queue_copy},
    {"dtl_container_queue_apply", replay_container_queue_apply},
    {"dtl_container_queue_apply_unary", replay_container_queue_apply_unary},
    {"dtl_container_queue_apply_binary", replay_container_queue_apply_binary},
    {"dtl_container_queue_apply_value", replay_container_queue_apply_value},
    {"dtl_container_queue_inclusive_scan_local", replay_container_queue_inclusive_scan_local},
    {"dtl_container_queue_exclusive_scan_local", replay_container_queue_exclusive_scan_local},
    {"dtl_container_queue_sort_local", replay_container_queue_sort_local},
    {"dtl_container_queue_stable_sort_local", replay_container_queue_stable_sort_local},
    {"dtl_container_queue_sort_by_key_local", replay_container_queue_sort_by_key_local},
    {"dtl_container_queue_argsort_local", replay_container_queue_argsort_local},
    {"dtl_container_queue_gather", replay_container_queue_gather},
    {"dtl_container_queue_scatter", replay_container_queue_scatter},
    {"dtl_container_queue_reduce_local", replay_container_queue_reduce_local},
    {"dtl_container_queue_count_local", replay_container_queue_count_local},
    {"dtl_container_queue_find_local", replay_container_queue_find_local},
    {"dtl_container_queue_min_element_local", replay_container_queue_min_element_local},
    {"dtl_container_queue_max_element_local", replay_container_queue_max_element_local},
    {"dtl_container_queue_minmax_local", replay_container_queue_minmax_local},
    {"dtl_container_queue_mean_local", replay_container_queue_mean_local},
    {"dtl_container_queue_var_local", replay_container_queue_var_local},
    {"dtl_container_queue_norm_local", replay_container_queue_norm_local},
    {"dtl_container_queue_dot_local", replay_container_queue_dot_local},
    {"dtl_container_queue_histogram_local", replay_container_queue_histogram_local},
    {"dtl_container_queue_quantile_local", replay_container_queue_quantile_local},
    {"dtl_container_queue_unique_local", replay_container_queue_unique_local},
    {"dtl_container_queue_copy_to_host", replay_container_queue_copy_to_host},
    {"dtl_container_queue_copy_from_host", replay_container_queue_copy_from_host},
    {"dtl_nccl_allreduce_device", replay_nccl_allreduce_device},
    {"dtl_nccl_allreduce_device_ex", replay_nccl_allreduce_device_ex},
    {"dtl_nccl_broadcast_device", replay_nccl_broadcast_device},
    {"dtl_nccl_broadcast_device_ex", replay_nccl_broadcast_device_ex},
    {"dtl_nccl_barrier_device", replay_nccl_barrier_device},
    {"dtl_nccl_gatherv_device_ex", replay_nccl_gatherv_device_ex},
    {"dtl_nccl_scatterv_device_ex", replay_nccl_scatterv_device_ex},
    {"dtl_nccl_allgatherv_device_ex", replay_nccl_allgatherv_device_ex},
    {"dtl_nccl_alltoallv_device_ex", replay_nccl_alltoallv_device_ex},
    {"dtl_nccl_scan_device_ex", replay_nccl_scan_device_ex},
    {"dtl_nccl_exscan_device_ex", replay_nccl_exscan_device_ex},
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
