/**
 * The files of a page without a server, in the folder `site` of the built page: the workers, and the
 * manifest and icons of an app. `ceres site` (src/ceres/web/site.py) puts it all together.
 */

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin } from "vite";
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
/** What iPhones and iPads put on the home screen: they paint what is transparent black. */
const APPLE_SIZE = 180;
/** Shown before the app is installed, and where a link to it is posted. */
const SCREENSHOTS = {
  "screen-wide.png": ["../../docs/screens/page-table.png", "wide"],
  "screen-narrow.png": ["../../docs/screens/page-phone.png", "narrow"],
} as const;
/** The screens that a long press on the icon offers, by their names. */
const SHORTCUTS = {
  "page-home-new": "new",
  "page-day-title": "days",
  "page-home-ladder": "ladder",
};

/** Put the icon on a background, with a margin that a phone may crop. */
function grounded(icon: string): string {
  const ground = `<rect x="-20" y="-20" width="120" height="120" fill="${GROUND}" stroke="none"/>`;
  return icon.replace(/viewBox="[^"]*"/, 'viewBox="-20 -20 120 120"').replace(">", `>${ground}`);
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** Return the width and the height of a PNG, as its header has them. */
function sizeOf(image: Buffer): string {
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
}

function readScreenshot(path: string): Buffer {
  return readFileSync(new URL(path, import.meta.url));
}

function sayer(): (id: string) => string {
  const words = messagesOf(readFileSync(ENGLISH, "utf-8"));
  return (id) => words.get(id)?.replace(/^[^=]*= */, "") ?? "";
}

/** What is shown of the page where a link to it is posted. */
function previewTags(): HtmlTagDescriptor[] {
  const say = sayer();
  const tags: [string, string, string][] = [
    ["name", "description", say("page-home-about")],
    ["property", "og:title", say("game-title")],
    ["property", "og:description", say("page-home-about")],
    ["property", "og:type", "website"],
    ["name", "twitter:card", "summary_large_image"],
  ];
  return tags.map(([key, name, content]) => ({
    tag: "meta",
    attrs: { [key]: name, content },
    injectTo: "head",
  }));
}

function manifest(): string {
  const say = sayer();
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
      screenshots: Object.entries(SCREENSHOTS).map(([src, [path, form_factor]]) => ({
        src,
        sizes: sizeOf(readScreenshot(path)),
        type: "image/png",
        form_factor,
      })),
      shortcuts: Object.entries(SHORTCUTS).map(([id, path]) => ({
        name: say(id),
        url: `../#/${path}`,
      })),
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
    transformIndexHtml: previewTags,
    async generateBundle() {
      await initWasm(readFileSync(RESVG)).catch(() => {}); // an earlier build has done it
      const icon = readFileSync(ICON, "utf-8");
      const emit = (fileName: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: "asset", fileName: `${FOLDER}/${fileName}`, source });
      for (const size of SIZES) {
        emit(`icon-${size}.png`, png(icon, size));
        emit(`icon-${size}-maskable.png`, png(grounded(icon), size));
      }
      emit(`icon-${APPLE_SIZE}.png`, png(grounded(icon), APPLE_SIZE));
      for (const [name, [path]] of Object.entries(SCREENSHOTS)) emit(name, readScreenshot(path));
      emit("manifest.webmanifest", manifest());
    },
  };
}
