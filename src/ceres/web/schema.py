"""The OpenAPI description of the HTTP interface, written from the table of requests."""

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from litestar import get

import ceres
from ceres.service import Request
from ceres.service.arguments import Limit, Parameter
from ceres.service.types.base import Refused
from ceres.web.health import ALIVE, READY, TEXT
from ceres.web.routes import ALL_REQUESTS, JSON, media_type_of, status_of

Data = dict[str, Any]

PATH: Final = "/api/schema/openapi.json"
_PLAIN: Final = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}
# The keywords for the limits of each type.
_LIMITS: Final = {
    "integer": ("minimum", "maximum"),
    "string": ("minLength", "maxLength"),
    "array": ("minItems", "maxItems"),
}
# Why any request may be refused, and any with a body.
_REFUSALS: Final = {
    400: "the request is malformed",
    403: "it comes from a page of another site, or this player may not do it",
    414: "its address is too long",
    421: "it calls the server by a name that is not its own",
    429: "too many requests: the header `Retry-After` says how many seconds to wait",
    431: "its headers are too long",
    503: "the games cannot be reached now",
}
_BODY_REFUSALS: Final = {
    408: "it came too slowly",
    413: "it is too large",
    415: "it is not JSON",
    507: "the disk is full",
}
_HEALTH: Final = {
    ALIVE: ("alive", "Answer that the server runs."),
    READY: ("ready", "Answer that the server runs and reaches its database."),
}
_NO_GAME: Final = {404: "there is no such game, or no such player"}
_CONFLICT: Final = {409: "the game was changed elsewhere, or the action cannot be undone"}
_UNFIT: Final = {422: "it is understood, and cannot be done"}


@get(PATH, media_type="application/vnd.oai.openapi+json", sync_to_thread=True)
def openapi() -> Data:
    """Answer with the description."""
    return description()


@cache
def description() -> Data:
    """Return the OpenAPI description."""
    schemas = _Schemas()
    paths: Data = {}
    for request in ALL_REQUESTS:
        operation = _operation(request, schemas)
        paths.setdefault(f"/api{request.path}", {})[request.method.lower()] = operation
    for path, (name, summary) in _HEALTH.items():
        paths[path] = {"get": _health(name, summary, schemas)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gardens of Ceres", "version": ceres.__version__},
        "paths": paths,
        "components": {"schemas": schemas.components},
    }


class _Schemas:
    """Writes types as JSON schemas; typed dictionaries become components."""

    def __init__(self) -> None:
        self.components: Data = {}

    def of(self, hint: Any) -> Data:
        """Return the schema of a type."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (Annotated, NotRequired):
            return _annotated(self.of(inner[0]), inner[1:])
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in inner]}
        if origin is Literal:
            return {"enum": list(inner)}
        if origin is list:
            return {"type": "array", "items": self.of(inner[0])}
        if origin is tuple:
            parts = [self.of(each) for each in inner]
            return {"type": "array", "prefixItems": parts, "minItems": len(parts), "items": False}
        if origin is dict:
            names, values = self.of(inner[0]), self.of(inner[1])
            return {"type": "object", "propertyNames": names, "additionalProperties": values}
        if is_typeddict(hint):
            return self._reference(hint)
        return {"type": _PLAIN[hint]} if hint in _PLAIN else {}

    def _reference(self, hint: Any) -> Data:
        if hint.__name__ not in self.components:
            self.components[hint.__name__] = {}  # it may contain itself
            hints = get_type_hints(hint, include_extras=True)
            self.components[hint.__name__] = {
                "description": hint.__doc__,
                **self.object({key: (hints[key], key in hint.__required_keys__) for key in hints}),
            }
        return {"$ref": f"#/components/schemas/{hint.__name__}"}

    def object(self, keys: dict[str, tuple[Any, bool]]) -> Data:
        """Return the schema of an object, from the type of each key and whether it is required."""
        return {
            "type": "object",
            "properties": {key: self.of(hint) for key, (hint, _) in keys.items()},
            "required": [key for key, (_, required) in keys.items() if required],
        }


def _annotated(schema: Data, notes: tuple[Any, ...]) -> Data:
    for note in notes:
        if isinstance(note, str):
            schema = {**schema, "description": note}
        elif isinstance(note, Limit):
            schema = {**schema, **dict(zip(_LIMITS[schema["type"]], note, strict=True))}
    return schema


def _operation(request: Request, schemas: _Schemas) -> Data:
    operation = {
        "operationId": request.name,
        "summary": request.description.partition("\n")[0],
        "description": request.description,
        "parameters": [
            *([_in("path", "id", Parameter(str), schemas)] if request.names_game else []),
            *(
                _in("query", name, parameter, schemas)
                for name, parameter in request.sent.items()
                if (request.method == "GET" or request.body) and name != request.body
            ),
        ],
        "responses": _responses(request, schemas),
    }
    if request.method == "POST":
        operation["requestBody"] = {"required": True, "content": {JSON: _body(request, schemas)}}
    return operation


def _health(name: str, summary: str, schemas: _Schemas) -> Data:
    good = {"description": "the answer", "content": {TEXT: {"schema": {"type": "string"}}}}
    refusals = _written(_REFUSALS, schemas)
    return {"operationId": name, "summary": summary, "responses": {"200": good, **refusals}}


def _in(where: str, name: str, parameter: Parameter, schemas: _Schemas) -> Data:
    return {
        "in": where,
        "name": name,
        "required": parameter.required,
        "schema": schemas.of(parameter.hint),
    }


def _body(request: Request, schemas: _Schemas) -> Data:
    if request.body:
        return {"schema": {"type": "object"}}  # a text, which is meant to be JSON
    return {"schema": _closed(request.sent, schemas)}


def _closed(keys: Mapping[str, Any], schemas: _Schemas) -> Data:
    """Return the schema of an object that is sent: it has these keys and no others."""
    shape = schemas.object({name: tuple(each) for name, each in keys.items()})
    for name, (hint, _) in keys.items():
        inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if is_typeddict(inner):
            hints = get_type_hints(inner, include_extras=True)
            inside = {key: (hints[key], key in inner.__required_keys__) for key in hints}
            shape["properties"][name] = _closed(inside, schemas)
    return {**shape, "additionalProperties": False}


def _responses(request: Request, schemas: _Schemas) -> Data:
    good: Data = {"description": "the answer"}
    media_type = media_type_of(request)
    if request.method != "DELETE":
        shape = schemas.of(request.result)
        if request.file:
            shape = {"type": "object" if media_type == JSON else "string"}
        good["content"] = {media_type: {"schema": shape}}
    return {str(status_of(request)): good, **_written(_refusals(request), schemas)}


def _written(refusals: Mapping[int, str], schemas: _Schemas) -> Data:
    problem = {JSON: {"schema": schemas.of(Refused)}}
    return {
        str(status): {"description": why, "content": problem}
        for status, why in sorted(refusals.items())
    }


def _refusals(request: Request) -> dict[int, str]:
    plays = request.kind not in ("store", "server")
    return {
        **_REFUSALS,
        **(_BODY_REFUSALS if request.method == "POST" else {}),
        **(_NO_GAME if request.names_game or request.kind == "shared" else {}),
        **(_CONFLICT if request.kind == "change" else {}),
        **(_UNFIT if (plays and request.names_game) or request.sent else {}),
    }
