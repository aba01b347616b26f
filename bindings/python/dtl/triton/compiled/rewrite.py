# SPDX-License-Identifier: BSD-3-Clause
"""A kernel's text before Triton compiles it: `v[i] = x`, which Triton refuses, is made one that
assigns to `v`; and what only all threads of a block can do is refused where they part.
"""

import ast

from dtl._core.errors import refuse

_THREAD = "tid"  # what gives each thread another number
_TOGETHER = "__syncthreads", "debug_barrier", "notify", "wait"  # and all that end so:
_BLOCK = "_block"
_NAMING = ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For, ast.NamedExpr
_OF_TILES = "extract", "insert"
_ALL = "one that all threads of a block come to"
_ONE = "one index for all threads: a tile has no owner"


def rewritten(tree):
    parting = _Threads(tree)
    parting.visit(tree)
    if parting.wrong is not None:
        refuse("fn", *parting.wrong, rule="threads")
    return ast.fix_missing_locations(_Stores().visit(tree))


class _Stores(ast.NodeTransformer):
    def visit_Assign(self, node):
        self.generic_visit(node)
        target = node.targets[0]
        if len(node.targets) > 1 or not _is_element(target):
            return node
        return _replacing(node, target, node.value)

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if not _is_element(node.target):
            return node
        name, index = node.target.value.id, node.target.slice
        old = ast.Subscript(ast.Name(name, ast.Load()), index, ast.Load())
        return _replacing(node, node.target, ast.BinOp(old, node.op, node.value))


def _is_element(target):
    return isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name)


def _replacing(node, target, value):
    """`v[i] = x` as `v = v.replaced(i, x)`."""
    name = target.value.id
    method = ast.Attribute(ast.Name(name, ast.Load()), "replaced", ast.Load())
    made = ast.Call(method, [target.slice, value], [])
    return ast.copy_location(ast.Assign([ast.Name(name, ast.Store())], made), node)


def _called(node):
    """The last name of what a call calls."""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


class _Threads(ast.NodeVisitor):
    """Follows what tid() gives through the names of a kernel."""

    def __init__(self, tree):
        self._names, self._parted, self.wrong = set(), 0, None
        before = None
        while before != len(self._names):  # a loop may hand a name back
            before = len(self._names)
            for node in ast.walk(tree):
                self._follow(node)

    def _follow(self, node):
        given = getattr(node, "value", getattr(node, "iter", None))
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        if not isinstance(node, _NAMING) or given is None or not self._differs(given):
            return
        names = (each for target in targets for each in ast.walk(target))
        self._names |= {each.id for each in names if isinstance(each, ast.Name)}

    def _differs(self, node):
        """Whether a value is another for each thread."""
        return any(
            (isinstance(each, ast.Name) and each.id in self._names)
            or (isinstance(each, ast.Call) and _called(each) == _THREAD)
            for each in ast.walk(node)
        )

    def _branch(self, node, decides):
        parts = self._differs(decides)
        self._parted += parts
        self.generic_visit(node)
        self._parted -= parts

    def visit_If(self, node):
        self._branch(node, node.test)

    def visit_While(self, node):
        self._branch(node, node.test)

    def visit_For(self, node):
        self._branch(node, node.iter)

    def visit_Call(self, node):
        name = _called(node)
        if self._parted and (name in _TOGETHER or name.endswith(_BLOCK)):
            self._tell(node, f"under a branch on {_THREAD}()", _ALL)
        if name in _OF_TILES and any(map(self._differs, _index_of(node))):
            self._tell(node, f"at an index of {_THREAD}()", _ONE)
        self.generic_visit(node)

    def _tell(self, node, where, expected):
        """The first that is wrong: it is refused once all of the kernel was read."""
        what = f"{_called(node)}() in line {node.lineno} of the kernel, {where}"
        self.wrong = self.wrong or (what, expected)


def _index_of(node):
    """What a call of one of _OF_TILES has for an index: its last argument, or one by name."""
    named = [each.value for each in node.keywords if each.arg in (None, "indices")]
    return named or node.args[-1:]
