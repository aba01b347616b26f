/* SPDX-License-Identifier: BSD-3-Clause */
/* Describes the calling thread's current collective call, for errors about ranks that are in
 * different calls. */
#include <stdio.h>

#include "dtl_calls.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

_Thread_local int dtl__current_call;

/* The description callback set by a language binding, and its argument. The argument is stored
 * before the function, so a reader that sees the function also sees its argument or a later one. */
static _Atomic(dtl_call_words_func) describe;
static void *_Atomic describe_data;

void dtl_impl_call_words_set(dtl_call_words_func function, void *user_data)
{
    atomic_store(&describe_data, user_data);
    atomic_store(&describe, function);
}

bool dtl__call_description(char *text, uint64_t bytes)
{
    dtl_call_words_func function = atomic_load(&describe);

    text[0] = '\0';
    if (dtl__current_call == 0)
        return false; /* a thread of the library itself */
    if (function != NULL && function(text, bytes, atomic_load(&describe_data)) != 0)
        return true;
    snprintf(text, bytes, "%s", dtl__call_names[dtl__current_call - 1]);
    return false;
}
