/** Searches texts regardless of accents and case, in any script. */

/** Characters that are written in more than one way. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  "×": "x",
  "’": "'",
  ß: "ss",
  œ: "oe",
  æ: "ae",
};

interface Folded {
  readonly text: string;
  /** The index of each of its characters in the original text. */
  readonly at: readonly number[];
}

/**
 * Remove accents and capitals. A Hangul syllable becomes its letters, so that an incomplete one
 * matches all that begin like it.
 */
function fold(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const known = EQUIVALENTS[plain] ?? plain;
    folded += known;
    for (let each = 0; each < known.length; each += 1) at.push(index);
    index += character.length;
  }
  return { text: folded, at };
}

/** A word of a query, and the words of the rules that mean the same. */
export type Term = readonly string[];

/** Words of the rules, and what people say for them. */
export interface Synonyms {
  readonly words: readonly string[];
  readonly said: readonly string[];
}

/** Read synonyms, a line each: `silver: money, coin`. */
export function parseSynonyms(text: string): Synonyms[] {
  return text.split("\n").map((line) => {
    const [words = "", said = ""] = line.split(":").map((part) => fold(part).text);
    return { words: listOf(words), said: listOf(said) };
  });
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The shortest beginning of a word that stands for it. */
const MIN_BEGINNING = 3;

/** Whether a word of a query is one that people say, its beginning, or a form of it. */
function isSaid(word: string, said: string): boolean {
  if (said.includes(" ")) return false;
  return said === word || (word.length >= MIN_BEGINNING && begins(word, said));
}

function begins(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Return the words of a query, all of which must be found, in any of their meanings. */
export function termsOf(query: string, synonyms: readonly Synonyms[] = []): Term[] {
  let rest = fold(query).text;
  const terms: Term[] = [];
  for (const { words, said } of synonyms) {
    for (const phrase of said.filter((each) => each.includes(" ") && rest.includes(each))) {
      rest = rest.replace(phrase, " ");
      terms.push([phrase, ...words]);
    }
  }
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const meant = synonyms.filter(({ said }) => said.some((each) => isSaid(word, each)));
    terms.push([word, ...meant.flatMap(({ words }) => words)]);
  }
  return terms;
}

/** Whether every term is in one of the texts. */
export function containsAll(terms: readonly Term[], ...texts: readonly string[]): boolean {
  const folded = texts.map((text) => fold(text).text);
  return terms.every((term) => term.some((word) => folded.some((text) => text.includes(word))));
}

/** Whether the query is exactly this text, such as the id of a rule. */
export function isExactly(terms: readonly Term[], text: string): boolean {
  return asWritten(terms).join(" ") === fold(text).text;
}

/** Return the terms without what else they mean. */
export function asWritten(terms: readonly Term[]): Term[] {
  return terms.map((term) => term.slice(0, 1));
}

export interface TextPart {
  readonly text: string;
  /** Whether it matches a term. */
  readonly hit: boolean;
}

/** Split a text into the parts that match a term and those between them. */
export function splitAtHits(text: string, terms: readonly Term[]): TextPart[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const term of terms.flat()) {
    let found = folded.text.indexOf(term);
    while (found >= 0) {
      const first = folded.at[found] ?? 0;
      const last = folded.at[found + term.length - 1] ?? first;
      const end = last + (String.fromCodePoint(text.codePointAt(last) ?? 32).length || 1);
      hit.fill(true, first, end);
      found = folded.text.indexOf(term, found + term.length);
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = parts.at(-1);
    if (last && last.hit === hit[index]) last.text += text.charAt(index);
    else parts.push({ text: text.charAt(index), hit: hit[index] ?? false });
  }
  return parts;
}

/** The number of characters before the first hit, and of the whole excerpt. */
const BEFORE = 60;
const MAX_LENGTH = 200;

/** Return the part of a text around the first hit; without a hit, the beginning of the first text. */
export function excerptOf(texts: readonly string[], terms: readonly Term[]): string {
  const text =
    texts.find((each) => terms.some((term) => containsAll([term], each))) ?? texts[0] ?? "";
  if (text.length <= MAX_LENGTH) return text;
  const parts = splitAtHits(text, terms);
  const first = parts.findIndex(({ hit }) => hit);
  const before = parts.slice(0, Math.max(0, first));
  const at = before.reduce((sum, part) => sum + part.text.length, 0);
  const from = at > BEFORE ? text.indexOf(" ", at - BEFORE) + 1 : 0;
  const to = Math.min(text.length, from + MAX_LENGTH);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}
