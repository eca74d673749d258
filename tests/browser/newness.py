"""What is new on a screen, for checks that take long and need to see each thing only once."""

from typing import Final

from playwright.sync_api import JSHandle, Page

# All that is seen, by its kind and that of all around it. Words make no difference.
_BY_KIND: Final = """() => {
    const STATES = ["role", "aria-pressed", "aria-checked", "aria-current", "aria-selected"];
    const paths = new Map([[document.body, ""]]);
    const path = (element) => {
        if (!paths.has(element)) {
            const kind = ["class", ...STATES].map((name) => element.getAttribute(name) ?? "");
            const disabled = element.matches(":disabled");
            const own = [element.localName, ...kind, disabled].join(" ");
            paths.set(element, `${path(element.parentElement)}/${own}`);
        }
        return paths.get(element);
    };
    const seen = [...document.body.querySelectorAll("*")].filter((each) => each.checkVisibility());
    return Map.groupBy(seen, path);
}"""
# Without what lies within other new parts.
_PARTS: Final = """(byKind, kinds) => {
    const fresh = new Set(kinds.flatMap((kind) => byKind.get(kind)));
    return [...fresh].filter((each) => !fresh.has(each.parentElement));
}"""


class Newness:
    """Remembers what was on the screens so far."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self._seen: Final[set[str]] = set()

    def parts(self, page: Page) -> JSHandle | None:
        """Return the parts of a screen that are unlike all before, or are elsewhere, if any."""
        by_kind = page.evaluate_handle(_BY_KIND)
        new = set(by_kind.evaluate("(byKind) => [...byKind.keys()]")) - self._seen
        self._seen.update(new)
        return by_kind.evaluate_handle(_PARTS, sorted(new)) if new else None
