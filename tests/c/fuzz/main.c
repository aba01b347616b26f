/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz FIRST COUNT STEPS: plays COUNT rounds of STEPS calls, with seeds from FIRST on. FUZZ_SEED
 * replaces FIRST. FUZZ_SECONDS replaces COUNT by a time limit; in a single process, at least
 * FUZZ_CALLS calls are made. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "world.h"

/* Returns an argument of the program, or the environment variable that replaces it. */
static unsigned long number(const char *name, int argc, char **argv, int place)
{
    const char *said = getenv(name);

    return strtoul(said != NULL ? said : place < argc ? argv[place] : "0", NULL, 10);
}

/* Returns true if there is another round: if rank 0 has time or calls left, or while seeds
 * remain. */
static bool goes_on(bool has_seeds, time_t end, unsigned long least)
{
    int32_t more = end > 0 ? time(NULL) < end || fuzz_calls() < least : has_seeds;

    return dtl_broadcast(fuzz_world.control, &more, 1, DTL_DTYPE_INT32, 0) == DTL_SUCCESS && more;
}

int main(int argc, char **argv)
{
    unsigned long first = number("FUZZ_SEED", argc, argv, 1), count = number("", argc, argv, 2);
    unsigned steps = (unsigned)number("", argc, argv, 3);
    unsigned long seconds = number("FUZZ_SECONDS", argc, argv, 4), seed;
    unsigned long least = number("FUZZ_CALLS", argc, argv, 5);
    time_t end = seconds > 0 ? time(NULL) + (time_t)seconds : 0;

    fuzz_open();
    if (fuzz_world.size > 1)
        least = 0;
    for (seed = first; goes_on(seed < first + count, end, least); seed++)
        fuzz_round(seed, steps);
    fuzz_close();
    printf("seeds %lu to %lu\n", first, seed - 1);
    return 0;
}
