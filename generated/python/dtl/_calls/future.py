# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Futures: what follows from the C functions."""



class FutureCalls:
    __slots__ = ()

    def done(self):
        """The same as `test()`. Local: does not wait for other ranks."""
        return self.test()
