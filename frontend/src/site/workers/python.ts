/**
 * Runs Python beside the page: Pyodide, and in it `ceres.service.table_cache`.
 *
 * `ceres site` fills in the addresses of both. Requests and replies are JSON texts, passed on as
 * they are.
 */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { Answer, Gone, Progress, Question } from "../worker_messages.ts";

interface TableCache extends PyProxy {
  ask(name: string, then: string, record: string, request: string): string;
  hold(name: string, record: string): void;
}

const GONE: Gone = -1;
const FOLDER = "/ceres";

const core = new URL("the folder of Pyodide", import.meta.url).href;
const code = new URL("our archive", import.meta.url).href;

/** Until Python answers. */
let progress: Progress | null = { stage: "load", share: 0 };

function report(next: Progress | null): void {
  progress = next;
  postMessage(progress);
}

async function fetched(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

/** Import a part of Pyodide. */
async function part<T>(name: string): Promise<T> {
  return (await import(/* @vite-ignore */ core + name)) as T;
}

async function begin(): Promise<TableCache> {
  const [{ loadPyodide }, { default: createPyodideModule }, archive] = await Promise.all([
    part<{ loadPyodide: (options: object) => Promise<PyodideAPI> }>("pyodide.js"),
    part<{ default: unknown }>("pyodide.asm.js"),
    fetched(code),
  ]);
  report({ stage: "python", share: 0.2 });
  const env = { CERES_PURE: "1" };
  const python = await loadPyodide({ indexURL: core, createPyodideModule, env });
  report({ stage: "rules", share: 0.7 });
  python.unpackArchive(archive, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  const tables = python.pyimport("ceres.service.table_cache").TableCache() as TableCache;
  python.pyimport("gc").freeze(); // everything loaded now stays, and need not be collected
  report(null);
  return tables;
}

const tables = begin();
tables.catch(() => {}); // every question reports the error

onmessage = async ({ data }: MessageEvent<Question>): Promise<void> => {
  const [number, name, then, record, request] = data;
  let answer: Answer = [GONE, null, ""];
  if (progress) report(progress); // what was reported before, nobody heard
  try {
    const at = await tables;
    answer = [number, null, ""];
    if (request) answer[1] = at.ask(name, then, record, request);
    else if (name) at.hold(name, record);
  } catch (error) {
    answer[2] = String(error);
  }
  postMessage(answer);
};
