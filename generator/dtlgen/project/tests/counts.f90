!> Tests that a counter stops at its limit, and that a limit of 0 is refused.
program counts
    use api
    implicit none (type, external)
    type(api_counter_t) :: counter
    integer(c_int) :: status
    character(len=200) :: words

    call counter%open(3_c_int64_t)
    call counter%add(2_c_int64_t)
    if (counter%value() /= 2) error stop "not 2"
    call counter%add(2_c_int64_t)
    if (counter%value() /= 3) error stop "not 3"
    call counter%close()

    call counter%open(0_c_int64_t, stat=status, errmsg=words)
    if (status /= API_ERROR_ARGUMENT) error stop "a limit of 0"
    if (index(words, "limit is 0; expected limit > 0") == 0) error stop "words"
end program counts
