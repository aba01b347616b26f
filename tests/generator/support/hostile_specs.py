# SPDX-License-Identifier: BSD-3-Clause
"""Malicious or careless edits of the small specification, and the expected messages of the
loader."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Hostile:
    """An edit: `old` occurs once in the file and becomes `new`; `message` is the complete first
    problem."""

    id: str
    file: str
    old: str
    new: str
    message: str


NAME = "a lower-case name of a-z, 0-9 and _, at most 59 characters"
DEEP = "[" * 40 + "]" * 40
BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\narea: box"

HOSTILE = (
    Hostile(
        "alias bomb",
        "box",
        "area: box",
        BOMB,
        "spec/box.yaml:1: anchor or alias 'a'; expected plain YAML without them",
    ),
    Hostile(
        "prefix of Fortran's own",
        "api",
        "prefix: dtl_",
        "prefix: c_",
        'spec/api.yaml:3: api.prefix: "c_"; expected a prefix such as bx_, but not c_, which is '
        "that of Fortran's names for C",
    ),
    Hostile(
        "merge key",
        "box",
        "area: box",
        "<<: {area: box}",
        'spec/box.yaml:1: unknown key "<<"; expected one of area, module, title, doc, scalars, '
        "constants, dtypes, operations, enums, structs, callbacks, categories, codes, handles, "
        "memory, functions, fortran, python",
    ),
    Hostile(
        "deep nesting",
        "box",
        "title: Boxes",
        f"title: {DEEP}",
        "spec/box.yaml:2: nested too deep; expected at most 12 levels",
    ),
    Hostile(
        "python tag",
        "box",
        "title: Boxes",
        "title: !!python/object/apply:os.system [ls]",
        "spec/box.yaml:2: tag 'tag:yaml.org,2002:python/object/apply:os.system'; expected plain "
        "YAML without tags",
    ),
    Hostile(
        "own tag",
        "box",
        "title: Boxes",
        "title: !secret Boxes",
        "spec/box.yaml:2: tag '!secret'; expected plain YAML without tags",
    ),
    Hostile(
        "duplicate key",
        "box",
        "title: Boxes",
        "title: Boxes\ntitle: Baskets",
        "spec/box.yaml:3: title: stands here twice; first in line 2",
    ),
    Hostile(
        "duplicate function",
        "box",
        "  context_destroy:",
        "  box_name:",
        "spec/box.yaml:43: box_name: stands here twice; first in line 15",
    ),
    Hostile(
        "unknown key",
        "box",
        "capacity: {type: size, valid:",
        "capacity: {type: size, vaild:",
        'spec/box.yaml:26: functions.box_create.params.capacity: unknown key "vaild"; '
        "expected valid",
    ),
    Hostile(
        "second document",
        "box",
        "area: box",
        "area: box\n---\narea: box",
        "spec/box.yaml:2: a second document; expected one",
    ),
    Hostile(
        "list as a key",
        "box",
        "area: box",
        "? [a]\n: b\narea: box",
        "spec/box.yaml:1: a list or mapping as a key; expected text",
    ),
    Hostile(
        "on for true",
        "box",
        "    collective: true",
        "    collective: on",
        'spec/box.yaml:61: functions.reduce.collective: "on"; expected true or false without '
        "quotes",
    ),
    Hostile(
        "quoted truth",
        "box",
        "    collective: true",
        '    collective: "true"',
        'spec/box.yaml:61: functions.reduce.collective: "true"; expected true or false without '
        "quotes",
    ),
    Hostile(
        "null",
        "box",
        "title: Boxes",
        "title: ~\nhandles: ~",
        "spec/box.yaml:6: handles: stands here twice; first in line 3",
    ),
    Hostile(
        "null for a mapping",
        "status",
        "functions: {}",
        "functions:",
        "spec/status.yaml:17: functions: text; expected a mapping",
    ),
    Hostile(
        "octal number",
        "status",
        "{value: 401,",
        "{value: 0401,",
        'spec/status.yaml:11: codes.DTL_ERROR_OUT_OF_BOUNDS.value: "0401"; expected an integer '
        "without quotes",
    ),
    Hostile(
        "sexagesimal number",
        "status",
        "{value: 401,",
        "{value: 6:41,",
        'spec/status.yaml:11: codes.DTL_ERROR_OUT_OF_BOUNDS.value: "6:41"; expected an integer '
        "without quotes",
    ),
    Hostile(
        "real number",
        "status",
        "{value: 401,",
        "{value: 4.01e2,",
        'spec/status.yaml:11: codes.DTL_ERROR_OUT_OF_BOUNDS.value: "4.01e2"; expected an integer '
        "without quotes",
    ),
    Hostile(
        "foreign digits",
        "status",
        "{value: 401,",
        "{value: ٤٠١,",
        'spec/status.yaml:11: codes.DTL_ERROR_OUT_OF_BOUNDS.value: "٤٠١"; expected an integer '
        "without quotes",
    ),
    Hostile(
        "huge number",
        "status",
        "{value: 401,",
        "{value: 99999999999999999999,",
        "spec/status.yaml:11: codes.DTL_ERROR_OUT_OF_BOUNDS.value: 99999999999999999999; expected "
        "an integer from 0 to 18446744073709551615",
    ),
    Hostile(
        "C in a function's name",
        "box",
        "  box_name:",
        "  'box(); system':",
        f'spec/box.yaml:43: functions: key "box(); system"; expected {NAME}',
    ),
    Hostile(
        "newline in a name",
        "box",
        "  box_name:",
        '  "box_name\\n":',
        f'spec/box.yaml:43: functions: key "box_name\n"; expected {NAME}',
    ),
    Hostile(
        "letter that looks like another",
        "box",
        "  box_name:",
        "  b\u043ex_name:",
        f'spec/box.yaml:43: functions: key "b\u043ex_name"; expected {NAME}',
    ),
    Hostile(
        "endless name",
        "box",
        "  box_name:",
        f"  {'n' * 60}:",
        f'spec/box.yaml:43: functions: key "{"n" * 60}"; expected {NAME}',
    ),
    Hostile(
        "C in a C type",
        "types",
        "c: int32_t, size: 4",
        "c: 'int32_t; }', size: 4",
        'spec/types.yaml:15: dtypes.int32.c: "int32_t; }"; expected a C type without pointers',
    ),
    Hostile(
        "path as an area",
        "api",
        "areas: [types,",
        "areas: [../../etc/passwd, types,",
        f'spec/api.yaml:13: areas: "../../etc/passwd"; expected {NAME}',
    ),
    Hostile(
        "area without a file",
        "api",
        "status, box]",
        "status, box, bag]",
        'spec/api.yaml:13: areas: "bag" has no file spec/bag.yaml; expected one of box, status, '
        "types",
    ),
    Hostile(
        "file without an area",
        "api",
        "areas: [types, status, box]",
        "areas: [types, status]",
        'spec/api.yaml:13: areas: spec/box.yaml is not listed; expected "box" in the list',
    ),
    Hostile(
        "area listed twice",
        "api",
        "status, box]",
        "status, box, box]",
        'spec/api.yaml:13: areas: "box" stands here twice',
    ),
    Hostile(
        "another area's name",
        "box",
        "area: box",
        "area: bag",
        'spec/box.yaml:1: area: "bag"; expected "box", the file\'s name',
    ),
    Hostile(
        "missing key",
        "box",
        "title: Boxes\n",
        "",
        "spec/box.yaml:1: no title; expected title: A heading.",
    ),
    Hostile(
        "direction",
        "box",
        "ctx: {type: handle.context, dir: out}",
        "ctx: {type: handle.context, dir: output}",
        'spec/box.yaml:13: functions.context_create.params.ctx.dir: "output"; expected out',
    ),
    Hostile(
        "bidirectional override",
        "box",
        "title: Boxes",
        "title: Box\u202ees",
        "spec/box.yaml:2: character U+202E; expected printable text without tabs",
    ),
    Hostile(
        "tab",
        "box",
        "title: Boxes",
        "title:\tBoxes",
        "spec/box.yaml:2: character U+0009; expected printable text without tabs",
    ),
    Hostile(
        "bell",
        "box",
        "title: Boxes",
        "title: Box\x07es",
        "spec/box.yaml:2: character U+0007; expected printable text without tabs",
    ),
    Hostile(
        "bell, escaped",
        "box",
        "title: Boxes",
        'title: "Box\\aes"',
        "spec/box.yaml:2: character U+0007; expected printable text without tabs",
    ),
    Hostile(
        "open bracket",
        "box",
        "title: Boxes",
        "title: {Boxes",
        "spec/box.yaml:3: no YAML: did not find expected ',' or '}'",
    ),
    Hostile(
        "endless text",
        "box",
        "title: Boxes",
        f"title: {'x ' * 4000}",
        "spec/box.yaml:2: title: 7999 characters; expected at most 6000",
    ),
    Hostile(
        "expression with C",
        "box",
        "root >= 0 and root < size(ctx)",
        "root; exit(1)",
        "spec/box.yaml:58: expression 'root; exit(1)': ';' is not part of the language; expected a "
        "name, a number or an operator",
    ),
    Hostile(
        "expression too deep",
        "box",
        "root >= 0 and root < size(ctx)",
        "(" * 50 + ")" * 50,
        f"spec/box.yaml:58: expression '{'(' * 50}{')' * 50}': too many nested parentheses; "
        "expected at most 20",
    ),
    Hostile(
        "expression too long",
        "box",
        "root >= 0 and root < size(ctx)",
        "root < " + " + ".join(["1"] * 110),
        "spec/box.yaml:58: functions.reduce.params.root.valid: 444 characters; expected at most "
        "400",
    ),
)
