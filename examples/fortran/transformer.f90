! SPDX-License-Identifier: BSD-3-Clause
!> Two layers of a transformer: each rank has some heads, and sums over ranks make the rest.
program transformer
    use dtl
    implicit none (type, external)
    integer, parameter :: tokens = 16, layers = 2, heads = 4
    integer, parameter :: columns = 8, hidden = 16 ! of a head
    integer, parameter :: width = heads * columns
    integer(c_int64_t), parameter :: none = 0, all_tokens = tokens
    enum, bind(c) ! what has numbers of its own
        enumerator :: query = 0, key, value, output, gate, up, down, input
    end enum

    !> The part of a layer for the heads of a rank; columns are rows in the other languages.
    type :: layer_t
        real(c_float), allocatable :: projection(:, :), output(:, :), up(:, :), down(:, :)
        real(c_float), allocatable :: normal(:, :), parts(:, :), attended(:, :), both(:, :)
        real(c_float), allocatable :: gated(:, :), total(:, :)
    end type layer_t

    type(dtl_context_t) :: ctx
    type(dtl_model_t) :: model
    type(layer_t), asynchronous, target :: made(layers)
    real(c_float), asynchronous, target :: x(width, tokens)
    integer(c_int64_t) :: whole
    integer :: first, index, mine, token

    call ctx%create()
    call model%create(ctx)
    first = heads * ctx%rank() / ctx%size()
    mine = heads * (ctx%rank() + 1) / ctx%size() - first
    x = numbers([input], 0, 0, tokens, 0, width)
    call model%tensor(x, tokens, width, whole)
    do index = 1, layers
        call layer_make(made(index), index - 1)
        if (mine > 0) then
            call attention_add(made(index))
            call products_add(made(index))
        else
            call nothing_add(made(index))
        end if
    end do
    call model%schedule(2) ! on two threads
    call model%run()

    if (ctx%is_root()) then
        do token = 0, tokens - 1
            if (token < 2 .or. token == tokens - 1) &
                print "(a, i2, a, 4f6.2)", "Token ", token, ":", x(:4, token + 1)
        end do
    end if

    call model%close()
    call ctx%close()

contains

    !> From -1/4 to 1/4, as good as random: parts of matrices, one behind the other.
    pure function numbers(of, layer, row, rows, column, across) result(found)
        integer, intent(in) :: of(:), layer, row, rows, column, across
        real(c_float) :: found(across, rows * size(of))
        integer(c_int64_t) :: n
        integer :: i, j, part

        do part = 1, size(of)
            do i = 1, rows
                do j = 1, across
                    n = ((layer * 8_c_int64_t + of(part)) * 64 + row + i - 1) * 64 + column + j - 1
                    n = modulo(n * 1103515245 + 12345, 2147483648_c_int64_t)
                    n = modulo(n * 1103515245 + 12345, 2147483648_c_int64_t)
                    found(j, (part - 1) * rows + i) = &
                        real(real(n, c_double) / 4294967296.0_c_double - 0.25_c_double, c_float)
                end do
            end do
        end do
    end function numbers

    subroutine layer_make(layer, number)
        type(layer_t), intent(inout) :: layer
        integer, intent(in) :: number
        integer :: own, inner

        own = mine * columns
        inner = mine * hidden
        layer%projection = &
            numbers([query, key, value], number, first * columns, own, 0, width)
        layer%output = numbers([output], number, 0, width, first * columns, own)
        layer%up = numbers([gate, up], number, first * hidden, inner, 0, width)
        layer%down = numbers([down], number, 0, width, first * hidden, inner)
        allocate (layer%normal(width, tokens), layer%parts(3 * own, tokens), &
                  layer%attended(own, tokens), layer%both(2 * inner, tokens), &
                  layer%gated(inner, tokens), layer%total(width, tokens))
    end subroutine layer_make

    !> The number of an array, of which each column is a row.
    function tensor(array) result(number)
        real(c_float), asynchronous, contiguous, target, intent(inout) :: array(:, :)
        integer(c_int64_t) :: number

        call model%tensor(array, size(array, 2), size(array, 1), number)
    end function tensor

    !> One of several parts of what tokens have.
    function part(whole, number, across) result(made)
        integer(c_int64_t), intent(in) :: whole
        integer, intent(in) :: number, across
        integer(c_int64_t) :: made

        call model%view(whole, 1_c_int64_t, all_tokens, (number - 1_c_int64_t) * across + 1, &
                        int(across, c_int64_t), made)
    end function part

    !> `x` gets what all ranks have made, each of its heads.
    subroutine ranks_add(total)
        integer(c_int64_t), intent(in) :: total
        integer(c_int64_t) :: task

        call model%add_allreduce(DTL_OP_SUM, total, task)
        call model%add_binary(DTL_MODEL_ADD, whole, total, whole, task)
    end subroutine ranks_add

    subroutine attention_add(layer)
        type(layer_t), asynchronous, target, intent(inout) :: layer
        integer(c_int64_t) :: attended, normal, parts, task, total
        integer :: own

        own = mine * columns
        normal = tensor(layer%normal)
        parts = tensor(layer%parts)
        attended = tensor(layer%attended)
        total = tensor(layer%total)
        call model%add_normalize(DTL_MODEL_RMS, whole, none, none, 1d-6, normal, task)
        call model%add_linear(normal, tensor(layer%projection), none, parts, task)
        call model%add_flash_attention(DTL_MODEL_CAUSAL, part(parts, 1, own), part(parts, 2, own), &
                                       part(parts, 3, own), int(mine, c_int64_t), 0d0, attended, &
                                       task)
        call model%add_linear(attended, tensor(layer%output), none, total, task)
        call ranks_add(total)
    end subroutine attention_add

    subroutine products_add(layer)
        type(layer_t), asynchronous, target, intent(inout) :: layer
        integer(c_int64_t) :: both, gated, normal, task, total
        integer :: inner

        inner = mine * hidden
        normal = tensor(layer%normal)
        both = tensor(layer%both)
        gated = tensor(layer%gated)
        total = tensor(layer%total)
        call model%add_normalize(DTL_MODEL_RMS, whole, none, none, 1d-6, normal, task)
        call model%add_linear(normal, tensor(layer%up), none, both, task)
        call model%add_binary(DTL_MODEL_SILU_AND_MUL, part(both, 1, inner), part(both, 2, inner), &
                              gated, task)
        call model%add_linear(gated, tensor(layer%down), none, total, task)
        call ranks_add(total)
    end subroutine products_add

    !> The share of a rank without heads is 0, in both sums.
    subroutine nothing_add(layer)
        type(layer_t), asynchronous, target, intent(inout) :: layer
        integer(c_int64_t) :: task, total
        integer :: each

        total = tensor(layer%total)
        do each = 1, 2
            call model%add_binary(DTL_MODEL_SUBTRACT, whole, whole, total, task)
            call ranks_add(total)
        end do
    end subroutine nothing_add
end program transformer
