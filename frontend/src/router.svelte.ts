/**
 * The address of the page, and the screen that it names.
 *
 * Links (`<a href={router.href("/games/…")}>`), Back and Forward work by themselves; code navigates
 * with `router.go`.
 *
 * A server answers every address with the page. Without one only the document itself has an address,
 * and the path is its fragment: `…/#/games/abc?at=7`.
 */

import type { Component } from "svelte";
import { onSite } from "./site/site.ts";

/** The values in an address for the `:names` of its route. */
export type Params = Readonly<Record<string, string>>;
// The props differ from screen to screen; the routes say which each gets.
type Screen = Component<any>;
export type Load = () => Promise<{ default: Screen }>;
export type Routes = Readonly<Record<string, Load>>;

export interface Match {
  readonly load: Load;
  readonly params: Params;
}

/** Return the route of a path, if there is one: `/games/:id` for `/games/abc`. */
export function matchRoute(routes: Routes, path: string): Match | null {
  const given = path.split("/").filter(Boolean);
  for (const [pattern, load] of Object.entries(routes)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== given.length) continue;
    const fits = wanted.every((part, index) => part.startsWith(":") || part === given[index]);
    if (!fits) continue;
    const named = wanted.flatMap((part, index) =>
      part.startsWith(":") ? [[part.slice(1), decode(given[index] ?? "")] as const] : [],
    );
    return { load, params: Object.fromEntries(named) };
  }
  return null;
}

/** Decode a part of an address; one that is cut off in the middle of an escape is returned as is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Return the path within the page as a URL. */
function currentUrl(): URL {
  const path = onSite ? location.hash.slice(1) : location.href.slice(location.origin.length);
  return new URL(path.replace(/^\/*/, "/"), location.origin);
}

class Router {
  #url = $state.raw(currentUrl());
  // Derived, so that a change of the query alone does not create the screen again.
  #path = $derived(this.#url.pathname);

  constructor() {
    addEventListener("popstate", () => this.#update());
    addEventListener("click", (event) => this.#handleClick(event));
  }

  /** The path within the page: `/games/abc`. */
  get path(): string {
    return this.#path;
  }

  /** The query: `?at=7`. */
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  /** What is behind the path and the query: it is never sent to a server. */
  get fragment(): string {
    return this.#url.hash.slice(1);
  }

  /** The address of a path, for links. */
  href(path: string): string {
    return onSite ? `#${path}` : path;
  }

  /** The whole address of a path, to be shared. */
  url(path: string): string {
    return new URL(this.href(path), location.href).href;
  }

  /** Navigate to a path; with `replace`, Back does not lead to the current one. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", this.href(path));
    this.#update();
    if (!replace) scrollTo(0, 0);
  }

  #update(): void {
    this.#url = currentUrl();
  }

  /** Follow a link within the page. */
  #handleClick(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || elsewhere) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const path = onSite ? this.#fragmentPath(link) : link.href.slice(link.origin.length);
    if (path === null || path.startsWith("/api/")) return;
    event.preventDefault();
    this.go(path);
  }

  /** Without a server: return the path in the fragment of a link, if it leads to this document. */
  #fragmentPath(link: HTMLAnchorElement): string | null {
    const same = link.pathname === location.pathname && link.search === location.search;
    return same && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  }
}

export const router = new Router();
