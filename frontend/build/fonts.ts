/** The fonts of the page: subsets of the Korean ones with the characters of its texts. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { fileOf, languageName, pageMessages, sourceOf } from "./fluent.ts";

const GENERATED = new URL("../src/generated/", import.meta.url);
const MODULES = new URL("../node_modules/", import.meta.url);
const KOREAN = "@expo-google-fonts/";
/** How to play in Korean, as the page shows it. */
const GUIDE = new URL("guide/ko.json", GENERATED);
/** What the browser writes in dates: year, month, day, weekdays. */
const DATES = "년월일요화수목금토";
/** The last character of the Latin fonts. */
const LATIN = 0x24f;

function characters(text: string): string {
  return [...new Set(text)].filter((each) => (each.codePointAt(0) ?? 0) > LATIN).join("");
}

async function writeKoreanFonts(): Promise<void> {
  const messages = [...pageMessages(sourceOf("ko"), sourceOf("en")).values()];
  const said = characters([...messages, DATES, readFileSync(GUIDE, "utf-8")].join(""));
  const regular = `${KOREAN}nanum-gothic/400Regular/NanumGothic_400Regular.ttf`;
  const fonts = [
    ["hangul-text", regular, said],
    ["hangul-text-bold", `${KOREAN}nanum-gothic/700Bold/NanumGothic_700Bold.ttf`, said],
    ["hangul-heading", `${KOREAN}gowun-batang/700Bold/GowunBatang_700Bold.ttf`, said],
    ["hangul-name", regular, characters(languageName(sourceOf("ko")))],
  ] as const;
  mkdirSync(GENERATED, { recursive: true });
  for (const [name, font, needed] of fonts) {
    const whole = readFileSync(new URL(font, MODULES));
    const subset = await subsetFont(whole, needed, { targetFormat: "woff2" });
    writeFileSync(new URL(`${name}.woff2`, GENERATED), subset);
  }
}

/** The plugin for Vite. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      this.addWatchFile(fileOf("ko"));
      await writeKoreanFonts();
    },
  };
}
