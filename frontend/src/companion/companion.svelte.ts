/** The companion at a real table: the game, the current screen, and the selection. */

import { Coach } from "../coach/coach.svelte.ts";
import type { ActionText, Deck, Drawer, Lot } from "../engine/types.ts";
import { settings } from "../settings.svelte.ts";
import { readText, writeText } from "../storage.ts";
import { Selection } from "../table/selection.svelte.ts";
import { Checklist } from "./checklist.svelte.ts";
import { Navigation, type Route } from "./navigation.svelte.ts";
import { instructionIdsOf, pagesOf, type Page } from "./pages.ts";
import type { RealGame } from "./real_game.svelte.ts";
import { Told } from "./told.svelte.ts";

const TAPPED = "ceres-real-tapped";

export class Companion {
  readonly game: RealGame;
  readonly navigation: Navigation;
  readonly selection: Selection;
  readonly checklist: Checklist;
  readonly coach: Coach;
  readonly told: Told;
  /** The Deed that was selected last. */
  lastDeed: Lot | null = $state(null);
  /** What a screen reader announces: the sentences of the current screen. */
  announced = $state("");
  /** The moment that a single tap led to, in this session: then it can be taken back at once. */
  #tapped: string | null = $state(readText(TAPPED, "sessionStorage"));
  /** How much had been told before that. */
  #toldBefore = 0;
  /** The pages of the last turn. */
  readonly pages: readonly Page[] = $derived.by(() => pagesOf(this.game.last));

  constructor(game: RealGame) {
    this.game = game;
    this.navigation = new Navigation(game.id);
    this.coach = new Coach(game, () => settings.warn);
    this.selection = new Selection(() => game.view.can);
    this.checklist = new Checklist(game.id, () => game.last?.number ?? 0);
    this.told = new Told(game.id, () => game.last);
  }

  /** The route of what the player must do next: the table is told everything first. */
  get dueRoute(): Route {
    const { real, phase } = this.game.view;
    const untold = this.pages.find((page) => this.#isUntold(page));
    if (untold) return this.#routeOf(untold);
    if (real?.asks) return ["ask"];
    if (phase === "choice") return ["choose"];
    return phase === "over" ? ["result"] : ["do"];
  }

  /** Go to where the player left the game, or to what comes next. */
  arrive(): void {
    const { remembered, route } = this.navigation;
    const isEntry = route.length === 0;
    const again = isEntry && remembered[0] === "ceres" && this.pageAt(remembered.slice(1));
    this.navigation.go(again ? remembered : this.dueRoute, true);
  }

  /** Return the page of the last turn that a route names. */
  pageAt([turn, index]: Route): Page | undefined {
    if (turn !== String(this.game.last?.number)) return undefined;
    const step = Number(index);
    return this.pages.find(({ begins, index }) => begins <= step && step <= index);
  }

  /** Go on from the page of this step: the table was told it. */
  next(after: number): void {
    const page = this.pages.find(({ index }) => index > after);
    const told = page ? page.begins : (this.game.last?.steps.length ?? 0);
    if (told > this.told.count) this.told.set(told);
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
    this.#toldBefore = this.told.count;
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
    return this.#proceed(() => this.game.playAgain(this.#done));
  }

  /** Set who draws from a deck; what that needs by hand is shown when the player goes on. */
  setDrawer(deck: Deck, drawer: Drawer): Promise<void> {
    const done = this.#done;
    this.told.set(this.told.count);
    return this.game.setDrawer(deck, drawer, done);
  }

  undo(): Promise<void> {
    const seen = this.mayBeMistapped ? this.#toldBefore : this.#done;
    return this.#proceed(() => this.game.takeBack(seen));
  }

  /** How many steps are done by hand: those told, and those of this page if all are ticked. */
  get #done(): number {
    const page =
      this.navigation.route[0] === "ceres" && this.pageAt(this.navigation.route.slice(1));
    const { count } = this.told;
    if (!page || page.begins !== count) return count;
    const ids = instructionIdsOf(page);
    const isDone = ids.length > 0 && ids.every((id) => this.checklist.has(id));
    return isDone ? page.index + 1 : count;
  }

  #isUntold({ index }: Page): boolean {
    return index >= this.told.count;
  }

  /** Send a request, and show the pages that are new. */
  async #proceed(send: () => Promise<void>): Promise<void> {
    const { revision } = this.game;
    // What is known to have been told must be known of the next turn, too.
    this.told.set(this.told.count);
    await send();
    if (this.game.revision === revision) return;
    this.selection.clear();
    this.checklist.tidy();
    this.#skipSilent();
    this.navigation.go(this.dueRoute);
  }

  /** Steps that need no telling are told. */
  #skipSilent(): void {
    const untold = this.pages.find((page) => this.#isUntold(page));
    this.told.set(
      untold ? Math.max(untold.begins, this.told.count) : (this.game.last?.steps.length ?? 0),
    );
  }

  /** The revision of the game, and where the player is. */
  get #moment(): string {
    return `${this.game.revision} ${this.navigation.path(...this.navigation.route)}`;
  }

  #routeOf({ index }: Page): Route {
    return ["ceres", String(this.game.last?.number), String(index)];
  }
}
