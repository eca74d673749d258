"""Checks of a screen: cut-off text, accessibility, words of another language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal

from axe_playwright_python.sync_playwright import Axe
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor as SyntaxVisitor
from playwright.sync_api import JSHandle, Page, ViewportSize, expect

from fluent_files import resource

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")

_WORD: Final = re.compile(r"[^\W\d_]{3,}")
# All that is seen or read out, but for dates, keys, and what says itself of which language it is.
_TEXTS: Final = """() => {
    // Faults name the keys of a format, which are the same in every language.
    const other = "time, kbd, body [lang], script, style, [data-faults]";
    const seen = (element) => element.checkVisibility() && !element.closest(other);
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        if (seen(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
    }
    for (const name of ["aria-label", "title", "placeholder"]) {
        for (const element of document.querySelectorAll(`body [${name}]`)) {
            if (seen(element)) texts.push(element.getAttribute(name));
        }
    }
    return texts;
}"""
# Words must lie within their button; what is laid over its edge on purpose is not looked at. And
# fieldsets and popovers must be no higher than what is in them.
FAULTS: Final = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame(); // whatever fits itself to the size of the screen has done so
    await frame();
    const ROUNDING = 1.5;
    const SLACK = 24; // the padding of a card
    const faults = [];
    const wide = document.scrollingElement.scrollWidth;
    if (wide > screen.width) faults.push(`is ${wide} pixels wide`);
    // What is for screen readers only must not make the page longer.
    const said = [...document.querySelectorAll(".unseen:not([hidden])")];
    const high = document.scrollingElement.scrollHeight;
    for (const each of said) each.hidden = true;
    const empty = high - document.scrollingElement.scrollHeight;
    for (const each of said) each.hidden = false;
    if (empty > ROUNDING) faults.push(`is ${empty} pixels longer for what is not shown`);
    const laidOver = (element, button) => {
        for (let each = element; each !== button; each = each.parentElement) {
            if (each instanceof SVGElement) return true;
            if (["absolute", "fixed"].includes(getComputedStyle(each).position)) return true;
        }
        return false;
    };
    for (const button of document.querySelectorAll("button, a.button, [role=tab]")) {
        if (!button.checkVisibility()) continue;
        const edge = button.getBoundingClientRect();
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = walker.currentNode;
            const parent = text.parentElement;
            const shown = text.data.trim() && parent.checkVisibility();
            if (!shown || laidOver(parent, button)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const { left, right, bottom } = range.getBoundingClientRect();
            const cut = left < edge.left - ROUNDING || right > edge.right + ROUNDING;
            if (cut || bottom > edge.bottom + ROUNDING) faults.push(`cuts off ${text.data.trim()}`);
        }
    }
    const controls = "label, button, select, input, svg";
    for (const box of document.querySelectorAll("fieldset, :popover-open")) {
        if (!box.checkVisibility()) continue;
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        const inside = [...box.querySelectorAll(controls)];
        while (walker.nextNode()) {
            inside.push(document.createRange());
            inside.at(-1).selectNodeContents(walker.currentNode);
        }
        const { paddingBottom } = getComputedStyle(box);
        const lowest = Math.max(...inside.map((each) => each.getBoundingClientRect().bottom));
        const empty = box.getBoundingClientRect().bottom - parseFloat(paddingBottom) - lowest;
        if (empty > SLACK) faults.push(`has a ${box.localName} ${Math.round(empty)} px too high`);
    }
    return faults;
}"""

# Words are broken at a hyphen or a soft hyphen only; the browser of the tests knows no others.
_BROKEN_WORDS: Final = r"""() => {
    const WORD = /\p{L}[\p{L}\p{M}’]+/gu;
    const exempt = "textarea, pre, code, .code, [data-faults], .unseen";
    const faults = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const seen = text.data.trim() && text.parentElement.checkVisibility();
        if (!seen || text.parentElement.closest(exempt)) continue;
        for (const { 0: word, index } of text.data.matchAll(WORD)) {
            const range = document.createRange();
            // After a soft hyphen, the first letter counts to the line before as well.
            range.setStart(text, index + 1);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => top));
            if (lines.size > 1) faults.push(`breaks ${word}`);
        }
    }
    return faults;
}"""

# At the table, what sticks to an edge of a panel must hide neither text nor controls before anybody
# has scrolled in it.
_COVERED: Final = """() => {
    const faults = [];
    for (const lid of document.querySelectorAll(".table *")) {
        if (getComputedStyle(lid).position !== "sticky" || !lid.checkVisibility()) continue;
        const edge = lid.getBoundingClientRect();
        const scroller = scrolled(lid);
        if (!scroller || scroller.scrollTop > 0) continue;
        for (const each of scroller.querySelectorAll("label, button, input, a, p, h3, h4, li")) {
            if (lid.contains(each) || each.contains(lid) || !each.checkVisibility()) continue;
            if (each.matches(".unseen, .unseen *") || scrolled(each) !== scroller) continue;
            const { top, bottom, left, right, width } = each.getBoundingClientRect();
            const beside = right <= edge.left + 1 || left >= edge.right - 1;
            if (width < 2 || beside || bottom <= edge.top + 2 || top >= edge.bottom - 2) continue;
            faults.push(`hides ${each.textContent.trim().slice(0, 30)} below something sticky`);
        }
    }
    return faults;
    function scrolled(element) {
        for (let each = element.parentElement; each; each = each.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
        }
        return null;
    }
}"""

# At the table, only phones have a bar for the panels.
_LAID_OUT: Final = """() => {
    const wide = matchMedia("(min-width: 62.5em) and (min-height: 33.75em)").matches;
    const table = document.querySelector(".table > main");
    return !table || (document.querySelector(".table > nav") !== null) !== wide;
}"""

# Fingers need 44 pixels; links within a sentence are exempt, and what lies in a native list.
_SMALL: Final = """() => {
    const WANTED = 44;
    const ROUNDING = 0.5;
    const small = [];
    const targets = "button, a[href], input, select, summary, [role=button], [role=tab]";
    for (const target of document.querySelectorAll(targets)) {
        if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (target.matches("p a, li a, dd a, td a") || target.closest("[inert]")) continue;
        // What is drawn for an input is its label.
        const seen = target.matches("input") ? (target.closest("label") ?? target) : target;
        let { width, height } = seen.getBoundingClientRect();
        if (width < 2 || height < 2) continue; // for screen readers only
        const around = getComputedStyle(seen, "::after"); // laid over a small one for fingers
        if (around.content !== "none" && around.position === "absolute") {
            width = Math.max(width, parseFloat(around.width) || 0);
            height = Math.max(height, parseFloat(around.height) || 0);
        }
        if (Math.min(width, height) < WANTED - ROUNDING) {
            const name = target.getAttribute("aria-label") ?? seen.textContent.trim().slice(0, 30);
            small.push(`${name}: ${Math.round(width)}x${Math.round(height)}`);
        }
    }
    return small;
}"""

_RUN: Final = """async ([parts, options]) => {
    const include = parts.filter((each) => each.isConnected); // the others are gone by now
    if (parts.length && !include.length) return [];
    return (await axe.run(include.length ? { include } : document, options)).violations;
}"""


def barriers(page: Page) -> Iterator[str]:
    """Yield the serious violations of axe-core, but for contrast."""
    yield from _violations(page, [], {"rules": {"color-contrast": {"enabled": False}}})


def faint_texts(page: Page, parts: JSHandle) -> Iterator[str]:
    """Yield what is hard to read in these parts of the screen in a theme; the present one first."""
    now = page.locator("html").get_attribute("data-theme")
    for theme in sorted(THEMES, key=lambda each: each != now):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        for violation in _violations(page, parts, {"runOnly": ["color-contrast"]}):
            yield f"{theme}: {violation}"


def _violations(page: Page, parts: Any, options: dict[str, Any]) -> Iterator[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    # The rest of the results, which is long, is left out.
    wanted = {**options, "resultTypes": ["violations"]}
    for found in page.evaluate(_RUN, [parts, wanted]):
        if found["impact"] in ("serious", "critical"):
            for node in found["nodes"][:5]:
                yield f"{found['id']}: {node['html'][:150]} {_reason(node)}"


def _reason(node: dict[str, Any]) -> str:
    checks = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
    return "; ".join(checks)[:200]


def small_targets(page: Page) -> Iterator[str]:
    """Yield the controls that are too small for a finger."""
    for target in page.evaluate(_SMALL):
        yield f"is too small for a finger: {target}"


def resize(page: Page, size: ViewportSize) -> None:
    """Change the size of the screen, and wait until the table has the layout for it."""
    page.set_viewport_size(size)
    page.wait_for_function(_LAID_OUT)


def faults_at(page: Page, size: ViewportSize) -> Iterator[str]:
    """Yield what does not fit on a screen of this size."""
    resize(page, size)
    for fault in page.evaluate(FAULTS):
        yield f"at {size['width']}x{size['height']} {fault}"


def untidy(page: Page) -> Iterator[str]:
    """Yield the words that are broken anywhere, and what lies under something sticky."""
    yield from page.evaluate(_BROKEN_WORDS)
    yield from page.evaluate(_COVERED)


def english_left(page: Page, language: str) -> set[str]:
    """Return the English words on a page of another language."""
    said = {word for text in page.evaluate(_TEXTS) for word in _words(text)}
    return said & _vocabulary("en") - _vocabulary(language)


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.lower().replace("\N{SOFT HYPHEN}", "")))


class _Texts(SyntaxVisitor):
    """Collects the words of messages, not of their ids and selectors."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words |= _words(node.value)


@cache
def _vocabulary(language: str) -> frozenset[str]:
    texts = _Texts()
    texts.visit(resource(language))
    return frozenset(texts.words)
