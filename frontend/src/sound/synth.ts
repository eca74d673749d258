/** Soft tones, made by the browser: a short attack, then each fades away by itself. */

export interface Note {
  /** When it begins, in seconds. */
  readonly at: number;
  /** In hertz. */
  readonly pitch: number;
  /** How long it fades, in seconds. */
  readonly length: number;
  /** 1 is as loud as anything here gets. */
  readonly volume: number;
}

const LOUDEST = 0.12;
const ATTACK = 0.012;
const SILENT = 0.0001;

let context: AudioContext | null = null;

export function sing(notes: readonly Note[]): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // Until the first touch of the page, the browser keeps it silent.
  if (context.state === "suspended") void context.resume().catch(() => {});
  for (const note of notes) sound(context, note);
}

function sound(context: AudioContext, { at, pitch, length, volume }: Note): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(SILENT, begin);
  gain.gain.exponentialRampToValueAtTime(LOUDEST * volume, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, begin + ATTACK + length);
  tone.connect(gain).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + ATTACK + length);
}
