# SPDX-License-Identifier: BSD-3-Clause
# dtl::hardened: hardening options for everything that is installed, as far as the compiler and the
# linker support them.
include(CheckCCompilerFlag)
include(CheckLinkerFlag)

add_library(dtl_hardened INTERFACE)
add_library(dtl::hardened ALIAS dtl_hardened)

# Neither slows down a short call: only functions with byte arrays have canaries, and the processor
# checks returns.  Branch protection, which Linux does not support for programs, and canaries in
# every function with an array would add 15 instructions to the 120 of a small collective.
foreach(flag IN ITEMS -fstack-protector -fcf-protection=return)
    string(MAKE_C_IDENTIFIER has${flag} has)
    check_c_compiler_flag(${flag} ${has})
    if(${has})
        target_compile_options(dtl_hardened INTERFACE $<$<COMPILE_LANGUAGE:C,CXX>:${flag}>)
    endif()
endforeach()
if(NOT DTL_SANITIZE) # sanitizers check the same and more
    set(is_optimised $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)
    set(fortify "-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2")
    target_compile_options(dtl_hardened INTERFACE
        "$<$<AND:$<COMPILE_LANGUAGE:C,CXX>,${is_optimised}>:${fortify}>")
endif()
check_linker_flag(C LINKER:-z,relro,-z,now has_relro)
if(has_relro)
    target_link_options(dtl_hardened INTERFACE LINKER:-z,relro,-z,now)
endif()
