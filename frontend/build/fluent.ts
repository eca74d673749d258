/**
 * The words of the page, from the Fluent files of `ceres.text`.
 *
 * `import words from "…/de.ftl"` is the text of the language without what only the command line and
 * the terminal say; `import name from "…/de.ftl?name"` is what the language calls itself.
 */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The beginnings of the ids that the page never says. */
const ELSEWHERE = [
  "board-",
  "bot-",
  "bots-",
  "cli-",
  "demo-",
  "games-",
  "lab-",
  "replay-",
  "report-",
  "sim-",
  "terminal-",
];

/** The messages of a Fluent file, each with its attributes, by their ids. */
export function messagesOf(source: string): Map<string, string> {
  const messages = new Map<string, string>();
  let id = "";
  for (const line of source.split(/\r?\n/)) {
    const begin = /^([a-zA-Z][\w-]*) *=/.exec(line);
    if (begin?.[1] !== undefined) {
      id = begin[1];
      messages.set(id, line);
    } else if (line.startsWith("#")) {
      id = "";
    } else if (id !== "" && line !== "") {
      messages.set(id, `${messages.get(id)}\n${line}`);
    }
  }
  return messages;
}

/** What the page says in a language; where that lacks a message, English stands in. */
export function pageWords(source: string, english: string): string {
  const messages = new Map([...messagesOf(english), ...messagesOf(source)]);
  const said = [...messages].filter(([id]) => !ELSEWHERE.some((begin) => id.startsWith(begin)));
  return said.map(([, message]) => `${message}\n`).join("");
}

/** What a language calls itself. */
export function languageName(source: string): string {
  return messagesOf(source).get("language")?.split("=")[1]?.trim() ?? "";
}

/** The plugin for Vite. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl")) return null;
      const source = readFileSync(path, "utf-8");
      const english = join(dirname(path), "en.ftl");
      this.addWatchFile(path);
      this.addWatchFile(english);
      const text =
        query === "name" ? languageName(source) : pageWords(source, readFileSync(english, "utf-8"));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
