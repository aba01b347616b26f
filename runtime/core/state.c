/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether the library can be used: from the start until the back ends are shut down. */
#include "dtl_runtime.h"

atomic_bool dtl__is_open = true;
