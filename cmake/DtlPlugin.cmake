# SPDX-License-Identifier: BSD-3-Clause

# dtl_plugin(NAME SOURCES FILE... [NEEDS TARGET...] [SWITCH NAME] [REASON TEXT] [TITLE TEXT]
#            [JOB NAME [LIBRARIES FILE...] [SIZE_VARIABLE NAME] [RANK_VARIABLE NAME]
#             [JOB_VARIABLE NAME] [LAUNCHERS FILE...]]
#            [DEVICE NAME [INSTRUMENT YES]])
#
# A backend that libdtl loads at run time: libdtl_NAME.so in the folder dtl/ beside libdtl.so.
#
# If a NEEDS target is missing or DTL_SWITCH is OFF, the plugin is left out with one status line,
# which prints the REASON; it is an error only if DTL_SWITCH is ON.
#
# TITLE is the name for users.  A backend that starts parallel jobs has a JOB, its name in DTL_MPI.
# If one of LIBRARIES is loaded in a process, the process uses this backend.  The launcher sets the
# environment variables SIZE_VARIABLE, RANK_VARIABLE and JOB_VARIABLE: the number of processes, the
# rank, and a value that no other job has; a name that ends in _FD holds an open file descriptor.
# LAUNCHERS are the programs that start the ranks.  If several plugins have the same JOB, the first
# is chosen, unless a library of another one is loaded in the process or lies beside the launcher.
# A file launch.JOB beside the calling CMakeLists.txt has the options with which script/launch
# starts several ranks; without it a job has one rank.  A file launch_few.JOB does the same, but
# only tests that name the JOB run on it.
#
# DEVICE is the name in DTL_DEVICE of a backend that has devices.  A backend marked as INSTRUMENT is
# meant for tests and chosen only if DTL_DEVICE names it.
#
# libdtl is compiled with these properties, and knows them before it loads the plugin.  Other
# programs read them from libdtl_NAME.plugin beside the plugin; see runtime/job/backend.h.
function(dtl_plugin name)
    set(words TITLE JOB SIZE_VARIABLE RANK_VARIABLE JOB_VARIABLE DEVICE INSTRUMENT)
    set(lists SOURCES NEEDS LIBRARIES LAUNCHERS)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "${words};SWITCH;REASON" "${lists}")
    set(text "")
    foreach(key IN LISTS words)
        if(arg_${key})
            string(TOLOWER ${key} word)
            string(APPEND text "${word} ${arg_${key}}\n")
        endif()
    endforeach()
    foreach(library IN LISTS arg_LIBRARIES)
        string(APPEND text "library ${library}\n")
    endforeach()
    foreach(launcher IN LISTS arg_LAUNCHERS)
        string(APPEND text "launcher ${launcher}\n")
    endforeach()
    string(REPLACE "\n" "\\n" line "${text}")
    set_property(GLOBAL APPEND_STRING PROPERTY DTL_BACKENDS "{\"${name}\", \"${line}\"},\n")

    foreach(need IN LISTS arg_NEEDS)
        if(NOT TARGET ${need})
            if(NOT arg_REASON)
                set(arg_REASON "no ${need}")
            endif()
            dtl_missing("${arg_SWITCH}" "backend ${name}" "${arg_REASON}")
            return()
        endif()
    endforeach()
    if(arg_SWITCH AND DTL_${arg_SWITCH} STREQUAL OFF)
        dtl_missing(${arg_SWITCH} "backend ${name}" "")
        return()
    endif()

    add_library(dtl_${name} MODULE ${arg_SOURCES})
    set_property(GLOBAL APPEND PROPERTY DTL_PLUGINS dtl_${name})
    target_link_libraries(dtl_${name} PRIVATE dtl::contracts dtl::strict dtl::hardened ${arg_NEEDS})
    set_target_properties(dtl_${name} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${DTL_PLUGIN_DIR})
    file(CONFIGURE OUTPUT ${DTL_PLUGIN_DIR}/libdtl_${name}.plugin CONTENT "${text}" @ONLY)
    install(TARGETS dtl_${name} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/dtl)
    install(FILES ${DTL_PLUGIN_DIR}/libdtl_${name}.plugin DESTINATION ${CMAKE_INSTALL_LIBDIR}/dtl)
    message(STATUS "DTL: backend ${name}")

    if(arg_DEVICE) # for the tests
        set_property(GLOBAL APPEND PROPERTY DTL_DEVICES ${arg_DEVICE})
        set_property(GLOBAL PROPERTY DTL_PLUGIN_OF_${arg_DEVICE} ${name})
    endif()
    get_property(jobs GLOBAL PROPERTY DTL_JOBS)
    if(arg_JOB AND NOT arg_JOB IN_LIST jobs) # for the tests
        set_property(GLOBAL APPEND PROPERTY DTL_JOBS ${arg_JOB})
        set_property(GLOBAL PROPERTY DTL_PLUGIN_OF_${arg_JOB} ${name})
        if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/launch.${arg_JOB})
            set_property(GLOBAL APPEND PROPERTY DTL_MPIS ${arg_JOB})
        elseif(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/launch_few.${arg_JOB})
            set_property(GLOBAL APPEND PROPERTY DTL_FEW ${arg_JOB})
        endif()
    endif()
endfunction()
