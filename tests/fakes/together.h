/* SPDX-License-Identifier: BSD-3-Clause */
/* CUDA's calls for blocks that wait for each other, which tests make and no plugin. */
#ifndef TOGETHER_H
#define TOGETHER_H

#include "fake_gpu.h"

enum { BLOCKS_AT_ONCE = 4 }; /* on each processor of a fake device */

#endif
