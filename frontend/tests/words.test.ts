import { expect, test } from "vitest";
import { languages, preferredLanguage, words } from "../src/words/words.svelte.ts";

test("English is the first language", () => {
  expect([...languages.keys()][0]).toBe("en");
  expect(languages.get("de")).toBe("Deutsch");
});

test.each([
  [["de-AT", "en"], "de"],
  [["xx", "KO"], "ko"],
  [["xx"], "en"],
  [[], "en"],
])("of %j the page speaks %s", (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test("a chunk is loaded in the current language, and in those chosen later", async () => {
  await words.setLanguage("en");
  expect(words.has("rule-c2")).toBe(false);
  await words.load("rules");
  expect(words.has("rule-c2")).toBe(true);
  await words.setLanguage("de");
  expect(words.language).toBe("de");
  expect(words.has("rule-c2")).toBe(true);
});

test("a language that there is not changes nothing", async () => {
  await words.setLanguage("fr");
  await expect(words.setLanguage("xx")).rejects.toThrow("xx");
  expect(words.language).toBe("fr");
});
