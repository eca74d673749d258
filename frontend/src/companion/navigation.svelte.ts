/**
 * Where the player is in a game at a real table. The route is part of the address,
 * `?at=ceres/12/3`, so that Back and reload work; and remembered, so that a game opened again goes
 * on there.
 */

import { parseAction } from "../coach/action_display.ts";
import type { ActionText } from "../engine/types.ts";
import { router } from "../router.svelte.ts";
import { readJson, writeJson } from "../storage.ts";

const KEY = "ceres-real-at";

/** A screen and its parameters: `buy`, `buy C4`, `ceres 12 3`. */
export type Route = readonly string[];

/** Return the route where this action is filled in; none for Income, which takes a single tap. */
export function routeOf(action: ActionText): Route {
  const { kind, piece, lots } = parseAction(action);
  if (kind === "buy") return ["buy", ...lots];
  const named = lots.join(".");
  if (kind === "place") return ["choose", named];
  return kind === "build" && piece ? ["build", piece, named] : [];
}

export class Navigation {
  readonly #id: string;
  #last: Route = [];
  constructor(id: string) {
    this.#id = id;
  }

  /**
   * The route of the address; empty if it names the game alone. While another screen is loading,
   * the address is already that of the other screen: then the last route.
   */
  get route(): Route {
    if (this.isCurrent) this.#last = parse(router.query.get("at"));
    return this.#last;
  }

  /** Whether the address is one of this game. */
  get isCurrent(): boolean {
    return router.path === `/real/${this.#id}`;
  }

  /** Whether the reason of what is shown is open: part of the address, so that Back closes it. */
  get reasonOpen(): boolean {
    return this.isCurrent && router.query.has("why");
  }

  openReason(): void {
    router.go(`${this.path(...this.route)}&why=1`);
  }

  closeReason(): void {
    if (this.reasonOpen) router.go(this.path(...this.route), { replace: true });
  }

  /** The route where the player left this game. */
  get remembered(): Route {
    return parse(readJson<Record<string, string>>(KEY)[this.#id] ?? null);
  }

  /** Return the path of a route. */
  path(...route: readonly (string | number)[]): string {
    return `/real/${this.#id}${route.length > 0 ? `?at=${route.join("/")}` : ""}`;
  }

  /** Navigate to a route; with `replace`, Back does not lead to the current one. */
  go(route: readonly (string | number)[], replace = false): void {
    router.go(this.path(...route), { replace });
    // Only that of the game played last: others start where they are.
    writeJson(KEY, { [this.#id]: route.join("/") });
  }
}

function parse(text: string | null): Route {
  return text ? text.split("/") : [];
}
