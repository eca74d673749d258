/**
 * The files of a page without a server, in the folder `site` of the built page: the workers, and the
 * manifest and icons of an app. `ceres site` (src/ceres/web/site.py) puts it all together.
 */

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { messagesOf } from "./fluent.ts";

const FOLDER = "site";
const ICON = new URL("../src/generated/icon.svg", import.meta.url);
const ENGLISH = new URL("../../src/ceres/text/en.ftl", import.meta.url);
const RESVG = new URL("../node_modules/@resvg/resvg-wasm/index_bg.wasm", import.meta.url);
/** The workers, and what shares jobs among several of them: loaded only when it is wanted. */
const ENTRIES = {
  python: "site/workers/python.ts",
  service: "site/workers/service.ts",
  worker_pool: "engine/worker_pool.ts",
};
/** The background of the icon, which phones crop to their own shape. */
const GROUND = "#f4ead2";
const SIZES = [192, 512];

/** Put the icon on a background, with a margin that a phone may crop. */
function grounded(icon: string): string {
  const ground = `<rect x="-20" y="-20" width="120" height="120" fill="${GROUND}" stroke="none"/>`;
  return icon.replace(/viewBox="[^"]*"/, 'viewBox="-20 -20 120 120"').replace(">", `>${ground}`);
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

function manifest(): string {
  const words = messagesOf(readFileSync(ENGLISH, "utf-8"));
  const say = (id: string): string => words.get(id)?.replace(/^[^=]*= */, "") ?? "";
  const icons = SIZES.flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
      src: `icon-${size}${purpose === "any" ? "" : `-${purpose}`}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  );
  return JSON.stringify(
    {
      name: say("game-title"),
      short_name: say("side-ceres"),
      description: say("page-home-about"),
      id: "../",
      start_url: "../",
      scope: "../",
      display: "standalone",
      background_color: GROUND,
      theme_color: GROUND,
      icons,
    },
    null,
    1,
  );
}

/** The entry points, whose addresses stay the same. */
export const entries = Object.fromEntries(
  Object.entries(ENTRIES).map(([name, path]) => [
    `${FOLDER}/${name}`,
    fileURLToPath(new URL(`../src/${path}`, import.meta.url)),
  ]),
);

/** The plugin for Vite. */
export function site(): Plugin {
  return {
    name: "site",
    apply: "build",
    async generateBundle() {
      await initWasm(readFileSync(RESVG)).catch(() => {}); // an earlier build has done it
      const icon = readFileSync(ICON, "utf-8");
      const emit = (fileName: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: "asset", fileName: `${FOLDER}/${fileName}`, source });
      for (const size of SIZES) {
        emit(`icon-${size}.png`, png(icon, size));
        emit(`icon-${size}-maskable.png`, png(grounded(icon), size));
      }
      emit("manifest.webmanifest", manifest());
    },
  };
}
