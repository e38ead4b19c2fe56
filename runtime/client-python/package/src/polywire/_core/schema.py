"""JSON Schema of Python types, and values held against them."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, Union

SIMPLE: dict[Any, str] = {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}


def schema_of(kind: Any, within: tuple[Any, ...] = ()) -> dict[str, Any]:
    """
    The schema of a type: simple ones, `Literal`, unions, lists, mappings of text, TypedDict and dataclass; the first
    text in `Annotated` describes. Raises TypeError for any other, and for one that has itself in it. `within`: the
    types around it.
    """
    kind = kind if kind is not None else type(None)
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return {}
    if kind in SIMPLE:
        return {"type": SIMPLE[kind]}
    if origin is Annotated:
        said = [one for one in inner[1:] if isinstance(one, str)]
        return {**schema_of(inner[0], within), **({"description": said[0]} if said else {})}
    if origin is Literal:
        return {"enum": list(inner)}
    if is_union(origin):
        return {"anyOf": [schema_of(one, within) for one in inner]}
    if kind is list or origin in (list, Sequence):
        return {"type": "array", "items": schema_of(inner[0], within) if inner else {}}
    if kind is dict or origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": schema_of(inner[1], within) if inner else {}}
    if kind in within:
        raise TypeError(f"{kind.__name__} has itself in it: such a type has no schema here")
    fields = fields_of(kind)
    kinds = {name: inner_kind for name, (inner_kind, _) in fields.items()}
    return object_schema(kinds, [name for name, (_, must) in fields.items() if must], (*within, kind))


def object_schema(kinds: Mapping[str, Any], required: Sequence[str], within: tuple[Any, ...] = ()) -> dict[str, Any]:
    """The schema of an object with these fields and no other; `within` as in `schema_of`."""
    properties = {name: schema_of(kind, within) for name, kind in kinds.items()}
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


def fitted(kind: Any, value: Any, place: str = "") -> Any:
    """The value as the type has it, objects as their dataclass. Raises ValueError where it does not fit."""
    kind = kind if kind is not None else type(None)
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return value
    if kind in SIMPLE:
        if type(value) is kind or (kind is float and type(value) is int):
            return kind(value) if kind is float else value
        raise ValueError(f"{place or 'the value'} is no {SIMPLE[kind]}")
    if origin is Annotated:
        return fitted(inner[0], value, place)
    if origin is Literal:
        if any(type(one) is type(value) and one == value for one in inner):
            return value
        raise ValueError(f"{place or 'the value'} is none of {', '.join(map(repr, inner))}")
    if is_union(origin):
        return fitted_to_one(inner, value, place)
    if kind is list or origin in (list, Sequence):
        items = typed(list, value, place)
        return [fitted(inner[0] if inner else Any, one, f"{place}[{at}]") for at, one in enumerate(items)]
    if kind is dict or origin in (dict, Mapping):
        entries = typed(dict, value, place)
        return {name: fitted(inner[1] if inner else Any, one, below(place, name)) for name, one in entries.items()}
    found = fitted_fields(fields_of(kind), typed(dict, value, place), place)
    return kind(**found) if dataclasses.is_dataclass(kind) else found


def fitted_fields(fields: Mapping[str, tuple[Any, bool]], value: Mapping[str, Any], place: str = "") -> dict[str, Any]:
    """The fields of an object; each is a type, and whether it must be there."""
    for name in [*value, *(name for name, (_, must) in fields.items() if must)]:
        if name not in fields or name not in value:
            raise ValueError(f"{below(place, name)} is {'missing' if name in fields else 'unknown'}")
    return {name: fitted(fields[name][0], one, below(place, name)) for name, one in value.items()}


def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """Of a TypedDict or a dataclass: their types, and whether they must be there."""
    if not isinstance(kind, type):
        raise TypeError(f"{kind!r} has no schema")
    if dataclasses.is_dataclass(kind):
        hints = typing.get_type_hints(kind, include_extras=True)
        missing = dataclasses.MISSING
        made = [one for one in dataclasses.fields(kind) if one.init]
        return {one.name: (hints[one.name], one.default is missing and one.default_factory is missing) for one in made}
    if typing.is_typeddict(kind):
        hints = typing.get_type_hints(kind, include_extras=True)
        return {name: (bare(hint), name in kind.__required_keys__) for name, hint in hints.items()}
    raise TypeError(f"{kind!r} has no schema")


def bare(hint: Any) -> Any:
    """Without `Required` or `NotRequired` around it."""
    around = getattr(typing.get_origin(hint), "_name", "")
    return typing.get_args(hint)[0] if around in ("Required", "NotRequired") else hint


def fitted_to_one(kinds: Sequence[Any], value: Any, place: str) -> Any:
    said: list[str] = []
    for kind in kinds:
        try:
            return fitted(kind, value, place)
        except ValueError as error:
            said.append(str(error))
    raise ValueError(", and ".join(said))


def typed(kind: type, value: Any, place: str) -> Any:
    if isinstance(value, kind):
        return value
    raise ValueError(f"{place or 'the value'} is no {'array' if kind is list else 'object'}")


def is_union(origin: Any) -> bool:
    return origin is Union or origin is types.UnionType


def below(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
