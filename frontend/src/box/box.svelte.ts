/**
 * The cards and tiles of the player's own box: entered once, kept on this device.
 *
 * Whoever begins a game asks `ownBox.complete`, and plays with `ownBox.components`.
 */

import { Refused } from "../engine/engine.ts";
import { engine } from "../engine/engine_choice.ts";
import type { CardId, Problem, TileId } from "../engine/types.ts";
import {
  componentsOf,
  confirmed,
  draftOf,
  type CardDraft,
  type Draft,
  type DraftData,
} from "./draft.ts";
import { keepBox, keptBox, watchKept } from "./keeping.ts";

const AWAY: Problem = { message: { id: "page-notice-away" } };

class OwnBox {
  #draft = $state.raw<Draft | null>(null);
  #approved = $state(false);
  #file = $state("");
  #problem = $state.raw<Problem | null>(null);
  #strange = $state<string | null>(null);
  #kept = $state(true);

  constructor() {
    this.#find();
    watchKept(() => this.#find());
  }

  /** What is entered so far; null: nothing was begun. */
  get draft(): Draft | null {
    return this.#draft;
  }

  /** Whether it can be played with: all of it is entered, and the engine found nothing wrong. */
  get complete(): boolean {
    return this.#approved;
  }

  /** For the options of a game; undefined: there is no box that could be played with. */
  get components(): DraftData | undefined {
    return this.#approved && this.#draft ? componentsOf(this.#draft) : undefined;
  }

  /** The component file, once the engine has written it. */
  get file(): string {
    return this.#approved ? this.#file : "";
  }

  /** Why the engine does not approve what is entered. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** What another version of the page has kept here; it stays until it is put aside. */
  get strange(): string | null {
    return this.#strange;
  }

  /** False: the browser does not keep it, and it is gone with the page. */
  get kept(): boolean {
    return this.#kept;
  }

  change(id: CardId, changes: CardDraft): void {
    if (!this.#draft) return;
    const { cards } = this.#draft;
    const changed = { ...this.#draft, cards: { ...cards, [id]: { ...cards[id], ...changes } } };
    this.#set(confirmed(changed, id));
  }

  count(id: TileId, count: number): void {
    if (!this.#draft) return;
    const changed = { ...this.#draft, tiles: { ...this.#draft.tiles, [id]: count } };
    this.#set(confirmed(changed, "tiles"));
  }

  /** A card, or the tiles, are in the box as the app has them. */
  confirm(part: string): void {
    if (this.#draft) this.#set(confirmed(this.#draft, part), this.#approved);
  }

  /** Another box instead of this one, or none; the answer brings this one back. */
  replace(draft: Draft | null, approved = false): () => void {
    const before = { draft: this.#draft, approved: this.#approved };
    this.#set(draft, approved);
    return () => this.#set(before.draft, before.approved);
  }

  /** Put aside what another version has kept. */
  forget(): void {
    this.#strange = null;
    this.#set(null);
  }

  /** Ask the engine whether what is entered can be played with. */
  async approve(): Promise<void> {
    const asked = this.#draft;
    if (!asked) return;
    try {
      const { file } = await engine.checkComponents(componentsOf(asked));
      if (this.#draft !== asked) return;
      this.#file = file;
      this.#problem = null;
      if (!this.#approved) this.#set(asked, true);
    } catch (error) {
      if (this.#draft !== asked) return;
      // Nobody answers: what was approved before stays so.
      if (error instanceof Refused) this.#set(asked, false);
      this.#problem = error instanceof Refused ? error.problem : AWAY;
    }
  }

  /** The box of a component file; throws `Refused` with all that is wrong with it. */
  async take(text: string): Promise<() => void> {
    const { components, file, rebuilt } = await engine.checkComponents(text);
    this.#file = file;
    return this.replace(draftOf(components, rebuilt), true);
  }

  #set(draft: Draft | null, approved = false): void {
    this.#draft = draft;
    this.#approved = approved;
    this.#problem = null;
    this.#kept = keepBox(draft && { draft, approved });
  }

  #find(): void {
    const found = keptBox();
    const box = found && "draft" in found ? found : null;
    this.#strange = found && "strange" in found ? found.strange : null;
    this.#draft = box?.draft ?? null;
    this.#approved = box?.approved ?? false;
  }
}

export const ownBox = new OwnBox();
