/** The rules as they are read: each entry with its words, in the language spoken. */

import { effectWords, needsWords } from "../board/piece_words.ts";
import type { Box, PieceKind, RuleEntry } from "../engine/types.ts";
import boards from "../generated/boards.json" with { type: "json" };
import { actionOf } from "../turn/cards.ts";
import { words } from "../words/words.svelte.ts";
import type { SceneFacts } from "./Scene.svelte";
import { excerptOf, isIn, isJust } from "./search.ts";

const SCENES = boards as unknown as Readonly<Record<string, SceneFacts>>;
const RULE_ID = /^[A-Z]\d+$/i;

export interface Ruling {
  readonly chosen: string;
  readonly why: string;
  readonly other: string | null;
}

export interface Entry extends RuleEntry {
  readonly title: string;
  /** Its id as one says it, if it has one: tables have names only. */
  readonly sign: string | null;
  readonly text: string;
  readonly more: string | null;
  readonly ruling: Ruling | null;
  readonly scene: SceneFacts | null;
  /** All that can be looked for, besides its title. */
  readonly texts: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The chapters with everything they say. */
export function chaptersOf(box: Box): Chapter[] {
  return box.rulebook.chapters.map(({ id, entries }) => ({
    id,
    title: words.say(`page-rules-chapter-${id.toLowerCase()}`),
    entries: entries.map((entry) => entryOf(entry, box)),
  }));
}

function entryOf(entry: RuleEntry, box: Box): Entry {
  const isRule = RULE_ID.test(entry.id);
  const message = messageOf(entry.id);
  const text = words.say(message);
  const more = isRule ? perhaps(`rulebook-${entry.id.toLowerCase()}`) : null;
  const ruling = entry.ruled ? rulingOf(entry.id) : null;
  const scene = SCENES[entry.id] ?? null;
  const said = [text, more, ruling?.chosen, ruling?.why, ruling?.other, scene && sceneWords(scene)];
  return {
    ...entry,
    title: words.say(`${message}-title`),
    sign: isRule ? entry.id : null,
    text,
    more,
    ruling,
    scene,
    texts: [...said.filter((each) => typeof each === "string"), ...tableTexts(entry.id, box)],
  };
}

/** The message of a rule or of a table. */
function messageOf(id: string): string {
  return `${RULE_ID.test(id) ? "rule" : "rulebook"}-${id.toLowerCase()}`;
}

/** What an address is called: `C2 Claiming by letters`; none if it is no entry's. */
export function nameOf(id: string): string | null {
  const title = perhaps(`${messageOf(id)}-title`);
  return title !== null && RULE_ID.test(id) ? `${id.toUpperCase()} ${title}` : title;
}

function rulingOf(id: string): Ruling {
  const message = `ruling-${id.toLowerCase()}`;
  return {
    chosen: words.say(`${message}-chosen`),
    why: words.say(`${message}-why`),
    other: perhaps(`${message}-other`),
  };
}

function perhaps(message: string): string | null {
  return words.has(message) ? words.say(message) : null;
}

/** What a picture shows. */
export function sceneWords({ id }: SceneFacts): string {
  return words.say(`page-rules-scene-${id}`);
}

/** The texts that stand in a table. */
function tableTexts(id: string, box: Box): string[] {
  const { questions, translations, figures } = box.rulebook;
  switch (id) {
    case "buildings":
      return box.buildings.map(pieceText);
    case "monuments":
      return box.monuments.map(pieceText);
    case "tiles":
      return box.tiles.map((tile) => words.name("tile", tile.id));
    case "cards":
      return [...new Set(box.cards.map(actionOf))];
    case "difficulty":
      return figures.map((each) => words.say(`page-rules-figure-${each.id}`));
    case "questions":
      return questions.map((each) => Object.values(questionWords(each.id)).join(": "));
    case "translations":
      return translations.map((each) => Object.values(translationWords(each.id)).join(" – "));
    default:
      return [];
  }
}

function pieceText(kind: PieceKind): string {
  return `${words.name("piece", kind.id)}: ${effectWords(kind)} ${needsWords(kind)}`;
}

export function questionWords(id: string): { title: string; text: string } {
  const message = `ruling-question-${id}`;
  return { title: words.say(`${message}-title`), text: words.say(message) };
}

export function translationWords(id: string): { says: string; plays: string } {
  const message = `ruling-translation-${id}`;
  return { says: words.say(`${message}-says`), plays: words.say(`${message}-plays`) };
}

export interface Found {
  readonly entry: Entry;
  /** Where it says so. */
  readonly excerpt: string;
}

/** The entries that have all the words: one of this id first, then those that are called so. */
export function search(chapters: readonly Chapter[], terms: readonly string[]): Found[] {
  const rank = (entry: Entry): number => {
    if (isJust(terms, entry.id)) return 3;
    return isIn(terms, entry.title) ? 2 : Number(isIn(terms, entry.title, ...entry.texts));
  };
  return chapters
    .flatMap(({ entries }) => entries.map((entry) => ({ entry, rank: rank(entry) })))
    .filter((each) => each.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.texts, terms) }));
}
