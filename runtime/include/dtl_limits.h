/* SPDX-License-Identifier: BSD-3-Clause */
/* The sizes that select a collective's algorithm, each with its reason. dtl-info prints this table,
 * and docs/design/shared-memory-collectives.md explains it. */
#ifndef DTL_RUNTIME_LIMITS_H
#define DTL_RUNTIME_LIMITS_H

#define DTL_LIMITS(LIMIT)                                                                          \
    LIMIT(NODE_RANKS, 16, "ranks that share memory",                                               \
          "each reads all the others' slots: beyond that, trees are better")                       \
    LIMIT(NODE_AHEAD, 32, "steps that a rank may be ahead with broadcasts that share lines",       \
          "more are no faster where CPUs are far from each other")                                 \
    LIMIT(NODE_DEPTH, 8, "steps that a rank may be ahead with all others",                         \
          "with blocks of that size the ring stays in a core's own cache")                         \
    LIMIT(NODE_NEAR, 48, "bytes beside the flag", "one cache line has both")                       \
    LIMIT(NODE_SHORT, 8, "bytes of broadcasts of which three go into one line",                    \
          "between CPUs that are far what costs is the line's way")                                \
    LIMIT(NODE_BYTES, 16384, "bytes in one step; more goes in pieces",                             \
          "reading all contributions costs less than to meet again")                               \
    LIMIT(PAST_LEAST, 2048,                                                                        \
          "bytes that are written past the caches into a slot, if that is faster",                 \
          "less costs no more where another CPU has read the lines, and no fence")                 \
    LIMIT(NEAR_TIME, 3000, "ns that NODE_BYTES take into a slot and out of it on another CPU",     \
          "up to that, pieces are better than one copy by the kernel, whatever their number")      \
    LIMIT(DIRECT_BYTES, 32768, "bytes that a rank copies from another's memory, if CPUs are far",  \
          "one copy in place of two is worth two meetings and a system call")                      \
    LIMIT(PAST_BYTES, 16777216, "bytes of a block that is written past the caches",                \
          "it would not stay there, and memory is not read before it is written")                  \
    LIMIT(NODE_PATIENCE, 50000, "ns of looking at memory before a wait lets others have the CPU",  \
          "0 where ranks share CPUs; the time of a step of many ranks")                            \
    LIMIT(LEVEL_BYTES, 262144, "bytes of a piece between nodes",                                   \
          "long enough for the MPI, and two stay in a cache")                                      \
    LIMIT(FIXED_BYTES, 4096, "bytes of all ranks that a reduction in fixed order gathers",         \
          "one step costs less than to split the elements over the ranks")                         \
    LIMIT(FIXED_LEAST, 64, "bytes of a rank that it gathers at any number of ranks",               \
          "so that ranks can agree on the memory for more, which is a reduction too")

enum {
#define DTL_LIMIT_VALUE(name, value, what, why) name = (value),
    DTL_LIMITS(DTL_LIMIT_VALUE)
#undef DTL_LIMIT_VALUE
};

#endif
