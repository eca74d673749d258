/** What is loaded only when it is wanted: code, and the words that go with it. */

import { toasts } from "../look/toasts.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** What was wanted; `null`, and a note, if nobody answers. */
export async function loaded<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return (await Promise.all([load(), words.need("replay")]))[0];
  } catch {
    toasts.show(words.say("page-notice-away"), undefined, true);
    return null;
  }
}
