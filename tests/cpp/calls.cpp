// SPDX-License-Identifier: BSD-3-Clause
// Calls take and return ranges; their sizes and types determine counts and dtypes.
#include <array>
#include <complex>
#include <numeric>
#include <vector>

#include "cases.hpp"

static dtl::context world;

template <class Element> static void reduce_all()
{
    const std::vector<Element> mine(3, Element(2));
    std::vector<Element> all(3);

    world.allreduce(mine, all);

    assert_true(all == std::vector<Element>(3, Element(2 * world.size())));
}

static void every_type_has_its_dtype(void **)
{
    reduce_all<std::int8_t>();
    reduce_all<std::int16_t>();
    reduce_all<std::int32_t>();
    reduce_all<std::int64_t>();
    reduce_all<std::uint8_t>();
    reduce_all<std::uint16_t>();
    reduce_all<std::uint32_t>();
    reduce_all<std::uint64_t>();
    reduce_all<float>();
    reduce_all<double>();
    static_assert(dtl::dtype_of<std::complex<double>> == DTL_DTYPE_COMPLEX128);
    static_assert(dtl::dtype_of<std::byte> == DTL_DTYPE_BYTE);
    static_assert(dtl::dtype_of<bool> == DTL_DTYPE_BOOL);

    const std::vector<std::complex<double>> mine{{0.0, 1.0}};
    std::vector<std::complex<double>> all(1);
    world.allreduce(mine, all);
    assert_true(all[0] == std::complex<double>(0.0, world.size()));
}

static void a_single_element_is_a_range_of_one(void **)
{
    const std::int64_t one = 1;
    std::int64_t ranks = 0;

    world.allreduce(one, ranks);

    assert_int_equal(ranks, world.size());
}

static void spans_and_arrays_are_ranges(void **)
{
    std::array<double, 4> mine{1, 2, 3, 4};
    double all[4] = {0};

    world.allreduce(std::span(mine).subspan(1, 2), std::span(all).first(2), DTL_OP_MAX);

    assert_true(all[0] == 2 && all[1] == 3 && all[2] == 0);
}

static void only_the_root_passes_a_buffer(void **)
{
    const auto size = static_cast<std::size_t>(world.size());
    const std::vector<int> mine(2, world.rank());
    std::vector<int> part(2);

    if (world.rank() == 0) {
        std::vector<int> all(2 * size);
        world.gather(mine, all, 0);
        for (std::size_t place = 0; place < all.size(); place++)
            assert_int_equal(all[place], place / 2);
        world.scatter(all, part, 0);
    } else {
        world.gather(mine, nullptr, 0);
        world.scatter(nullptr, part, 0);
    }

    assert_true(part == mine);
}

static void counts_may_differ(void **)
{
    const auto size = static_cast<std::size_t>(world.size());
    const std::vector<double> mine(static_cast<std::size_t>(world.rank() + 1), world.rank());
    std::vector<dtl_size_t> counts(size);
    std::iota(counts.begin(), counts.end(), 1);
    std::vector<double> all(std::reduce(counts.begin(), counts.end()));

    world.allgatherv(mine, all, counts, {});

    assert_true(all.back() == world.size() - 1);
}

static void messages_know_their_size(void **)
{
    const dtl_rank_t next = (world.rank() + 1) % world.size();
    const dtl_rank_t previous = (world.rank() + world.size() - 1) % world.size();
    const std::vector<float> sent{1.0f, static_cast<float>(world.rank())};
    std::vector<float> got(2);
    auto request = world.irecv(got, previous, 5);

    world.send(sent, next, 5);
    request.wait();

    assert_true(got[1] == static_cast<float>(previous));
}

static void pending_operations_are_waited_for(void **)
{
    const std::vector<int> mine{world.rank()};
    std::vector<int> sum(1), most(1);
    auto plan = world.plan_allreduce(mine, most, DTL_OP_MAX);
    std::vector<dtl::request> requests;

    requests.push_back(world.iallreduce(mine, sum));
    plan.start();
    dtl::waitall(requests);
    plan.wait();

    assert_int_equal(sum[0], world.size() * (world.size() - 1) / 2);
    assert_int_equal(most[0], world.size() - 1);
}

static void elements_of_a_container_are_typed(void **)
{
    const auto vec = dtl::vector::create(world, dtl::dtype_of<double>, 10);
    double found = 0, total = 0;

    vec.fill(0.5);
    vec.reduce(DTL_OP_SUM, total);
    vec.expose();
    if (world.rank() == 0)
        vec.set_element(9, 7.0);
    world.barrier();
    vec.get_element(9, found);

    assert_true(total == 5.0);
    assert_true(found == 7.0);
    world.barrier();
}

static void a_map_stores_objects(void **)
{
    auto map = dtl::map::create(world, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64);
    const std::int64_t key = world.rank();
    double value = 0;

    map.insert(key, 0.25 + world.rank());
    map.flush();
    world.barrier();
    const int is_there = map.find(std::int64_t{0}, value);

    assert_true(is_there && value == 0.25);
    world.barrier();
}

static void a_window_is_written(void **)
{
    const auto bytes = static_cast<dtl_size_t>(world.size()) * sizeof(int);
    auto window = dtl::window::allocate(world, bytes);
    const int mine = 100 + world.rank();
    std::vector<int> got(static_cast<std::size_t>(world.size()));

    window.fence();
    window.put(0, static_cast<dtl_size_t>(world.rank()) * sizeof mine, mine);
    window.fence();
    window.get(0, 0, got);
    window.fence();

    assert_int_equal(got.back(), 100 + world.size() - 1);
}

static void memory_is_detached_by_its_object(void **)
{
    std::vector<int> memory(4);
    const auto window = dtl::window::create_dynamic(world);

    window.attach(memory);
    window.detach(memory);

    assert_int_equal(window.size(), 0);
    world.barrier();
}

static void text_is_returned_as_a_string(void **)
{
    assert_true(dtl::backend_report().find("self") != std::string::npos);
    assert_true(dtl::topology_host_name(0).size() > 0);
    assert_string_equal(dtl::dtype_name(DTL_DTYPE_INT32), "int32");
}

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(every_type_has_its_dtype),
        cmocka_unit_test(a_single_element_is_a_range_of_one),
        cmocka_unit_test(spans_and_arrays_are_ranges),
        cmocka_unit_test(only_the_root_passes_a_buffer),
        cmocka_unit_test(counts_may_differ),
        cmocka_unit_test(messages_know_their_size),
        cmocka_unit_test(pending_operations_are_waited_for),
        cmocka_unit_test(elements_of_a_container_are_typed),
        cmocka_unit_test(a_map_stores_objects),
        cmocka_unit_test(a_window_is_written),
        cmocka_unit_test(memory_is_detached_by_its_object),
        cmocka_unit_test(text_is_returned_as_a_string),
    };

    world = dtl::context::create_default();
    const int failed = cmocka_run_group_tests(tests, nullptr, nullptr);
    world.close();
    return failed;
}
