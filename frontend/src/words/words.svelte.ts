/**
 * Everything the page says, in the language chosen.
 *
 * What a component says with `words` changes by itself when the language does:
 * `{words.say("page-title")}`, `{words.name("piece", "domus")}`, `{words.tell(event.message)}`.
 * What only some screens say is a chunk that they need: `await words.need("rules")`.
 */

import { names, sources } from "virtual:words";
import { Catalogue, type Facts, type Group, type Join } from "./catalogue.ts";
import type { Chunk, Part } from "./chunks.ts";
import type { Message } from "./message.ts";

/** The languages there are, by their codes, each with its own name; English first. */
export const languages: ReadonlyMap<string, string> = new Map(
  Object.entries(names).sort(
    ([a], [b]) => Number(b === "en") - Number(a === "en") || a.localeCompare(b),
  ),
);

/** The first of these languages that there is, else English: `de-AT` is German, too. */
export function chosenLanguage(wanted: readonly string[]): string {
  const codes = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => languages.has(code)) ?? "en";
}

/** A language, and which parts of its words are loaded. */
interface Learnt {
  readonly catalogue: Catalogue;
  readonly parts: ReadonlySet<Part>;
}

class Words {
  /** What is spoken: another object whenever words have come, so that all is said anew. */
  #spoken: Learnt = $state.raw({ catalogue: new Catalogue("en"), parts: new Set() });
  #wanted = "en";
  readonly #needed = new Set<Part>(["core"]);
  readonly #learnt = new Map<string, Learnt>();

  /** The language spoken. */
  get language(): string {
    return this.#catalogue.language;
  }

  /** Speak another language, once its words are there. */
  async speak(language: string): Promise<void> {
    if (!languages.has(language)) throw new Error(`there is no language ${language}`);
    this.#wanted = language;
    try {
      await this.#learn();
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
  }

  /** Have these words in the language spoken, and from now on in every other one, too. */
  async need(...chunks: readonly Chunk[]): Promise<void> {
    for (const chunk of chunks) this.#needed.add(chunk);
    // Whoever asks may be deriving something, in the midst of which nothing may change.
    await Promise.resolve();
    await this.#learn();
  }

  /** Load what is missing of the language wanted, until nothing is; then speak it. */
  async #learn(): Promise<void> {
    const language = this.#wanted;
    const known = this.#known(language);
    const missing = [...this.#needed].filter((part) => !known.parts.has(part));
    if (missing.length === 0) {
      this.#spoken = known;
      return;
    }
    await Promise.all(missing.map((part) => this.#load(language, part)));
    // Meanwhile another language may be wanted, or more be needed.
    await this.#learn();
  }

  async #load(language: string, part: Part): Promise<void> {
    const source = await sources[language]?.[part]?.();
    const { catalogue, parts } = this.#known(language);
    if (source === undefined || parts.has(part)) return;
    catalogue.add(source.default);
    this.#learnt.set(language, { catalogue, parts: new Set([...parts, part]) });
  }

  #known(language: string): Learnt {
    return this.#learnt.get(language) ?? { catalogue: new Catalogue(language), parts: new Set() };
  }

  get #catalogue(): Catalogue {
    return this.#spoken.catalogue;
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

export const words = new Words();
