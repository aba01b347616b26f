# SPDX-License-Identifier: BSD-3-Clause
# Installs the manual pages: one for each area, and for each function a page that includes its
# area's page.
include(generated/man/pages.cmake)
foreach(area IN LISTS DTL_MANUAL)
    file(STRINGS ${PROJECT_SOURCE_DIR}/generated/man/${area} functions REGEX "^\\.SS ")
    foreach(function IN LISTS functions)
        string(REPLACE ".SS " "" function ${function})
        file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/man/${function}.3 CONTENT ".so man3/${area}\n")
    endforeach()
endforeach()
list(TRANSFORM DTL_MANUAL PREPEND ${PROJECT_SOURCE_DIR}/generated/man/)
install(FILES ${DTL_MANUAL} DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
install(DIRECTORY ${PROJECT_BINARY_DIR}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
