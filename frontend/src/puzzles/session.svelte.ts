/** One question after the other: of the book, of a theme, of the day, or of the player's games. */

import { BackgroundJob } from "../coach/background_job.svelte.ts";
import { reviewOf, type GameReview } from "../coach/game_review.svelte.ts";
import { dayOf, practiceOn } from "../coach/practice.ts";
import { reviews } from "../coach/review_store.ts";
import { dayAt } from "../days/calendar.ts";
import { engine } from "../engine/engine_choice.ts";
import { jobs, type JobControl } from "../engine/jobs.ts";
import type { ShownDecision, Standing, Theme, ThemeCount } from "../engine/types.ts";
import { keepPractice, keptPractice } from "./practice.ts";
import { PuzzleGame } from "./puzzle_game.svelte.ts";
import { bookQuestion, ownQuestion, type Question } from "./question.ts";

/** Where questions come from. */
export type Source =
  | { readonly from: "book"; readonly id: string }
  | { readonly from: "day" | "next" }
  | { readonly from: "theme"; readonly theme: Theme }
  /** Decisions to try again today; or all of a game that could have been better. */
  | { readonly from: "mine"; readonly game: string | null };

/** Return the source that an address names. */
export function sourceOf(id: string | undefined, query: URLSearchParams): Source {
  const theme = query.get("theme");
  const game = query.get("game");
  if (id === "today") return { from: "day" };
  if (id !== undefined) return { from: "book", id };
  if (game !== null || query.has("mine")) return { from: "mine", game };
  return theme === null ? { from: "next" } : { from: "theme", theme: theme as Theme };
}

export class PuzzleSession {
  readonly source: Source;
  readonly job = new BackgroundJob<unknown>();
  game: PuzzleGame | null = $state.raw(null);
  /** How the player fares with puzzles, once one was asked. */
  standing: Standing | null = $state.raw(null);
  themes: readonly ThemeCount[] = $state.raw([]);
  /** Whether all of the player's own decisions were tried. */
  done = $state(false);
  #own: (readonly [GameReview, ShownDecision])[] | null = null;

  constructor(source: Source) {
    this.source = source;
  }

  /** Ask the next question. */
  async next(): Promise<void> {
    const { source, job } = this;
    this.game = null;
    const question =
      source.from === "mine"
        ? await this.job.begin(() => this.#ownDecision(source.game))
        : await this.job.begin((control) => this.#puzzle(source, control));
    this.game = question === null ? null : new PuzzleGame(question as Question, this);
    this.done = question === null && !job.problem && !job.stopped;
  }

  async #puzzle(source: Source, control: JobControl<unknown>): Promise<Question> {
    const given = {
      today: dayAt(new Date()),
      practice: keptPractice(),
      wanted: source.from === "book" ? source.id : null,
      daily: source.from === "day",
      theme: source.from === "theme" ? source.theme : null,
    };
    const asked = await jobs.puzzle(given, control);
    this.standing = asked.standing;
    this.themes = asked.themes;
    const note = (right: boolean) => this.#note(asked.puzzle.id, right);
    return bookQuestion(asked, note, jobs);
  }

  async #note(asked: string, right: boolean): ReturnType<Question["note"]> {
    const given = { today: dayAt(new Date()), practice: keptPractice(), asked, right };
    const { practice, standing, moved } = await jobs.attempt(given);
    keepPractice(practice);
    this.standing = standing;
    return moved;
  }

  /** Return the next decision of the player's own; `null` at the end. */
  async #ownDecision(game: string | null): Promise<Question | null> {
    this.#own ??= await this.#decisions(game);
    const [first, ...others] = this.#own;
    this.#own = others;
    return first ? ownQuestion(...first, jobs) : null;
  }

  async #decisions(game: string | null): Promise<(readonly [GameReview, ShownDecision])[]> {
    const due = game === null ? await practiceOn(dayOf(), engine, reviews) : [{ id: game }];
    const found = await Promise.all(
      due.map(async ({ id }) => {
        const review = reviewOf(id, engine, reviews);
        await review.load();
        const decisions = game === null ? review.due : review.losses;
        return decisions.map((entry) => [review, entry] as const);
      }),
    );
    return found.flat();
  }
}
