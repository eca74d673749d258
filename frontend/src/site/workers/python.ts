/**
 * Runs Python beside the page: Pyodide, and in it `ceres.library.page`. A worker of the name
 * `jobs` has `ceres.coach.job_server` instead.
 *
 * `ceres site` fills in the addresses of both. Requests and replies are JSON texts, passed on as
 * they are.
 */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { Answer, Gone, JobWorker, Noted, Progress, Question } from "../worker_messages.ts";

interface PageLibrary extends PyProxy {
  ask(request: string, rows: string, records: string): string;
}

interface JobServer extends PyProxy {
  ask(record: string, request: string): string;
}

const GONE: Gone = -1;
const NOTED: Noted = -2;
const JOBS: JobWorker = "jobs";
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

/** What is to be noted with the next answer: until the page asks, it may not listen. */
const notes: string[] = [];

function note(text: string): void {
  notes.push(text);
}

/**
 * Load a class of ours, and return an instance of it. If the compiled engine fails, start
 * again without it.
 */
async function begin<T extends PyProxy>(module: string, name: string): Promise<T> {
  const [{ loadPyodide }, { default: createPyodideModule }, archive] = await Promise.all([
    part<{ loadPyodide: (options: object) => Promise<PyodideAPI> }>("pyodide.js"),
    part<{ default: unknown }>("pyodide.asm.js"),
    fetched(code),
  ]);
  const start = async (env: Record<string, string>): Promise<T> => {
    report({ stage: "python", share: 0.2 });
    const python = await loadPyodide({ indexURL: core, createPyodideModule, env, stderr: note });
    report({ stage: "rules", share: 0.7 });
    python.unpackArchive(archive, "zip", { extractDir: FOLDER });
    python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
    const face = python.pyimport(module)[name]() as T;
    python.pyimport("gc").freeze(); // everything loaded now stays, and need not be collected
    report(null);
    return face;
  };
  return start({}).catch((error) => {
    note(`The compiled engine cannot be used: ${error}`);
    return start({ CERES_PURE: "1" });
  });
}

/** Make the function that answers a question, if it asks anything. */
async function answering(): Promise<(question: Question) => string | null> {
  if (self.name === JOBS) {
    const server = await begin<JobServer>("ceres.coach.job_server", "JobServer");
    return ([, , record, request]) => (request ? server.ask(record, request) : null);
  }
  const library = await begin<PageLibrary>("ceres.library.page", "PageLibrary");
  return ([, rows, records, request]) => (request ? library.ask(request, rows, records) : null);
}

const ready = answering();
ready.catch(() => {}); // every question reports the error

onmessage = async ({ data }: MessageEvent<Question>): Promise<void> => {
  let answer: Answer = [GONE, null, ""];
  if (progress) report(progress); // what was reported before, nobody heard
  try {
    const answered = await ready;
    answer = [data[0], null, ""];
    answer[1] = answered(data);
  } catch (error) {
    answer[2] = String(error);
  }
  for (const text of notes.splice(0)) postMessage([NOTED, null, text] satisfies Answer);
  postMessage(answer);
};
