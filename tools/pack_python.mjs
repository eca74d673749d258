// Runs tools/pack_python.py in Pyodide: node pack_python.mjs PYODIDE SRC ARCHIVE
// Prints the names of the files that the archive was made from, as JSON.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, src, archive] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ env: { CERES_PURE: "1", PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/src", src);
const here = dirname(fileURLToPath(import.meta.url));
python.runPython(readFileSync(join(here, "pack_python.py"), "utf-8"));
const sources = python.runPython(
  'from pathlib import Path\npack(Path("/src"), Path("/ceres.zip"))',
);
writeFileSync(archive, python.FS.readFile("/ceres.zip"));
console.log(sources);
