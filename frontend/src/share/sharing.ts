/** Shares a game: as a link, a position, or a file. */

import { engine } from "../engine/engine_choice.ts";
import type { GameFacts } from "../engine/types.ts";
import { download, share } from "../files/transfer.ts";
import { showingProblems } from "../look/problems.ts";
import { toasts } from "../look/toasts.svelte.ts";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { linkTo, type Score } from "./link.ts";
import { pack } from "./packing.ts";

/** A longer address may be cut off by the apps that it is sent with. */
const LONGEST_LINK = 16_000;

/** Share or copy a link that begins the same deal, perhaps to beat a result; or say why not. */
export async function shareDeal(game: GameFacts, beat: Score | null = null): Promise<void> {
  const link = linkTo(game, beat);
  if ("why" in link) refuse(link.why);
  else await shareUrl(router.url(link.path), "page-share-link-copied");
}

/** Share or copy a link that holds the whole game, to look through it. */
export async function shareGame(id: string): Promise<void> {
  await showingProblems(async () => {
    const record = await engine.record(id);
    const url = router.url(`/look#${await pack(record)}`);
    if (url.length > LONGEST_LINK) refuse("page-share-look-too-long");
    else await shareUrl(url, "page-share-look-copied");
  });
}

/** Share a link, or copy it and say so with the message `copied`. */
export async function shareUrl(url: string, copied: string): Promise<void> {
  if ("share" in navigator && (await share({ url, title: words.say("game-title") }))) return;
  await copy(url, copied);
}

/** Share or copy a text; `copied` is the message that says so. */
export async function shareText(text: string, copied: string): Promise<void> {
  if ("share" in navigator && (await share({ text }))) return;
  await copy(text, copied);
}

/** Say why there is no link. */
function refuse(why: string): void {
  toasts.show(words.say(why), undefined, true);
}

export async function copyPosition(id: string, number: number): Promise<void> {
  await showingProblems(async () => {
    const position = await engine.position(id, { number });
    // A position only names the cards of another box; a record has them.
    const given =
      position.components === null
        ? position
        : await engine.position(id, { number, recorded: true });
    await copy(JSON.stringify(given, null, 1), "page-share-position-copied");
  });
}

export async function saveRecord(id: string): Promise<void> {
  await showingProblems(async () => {
    const record = await engine.record(id);
    const name = `gardens-of-ceres-${id.slice(0, 6)}.json`;
    download(name, new Blob([record], { type: "application/json" }));
  });
}

/** Copy a text, and say so with this message; if that fails, show the text itself. */
async function copy(text: string, message: string): Promise<void> {
  if ((await writeClipboard(text)) || copySelection(text)) toasts.show(words.say(message));
  else toasts.show(`${words.say("page-share-not-copied")} ${text}`, undefined, true);
}

/** Only pages of this machine and encrypted ones may write to the clipboard. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy in the way that works on all other pages. */
function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
