/**
 * Everything the page says, in the language chosen.
 *
 * What a component says with `words` changes by itself when the language does:
 * `{words.say("page-title")}`, `{words.name("piece", "domus")}`, `{words.tell(event.message)}`.
 */

import { Catalogue } from "./catalogue.ts";
import type { Facts, Group, Join } from "./catalogue.ts";
import type { Message } from "./message.ts";

const sources = import.meta.glob<string>("../../../src/ceres/text/*.ftl", { import: "default" });
const names = import.meta.glob<string>("../../../src/ceres/text/*.ftl", {
  import: "default",
  query: "?name",
  eager: true,
});

/** The languages there are, by their codes, each with its own name; English first. */
export const languages: ReadonlyMap<string, string> = new Map(
  Object.entries(names)
    .map(([path, name]) => [codeOf(path), name] as const)
    .sort(([a], [b]) => Number(b === "en") - Number(a === "en") || a.localeCompare(b)),
);

/** The first of these languages that there is, else English: `de-AT` is German, too. */
export function chosenLanguage(wanted: readonly string[]): string {
  const codes = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => languages.has(code)) ?? "en";
}

class Words {
  #catalogue = $state.raw(new Catalogue("en", ""));
  #loaded = new Map<string, Catalogue>();

  /** The language spoken. */
  get language(): string {
    return this.#catalogue.language;
  }

  /** Speak another language, once its words are there. */
  async speak(language: string): Promise<void> {
    this.#catalogue = this.#loaded.get(language) ?? (await this.#load(language));
  }

  async #load(language: string): Promise<Catalogue> {
    const path = Object.keys(sources).find((each) => codeOf(each) === language);
    const source = path === undefined ? undefined : sources[path];
    if (source === undefined) throw new Error(`there is no language ${language}`);
    const catalogue = new Catalogue(language, await source());
    this.#loaded.set(language, catalogue);
    return catalogue;
  }

  /** The message of this id with its facts filled in. */
  say(id: string, facts?: Facts): string {
    return this.#catalogue.say(id, facts);
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.#catalogue.has(id);
  }

  /** The name of a piece, a tile and so on; of several, as a list. `form` is an attribute of it. */
  name(group: Group, id: string | readonly string[], form?: string): string {
    return this.#catalogue.name(group, id, form);
  }

  /** Several things as one text. */
  join(parts: readonly string[], how: Join = "and"): string {
    return this.#catalogue.join(parts, how);
  }

  /** The text of a message that came as data. */
  tell(message: Message): string {
    return this.#catalogue.tell(message);
  }
}

function codeOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, path.indexOf(".ftl"));
}

export const words = new Words();
