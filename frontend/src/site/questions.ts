/** What the page asks Python in its worker, and what comes back. */

/** A question: its number, the state it is about, the one after it, the record, the request. */
export type Question = [number, string, string, string, string];
/** The answer to the question of this number, or why Python failed at it. */
export type Answer = [number | Ready, string | null, string];
/** The number of the answer that says whether Python is there; a type, as the worker loads alone. */
export type Ready = 0;
