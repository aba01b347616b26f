! SPDX-License-Identifier: BSD-3-Clause
!> Counts the words of a text in a map that all ranks share, and sorts the text by its words.
!>
!> A word of up to 8 letters is a number of 64 bits here; numbers and words have the same order.
program word_count
    use dtl
    implicit none (type, external)
    integer, parameter :: words = 100000, letters = 8, different = 20, shown = 3
    character(len=4), parameter :: vocabulary(different) = &
        ["the ", "of  ", "and ", "to  ", "in  ", "is  ", "it  ", "that", "was ", "for ", &
         "on  ", "are ", "as  ", "with", "his ", "they", "at  ", "be  ", "this", "have"]
    type(dtl_context_t) :: ctx
    type(dtl_vector_t) :: text
    type(dtl_map_t) :: counts
    integer(c_int64_t), pointer :: mine(:)
    integer(c_int64_t) :: entries(2, different), middle
    integer(c_int64_t), allocatable :: ones(:)
    integer :: found, i, place

    call ctx%create()
    call text%create(ctx, DTL_DTYPE_INT64, words)
    call counts%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64)

    call text%local(mine)
    mine = [(word_of(text%local_offset() + i - 1), i = 1, size(mine))]
    allocate (ones(size(mine)), source=1_c_int64_t)
    call counts%combine_batch(mine, ones, size(mine), DTL_OP_SUM)
    call counts%sync()
    found = int(counts%global_size())
    call collect(entries)

    call text%sort(DTL_SORT_ASCENDING)
    call text%expose() ! each rank may look at any element once all have exposed theirs
    call text%get_element(words / 2 + 1, middle)

    if (ctx%is_root()) then
        print "(a, i0, a, i0)", "Words: ", words, ", of them different: ", found
        do place = 1, shown
            i = maxloc(entries(2, :found), 1)
            print "(a, a, i0)", spelled(entries(1, i)), ": ", entries(2, i)
            entries(2, i) = 0
        end do
        print "(a, a)", "In the middle of the alphabet: ", spelled(middle)
    end if

    call counts%close()
    call text%close()
    call ctx%close()

contains

    !> Word `n` of a text, in which early words of the vocabulary are more frequent.
    pure function word_of(n) result(number)
        integer(c_int64_t), intent(in) :: n
        integer(c_int64_t) :: number, chosen(2)
        character(len=letters) :: word
        integer :: letter, mark

        chosen = [2 * n, 2 * n + 1] * 1103515245 + 12345
        chosen = mod(mod(chosen, 2147483648_c_int64_t) / 65536, int(different, c_int64_t))
        word = vocabulary(minval(chosen) + 1)
        number = 0
        do letter = 1, letters
            mark = iachar(word(letter:letter))
            number = 256 * number + merge(0, mark, mark == iachar(" "))
        end do
    end function word_of

    pure function spelled(number) result(word)
        integer(c_int64_t), intent(in) :: number
        character(len=:), allocatable :: word
        integer(c_int64_t) :: left

        word = ""
        left = number
        do while (left > 0)
            if (mod(left, 256_c_int64_t) > 0) word = achar(mod(left, 256_c_int64_t)) // word
            left = left / 256
        end do
    end function spelled

    !> The words of all ranks and how often they are there, on the root.
    subroutine collect(all)
        integer(c_int64_t), intent(out) :: all(2, different)
        integer(c_int64_t) :: count, keys(different), values(different)
        integer(c_int64_t), allocatable :: each(:)
        integer :: entry

        all = 0
        call counts%local_entries(keys, values, different, count)
        allocate (each(ctx%size()))
        call ctx%gather([count], each, 0)
        call ctx%gatherv([(keys(entry), values(entry), entry = 1, int(count))], all, 2 * each, &
                         root=0)
    end subroutine collect
end program word_count
