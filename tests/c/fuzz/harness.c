/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of every function that libFuzzer's bytes choose, in one process. */
#include <stdlib.h>

#include "world.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    fuzz_open();
    atexit(fuzz_close);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    fuzz_round_of(bytes, count);
    return 0;
}
