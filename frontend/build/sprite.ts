/** Inserts the sprite of all drawings into the document, for `<use href="#…">`. */

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
