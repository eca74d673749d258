/**
 * The fonts of the page: of the Korean ones only the characters that its words need, and the
 * licences of all beside them.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { languageName, pageWords } from "./fluent.ts";

const GENERATED = new URL("../src/generated/", import.meta.url);
const MODULES = new URL("../node_modules/", import.meta.url);
const TEXT = new URL("../../src/ceres/text/", import.meta.url);
const KOREAN = "@expo-google-fonts/";
const LICENCES = {
  "alegreya-sans": "@fontsource/alegreya-sans/LICENSE",
  cinzel: "@fontsource/cinzel/LICENSE",
  "gowun-batang": `${KOREAN}gowun-batang/LICENSE_FONT`,
  "nanum-gothic": `${KOREAN}nanum-gothic/LICENSE_FONT`,
};
/** Up to here the Latin fonts have the characters. */
const LATIN = 0x24f;

function words(language: string): string {
  return readFileSync(new URL(`${language}.ftl`, TEXT), "utf-8");
}

function characters(text: string): string {
  return [...new Set(text)].filter((each) => (each.codePointAt(0) ?? 0) > LATIN).join("");
}

async function writeKoreanFonts(): Promise<void> {
  const said = characters(pageWords(words("ko"), words("en")));
  const regular = `${KOREAN}nanum-gothic/400Regular/NanumGothic_400Regular.ttf`;
  const fonts = [
    ["hangul-text", regular, said],
    ["hangul-text-bold", `${KOREAN}nanum-gothic/700Bold/NanumGothic_700Bold.ttf`, said],
    ["hangul-heading", `${KOREAN}gowun-batang/700Bold/GowunBatang_700Bold.ttf`, said],
    ["hangul-name", regular, characters(languageName(words("ko")))],
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
      this.addWatchFile(fileURLToPath(new URL("ko.ftl", TEXT)));
      await writeKoreanFonts();
    },
    generateBundle() {
      for (const [font, licence] of Object.entries(LICENCES)) {
        const source = readFileSync(new URL(licence, MODULES), "utf-8");
        this.emitFile({ type: "asset", fileName: `assets/${font}-licence.txt`, source });
      }
    },
  };
}
