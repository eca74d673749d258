/**
 * The address of the page, and which screen it means.
 *
 * Links (`<a href={router.href("/games/…")}>`) work by themselves, so do Back and Forward; code goes
 * somewhere with `router.go`.
 *
 * A server answers every address with the page. Without one only the document itself has an address,
 * and where one is in the page stands behind it: `…/#/games/abc?at=7`.
 */

import type { Component } from "svelte";
import { onSite } from "./site/site.ts";

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

/** Where one is in the page, as if its paths were all there is. */
function here(): URL {
  const path = onSite ? location.hash.slice(1) : location.href.slice(location.origin.length);
  return new URL(path.replace(/^\/*/, "/"), location.origin);
}

class Router {
  #here = $state.raw(here());
  // Derived: a change of the query alone must not make the screen anew.
  #path = $derived(this.#here.pathname);

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

  /** The part of the screen that is meant: `C2` of `/rules#C2`; empty if none is. */
  get part(): string {
    return decoded(this.#here.hash.slice(1));
  }

  /** The address of a path, for links. */
  href(path: string): string {
    return onSite ? `#${path}` : path;
  }

  /** The address of a path, to be given to others. */
  url(path: string): string {
    return new URL(this.href(path), location.href).href;
  }

  /** Go to a path; with `replace` Back does not lead to where one was. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", this.href(path));
    this.#arrive();
    if (!replace) scrollTo(0, 0);
  }

  #arrive(): void {
    this.#here = here();
  }

  /** A click on a link within the page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || elsewhere) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const path = onSite ? this.#pathBehind(link) : link.href.slice(link.origin.length);
    if (path === null || path.startsWith("/api/")) return;
    event.preventDefault();
    this.go(path);
  }

  /** Without a server: the path that a link means, if it is one of this document. */
  #pathBehind(link: HTMLAnchorElement): string | null {
    const same = link.pathname === location.pathname && link.search === location.search;
    return same && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  }
}

export const router = new Router();
