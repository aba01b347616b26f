/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation of plans (persistent collectives) for the API functions in collective.c. */
#ifndef DTL_COLLECTIVE_PLAN_H
#define DTL_COLLECTIVE_PLAN_H

#include "request.h"

/* Creates a plan for the collective and sets *out.  Collective: fails on all ranks or on none. */
dtl_status dtl__collective_plan_make(struct context *context, const struct collective *collective,
                                     struct collective_plan **out);

#endif
