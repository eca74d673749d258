/** The rulebook: its entries with their texts in the current language. */

import { effectWords, needsWords } from "../board/descriptions.ts";
import type { Box, PieceKind, RuleEntry } from "../engine/types.ts";
import boards from "../generated/boards.json" with { type: "json" };
import type { Passage } from "../guide/passages.ts";
import { actionOf } from "../turn/cards.ts";
import { words } from "../words/words.svelte.ts";
import type { SceneFacts } from "./ExampleScene.svelte";
import {
  asWritten,
  containsAll,
  excerptOf,
  isExactly,
  parseSynonyms,
  termsOf,
  type Term,
} from "./search.ts";

const SCENES = boards as unknown as Readonly<Record<string, SceneFacts>>;
const RULE_ID = /^[A-Z]\d+$/i;

export interface Ruling {
  readonly chosen: string;
  readonly why: string;
  readonly other: string | null;
}

export interface Entry extends RuleEntry {
  readonly title: string;
  /** The id of a rule; `null` for a table, which has a title only. */
  readonly sign: string | null;
  readonly text: string;
  readonly more: string | null;
  readonly ruling: Ruling | null;
  readonly scene: SceneFacts | null;
  /** The texts that are searched, besides the title. */
  readonly texts: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** What people look for in the rules although it is about the app. */
const APP = { id: "app", entries: ["undo", "saving"] };

/** Return the chapters with their texts. */
export function chaptersOf(box: Box): Chapter[] {
  const chapters = box.rulebook.chapters.map(({ id, entries }) => ({
    id,
    title: words.say(`page-rules-chapter-${id.toLowerCase()}`),
    entries: entries.map((entry) => entryOf(entry, box)),
  }));
  return [...chapters, appChapter()];
}

function appChapter(): Chapter {
  const title = words.say(`page-rules-chapter-${APP.id}`);
  const entries = APP.entries.map((id): Entry => {
    const text = words.say(`page-rules-app-${id}`);
    const nothing = { sign: null, more: null, ruling: null, scene: null, marks: [], ruled: false };
    return { id, title: words.say(`page-rules-app-${id}-title`), text, texts: [text], ...nothing };
  });
  return { id: APP.id, title, entries };
}

function entryOf(entry: RuleEntry, box: Box): Entry {
  const isRule = RULE_ID.test(entry.id);
  const message = messageOf(entry.id);
  const text = words.say(message);
  const more = isRule ? textOf(`rulebook-${entry.id.toLowerCase()}`) : null;
  const ruling = entry.ruled ? rulingOf(entry.id) : null;
  const scene = SCENES[entry.id] ?? null;
  const texts = [
    text,
    more,
    ruling?.chosen,
    ruling?.why,
    ruling?.other,
    scene && sceneWords(scene),
  ];
  return {
    ...entry,
    title: words.say(`${message}-title`),
    sign: isRule ? entry.id : null,
    text,
    more,
    ruling,
    scene,
    texts: [...texts.filter((each) => typeof each === "string"), ...tableTexts(entry.id, box)],
  };
}

/** Return the message id of a rule, of a table, or of what is about the app. */
function messageOf(id: string): string {
  if (APP.entries.includes(id)) return `page-rules-app-${id}`;
  return `${RULE_ID.test(id) ? "rule" : "rulebook"}-${id.toLowerCase()}`;
}

/** Return the name of an entry: `C2 Claiming by letters`; `null` if there is no such entry. */
export function nameOf(id: string): string | null {
  const title = textOf(`${messageOf(id)}-title`);
  return title !== null && RULE_ID.test(id) ? `${id.toUpperCase()} ${title}` : title;
}

function rulingOf(id: string): Ruling {
  const message = `ruling-${id.toLowerCase()}`;
  return {
    chosen: words.say(`${message}-chosen`),
    why: words.say(`${message}-why`),
    other: textOf(`${message}-other`),
  };
}

/** Return the text of a message, if there is one. */
function textOf(message: string): string | null {
  return words.has(message) ? words.say(message) : null;
}

/** Return the caption of a scene. */
export function sceneWords({ id }: SceneFacts): string {
  return words.say(`page-rules-scene-${id}`);
}

/** Return the texts of a table. */
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

/** What a search may find: an entry of the rules, or a passage of how to play. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  /** The id of a rule. */
  readonly sign: string | null;
  readonly texts: readonly string[];
  /** Its address. */
  readonly path: string;
  /** The book it is in, if that is not the rules. */
  readonly book?: string;
}

export interface SearchResult {
  readonly entry: Findable;
  /** The part of a text around the first hit. */
  readonly excerpt: string;
}

/** Return the terms of a query, with the words of the rules for what people say. */
export function queryTerms(query: string): Term[] {
  return termsOf(query, parseSynonyms(words.say("page-rules-synonyms")));
}

/** Return what a search may find: the entries of the rules, then the passages of how to play. */
export function findablesOf(
  chapters: readonly Chapter[],
  passages: readonly Passage[],
): Findable[] {
  const book = words.say("page-home-guide");
  return [
    ...chapters
      .flatMap(({ entries }) => entries)
      .map(({ id, title, sign, texts }) => ({ id, title, sign, texts, path: `/rules/${id}` })),
    ...passages.map((each) => ({ ...each, sign: null, path: `/how-to-play/${each.id}`, book })),
  ];
}

/**
 * Return what contains all terms: first the entry of this id, then what has a matching title, then
 * what has the very words.
 */
export function search(all: readonly Findable[], terms: readonly Term[]): SearchResult[] {
  const rank = (entry: Findable): number => {
    if (isExactly(terms, entry.id)) return 4;
    if (containsAll(terms, entry.title)) return 3;
    const texts = [entry.title, ...entry.texts];
    if (containsAll(asWritten(terms), ...texts)) return 2;
    return Number(containsAll(terms, ...texts));
  };
  return all
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((each) => each.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.texts, terms) }));
}

// Only brackets that begin with an id contain ids: elsewhere C4 is a Lot.
const ID_BRACKETS = /(\([TSYCPEVMX]\d+[^()]*\))/;
const BRACKETED_ID = /\b([TSYCPEVMX]\d+)\b/;

/** Split a text of the rules at the ids in its brackets; `id` is set for those. */
export function splitAtIds(text: string): { text: string; id: boolean }[] {
  return text
    .split(ID_BRACKETS)
    .flatMap((part) => (ID_BRACKETS.test(part) ? part.split(BRACKETED_ID) : [part]))
    .map((part) => ({ text: part, id: BRACKETED_ID.exec(part)?.[0] === part }));
}
