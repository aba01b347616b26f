/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void status_words(dtl_context_t ctx)
{
    dtl_status status = DTL_ERROR_OUT_OF_BOUNDS;

    if (!dtl_context_is_root(ctx))
        return;
    printf("%s, of %s\n", dtl_status_name(status), dtl_status_category(status));
    printf("has a text: %s, of its category: %s\n", yes_no(dtl_status_message(status)[0] != '\0'),
           yes_no(dtl_status_is_category(status, dtl_status_category_code(status))));
    printf("an error: %s, a success: %s\n", yes_no(dtl_status_is_error(status)),
           yes_no(dtl_status_ok(status)));
}

static void status_last_error(dtl_context_t ctx)
{
    char words[256];
    dtl_vector_t vec;

    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, 12, &vec));
    dtl_clear_error(); /* what follows is of the next call */
    dtl_rank_t owner = dtl_vector_owner(vec, 12);
    if (dtl_context_is_root(ctx) && dtl_last_error_status() != DTL_SUCCESS &&
        dtl_last_error(words, sizeof words) > 0) /* which argument, its value, what was expected */
        printf("no owner: %s, has a text: %s\n", yes_no(owner == DTL_NO_RANK),
               yes_no(words[0] != '\0'));
    dtl_vector_destroy(vec);
}

const struct example status_examples[] = {
    EXAMPLE(status_words),
    EXAMPLE(status_last_error),
    {NULL, NULL},
};
