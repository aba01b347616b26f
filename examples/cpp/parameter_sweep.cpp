// SPDX-License-Identifier: BSD-3-Clause
// Which damping brings a spring to rest soonest: a leader deals out trials, workers make them.
//
// A job of one rank has no workers, and its leader makes all trials.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>

#include <dtl/dtl.hpp>

constexpr int TRIALS = 100, STEPS = 2000;
constexpr double TIME_STEP = 0.01;

using part = std::array<int, 2>;    // the first trial, and the one behind the last
using best = std::array<double, 2>; // the least unrest, and its trial

static double damping(double trial)
{
    return 0.03 * (trial + 1);
}

// The way that the spring still goes.
static double unrest(int trial)
{
    double place = 1.0, speed = 0.0, total = 0.0;

    for (int step = 0; step < STEPS; ++step) {
        speed += TIME_STEP * (-place - damping(trial) * speed);
        place += TIME_STEP * speed;
        total += TIME_STEP * std::abs(place);
    }
    return total;
}

static best best_of(const part &trials)
{
    best found{std::numeric_limits<double>::infinity(), 0};

    for (int trial = trials[0]; trial < trials[1]; ++trial)
        found = std::min(found, best{unrest(trial), static_cast<double>(trial)});
    return found;
}

static void lead(const dtl::role_manager &roles, int workers)
{
    best all = best_of({0, workers == 0 ? TRIALS : 0}), found{};

    for (int rank = 0; rank < workers; ++rank)
        roles.send("worker", rank, part{TRIALS * rank / workers, TRIALS * (rank + 1) / workers});
    for (int rank = 0; rank < workers; ++rank) {
        roles.recv("worker", rank, found);
        all = std::min(all, found);
    }
    std::printf("Best damping: %.2f\n", damping(all[1]));
    std::printf("Way to rest: %.6f\n", all[0]);
}

static void work(const dtl::role_manager &roles)
{
    part trials{};

    roles.recv("leader", 0, trials);
    roles.send("leader", 0, best_of(trials));
}

int main()
{
    const auto ctx = dtl::context::create_default();
    const auto roles = dtl::role_manager::create(ctx);
    const int workers = ctx.size() - 1;

    roles.add_role("leader", 1);
    if (workers > 0)
        roles.add_role("worker", static_cast<dtl_size_t>(workers));
    roles.initialize();

    if (roles.has_role("leader") == 1)
        lead(roles, workers);
    else
        work(roles);
}
