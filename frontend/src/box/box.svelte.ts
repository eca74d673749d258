/**
 * The cards and tiles of the player's own box: entered once, stored on this device.
 *
 * A new game can be played with `ownBox.components` if `ownBox.complete`.
 */

import { Refused } from "../engine/engine.ts";
import { engine } from "../engine/engine_choice.ts";
import type { CardId, Problem, TileId } from "../engine/types.ts";
import { problemOf } from "../look/problems.ts";
import { loadBox, saveBox, watchBox } from "./box_storage.ts";
import {
  componentsOf,
  draftOf,
  withConfirmed,
  type CardDraft,
  type Draft,
  type DraftData,
} from "./draft.ts";

class OwnBox {
  #draft = $state.raw<Draft | null>(null);
  #approved = $state(false);
  #file = $state("");
  #problem = $state.raw<Problem | null>(null);
  #unreadable = $state<string | null>(null);
  #stored = $state(true);

  constructor() {
    this.#load();
    watchBox(() => this.#load());
  }

  /** The box as far as entered; `null` if it was not begun. */
  get draft(): Draft | null {
    return this.#draft;
  }

  /** Whether it can be played with: it is complete, and the engine found no fault. */
  get complete(): boolean {
    return this.#approved;
  }

  /** The component data for a new game; `undefined` if the box is not complete. */
  get components(): DraftData | undefined {
    return this.#approved && this.#draft ? componentsOf(this.#draft) : undefined;
  }

  /** The component file, once the engine has written it. */
  get file(): string {
    return this.#approved ? this.#file : "";
  }

  /** The faults that the engine found. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** A box stored by another version of the page; it is not changed until it is discarded. */
  get unreadable(): string | null {
    return this.#unreadable;
  }

  /** Whether the browser has stored it; if not, it is lost with the page. */
  get stored(): boolean {
    return this.#stored;
  }

  change(id: CardId, changes: CardDraft): void {
    if (!this.#draft) return;
    const { cards } = this.#draft;
    const changed = { ...this.#draft, cards: { ...cards, [id]: { ...cards[id], ...changes } } };
    this.#set(withConfirmed(changed, id));
  }

  count(id: TileId, count: number): void {
    if (!this.#draft) return;
    const changed = { ...this.#draft, tiles: { ...this.#draft.tiles, [id]: count } };
    this.#set(withConfirmed(changed, "tiles"));
  }

  /** Confirm that a card, or the tiles, are the same as those of the app. */
  confirm(part: string): void {
    if (this.#draft) this.#set(withConfirmed(this.#draft, part), this.#approved);
  }

  /** Replace the box by another one, or by none; the returned function restores it. */
  replace(draft: Draft | null, approved = false): () => void {
    const before = { draft: this.#draft, approved: this.#approved };
    this.#set(draft, approved);
    return () => this.#set(before.draft, before.approved);
  }

  /** Discard the box of another version. */
  discard(): void {
    this.#unreadable = null;
    this.#set(null);
  }

  /** Have the engine check the box. */
  async approve(): Promise<void> {
    const asked = this.#draft;
    if (!asked) return;
    try {
      const { file } = await engine.components({ data: componentsOf(asked) });
      if (this.#draft !== asked) return;
      this.#file = file;
      this.#problem = null;
      if (!this.#approved) this.#set(asked, true);
    } catch (error) {
      if (this.#draft !== asked) return;
      // Without an answer, an approved box stays approved.
      if (error instanceof Refused) this.#set(asked, false);
      this.#problem = problemOf(error);
    }
  }

  /** Replace the box by that of a component file; throws `Refused` with all its faults. */
  async open(text: string): Promise<() => void> {
    const { components, file, rebuilt } = await engine.components({ data: text });
    this.#file = file;
    return this.replace(draftOf(components, rebuilt), true);
  }

  #set(draft: Draft | null, approved = false): void {
    this.#draft = draft;
    this.#approved = approved;
    this.#problem = null;
    this.#stored = saveBox(draft && { draft, approved });
  }

  #load(): void {
    const found = loadBox();
    const box = found && "draft" in found ? found : null;
    this.#unreadable = found && "unreadable" in found ? found.unreadable : null;
    this.#draft = box?.draft ?? null;
    this.#approved = box?.approved ?? false;
  }
}

export const ownBox = new OwnBox();
