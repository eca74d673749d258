import { expect, test } from "vitest";
import type { Box, GameFacts } from "../src/engine/types.ts";
import { linkTo, parseLink } from "../src/share/link.ts";

const BOX = {
  difficulties: ["normal", "hard"],
  variants: ["creeping-gardens", "wild-monuments"],
  favours: ["favour-10", "favour-20"],
} as unknown as Box;

const GAME: GameFacts = {
  seed: "7",
  difficulty: "hard",
  monuments: true,
  variants: ["creeping-gardens", "favour-20"],
  strict: false,
  peeked: 0,
  hinted: false,
  imported: false,
  mine: true,
  resigned: false,
  branched: false,
  rules: "1",
  own: null,
};

const parse = (query: string) => parseLink(new URLSearchParams(query), BOX);

test("a link begins the same game", () => {
  const link = linkTo(GAME);
  const query = "path" in link ? link.path.replace("/new?", "") : "";
  expect(parse(query)).toEqual({
    options: { difficulty: "hard", monuments: true, variants: ["creeping-gardens", "favour-20"] },
    seed: "7",
    wrong: [],
  });
});

test("a link to beat a result names it", () => {
  const link = linkTo(GAME, { you: 61, ceres: 48 });
  const query = "path" in link ? link.path.replace("/new?", "") : "";
  expect(parse(query)).toMatchObject({ seed: "7", wrong: [], beat: { you: 61, ceres: 48 } });
  expect(parse("seed=7&beat=61")?.wrong).toHaveLength(1);
});

test("a strict game stays strict", () => {
  const link = linkTo({ ...GAME, strict: true });
  expect("path" in link && link.path).toContain("strict=1");
});

test.each([
  [{ seed: null }, "page-share-no-link-seed"],
  [{ seed: "1234567890123456" }, "page-share-no-link-seed"],
  [{ own: { cards: [], tile_counts: {} } }, "page-share-no-link-own"],
])("there is no link to a game with %j", (facts, why) => {
  expect(linkTo({ ...GAME, ...facts })).toEqual({ why });
});

test("an address without options is no link", () => {
  expect(parse("")).toBeNull();
  expect(parse("panel=log")).toBeNull();
});

test.each([
  ["seed=x", "seed"],
  ["seed=1234567890123456", "seed"],
  ["difficulty=impossible", "difficulty"],
  ["monuments=yes", "monuments"],
  ["strict=2", "strict"],
  ["variants=wild-monuments,other", "variants"],
  ["variants=favour-10,favour-20", "variants"],
])("%s is reported", (query, name) => {
  const wrong = parse(query)?.wrong ?? [];
  expect(wrong.map((message) => "facts" in message && message.facts?.["name"])).toEqual([name]);
});

test("the good part of a bad link is used", () => {
  expect(parse("difficulty=hard&seed=x")?.options).toEqual({ difficulty: "hard" });
});
