import { expect, test } from "vitest";
import { withHyphens } from "../src/table/hyphens.ts";
import { words } from "../src/words/words.svelte.ts";

test("long words of names can be broken, and read as before", async () => {
  await words.setLanguage("de");
  const name = withHyphens("Große Bibliothek");
  expect(name.split("\u00AD")).toEqual(["Große Biblio", "thek"]);
  expect(withHyphens("Domus")).toBe("Domus");
});
