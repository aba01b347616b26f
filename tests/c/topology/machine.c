/* SPDX-License-Identifier: BSD-3-Clause */
/* Properties of this node, compared with those that the kernel reports. */
#include <sched.h>
#include <unistd.h>

#include "../support/support.h"

static dtl_cpu_info_t cpu_at(int index)
{
    dtl_cpu_info_t info = {0};

    assert_success(dtl_topology_machine_cpu(index, &info));
    return info;
}

static int cpu_count(void)
{
    int count = 0;

    assert_success(dtl_topology_num_machine_cpus(&count));
    return count;
}

static void every_cpu_that_a_rank_may_use_is_found_once(void **state)
{
    cpu_set_t allowed;

    (void)state;
    assert_int_equal(sched_getaffinity(0, sizeof allowed, &allowed), 0);
    for (int index = 0; index < cpu_count(); index++) {
        assert_true(cpu_at(index).cpu >= 0);
        CPU_CLR(cpu_at(index).cpu, &allowed);
        for (int other = 0; other < index; other++)
            assert_int_not_equal(cpu_at(other).cpu, cpu_at(index).cpu);
    }
    assert_int_equal(CPU_COUNT(&allowed), 0);
}

static void cpus_of_a_core_are_listed_together(void **state)
{
    (void)state;
    for (int index = 1; index < cpu_count(); index++) {
        int step = cpu_at(index).core - cpu_at(index - 1).core;

        assert_true(step == 0 || step == 1);
        assert_true(step == 1 || cpu_at(index).package == cpu_at(index - 1).package);
    }
}

static void caches_are_shared_by_the_reported_number_of_cpus(void **state)
{
    int levels = -1;

    (void)state;
    assert_success(dtl_topology_num_caches(&levels));
    for (int level = 1; level <= levels; level++) {
        dtl_cache_info_t cache;
        int sharing = 0;

        assert_success(dtl_topology_cache(level, &cache));
        assert_int_equal(cache.level, level);
        if (cache.count == 0)
            continue; /* this machine has no such level */
        for (int index = 0; index < cpu_count(); index++)
            sharing += cpu_at(index).caches[level - 1] == 0;
        assert_int_equal(cache.sharing, sharing);
        assert_true(cache.bytes > 0);
    }
}

static void a_numa_node_exists(void **state)
{
    int count = 0;
    int numa = -1;

    (void)state;
    assert_success(dtl_topology_num_numa_nodes(&count));
    assert_true(count >= 1);
    assert_success(dtl_topology_numa_node(world.rank, &numa));
    for (int index = 0; index < cpu_count(); index++)
        if (cpu_at(index).numa == numa)
            return;
    fail_msg("no CPU is of NUMA node %d, where this rank runs", numa);
}

static void ranges_past_the_end_are_refused(void **state)
{
    dtl_cpu_info_t cpu = {.cpu = -7};
    dtl_cache_info_t cache = {.level = -7};
    dtl_gpu_info_t gpu = {.bus = -7};
    int gpus = 0;
    int levels = 0;

    (void)state;
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_topology_machine_cpu(cpu_count(), &cpu));
    assert_message("[DTL-topology_machine_cpu-index-range]");
    assert_success(dtl_topology_num_caches(&levels));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_topology_cache(levels + 1, &cache));
    assert_success(dtl_topology_num_gpus(&gpus));
    assert_status(DTL_ERROR_OUT_OF_BOUNDS, dtl_topology_gpu(gpus, &gpu));
    assert_true(cpu.cpu == -7 && cache.level == -7 && gpu.bus == -7);
}

static void gpus_are_ordered_by_pci_address(void **state)
{
    int count = 0;
    int64_t last = -1;

    (void)state;
    assert_success(dtl_topology_num_gpus(&count));
    for (int index = 0; index < count; index++) {
        dtl_gpu_info_t gpu;
        int64_t address;

        assert_success(dtl_topology_gpu(index, &gpu));
        assert_true(gpu.vendor > 0);
        address = ((int64_t)gpu.domain << 16) + (gpu.bus << 8) + (gpu.device << 3) + gpu.function;
        assert_true(address > last);
        last = address;
    }
}

static void the_text_names_this_node_and_is_cut_to_the_buffer(void **state)
{
    char whole[4096], cut[16], host[256];
    dtl_size_t length = dtl_topology_text(NULL, 0);

    (void)state;
    assert_true(length > 0 && length < sizeof whole);
    assert_int_equal(dtl_topology_text(whole, sizeof whole), length);
    assert_int_equal(strlen(whole), length);
    assert_true(dtl_topology_host_name(world.rank, host, sizeof host) > 0);
    assert_non_null(strstr(whole, host));
    assert_non_null(strstr(whole, world.size == 1 ? "rank 0" : "ranks 0-"));
    assert_int_equal(dtl_topology_text(cut, sizeof cut), length);
    assert_memory_equal(cut, whole, sizeof cut - 1);
    assert_int_equal(cut[sizeof cut - 1], '\0');
}

/* NULL queries the length, whatever size is passed. */
static void a_size_without_a_buffer_writes_nothing(void **state)
{
    char buffer[256];

    (void)state;
    assert_int_equal(dtl_topology_text(NULL, 16), dtl_topology_text(NULL, 0));
    assert_int_equal(dtl_topology_host_name(world.rank, NULL, 16),
                     dtl_topology_host_name(world.rank, buffer, sizeof buffer));
    assert_int_equal(dtl_topology_cpu_set(world.rank, NULL, 16),
                     dtl_topology_cpu_set(world.rank, buffer, sizeof buffer));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cpu_that_a_rank_may_use_is_found_once),
        cmocka_unit_test(cpus_of_a_core_are_listed_together),
        cmocka_unit_test(caches_are_shared_by_the_reported_number_of_cpus),
        cmocka_unit_test(a_numa_node_exists),
        cmocka_unit_test(ranges_past_the_end_are_refused),
        cmocka_unit_test(gpus_are_ordered_by_pci_address),
        cmocka_unit_test(the_text_names_this_node_and_is_cut_to_the_buffer),
        cmocka_unit_test(a_size_without_a_buffer_writes_nothing),
    };

    return run_in_world("machine", tests, COUNT_OF(tests));
}
