// @vitest-environment node

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licences, packageOf, unlicensed } from "../build/licences.ts";

const manifest = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf-8"),
) as Record<"dependencies", Record<string, string>>;

test.each([
  ["/x/node_modules/svelte/src/index.js", "svelte"],
  ["/x/node_modules/@fluent/bundle/esm/index.js", "@fluent/bundle"],
  ["../node_modules/a/node_modules/b/index.js", "b"],
  ["\0vite/preload-helper.js", "vite"],
  ["/x/src/App.svelte", null],
])("%s belongs to %s", (path, name) => {
  expect(packageOf(path)).toBe(name);
});

test("what is bundled and has no licence is named", () => {
  const files = ["/x/node_modules/svelte/a.js", "/x/node_modules/left-pad/b.js", "/x/src/c.ts"];
  expect(unlicensed(files)).toEqual(["left-pad"]);
});

test("every package that the page depends on has its licence", () => {
  const files = Object.keys(manifest.dependencies).map((name) => `/x/node_modules/${name}/a.js`);
  expect(unlicensed(files)).toEqual([]);
});

test("every licence has a name and its text, without those of a builder's own parts", () => {
  for (const { name, licence, text } of licences()) {
    expect(licence, name).toMatch(/^[A-Z][\w.-]+$/);
    expect(text.length, name).toBeGreaterThan(500);
    expect(text, name).not.toContain("Bundled dependencies");
  }
});
