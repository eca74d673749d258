/** A report of a problem: one file, `ceres-problem/1` of docs/formats.md. */

import { engine } from "../engine/engine_choice.ts";
import type { Turn } from "../engine/types.ts";
import { router } from "../router.svelte.ts";
import { sentence } from "../turn/story.ts";
import { words } from "../words/words.svelte.ts";
import { errors } from "./errors.ts";

/** So many lines of the story. */
const LINES = 40;

/** The text of the report; `told` is what the player says about it. */
export async function reportOf(
  id: string,
  number: number,
  story: readonly Turn[],
  told: string,
): Promise<string> {
  const report = {
    ...(await engine.report(id, number)),
    page: page(),
    told,
    log: story.flatMap(({ steps }) => steps.map(sentence)).slice(-LINES),
    errors: errors(),
  };
  return JSON.stringify(report, null, 1);
}

function page(): Record<string, unknown> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return {
    build: script?.src.split("/").at(-1) ?? "",
    browser: navigator.userAgent,
    language: words.language,
    theme: document.documentElement.dataset["theme"] ?? "",
    window: [innerWidth, innerHeight],
    address: router.path + (router.query.size > 0 ? `?${router.query.toString()}` : ""),
  };
}
