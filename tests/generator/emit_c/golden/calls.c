/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/calls.c.j2.
 * Do not edit. */
#include "dtl_calls.h"

#include <stddef.h>

const char *const dtl__handle_names[HANDLE_COUNT] = {
    [HANDLE_NONE] = "nothing",
    [HANDLE_CONTEXT] = "a context",
    [HANDLE_BOX] = "a box",
};

const enum handle_kind dtl__handle_parents[HANDLE_COUNT] = {
    [HANDLE_CONTEXT] = HANDLE_NONE,
    [HANDLE_BOX] = HANDLE_CONTEXT,
};

const bool dtl__handle_is_container[HANDLE_COUNT] = {
    [HANDLE_CONTEXT] = false,
    [HANDLE_BOX] = true,
};

const char *const dtl__feature_names[FEATURE_COUNT] = {
    [FEATURE_MPI] = "mpi",
    [FEATURE_NCCL] = "nccl",
};

const char *const dtl__feature_installs[FEATURE_COUNT] = {
    [FEATURE_MPI] = "Open MPI or MPICH",
    [FEATURE_NCCL] = "NCCL",
};

const char *const dtl__call_names[CALL_COUNT] = {
    [CALL_DTYPE_SIZE] = "dtl_dtype_size",
    [CALL_CONTEXT_CREATE] = "dtl_context_create",
    [CALL_CONTEXT_DESTROY] = "dtl_context_destroy",
    [CALL_BOX_CREATE] = "dtl_box_create",
    [CALL_BOX_DESTROY] = "dtl_box_destroy",
    [CALL_BOX_OWNER] = "dtl_box_owner",
    [CALL_BOX_NAME] = "dtl_box_name",
    [CALL_REDUCE] = "dtl_reduce",
    [CALL_GATHER] = "dtl_gather",
};

const enum call_kind dtl__call_kinds[CALL_COUNT] = {
    [CALL_REDUCE] = IS_COLLECTIVE,
};

const enum call_agreement dtl__call_agreements[CALL_COUNT] = {
};

const char *const *const dtl__call_arguments[CALL_COUNT] = {
    [CALL_DTYPE_SIZE] = (const char *const[]){"dtype", NULL},
    [CALL_CONTEXT_CREATE] = (const char *const[]){NULL},
    [CALL_CONTEXT_DESTROY] = (const char *const[]){NULL},
    [CALL_BOX_CREATE] = (const char *const[]){"dtype", "capacity", NULL},
    [CALL_BOX_DESTROY] = (const char *const[]){NULL},
    [CALL_BOX_OWNER] = (const char *const[]){"place", NULL},
    [CALL_BOX_NAME] = (const char *const[]){NULL},
    [CALL_REDUCE] = (const char *const[]){"count", "dtype", "op", "root", NULL},
    [CALL_GATHER] = (const char *const[]){NULL},
};

const int dtl__call_matched[CALL_COUNT] = {
    [CALL_REDUCE] = 4,
};

static const struct value_name dtype_values[] = {
    {0, "int32"},
    {1, "float64"},
    {2, "int32_int32"},
    {0, NULL},
};

static const struct value_name reduce_op_values[] = {
    {0, "sum"},
    {1, "lor"},
    {0, NULL},
};

const struct value_name *const *const dtl__call_values[CALL_COUNT] = {
    [CALL_DTYPE_SIZE] = (const struct value_name *const[]){dtype_values},
    [CALL_BOX_CREATE] = (const struct value_name *const[]){dtype_values, NULL},
    [CALL_REDUCE] = (const struct value_name *const[]){NULL, dtype_values, reduce_op_values, NULL},
};
