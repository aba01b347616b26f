/* SPDX-License-Identifier: BSD-3-Clause */
/* A recursive-descent parser. Each function returns NULL or false if the text is no literal. A
 * literal has fewer nodes than characters, and its decoded strings have fewer bytes than the text,
 * so both are allocated up front. */
#include "python_literal.h"

#include <ctype.h>
#include <string.h>

enum { DEPTH_LIMIT = 90 /* depth of nested brackets; Python's limit is similar */ };

struct reader {
    const char *next;
    const char *end;
    int depth;     /* depth of brackets, inside of which line breaks are blanks */
    bool has_long; /* accept the suffix L of Python 2 */
    struct literal *node;
    char *decoded;
};

static struct literal *value_read(struct reader *reader);

/* Returns the character at an offset, or '\0', which occurs in no literal, at the end of the
 * text. */
static char peek(const struct reader *reader, size_t ahead)
{
    if (ahead >= (size_t)(reader->end - reader->next))
        return '\0';
    return reader->next[ahead];
}

static bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* Skips the characters before the next line end. */
static void line_skip(struct reader *reader)
{
    while (reader->next < reader->end && !is_line_end(*reader->next))
        reader->next++;
}

/* Skips blanks and continued line ends and, inside of brackets, line ends and comments. */
static void blanks_skip(struct reader *reader)
{
    for (;;) {
        char c = peek(reader, 0);

        if (c == ' ' || c == '\t' || c == '\f' || (reader->depth > 0 && is_line_end(c)))
            reader->next++;
        else if (c == '\\' && is_line_end(peek(reader, 1)) && reader->next + 2 < reader->end)
            reader->next += peek(reader, 1) == '\r' && peek(reader, 2) == '\n' ? 3 : 2;
        else if (c == '#' && reader->depth > 0)
            line_skip(reader);
        else
            return;
    }
}

/* Skips blanks and then the character `c`. Returns false if another character follows the blanks.
 */
static bool accept_character(struct reader *reader, char c)
{
    blanks_skip(reader);
    if (peek(reader, 0) != c)
        return false;
    reader->next++;
    return true;
}

static bool is_in_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

/* Returns the next of the nodes allocated up front. */
static struct literal *node_make(struct reader *reader, enum literal_kind kind)
{
    *reader->node = (struct literal){.kind = kind};
    return reader->node++;
}

/* ---- strings --------------------------------------------------------------------------------- */

/* Returns the length of a string's prefix and first quote, or 0 if no string begins here. */
static size_t prefix_length(const struct reader *reader)
{
    for (size_t length = 0; length < 3; length++) {
        char c = peek(reader, length);

        if (c == '\'' || c == '"')
            return length + 1;
        if (c == '\0' || strchr("rRuUbB", c) == NULL)
            return 0;
    }
    return 0;
}

/* Converts a character code. Codes beyond ASCII and 0 become 0x7f, which occurs in no name. */
static char character_of(unsigned long code)
{
    return (char)(code == 0 || code > 0x7f ? 0x7f : code);
}

/* Reads exactly `digits` hexadecimal digits and converts them as character_of(). */
static bool code_read(struct reader *reader, int digits, char *out)
{
    unsigned long code = 0;

    for (int digit = 0; digit < digits; digit++) {
        char c = peek(reader, 0);

        if (!isxdigit((unsigned char)c))
            return false;
        code =
            code * 16 + (unsigned long)(isdigit((unsigned char)c) ? c - '0' : (c | 32) - 'a' + 10);
        reader->next++;
    }
    *out = character_of(code);
    return code <= 0x10ffff;
}

/* Reads an escape sequence after its backslash, and appends its value. */
static bool escape_read(struct reader *reader)
{
    static const char letters[] = "abfnrtv\\'\"", codes[] = "\a\b\f\n\r\t\v\\'\"";
    char c = peek(reader, 0);
    const char *known = c == '\0' ? NULL : strchr(letters, c);
    unsigned long code = 0;

    reader->next++;
    if (known != NULL) {
        *reader->decoded++ = codes[known - letters];
        return true;
    }
    if (c >= '0' && c <= '7') {
        code = (unsigned long)(c - '0');
        for (int digit = 1; digit < 3 && peek(reader, 0) >= '0' && peek(reader, 0) <= '7'; digit++)
            code = code * 8 + (unsigned long)(*reader->next++ - '0');
        *reader->decoded++ = character_of(code);
        return true;
    }
    switch (c) {
    case '\r':
        reader->next += peek(reader, 0) == '\n';
        return true;
    case '\n':
        return true;
    case 'x':
        return code_read(reader, 2, reader->decoded++);
    case 'u':
        return code_read(reader, 4, reader->decoded++);
    case 'U':
        return code_read(reader, 8, reader->decoded++);
    case 'N': /* a named Unicode character, not supported */
    case '\0':
        return false;
    default:
        *reader->decoded++ = '\\';
        *reader->decoded++ = c;
        return true;
    }
}

/* Reads a string after its first quote, and appends it to the decoded text. */
static bool string_append(struct reader *reader, char quote, bool is_raw)
{
    bool is_long = peek(reader, 0) == quote && peek(reader, 1) == quote;

    reader->next += is_long ? 2 : 0;
    while (reader->next < reader->end) {
        char c = *reader->next;

        if (c == quote && (!is_long || (peek(reader, 1) == quote && peek(reader, 2) == quote))) {
            reader->next += is_long ? 3 : 1;
            return true;
        }
        if (c == '\0' || (is_line_end(c) && !is_long))
            return false;
        reader->next++;
        if (c != '\\') {
            *reader->decoded++ = c;
        } else if (!is_raw) {
            if (!escape_read(reader))
                return false;
        } else {
            *reader->decoded++ = c;
            if (reader->next < reader->end)
                *reader->decoded++ = *reader->next++;
        }
    }
    return false;
}

/* Reads one or more adjacent strings, which Python concatenates. */
static struct literal *string_read(struct reader *reader)
{
    struct literal *string = node_make(reader, LITERAL_STRING);
    size_t length = prefix_length(reader);
    int bytes = -1;

    string->text = reader->decoded;
    for (; length > 0; blanks_skip(reader), length = prefix_length(reader)) {
        bool is_raw = false, is_bytes = false, is_plain = false;

        for (size_t index = 0; index + 1 < length; index++) {
            char c = (char)(reader->next[index] | 32);

            if ((c == 'r' && is_raw) || (c == 'b' && is_bytes) || is_plain ||
                (c == 'u' && index > 0))
                return NULL;
            is_raw |= c == 'r';
            is_bytes |= c == 'b';
            is_plain |= c == 'u';
        }
        if (bytes != -1 && bytes != is_bytes)
            return NULL;
        bytes = is_bytes;
        reader->next += length;
        if (!string_append(reader, reader->next[-1], is_raw))
            return NULL;
    }
    *reader->decoded++ = '\0';
    if (bytes)
        string->kind = LITERAL_OTHER;
    return string;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* Returns the value of a digit up to base 16; 99 if the character is no digit. */
static int digit_of(char c)
{
    return isdigit((unsigned char)c)    ? c - '0'
           : isxdigit((unsigned char)c) ? (c | 32) - 'a' + 10
                                        : 99;
}

/* Reads digits with single underscores between them. Returns false if there is no digit. */
static bool digits_read(struct reader *reader, int base, int64_t *out)
{
    const char *start = reader->next;
    int64_t number = 0;

    for (;;) {
        char c = peek(reader, 0);

        if (c == '_' && reader->next > start && digit_of(peek(reader, 1)) < base) {
            reader->next++;
            continue;
        }
        if (digit_of(c) >= base)
            break;
        if (__builtin_mul_overflow(number, (int64_t)base, &number) ||
            __builtin_add_overflow(number, (int64_t)digit_of(c), &number))
            number = INT64_MAX;
        reader->next++;
    }
    *out = number;
    return reader->next > start;
}

/* Reads the fraction, exponent and suffix after the digits of a number. Returns false if
 * malformed. */
static bool fraction_read(struct reader *reader, bool has_digits, bool *is_integer)
{
    int64_t ignored;

    *is_integer = true;
    if (peek(reader, 0) == '.') {
        *is_integer = false;
        reader->next++;
        has_digits |= digits_read(reader, 10, &ignored);
    }
    if (!has_digits)
        return false;
    if ((peek(reader, 0) | 32) == 'e') {
        *is_integer = false;
        reader->next++;
        reader->next += peek(reader, 0) == '+' || peek(reader, 0) == '-';
        if (!digits_read(reader, 10, &ignored))
            return false;
    }
    if ((peek(reader, 0) | 32) == 'j') {
        *is_integer = false;
        reader->next++;
    }
    return true;
}

/* Reads a number without sign. *is_integer is false for a float or imaginary number, of which
 * *number has no meaning. */
static bool integer_read(struct reader *reader, int64_t *number, bool *is_integer)
{
    static const char letters[] = "xob";
    static const int bases[] = {16, 8, 2};
    const char *known = peek(reader, 0) == '0' ? strchr(letters, peek(reader, 1) | 32) : NULL;
    const char *start = reader->next;
    bool has_digits;

    if (known != NULL && *known != '\0') {
        reader->next += 2;
        reader->next += peek(reader, 0) == '_';
        *is_integer = true;
        return digits_read(reader, bases[known - letters], number);
    }
    has_digits = digits_read(reader, 10, number);
    if (!fraction_read(reader, has_digits, is_integer))
        return false;
    return !(*is_integer && *start == '0' && *number != 0); /* no leading zeros, as in 010 */
}

/* Reads a number without sign, and the suffix L if that is accepted. */
static struct literal *number_read(struct reader *reader)
{
    struct literal *node = node_make(reader, LITERAL_INTEGER);
    const char *end;
    bool is_integer;

    if (!integer_read(reader, &node->number, &is_integer))
        return NULL;
    node->kind = is_integer ? LITERAL_INTEGER : LITERAL_OTHER;
    end = reader->next;
    if (reader->has_long) {
        blanks_skip(reader);
        if (peek(reader, 0) == 'L' && !is_in_name(peek(reader, 1)))
            end = ++reader->next;
        reader->next = end;
    }
    return is_in_name(peek(reader, 0)) ? NULL : node;
}

/* Reads an integer after its sign. Returns NULL for other numbers and for a second sign. */
static struct literal *signed_read(struct reader *reader, bool is_negative)
{
    struct literal *node;

    blanks_skip(reader);
    if (strchr("+-", peek(reader, 0)) != NULL)
        return NULL;
    node = value_read(reader);
    if (node == NULL || node->kind != LITERAL_INTEGER)
        return NULL;
    if (is_negative)
        node->number = -node->number;
    return node;
}

/* ---- containers ------------------------------------------------------------------------------ */

/* Reads the items up to the bracket `close`. *has_comma distinguishes a tuple of one item from a
 * parenthesized value. */
static bool items_read(struct reader *reader, struct literal *list, char close, bool *has_comma)
{
    struct literal **end = &list->first;

    *has_comma = false;
    while (!accept_character(reader, close)) {
        if (list->first != NULL && !*has_comma)
            return false;
        *end = value_read(reader);
        if (*end == NULL)
            return false;
        end = &(*end)->next;
        *has_comma = accept_character(reader, ',');
    }
    return true;
}

/* Reads a tuple, or a value in parentheses, after the opening bracket. */
static struct literal *tuple_read(struct reader *reader)
{
    struct literal *tuple = node_make(reader, LITERAL_TUPLE);
    bool has_comma;

    if (!items_read(reader, tuple, ')', &has_comma))
        return NULL;
    if (tuple->first != NULL && tuple->first->next == NULL && !has_comma)
        return tuple->first;
    return tuple;
}

/* Reads a list after the opening bracket. */
static struct literal *list_read(struct reader *reader)
{
    struct literal *list = node_make(reader, LITERAL_LIST);
    bool has_comma;

    return items_read(reader, list, ']', &has_comma) ? list : NULL;
}

/* Reads a dict after the opening bracket. */
static struct literal *dict_read(struct reader *reader)
{
    struct literal *dict = node_make(reader, LITERAL_DICT), **end = &dict->first;
    bool is_more = true;

    while (!accept_character(reader, '}')) {
        if (!is_more)
            return NULL;
        *end = value_read(reader);
        if (*end == NULL || !accept_character(reader, ':'))
            return NULL; /* a set; not accepted in a header */
        end = &(*end)->next;
        *end = value_read(reader);
        if (*end == NULL)
            return NULL;
        end = &(*end)->next;
        is_more = accept_character(reader, ',');
    }
    return dict;
}

/* Reads the literal that follows the bracket `open`. Returns NULL if brackets are nested too
 * deeply. */
static struct literal *bracket_read(struct reader *reader, char open)
{
    struct literal *found;

    if (++reader->depth > DEPTH_LIMIT)
        return NULL;
    found = open == '(' ? tuple_read(reader) : open == '[' ? list_read(reader) : dict_read(reader);
    reader->depth--;
    return found;
}

/* Reads False, True or None. Returns NULL for another name. */
static struct literal *name_read(struct reader *reader)
{
    static const char *const names[] = {"False", "True", "None"};
    const char *start = reader->next;
    struct literal *node;

    while (is_in_name(peek(reader, 0)))
        reader->next++;
    for (int name = 0; name < 3; name++) {
        size_t length = strlen(names[name]);

        if ((size_t)(reader->next - start) != length || memcmp(start, names[name], length) != 0)
            continue;
        node = node_make(reader, name < 2 ? LITERAL_BOOL : LITERAL_OTHER);
        node->number = name;
        return node;
    }
    return NULL;
}

/* Skips blanks and reads a literal of any kind. */
static struct literal *value_read(struct reader *reader)
{
    char c;

    blanks_skip(reader);
    c = peek(reader, 0);
    if (prefix_length(reader) > 0)
        return string_read(reader);
    if (isdigit((unsigned char)c) || c == '.')
        return number_read(reader);
    if (c == '(' || c == '[' || c == '{') {
        reader->next++;
        return bracket_read(reader, c);
    }
    if (c == '+' || c == '-') {
        reader->next++;
        return signed_read(reader, c == '-');
    }
    return name_read(reader);
}

/* ---- entry point ----------------------------------------------------------------------------- */

/* Skips empty lines and comments. Returns false if the next line with content is indented. */
static bool lines_skip(struct reader *reader)
{
    bool is_indented = false;

    for (;;) {
        const char *start = reader->next;

        blanks_skip(reader);
        if (peek(reader, 0) == '#')
            line_skip(reader);
        if (!is_line_end(peek(reader, 0)))
            return !is_indented || reader->next == start || reader->next == reader->end;
        reader->next++;
        is_indented = true;
    }
}

dtl_status dtl__literal_read(const char *text, size_t length, bool has_long,
                             struct literal_memory *memory, const struct literal **out)
{
    struct reader reader = {.next = text, .end = text + length, .has_long = has_long};
    struct literal *found;
    dtl_status status;

    *out = NULL;
    *memory = (struct literal_memory){0};
    status = dtl__alloc((void **)&memory->nodes, (length + 1) * sizeof *memory->nodes, "header");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&memory->strings, length + 1, "header");
    if (status != DTL_SUCCESS)
        return status;
    reader.node = memory->nodes;
    reader.decoded = memory->strings;
    if (!lines_skip(&reader))
        return DTL_SUCCESS;
    found = value_read(&reader);
    if (found != NULL && lines_skip(&reader) && reader.next == reader.end)
        *out = found;
    return DTL_SUCCESS;
}

void dtl__literal_release(struct literal_memory *memory)
{
    dtl__release(memory->nodes);
    dtl__release(memory->strings);
    *memory = (struct literal_memory){0};
}
