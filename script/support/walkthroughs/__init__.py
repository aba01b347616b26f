# SPDX-License-Identifier: BSD-3-Clause
"""A function, a back end and a language, each added to a copy of the checkout."""
