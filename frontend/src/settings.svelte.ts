/** The player's settings, remembered in this browser. */

import { PACES, type Pace } from "./game/playback.ts";
import { readJson, writeJson } from "./storage.ts";
import { languages, preferredLanguage, words } from "./words/words.svelte.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** The sizes of the text beside a real table. */
export const SIZES = ["normal", "large", "largest"] as const;
export type Size = (typeof SIZES)[number];

const KEY = "ceres-settings";

interface Stored {
  language?: string;
  theme?: Theme;
  pace?: Pace;
  size?: Size;
  confirm?: boolean;
  sound?: boolean;
  aloud?: boolean;
  warn?: boolean;
}

/** Read the stored settings, without values that this version does not know. */
function stored(): Stored {
  const { language, theme, pace, size, confirm, sound, aloud, warn } = readJson<Stored>(KEY);
  return {
    ...(language !== undefined && languages.has(language) && { language }),
    ...(theme !== undefined && THEMES.includes(theme) && { theme }),
    ...(pace !== undefined && Object.hasOwn(PACES, pace) && { pace }),
    ...(size !== undefined && SIZES.includes(size) && { size }),
    ...(typeof confirm === "boolean" && { confirm }),
    ...(typeof sound === "boolean" && { sound }),
    ...(typeof aloud === "boolean" && { aloud }),
    ...(typeof warn === "boolean" && { warn }),
  };
}

const dark = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  #chosen = $state.raw<Stored>(stored());

  get theme(): Theme {
    return this.#chosen.theme ?? "system";
  }

  set theme(theme: Theme) {
    this.#store({ theme });
    this.#applyTheme();
  }

  /** The pace at which Ceres' turn is played back; at first slow enough to read. */
  get pace(): Pace {
    return this.#chosen.pace ?? "slow";
  }

  set pace(pace: Pace) {
    this.#store({ pace });
  }

  get size(): Size {
    return this.#chosen.size ?? "normal";
  }

  set size(size: Size) {
    this.#store({ size });
  }

  /** Whether the steps at a real table are read aloud. */
  get aloud(): boolean {
    return this.#chosen.aloud ?? false;
  }

  set aloud(aloud: boolean) {
    this.#store({ aloud });
  }

  /** Whether the player confirms every action. */
  get confirm(): boolean {
    return this.#chosen.confirm ?? false;
  }

  set confirm(confirm: boolean) {
    this.#store({ confirm });
  }

  /** Whether the coach warns before a blunder. */
  get warn(): boolean {
    return this.#chosen.warn ?? false;
  }

  set warn(warn: boolean) {
    this.#store({ warn });
  }

  /** Whether sounds are heard, and the phone vibrates. */
  get sound(): boolean {
    return this.#chosen.sound ?? true;
  }

  set sound(sound: boolean) {
    this.#store({ sound });
  }

  get language(): string {
    return this.#chosen.language ?? preferredLanguage(navigator.languages);
  }

  /** Change the language once its words are loaded. */
  async setLanguage(language: string): Promise<void> {
    await this.#applyLanguage(language);
    this.#store({ language });
  }

  /** Apply the settings to the page; there are no words before this. */
  async apply(): Promise<void> {
    this.#applyTheme();
    dark.addEventListener("change", () => this.#applyTheme());
    await this.#applyLanguage(this.language);
  }

  async #applyLanguage(language: string): Promise<void> {
    await words.setLanguage(language);
    document.documentElement.lang = language;
  }

  #applyTheme(): void {
    const system = dark.matches ? "dark" : "light";
    document.documentElement.dataset["theme"] = this.theme === "system" ? system : this.theme;
  }

  #store(changes: Stored): void {
    this.#chosen = { ...this.#chosen, ...changes };
    writeJson(KEY, this.#chosen);
  }
}

export const settings = new Settings();
