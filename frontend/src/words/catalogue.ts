/**
 * The messages of one language: looked up by id, with facts filled in, on Fluent.
 *
 * Says the same as `ceres.text.catalogue` in Python; a test compares them.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Message } from "./message.ts";

/** A fact of a message. A message as a fact is said first; the name of a piece can be inflected. */
export type Fact = string | number | boolean | readonly (string | number)[] | Message;
export type Facts = Readonly<Record<string, Fact>>;

/** What has names: those of a group begin with this. */
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
/** How several things become one text. */
export type Join = "and" | "or" | "comma" | "sentences";

const LONGEST_FACT = 2000;

/** A list as Fluent takes it: shown with spaces, as an action writes its Lots. */
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

  /** Learn the messages of the text of a Fluent file. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** The message of this id with its facts filled in. */
  say(id: string, facts: Facts = {}): string {
    return this.#formatted(id, null, facts) ?? id;
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The name of a piece, a tile and so on; of several, as a list. `form` is an attribute of it. */
  name(group: Group, id: string | readonly string[], form?: string): string {
    const ids = typeof id === "string" ? [id] : id;
    return this.join(
      ids.map((each) => this.#name(group, each, form)),
      "and",
    );
  }

  /** Several things as one text. */
  join(parts: readonly string[], how: Join): string {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    const between = how === "sentences" ? "sentences" : "comma";
    const all = parts
      .slice(0, -1)
      .reduce((text, part) => this.say(`list-${between}`, { all: text, last: part }));
    return this.say(`list-${how}`, { all, last });
  }

  /** The text of a message that came as data. */
  tell(message: Message): string {
    if ("join" in message) {
      return this.join(
        message.parts.map((part) => this.tell(part)),
        message.join,
      );
    }
    if ("name" in message) return this.name(message.name, message.of, message.form);
    return this.say(message.id, message.facts);
  }

  #name(group: Group, id: string, form?: string): string {
    const full = GROUPS[group] + id;
    const formed = form === undefined ? null : this.#formatted(full, form, {});
    return formed ?? this.#formatted(full, null, {}) ?? id;
  }

  /** The text, or null where there is none. */
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

  // What messages are given, and what their functions give back.

  #value(fact: Fact): FluentVariable {
    if (typeof fact === "boolean" || Number.isInteger(fact)) {
      return new FluentNumber(Number(fact), { useGrouping: false });
    }
    if (Array.isArray(fact)) return new Items(fact.map(String));
    if (typeof fact === "object" && "name" in fact) {
      const ids = typeof fact.of === "string" ? [fact.of] : fact.of;
      return new Items(ids, this.tell(fact));
    }
    const text = typeof fact === "object" ? this.tell(fact as Message) : String(fact);
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

/** What is in a list, or the one thing that is no list. */
function parts(value: FluentValue | undefined): readonly string[] {
  if (value instanceof Items) return value.value;
  // A number has to be written without a bundle here; Lots, Deeds and ids are texts.
  return [value instanceof FluentNumber ? String(value.value) : String(value)];
}
