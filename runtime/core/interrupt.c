/* SPDX-License-Identifier: BSD-3-Clause */
/* Interrupts: what ends the waits of this process before what they wait for has happened.
 *
 * A signal handler sets a flag by dtl_interrupt(); a language whose handlers run between statements
 * sets a function that is called by threads that wait. Nobody looks before a wait has lasted a
 * while, so a call that need not wait pays nothing. */
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

static const char key[] = "interrupt";

static atomic_bool is_requested; /* by dtl_interrupt(), until dtl_interrupt_clear() */

/* The function that a language has set, and its argument. The argument is written first and stays
 * valid, so a reader of the function has one that belongs to it or to the next one. */
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

dtl_status dtl__interrupt_look(void)
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
