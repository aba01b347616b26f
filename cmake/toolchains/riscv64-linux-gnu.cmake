# SPDX-License-Identifier: BSD-3-Clause
set(DTL_TARGET riscv64)
include(${CMAKE_CURRENT_LIST_DIR}/linux-gnu.cmake)
