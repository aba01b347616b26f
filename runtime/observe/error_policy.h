/* SPDX-License-Identifier: BSD-3-Clause */
/* What a failing call does beside failing: the error policy of its container or context. */
#ifndef DTL_OBSERVE_ERROR_POLICY_H
#define DTL_OBSERVE_ERROR_POLICY_H

#include "dtl_context.h"

/* Does what an error policy asks for when a call fails.  Returns `status`. */
dtl_status dtl__report(struct listener listener, dtl_status status);

/* From here on stubs report failures, if the policy asks for that. */
void dtl__observe_failures(dtl_error_policy policy);

/* `of_containers` is for those that have none of their own. */
void dtl__context_set_error_policies(struct context *context, dtl_error_policy own,
                                     dtl_error_policy of_containers);

#endif
