"""Errors as answers: `{"problem": …}`, with messages to be said in the reader's language."""

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
from ceres.saves import (
    CannotBeStored,
    Conflict,
    DiskFull,
    NoSuchGame,
    NoSuchPoint,
    PerhapsStored,
    SavesError,
)
from ceres.service import UndoRefused, problem_of
from ceres.service.types.base import Problem, Refused
from ceres.text import catalogue, say_message
from ceres.text.languages import accepted_language
from ceres.web.observed import note_error

AnyRequest = Request[Any, Any, Any]

# The first class that fits.
_STATUS: Final[tuple[tuple[type[CeresError], int], ...]] = (
    (NoSuchGame, HTTP_404_NOT_FOUND),
    (Conflict, HTTP_409_CONFLICT),
    (NoSuchPoint, HTTP_409_CONFLICT),
    (UndoRefused, HTTP_409_CONFLICT),
    (CannotBeStored, HTTP_422_UNPROCESSABLE_ENTITY),
    (DiskFull, HTTP_507_INSUFFICIENT_STORAGE),
    (SavesError, HTTP_503_SERVICE_UNAVAILABLE),
    (CeresError, HTTP_422_UNPROCESSABLE_ENTITY),
)


# What is said of these, wherever the games are.
_ANONYMOUS: Final = {
    HTTP_503_SERVICE_UNAVAILABLE: "games-unavailable",
    HTTP_507_INSUFFICIENT_STORAGE: "games-no-room",
}


class HTTPRefusal(CodedError):
    """A request that is refused with a status of its own."""

    def __init__(
        self, status: int, code: str, headers: Mapping[str, str] | None = None, **facts: object
    ) -> None:
        """Create the error of the message `code`, answered with this status and these headers."""
        super().__init__(code, **facts)
        self.status = status
        self.headers = dict(headers or {})


def worded(problem: Problem, accepted: str) -> Problem:
    """Add its sentences to a problem, in the language of an `Accept-Language` header.

    >>> worded({"message": {"id": "nothing-to-undo", "facts": {}}}, "de-AT, en;q=0.5")["said"]
    'es gibt nichts zurückzunehmen'
    """
    words = catalogue(accepted_language(accepted))
    messages = [problem["message"], *problem.get("faults", [])]
    return {**problem, "said": "\n".join(say_message(each, words) for each in messages)}


def ceres_problem(request: AnyRequest, error: CeresError) -> Response[Refused]:
    """Answer an error of the game or of the saves, or a refusal."""
    if isinstance(error, HTTPRefusal):
        return _answer(request, problem_of(error), error.status, error.headers)
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    if status in _ANONYMOUS and not isinstance(error, PerhapsStored):
        # Paths, users and hosts are for the log.
        note_error(error)
        logging.getLogger("ceres").warning("%s", error)
        error = CodedError(_ANONYMOUS[status])
    return _answer(request, problem_of(error), status)


def http_problem(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """Answer a malformed request, or one that no route answers."""
    facts = {"status": error.status_code, "problem": error.detail}
    problem: Problem = {"message": {"id": "bad-request", "facts": facts}}
    return _answer(request, problem, error.status_code, error.headers)


def unexpected_problem(request: AnyRequest, error: Exception) -> Response[Refused]:
    """Answer an unexpected error with its class, and log the rest."""
    note_error(error)
    # The address would name a game.
    route = request.scope.get("path_template")
    logging.getLogger("ceres").error("%s %s", request.method, route, exc_info=error)
    facts = {"problem": type(error).__name__}
    problem: Problem = {"message": {"id": "server-failed", "facts": facts}}
    return _answer(request, problem, HTTP_500_INTERNAL_SERVER_ERROR)


def _answer(
    request: AnyRequest, problem: Problem, status: int, headers: Mapping[str, str] | None = None
) -> Response[Refused]:
    not_stored = {"Cache-Control": "no-store", **(headers or {})}
    problem = worded(problem, request.headers.get("accept-language", ""))
    return Response({"problem": problem}, status_code=status, headers=not_stored)
