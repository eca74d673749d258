// @vitest-environment node

import { FluentResource } from "@fluent/bundle";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import {
  fileOf,
  languageName,
  messagesOf,
  pageMessages,
  partWords,
  sourceOf,
} from "../build/fluent.ts";
import { partOf, PARTS } from "../src/words/chunks.ts";

const english = sourceOf("en");
const languages = readdirSync(fileOf("en").replace("en.ftl", ""))
  .filter((file) => file.endsWith(".ftl"))
  .map((file) => file.replace(".ftl", ""));

test.each(languages)("in %s the same messages are found as by Fluent", (language) => {
  const { body } = new FluentResource(sourceOf(language));
  const ids = body.map(({ id }) => id).filter((id) => !id.startsWith("-"));
  expect([...messagesOf(sourceOf(language)).keys()]).toEqual(ids);
});

test.each(languages)("in %s every message is in one part", (language) => {
  const source = sourceOf(language);
  const parts = PARTS.flatMap((part) => [...messagesOf(partWords(part, source, english)).keys()]);
  expect(parts.toSorted()).toEqual([...pageMessages(source, english).keys()].toSorted());
});

test.each([
  ["game-title", "core"],
  ["rule-c2", "rules"],
  ["rulebook-cards", "rulings"],
])("the message %s is in the part %s", (id, part) => {
  expect(partOf(id)).toBe(part);
});

test("messages of the command line are left out", () => {
  const source = "cli-version = Version\ngame-title = Title\n";
  expect([...pageMessages(source, source).keys()]).toEqual(["game-title"]);
});

test("a message that a language lacks is English", () => {
  const messages = pageMessages("game-title = Titel\n", "game-title = Title\nside-you = you\n");
  expect(Object.fromEntries(messages)).toEqual({
    "game-title": "game-title = Titel",
    "side-you": "side-you = you",
  });
});

test("a message has its attributes and lines, but no comments", () => {
  const source = "# a comment\none = 1\n    .form = one\n# another\ntwo =\n    2\n";
  expect(Object.fromEntries(messagesOf(source))).toEqual({
    one: "one = 1\n    .form = one",
    two: "two =\n    2",
  });
});

test("a language says its own name", () => {
  expect(languageName(sourceOf("de"))).toBe("Deutsch");
});
