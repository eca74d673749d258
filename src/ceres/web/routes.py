"""The routes of the HTTP interface: one for each request of the service and of the store."""

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request as HTTPRequest
from litestar import Response
from litestar.datastructures import State
from litestar.exceptions import ClientException
from litestar.handlers import HTTPRouteHandler, route
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from ceres.checking import NotReadable, parse_json
from ceres.errors import Fault
from ceres.format.record import CorruptRecord
from ceres.service import REQUESTS, Request
from ceres.service.arguments import BadRequest, fits, read_arguments
from ceres.web.finished import finished_game, finished_games
from ceres.web.sharing import SHARING_REQUESTS
from ceres.web.store import STORE_REQUESTS
from ceres.web.tables import Tables

Data = dict[str, Any]

ALL_REQUESTS: Final[Sequence[Request]] = (*REQUESTS, *STORE_REQUESTS, *SHARING_REQUESTS)
JSON: Final = "application/json"
# These may take long, as do all about finished games, and all that read what they are given.
_HEAVY: Final = (
    "components",
    "branch",
    "replay",
    "lookedAt",
    "progress",
    "picture",
    "report",
    "archive",
    "adopt",
    "measure",
)
_MEDIA_TYPES: Final = {"svg": "image/svg+xml", "csv": "text/csv"}


def routes() -> list[HTTPRouteHandler]:
    """Return the handlers of all requests."""
    return [_route(request) for request in ALL_REQUESTS]


def status_of(request: Request) -> int:
    """Return the status of a good answer."""
    if request.concern == "begin":
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

        def answer() -> Response[Any]:
            return _response(row, id, _answer(row, state.tables, id, _arguments(row, query, body)))

        found: Response[Any] = await state.workers.run(_is_heavy(row), answer)
        return found

    path = f"/api{row.path.replace('{id}', '{id:str}')}"
    # The response has its own status.
    return route(path, http_method=row.method, status_code=HTTP_200_OK)(handle)


def _is_heavy(request: Request) -> bool:
    return request.concern == "finished" or bool(request.body) or request.name in _HEAVY


def _answer(request: Request, tables: Tables, id: str, arguments: Data) -> Any:
    """Return the result of a request, whose changes are saved."""
    revision = arguments.pop("revision", 0)
    if request.takes_id:
        arguments["id"] = id

    def call(*subject: object) -> Any:
        return request.function(*subject, **arguments)

    match request.concern:
        case "change":
            return tables.change(id, revision, call)
        case "open":
            return tables.open(id)
        case "finished":
            saves = tables.saves
            return call([finished_game(saves, id)] if request.names_game else finished_games(saves))
        case "store" | "server" | "shared":
            return call(tables)
    if not request.names_game:
        result = call()
    else:
        with tables.reading(id) as table:
            result = call(table)
    return tables.begin(result) if request.concern == "begin" else result


def _arguments(request: Request, query: dict[str, str], body: bytes) -> Data:
    """Return the arguments of a request from its query and body; refuse malformed ones."""
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


def _response(request: Request, id: str, result: Any) -> Response[Any]:
    # The next answer may be another one.
    headers = {"Cache-Control": "no-store"}
    if request.file:
        name = request.file.format(id=id[:6])
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
        result = result.encode()
    return Response(
        result, status_code=status_of(request), media_type=media_type_of(request), headers=headers
    )
