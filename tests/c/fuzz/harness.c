/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of every function, chosen by libFuzzer's bytes, in one process. FUZZ_SECONDS sets the time
 * limit if no argument does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "world.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

static void lasting(int count, char **arguments)
{
    static const char name[] = "-max_total_time=";
    static char text[sizeof name + 20];
    const char *seconds = getenv("FUZZ_SECONDS");

    if (seconds == NULL)
        return;
    snprintf(text, sizeof text, "%s%s", name, seconds);
    for (int index = 1; index < count; index++)
        if (strncmp(arguments[index], name, strlen(name)) == 0)
            arguments[index] = text;
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    lasting(*argc, *argv);
    fuzz_open();
    atexit(fuzz_close);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    fuzz_round_of(bytes, count);
    return 0;
}
