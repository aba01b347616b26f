# SPDX-License-Identifier: BSD-3-Clause
set(DTL_TARGET s390x)
include(${CMAKE_CURRENT_LIST_DIR}/linux-gnu.cmake)
