/** Puts the sprite of all drawings into the page, where `<use href="#…">` finds it. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = fileURLToPath(new URL("../src/generated/sprite.svg", import.meta.url));

/** The plugin for Vite: replaces `<!--sprite-->`. */
export function sprite(): Plugin {
  return {
    name: "sprite",
    transformIndexHtml: (html) =>
      html.replace("<!--sprite-->", () => readFileSync(FILE, "utf-8").trim()),
  };
}
