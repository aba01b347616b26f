# SPDX-License-Identifier: BSD-3-Clause
# Installs the manual pages, one an area, and for each function a page that leads to its area's.
file(GLOB pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/generated/man/*.3)
foreach(page IN LISTS pages)
    cmake_path(GET page FILENAME area)
    file(STRINGS ${page} functions REGEX "^\\.SS ")
    foreach(function IN LISTS functions)
        string(REPLACE ".SS " "" function ${function})
        file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/man/${function}.3 CONTENT ".so man3/${area}\n")
    endforeach()
endforeach()
install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
install(DIRECTORY ${PROJECT_BINARY_DIR}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
