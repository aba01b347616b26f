/* SPDX-License-Identifier: BSD-3-Clause */
/* The part of OpenSHMEM 1.4's interface in use, so that neither the library nor its header is
 * needed to build. The declarations are those of shmem.h. Atomic variables are `long`, which every
 * library supports; in Open MPI 4.1.4, a fetch of an `int` writes beyond its result. */
#ifndef SHMEM_API_H
#define SHMEM_API_H

#include <stddef.h>

_Static_assert(sizeof(long) == 8, "a word is a long");

enum { SHMEM_THREAD_MULTIPLE = 3 };

int shmem_init_thread(int requested, int *provided);
void shmem_finalize(void);
int shmem_my_pe(void);
int shmem_n_pes(void);
void *shmem_align(size_t alignment, size_t size);
void shmem_free(void *block);
void *shmem_ptr(const void *address, int pe);
void shmem_putmem(void *to, const void *from, size_t bytes, int pe);
void shmem_getmem(void *to, const void *from, size_t bytes, int pe);
void shmem_fence(void);
void shmem_quiet(void);
long shmem_long_atomic_fetch(const long *word, int pe);
long shmem_long_atomic_swap(long *word, long value, int pe);
long shmem_long_atomic_fetch_add(long *word, long value, int pe);
long shmem_long_atomic_compare_swap(long *word, long compare, long value, int pe);
void shmem_long_atomic_set(long *word, long value, int pe);
void shmem_long_atomic_add(long *word, long value, int pe);

#endif
