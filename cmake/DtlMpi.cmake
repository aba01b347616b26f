# SPDX-License-Identifier: BSD-3-Clause

# dtl_find_mpi(NAME)
#
# Defines the imported target dtl::NAME (openmpi or mpich) from that MPI's compiler wrapper:
# mpicc.NAME as Debian calls it, or an mpicc that belongs to it.  FindMPI finds one MPI a build.
function(dtl_find_mpi name)
    find_program(DTL_MPICC_${name} NAMES mpicc.${name} mpicc DOC "compiler wrapper of ${name}")
    mark_as_advanced(DTL_MPICC_${name})
    if(NOT DTL_MPICC_${name})
        return()
    endif()

    execute_process(COMMAND ${DTL_MPICC_${name}} -show OUTPUT_VARIABLE line ERROR_QUIET)
    separate_arguments(words UNIX_COMMAND "${line}")
    set(includes ${words})
    set(folders ${words})
    set(libraries ${words})
    list(FILTER includes INCLUDE REGEX "^-I")
    list(FILTER folders INCLUDE REGEX "^-L")
    list(FILTER libraries INCLUDE REGEX "^-l")
    list(TRANSFORM includes REPLACE "^-I" "")
    list(TRANSFORM folders REPLACE "^-L" "")

    dtl_mpi_is(is_ours ${name} "${includes}")
    if(NOT is_ours)
        return()
    endif()
    add_library(dtl::${name} INTERFACE IMPORTED)
    target_include_directories(dtl::${name} INTERFACE ${includes})
    target_link_directories(dtl::${name} INTERFACE ${folders})
    target_link_libraries(dtl::${name} INTERFACE ${libraries})
endfunction()

# dtl_mpi_is(OUT NAME INCLUDES)
#
# Whether the mpi.h in INCLUDES belongs to NAME: a plain mpicc may be of either MPI.
function(dtl_mpi_is out name includes)
    set(mark_openmpi "define OPEN_MPI")
    set(mark_mpich "define MPICH_NAME")
    find_file(header mpi.h PATHS ${includes} NO_DEFAULT_PATH NO_CACHE)
    set(lines "")
    if(header)
        file(STRINGS ${header} lines REGEX "${mark_${name}}" LIMIT_COUNT 1)
    endif()
    string(LENGTH "${lines}" ${out})
    set(${out} ${${out}} PARENT_SCOPE)
endfunction()
