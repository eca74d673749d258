/** What the player has chosen, remembered in this browser: language, theme, pace of Ceres' turn, size. */

import { PACES, type Pace } from "./game/playback.ts";
import { chosenLanguage, languages, words } from "./words/words.svelte.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** How large the words are beside a real table. */
export const SIZES = ["normal", "large", "largest"] as const;
export type Size = (typeof SIZES)[number];

const KEY = "ceres-settings";

interface Remembered {
  language?: string;
  theme?: Theme;
  pace?: Pace;
  size?: Size;
}

/** What was remembered, as far as it can be used. */
function remembered(): Remembered {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Remembered;
    const { language, theme, pace, size } = last;
    return {
      ...(language !== undefined && languages.has(language) && { language }),
      ...(theme !== undefined && THEMES.includes(theme) && { theme }),
      ...(pace !== undefined && Object.hasOwn(PACES, pace) && { pace }),
      ...(size !== undefined && SIZES.includes(size) && { size }),
    };
  } catch {
    return {};
  }
}

const night = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  #chosen = $state.raw<Remembered>(remembered());

  get theme(): Theme {
    return this.#chosen.theme ?? "system";
  }

  set theme(theme: Theme) {
    this.#remember({ theme });
    this.#showTheme();
  }

  /** How fast Ceres' turn is told; at first slowly enough to read it. */
  get pace(): Pace {
    return this.#chosen.pace ?? "slow";
  }

  set pace(pace: Pace) {
    this.#remember({ pace });
  }

  get size(): Size {
    return this.#chosen.size ?? "normal";
  }

  set size(size: Size) {
    this.#remember({ size });
  }

  get language(): string {
    return this.#chosen.language ?? chosenLanguage(navigator.languages);
  }

  /** Change the language, once its words are there. */
  async speak(language: string): Promise<void> {
    await this.#speak(language);
    this.#remember({ language });
  }

  /** Show the page as it was chosen; before this there are no words. */
  async begin(): Promise<void> {
    this.#showTheme();
    night.addEventListener("change", () => this.#showTheme());
    await this.#speak(this.language);
  }

  async #speak(language: string): Promise<void> {
    await words.speak(language);
    document.documentElement.lang = language;
  }

  #showTheme(): void {
    const system = night.matches ? "dark" : "light";
    document.documentElement.dataset["theme"] = this.theme === "system" ? system : this.theme;
  }

  #remember(changes: Remembered): void {
    this.#chosen = { ...this.#chosen, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // Storage is full or denied: the choice holds until the page is left.
    }
  }
}

export const settings = new Settings();
