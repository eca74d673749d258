/**
 * Where somebody is in a game at a real table: part of the address, `?at=ceres/12/3`, so that Back
 * and reload lead there again; and remembered, so that a game opened again goes on there.
 */

import { router } from "../router.svelte.ts";

const KEY = "ceres-real-at";

/** What is looked at, and what of it: `buy`, `buy C4`, `ceres 12 3`. */
export type At = readonly string[];

export class Way {
  readonly #id: string;
  #last: At = [];
  constructor(id: string) {
    this.#id = id;
  }

  /**
   * Where the address leads; nothing if it names the game alone. While another screen is on its way,
   * it is that one's address: then, where it led before.
   */
  get at(): At {
    if (this.here) this.#last = parts(router.query.get("at"));
    return this.#last;
  }

  /** Whether the address is one of this game. */
  get here(): boolean {
    return router.path === `/real/${this.#id}`;
  }

  /** Whether the reason of what is shown lies over it: so that Back closes it, as a sheet. */
  get why(): boolean {
    return this.here && router.query.has("why");
  }

  /** Show the reason of what is shown. */
  askWhy(): void {
    router.go(`${this.to(...this.at)}&why=1`);
  }

  /** It has been read. */
  closeWhy(): void {
    if (this.why) router.go(this.to(...this.at), { replace: true });
  }

  /** Where this game was left. */
  get left(): At {
    return parts(remembered()[this.#id] ?? null);
  }

  /** The address of a place in the game. */
  to(...at: readonly (string | number)[]): string {
    return `/real/${this.#id}${at.length > 0 ? `?at=${at.join("/")}` : ""}`;
  }

  /** Go there; with `replace` Back does not lead to where one was. */
  go(at: readonly (string | number)[], replace = false): void {
    router.go(this.to(...at), { replace });
    remember(this.#id, at.join("/"));
  }
}

function parts(text: string | null): At {
  return text ? text.split("/") : [];
}

function remembered(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Of the game played last only: others begin where it is somebody's turn. */
function remember(id: string, at: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ [id]: at }));
  } catch {
    // Storage is full or denied: the address still knows it.
  }
}
