/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/fuzz.c.j2.
 * Do not edit. */
#include "fuzz.h"

static const int32_t values_of_dtype[] = {
    DTL_DTYPE_INT32,
    DTL_DTYPE_FLOAT64,
    DTL_DTYPE_INT32_INT32,
};
static const struct fuzz_members members_of_dtype =
    FUZZ_MEMBERS(values_of_dtype);

static const int32_t values_of_reduce_op[] = {
    DTL_OP_SUM,
    DTL_OP_LOR,
};
static const struct fuzz_members members_of_reduce_op =
    FUZZ_MEMBERS(values_of_reduce_op);

static uint64_t bytes_0(const union fuzz_value *a)
{
    return fuzz_times(a[3].number, fuzz_bytes(a[4].number));
}

static uint64_t bytes_1(const union fuzz_value *a)
{
    return fuzz_times((uint64_t)dtl_context_size(a[0].pointer), sizeof(dtl_size_t));
}

static uint64_t bytes_2(const union fuzz_value *a)
{
    return fuzz_times(fuzz_sum(a[1].pointer, NULL, (uint64_t)dtl_context_size(a[0].pointer)),
                      fuzz_bytes(DTL_DTYPE_INT32));
}

static void call_dtype_size(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_dtype_size((dtl_dtype)a[0].number);
}

static const struct fuzz_parameter of_dtype_size[] = {
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
};

static void call_context_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_context_create(a[0].pointer);
}

static const struct fuzz_parameter of_context_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_written = true, .kind = 0,
     .size = sizeof(dtl_context_t)},
};

static void call_context_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_context_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_context_destroy[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 0},
};

static void call_box_create(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_box_create(a[0].pointer, (dtl_dtype)a[1].number,
                                              (dtl_size_t)a[2].number, a[3].constant, a[4].pointer);
}

static const struct fuzz_parameter of_box_create[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 0},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "capacity", .group = FUZZ_SIZE, .is_read = true},
    {.name = "opts", .group = FUZZ_STRUCT, .is_read = true, .is_optional = true,
     .structure = "options", .size = sizeof(dtl_options)},
    {.name = "box", .group = FUZZ_HANDLE, .is_written = true, .kind = 1,
     .size = sizeof(dtl_box_t)},
};

static void call_box_destroy(const union fuzz_value *a, union fuzz_value *answer)
{
    (void)answer;
    (void)dtl_box_destroy(a[0].pointer);
}

static const struct fuzz_parameter of_box_destroy[] = {
    {.name = "box", .group = FUZZ_HANDLE, .is_read = true, .is_optional = true, .kind = 1},
};

static void call_box_owner(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_box_owner(a[0].pointer, (dtl_index_t)a[1].number);
}

static const struct fuzz_parameter of_box_owner[] = {
    {.name = "box", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
    {.name = "place", .group = FUZZ_INDEX, .is_read = true, .is_place = true},
};

static void call_box_name(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->text = dtl_box_name(a[0].pointer);
}

static const struct fuzz_parameter of_box_name[] = {
    {.name = "box", .group = FUZZ_HANDLE, .is_read = true, .kind = 1},
};

static void call_reduce(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_reduce(a[0].pointer, a[1].pointer, a[2].pointer,
                                          (dtl_size_t)a[3].number, (dtl_dtype)a[4].number,
                                          (dtl_reduce_op)a[5].number, (dtl_rank_t)a[6].number);
}

static const struct fuzz_parameter of_reduce[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 0},
    {.name = "sendbuf", .group = FUZZ_BUFFER, .is_read = true, .bytes = bytes_0},
    {.name = "recvbuf", .group = FUZZ_BUFFER, .is_written = true, .is_local = true,
     .bytes = bytes_0},
    {.name = "count", .group = FUZZ_SIZE, .is_read = true},
    {.name = "dtype", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_dtype},
    {.name = "op", .group = FUZZ_ENUM, .is_read = true, .members = &members_of_reduce_op},
    {.name = "root", .group = FUZZ_RANK, .is_read = true},
};

static void call_gather(const union fuzz_value *a, union fuzz_value *answer)
{
    answer->number = (uint64_t)dtl_gather(a[0].pointer, a[1].pointer, a[2].pointer);
}

static const struct fuzz_parameter of_gather[] = {
    {.name = "ctx", .group = FUZZ_HANDLE, .is_read = true, .kind = 0},
    {.name = "counts", .group = FUZZ_SIZE, .is_array = true, .is_read = true, .bytes = bytes_1},
    {.name = "room", .group = FUZZ_BUFFER, .is_written = true, .bytes = bytes_2},
};

const struct fuzz_kind fuzz_kinds[] = {
    {.name = "context", .free = "context_destroy"},
    {.name = "box", .free = "box_destroy", .is_container = true},
};
const size_t fuzz_kind_count = sizeof fuzz_kinds / sizeof *fuzz_kinds;
const struct fuzz_function_row fuzz_functions[] = {
    {.name = "dtype_size", .call = call_dtype_size, .parameters = of_dtype_size, .count = 1},
    {.name = "context_create", .call = call_context_create, .parameters = of_context_create,
     .count = 1, .has_status = true},
    {.name = "context_destroy", .call = call_context_destroy, .parameters = of_context_destroy,
     .count = 1, .is_free = true},
    {.name = "box_create", .call = call_box_create, .parameters = of_box_create, .count = 5,
     .has_status = true},
    {.name = "box_destroy", .call = call_box_destroy, .parameters = of_box_destroy, .count = 1,
     .is_free = true},
    {.name = "box_owner", .call = call_box_owner, .parameters = of_box_owner, .count = 2},
    {.name = "box_name", .call = call_box_name, .parameters = of_box_name, .count = 1,
     .has_text = true},
    {.name = "reduce", .call = call_reduce, .parameters = of_reduce, .count = 7,
     .is_collective = true, .has_status = true},
    {.name = "gather", .call = call_gather, .parameters = of_gather, .count = 3,
     .has_status = true},
};
const size_t fuzz_function_count = sizeof fuzz_functions / sizeof *fuzz_functions;
