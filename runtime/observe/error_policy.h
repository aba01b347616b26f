/* SPDX-License-Identifier: BSD-3-Clause */
/* Error policies: a failing call returns its status, calls the context's error handler, or ends the
 * process, as the policy of its container or context says. */
#ifndef DTL_OBSERVE_ERROR_POLICY_H
#define DTL_OBSERVE_ERROR_POLICY_H

#include "dtl_context.h"

/* Applies the error policy to a failed call: calls the context's handler, or ends the process.
 * Returns `status` otherwise. Without effect for statuses below DTL_ERROR_COMMUNICATION and for
 * interrupts. */
dtl_status dtl__apply_error_policy(struct listener listener, dtl_status status);

/* Makes generated stubs report failures from now on, if the policy needs that. */
void dtl__observe_failures(dtl_error_policy policy);

/* Sets the policy of the context, and `of_containers` for its containers without one of their own.
 */
void dtl__context_set_error_policies(struct context *context, dtl_error_policy own,
                                     dtl_error_policy of_containers);

#endif
