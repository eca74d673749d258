/**
 * The messages of the page, from the Fluent files of `ceres.text`, without those that only the
 * command line and the terminal use.
 *
 * The module `virtual:words` has the names of the languages, and loads the messages of each part
 * (see src/words/chunks.ts) on demand: `…/de.ftl?part=rules`.
 */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { partOf, PARTS, type Part } from "../src/words/chunks.ts";

const TEXT = fileURLToPath(new URL("../../src/ceres/text/", import.meta.url));
const MODULE = "virtual:words";
/** The prefix marks a virtual module for Rollup. */
const RESOLVED = `\0${MODULE}`;

/** The prefixes of the ids that the page never uses. */
const ELSEWHERE = [
  "board-",
  "bot-",
  "bots-",
  "cli-",
  "demo-",
  "games-",
  "guide-",
  "help-",
  "lab-",
  "replay-",
  "report-",
  "sim-",
  "terminal-",
];

/** Return the messages of a Fluent file with their attributes, by id. */
export function messagesOf(source: string): Map<string, string> {
  const messages = new Map<string, string>();
  let id = "";
  for (const line of source.split(/\r?\n/)) {
    const start = /^([a-zA-Z][\w-]*) *=/.exec(line);
    if (start?.[1] !== undefined) {
      id = start[1];
      messages.set(id, line);
    } else if (line.startsWith("#")) {
      id = "";
    } else if (id !== "" && line !== "") {
      messages.set(id, `${messages.get(id)}\n${line}`);
    }
  }
  return messages;
}

/** Return the messages of the page in a language; missing ones are English. */
export function pageMessages(source: string, english: string): Map<string, string> {
  const messages = [...messagesOf(english), ...messagesOf(source)];
  return new Map(messages.filter(([id]) => !ELSEWHERE.some((prefix) => id.startsWith(prefix))));
}

/** Return one part of the messages in a language, as the text of a Fluent file. */
export function partWords(part: Part, source: string, english: string): string {
  const messages = [...pageMessages(source, english)].filter(([id]) => partOf(id) === part);
  return messages.map(([, message]) => `${message}\n`).join("");
}

/** Return the name of a language in itself. */
export function languageName(source: string): string {
  return messagesOf(source).get("language")?.split("=")[1]?.trim() ?? "";
}

/** Return the path of the Fluent file of a language. */
export function fileOf(language: string): string {
  return `${TEXT}${language}.ftl`;
}

/** Return the text of that file. */
export function sourceOf(language: string): string {
  return readFileSync(fileOf(language), "utf-8");
}

/** Return the source of the module `virtual:words`. */
function wordsModule(): string {
  const languages = readdirSync(TEXT)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.replace(".ftl", ""));
  const names = languages.map((each) => [each, languageName(sourceOf(each))]);
  const sources = languages.map((language) => {
    const parts = PARTS.map((part) => {
      const file = JSON.stringify(`${fileOf(language)}?part=${part}`);
      return `${JSON.stringify(part)}: () => import(${file})`;
    });
    return `${JSON.stringify(language)}: { ${parts.join(", ")} }`;
  });
  return [
    `export const names = ${JSON.stringify(Object.fromEntries(names))};`,
    `export const sources = { ${sources.join(", ")} };`,
  ].join("\n");
}

/** The plugin for Vite. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id === RESOLVED) return wordsModule();
      const [, language, part] = /(\w+)\.ftl\?part=(\w+)$/.exec(id) ?? [];
      if (language === undefined) return null;
      for (const each of [language, "en"]) this.addWatchFile(fileOf(each));
      const text = partWords(part as Part, sourceOf(language), sourceOf("en"));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
