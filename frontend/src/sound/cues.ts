/** What is heard and felt, and when: each is said on the screen as well. */

import type { Step } from "../engine/types.ts";
import { settings } from "../settings.svelte.ts";
import { sing, type Note } from "./synth.ts";

export type Cue = "action" | "flip" | "garden" | "score" | "won" | "lost";

/** The pitches of one mode, so that all of them go together. */
const [C, D, E, G, A, HIGH_C, HIGH_E, HIGH_G] = [262, 294, 330, 392, 440, 523, 659, 784];

interface Sound {
  readonly notes: readonly Note[];
  /** Milliseconds of vibration and pauses. */
  readonly felt?: readonly number[];
}

function melody(pitches: readonly number[], beat: number, volume: number): Note[] {
  return pitches.map((pitch, index) => ({ at: index * beat, pitch, length: 2.5 * beat, volume }));
}

const SOUNDS: Readonly<Record<Cue, Sound>> = {
  action: { notes: melody([C, G], 0.05, 0.8), felt: [12] },
  flip: { notes: melody([A, HIGH_C], 0.035, 0.45) },
  garden: { notes: melody([E, A], 0.09, 0.55) },
  score: { notes: melody([HIGH_C, HIGH_C, HIGH_C, HIGH_E], 0.11, 0.4) },
  won: {
    notes: melody([C, E, G, HIGH_C, G, HIGH_C, HIGH_E, HIGH_G], 0.16, 1),
    felt: [30, 60, 30, 60, 90],
  },
  lost: { notes: melody([A, G, E, D], 0.24, 0.6), felt: [60] },
};

/** The steps of Ceres' turn, and the scoring, that are heard. */
const CUES: Partial<Record<Step["type"], Cue>> = {
  flip: "flip",
  plant: "garden",
  scoring: "score",
};

export function cueOf({ type }: Step): Cue | undefined {
  return CUES[type];
}

/** Let a cue be heard and felt, unless the player wants it quiet. */
export function play(cue: Cue): void {
  if (!settings.sound) return;
  const { notes, felt } = SOUNDS[cue];
  sing(notes);
  if (felt && "vibrate" in navigator) navigator.vibrate([...felt]);
}
