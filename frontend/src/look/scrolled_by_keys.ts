/** Lets whoever has only keys scroll an element, as long as not all of it can be seen. */
export function scrolledByKeys(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  for (const each of [element, ...element.children]) observer.observe(each);
  return () => observer.disconnect();
}
