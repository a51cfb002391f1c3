"""Compiles the mind of the bots to WebAssembly, from the very functions that numba compiles here.

``python -m checks.static.mind FILE`` writes the module. numba's LLVM code is aimed at another target, and
linked by the Zig compiler, which brings a linker and a mathematical library as a wheel.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from chanbara.compiled.loading import compile_one
from chanbara.compiled.no_compiler import name_of
from chanbara.sword.mind.entry_points import EXPORTED

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
OF_THE_PROCESSOR = re.compile(r'"(target-cpu|target-features|probe-stack)"="[^"]*"')
SUPPORT = """
#include <stdlib.h>
void *memory_for(int bytes) { return calloc(bytes, 1); }
void memory_back(void *memory) { free(memory); }
long long length_of_text(const char *text) { long long n = 0; while (text[n]) n++; return n; }
"""
"""Memory for arguments; and what LLVM makes of a loop that looks for a zero, with 64-bit lengths."""
MEMORY = ("memory_for", "memory_back")
STACK = 1 << 20
"""Bytes; Zig would reserve sixteen times as many, in each worker of a browser."""


def write_mind(target: Path) -> None:
    """Write the module."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    module = _linked([_code_of(function) for function in EXPORTED], machine)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "mind.o").write_bytes(machine.emit_object(module))
        (folder / "support.c").write_text(SUPPORT, encoding="utf-8")
        exports = [f"-Wl,--export={symbol}" for symbol in (*map(symbol_of, EXPORTED), *MEMORY)]
        zig = [sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-wasi", "-mexec-model=reactor", "-O2"]
        files = [str(folder / "mind.o"), str(folder / "support.c"), "-o", str(target)]
        subprocess.run([*zig, "-Wl,--strip-all", f"-Wl,-z,stack-size={STACK}", *exports, *files], check=True)


def symbol_of(function: Any) -> str:  # noqa: ANN401 - a compiled function
    """Return the name of an exported function."""
    return name_of(function.py_func).replace(".", "_")


def _code_of(function: Any) -> tuple[str, str, str]:  # noqa: ANN401 - a compiled function
    """Return the LLVM code of a function with all that it calls, its name there, and its name outside."""
    compile_one(function)
    (made,) = function.overloads.values()
    # Cached code has its LLVM code too: for functions that it would be compiled into.
    text = str(made.library._get_module_for_linking())
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', text)
    text = OF_THE_PROCESSOR.sub("", text).replace("@strlen(", "@length_of_text(")
    return text, made.fndesc.llvm_func_name, symbol_of(function)


def _linked(codes: list[tuple[str, str, str]], machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Return one module with only the wanted functions visible."""
    modules = [llvm.parse_assembly(text) for text, _, _ in codes]
    for one, (_, inner, _) in zip(modules, codes, strict=True):
        one.get_function(inner).linkage = "external"
    module = modules[0]
    for other in modules[1:]:
        module.link_in(other)
    wanted = {inner: outer for _, inner, outer in codes}
    for function in module.functions:
        if function.name in wanted:
            function.name = wanted[function.name]
        elif not function.is_declaration:
            function.linkage = "internal"
    for value in module.global_variables:
        if not value.is_declaration:
            value.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    passes.run(module, llvm.create_pass_builder(machine, options))
    return module


def main() -> None:
    """Write it."""
    write_mind(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
