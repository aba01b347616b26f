# SPDX-License-Identifier: BSD-3-Clause
# Builds the generated code of a dtlgen project: macros for the CMakeLists.txt beside generated/.
#
#   dtlgen_library(NAME PREFIX SOURCE...)
#       Adds the C library NAME from SOURCE and the generated sources, and the program NAME_replay,
#       which repeats recorded calls. PREFIX is the prefix of the API's constants, such as MIX_.
#   dtlgen_python(NAME FOLDER)
#       Adds a Python package in build/python from FOLDER/NAME and the generated modules.
#   dtlgen_fortran(NAME PREFIX)
#       Adds the library NAME_fortran with the module NAME.
#   dtlgen_misuse(NAME PREFIX SOURCE)
#       Adds tests of invalid arguments. SOURCE creates an object of each kind and implements
#       generated/tests/c/fixture.h.
#   dtlgen_test(NAME SOURCE...)
#       Adds tests in C, Fortran and Python.
#
# Languages without a compiler or headers are skipped with a status message.
include(CheckLanguage)
set(DTLGEN_FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/generated)

macro(dtlgen_library name prefix)
    include(${DTLGEN_FOLDER}/c/sources.cmake)
    find_package(Threads REQUIRED)
    list(TRANSFORM ${prefix}GENERATED_SOURCES PREPEND ${DTLGEN_FOLDER}/c/)
    add_library(${name} SHARED ${${prefix}GENERATED_SOURCES} ${ARGN})
    target_include_directories(${name}
        PUBLIC ${DTLGEN_FOLDER}/c/include
        PRIVATE ${DTLGEN_FOLDER}/c/impl ${DTLGEN_FOLDER}/c/support ${CMAKE_CURRENT_SOURCE_DIR}/src)
    target_compile_definitions(${name} PRIVATE _GNU_SOURCE)
    target_compile_options(${name} PRIVATE # messages may be truncated
        $<$<C_COMPILER_ID:GNU>:-Wno-format-truncation>)
    target_link_libraries(${name} PRIVATE Threads::Threads ${CMAKE_DL_LIBS})
    target_link_options(${name} PRIVATE
        LINKER:--version-script=${DTLGEN_FOLDER}/c/${name}.map
        LINKER:--no-undefined-version LINKER:-z,defs)
    set_target_properties(${name} PROPERTIES
        C_STANDARD 11 C_VISIBILITY_PRESET hidden
        VERSION ${${prefix}VERSION} SOVERSION ${${prefix}SOVERSION})
    add_executable(${name}_replay ${DTLGEN_FOLDER}/c/replay.c)
    target_link_libraries(${name}_replay PRIVATE ${name})
    target_compile_definitions(${name}_replay PRIVATE _GNU_SOURCE)
    target_compile_options(${name}_replay PRIVATE -Wno-deprecated-declarations)
    set_target_properties(${name}_replay PROPERTIES C_STANDARD 11)
endmacro()

function(dtlgen_python name folder)
    find_package(Python3 COMPONENTS Interpreter Development.Module)
    if(NOT Python3_Development.Module_FOUND)
        message(STATUS "${name}: no Python package, as Python's headers are missing")
        return()
    endif()
    execute_process(COMMAND ${Python3_EXECUTABLE} -c "import cffi"
        RESULT_VARIABLE missing OUTPUT_QUIET ERROR_QUIET)
    if(missing)
        message(STATUS "${name}: no Python package, as ${Python3_EXECUTABLE} has no cffi")
        return()
    endif()
    set(generated ${DTLGEN_FOLDER}/python)
    set(package ${CMAKE_CURRENT_BINARY_DIR}/python/${name})
    set(native ${CMAKE_CURRENT_BINARY_DIR}/native.c)
    add_custom_command(OUTPUT ${native}
        COMMAND ${Python3_EXECUTABLE} ${generated}/emit_native.py ${generated}/cdef.h ${native}
        DEPENDS ${generated}/emit_native.py ${generated}/cdef.h VERBATIM)
    Python3_add_library(${name}_python MODULE WITH_SOABI ${native})
    target_link_libraries(${name}_python PRIVATE ${name})
    set_target_properties(${name}_python PROPERTIES
        OUTPUT_NAME _native LIBRARY_OUTPUT_DIRECTORY ${package})
    add_custom_command(TARGET ${name}_python POST_BUILD
        COMMAND ${CMAKE_COMMAND} -E copy_directory ${generated}/${name} ${package}
        COMMAND ${CMAKE_COMMAND} -E copy_directory
            ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${name} ${package} VERBATIM)
    set(DTLGEN_PYTHON ${Python3_EXECUTABLE} PARENT_SCOPE)
    set(DTLGEN_PYTHON_PATH
        ${CMAKE_CURRENT_BINARY_DIR}/python:${DTLGEN_FOLDER}/tests/python PARENT_SCOPE)
endfunction()

macro(dtlgen_fortran name prefix)
    check_language(Fortran)
    if(CMAKE_Fortran_COMPILER)
        enable_language(Fortran)
        include(${DTLGEN_FOLDER}/fortran/sources.cmake)
        add_library(${name}_fortran STATIC ${${prefix}FORTRAN_SOURCES})
        target_link_libraries(${name}_fortran PUBLIC ${name})
        set_target_properties(${name}_fortran PROPERTIES POSITION_INDEPENDENT_CODE ON
            Fortran_MODULE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/modules)
        target_include_directories(${name}_fortran INTERFACE ${CMAKE_CURRENT_BINARY_DIR}/modules)
    else()
        message(STATUS "${name}: no Fortran module, as a compiler is missing")
    endif()
endmacro()

function(dtlgen_misuse name prefix source)
    find_package(PkgConfig)
    if(PkgConfig_FOUND)
        pkg_check_modules(cmocka IMPORTED_TARGET cmocka)
    endif()
    if(NOT cmocka_FOUND)
        message(STATUS "${name}: no tests of misuse in C, as cmocka is missing")
        return()
    endif()
    set(tests ${DTLGEN_FOLDER}/tests/c)
    foreach(area IN LISTS ${prefix}MISUSE_AREAS)
        add_executable(misuse_${area} ${tests}/misuse_${area}.c ${tests}/fixture.c ${source})
        target_include_directories(misuse_${area} PRIVATE ${tests})
        target_link_libraries(misuse_${area} PRIVATE ${name} PkgConfig::cmocka)
        add_test(NAME misuse.${area} COMMAND misuse_${area})
    endforeach()
endfunction()

function(dtlgen_test name)
    foreach(source IN LISTS ARGN)
        cmake_path(GET source FILENAME test)
        cmake_path(GET source EXTENSION LAST_ONLY language)
        if(language STREQUAL .py AND DTLGEN_PYTHON)
            add_test(NAME ${test} COMMAND ${DTLGEN_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/${source})
            set_tests_properties(${test} PROPERTIES ENVIRONMENT PYTHONPATH=${DTLGEN_PYTHON_PATH})
        elseif(language STREQUAL .c OR (language STREQUAL .f90 AND TARGET ${name}_fortran))
            add_executable(${test} ${source})
            target_link_libraries(${test} PRIVATE ${name} $<TARGET_NAME_IF_EXISTS:${name}_fortran>)
            add_test(NAME ${test} COMMAND ${test})
        endif()
    endforeach()
endfunction()
