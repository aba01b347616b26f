/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/calls.h.j2.
 * Do not edit. */
/* Numbers and tables of the handle kinds, the optional features and the public functions. */
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

extern const char *const dtl__handle_names[HANDLE_COUNT]; /* with an indefinite article */

/* The parent kind, from whose handles the handles of a kind are created. They must be closed before
 * the parent. HANDLE_NONE: no parent. */
extern const enum handle_kind dtl__handle_parents[HANDLE_COUNT];
extern const bool dtl__handle_is_container[HANDLE_COUNT];
extern const char *const dtl__feature_names[FEATURE_COUNT];
extern const char *const dtl__feature_installs[FEATURE_COUNT]; /* what to install for it */
extern const char *const dtl__call_names[CALL_COUNT];          /* "dtl_broadcast" */

/* How a function involves other ranks: not at all, as a blocking collective, as a collective that
 * frees its object, or as a nonblocking collective. */
enum call_kind { IS_LOCAL, IS_COLLECTIVE, IS_FREEING, IS_STARTED };

extern const enum call_kind dtl__call_kinds[CALL_COUNT];

/* States when the first communication of a call is an agreement of the ranks, in which a rank that
 * refuses the call participates: never, always, or only if the elements are distributed over the
 * ranks. */
enum call_agreement { AGREES_NEVER, AGREES_ALWAYS, AGREES_SHARED };

extern const enum call_agreement dtl__call_agreements[CALL_COUNT];

/* Names of the arguments that reports of a call show, in the order in which their values are
 * passed; NULL ends the list. The first dtl__call_matched of them must be equal on all ranks. */
extern const char *const *const dtl__call_arguments[CALL_COUNT];
extern const int dtl__call_matched[CALL_COUNT];

/* A value of an enum and its name. An entry with the name NULL ends a table. The name "" marks an
 * argument that is the handle of a started operation. */
struct value_name {
    int64_t value;
    const char *name;
};

/* A table of value names for each of these arguments, or NULL; NULL for a function without any. */
extern const struct value_name *const *const dtl__call_values[CALL_COUNT];

#endif
