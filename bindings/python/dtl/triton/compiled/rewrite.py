# SPDX-License-Identifier: BSD-3-Clause
"""Rewrites and checks the syntax tree of a kernel before Triton compiles it.

`v[i] = x`, which Triton does not accept, becomes an assignment to `v`. Operations of the whole
block are refused in branches that only some of its threads take.
"""

import ast

from dtl._core.errors import refuse

_THREAD = "tid"  # the function whose result differs between threads
_BLOCK_OPERATIONS = "__syncthreads", "debug_barrier", "notify", "wait"
_BLOCK_SUFFIX = "_block"  # functions with such a name are operations of the whole block as well
_ASSIGNING = ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For, ast.NamedExpr
_TILE_OPERATIONS = "extract", "insert"
_ALL = "one that all threads of a block come to"
_ONE = "one index for all threads: a tile has no owner"


def rewritten(tree):
    """Returns the rewritten tree of a kernel; raises a DTLError for misplaced block operations."""
    check = _DivergenceCheck(tree)
    check.visit(tree)
    if check.error is not None:
        refuse("fn", *check.error, rule="threads")
    return ast.fix_missing_locations(_ElementAssignments().visit(tree))


class _ElementAssignments(ast.NodeTransformer):
    """Replaces assignments to elements by assignments of a new vector."""

    def visit_Assign(self, node):
        self.generic_visit(node)
        target = node.targets[0]
        if len(node.targets) > 1 or not _is_element(target):
            return node
        return _replacement(node, target, node.value)

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if not _is_element(node.target):
            return node
        name, index = node.target.value.id, node.target.slice
        old = ast.Subscript(ast.Name(name, ast.Load()), index, ast.Load())
        return _replacement(node, node.target, ast.BinOp(old, node.op, node.value))


def _is_element(target):
    """Returns whether an assignment's target has the form `name[index]`."""
    return isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name)


def _replacement(node, target, value):
    """Returns `v = v.replaced(i, x)` for `v[i] = x`."""
    name = target.value.id
    method = ast.Attribute(ast.Name(name, ast.Load()), "replaced", ast.Load())
    made = ast.Call(method, [target.slice, value], [])
    return ast.copy_location(ast.Assign([ast.Name(name, ast.Store())], made), node)


def _function_name(node):
    """Returns the last part of the name of a called function."""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


class _DivergenceCheck(ast.NodeVisitor):
    """Finds operations of the whole block in branches that depend on tid().

    `_names` are the variables that depend on tid(); `_divergent` counts the enclosing branches
    whose condition does. `error` is None or the value and the expectation of the first error.
    """

    def __init__(self, tree):
        self._names, self._divergent, self.error = set(), 0, None
        before = None
        while before != len(
            self._names
        ):  # repeated, as a loop may assign a name that is read above
            before = len(self._names)
            for node in ast.walk(tree):
                self._follow(node)

    def _follow(self, node):
        """Adds the variables that a node assigns to `_names` if the value depends on tid()."""
        value = getattr(node, "value", getattr(node, "iter", None))
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        if not isinstance(node, _ASSIGNING) or value is None or not self._differs(value):
            return
        names = (each for target in targets for each in ast.walk(target))
        self._names |= {each.id for each in names if isinstance(each, ast.Name)}

    def _differs(self, node):
        """Returns True if an expression depends on tid()."""
        return any(
            (isinstance(each, ast.Name) and each.id in self._names)
            or (isinstance(each, ast.Call) and _function_name(each) == _THREAD)
            for each in ast.walk(node)
        )

    def _visit_branch(self, node, condition):
        """Visits a branch, which is divergent if its condition depends on tid()."""
        is_divergent = self._differs(condition)
        self._divergent += is_divergent
        self.generic_visit(node)
        self._divergent -= is_divergent

    def visit_If(self, node):
        self._visit_branch(node, node.test)

    def visit_While(self, node):
        self._visit_branch(node, node.test)

    def visit_For(self, node):
        self._visit_branch(node, node.iter)

    def visit_Call(self, node):
        name = _function_name(node)
        if self._divergent and (name in _BLOCK_OPERATIONS or name.endswith(_BLOCK_SUFFIX)):
            self._keep_error(node, f"under a branch on {_THREAD}()", _ALL)
        if name in _TILE_OPERATIONS and any(map(self._differs, _index_of(node))):
            self._keep_error(node, f"at an index of {_THREAD}()", _ONE)
        self.generic_visit(node)

    def _keep_error(self, node, where, expected):
        """Keeps the first error, which rewritten() raises after the whole kernel was visited."""
        what = f"{_function_name(node)}() in line {node.lineno} of the kernel, {where}"
        self.error = self.error or (what, expected)


def _index_of(node):
    """Returns the index expressions of a call of extract() or insert(): by name, or the last
    argument.
    """
    named = [each.value for each in node.keywords if each.arg in (None, "indices")]
    return named or node.args[-1:]
