# SPDX-License-Identifier: BSD-3-Clause

# dtl_plugin(NAME SOURCES FILE... [NEEDS TARGET...])
#
# A back end that libdtl loads at run time: libdtl_NAME.so in the folder dtl/ beside libdtl.so.  A
# missing NEEDS target leaves the plugin out with one status line; it is never an error.
function(dtl_plugin name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;NEEDS")
    foreach(need IN LISTS arg_NEEDS)
        if(NOT TARGET ${need})
            message(STATUS "DTL: back end ${name} left out (no ${need})")
            return()
        endif()
    endforeach()

    add_library(dtl_${name} MODULE ${arg_SOURCES})
    target_link_libraries(dtl_${name} PRIVATE dtl::contracts dtl::strict ${arg_NEEDS})
    set_target_properties(dtl_${name} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${DTL_PLUGIN_DIR})
    install(TARGETS dtl_${name} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/dtl)
    message(STATUS "DTL: back end ${name}")
endfunction()
