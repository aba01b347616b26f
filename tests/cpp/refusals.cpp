// SPDX-License-Identifier: BSD-3-Clause
// A failure is an exception with the library's message, or an outcome without a value.
#include <vector>

#include "cases.hpp"

static dtl::context world;

static void a_refusal_is_an_exception(void **)
{
    std::vector<int> values(2);
    const std::string size = std::to_string(world.size());

    assert_words([&] { world.broadcast(values, 99); }, DTL_ERROR_INVALID_RANK,
                 "dtl_broadcast: root is 99; expected root >= 0 and root < size(ctx) (" + size +
                     ") [DTL-broadcast-root-range]");
}

static void its_class_is_that_of_its_category(void **)
{
    std::vector<int> values(2);

    words_of<dtl::bounds_error>([&] { world.broadcast(values, 99); }, DTL_ERROR_INVALID_RANK);
    words_of<dtl::bounds_error>([] { dtl::vector().fill(1.0); }, DTL_ERROR_INVALID_ARGUMENT);
}

static void sizes_must_fit(void **)
{
    std::vector<int> three(3), four(4);

    assert_words([&] { world.allreduce(three, four); }, DTL_ERROR_INVALID_ARGUMENT,
                 "dtl_allreduce: recvbuf has 4 elements; expected 3 [DTL-allreduce-recvbuf-size]");
}

static void counts_must_be_of_all_ranks(void **)
{
    std::vector<int> mine(1), all(1);
    std::vector<dtl_size_t> counts(7, 0);

    assert_words([&] { world.allgatherv(mine, all, counts, {}); }, DTL_ERROR_INVALID_ARGUMENT,
                 "dtl_allgatherv: recvcounts has 7 elements; expected " +
                     std::to_string(world.size()) + " [DTL-allgatherv-recvcounts-size]");
}

static void a_negative_count_is_printed_as_it_was(void **)
{
    std::vector<int> mine(1), all(1);
    std::vector<dtl_size_t> counts(static_cast<std::size_t>(world.size()), 0);

    counts[0] = static_cast<dtl_size_t>(-3);

    assert_words([&] { world.allgatherv(mine, all, counts, {}); }, DTL_ERROR_INVALID_ARGUMENT,
                 "dtl_allgatherv: recvbuf has 1 elements; expected at least -3 "
                 "[DTL-allgatherv-recvbuf-size]");
}

static void elements_must_have_the_containers_type(void **)
{
    const auto vec = dtl::vector::create(world, DTL_DTYPE_FLOAT64, 5);

    assert_words([&] { vec.fill(1.0f); }, DTL_ERROR_INVALID_ARGUMENT,
                 "dtl_container_fill: value has elements of float32; expected float64 "
                 "[DTL-container_fill-value-dtype]");
}

static void keys_must_have_the_maps_size(void **)
{
    auto map = dtl::map::create(world, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64);

    assert_words([&] { map.insert(std::int32_t{1}, 1.0); }, DTL_ERROR_INVALID_ARGUMENT,
                 "dtl_map_insert: key has 4 bytes; expected 8 [DTL-map_insert-key-size]");
}

static void an_outcome_needs_no_exceptions(void **)
{
    std::vector<int> values(2);
    auto done = dtl::attempt([&] { world.broadcast(values, 0); });
    auto refused = dtl::attempt([] { return dtl::tensor::create(world, DTL_DTYPE_INT32, {}); });
    auto made = dtl::attempt([] { return dtl::context::create_default(); });

    assert_true(bool(done));
    assert_int_equal(done.status(), DTL_SUCCESS);
    assert_false(bool(refused));
    assert_int_equal(refused.status(), DTL_ERROR_INVALID_ARGUMENT);
    assert_true(refused.words().find("dtl_tensor_create: ") != std::string::npos);
    words_of([&] { refused.value(); }, DTL_ERROR_INVALID_ARGUMENT);
    assert_true(made.value().size() >= 1);
}

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(a_refusal_is_an_exception),
        cmocka_unit_test(its_class_is_that_of_its_category),
        cmocka_unit_test(sizes_must_fit),
        cmocka_unit_test(counts_must_be_of_all_ranks),
        cmocka_unit_test(a_negative_count_is_printed_as_it_was),
        cmocka_unit_test(elements_must_have_the_containers_type),
        cmocka_unit_test(keys_must_have_the_maps_size),
        cmocka_unit_test(an_outcome_needs_no_exceptions),
    };

    world = dtl::context::create_default();
    const int failed = cmocka_run_group_tests(tests, nullptr, nullptr);
    world.close();
    return failed;
}
