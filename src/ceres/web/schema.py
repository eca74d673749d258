"""The description of the HTTP interface, as OpenAPI.

Litestar writes it from the routes. What all of them have in common is added here: what the guard
refuses, and how msgspec itself describes what it takes, limits and all.
"""

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from msgspec.json import schema_components

from ceres.web import requests

Data = dict[str, Any]

_JSON: Final = "application/json"
_COMPONENT: Final = "#/components/schemas/{name}"
_REFUSED: Final = {_JSON: {"schema": {"$ref": _COMPONENT.format(name="Refused")}}}
# What may be refused wherever somebody asks, and whatever is sent.
_ALWAYS: Final = {
    "400": "the request is none",
    "403": "it comes from a page of another site, or may not be done by this player",
    "414": "the address is too long",
    "421": "it calls the server by a name that is not its own",
    "431": "its headers are too long",
    "429": "too many requests: the header `Retry-After` says how many seconds to wait",
    "503": "the games cannot be reached now",
}
_SENT: Final = {
    "408": "it came too slowly",
    "413": "it is too large",
    "415": "it is not JSON",
    "507": "the disk is full",
}


@dataclass
class TakesRecord(Operation):
    """An operation that takes a record, as it was written: it may be a damaged one."""

    def __post_init__(self) -> None:
        """Say what is sent."""
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={_JSON: record}, required=True)


class Description(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Data) -> bytes:
        """What the routes say, and what they have in common."""
        return super().render(request, described(openapi_schema))


def described(schema: Data) -> Data:
    """A description with what all requests have in common."""
    named = schema["components"]["schemas"]
    ours = [kind for name, kind in vars(requests).items() if name in named]
    _, exact = schema_components(ours, ref_template=_COMPONENT)
    paths = {
        path: {method: _refusing(method, operation) for method, operation in methods.items()}
        for path, methods in schema["paths"].items()
    }
    return {**schema, "paths": paths, "components": {"schemas": {**named, **exact}}}


def _refusing(method: str, operation: Data) -> Data:
    """An operation with all that may be refused, each in our own form."""
    common = {**_ALWAYS, **(_SENT if method == "post" else {})}
    refusals = {status: {"description": why} for status, why in common.items()}
    responses = {**refusals, **operation["responses"]}
    for status, response in responses.items():
        if int(status) >= 400:
            responses[status] = {"description": response["description"], "content": _REFUSED}
    return {**operation, "responses": dict(sorted(responses.items()))}


def no_page(response: Response[Any]) -> Response[Any]:
    """No page says that there is nothing here: whoever asks for a description is a program."""
    if response.media_type == MediaType.HTML:
        raise NotFoundException
    return response
