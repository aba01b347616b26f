/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds three heaps of points by k-means: each rank sorts its points to the nearest centre. */
#include <stdio.h>
#include <string.h>

#include <dtl/dtl.h>

#include "check.h"

enum { POINTS = 30000, HEAPS = 3 };

struct centre {
    double x, y;
};

struct sums {
    int64_t x, y, count;
};

/* -50 to 50, as good as random. */
static int64_t scattered(int64_t n)
{
    return (n * 1103515245 + 12345) % 2147483648 / 65536 % 101 - 50;
}

static int nearest(const struct centre *centres, double x, double y)
{
    double least = 0.0;
    int found = 0;

    for (int heap = 0; heap < HEAPS; ++heap) {
        double dx = x - centres[heap].x, dy = y - centres[heap].y;

        if (heap == 0 || dx * dx + dy * dy < least) {
            least = dx * dx + dy * dy;
            found = heap;
        }
    }
    return found;
}

/* Sums of the points from `first` to `last` by their nearest centre. */
static void sort_points(const struct centre *centres, int64_t first, int64_t last,
                        struct sums *sums)
{
    static const int64_t places[HEAPS][2] = {{100, 100}, {500, 200}, {300, 600}};

    memset(sums, 0, HEAPS * sizeof *sums);
    for (int64_t i = first; i < last; ++i) {
        int64_t x = places[i % HEAPS][0] + scattered(2 * i);
        int64_t y = places[i % HEAPS][1] + scattered(2 * i + 1);
        struct sums *own = &sums[nearest(centres, (double)x, (double)y)];

        own->x += x;
        own->y += y;
        ++own->count;
    }
}

int main(void)
{
    struct centre centres[HEAPS] = {{90, 90}, {100, 110}, {110, 90}};
    struct sums mine[HEAPS], all[HEAPS];
    dtl_context_t ctx;
    int steps = 0, moved;

    check(dtl_context_create_default(&ctx));
    int64_t rank = dtl_context_rank(ctx), ranks = dtl_context_size(ctx);

    do {
        sort_points(centres, POINTS * rank / ranks, POINTS * (rank + 1) / ranks, mine);
        check(dtl_allreduce(ctx, mine, all, UINT64_C(3) * HEAPS, DTL_DTYPE_INT64, DTL_OP_SUM));
        moved = 0;
        for (int heap = 0; heap < HEAPS; ++heap) {
            double count = (double)(all[heap].count > 0 ? all[heap].count : 1);
            struct centre centre = {(double)all[heap].x / count, (double)all[heap].y / count};

            moved |= centre.x != centres[heap].x || centre.y != centres[heap].y;
            centres[heap] = centre;
        }
        ++steps;
    } while (moved);

    if (dtl_context_is_root(ctx)) {
        printf("Steps: %d\n", steps);
        for (int heap = 0; heap < HEAPS; ++heap)
            printf("Centre: %.3f %.3f, points: %lld\n", centres[heap].x, centres[heap].y,
                   (long long)all[heap].count);
    }

    dtl_context_destroy(ctx);
    return 0;
}
