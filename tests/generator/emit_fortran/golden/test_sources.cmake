# Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/test_sources.cmake.j2.
# Do not edit.
set(DTL_FORTRAN_KIND_TESTS
)
