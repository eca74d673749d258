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

/** Return the words of a query, all of which must be found. */
export function termsOf(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

/** Whether every term is in one of the texts. */
export function containsAll(terms: readonly string[], ...texts: readonly string[]): boolean {
  const folded = texts.map((text) => fold(text).text);
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

/** Whether the query is exactly this text, such as the id of a rule. */
export function isExactly(terms: readonly string[], text: string): boolean {
  return terms.join(" ") === fold(text).text;
}

export interface TextPart {
  readonly text: string;
  /** Whether it matches a term. */
  readonly hit: boolean;
}

/** Split a text into the parts that match a term and those between them. */
export function splitAtHits(text: string, terms: readonly string[]): TextPart[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
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
export function excerptOf(texts: readonly string[], terms: readonly string[]): string {
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
