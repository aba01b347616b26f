/* SPDX-License-Identifier: BSD-3-Clause */
/* Interrupts end this process's blocking calls before their condition holds.
 *
 * A signal handler requests an interrupt with dtl_interrupt(), which only sets a flag. A language
 * binding whose signal handlers run between statements (Python) instead sets a callback that
 * waiting threads call. A wait checks for interrupts only after it has lasted some time, so a call
 * that completes at once pays nothing. */
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

static const char key[] = "interrupt";

static atomic_bool is_requested; /* set by dtl_interrupt(), cleared by dtl_interrupt_clear() */

/* The check callback set by a language binding, and its argument. The argument is stored before the
 * function and stays valid, so a reader that sees the function also sees its argument or a later
 * one. */
static _Atomic(dtl_interrupt_check_func) check;
static void *_Atomic check_data;

void dtl_impl_interrupt(void)
{
    atomic_store(&is_requested, true);
}

void dtl_impl_interrupt_clear(void)
{
    atomic_store(&is_requested, false);
}

void dtl_impl_interrupt_check_set(dtl_interrupt_check_func function, void *user_data)
{
    atomic_store(&check_data, user_data);
    atomic_store(&check, function);
}

dtl_status dtl__interrupt_check(void)
{
    dtl_interrupt_check_func function = atomic_load_explicit(&check, memory_order_acquire);

    if (!atomic_load_explicit(&is_requested, memory_order_relaxed) &&
        (function == NULL || function(atomic_load(&check_data)) == 0))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_CANCELED, key,
                                "the call was interrupted while it waited; expected no interrupt "
                                "before it was over");
}

bool dtl__is_interrupt(dtl_status status)
{
    return status == DTL_ERROR_CANCELED && strcmp(dtl__error_key(), key) == 0;
}
