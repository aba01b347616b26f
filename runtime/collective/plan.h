/* SPDX-License-Identifier: BSD-3-Clause */
/* Plans: what plan.c offers to the functions of the API that make them. */
#ifndef DTL_COLLECTIVE_PLAN_H
#define DTL_COLLECTIVE_PLAN_H

#include "request.h"

/* Sets *out to a plan of that collective.  Collective. */
dtl_status dtl__collective_plan_make(struct context *context, const struct collective *what,
                                     struct collective_plan **out);

#endif
