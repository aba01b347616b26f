# SPDX-License-Identifier: BSD-3-Clause
"""Helpers of device_containers.py, exchanged_arrays.py and cuda_array_interface.py."""

import os

import numpy as np

KIND = os.environ["DTL_DEVICE"]
VALUES = np.arange(12.0) * 7 % 11


class ByInterface:
    """Mock array of another library that shares the memory of a DTL array."""

    def __init__(self, array, **more):
        self.keeps = array
        form = {"shape": array.shape, "typestr": array.dtype.str, "version": 3}
        self.__cuda_array_interface__ = {**form, "data": (array.data_ptr(), False), **more}
