/** What the coach finds, as `ceres.coach` writes it: advice, forecasts, reviews. */

import type { ActionText, CardId, Lot, Side } from "../engine/types.ts";
import type { Facts } from "../words/catalogue.ts";

/** The VP that one side gets more from a source in an era. */
export interface Reason {
  readonly side: Side;
  readonly source: string;
  readonly era: number;
  readonly vp: number;
}

/** An action that was tried; every `…_error` is one standard error. */
export interface Option {
  readonly action: ActionText;
  readonly lead: number;
  readonly lead_error: number;
  /** The chance of winning, from 0 to 1. */
  readonly win: number;
  readonly win_error: number;
  /** The VP that it is behind the best. */
  readonly behind: number;
  readonly behind_error: number;
  readonly worlds: number;
  /** Against the best action; of the best, against the second. */
  readonly reasons: readonly Reason[];
  /** Whether it is about as good as the best. */
  readonly even: boolean;
  /** Whether it is behind the best by more than what may be chance. */
  readonly worse: boolean;
  /** Whether it loses less than what gets a mark. */
  readonly harmless: boolean;
  /** Whether it loses so much that it is worth a warning. */
  readonly alarming: boolean;
}

/** The actions that were tried, best first. */
export interface Advice {
  readonly policy: string;
  readonly playouts: number;
  readonly actions: readonly Option[];
}

/** An action to choose from where a decision is tried again. */
export interface Answer {
  readonly action: ActionText;
  /** The VP that it is behind the best. */
  readonly cost: number;
  /** Whether it is good enough. */
  readonly good: boolean;
}

/** What Ceres may do in her next turn, with its exact chance. */
export interface Outcome {
  readonly chance: readonly [numerator: number, denominator: number];
  readonly card: CardId | null;
  readonly does: "claim" | "enlarge" | "bribe" | "last-turn";
  readonly deed: Lot | null;
}

export type MarkName = "inaccuracy" | "mistake" | "blunder" | "brilliant" | "close";

/** A decision of a game, and what it was worth. */
export interface Entry {
  readonly number: number;
  readonly era: number;
  readonly action: ActionText;
  readonly best: ActionText;
  readonly reference: ActionText;
  readonly forced: boolean;
  readonly lead: number;
  readonly win: number;
  readonly decision: number;
  readonly decision_error: number;
  readonly regret: number;
  readonly regret_error: number;
  readonly regret_win: number;
  readonly mark: MarkName | null;
  readonly luck: number;
  readonly luck_error: number;
  readonly reasons: readonly Reason[];
  /** Whether it was about as good as the best. Reviews of earlier versions do not say. */
  readonly even?: boolean;
  /** Whether what came up next mattered, beyond doubt. */
  readonly telling?: boolean;
}

/** The parts of a result; they add up to it. */
export const PARTS = ["par", "deal", "luck", "decisions", "corrections"] as const;
export type Part = (typeof PARTS)[number];

export type Review = Readonly<Record<Part | `${Part}_error`, number>> & {
  readonly policy: string;
  readonly playouts: number;
  /** The final lead; `null` if the game is not finished. */
  readonly result: number | null;
  readonly entries: readonly Entry[];
};

/** A review, and what else the page shows of it. */
export interface ShownReview {
  readonly review: Review;
  /** What a friend would say of the game. Reviews of earlier versions have none. */
  readonly summary?: readonly Sentence[];
  readonly lead_errors: readonly number[];
  readonly win_errors: readonly number[];
  /** V at the end: the lead of a finished game. */
  readonly end: readonly [value: number, error: number];
  /** The numbers of the decisions that were made after hidden things had been seen. */
  readonly peeked: readonly number[];
  readonly accuracy: Accuracy | null;
}

/** A message and its facts. */
export interface Sentence {
  readonly id: string;
  readonly facts: Facts;
}

/** The mean loss of a decision, and its place among the players of the laboratory. */
export interface Accuracy {
  readonly decisions: number;
  readonly vp: number;
  readonly win: number;
  /** Facts of a message. Reviews of earlier versions have none. */
  readonly place?: Facts;
}
