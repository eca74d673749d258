"""What goes wrong, as answers: `{"problem": …}`, to be said in the reader's language."""

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
    HTTP_507_INSUFFICIENT_STORAGE,
)

from ceres.errors import CeresError, CodedError
from ceres.saves import CannotBeStored, Conflict, DiskFull, NoSuchGame, NoSuchPoint, SavesError
from ceres.service import NotTakenBack, told_problem

AnyRequest = Request[Any, Any, Any]

# The first that fits; any other error of ours is about what was sent.
_STATUS: Final[tuple[tuple[type[CeresError], int], ...]] = (
    (NoSuchGame, HTTP_404_NOT_FOUND),
    (Conflict, HTTP_409_CONFLICT),
    (NoSuchPoint, HTTP_409_CONFLICT),
    (NotTakenBack, HTTP_409_CONFLICT),
    (CannotBeStored, HTTP_422_UNPROCESSABLE_ENTITY),
    (DiskFull, HTTP_507_INSUFFICIENT_STORAGE),
    (SavesError, HTTP_503_SERVICE_UNAVAILABLE),
    (CeresError, HTTP_422_UNPROCESSABLE_ENTITY),
)


class TurnedAway(CodedError):
    """A request that is not answered, whatever it asks."""

    def __init__(
        self, status: int, code: str, headers: Mapping[str, str] | None = None, **facts: object
    ) -> None:
        """`status` and `headers` are those of the answer."""
        super().__init__(code, **facts)
        self.status = status
        self.headers = dict(headers or {})


def our_problem(_: AnyRequest, error: CeresError) -> Response[dict[str, Any]]:
    """An error of the game or of the saves, or more than a visitor may ask."""
    if isinstance(error, TurnedAway):
        return answer(told_problem(error), error.status, error.headers)
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    return answer(told_problem(error), status)


def http_problem(_: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """A request that cannot be understood or that nobody answers."""
    details = [error.detail, *_details(error.extra)]
    facts = {"status": error.status_code, "problem": "; ".join(details)}
    message = {"id": "bad-request", "facts": facts}
    return answer({"message": message}, error.status_code, error.headers)


def surprise(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """An error nobody thought of: the reader is told, the log has the rest."""
    logging.getLogger("ceres").error("%s %s", request.method, request.url.path, exc_info=error)
    message = {"id": "server-failed", "facts": {"problem": type(error).__name__}}
    return answer({"message": message}, HTTP_500_INTERNAL_SERVER_ERROR)


def answer(
    problem: dict[str, Any], status: int, headers: Mapping[str, str] | None = None
) -> Response[dict[str, Any]]:
    """A problem as an answer."""
    never_kept = {"Cache-Control": "no-store", **(headers or {})}
    return Response({"problem": problem}, status_code=status, headers=never_kept)


def _details(extra: object) -> list[str]:
    """What was wrong with the parts of a request."""
    if not isinstance(extra, list):
        return []
    return [
        f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
        for part in extra
        if isinstance(part, dict)
    ]
