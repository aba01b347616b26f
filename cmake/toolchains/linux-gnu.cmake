# SPDX-License-Identifier: BSD-3-Clause
# Included by the toolchain files beside it, which set DTL_TARGET to the GNU name of a processor.
# Uses Debian's cross compilers PROCESSOR-linux-gnu-gcc, whose headers and libraries are in
# /usr/PROCESSOR-linux-gnu.  Libraries of the host are never found.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${DTL_TARGET})
set(triple ${DTL_TARGET}-linux-gnu)
set(CMAKE_C_COMPILER ${triple}-gcc)
find_program(DTL_TARGET_CXX ${triple}-g++)
find_program(DTL_TARGET_FORTRAN ${triple}-gfortran)
set(CMAKE_CXX_COMPILER ${DTL_TARGET_CXX})
set(CMAKE_Fortran_COMPILER ${DTL_TARGET_FORTRAN})

set(CMAKE_FIND_ROOT_PATH /usr/${triple} $ENV{DTL_SYSROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
if(NOT DEFINED ENV{PKG_CONFIG_LIBDIR})
    set(ENV{PKG_CONFIG_LIBDIR} /usr/${triple}/lib/pkgconfig:/usr/lib/${triple}/pkgconfig)
endif()

# Programs of the target run on the host with QEMU, if it is installed.
find_program(DTL_TARGET_QEMU qemu-${DTL_TARGET})
if(DTL_TARGET_QEMU)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${DTL_TARGET_QEMU} -L /usr/${triple})
endif()
