/** Places in a long text that addresses lead to. */

import { tick } from "svelte";

/** Scroll to an element once it is rendered, and focus it. */
export async function scrollToAnchor(id: string): Promise<void> {
  await tick();
  const element = document.getElementById(id);
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
  // Fonts that are loaded later move everything.
  await document.fonts.ready;
  if (document.activeElement === element) element?.scrollIntoView();
}
