/** Errors in this page since it was loaded, for problem reports. */

export interface LoggedError {
  readonly when: string;
  readonly what: string;
}

const MAX_ERRORS = 20;
const MAX_LENGTH = 2000;
const logged: LoggedError[] = [];

/** Return the logged errors, latest last. */
export function errors(): readonly LoggedError[] {
  return logged;
}

export function logError(error: unknown): void {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  logged.push({ when: new Date().toISOString(), what: what.slice(0, MAX_LENGTH) });
  if (logged.length > MAX_ERRORS) logged.shift();
}

addEventListener("error", ({ error, message }) => logError(error ?? message));
addEventListener("unhandledrejection", ({ reason }) => logError(reason));
