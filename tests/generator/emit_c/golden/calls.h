/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/calls.h.j2.
 * Do not edit. */
/* The kinds of handles, the features and the functions, by number and by name. */
#ifndef DTL_CALLS_H
#define DTL_CALLS_H

#include <stdbool.h>
#include <stdint.h>

enum handle_kind {
    HANDLE_NONE = 0,
    HANDLE_CONTEXT = 1,
    HANDLE_BOX = 2,
    HANDLE_COUNT = 3
};

enum feature {
    FEATURE_MPI,
    FEATURE_NCCL,
    FEATURE_COUNT
};

enum call {
    CALL_DTYPE_SIZE,
    CALL_CONTEXT_CREATE,
    CALL_CONTEXT_DESTROY,
    CALL_BOX_CREATE,
    CALL_BOX_DESTROY,
    CALL_BOX_OWNER,
    CALL_BOX_NAME,
    CALL_REDUCE,
    CALL_GATHER,
    CALL_COUNT
};

extern const char *const dtl__handle_names[HANDLE_COUNT]; /* with their article */

/* The kind that a kind is made from, and must be closed before; HANDLE_NONE: none. */
extern const enum handle_kind dtl__handle_parents[HANDLE_COUNT];
extern const bool dtl__handle_is_container[HANDLE_COUNT];
extern const char *const dtl__feature_names[FEATURE_COUNT];    /* "mpi" */
extern const char *const dtl__feature_installs[FEATURE_COUNT]; /* what to install */
extern const char *const dtl__call_names[CALL_COUNT];          /* "dtl_broadcast" */

/* Whether it is collective, and then whether it waits for other ranks, or frees what it has. */
enum call_kind { IS_LOCAL, IS_COLLECTIVE, IS_FREEING, IS_STARTED };

extern const enum call_kind dtl__call_kinds[CALL_COUNT];

/* A call agrees if its first message is an agreement of the ranks, in which a rank that refuses the
 * call takes part: always, or only if the ranks share out the elements. */
enum call_agreement { AGREES_NEVER, AGREES_ALWAYS, AGREES_SHARED };

extern const enum call_agreement dtl__call_agreements[CALL_COUNT];

/* The arguments that a report tells, in the order in which their values are given; ends with NULL.
 * The first of them must agree on all ranks, and how many these are. */
extern const char *const *const dtl__call_arguments[CALL_COUNT];
extern const int dtl__call_matched[CALL_COUNT];

/* A value of an enum; the last of them has no name.  Where the name is "", the value is the handle
 * of what some call has started. */
struct value_name {
    int64_t value;
    const char *name;
};

/* For each of these arguments the names of its values, or NULL; NULL where none has any. */
extern const struct value_name *const *const dtl__call_values[CALL_COUNT];

#endif
