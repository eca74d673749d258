/** A page that stays open while its host gets a newer version reloads when it misses a part. */

const ENTRY = "script[type=module]";

export function reloadWhenRenewed(): void {
  window.addEventListener("vite:preloadError", () => {
    void isRenewed().then((renewed) => renewed && location.reload());
  });
}

/** Whether the document there is now begins with another script. */
async function isRenewed(): Promise<boolean> {
  const response = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
  if (!response?.ok) return false;
  const now = new DOMParser().parseFromString(await response.text(), "text/html");
  return entryOf(now) !== entryOf(document);
}

/** Return the name of the first script, which changes with its contents. */
function entryOf(page: Document): string | undefined {
  return page.querySelector(ENTRY)?.getAttribute("src")?.split("/").at(-1);
}
