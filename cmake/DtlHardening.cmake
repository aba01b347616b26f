# SPDX-License-Identifier: BSD-3-Clause
# dtl::hardened: protections with which everything is compiled and linked that is installed, where
# the compiler and the linker have them.
include(CheckCCompilerFlag)
include(CheckLinkerFlag)

add_library(dtl_hardened INTERFACE)
add_library(dtl::hardened ALIAS dtl_hardened)

# Both cost a short call nothing: canaries are where there are arrays of bytes, and returns are
# checked by the processor.  (Checked jumps, and canaries in every function with an array, would add
# 15 instructions to the 120 of a small collective; Linux does not have the former for programs.)
foreach(flag IN ITEMS -fstack-protector -fcf-protection=return)
    string(MAKE_C_IDENTIFIER has${flag} has)
    check_c_compiler_flag(${flag} ${has})
    if(${has})
        target_compile_options(dtl_hardened INTERFACE $<$<COMPILE_LANGUAGE:C,CXX>:${flag}>)
    endif()
endforeach()
if(NOT DTL_SANITIZE) # they check the same, and more
    set(is_optimised $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)
    set(fortify "-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2")
    target_compile_options(dtl_hardened INTERFACE
        "$<$<AND:$<COMPILE_LANGUAGE:C,CXX>,${is_optimised}>:${fortify}>")
endif()
check_linker_flag(C LINKER:-z,relro,-z,now has_relro)
if(has_relro)
    target_link_options(dtl_hardened INTERFACE LINKER:-z,relro,-z,now)
endif()
