/** The player's settings, remembered in this browser. */

import { PACES, type Pace } from "./game/playback.ts";
import { readJson, writeJson } from "./storage.ts";
import { languages, preferredLanguage, words } from "./words/words.svelte.ts";

const KEY = "ceres-settings";

export const THEMES = ["system", "light", "dark"] as const;
/** The sizes of the text beside a real table. */
export const SIZES = ["normal", "large", "largest"] as const;

/** The values of each setting, first the one that it has until the player chooses. */
const VALUES = {
  theme: THEMES,
  /** The pace at which Ceres' turn is played back; at first slow enough to read. */
  pace: Object.keys(PACES) as Pace[],
  size: SIZES,
  /** Whether the steps at a real table are read aloud. */
  aloud: [false, true],
  /** Whether actions at a real table can be said. */
  spoken: [false, true],
  /** Whether the player confirms every action. */
  confirm: [false, true],
  /** Whether the coach warns before a blunder. */
  warn: [false, true],
  /** Whether sounds are heard, and the phone vibrates. */
  sound: [true, false],
} as const;
type Name = keyof typeof VALUES;
type Values = { -readonly [Each in Name]: (typeof VALUES)[Each][number] };
type Stored = Partial<Values & { language: string }>;

const NAMES = Object.keys(VALUES) as Name[];

/** Read the stored settings, without values that this version does not know. */
function stored(): Stored {
  const found: Stored = readJson<Stored>(KEY);
  const known = NAMES.filter((name) => (VALUES[name] as readonly unknown[]).includes(found[name]));
  const { language } = found;
  return {
    ...(language !== undefined && languages.has(language) && { language }),
    ...Object.fromEntries(known.map((name) => [name, found[name]])),
  };
}

const dark = matchMedia("(prefers-color-scheme: dark)");

// Each value is read and set as a property.
interface Settings extends Values {}

class Settings {
  #chosen = $state.raw<Stored>(stored());

  constructor() {
    for (const name of NAMES) {
      Object.defineProperty(this, name, {
        get: () => this.#chosen[name] ?? VALUES[name][0],
        set: (value: unknown) => this.#store({ [name]: value }),
      });
    }
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
    // What is chosen in another tab holds in this one, too.
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#follow().catch(() => {}); // keeps its language
    });
    await this.#applyLanguage(this.language);
  }

  async #follow(): Promise<void> {
    this.#chosen = stored();
    this.#applyTheme();
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
    this.#applyTheme();
  }
}

export const settings = new Settings();
