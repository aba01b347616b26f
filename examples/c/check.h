/* SPDX-License-Identifier: BSD-3-Clause */
/* Error check of the examples: the program ends if a call fails. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>

#include <dtl/dtl.h>

/* Ends the job in DTL's own words unless the call succeeded: others may wait for this rank. */
static inline void check(dtl_status status)
{
    char words[1024];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(words, sizeof words);
    fprintf(stderr, "%s\n", words);
    dtl_abort(EXIT_FAILURE);
}

#endif
