# SPDX-License-Identifier: BSD-3-Clause
# Switches: whether an optional part of DTL is built.

# dtl_switch(NAME PART)
#
# Defines the cache entry DTL_NAME for a PART: AUTO builds it if its prerequisites are found, ON
# fails without them, OFF leaves it out.  CMake's other spellings of ON and OFF are accepted.
function(dtl_switch name part)
    set(DTL_${name} AUTO CACHE STRING "${part}: AUTO (if its prerequisites are found), ON or OFF")
    set_property(CACHE DTL_${name} PROPERTY STRINGS AUTO ON OFF)
    string(TOUPPER "${DTL_${name}}" value)
    if(value MATCHES "^(ON|YES|Y|TRUE|1)$")
        set(value ON)
    elseif(value MATCHES "^(OFF|NO|N|FALSE|0|)$")
        set(value OFF)
    elseif(NOT value STREQUAL AUTO)
        message(FATAL_ERROR "DTL: DTL_${name} is ${DTL_${name}}; expected AUTO, ON or OFF")
    endif()
    set(DTL_${name} ${value} PARENT_SCOPE)
endfunction()

# dtl_left_out(PART REASON)
#
# Prints that a part is not built, now and in the summary.  This is not an error.
function(dtl_left_out part reason)
    string(REPLACE ";" "," reason "${reason}") # a semicolon separates the parts
    message(STATUS "DTL: ${part} left out (${reason})")
    set_property(GLOBAL APPEND PROPERTY DTL_LEFT_OUT "${part} (${reason})")
endfunction()

# dtl_missing(SWITCH PART REASON)
#
# Leaves out a part whose prerequisites are missing, or fails if DTL_SWITCH is ON.
function(dtl_missing switch part reason)
    if(DTL_${switch} STREQUAL OFF)
        set(reason "DTL_${switch} is OFF")
    elseif(DTL_${switch} STREQUAL ON)
        message(FATAL_ERROR "DTL: DTL_${switch} is ON, but ${part} can't be built: ${reason}")
    endif()
    dtl_left_out("${part}" "${reason}")
endfunction()

# dtl_switch_devices()
#
# Turns ON the switches of the kinds of GPU that DTL_DEVICES lists: cuda,hip.  DTL_DEVICES is a
# cache entry, whose default is the environment variable of that name.
function(dtl_switch_devices)
    set(DTL_DEVICES "$ENV{DTL_DEVICES}" CACHE STRING
        "Kinds of GPU whose kernels are compiled, with or without such a GPU: cuda,hip")
    string(REPLACE "," ";" kinds "${DTL_DEVICES}")
    foreach(kind IN LISTS kinds)
        if(NOT kind MATCHES "^(cuda|hip)$")
            message(FATAL_ERROR "DTL: DTL_DEVICES is ${DTL_DEVICES}; expected cuda, hip or both")
        endif()
        string(TOUPPER ${kind} switch)
        set(DTL_${switch} ON PARENT_SCOPE)
    endforeach()
endfunction()

# dtl_target_of_folder(TARGET FOLDER)
#
# Defines a target that builds all libraries and programs of a folder and its subfolders.
function(dtl_target_of_folder target folder)
    set(folders ${folder})
    set(all "")
    while(folders)
        list(POP_FRONT folders each)
        get_property(targets DIRECTORY ${each} PROPERTY BUILDSYSTEM_TARGETS)
        get_property(below DIRECTORY ${each} PROPERTY SUBDIRECTORIES)
        foreach(each IN LISTS targets)
            get_target_property(type ${each} TYPE)
            if(NOT type STREQUAL UTILITY)
                list(APPEND all ${each})
            endif()
        endforeach()
        list(APPEND folders ${below})
    endwhile()
    add_custom_target(${target})
    if(all)
        add_dependencies(${target} ${all})
    endif()
endfunction()
