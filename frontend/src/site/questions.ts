/** What the page asks Python in its worker, and what comes back. */

/**
 * A question: its number, the state it is about, the one after it, the record, the request. Without
 * a request the game is only to be at hand, and without a state it asks whether Python is there.
 */
export type Question = [number, string, string, string, string];
/** The answer to the question of this number, or why Python failed at it. */
export type Answer = [number | Gone, string | null, string];
/** Instead of a number: Python could not be started. A type, as the worker loads nothing else. */
export type Gone = -1;
