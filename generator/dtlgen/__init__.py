"""Turns the specification in spec/ into every language's surface."""
