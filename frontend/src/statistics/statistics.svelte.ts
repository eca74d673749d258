/** The player's finished games: their summary, and files of them. */

import { Asking } from "../engine/asking.svelte.ts";
import type { GameStatistics } from "../engine/types.ts";
import { download, share } from "../files/transfer.ts";
import { storage } from "../site/storage.svelte.ts";
import { readText, writeText } from "../storage.ts";
import type { Choice } from "./filters.ts";

/** The storage key of the player's name in the logger. */
const NAME = "ceres-logger-name";
const TYPES = { bgsplay: "application/json", csv: "text/csv" } as const;

export type PlayFile = keyof typeof TYPES;

/** Return a file of all games as it can be shared: browsers share text, but not JSON. */
export function gamesFile(text: string): File {
  return new File([text], "ceres-games.txt", { type: "text/plain" });
}

export class Statistics extends Asking {
  summary: GameStatistics | null = $state.raw(null);
  /** The player's name in the logger. */
  name = $state(readText(NAME) ?? "");

  /** Load the summary of these games, again until all are counted; the returned function stops. */
  show(choice: Choice): () => void {
    return this.keepAsking(
      () => this.engine.statistics(choice),
      (found) => (this.summary = found),
      ({ sources }) => sources.unknown === 0,
    );
  }

  /** Say whether an imported game is the player's own, and count again. */
  async claim(id: string, mine: boolean, choice: Choice): Promise<void> {
    const found = await this.tried(async () => {
      const { revision } = await this.engine.revision(id);
      await this.engine.setOwnership(id, { mine, revision });
      return this.engine.statistics(choice);
    });
    if (found) this.summary = found;
  }

  /** Save all games, unfinished ones too, in one file. */
  async saveAll(): Promise<void> {
    const text = await this.tried(() => this.engine.archive());
    if (text === null) return;
    download("ceres-games.json", new Blob([text], { type: "application/json" }));
    storage.noteSaved();
  }

  /** Hand the same file to another app; where that fails, it is saved. */
  async shareAll(): Promise<void> {
    const text = await this.tried(() => this.engine.archive());
    if (text === null) return;
    const file = gamesFile(text);
    if (!(await share({ files: [file] }))) download(file.name, file);
    storage.noteSaved();
  }

  /** Hand a game to BG Stats, which asks whether to store it. */
  async openInLogger(id: string): Promise<void> {
    const me = this.name.trim();
    const found = await this.tried(() => this.engine.bgslink(id, { me }));
    if (found) location.assign(found.link);
  }

  /** Save a file of one game, or of all that are shown. */
  async save(kind: PlayFile, choice: Choice, id?: string): Promise<void> {
    const me = this.name.trim();
    writeText(NAME, me);
    const offset = -new Date().getTimezoneOffset();
    const text = await this.tried(() => {
      if (kind === "csv") return this.engine.csv({ ...choice, offset });
      if (id === undefined) return this.engine.bgsplays({ ...choice, me, offset });
      return this.engine.bgsplay(id, { me, offset });
    });
    if (text === null) return;
    const name = id === undefined ? "ceres-plays" : `ceres-${id.slice(0, 6)}`;
    download(`${name}.${kind}`, new Blob([text], { type: TYPES[kind] }));
  }
}
