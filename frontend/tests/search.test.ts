import { expect, test } from "vitest";
import { passagesOf } from "../src/guide/passages.ts";
import { findablesOf, search, splitAtIds } from "../src/rules/book.ts";
import { containsAll, excerptOf, isExactly, splitAtHits, termsOf } from "../src/rules/search.ts";
import { words } from "../src/words/words.svelte.ts";

test.each([
  ["Réclamer un Contrat", "reclamer", ["Réclamer"]],
  ["reclamer", "Réclamer", ["reclamer"]],
  ["Bürger und Straße", "BURGER strasse", ["Bürger", "Straße"]],
  ["2 × 2 = 4", "2 x", ["2", "×", "2"]],
  ["가장 큰 공원에", "공원", ["공원"]],
  // An incomplete syllable, as while typing.
  ["정원 타일", "저", ["정"]],
  ["Park, Parks", "park", ["Park", "Park"]],
  ["(C2)", "c2", ["C2"]],
])("in %j, %j hits %j", (text, query, hits) => {
  const terms = termsOf(query);
  expect(containsAll(terms, text)).toBe(true);
  const found = splitAtHits(text, terms).filter(({ hit }) => hit);
  expect(found.map((part) => part.text)).toEqual(hits);
});

test("the parts of a text are the whole text", () => {
  const parts = splitAtHits("Straße, Strasse", termsOf("ss"));
  expect(parts.map(({ text }) => text).join("")).toBe("Straße, Strasse");
});

test.each(["parks lot", "zzz", "C22"])("all terms must be found: %j", (query) => {
  expect(containsAll(termsOf(query), "Parks, and C2")).toBe(false);
});

test("terms may be found in different texts", () => {
  expect(containsAll(termsOf("park lot"), "Parks", "Lots")).toBe(true);
});

test("the id of a rule is an exact query", () => {
  expect(isExactly(termsOf(" c2 "), "C2")).toBe(true);
  expect(isExactly(termsOf("c"), "C2")).toBe(false);
});

test("the excerpt of a long text is the part around the first hit", () => {
  const text = `${"before ".repeat(60)}Bribe ${"after ".repeat(60)}`;
  const excerpt = excerptOf([text], termsOf("bribe"));
  expect(excerpt).toMatch(/^… before.*Bribe.* …$/);
  expect(excerpt.length).toBeLessThan(220);
});

test("the excerpt is of the text with the hit; without a hit, of the first", () => {
  expect(excerptOf(["one", "two"], termsOf("two"))).toBe("two");
  expect(excerptOf(["one", "two"], termsOf("three"))).toBe("one");
});

test("only ids in brackets that begin with one are links", () => {
  const ids = (text: string) => splitAtIds(text).flatMap((part) => (part.id ? [part.text] : []));
  expect(ids("Beside a Park (P1), else at a corner (P2, P3).")).toEqual(["P1", "P2", "P3"]);
  expect(ids("She claims C4 (see the market).")).toEqual([]);
});

test("how to play is searched as well, passage by passage and without its markup", async () => {
  await words.setLanguage("en");
  const html =
    '<h2 id="guide-setup" tabindex="-1">Setup (<a href="/rules/S1">S1</a>)</h2><p>Shuffle &amp; deal.</p>' +
    '<h3 id="guide-no-claim" tabindex="-1">No claim</h3><ul><li>She <em>flips</em> a Deed.</li></ul>';
  const nothing = { id: "", title: "", html: "" };
  const guide = { title: "", intro: "", sections: [{ ...nothing, html }], summary: nothing };
  const passages = passagesOf(guide);
  expect(passages).toEqual([
    { id: "setup", title: "Setup", texts: ["Shuffle & deal."] },
    { id: "no-claim", title: "No claim", texts: ["She flips a Deed."] },
  ]);
  const found = search(findablesOf([], passages), termsOf("flips"));
  expect(found.map(({ entry }) => entry.path)).toEqual(["/how-to-play/no-claim"]);
});
