"""Resolves the annotations of everything in the package that has any, and prints how many there are."""

import importlib
import inspect
import pkgutil
import typing
from collections.abc import Iterator
from typing import Any

import polywire


def annotated() -> Iterator[Any]:
    names = [found.name for found in pkgutil.walk_packages(polywire.__path__, "polywire.")]
    for module in [polywire, *map(importlib.import_module, names)]:
        yield module
        for value in vars(module).values():
            ours = getattr(value, "__module__", "").startswith("polywire")
            if ours and (inspect.isclass(value) or inspect.isfunction(value)):
                yield value
                if inspect.isclass(value):
                    yield from methods(value)


def methods(owner: type) -> Iterator[Any]:
    for value in vars(owner).values():
        function = value.fget if isinstance(value, property) else value
        if inspect.isfunction(function):
            yield function
            yield from getattr(typing, "get_overloads", lambda _: [])(function)


def untyped(function: Any) -> bool:
    """A public function whose parameters or answer have no annotation."""
    parameters = [one for one in inspect.signature(function).parameters.values() if one.name not in ("self", "cls")]
    empty = inspect.Parameter.empty
    answer = inspect.signature(function).return_annotation
    return answer is empty or any(one.annotation is empty for one in parameters)


count = 0
for one in annotated():
    typing.get_type_hints(one)
    if inspect.isfunction(one) and not one.__name__.startswith("_") and untyped(one):
        raise TypeError(f"{one.__module__}.{one.__qualname__} has no types")
    count += 1
print(count)
