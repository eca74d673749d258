/** Listens to an action that is said, where the browser recognises speech. Nothing is played by it. */

import { BOX } from "../game/components.ts";
import { settings } from "../settings.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** What of the browser's speech recognition is used; TypeScript has no types of it. */
interface Recognition extends EventTarget {
  lang: string;
  maxAlternatives: number;
  start(): void;
  abort(): void;
}
type Results = readonly (readonly { readonly transcript: string }[])[];

const browser = globalThis as {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};
const Recognizer = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;

/** As many readings as are asked for, and sent on; and how long each may be. */
const READINGS = 5;
const LONGEST = 80;

/** Why nothing was heard: silence, a microphone that may not be used, or something else. */
export type Deafness = "silence" | "denied" | "failed";

class Hearing {
  readonly exists = Recognizer !== undefined;

  /** Whether actions can be said: the player wants it, and the browser recognises speech. */
  get isOn(): boolean {
    return settings.spoken && this.exists;
  }

  /** Listen to one utterance: `heard` gets what may have been said, the likeliest first. */
  listen(
    heard: (said: readonly string[]) => void,
    failed: (why: Deafness) => void,
  ): (() => void) | undefined {
    if (!Recognizer) return undefined;
    const recognition = new Recognizer();
    recognition.lang = words.language;
    recognition.maxAlternatives = READINGS;
    let answered = false;
    const once = (answer: () => void): void => {
      if (!answered) answer();
      answered = true;
    };
    recognition.addEventListener("result", (event) => {
      const said = readingsOf((event as Event & { results: Results }).results);
      once(() => heard(said));
    });
    recognition.addEventListener("error", (event) => {
      const { error } = event as Event & { error: string };
      once(() => failed(reasonOf(error)));
    });
    recognition.addEventListener("end", () => once(() => failed("silence")));
    recognition.start();
    return () => once(() => recognition.abort());
  }
}

/** Return each different reading of an utterance, as far as it is sent on. */
export function readingsOf(results: Results): string[] {
  const [utterance = []] = results;
  const said = [...utterance].map(({ transcript }) => transcript.trim().slice(0, LONGEST));
  return [...new Set(said)].slice(0, READINGS);
}

function reasonOf(error: string): Deafness {
  if (error === "not-allowed" || error === "service-not-allowed") return "denied";
  return error === "no-speech" || error === "aborted" ? "silence" : "failed";
}

/** Return what actions, Lots and pieces are called in the language of the page. */
export function vocabulary(): string {
  const pieces = [...BOX.buildings, ...BOX.monuments];
  const names = pieces.map(({ id }) => `${id}: ${words.name("piece", id)}`);
  return [words.say("heard-words"), ...names].join("\n");
}

export const hearing = new Hearing();
