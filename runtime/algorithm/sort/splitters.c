/* SPDX-License-Identifier: BSD-3-Clause */
/* Exact splitters by repeated weighted medians (Saukas and Song, "A note on parallel selection on
 * coarse-grained multicomputers", 1999), for all cuts at once.  Each rank proposes the median of
 * its records that are still open for a cut.  The weighted median of the proposals is the pivot.
 * Counting the records below it closes at least a quarter of the open records.  Only proposals and
 * counts are exchanged: O(log n) rounds of one all-gather and one all-reduce.
 *
 * With many ranks, each rank chooses the pivot of one cut and sends it to the others.  This takes
 * one more step per round, but the data that a rank receives and stores grows linearly with the
 * number of ranks instead of quadratically. */
#include "splitters.h"

#include <string.h>

/* Upper limit of rounds.  A round closes a quarter of the open records, so fewer are needed. */
enum { MAX_ROUNDS = 200 };

/* Largest number of ranks with which each rank chooses all pivots.  Beyond it, the saved step no
 * longer pays. */
enum { FEW_RANKS = 16 };

/* One cut.  The records [low, high) of this rank may still belong to either side of it. */
struct cut {
    uint64_t target; /* number of records of all ranks below the cut */
    uint64_t low;
    uint64_t high;
    bool is_done;
};

struct splitter_search {
    struct comm *comm;
    const struct record_order *order;
    const char *records;
    uint64_t count;
    struct cut *cuts;
    uint64_t cut_count;
    bool is_distributed; /* each rank chooses the pivot of one cut */
    /* Proposals of each rank, for all cuts or for this rank's cut: a record, then the number of
     * open records. */
    char *proposals;
    char *proposal; /* this rank's proposals for all cuts, and space for one more */
    /* Per cut: numbers of this rank's records below the pivot, and not above it; then whether this
     * rank has an open cut. */
    uint64_t *below;
    uint64_t *below_total; /* the sums of these over the ranks */
    /* One pivot per cut, in the format of proposals; 0 open records: there is no pivot. */
    char *pivots;
    uint64_t *ties; /* for the last step: numbers of ties, and of ties below the cut */
};

/* Returns the bytes of a proposal: a record and a count. */
static uint64_t proposal_bytes(const struct splitter_search *search)
{
    return search->order->stride + sizeof(uint64_t);
}

static const char *record_at(const struct splitter_search *search, uint64_t index)
{
    return search->records + index * search->order->stride;
}

/* Returns the index of the first record in [low, high) that is not below the pivot, or with
 * `is_upper` the first one above it. */
static uint64_t find_bound(const struct splitter_search *search, const void *pivot, bool is_upper,
                           uint64_t low, uint64_t high)
{
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        int sign = dtl__order_compare(search->order, record_at(search, middle), pivot);

        if (sign < 0 || (is_upper && sign == 0))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Sets this rank's proposals for all cuts. */
static void make_proposals(struct splitter_search *search)
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

/* The proposals of all ranks for one cut, `step` bytes apart. */
struct cut_proposals {
    const struct splitter_search *search;
    const char *first;
    uint64_t step;
};

/* Returns the record that a rank proposes, and sets *open to its number of open records. */
static const char *rank_proposal(const struct cut_proposals *candidates, int32_t rank,
                                 uint64_t *open)
{
    const char *proposal = candidates->first + (uint64_t)rank * candidates->step;

    memcpy(open, proposal + candidates->search->order->stride, sizeof *open);
    return proposal;
}

/* Numbers of open records of the ranks whose proposals are below a pivot, not above it, and of all
 * ranks. */
struct weights {
    uint64_t below;
    uint64_t not_above;
    uint64_t all;
};

/* Sums the open records of the ranks whose proposal is below the pivot, not above it, and
 * all. */
static struct weights weigh_pivot(const struct cut_proposals *candidates, const char *pivot)
{
    const struct splitter_search *search = candidates->search;
    struct weights weights = {0};

    for (int32_t rank = 0; rank < search->comm->size; rank++) {
        uint64_t open;
        const char *proposal = rank_proposal(candidates, rank, &open);

        if (open == 0)
            continue;

        int sign = dtl__order_compare(search->order, proposal, pivot);

        weights.below += sign < 0 ? open : 0;
        weights.not_above += sign <= 0 ? open : 0;
        weights.all += open;
    }
    return weights;
}

/* The proposals strictly between two others.  NULL: no bound on that side. */
struct range {
    const char *above;
    const char *below;
};

/* Returns true if a proposal lies strictly within the range. */
static bool is_within(const struct cut_proposals *candidates, const char *proposal,
                      const struct range *range)
{
    const struct record_order *order = candidates->search->order;

    return (range->above == NULL || dtl__order_compare(order, proposal, range->above) > 0) &&
           (range->below == NULL || dtl__order_compare(order, proposal, range->below) < 0);
}

/* Returns the middle one of the proposals in the range, in rank order; NULL if there is none. */
static const char *find_candidate(const struct cut_proposals *candidates, const struct range *range)
{
    int32_t size = candidates->search->comm->size, count = 0, position = 0;
    uint64_t open;

    for (int32_t rank = 0; rank < size; rank++) {
        const char *proposal = rank_proposal(candidates, rank, &open);

        count += open > 0 && is_within(candidates, proposal, range);
    }
    for (int32_t rank = 0; rank < size; rank++) {
        const char *proposal = rank_proposal(candidates, rank, &open);

        if (open > 0 && is_within(candidates, proposal, range) && position++ == count / 2)
            return proposal;
    }
    return NULL;
}

/* Returns the weighted median of the proposals, or NULL if no rank has open records.  Each
 * iteration excludes at least one proposal, unless the comparator contradicts itself; then any
 * proposal will do. */
static const char *choose_pivot(const struct cut_proposals *candidates)
{
    struct range range = {0};
    const char *candidate = find_candidate(candidates, &range);

    for (int32_t round = 0; round < candidates->search->comm->size && candidate != NULL; round++) {
        struct weights weights = weigh_pivot(candidates, candidate);

        if (weights.below > weights.all / 2)
            range.below = candidate;
        else if (weights.not_above < weights.all - weights.all / 2)
            range.above = candidate;
        else
            break;
        candidate = find_candidate(candidates, &range);
    }
    return candidate;
}

/* Writes the pivot of a cut; without a candidate, zeros. */
static void write_pivot(const struct splitter_search *search, const char *first, uint64_t step,
                        char *pivot)
{
    const struct cut_proposals candidates = {search, first, step};
    const char *chosen = choose_pivot(&candidates);

    memset(pivot, 0, proposal_bytes(search));
    if (chosen != NULL)
        memcpy(pivot, chosen, proposal_bytes(search));
}

/* With few ranks: gathers all proposals on all ranks, and each rank computes all pivots.
 * Collective. */
static dtl_status gather_pivots(struct splitter_search *search)
{
    uint64_t bytes = proposal_bytes(search), all = search->cut_count * bytes;
    dtl_status status = dtl__run(search->comm, allgather_of(search->proposal, search->proposals,
                                                            all, dtl__dtype(DTL_DTYPE_BYTE)));

    for (uint64_t cut = 0; cut < search->cut_count && status == DTL_SUCCESS; cut++)
        write_pivot(search, search->proposals + cut * bytes, all, search->pivots + cut * bytes);
    return status;
}

/* With many ranks: rank r receives the proposals for cut r, and broadcasts its pivot.  The last
 * rank has no cut.  Collective. */
static dtl_status exchange_pivots(struct splitter_search *search)
{
    uint64_t bytes = proposal_bytes(search);
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    dtl_status status =
        dtl__run(search->comm, alltoall_of(search->proposal, search->proposals, bytes, byte));

    if (status != DTL_SUCCESS)
        return status;
    write_pivot(search, search->proposals, bytes, search->proposal);
    return dtl__run(search->comm, allgather_of(search->proposal, search->pivots, bytes, byte));
}

/* Sets the pivots of all open cuts from the proposals of the ranks.  Collective. */
static dtl_status find_pivots(struct splitter_search *search)
{
    make_proposals(search);
    return search->is_distributed ? exchange_pivots(search) : gather_pivots(search);
}

/* Returns the pivot of a cut, or NULL if there is none. */
static const char *cut_pivot(const struct splitter_search *search, uint64_t cut)
{
    const char *pivot = search->pivots + cut * proposal_bytes(search);
    uint64_t open;

    memcpy(&open, pivot + search->order->stride, sizeof open);
    return open == 0 ? NULL : pivot;
}

/* Counts this rank's records around each pivot and adds the counts over the ranks.  A comparator
 * that differs from rank to rank may leave a cut open on some ranks only: then all ranks continue.
 */
static dtl_status count_around_pivots(struct splitter_search *search, bool *is_open)
{
    uint64_t numbers = 2 * search->cut_count + 1;
    uint64_t *open = &search->below[numbers - 1];
    dtl_status status;

    *open = 0;
    for (uint64_t index = 0; index < search->cut_count; index++) {
        struct cut *cut = &search->cuts[index];
        const char *pivot = cut->is_done ? NULL : cut_pivot(search, index);

        search->below[2 * index] = 0;
        search->below[2 * index + 1] = 0;
        if (pivot == NULL) {
            cut->is_done = true;
            continue;
        }
        *open = 1;
        search->below[2 * index] = find_bound(search, pivot, false, 0, search->count);
        search->below[2 * index + 1] =
            find_bound(search, pivot, true, search->below[2 * index], search->count);
    }
    status = dtl__run(search->comm, allreduce_of(search->below, search->below_total, numbers,
                                                 dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_SUM));
    *is_open = search->below_total[numbers - 1] > 0;
    return status;
}

/* Narrows a cut: it lies below the records equal to the pivot, above them, or among them.  In the
 * last case it is done, and the ties are divided in rank order at the end. */
static void narrow_cut(struct splitter_search *search, uint64_t index)
{
    struct cut *cut = &search->cuts[index];
    const uint64_t *mine = search->below + 2 * index;
    const uint64_t *all = search->below_total + 2 * index;

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

/* Divides the ties: of the equal records below a cut, those of lower ranks come first.
 * Collective. */
static dtl_status split_ties(struct splitter_search *search)
{
    uint64_t *before = search->below_total;
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

/* Releases the arrays of a search, as far as they were allocated. */
static void release_search(struct splitter_search *search)
{
    dtl__release(search->cuts);
    dtl__release(search->proposals);
    dtl__release(search->proposal);
    dtl__release(search->below);
    dtl__release(search->below_total);
    dtl__release(search->pivots);
    dtl__release(search->ties);
}

/* Allocates the arrays of a search; on failure, the caller releases it. */
static dtl_status make_search(struct splitter_search *search)
{
    uint64_t cuts = search->cut_count, ranks = cuts + 1;
    uint64_t bytes = proposal_bytes(search);
    const char *purpose = "splitters of a sort";
    dtl_status status = dtl__alloc((void **)&search->cuts, cuts * sizeof *search->cuts, purpose);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->proposals,
                            dtl__times(ranks, dtl__times(bytes, search->is_distributed ? 1 : cuts)),
                            purpose);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->proposal, dtl__times(ranks, bytes), purpose);
    if (status == DTL_SUCCESS)
        status =
            dtl__alloc((void **)&search->below, (2 * cuts + 1) * sizeof *search->below, purpose);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->below_total,
                            (2 * cuts + 1) * sizeof *search->below_total, purpose);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->pivots, dtl__times(ranks, bytes), purpose);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&search->ties, 2 * cuts * sizeof *search->ties, purpose);
    return status;
}

/* Narrows the cuts round by round until all are done, then divides records that equal a cut.
 * Collective. */
static dtl_status run_search(struct splitter_search *search)
{
    bool is_open = true;
    dtl_status status = DTL_SUCCESS;

    for (int round = 0; round < MAX_ROUNDS && is_open && status == DTL_SUCCESS; round++) {
        status = find_pivots(search);
        if (status == DTL_SUCCESS)
            status = count_around_pivots(search, &is_open);
        for (uint64_t index = 0; index < search->cut_count && status == DTL_SUCCESS; index++)
            if (!search->cuts[index].is_done)
                narrow_cut(search, index);
    }
    return status == DTL_SUCCESS ? split_ties(search) : status;
}

dtl_status dtl__splitters_find(struct comm *comm, const struct record_order *order,
                               const void *records, uint64_t count, const uint64_t *targets,
                               uint64_t *cuts)
{
    struct splitter_search search = {
        .comm = comm, .order = order, .records = records, .count = count};
    dtl_status status;

    cuts[0] = 0;
    cuts[comm->size] = count;
    if (comm->size == 1)
        return DTL_SUCCESS;
    search.cut_count = (uint64_t)comm->size - 1;
    search.is_distributed = comm->size > FEW_RANKS;
    status = dtl__comm_agree(comm, make_search(&search));
    for (uint64_t index = 0; index < search.cut_count && status == DTL_SUCCESS; index++)
        search.cuts[index] = (struct cut){.target = targets[index + 1], .high = count};
    if (status == DTL_SUCCESS)
        status = run_search(&search);
    for (uint64_t index = 0; index < search.cut_count && status == DTL_SUCCESS; index++)
        cuts[index + 1] = search.cuts[index].low;
    release_search(&search);
    return status;
}
