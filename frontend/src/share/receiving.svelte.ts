/** Games that come to the page from outside, wherever one is. */

import { engine } from "../engine/engine_choice.ts";
import { Importing } from "../home/importing.svelte.ts";
import { toasts } from "../look/toasts.svelte.ts";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** One game is opened; of several it is said that they are in the list. */
async function opened(ids: readonly string[]): Promise<void> {
  const [only, ...others] = ids;
  if (others.length === 0) {
    router.go(`/games/${only}`);
    return;
  }
  router.go("/");
  await words.need("replay");
  toasts.show(words.say("page-share-saved", { count: ids.length }));
}

export const importing = new Importing(engine, (ids) => void opened(ids));
