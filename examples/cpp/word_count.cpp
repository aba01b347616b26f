// SPDX-License-Identifier: BSD-3-Clause
// Counts the words of a text in a map that all ranks share, and sorts the text by its words.
//
// A word of up to 8 letters is a number of 64 bits here; numbers and words have the same order.
#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <dtl/dtl.hpp>

constexpr std::size_t WORDS = 100000, LETTERS = 8, SHOWN = 3;
constexpr std::array<std::string_view, 20> VOCABULARY{
    "the", "of",  "and", "to",   "in",  "is",   "it", "that", "was",  "for",
    "on",  "are", "as",  "with", "his", "they", "at", "be",   "this", "have"};

struct entry {
    std::int64_t word, count;
};

// Word `n` of a text, in which early words of the vocabulary are more frequent.
static std::int64_t word_of(std::int64_t n)
{
    const auto drawn = [](std::int64_t place) {
        return static_cast<std::size_t>((place * 1103515245 + 12345) % 2147483648 / 65536) %
               VOCABULARY.size();
    };
    const auto word = VOCABULARY[std::min(drawn(2 * n), drawn(2 * n + 1))];
    std::int64_t number = 0;

    for (std::size_t place = 0; place < LETTERS; ++place)
        number = number * 256 + (place < word.size() ? word[place] : 0);
    return number;
}

static std::string spelled(std::int64_t number)
{
    std::string word;

    for (; number > 0; number /= 256)
        if (number % 256 > 0)
            word.insert(word.begin(), static_cast<char>(number % 256));
    return word;
}

// The entries of all ranks, most frequent first, on the root.
static std::vector<entry> collected(const dtl::context &ctx, const dtl::map &counts)
{
    std::array<std::int64_t, VOCABULARY.size()> words{}, found{}, all_words{}, all_found{};
    std::vector<dtl_size_t> each(static_cast<std::size_t>(ctx.size()));
    const dtl_size_t count = counts.local_entries(words, found);
    std::vector<entry> all(counts.global_size());

    ctx.gather(count, each, 0);
    ctx.gatherv(std::span(words).first(count), all_words, each, {}, 0);
    ctx.gatherv(std::span(found).first(count), all_found, each, {}, 0);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {all_words[i], all_found[i]};
    std::ranges::sort(all, {}, [](const entry &e) { return std::tuple(-e.count, e.word); });
    return all;
}

int main()
{
    const auto ctx = dtl::context::create_default();
    auto words = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, WORDS);
    const auto counts =
        dtl::map::create(ctx, dtl::dtype_of<std::int64_t>, dtl::dtype_of<std::int64_t>);
    const auto mine = words.local<std::int64_t>();
    const std::vector<std::int64_t> ones(mine.size(), 1);
    std::int64_t place = words.local_offset(), middle = 0;

    for (std::int64_t &word : mine)
        word = word_of(place++);
    counts.combine_batch(mine, ones, DTL_OP_SUM);
    counts.sync();
    const auto all = collected(ctx, counts);

    words.sort(DTL_SORT_ASCENDING);
    words.expose(); // so that each rank may look at any element
    words.get_element(WORDS / 2, middle);

    if (ctx.is_root()) {
        std::printf("Words: %zu, of them different: %zu\n", WORDS, all.size());
        for (std::size_t i = 0; i < SHOWN; ++i)
            std::printf("%s: %" PRId64 "\n", spelled(all[i].word).c_str(), all[i].count);
        std::printf("In the middle of the alphabet: %s\n", spelled(middle).c_str());
    }
}
