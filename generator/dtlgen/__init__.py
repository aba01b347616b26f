# SPDX-License-Identifier: BSD-3-Clause
"""Code generator: turns the specification in spec/ into headers, stubs, bindings and pages.

The stages are packages, in the order of the work; each imports only from those before it:

document  reads YAML files into trees with source positions, and validates them by schema.json
model     frozen records of the API: api.Api is the input of all later stages
read      converts documents to the model; read.load.load() is the entry point
derive    facts that follow from the model: C types, argument checks, Python calls
check     the rules of the specification; check.problems() applies them
emit      one package per language: fills dataclasses and renders them with Jinja templates
abi       compares versions of the API, and keeps the lock of released names
commands  one module per command of the command line, cli.py

All data is immutable and single-threaded. Start reading with model/api.py, then read/load.py and
emit/generate.py.
"""

__version__ = "0.1.0a1"
