# SPDX-License-Identifier: BSD-3-Clause
# Checks of the compilers, the target and the prefix.  The error messages say what to type instead.

# The oldest supported compilers: their C11 and Fortran 2018 are complete enough.
set(DTL_OLDEST_GNU 8)
set(DTL_OLDEST_Clang 7)

# dtl_check_compiler(LANGUAGE)
function(dtl_check_compiler language)
    set(id ${CMAKE_${language}_COMPILER_ID})
    set(version ${CMAKE_${language}_COMPILER_VERSION})
    if(DEFINED DTL_OLDEST_${id} AND version VERSION_LESS DTL_OLDEST_${id})
        message(FATAL_ERROR "DTL: ${CMAKE_${language}_COMPILER} is ${id} ${version}; expected "
            "${id} ${DTL_OLDEST_${id}} or later: name one in an empty build directory, by "
            "-DCMAKE_${language}_COMPILER=")
    endif()
endfunction()

# dtl_check_target()
#
# Fails unless the target is 64-bit Linux: counts and addresses have 64 bits, and shared memory and
# plugins use Linux.
function(dtl_check_target)
    if(NOT CMAKE_SYSTEM_NAME STREQUAL Linux)
        message(FATAL_ERROR "DTL: the target is ${CMAKE_SYSTEM_NAME}; expected Linux")
    endif()
    if(CMAKE_SIZEOF_VOID_P AND CMAKE_SIZEOF_VOID_P LESS 8)
        message(FATAL_ERROR "DTL: ${CMAKE_C_COMPILER} compiles for a 32-bit machine; expected one "
            "of 64 bits, as without -m32 or by another toolchain file")
    endif()
endfunction()

# dtl_no_python(OLDEST)
#
# Leaves out the Python package, because no Python with its headers was found.
function(dtl_no_python oldest)
    set(found "no Python")
    if(Python3_EXECUTABLE)
        set(ask "import platform; print(platform.python_version())")
        execute_process(COMMAND ${Python3_EXECUTABLE} -c "${ask}"
            OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        set(found "${Python3_EXECUTABLE} is Python ${version}")
    endif()
    set(expected "expected ${oldest} or later with its headers, as of Debian's python3-dev")
    if(DTL_PYTHON STREQUAL ON)
        message(FATAL_ERROR "DTL: no Python package: ${found}; ${expected}, by "
            "-DPython3_EXECUTABLE=, or -DDTL_PYTHON=OFF")
    endif()
    dtl_missing(PYTHON "Python package" "${found}; ${expected}")
endfunction()

# dtl_check_prefix()
#
# Adds a check before anything is installed: the prefix must be writable, so that no partial
# installation is left.
function(dtl_check_prefix)
    install(CODE [[
        set(folder "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
        while(NOT EXISTS "${folder}")
            get_filename_component(folder "${folder}" DIRECTORY)
        endwhile()
        execute_process(COMMAND test -w "${folder}" RESULT_VARIABLE refused)
        if(refused)
            message(FATAL_ERROR "DTL: ${folder} can't be written to; expected a prefix that can, "
                "as by cmake --install . --prefix $ENV{HOME}/.local, or the rights of its owner "
                "(sudo)")
        endif()]])
endfunction()
