/**
 * All texts of the page, in the chosen language.
 *
 * A component that uses `words` is updated when the language changes:
 * `{words.say("game-title")}`, `{words.name("piece", "domus")}`, `{words.format(event.message)}`.
 * Texts of a few screens only are a chunk, which those screens load: `await words.load("rules")`.
 */

import { names, sources } from "virtual:words";
import { Catalogue, type Join } from "./catalogue.ts";
import type { Chunk, Part } from "./chunks.ts";

/** The names of the languages in themselves, by code; English first. */
export const languages: ReadonlyMap<string, string> = new Map(
  Object.entries(names).sort(
    ([a], [b]) => Number(b === "en") - Number(a === "en") || a.localeCompare(b),
  ),
);

/** Return the first of these languages that there is, else English: `de-AT` is German, too. */
export function preferredLanguage(wanted: readonly string[]): string {
  const codes = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => languages.has(code)) ?? "en";
}

/** A language and its loaded parts. */
interface Loaded {
  readonly catalogue: Catalogue;
  readonly parts: ReadonlySet<Part>;
}

class Words {
  /** Replaced whenever a part has been loaded, so that all texts are rendered again. */
  #current: Loaded = $state.raw({ catalogue: new Catalogue("en"), parts: new Set() });
  #wanted = "en";
  readonly #needed = new Set<Part>(["core"]);
  readonly #loaded = new Map<string, Loaded>();

  get language(): string {
    return this.#catalogue.language;
  }

  /** Change the language once its words are loaded. */
  async setLanguage(language: string): Promise<void> {
    if (!languages.has(language)) throw new Error(`there is no language ${language}`);
    this.#wanted = language;
    try {
      await this.#loadMissing();
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
  }

  /** Load chunks of the current language, and from now on of every other one, too. */
  async load(...chunks: readonly Chunk[]): Promise<void> {
    for (const chunk of chunks) this.#needed.add(chunk);
    // The caller may be inside a derived value, where no state may change.
    await Promise.resolve();
    await this.#loadMissing();
  }

  /** Load the missing parts of the wanted language until there are none; then switch to it. */
  async #loadMissing(): Promise<void> {
    const language = this.#wanted;
    const known = this.#known(language);
    const missing = [...this.#needed].filter((part) => !known.parts.has(part));
    if (missing.length === 0) {
      this.#current = known;
      return;
    }
    await Promise.all(missing.map((part) => this.#loadPart(language, part)));
    // Meanwhile another language may be wanted, or more parts needed.
    await this.#loadMissing();
  }

  async #loadPart(language: string, part: Part): Promise<void> {
    const source = await sources[language]?.[part]?.();
    const { catalogue, parts } = this.#known(language);
    if (source === undefined || parts.has(part)) return;
    catalogue.add(source.default);
    this.#loaded.set(language, { catalogue, parts: new Set([...parts, part]) });
  }

  #known(language: string): Loaded {
    return this.#loaded.get(language) ?? { catalogue: new Catalogue(language), parts: new Set() };
  }

  get #catalogue(): Catalogue {
    return this.#current.catalogue;
  }

  /** Return the message of this id with its facts filled in. */
  readonly say: Catalogue["say"] = (...of) => this.#catalogue.say(...of);
  /** Whether there is a message of this id. */
  readonly has: Catalogue["has"] = (id) => this.#catalogue.has(id);
  /** Return the name of a piece, a tile and so on; of several, a list. `form` is an attribute. */
  readonly name: Catalogue["name"] = (...of) => this.#catalogue.name(...of);
  /** Join several texts into one. */
  readonly join = (parts: readonly string[], how: Join = "and"): string =>
    this.#catalogue.join(parts, how);
  /** Return the text of a message that came as data. */
  readonly format: Catalogue["format"] = (message) => this.#catalogue.format(message);
}

export const words = new Words();
