# SPDX-License-Identifier: BSD-3-Clause
# The target uninstall: removes the files of the last installation from this build folder, and
# folders of DTL that are empty afterwards.
cmake_policy(VERSION 3.22)
if(NOT EXISTS ${MANIFEST})
    message(FATAL_ERROR "DTL: nothing was installed from here: there is no ${MANIFEST}")
endif()
file(STRINGS ${MANIFEST} files)
list(TRANSFORM files PREPEND "$ENV{DESTDIR}")
list(TRANSFORM files REPLACE "/[^/]*$" "" OUTPUT_VARIABLE file_folders)
list(REMOVE_DUPLICATES file_folders)
foreach(folder IN LISTS file_folders)
    execute_process(COMMAND test -w ${folder} RESULT_VARIABLE refused)
    if(refused AND EXISTS ${folder})
        message(FATAL_ERROR "DTL: ${folder} can't be written to; "
            "expected the rights of its owner (sudo)")
    endif()
endforeach()
file(REMOVE ${files} ${MANIFEST})

# The top folder contains all files.  Folders above it are never removed, even if named dtl.
list(GET file_folders 0 top)
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
list(SORT folders ORDER DESCENDING) # subfolders come first
execute_process(COMMAND rmdir ${folders} ERROR_QUIET) # fails harmlessly if a folder is not empty

list(LENGTH files count)
message(STATUS "DTL: ${count} files removed")
