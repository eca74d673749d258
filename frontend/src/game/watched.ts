/** A table that is watched: of a game that is played, or of one that is looked through. */

import type { Step, Tabletop, Turn, View } from "../engine/types.ts";
import type { Mark } from "./marks.ts";
import type { Telling } from "./playback.ts";

export interface Watched {
  readonly view: Pick<View, "game" | "phase">;
  /** The story so far. */
  readonly turns: readonly Turn[];
  /** The turn that is being told, if one is. */
  readonly telling: Telling | null;
  /** The table as it is shown: in the middle of a telling, as it lay then. */
  readonly table: Tabletop;
  /** The step that is being told. */
  readonly step: Step | null;
  /** What is pointed at besides the telling. */
  spotlight: readonly Mark[];
  /** Tell this step of the turn, and wait there. */
  tellAt(index: number): void;
}
