# SPDX-License-Identifier: BSD-3-Clause
# What a build can't be made with is told here, in a sentence that says what to type.

# The first compilers that know C11 and Fortran 2018 well enough.
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

# dtl_check_python(OLDEST)
#
# Where the Python package is asked for, by DTL_PYTHON or as the alpha calls it.
function(dtl_check_python oldest)
    if(NOT DTL_PYTHON OR Python3_Development.Module_FOUND)
        return()
    endif()
    if(Python3_EXECUTABLE)
        set(ask "import platform; print(platform.python_version())")
        execute_process(COMMAND ${Python3_EXECUTABLE} -c "${ask}"
            OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        set(found "${Python3_EXECUTABLE} is Python ${version}")
    else()
        set(found "there is no Python")
    endif()
    message(FATAL_ERROR "DTL: no Python package: ${found}; expected ${oldest} or later with its "
        "headers, by -DPython3_EXECUTABLE=, or -DDTL_PYTHON=OFF")
endfunction()

# dtl_check_prefix()
#
# Before anything is installed: into a folder that can't be written to, a part of it could be.
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
