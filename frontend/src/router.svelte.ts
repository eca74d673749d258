/**
 * The address of the page, and which screen it means.
 *
 * Ordinary links (`<a href="/games/…">`) work by themselves, so do Back and Forward; code goes
 * somewhere with `router.go`.
 */

import type { Component } from "svelte";

/** What stands in an address for the `:names` of its route. */
export type Params = Readonly<Record<string, string>>;
// What a screen is given differs from screen to screen; the routes say what each gets.
type Screen = Component<any>;
export type Load = () => Promise<{ default: Screen }>;
export type Routes = Readonly<Record<string, Load>>;

export interface Found {
  readonly load: Load;
  readonly params: Params;
}

/** The folder that the page lies in, without a slash at the end. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The route of a path, if there is one: `/games/:id` is that of `/games/abc`. */
export function find(routes: Routes, path: string): Found | null {
  const given = path.split("/").filter(Boolean);
  for (const [pattern, load] of Object.entries(routes)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== given.length) continue;
    const fits = wanted.every((part, index) => part.startsWith(":") || part === given[index]);
    if (!fits) continue;
    const named = wanted.flatMap((part, index) =>
      part.startsWith(":") ? [[part.slice(1), decoded(given[index] ?? "")] as const] : [],
    );
    return { load, params: Object.fromEntries(named) };
  }
  return null;
}

/** What a part of an address means; one that was cut off in the middle means itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #here = $state.raw(new URL(location.href));
  // Derived: a change of the query alone must not make the screen anew.
  #path = $derived(this.#here.pathname.slice(BASE.length) || "/");

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** The path within the page: `/games/abc`. */
  get path(): string {
    return this.#path;
  }

  /** What stands behind the path: `?at=7`. */
  get query(): URLSearchParams {
    return this.#here.searchParams;
  }

  /** The address of a path, for links. */
  href(path: string): string {
    return BASE + path;
  }

  /** Go to a path; with `replace` Back does not lead to where one was. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", this.href(path));
    this.#arrive();
    if (!replace) scrollTo(0, 0);
  }

  #arrive(): void {
    this.#here = new URL(location.href);
  }

  /** A click on a link within the page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || elsewhere) return;
    const within = link.origin === location.origin && link.pathname.startsWith(`${BASE}/`);
    if (!within || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith(`${BASE}/api/`)) return;
    event.preventDefault();
    this.go(link.pathname.slice(BASE.length) + link.search + link.hash);
  }
}

export const router = new Router();
