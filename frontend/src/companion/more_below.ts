/** Whether there is more of something below what is seen of it. */

import type { Attachment } from "svelte/attachments";

/** Pixels that nobody misses. */
const HARDLY = 12;

/** Tells it of something that scrolls, now and whenever it changes. */
export function moreBelow(tell: (more: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    const look = (): void => tell(node.scrollHeight - node.scrollTop - node.clientHeight > HARDLY);
    const sizes = new ResizeObserver(look);
    for (const each of [node, ...node.children]) sizes.observe(each);
    node.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      node.removeEventListener("scroll", look);
    };
  };
}
