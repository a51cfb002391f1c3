"""Compiles kernels from C++ when they are needed, and launches them."""

from __future__ import annotations

import ctypes
from typing import Any

from cuda.bindings import driver, nvrtc
from numba import cuda

from chanbara.compiled.code_cache import cached

SHARED_BYTES = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES


class Kernels:
    """The kernels of a program, compiled for the GPU of this process."""

    def __init__(self, source: str) -> None:
        architecture = "sm_{}{}".format(*cuda.current_context().device.compute_capability)
        self._module = _done(driver.cuModuleLoadData(compiled(source, architecture)))
        self._found: dict[str, Any] = {}

    def launch(
        self,
        name: str,
        blocks: int,
        threads: int,
        *given: Any,  # noqa: ANN401
        shared: int = 0,
        stream: int = 0,
    ) -> None:
        """Launch a kernel: after those launched before it on a stream, without waiting for it.

        It is given numbers and arrays on the device; its blocks have ``shared`` bytes of shared memory.
        """
        if name not in self._found:
            self._found[name] = found = _done(driver.cuModuleGetFunction(self._module, name.encode()))
            if shared:
                _done(driver.cuFuncSetAttribute(found, SHARED_BYTES, shared))
        values, kinds = zip(*(_argument(one) for one in given), strict=True)
        arguments = tuple(values), tuple(kinds)
        _done(
            driver.cuLaunchKernel(
                self._found[name], blocks, 1, 1, threads, 1, 1, shared, stream, arguments, 0
            )
        )


def compiled(source: str, architecture: str) -> bytes:
    """Return the code of a program for GPUs of an architecture: from the cache, if it was compiled before."""
    # A product and a sum are rounded one after the other, as on the CPU.
    options = [f"--gpu-architecture={architecture}", "--std=c++17", "--disable-warnings", "--fmad=false"]
    return cached("kernels", (source, options, nvrtc.nvrtcVersion()[1:]), lambda: _compile(source, options))


def _compile(source: str, options: list[str]) -> bytes:
    program = _done(nvrtc.nvrtcCreateProgram(source.encode(), b"kernels.cu", 0, [], []))
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), [one.encode() for one in options])
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        log = bytes(_done(nvrtc.nvrtcGetProgramLogSize(program)))
        _done(nvrtc.nvrtcGetProgramLog(program, log))
        raise RuntimeError(log.decode(errors="replace"))
    image = bytes(_done(nvrtc.nvrtcGetCUBINSize(program)))
    _done(nvrtc.nvrtcGetCUBIN(program, image))
    _done(nvrtc.nvrtcDestroyProgram(program))
    return image


def _argument(given: Any) -> tuple[int, Any]:  # noqa: ANN401
    """Return a number, or where an array on the device begins, and its C type."""
    if isinstance(given, int):
        return given, ctypes.c_int64
    return 0 if given is None else given.device_ctypes_pointer.value or 0, ctypes.c_void_p


def _done(result: tuple[Any, ...]) -> Any:  # noqa: ANN401
    """Return what a call of the driver gave, if it succeeded."""
    status, *found = result
    if int(status) != 0:
        message = f"the GPU says {status.name}"
        raise RuntimeError(message)
    return found[0] if found else None
