/** Searching texts whatever their accents and their case, in any script. */

/** What is written in more than one way. */
const SAME: Readonly<Record<string, string>> = { "×": "x", "’": "'", ß: "ss", œ: "oe", æ: "ae" };

interface Folded {
  readonly text: string;
  /** Where each of its characters stands in the text as it was. */
  readonly at: readonly number[];
}

/**
 * A text without accents and capitals. A syllable of Hangul becomes its letters: one that is only
 * begun is found in those that begin so.
 */
function fold(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const known = SAME[plain] ?? plain;
    folded += known;
    for (let each = 0; each < known.length; each += 1) at.push(index);
    index += character.length;
  }
  return { text: folded, at };
}

/** The words that are looked for; all of them must be found. */
export function termsOf(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

/** Whether every word is in one of the texts. */
export function isIn(terms: readonly string[], ...texts: readonly string[]): boolean {
  const folded = texts.map((text) => fold(text).text);
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

/** Whether the words looked for are just this, such as the id of a rule. */
export function isJust(terms: readonly string[], text: string): boolean {
  return terms.join(" ") === fold(text).text;
}

export interface Piece {
  readonly text: string;
  /** Whether it was looked for. */
  readonly hit: boolean;
}

/** A text in pieces: what was looked for, and what is between. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
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
  const pieces: { text: string; hit: boolean }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[index]) last.text += text.charAt(index);
    else pieces.push({ text: text.charAt(index), hit: hit[index] ?? false });
  }
  return pieces;
}

const AROUND = 60;
const LONGEST = 200;

/** The part of a text around what was looked for; its beginning, if that is nowhere in it. */
export function excerptOf(texts: readonly string[], terms: readonly string[]): string {
  const text = texts.find((each) => terms.some((term) => isIn([term], each))) ?? texts[0] ?? "";
  if (text.length <= LONGEST) return text;
  const first = piecesOf(text, terms).findIndex(({ hit }) => hit);
  const before = piecesOf(text, terms).slice(0, Math.max(0, first));
  const at = before.reduce((sum, piece) => sum + piece.text.length, 0);
  const from = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  const to = Math.min(text.length, from + LONGEST);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}
