# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/test_sources.cmake.j2.
# Do not edit.
set(DTL_FORTRAN_KIND_TESTS
)
