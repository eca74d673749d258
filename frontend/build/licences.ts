/**
 * The licences of everything that the page and the wheel contain of others: the module
 * `virtual:licences` for the page, and the file `licences.txt`. The build fails if the licence of
 * something in the bundle is not listed here, or its text is missing.
 */

import { readFileSync } from "node:fs";
import type { OutputBundle } from "rollup";
import type { Plugin } from "vite";

export interface Licence {
  readonly name: string;
  /** Missing for what has no package. */
  readonly version?: string;
  /** The name of the licence, as in SPDX. */
  readonly licence: string;
  readonly text: string;
}

interface Work {
  /** What it is called. */
  readonly name: string;
  /** The file with the text: of its package, or of the folder `licences`. */
  readonly file: string;
  /** If its package has more than one licence, that of the part we use. */
  readonly licence?: string;
}

const MODULE = "virtual:licences";
const RESOLVED = `\0${MODULE}`;
const FILE = "licences.txt";
const MODULES = new URL("../node_modules/", import.meta.url);
const TEXTS = new URL("../licences/", import.meta.url);
const OWN = new URL("../../LICENSE", import.meta.url);
const RULE = "=".repeat(80);

/** The packages of which something is in the page, the fonts among them. */
const PACKAGES: Readonly<Record<string, Work>> = {
  "@expo-google-fonts/gowun-batang": {
    name: "Gowun Batang",
    file: "LICENSE_FONT",
    licence: "OFL-1.1",
  },
  "@expo-google-fonts/nanum-gothic": {
    name: "Nanum Gothic",
    file: "LICENSE_FONT",
    licence: "OFL-1.1",
  },
  "@fluent/bundle": { name: "Fluent", file: "licences/Apache-2.0.txt" },
  "@fontsource/alegreya-sans": { name: "Alegreya Sans", file: "LICENSE" },
  "@fontsource/cinzel": { name: "Cinzel", file: "LICENSE" },
  clsx: { name: "clsx", file: "license" },
  "esm-env": { name: "esm-env", file: "LICENSE" },
  idb: { name: "idb", file: "LICENSE" },
  pyodide: { name: "Pyodide", file: "licences/MPL-2.0.txt" },
  svelte: { name: "Svelte", file: "LICENSE.md" },
  vite: { name: "Vite", file: "LICENSE.md" },
};
/** What is in those packages, or in the compiled engine. */
const INSIDE: readonly Licence[] = [
  { name: "Python", licence: "PSF-2.0", text: textOf("licences/Python.txt", MODULES) },
  { name: "mypyc", licence: "MIT", text: textOf("licences/mypyc.txt", MODULES) },
];

/** Return all licences, by name. */
export function licences(): Licence[] {
  const packages = Object.entries(PACKAGES).map(([id, work]) => licenceOf(id, work));
  return [...packages, ...INSIDE].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function licenceOf(id: string, work: Work): Licence {
  const folder = new URL(`${id}/`, MODULES);
  const { version, license } = JSON.parse(
    readFileSync(new URL("package.json", folder), "utf-8"),
  ) as { version: string; license: string };
  const text = textOf(work.file, folder);
  return { name: work.name, version, licence: work.licence ?? license, text };
}

/** Return the text of a licence; of what a package has bundled itself, nothing is in the page. */
function textOf(file: string, folder: URL): string {
  const [, ours] = /^licences\/(.*)$/.exec(file) ?? [];
  const text = readFileSync(ours ? new URL(ours, TEXTS) : new URL(file, folder), "utf-8");
  return (text.split("# Licenses of bundled dependencies")[0] ?? "").trim();
}

/** Return the package that a file belongs to, if it is not ours. */
export function packageOf(path: string): string | null {
  // The helper by which Vite loads chunks.
  if (path.startsWith("\0vite/")) return "vite";
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return name ?? null;
}

/** Return the packages in a bundle whose licences are not listed. */
export function unlicensed(files: Iterable<string>): string[] {
  const packages = new Set([...files].flatMap((file) => packageOf(file) ?? []));
  return [...packages].filter((name) => !(name in PACKAGES)).sort();
}

/** Return the files that a bundle was made from. */
function filesIn(bundle: OutputBundle): string[] {
  return Object.values(bundle).flatMap((each) =>
    each.type === "chunk"
      ? Object.entries(each.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? [id] : [],
        )
      : each.originalFileNames,
  );
}

/** Return the file that comes with the page. */
function licencesFile(): string {
  const parts = licences().map(
    ({ name, version = "", licence, text }) =>
      `${RULE}\n${[name, version].join(" ").trim()} (${licence})\n${RULE}\n\n${text}\n`,
  );
  return [readFileSync(OWN, "utf-8"), "This contains works of others:\n", ...parts].join("\n");
}

/** The plugin for Vite. */
export function licencesPlugin(): Plugin {
  return {
    name: "licences",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(licences())};` : null),
    generateBundle(_, bundle) {
      const missing = unlicensed(filesIn(bundle));
      if (missing.length > 0) {
        this.error(`build/licences.ts has no licence of ${missing.join(", ")}`);
      }
      this.emitFile({ type: "asset", fileName: FILE, source: licencesFile() });
    },
  };
}
