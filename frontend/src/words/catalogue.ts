/**
 * The messages of one language, looked up by id and filled in with facts, by Fluent.
 *
 * Gives the same texts as `ceres.text.catalogue` in Python; a test compares them.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { writtenFigure } from "./formats.ts";
import type { Message } from "./message.ts";

/** A fact of a message. A message as a fact is formatted first; a name can be inflected. */
export type Fact = string | number | boolean | readonly (string | number)[] | Message;
export type Facts = Readonly<Record<string, Fact>>;

/** The groups of names, each with the prefix of its message ids. */
const GROUPS = {
  piece: "building-",
  tile: "tile-",
  side: "side-",
  kind: "kind-",
  difficulty: "difficulty-",
  variant: "variant-",
  source: "source-",
  phase: "phase-",
  term: "term-",
} as const;
export type Group = keyof typeof GROUPS;
/** How several texts become one. */
export type Join = "and" | "or" | "comma" | "sentences";

const LONGEST_FACT = 2000;

/** A list for Fluent, written with spaces, as an action writes its Lots. */
class Items extends FluentType<readonly string[]> {
  readonly shown: string;

  constructor(parts: readonly string[], shown = parts.join(" ")) {
    super(parts);
    this.shown = shown;
  }

  override toString(): string {
    return this.shown;
  }
}

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { ...this.#naming(), LIST: (given, named) => this.#listed(given, named) },
    });
  }

  /** Add the messages of a Fluent file. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** Return the message of this id with its facts filled in. */
  say(id: string, facts: Facts = {}): string {
    return this.#formatted(id, null, facts) ?? id;
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Return the name of a piece, a tile and so on; of several, a list. `form` is an attribute. */
  name(group: Group, id: string | readonly string[], form?: string): string {
    const ids = typeof id === "string" ? [id] : id;
    return this.join(this.#names(group, ids, form), "and");
  }

  /** Join several texts into one. */
  join(parts: readonly string[], how: Join): string {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    const between = how === "sentences" ? "sentences" : "comma";
    const all = parts
      .slice(0, -1)
      .reduce((text, part) => this.say(`list-${between}`, { all: text, last: part }));
    return this.say(`list-${how}`, { all, last });
  }

  /** Return the text of a message that came as data. */
  format(message: Message): string {
    if ("join" in message) {
      return this.join(
        message.parts.map((part) => this.format(part)),
        message.join,
      );
    }
    if ("figure" in message) {
      const { figure, value, error = 0 } = message;
      const written = writtenFigure(figure, value, this.language);
      return error > 0 ? `${written} ± ${writtenFigure("vp", error, this.language)}` : written;
    }
    if ("name" in message) return this.name(message.name, message.of, message.form);
    return this.say(message.id, message.facts);
  }

  /** Return the name of each; of two that are alike, as one if it is written: "two Domus". */
  #names(group: Group, ids: readonly string[], form?: string): string[] {
    const both = form === undefined ? "two" : `two-${form}`;
    const together = new Map(
      ids
        .filter((id, at) => ids.indexOf(id) === at && ids.lastIndexOf(id) !== at)
        .filter((id) => ids.filter((each) => each === id).length === 2)
        .map((id) => [id, this.#formatted(GROUPS[group] + id, both, {})] as const),
    );
    return ids.flatMap((id, at) => {
      const name = together.get(id);
      if (name == null) return [this.#name(group, id, form)];
      return ids.indexOf(id) === at ? [name] : [];
    });
  }

  #name(group: Group, id: string, form?: string): string {
    const full = GROUPS[group] + id;
    const formed = form === undefined ? null : this.#formatted(full, form, {});
    return formed ?? this.#formatted(full, null, {}) ?? id;
  }

  /** Return the text, or `null` if there is none. */
  #formatted(id: string, form: string | null, facts: Facts): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = form === null ? message?.value : message?.attributes[form];
    if (pattern == null) {
      if (form === null) this.#complain(id, "there is no such message");
      return null;
    }
    const values = Object.entries(facts).map(([name, fact]) => [name, this.#value(fact)] as const);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(values), problems);
    for (const problem of problems) this.#complain(id, problem.message);
    return text;
  }

  #complain(id: string, problem: string): void {
    console.error(`${this.language}: ${id}: ${problem}`);
  }

  // The arguments of messages, and the functions that messages call.

  #value(fact: Fact): FluentVariable {
    if (typeof fact === "boolean" || Number.isInteger(fact)) {
      return new FluentNumber(Number(fact), { useGrouping: false });
    }
    if (Array.isArray(fact)) return new Items(fact.map(String));
    if (typeof fact === "object" && "name" in fact) {
      const ids = typeof fact.of === "string" ? [fact.of] : fact.of;
      return new Items(ids, this.format(fact));
    }
    const text = typeof fact === "object" ? this.format(fact as Message) : String(fact);
    return text.length <= LONGEST_FACT ? text : `${text.slice(0, LONGEST_FACT)}…`;
  }

  #naming(): Record<string, (given: FluentValue[], named: Record<string, FluentValue>) => string> {
    const groups = Object.keys(GROUPS) as Group[];
    return Object.fromEntries(
      groups.map((group) => [
        group.toUpperCase(),
        ([ids], { form }) => this.name(group, parts(ids), form === undefined ? form : String(form)),
      ]),
    );
  }

  #listed([items]: FluentValue[], { type }: Record<string, FluentValue>): string {
    return this.join(parts(items), (type === undefined ? "and" : String(type)) as Join);
  }
}

/** Return the items of a list, or of anything else the one text that it is. */
function parts(value: FluentValue | undefined): readonly string[] {
  if (value instanceof Items) return value.value;
  // There is no bundle here to write a number with; Lots, Deeds and ids are texts.
  return [value instanceof FluentNumber ? String(value.value) : String(value)];
}
