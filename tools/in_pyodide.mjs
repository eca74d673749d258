// Runs a Python program in Pyodide: node in_pyodide.mjs PYODIDE PROGRAM CALL [NAME=FOLDER ...]
// Each folder is at /NAME there. Prints the value of CALL; what the program prints goes to stderr.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, program, call, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const env = { CERES_PURE: process.env.CERES_PURE ?? "", PYTHONDONTWRITEBYTECODE: "1", HOME: "/tmp" };
const python = await loadPyodide({ env, stdout: console.error });
try {
  for (const each of folders) {
    const [name, ...folder] = each.split("=");
    python.mountNodeFS(`/${name}`, folder.join("="));
  }
  python.runPython(readFileSync(program, "utf-8"));
  console.log(python.runPython(call));
} catch (error) {
  console.error(error.message); // with its stack, node would print all of Pyodide's source
  process.exitCode = 1;
}
