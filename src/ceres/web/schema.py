"""The OpenAPI description of the HTTP interface, written from the table of requests."""

from collections.abc import Mapping
from functools import cache
from types import NoneType
from typing import Any, Final

from litestar import get

import ceres
from ceres.checking.hints import Hint, Limit, TypedKey, describe, keys_of
from ceres.service import Request
from ceres.service.types.base import Refused
from ceres.web.health import ALIVE, READY, TEXT
from ceres.web.routes import ALL_REQUESTS, JSON, media_type_of, status_of

Schema = dict[str, Any]

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
def openapi() -> Schema:
    """Answer with the description."""
    return description()


@cache
def description() -> Schema:
    """Return the OpenAPI description."""
    schemas = _Schemas()
    paths: Schema = {}
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
        self.components: Schema = {}

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type."""
        parts = describe(hint)
        schema = self._plain(parts)
        described, limit = parts.note(str), parts.note(Limit)
        if described is not None:
            schema = {**schema, "description": described}
        if limit is not None:
            schema = {**schema, **dict(zip(_LIMITS[schema["type"]], limit, strict=True))}
        return schema

    def _plain(self, parts: Hint) -> Schema:
        """Return the schema of a type without the notes on it."""
        inner = parts.inner
        match parts.kind:
            case "union":
                return {"anyOf": [self.of(each) for each in inner]}
            case "words":
                return {"enum": list(inner)}
            case "list":
                return {"type": "array", "items": self.of(inner[0])}
            case "tuple":
                items = [self.of(each) for each in inner]
                length = {"minItems": len(items), "items": False}
                return {"type": "array", "prefixItems": items, **length}
            case "map":
                names, values = self.of(inner[0]), self.of(inner[1])
                return {"type": "object", "propertyNames": names, "additionalProperties": values}
            case "record":
                return self._reference(parts.bare)
        return {"type": _PLAIN[parts.bare]} if parts.bare in _PLAIN else {}

    def _reference(self, record: Any) -> Schema:
        name = record.__name__
        if name not in self.components:
            self.components[name] = {}  # it may contain itself
            described = {"description": record.__doc__}
            self.components[name] = {**described, **self.object(keys_of(record))}
        return {"$ref": f"#/components/schemas/{name}"}

    def object(self, keys: Mapping[str, TypedKey]) -> Schema:
        """Return the schema of an object with these keys."""
        return {
            "type": "object",
            "properties": {name: self.of(key.hint) for name, key in keys.items()},
            "required": [name for name, key in keys.items() if key.required],
        }


def _operation(request: Request, schemas: _Schemas) -> Schema:
    operation = {
        "operationId": request.name,
        "summary": request.description.partition("\n")[0],
        "description": request.description,
        "parameters": [
            *([_in("path", "id", TypedKey(str), schemas)] if request.names_game else []),
            *(
                _in("query", name, key, schemas)
                for name, key in request.sent.items()
                if (request.method == "GET" or request.body) and name != request.body
            ),
        ],
        "responses": _responses(request, schemas),
    }
    if request.method == "POST":
        operation["requestBody"] = {"required": True, "content": {JSON: _body(request, schemas)}}
    return operation


def _health(name: str, summary: str, schemas: _Schemas) -> Schema:
    good = {"description": "the answer", "content": {TEXT: {"schema": {"type": "string"}}}}
    refusals = _written(_REFUSALS, schemas)
    return {"operationId": name, "summary": summary, "responses": {"200": good, **refusals}}


def _in(where: str, name: str, key: TypedKey, schemas: _Schemas) -> Schema:
    return {
        "in": where,
        "name": name,
        "required": key.required,
        "schema": schemas.of(key.hint),
    }


def _body(request: Request, schemas: _Schemas) -> Schema:
    if request.body:
        return {"schema": {"type": "object"}}  # a text, which is meant to be JSON
    return {"schema": _closed(request.sent, schemas)}


def _closed(keys: Mapping[str, TypedKey], schemas: _Schemas) -> Schema:
    """Return the schema of an object that is sent: it has these keys and no others."""
    shape = schemas.object(keys)
    for name, key in keys.items():
        sent = describe(key.hint)
        if sent.kind == "record":
            shape["properties"][name] = _closed(keys_of(sent.bare), schemas)
    return {**shape, "additionalProperties": False}


def _responses(request: Request, schemas: _Schemas) -> Schema:
    good: Schema = {"description": "the answer"}
    media_type = media_type_of(request)
    if request.method != "DELETE":
        shape = schemas.of(request.result)
        if request.file:
            shape = {"type": "object" if media_type == JSON else "string"}
        good["content"] = {media_type: {"schema": shape}}
    return {str(status_of(request)): good, **_written(_refusals(request), schemas)}


def _written(refusals: Mapping[int, str], schemas: _Schemas) -> Schema:
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
