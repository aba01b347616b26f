/* SPDX-License-Identifier: BSD-3-Clause */
/* Exact splitters by repeated weighted medians (Saukas and Song, "A note on parallel selection on
 * coarse-grained multicomputers", 1999), for all cuts at once: each rank proposes the median of
 * what is still open for a cut, the weighted median of the proposals is the pivot, and counting
 * what lies below it closes at least a quarter of the open records.  Only proposals and counts
 * travel: O(log n) rounds of one all-gather and one all-reduce.  Of many ranks each chooses the
 * pivot of one cut, and tells it to the others: one more step in a round, but what a rank receives
 * and holds grows with the number of ranks, and not with its square.
 */
#include "splitters.h"

#include <string.h>

/* A round closes a quarter of the open records: so many are never needed. */
enum { ROUNDS_MOST = 200 };

/* Ranks each of which chooses all pivots: beyond that, the steps that it saves cost more. */
enum { RANKS_FEW = 16 };

/* One cut: the records [low, high) of this rank may still belong to either side. */
struct cut {
    uint64_t target; /* records of all ranks below the cut */
    uint64_t low;
    uint64_t high;
    bool is_done;
};

struct search {
    struct comm *comm;
    const struct order *order;
    const char *records;
    uint64_t count;
    struct cut *cuts;
    uint64_t cut_count;
    bool is_shared_out;  /* each rank chooses the pivot of one cut */
    char *proposals;     /* of each rank, for all cuts or for this rank's: a record, then the number
                          * of open records behind it */
    char *proposal;      /* this rank's, for all cuts, and one more */
    uint64_t *below;     /* a cut: records of this rank below the pivot, and not above it; then
                          * whether this rank has an open cut */
    uint64_t *below_all; /* the same, added up over the ranks */
    char *pivots;        /* as proposals, a cut; none is open: there is no pivot */
    uint64_t *ties;      /* of the closing step */
};

static uint64_t proposal_bytes(const struct search *search)
{
    return search->order->stride + sizeof(uint64_t);
}

static const char *record_at(const struct search *search, uint64_t index)
{
    return search->records + index * search->order->stride;
}

/* The first record in [low, high) that is not below the pivot (`past` false), or that is above it.
 */
static uint64_t bound_find(const struct search *search, const void *pivot, bool past, uint64_t low,
                           uint64_t high)
{
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        int sign = dtl__order_compare(search->order, record_at(search, middle), pivot);

        if (sign < 0 || (past && sign == 0))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* What this rank proposes for all cuts. */
static void proposals_make(struct search *search)
{
    uint64_t bytes = proposal_bytes(search);

    for (uint64_t index = 0; index < search->cut_count; index++) {
        const struct cut *cut = &search->cuts[index];
        uint64_t open = cut->is_done ? 0 : cut->high - cut->low;
        char *proposal = search->proposal + index * bytes;

        if (open > 0)
            memcpy(proposal, record_at(search, cut->low + open / 2), search->order->stride);
        memcpy(proposal + search->order->stride, &open, sizeof open);
    }
}

/* What the ranks propose for one cut, `step` bytes apart. */
struct ballot {
    const struct search *search;
    const char *first;
    uint64_t step;
};

static const char *proposal_of(const struct ballot *ballot, int32_t rank, uint64_t *open)
{
    const char *proposal = ballot->first + (uint64_t)rank * ballot->step;

    memcpy(open, proposal + ballot->search->order->stride, sizeof *open);
    return proposal;
}

/* How many open records stand behind proposals that are below `pivot`, and behind those not above
 * it; and behind all. */
struct weights {
    uint64_t below;
    uint64_t not_above;
    uint64_t all;
};

static struct weights weigh(const struct ballot *ballot, const char *pivot)
{
    const struct search *search = ballot->search;
    struct weights weights = {0};

    for (int32_t rank = 0; rank < search->comm->size; rank++) {
        uint64_t open;
        const char *proposal = proposal_of(ballot, rank, &open);

        if (open == 0)
            continue;

        int sign = dtl__order_compare(search->order, proposal, pivot);

        weights.below += sign < 0 ? open : 0;
        weights.not_above += sign <= 0 ? open : 0;
        weights.all += open;
    }
    return weights;
}

/* The proposals that lie between two, either of which may be NULL. */
struct range {
    const char *above;
    const char *below;
};

static bool is_within(const struct ballot *ballot, const char *proposal, const struct range *range)
{
    const struct order *order = ballot->search->order;

    return (range->above == NULL || dtl__order_compare(order, proposal, range->above) > 0) &&
           (range->below == NULL || dtl__order_compare(order, proposal, range->below) < 0);
}

/* The one in the middle of them, by rank; NULL where there is none. */
static const char *candidate_find(const struct ballot *ballot, const struct range *range)
{
    int32_t size = ballot->search->comm->size, count = 0, turn = 0;
    uint64_t open;

    for (int32_t rank = 0; rank < size; rank++) {
        const char *proposal = proposal_of(ballot, rank, &open);

        count += open > 0 && is_within(ballot, proposal, range);
    }
    for (int32_t rank = 0; rank < size; rank++) {
        const char *proposal = proposal_of(ballot, rank, &open);

        if (open > 0 && is_within(ballot, proposal, range) && turn++ == count / 2)
            return proposal;
    }
    return NULL;
}

/* The weighted median of the proposals, or NULL where nothing is open on any rank.  Each turn
 * excludes a proposal, but by an order that contradicts itself, of which any will do. */
static const char *pivot_choose(const struct ballot *ballot)
{
    struct range range = {0};
    const char *candidate = candidate_find(ballot, &range);

    for (int32_t turn = 0; turn < ballot->search->comm->size && candidate != NULL; turn++) {
        struct weights weights = weigh(ballot, candidate);

        if (weights.below > weights.all / 2)
            range.below = candidate;
        else if (weights.not_above < weights.all - weights.all / 2)
            range.above = candidate;
        else
            break;
        candidate = candidate_find(ballot, &range);
    }
    return candidate;
}

/* Writes the pivot of a cut. */
static void pivot_make(const struct search *search, const char *first, uint64_t step, char *pivot)
{
    const struct ballot ballot = {search, first, step};
    const char *chosen = pivot_choose(&ballot);

    memset(pivot, 0, proposal_bytes(search));
    if (chosen != NULL)
        memcpy(pivot, chosen, proposal_bytes(search));
}

/* Few ranks give all their proposals to each other. */
static dtl_status pivots_gather(struct search *search)
{
    uint64_t bytes = proposal_bytes(search), all = search->cut_count * bytes;
    dtl_status status = dtl__run(search->comm, allgather_of(search->proposal, search->proposals,
                                                            all, dtl__dtype(DTL_DTYPE_BYTE)));

    for (uint64_t cut = 0; cut < search->cut_count && status == DTL_SUCCESS; cut++)
        pivot_make(search, search->proposals + cut * bytes, all, search->pivots + cut * bytes);
    return status;
}

/* Of many, rank r is given those for cut r, and gives its pivot; the last one has no cut. */
static dtl_status pivots_share(struct search *search)
{
    uint64_t bytes = proposal_bytes(search);
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    dtl_status status =
        dtl__run(search->comm, alltoall_of(search->proposal, search->proposals, bytes, byte));

    if (status != DTL_SUCCESS)
        return status;
    pivot_make(search, search->proposals, bytes, search->proposal);
    return dtl__run(search->comm, allgather_of(search->proposal, search->pivots, bytes, byte));
}

static dtl_status pivots_find(struct search *search)
{
    proposals_make(search);
    return search->is_shared_out ? pivots_share(search) : pivots_gather(search);
}

/* NULL where there is none. */
static const char *pivot_of(const struct search *search, uint64_t cut)
{
    const char *pivot = search->pivots + cut * proposal_bytes(search);
    uint64_t open;

    memcpy(&open, pivot + search->order->stride, sizeof open);
    return open == 0 ? NULL : pivot;
}

/* Counts this rank's records around each pivot and adds them up over the ranks.  A comparator that
 * differs from rank to rank may leave a cut open on some only: all go on then. */
static dtl_status pivots_count(struct search *search, bool *is_open)
{
    uint64_t numbers = 2 * search->cut_count + 1;
    uint64_t *open = &search->below[numbers - 1];
    dtl_status status;

    *open = 0;
    for (uint64_t index = 0; index < search->cut_count; index++) {
        struct cut *cut = &search->cuts[index];
        const char *pivot = cut->is_done ? NULL : pivot_of(search, index);

        search->below[2 * index] = 0;
        search->below[2 * index + 1] = 0;
        if (pivot == NULL) {
            cut->is_done = true;
            continue;
        }
        *open = 1;
        search->below[2 * index] = bound_find(search, pivot, false, 0, search->count);
        search->below[2 * index + 1] =
            bound_find(search, pivot, true, search->below[2 * index], search->count);
    }
    status = dtl__run(search->comm, allreduce_of(search->below, search->below_all, numbers,
                                                 dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_SUM));
    *is_open = search->below_all[numbers - 1] > 0;
    return status;
}

/* A cut lies below the pivot's equals, above them, or among them: there ties are shared out in the
 * order of ranks. */
static void cut_narrow(struct search *search, uint64_t index)
{
    struct cut *cut = &search->cuts[index];
    const uint64_t *mine = search->below + 2 * index;
    const uint64_t *all = search->below_all + 2 * index;

    if (cut->target < all[0]) {
        cut->high = mine[0] < cut->high ? mine[0] : cut->high;
        return;
    }
    if (cut->target > all[1]) {
        cut->low = mine[1] > cut->low ? mine[1] : cut->low;
        return;
    }
    cut->low = mine[0];
    cut->high = mine[1];
    cut->is_done = true;
    search->ties[2 * index] = mine[1] - mine[0];
    search->ties[2 * index + 1] = cut->target - all[0];
}

/* Of the equals that belong below a cut, lower ranks give theirs first. */
static dtl_status ties_share(struct search *search)
{
    uint64_t *before = search->below_all;
    uint64_t pairs = 2 * search->cut_count;
    dtl_status status;

    memset(before, 0, pairs * sizeof *before);
    status = dtl__run(search->comm, exscan_of(search->ties, before, pairs,
                                              dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_SUM));
    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < search->cut_count; index++) {
        struct cut *cut = &search->cuts[index];
        uint64_t wanted = search->ties[2 * index + 1];
        uint64_t earlier = before[2 * index];
        uint64_t mine = search->ties[2 * index];
        uint64_t left = wanted > earlier ? wanted - earlier : 0;

        cut->low += left < mine ? left : mine;
    }
    return DTL_SUCCESS;
}

static void search_release(struct search *search)
{
    dtl__release(search->cuts);
    dtl__release(search->proposals);
    dtl__release(search->proposal);
    dtl__release(search->below);
    dtl__release(search->below_all);
    dtl__release(search->pivots);
    dtl__release(search->ties);
}

static dtl_status search_make(struct search *search)
{
    uint64_t cuts = search->cut_count, ranks = cuts + 1;
    uint64_t bytes = proposal_bytes(search);
    const char *what = "splitters of a sort";
    dtl_status status = dtl__alloc((void **)&search->cuts, cuts * sizeof *search->cuts, what);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->proposals,
                            dtl__times(ranks, dtl__times(bytes, search->is_shared_out ? 1 : cuts)),
                            what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->proposal, dtl__times(ranks, bytes), what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->below, (2 * cuts + 1) * sizeof *search->below, what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->below_all, (2 * cuts + 1) * sizeof *search->below_all,
                            what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->pivots, dtl__times(ranks, bytes), what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->ties, 2 * cuts * sizeof *search->ties, what);
    return status;
}

static dtl_status search_run(struct search *search)
{
    bool is_open = true;
    dtl_status status = DTL_SUCCESS;

    for (int round = 0; round < ROUNDS_MOST && is_open && status == DTL_SUCCESS; round++) {
        status = pivots_find(search);
        if (status == DTL_SUCCESS)
            status = pivots_count(search, &is_open);
        for (uint64_t index = 0; index < search->cut_count && status == DTL_SUCCESS; index++)
            if (!search->cuts[index].is_done)
                cut_narrow(search, index);
    }
    return status == DTL_SUCCESS ? ties_share(search) : status;
}

dtl_status dtl__splitters_find(struct comm *comm, const struct order *order, const void *records,
                               uint64_t count, const uint64_t *targets, uint64_t *cuts)
{
    struct search search = {.comm = comm, .order = order, .records = records, .count = count};
    dtl_status status;

    cuts[0] = 0;
    cuts[comm->size] = count;
    if (comm->size == 1)
        return DTL_SUCCESS;
    search.cut_count = (uint64_t)comm->size - 1;
    search.is_shared_out = comm->size > RANKS_FEW;
    status = dtl__comm_agree(comm, search_make(&search));
    for (uint64_t index = 0; index < search.cut_count && status == DTL_SUCCESS; index++)
        search.cuts[index] = (struct cut){.target = targets[index + 1], .high = count};
    if (status == DTL_SUCCESS)
        status = search_run(&search);
    for (uint64_t index = 0; index < search.cut_count && status == DTL_SUCCESS; index++)
        cuts[index + 1] = search.cuts[index].low;
    search_release(&search);
    return status;
}
