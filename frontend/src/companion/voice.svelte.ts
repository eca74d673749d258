/** Reads the steps at a real table aloud, with a voice of the browser in the language of the page. */

import { settings } from "../settings.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** Return the best voice for a language: one on this device, else any. */
export function voiceFor(
  language: string,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  // Some browsers write `en_US`.
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  const rank = ({ localService, default: usual }: SpeechSynthesisVoice): number =>
    2 * Number(localService) + Number(usual);
  return fitting.sort((a, b) => rank(b) - rank(a))[0];
}

class Voice {
  /** Missing in some browsers. */
  readonly #synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  #voices: readonly SpeechSynthesisVoice[] = $state.raw(this.#synthesis?.getVoices() ?? []);
  readonly #voice = $derived(voiceFor(words.language, this.#voices));

  constructor() {
    // Browsers load their voices after the page.
    this.#synthesis?.addEventListener?.("voiceschanged", () => {
      this.#voices = this.#synthesis?.getVoices() ?? [];
    });
  }

  /** Whether there is a voice for the language of the page. */
  get exists(): boolean {
    return this.#voice !== undefined;
  }

  /** Whether steps are read aloud: the player wants it, and there is a voice. */
  get isOn(): boolean {
    return settings.aloud && this.exists;
  }

  /** Say sentences in place of what is being said; the returned function stops. */
  say(sentences: readonly string[]): () => void {
    this.stop();
    for (const sentence of sentences) {
      // One by one: long utterances are cut off by some browsers.
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = this.#voice ?? null;
      utterance.lang = this.#voice?.lang ?? words.language;
      this.#synthesis?.speak(utterance);
    }
    return () => this.stop();
  }

  stop(): void {
    this.#synthesis?.cancel();
  }
}

export const voice = new Voice();
