/** What went wrong in this page since it was loaded, for whoever reports a problem. */

export interface Noted {
  readonly when: string;
  readonly what: string;
}

const MOST = 20;
const LONGEST = 2000;
const noted: Noted[] = [];

/** The latest last. */
export function errors(): readonly Noted[] {
  return noted;
}

export function note(error: unknown): void {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  noted.push({ when: new Date().toISOString(), what: what.slice(0, LONGEST) });
  if (noted.length > MOST) noted.shift();
}

addEventListener("error", ({ error, message }) => note(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => note(reason));
