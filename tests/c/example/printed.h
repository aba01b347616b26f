/* SPDX-License-Identifier: BSD-3-Clause */
/* Checks the output of documentation examples. */
#ifndef PRINTED_H
#define PRINTED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Asserts that the example returns 0 and prints `expected`. On several ranks, each rank prints that
 * or nothing. */
void assert_printed(int (*example)(void), const char *expected);

#endif
