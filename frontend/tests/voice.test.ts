import { expect, test } from "vitest";
import { voiceFor } from "../src/companion/voice.svelte.ts";

const voice = (name: string, lang: string, parts: Partial<SpeechSynthesisVoice> = {}) =>
  ({ name, lang, localService: false, default: false, ...parts }) as SpeechSynthesisVoice;

const VOICES = [
  voice("far", "de-DE"),
  voice("near", "de_AT", { localService: true }),
  voice("usual", "en-US", { localService: true, default: true }),
  voice("other", "en-GB", { localService: true }),
];

test.each([
  ["de", "near"],
  ["en", "usual"],
  ["ko", undefined],
])("the voice for %s is %s", (language, name) => {
  expect(voiceFor(language, VOICES)?.name).toBe(name);
});
