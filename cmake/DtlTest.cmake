# SPDX-License-Identifier: BSD-3-Clause

# dtl_test(NAME [SOURCES FILE...] [LINK TARGET...] [RANKS N...] [PLAIN])
#
# Adds a test program of the calling folder.  SOURCES defaults to NAME.c, LINK to dtl::dtl and
# cmocka.  Without RANKS it runs alone, as the test MODULE.NAME.  RANKS 1 2 4 registers
# MODULE.NAME.1, which runs alone too, and MODULE.NAME.MPI.2 and .4 under every MPI that was found;
# PLAIN registers MODULE.NAME.MPI.plain.
function(dtl_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "PLAIN" "" "SOURCES;LINK;RANKS")
    if(NOT arg_SOURCES)
        set(arg_SOURCES ${name}.c)
    endif()
    if(NOT arg_LINK)
        set(arg_LINK dtl::dtl PkgConfig::cmocka)
    endif()

    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME module)
    set(target test_${module}_${name})
    add_executable(${target} ${arg_SOURCES})
    target_link_libraries(${target} PRIVATE ${arg_LINK} dtl::strict)
    target_compile_definitions(${target} PRIVATE DTL_NO_ATTRIBUTES) # tests misuse on purpose
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name})

    if(NOT arg_RANKS)
        dtl_add_test(${module}.${name} alone 1 ${target})
    endif()
    foreach(ranks IN LISTS arg_RANKS)
        if(ranks EQUAL 1)
            dtl_add_test(${module}.${name}.1 alone 1 ${target})
            continue()
        endif()
        foreach(mpi IN LISTS DTL_MPIS)
            dtl_add_test(${module}.${name}.${mpi}.${ranks} ${mpi} ${ranks} ${target})
        endforeach()
    endforeach()
    if(arg_PLAIN)
        foreach(mpi IN LISTS DTL_MPIS)
            dtl_add_plain_test(${module}.${name}.${mpi}.plain ${mpi} ${target})
        endforeach()
    endif()
endfunction()

# dtl_test_on_device(NAME RANKS N...)
#
# Adds the test program NAME a second time with its containers on an emulated device.  With
# sanitizers it runs on one rank only.
function(dtl_test_on_device name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "RANKS")
    if(DTL_SANITIZE)
        set(arg_RANKS 1)
    endif()
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME module)
    set(target test_${module}_${name}_on_device)
    dtl_test(${name}_on_device
        SOURCES ${name}.c LINK dtl::dtl dtl::contracts PkgConfig::cmocka m RANKS ${arg_RANKS})
    target_compile_options(${target}
        PRIVATE "SHELL:-include ${PROJECT_SOURCE_DIR}/tests/c/support/containers_on_device.h")
    add_dependencies(${target} dtl_emulated)
    list(REMOVE_ITEM arg_RANKS 1)
    set(tests ${module}.${name}_on_device.1)
    foreach(mpi IN LISTS DTL_MPIS)
        list(TRANSFORM arg_RANKS PREPEND ${module}.${name}_on_device.${mpi}. OUTPUT_VARIABLE runs)
        list(APPEND tests ${runs})
    endforeach()
    set_property(TEST ${tests} APPEND PROPERTY ENVIRONMENT
        DTL_DEVICE=emulated DTL_PLUGIN_PATH=${DTL_PLUGIN_DIR})
endfunction()

# dtl_add_plain_test(TEST MPI TARGET [ARGUMENT...] [LAUNCHER NAME])
#
# One run on two ranks as a user starts it, without what script/launch sets: there one process
# copies from another's memory.  LAUNCHER is mpirun.MPI unless it is named.
function(dtl_add_plain_test test mpi target)
    cmake_parse_arguments(PARSE_ARGV 3 arg "" LAUNCHER "")
    if(NOT arg_LAUNCHER)
        set(arg_LAUNCHER mpirun.${mpi})
    endif()
    find_program(DTL_LAUNCHER_${arg_LAUNCHER} ${arg_LAUNCHER})
    set(launcher ${DTL_LAUNCHER_${arg_LAUNCHER}})
    if(DTL_SANITIZE OR NOT launcher) # what the MPIs leak is named by script/launch
        return()
    endif()
    set(command $<TARGET_FILE:${target}> ${arg_UNPARSED_ARGUMENTS})
    add_test(NAME ${test} COMMAND ${launcher} -n 2 ${command})
    set_tests_properties(${test} PROPERTIES LABELS ${mpi} PROCESSORS 2 TIMEOUT 120)
    foreach(name ALLOW_RUN_AS_ROOT ALLOW_RUN_AS_ROOT_CONFIRM MCA_rmaps_base_oversubscribe)
        set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT OMPI_${name}=1)
    endforeach()
endfunction()

# dtl_sanitized(TEST)
#
# Sets the environment variables that a test needs if it is built with a sanitizer.
function(dtl_sanitized test)
    list(JOIN DTL_ASAN ":" asan)
    set(quiet "")
    if(DTL_SANITIZE)
        # this plugin leaks, and is unloaded before a suppression could match it
        set(quiet HWLOC_COMPONENTS=-pci)
    endif()
    set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT
        ASAN_OPTIONS=${asan}:detect_leaks=1 ${DTL_SANITIZERS} ${quiet})
endfunction()

# dtl_add_test(TEST LAUNCH RANKS TARGET [ARGUMENT...])
#
# Adds a run of a test program with script/launch, which has the options of each MPI.
function(dtl_add_test test launch ranks target)
    add_test(NAME ${test} COMMAND ${DTL_LAUNCH} ${launch} ${ranks} $<TARGET_FILE:${target}> ${ARGN})
    set_tests_properties(${test} PROPERTIES LABELS ${launch} PROCESSORS ${ranks} TIMEOUT 120)
    dtl_sanitized(${test})
endfunction()

# dtl_shmem_test(TEST RANKS TARGET [ARGUMENT...])
#
# Adds a run under Open MPI with its OpenSHMEM, if OpenSHMEM was found.
function(dtl_shmem_test test ranks target)
    find_library(DTL_OSHMEM oshmem)
    if(DTL_OSHMEM AND NOT DTL_SANITIZE AND openmpi IN_LIST DTL_MPIS)
        dtl_add_test(${test} openmpi ${ranks} ${target} ${ARGN})
    endif()
endfunction()

# dtl_status_test(TEST LAUNCH RANKS STATUS TARGET [ARGUMENT...])
#
# Adds a run of a job that ends with a status other than 0.  It counts as one processor because it
# mostly waits.
function(dtl_status_test test launch ranks status target)
    add_test(NAME ${test} COMMAND sh -c [["$@"; echo "status $?"]] sh
        ${DTL_LAUNCH} ${launch} ${ranks} $<TARGET_FILE:${target}> ${ARGN})
    set_tests_properties(${test} PROPERTIES LABELS ${launch} PROCESSORS 1 TIMEOUT 120
        PASS_REGULAR_EXPRESSION "status ${status}\n")
    dtl_sanitized(${test})
endfunction()
