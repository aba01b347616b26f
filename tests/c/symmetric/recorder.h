/* SPDX-License-Identifier: BSD-3-Clause */
/* The last call recorded in place of a library's function. */
#ifndef DTL_TEST_RECORDER_H
#define DTL_TEST_RECORDER_H

#include <stdint.h>

enum { MOST_GIVEN = 7 };

struct called {
    const char *name;
    uint64_t given[MOST_GIVEN];
};

extern struct called called_last;

/* The recorder acts as the second of two ranks. */
enum { RECORDED_RANKS = 2, RECORDED_RANK = 1 };

#define RECORD(...)                                                                                \
    called_last = (struct called)                                                                  \
    {                                                                                              \
        __func__,                                                                                  \
        {                                                                                          \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }
#define NUMBER(pointer) ((uint64_t)(uintptr_t)(pointer))

/* Defines the three variants of a copy function: for a thread, a warp and a block. */
#define RECORD_COPY(name)                                                                          \
    void name(void *dest, const void *source, size_t bytes, int pe)                                \
    {                                                                                              \
        RECORD(NUMBER(dest), NUMBER(source), bytes, (uint64_t)pe);                                 \
    }
#define RECORD_PUT_SIGNAL(name)                                                                    \
    void name(void *dest, const void *source, size_t bytes, uint64_t *signal, uint64_t value,      \
              int op, int pe)                                                                      \
    {                                                                                              \
        RECORD(NUMBER(dest), NUMBER(source), bytes, NUMBER(signal), value, (uint64_t)op,           \
               (uint64_t)pe);                                                                      \
    }
#define RECORD_NOTHING(name)                                                                       \
    void name(void)                                                                                \
    {                                                                                              \
        called_last = (struct called){__func__, {0}};                                              \
    }

#endif
