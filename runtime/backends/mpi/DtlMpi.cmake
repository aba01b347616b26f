# SPDX-License-Identifier: BSD-3-Clause

include(CheckCSourceCompiles)

# dtl_find_mpi(NAME MARK PACKAGE)
#
# Defines the imported target dtl::NAME from that MPI's compiler wrapper: mpicc.NAME (the name in
# Debian), or an mpicc whose mpi.h has a line that matches MARK. FindMPI is not used because it
# finds only one MPI per build. Without a working wrapper, sets DTL_REASON_NAME to the reason, which
# names Debian's PACKAGE.
function(dtl_find_mpi name mark package)
    find_program(DTL_MPICC_${name} NAMES mpicc.${name} mpicc DOC "compiler wrapper of ${name}")
    mark_as_advanced(DTL_MPICC_${name})
    set(DTL_REASON_${name} "no mpicc of it; Debian's package is ${package}" PARENT_SCOPE)
    if(NOT DTL_MPICC_${name})
        return()
    endif()

    execute_process(COMMAND ${DTL_MPICC_${name}} -show
        RESULT_VARIABLE failed OUTPUT_VARIABLE line ERROR_VARIABLE said)
    if(failed)
        string(REGEX REPLACE "\n.*" "" said "${said}")
        string(CONCAT reason "${DTL_MPICC_${name}} -show fails: ${said}; "
            "Debian's package is ${package}")
        set(DTL_REASON_${name} "${reason}" PARENT_SCOPE)
        return()
    endif()
    separate_arguments(words UNIX_COMMAND "${line}")
    set(includes ${words})
    set(folders ${words})
    set(libraries ${words})
    list(FILTER includes INCLUDE REGEX "^-I")
    list(FILTER folders INCLUDE REGEX "^-L")
    list(FILTER libraries INCLUDE REGEX "^-l")
    list(TRANSFORM includes REPLACE "^-I" "")
    list(TRANSFORM folders REPLACE "^-L" "")

    dtl_mpi_is(is_ours "${mark}" "${includes}")
    if(NOT is_ours)
        return()
    endif()

    # The wrapper may lack its headers or libraries, or belong to the host of a cross build.
    set(CMAKE_REQUIRED_INCLUDES ${includes})
    list(TRANSFORM folders PREPEND -L OUTPUT_VARIABLE CMAKE_REQUIRED_LINK_OPTIONS)
    set(CMAKE_REQUIRED_LIBRARIES ${libraries})
    check_c_source_compiles("#include <mpi.h>
        int main(void) { return MPI_Init(0, 0); }" DTL_MPI_${name}_LINKS)
    if(NOT DTL_MPI_${name}_LINKS)
        unset(DTL_MPI_${name}_LINKS CACHE) # test again in the next run
        string(CONCAT reason "${CMAKE_C_COMPILER} can't link a program as ${DTL_MPICC_${name}} "
            "says; Debian's package is ${package}")
        set(DTL_REASON_${name} "${reason}" PARENT_SCOPE)
        return()
    endif()
    add_library(dtl::${name} INTERFACE IMPORTED GLOBAL)
    target_include_directories(dtl::${name} INTERFACE ${includes})
    target_link_directories(dtl::${name} INTERFACE ${folders})
    target_link_libraries(dtl::${name} INTERFACE ${libraries})
endfunction()

# dtl_mpich_abi()
#
# Sets DTL_MPICH_LIBRARY to the name of MPICH's library on this system. MPICH and the MPIs derived
# from it share an ABI and the name libmpi.so.12; only Debian uses another name. On Debian, also
# defines dtl::mpich_abi: MPICH under the common name, as installed from the Python package index. A
# plugin that is linked with it uses the library that the process has loaded or that has this name.
# The target dtl_mpich_abi_name is an empty library of that name, which depends on Debian's MPICH.
function(dtl_mpich_abi)
    set(library libmpich.so.12)
    if(TARGET dtl::mpich)
        get_target_property(libraries dtl::mpich INTERFACE_LINK_LIBRARIES)
        if(NOT -lmpich IN_LIST libraries)
            set(library libmpi.so.12)
        endif()
    endif()
    set(DTL_MPICH_LIBRARY ${library} PARENT_SCOPE)
    if(library STREQUAL libmpi.so.12 OR NOT TARGET dtl::mpich)
        return()
    endif()

    # The library has only a name and a dependency on the library with the functions.
    file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/mpich_abi.c CONTENT "")
    add_library(dtl_mpich_abi_name SHARED ${CMAKE_CURRENT_BINARY_DIR}/mpich_abi.c)
    set_target_properties(dtl_mpich_abi_name PROPERTIES OUTPUT_NAME mpi SOVERSION 12
        LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/mpich_abi)
    target_link_options(dtl_mpich_abi_name PRIVATE LINKER:--no-as-needed)
    target_link_libraries(dtl_mpich_abi_name PRIVATE dtl::mpich)
    add_library(dtl::mpich_abi INTERFACE IMPORTED GLOBAL)
    get_target_property(includes dtl::mpich INTERFACE_INCLUDE_DIRECTORIES)
    target_include_directories(dtl::mpich_abi INTERFACE ${includes})
    target_link_libraries(dtl::mpich_abi INTERFACE -Wl,--no-as-needed dtl_mpich_abi_name)
endfunction()

# dtl_mpi_is(OUT MARK INCLUDES)
#
# Sets OUT to true if the mpi.h in INCLUDES has a line that matches MARK. A plain mpicc may belong
# to any MPI.
function(dtl_mpi_is out mark includes)
    find_file(header mpi.h PATHS ${includes} NO_DEFAULT_PATH NO_CACHE)
    set(lines "")
    if(header)
        file(STRINGS ${header} lines REGEX "${mark}" LIMIT_COUNT 1)
    endif()
    string(LENGTH "${lines}" ${out})
    set(${out} ${${out}} PARENT_SCOPE)
endfunction()
