/** The companion at a real table: the game, the current screen, and the selection. */

import { Coach } from "../coach/coach.svelte.ts";
import type { ActionText, Deck, Drawer, Lot } from "../engine/types.ts";
import { settings } from "../settings.svelte.ts";
import { readText, writeText } from "../storage.ts";
import { Selection } from "../table/selection.svelte.ts";
import { Checklist } from "./checklist.svelte.ts";
import { Navigation, type Route } from "./navigation.svelte.ts";
import { pagesOf, type Page } from "./pages.ts";
import type { RealGame } from "./real_game.svelte.ts";

const TAPPED = "ceres-real-tapped";

export class Companion {
  readonly game: RealGame;
  readonly navigation: Navigation;
  readonly selection: Selection;
  readonly checklist: Checklist;
  readonly coach: Coach;
  /** The Deed that was selected last. */
  lastDeed: Lot | null = $state(null);
  /** The moment that a single tap led to, in this session: then it can be taken back at once. */
  #tapped: string | null = $state(readText(TAPPED, "sessionStorage"));
  /** The pages of the last turn. */
  readonly pages: readonly Page[] = $derived.by(() => pagesOf(this.game.last));

  constructor(game: RealGame) {
    this.game = game;
    this.navigation = new Navigation(game.id);
    this.coach = new Coach(game, () => settings.warn);
    this.selection = new Selection(() => game.view.can);
    this.checklist = new Checklist(game.id, () => game.last?.number ?? 0);
  }

  /** The route of what the player must do next, after all pages were read. */
  get dueRoute(): Route {
    const { real, phase } = this.game.view;
    if (real?.asks) return ["ask"];
    if (phase === "choice") return ["choose"];
    return phase === "over" ? ["result"] : ["do"];
  }

  /** Go to where the player left the game, or to what comes next. */
  arrive(): void {
    const { remembered, route } = this.navigation;
    const isEntry = route.length === 0;
    const again = isEntry && remembered[0] === "ceres" && this.pageAt(remembered.slice(1));
    const first = isEntry && this.game.last?.number === 0 ? this.pages[0] : undefined;
    if (again) this.navigation.go(remembered, true);
    else {
      const isNew = first && remembered.length === 0;
      this.navigation.go(isNew ? this.#routeOf(first) : this.dueRoute, true);
    }
  }

  /** Return the page of the last turn that a route names. */
  pageAt([turn, index]: Route): Page | undefined {
    if (turn !== String(this.game.last?.number)) return undefined;
    return this.pages.find((page) => String(page.index) === index);
  }

  /** Go to the next page after a step of the last turn; -1: to the first page. */
  next(after: number): void {
    const page = this.pages.find(({ index }) => index > after);
    this.navigation.go(page ? this.#routeOf(page) : this.dueRoute);
  }

  /** Return the route of the previous page, if there is one. */
  previousRoute({ index }: Page): Route | null {
    const page = this.pages.findLast((each) => each.index < index);
    return page ? this.#routeOf(page) : null;
  }

  /** The route of the last page, if there is one. */
  get lastPageRoute(): Route | null {
    const page = this.pages.at(-1);
    return page ? this.#routeOf(page) : null;
  }

  /** Play an action, and show its pages; unless the coach warns and the player chooses again. */
  async play(action: ActionText): Promise<void> {
    if (await this.coach.allows(action)) await this.#proceed(() => this.game.play(action));
  }

  /** Enter what was drawn, and show the pages that follow. */
  enter(drawn: readonly string[]): Promise<void> {
    return this.#proceed(() => this.game.enter(drawn));
  }

  /** Enter a single thing that was drawn, with one tap. */
  async enterOne(id: string): Promise<void> {
    const { revision } = this.game;
    await this.enter([id]);
    if (this.game.revision === revision) return;
    this.#tapped = this.#moment;
    writeText(TAPPED, this.#moment, "sessionStorage");
  }

  /** Whether what is shown comes from a single tap, which may have been a wrong one. */
  get mayBeMistapped(): boolean {
    return this.#tapped === this.#moment && this.game.view.undo.can;
  }

  redo(): Promise<void> {
    return this.#proceed(() => this.game.redo());
  }

  /** Set who draws from a deck; what the app draws at once is shown. */
  async setDrawer(deck: Deck, drawer: Drawer): Promise<void> {
    const before = this.game.last?.steps.length ?? 0;
    await this.game.setDrawer(deck, drawer);
    if ((this.game.last?.steps.length ?? 0) > before) this.next(before - 1);
  }

  async undo(): Promise<void> {
    const { revision } = this.game;
    await this.game.undo();
    if (this.game.revision === revision) return;
    this.selection.clear();
    this.navigation.go(this.dueRoute);
  }

  /** Send a request, and show the pages that are new. */
  async #proceed(send: () => Promise<void>): Promise<void> {
    const { revision, last } = this.game;
    await send();
    if (this.game.revision === revision) return;
    this.selection.clear();
    this.checklist.tidy();
    // A turn that waited for something to be drawn has been read so far.
    const same = last && last.number === this.game.last?.number;
    this.next(same ? last.steps.length - 1 : -1);
  }

  /** The revision of the game, and where the player is. */
  get #moment(): string {
    return `${this.game.revision} ${this.navigation.path(...this.navigation.route)}`;
  }

  #routeOf({ index }: Page): Route {
    return ["ceres", String(this.game.last?.number), String(index)];
  }
}
