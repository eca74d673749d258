/** Attachments for elements that scroll. */

import type { Attachment } from "svelte/attachments";

/** Pixels that may stay hidden without being reported. */
const TOLERANCE = 12;

/** Make an element focusable while it overflows, so that keys can scroll it. */
export function scrolledByKeys(element: HTMLElement): () => void {
  return observeSize(element, () => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
}

/** Report whether there is more of an element below its visible part, now and on every change. */
export function moreBelow(report: (more: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const check = (): void => {
      const hidden = element.scrollHeight - element.scrollTop - element.clientHeight;
      report(hidden > TOLERANCE);
    };
    const stop = observeSize(element, check);
    element.addEventListener("scroll", check, { passive: true });
    return () => {
      stop();
      element.removeEventListener("scroll", check);
    };
  };
}

/** Call back whenever the size of an element or of its children changes. */
function observeSize(element: HTMLElement, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  for (const each of [element, ...element.children]) observer.observe(each);
  return () => observer.disconnect();
}
