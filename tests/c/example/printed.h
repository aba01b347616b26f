/* SPDX-License-Identifier: BSD-3-Clause */
/* What an example of the documentation prints. */
#ifndef PRINTED_H
#define PRINTED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* The example returns 0 and prints `expected`; where it runs on several ranks, each prints that or
 * nothing. */
void assert_printed(int (*example)(void), const char *expected);

#endif
