/** The messages between the page and its workers. */

/** What happens before the game can be played, and played without a network. */
export type Stage = "load" | "python" | "rules" | "store";
/** How far it is: the stage, and the share of all stages that is done. */
export interface Progress {
  readonly stage: Stage;
  readonly share: number;
}

/**
 * A question: its number, the rows of games, records, and the request, as `ceres.library.page` takes
 * them. Without a request, the question is whether Python is ready.
 */
export type Question = [number, string, string, string];
/** The answer to the question of this number, or the error. */
export type Answer = [number | Gone | Noted, string | null, string];
// Instead of a number; types, as the worker loads nothing else.
/** Python could not be started. */
export type Gone = -1;
/** Nothing is answered: something is worth a line in a problem report. */
export type Noted = -2;
/** The name of a worker that does jobs, and plays no game: its questions have no rows. */
export type JobWorker = "jobs";
