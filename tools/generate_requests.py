"""Declares requests and jobs for the page, and lists the requests for docs/formats.md."""

import re
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType
from typing import Any, Final, NotRequired, TypedDict

from ceres.challenges import types as results
from ceres.coach import types as coach
from ceres.coach.jobs import JOBS, Job
from ceres.coach.puzzles import practice
from ceres.companion import changes
from ceres.events import facts
from ceres.format import record_extras
from ceres.service import Request
from ceres.service.arguments import Parameter
from ceres.service.types import base, box, challenges, game, outlook, real, saved
from ceres.web.routes import ALL_REQUESTS, status_of
from typescript import WIDTH, comment, fields_of, type_text, types_in, typescript

FACTS: Final = types_in(facts)
# The page declares these with the code that says messages.
WORDS: Final = {"Facts": "../words/catalogue.ts", "Message": "../words/message.ts"}


def _types() -> dict[str, Any]:
    """Return all types that cross to the page, by name, but for those of events."""
    modules = (base, results, record_extras, box, real, changes, game, outlook, saved, challenges)
    found = {
        name: kind
        for module in (*modules, practice, coach)
        for name, kind in types_in(module).items()
    }
    return {name: kind for name, kind in found.items() if name not in (*FACTS, *WORDS)}


TYPES: Final = _types()


# Types.


def types_ts(command: str) -> str:
    """Declare everything that crosses to the page."""
    named = {name: kind for name, kind in TYPES.items() if name != "Step"}
    declared = (
        f"{typescript(named, {**FACTS, 'Step': game.Step})}\n\n"
        "/** An event of a turn with its words. */\n"
        "export type Step = GameEvent & StepNotes;\n"
        'export type StepOf<Type extends GameEvent["type"]> = Extract<Step, { type: Type }>;\n'
    )
    imports = [_import([name], path) for name, path in WORDS.items()]
    imports.append(_import(_used([*FACTS, "GameEvent"], declared), "./events.ts"))
    return (
        "/**\n"
        " * What the engine sends to the page. The page shows it and knows no rules: what is\n"
        " * legal, what it would change and why something is not possible all come with it.\n"
        " *\n"
        f" * Generated from src/ceres/service/types by {command}.\n"
        " */\n\n"
        f"{''.join(imports)}\n"
        'export type * from "./events.ts";\n'
        "export type { Message };\n\n"
        f"{declared}"
    )


def _used(names: Iterable[str], text: str) -> list[str]:
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return sorted(name for name in names if re.search(rf"\b{name}\b", code))


def _import(names: list[str], path: str) -> str:
    line = f'import type {{ {", ".join(names)} }} from "{path}";\n'
    if len(line) <= WIDTH + 1:
        return line
    return "".join(["import type {\n", *(f"  {name},\n" for name in names), f'}} from "{path}";\n'])


# The client.


def client_ts(command: str) -> str:
    """Declare the engine of the page, a method for each request, and list the requests."""
    typed = [request for request in ALL_REQUESTS if request.sent and not request.exact]
    parameters = {_parameters(request): _record(request) for request in typed}
    parameters |= {_job_parameters(job): _job_record(job) for job in JOBS}
    known = {**FACTS, **TYPES}
    names = "".join(f'  "{job.name}",\n' for job in JOBS)
    declared = (
        f"{typescript(parameters, known)}\n\n"
        "/** A row of the table of requests. */\n"
        "export interface Request {\n"
        "  name: keyof Engine;\n"
        '  method: "GET" | "POST" | "DELETE";\n'
        "  /** Under `/api`; `{id}` stands for the id of a saved game. */\n"
        "  path: string;\n"
        "  /** The parameter that is the body, a text; the others are in the query. */\n"
        "  body?: string;\n"
        "  /** The answer is a text, and not JSON. */\n"
        "  text?: true;\n"
        "}\n\n"
        "/** Plays and saves games: a server, or Python in the page. */\n"
        "export interface Engine {\n"
        f"{''.join(line for each in ALL_REQUESTS for line in _method(each))}"
        "}\n\n"
        f"export const REQUESTS: readonly Request[] = [\n{''.join(map(_row, ALL_REQUESTS))}];\n\n"
        "/** What the workers of a page can think about. */\n"
        "export interface Jobs {\n"
        f"{''.join(line for job in JOBS for line in _job(job))}"
        "}\n\n"
        f"export const JOBS: readonly (keyof Jobs)[] = [\n{names}];\n"
    )
    return (
        f"/** The requests of the page. Generated from the table of requests by {command}. */\n\n"
        'import type { JobControl } from "./jobs.ts";\n'
        f"{_import(_used([*known, *WORDS], declared), './types.ts')}\n"
        f"{declared}"
    )


def _parameters(request: Request) -> str:
    return f"{request.name[0].upper()}{request.name[1:]}Parameters"


def _record(request: Request) -> Any:
    """Return the parameters of a request as a type."""
    return _typed(_parameters(request), request.sent)


def _typed(name: str, parameters: Mapping[str, Parameter]) -> Any:
    hints = {
        each: hint if required else NotRequired[hint]
        for each, (hint, required) in parameters.items()
    }
    return TypedDict(name, hints)  # type: ignore[operator]


def _job_parameters(job: Job) -> str:
    return f"{job.name.capitalize()}Job"


def _job_record(job: Job) -> Any:
    """Return the parameters of a job as a type, the record of its game among them."""
    record = {"record": Parameter(str)} if job.about_game else {}
    return _typed(_job_parameters(job), {**record, **job.parameters})


def _job(job: Job) -> Iterator[str]:
    yield from (f"{line}\n" for line in comment(job.description, "  "))
    result = type_text(job.result, TYPES)
    taken = [f"parameters: {_job_parameters(job)}", f"control?: JobControl<{result}>"]
    line = f"  {job.name}({', '.join(taken)}): Promise<{result}>;\n"
    if len(line) > WIDTH + 1:
        lines = "".join(f"    {each},\n" for each in taken)
        line = f"  {job.name}(\n{lines}  ): Promise<{result}>;\n"
    yield line


def _method(request: Request) -> Iterator[str]:
    yield from (f"{line}\n" for line in comment(request.description.partition("\n\n")[0], "  "))
    optional = not any(parameter.required for parameter in request.sent.values())
    taken = ["id: string"] if request.names_game else []
    if request.sent:
        kind = "string" if request.exact else _parameters(request)
        taken.append(f"parameters{'?' if optional else ''}: {kind}")
    result = "void" if request.result is NoneType else type_text(request.result, TYPES)
    yield f"  {request.name}({', '.join(taken)}): Promise<{result}>;\n"


def _row(request: Request) -> str:
    keys = {key: getattr(request, key) for key in ("name", "method", "path", "body")}
    parts = [f'{key}: "{value}"' for key, value in keys.items() if value]
    parts += ["text: true"] if request.file else []
    line = f"  {{ {', '.join(parts)} }},\n"
    if len(line) <= WIDTH + 1:
        return line
    return "".join(["  {\n", *(f"    {part},\n" for part in parts), "  },\n"])


# The documentation.


def request_rows() -> Iterator[list[str]]:
    """Return the rows of the table of requests in docs/formats.md."""
    for request in sorted(ALL_REQUESTS, key=lambda request: request.path):
        yield [
            f"`{request.method} /api{request.path}`",
            " ".join(request.description.partition("\n\n")[0].split()),
            _takes(request),
            _gives(request),
            str(status_of(request)),
        ]


def _gives(request: Request) -> str:
    if request.file:
        return "a file"
    if request.result is NoneType:
        return "nothing"
    result = type_text(request.result, TYPES)
    if result.startswith("Record<"):
        return "an object"
    return " or ".join(f"`{part}`" for part in result.split(" | "))


def _takes(request: Request) -> str:
    described = []
    for field in fields_of(_record(request)):
        name = "the body" if field.name == request.body else f"`{field.name}`"
        optional = " (optional)" if field.optional else ""
        described.append(f"{name}{optional}{': ' if field.doc else ''}{field.doc}")
    return "; ".join(described)
