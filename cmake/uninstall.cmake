# SPDX-License-Identifier: BSD-3-Clause
# Removes what the last installation from this build folder has written, and folders of DTL that
# are empty then: the target uninstall.
cmake_policy(VERSION 3.22)
if(NOT EXISTS ${MANIFEST})
    message(FATAL_ERROR "DTL: nothing was installed from here: there is no ${MANIFEST}")
endif()
file(STRINGS ${MANIFEST} files)
list(TRANSFORM files PREPEND "$ENV{DESTDIR}")
list(TRANSFORM files REPLACE "/[^/]*$" "" OUTPUT_VARIABLE places)
list(REMOVE_DUPLICATES places)
foreach(folder IN LISTS places)
    execute_process(COMMAND test -w ${folder} RESULT_VARIABLE refused)
    if(refused AND EXISTS ${folder})
        message(FATAL_ERROR "DTL: ${folder} can't be written to; "
            "expected the rights of its owner (sudo)")
    endif()
endforeach()
file(REMOVE ${files} ${MANIFEST})

# Above the folder that all of them are in, nothing is DTL's, whatever its name.
list(GET places 0 top)
foreach(file IN LISTS files)
    cmake_path(IS_PREFIX top ${file} is_below)
    while(NOT is_below)
        cmake_path(GET top PARENT_PATH top)
        cmake_path(IS_PREFIX top ${file} is_below)
    endwhile()
endforeach()

set(folders "")
foreach(file IN LISTS files)
    cmake_path(GET file PARENT_PATH folder)
    if(file MATCHES "\\.py$")
        file(REMOVE_RECURSE ${folder}/__pycache__)
    endif()
    while(folder MATCHES "/(dtl|DTL)(/|$)" AND NOT folder STREQUAL top)
        list(APPEND folders ${folder})
        cmake_path(GET folder PARENT_PATH folder)
    endwhile()
endforeach()
if(top MATCHES "/(dtl|DTL)$")
    list(APPEND folders ${top})
endif()
list(REMOVE_DUPLICATES folders)
list(SORT folders ORDER DESCENDING) # what is inside comes first
execute_process(COMMAND rmdir ${folders} ERROR_QUIET) # those that are empty

list(LENGTH files count)
message(STATUS "DTL: ${count} files removed")
