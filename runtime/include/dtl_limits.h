/* SPDX-License-Identifier: BSD-3-Clause */
/* The sizes that select a collective's algorithm, each with its reason. dtl-info prints this table,
 * and docs/design/shared-memory-collectives.md explains it. */
#ifndef DTL_RUNTIME_LIMITS_H
#define DTL_RUNTIME_LIMITS_H

#define DTL_LIMITS(LIMIT)                                                                          \
    LIMIT(NODE_RANKS, 16, "ranks that share memory",                                               \
          "each reads the slots of all others; with more ranks, trees are faster")                 \
    LIMIT(NODE_AHEAD, 32, "steps that a rank may be ahead with packed broadcasts",                 \
          "more are no faster if the CPUs share no cache")                                         \
    LIMIT(NODE_DEPTH, 8, "steps that a rank may be ahead with all others",                         \
          "with blocks of that size the ring stays in a core's own cache")                         \
    LIMIT(NODE_INLINE, 48, "bytes in the cache line of a slot's step number",                      \
          "one cache line has both")                                                               \
    LIMIT(NODE_SHORT, 8, "bytes of a packed broadcast; three share a cache line",                  \
          "between CPUs without a shared cache the transfer of the line costs most")               \
    LIMIT(NODE_BYTES, 16384, "bytes in one step; more is sent in chunks",                          \
          "reading all contributions costs less than a second synchronization")                    \
    LIMIT(NON_TEMPORAL_LEAST, 2048,                                                                \
          "bytes written by non-temporal stores into a slot, if that is faster",                   \
          "smaller blocks gain nothing, and need no fence")                                        \
    LIMIT(CACHE_COPY_TIME, 3000, "ns to copy NODE_BYTES into a slot and out of it on another CPU", \
          "up to that, chunks are faster than one copy by the kernel, whatever their number")      \
    LIMIT(DIRECT_BYTES, 32768,                                                                     \
          "bytes copied from another rank's memory, if the CPUs share no cache",                   \
          "one copy instead of two is worth two synchronizations and a system call")               \
    LIMIT(NON_TEMPORAL_BYTES, 16777216, "bytes of a block that is written by non-temporal stores", \
          "it would not stay in a cache, and memory is not read before it is written")             \
    LIMIT(NODE_SPIN_TIME, 50000, "ns of polling before a wait yields the CPU",                     \
          "0 if ranks share CPUs; the time of a step of many ranks")                               \
    LIMIT(LEADER_CHUNK, 262144, "bytes of a chunk between nodes",                                  \
          "long enough for the MPI, and two stay in a cache")                                      \
    LIMIT(FIXED_BYTES, 4096, "bytes of all ranks that a reduction in fixed order gathers",         \
          "one step costs less than to split the elements over the ranks")                         \
    LIMIT(FIXED_LEAST, 64, "bytes of a rank that it gathers at any number of ranks",               \
          "ranks can then agree on the memory for more, which is a reduction too")

enum {
#define DTL_LIMIT_VALUE(name, value, what, why) name = (value),
    DTL_LIMITS(DTL_LIMIT_VALUE)
#undef DTL_LIMIT_VALUE
};

#endif
