import { beforeEach, describe, expect, test } from "vitest";
import type { Box } from "../src/engine/types.ts";
import { chaptersOf, findablesOf, queryTerms, search, type Chapter } from "../src/rules/book.ts";
import { containsAll, parseSynonyms, splitAtHits, termsOf } from "../src/rules/search.ts";
import { words } from "../src/words/words.svelte.ts";

/** How many rules each chapter has. */
const RULES = { T: 5, S: 8, Y: 5, C: 8, P: 5, E: 3, V: 10, M: 8, X: 3 };
const BOX = {
  rulebook: {
    chapters: Object.entries(RULES).map(([id, count]) => ({
      id,
      entries: Array.from({ length: count }, (_, at) => ({
        id: `${id}${at + 1}`,
        marks: [],
        ruled: false,
      })),
    })),
  },
} as unknown as Box;

/** What people look for, and the entry that they mean. */
const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    undo: "undo",
    "take back": "undo",
    money: "Y1",
    coins: "Y1",
    adjacent: "T2",
    "next to": "T2",
    tie: "V9",
  },
  de: { rückgängig: "undo", Geld: "Y1", Münzen: "Y1", benachbart: "T2", unentschieden: "V9" },
  fr: { défaire: "undo", monnaie: "Y1", pièces: "Y1", voisin: "T2", "ex aequo": "V9" },
  it: { indietro: "undo", soldi: "Y1", moneta: "Y1", confinante: "T2", pareggio: "V9" },
  ko: { 취소: "undo", 돈: "Y1", 동전: "Y1", 옆: "T2", 무승부: "V9" },
};

describe.each(Object.entries(ASKED))("in %s", (language, asked) => {
  let chapters: Chapter[];
  beforeEach(async () => {
    await words.load("rules", "rulings", "guide");
    await words.setLanguage(language);
    chapters = chaptersOf(BOX);
  });

  test.each(Object.entries(asked))("%s leads to %s", (query, id) => {
    const found = search(findablesOf(chapters, []), queryTerms(query)).map(({ entry }) => entry.id);
    expect(found).toContain(id);
    if (id === "undo") expect(found[0]).toBe(id);
  });

  test("every word that others stand for is one of the rules", () => {
    const texts = chapters.flatMap(({ entries }) =>
      entries.flatMap((entry) => [entry.title, ...entry.texts]),
    );
    const synonyms = parseSynonyms(words.say("page-rules-synonyms"));
    const unknown = synonyms
      .flatMap((each) => each.words)
      .filter((word) => !texts.some((text) => containsAll([[word]], text)));
    expect(unknown).toEqual([]);
    expect(synonyms.every(({ said }) => said.length > 0)).toBe(true);
  });
});

const SYNONYMS = parseSynonyms("silver: money, coin\nbeside: next to");

test("the word of the rules is marked as well", () => {
  const found = splitAtHits("Take 5 silver.", termsOf("money", SYNONYMS));
  expect(found.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["silver"]);
});

test("the beginning of a word stands for it, if it is long enough", () => {
  expect(termsOf("mon", SYNONYMS)).toEqual([["mon", "silver"]]);
  expect(termsOf("mo", SYNONYMS)).toEqual([["mo"]]);
});

test("several words can mean one", () => {
  expect(termsOf("lots next to", SYNONYMS)).toEqual([["next to", "beside"], ["lots"]]);
});
