"""The routes of the HTTP interface: one for each row of the table of requests."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from litestar import Request as HTTPRequest
from litestar import Response
from litestar.datastructures import State
from litestar.exceptions import ClientException
from litestar.handlers import HTTPRouteHandler, route
from litestar.response import Stream
from litestar.serialization import encode_json
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_204_NO_CONTENT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
)

from ceres.checking import NotReadable, parse_json
from ceres.errors import Fault
from ceres.format.record import CorruptRecord
from ceres.library.requests import REQUESTS
from ceres.library.requests import answer as answered
from ceres.service import Request
from ceres.service.arguments import BadRequest, fits, read_arguments
from ceres.web.own_requests import SERVER_REQUESTS
from ceres.web.sharing import SHARING_REQUESTS
from ceres.web.workers import RequestThreads

Data = dict[str, Any]
Result = TypeVar("Result")

ALL_REQUESTS: Final[Sequence[Request]] = (*REQUESTS, *SERVER_REQUESTS, *SHARING_REQUESTS)
JSON: Final = "application/json"
# Twice as many as the longest record has. All other requests wait while JSON is parsed, and it is
# the values that take the time.
_MOST_VALUES: Final = 100_000
_MEDIA_TYPES: Final = {"svg": "image/svg+xml", "csv": "text/csv"}


def routes() -> list[HTTPRouteHandler]:
    """Return the handlers of all requests."""
    return [_route(request) for request in ALL_REQUESTS]


def status_of(request: Request) -> int:
    """Return the status of a good answer."""
    if request.kind == "begin":
        return HTTP_201_CREATED
    return HTTP_204_NO_CONTENT if request.method == "DELETE" else HTTP_200_OK


def media_type_of(request: Request) -> str:
    """Return the media type of a good answer."""
    return _MEDIA_TYPES.get(request.file.rpartition(".")[2], JSON)


def _route(row: Request) -> HTTPRouteHandler:
    async def handle(request: HTTPRequest[Any, Any, State]) -> Response[Any]:
        id, query = request.path_params.get("id", ""), dict(request.query_params)
        body = await request.body() if row.method == "POST" else b""
        state = request.app.state

        async def hanging_up() -> None:
            while (await request.receive())["type"] != "http.disconnect":
                pass

        async def run(answer: Callable[[], Result], going_on: bool = False) -> Result:
            workers: RequestThreads = state.workers
            return await workers.run(row.name, row.is_heavy, answer, hanging_up, going_on)

        def answer() -> bytes | Iterator[str]:
            return _written(row, answered(row, state.tables, id, _arguments(row, query, body)))

        found = await run(answer)
        if isinstance(found, bytes):
            return _response(Response, row, id, found)
        # The first part here, as it may be a refusal instead.
        first = await run(partial(next, found))

        async def parts() -> AsyncIterator[str]:
            part = first
            while part:
                yield part
                part = await run(partial(next, found, ""), True)

        return _response(Stream, row, id, parts())

    path = f"/api{row.path.replace('{id}', '{id:str}')}"
    # The response has its own status.
    return route(path, http_method=row.method, status_code=HTTP_200_OK)(handle)


def _arguments(request: Request, query: dict[str, str], body: bytes) -> Data:
    """Return the arguments of a request from its query and body; refuse malformed ones."""
    if body.count(b",") > _MOST_VALUES:
        raise ClientException("too many values", status_code=HTTP_413_REQUEST_ENTITY_TOO_LARGE)
    try:
        if request.body:
            data: object = {**_from_query(request, query), request.body: _text(body)}
        elif request.method == "POST":
            data = parse_json(body.decode())
        else:
            data = _from_query(request, query)
        return read_arguments(request.sent, data)
    except BadRequest as error:
        raise ClientException(str(error.faults[0])) from None
    except (NotReadable, UnicodeDecodeError) as error:
        raise ClientException(str(error)) from None


def _from_query(request: Request, query: dict[str, str]) -> Data:
    """Return the parameters in a query; those that are not texts are written as JSON."""
    return {
        name: text if fits(parameter.hint, text) else parse_json(text.lower())
        for name, parameter in request.sent.items()
        if (text := query.get(name)) is not None
    }


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CorruptRecord([Fault("", "not-utf8", {"byte": error.start})]) from None


def _written(request: Request, result: Any) -> bytes | Iterator[str]:
    """Return a result as it is sent: here, in a thread, as a long one takes time."""
    if not request.file:
        return b"" if request.method == "DELETE" else encode_json(result)
    return result.encode() if isinstance(result, str) else iter(result)


def _response(
    kind: Callable[..., Response[Any]], request: Request, id: str, content: object
) -> Response[Any]:
    # The next answer may be another one.
    headers = {"Cache-Control": "no-store"}
    if request.file:
        name = request.file.format(id=id[:6])
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return kind(
        content, status_code=status_of(request), media_type=media_type_of(request), headers=headers
    )
