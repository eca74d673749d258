/** Printing is always in the light theme. */

/**
 * Use the light theme while the page is printed; `onchange` is called before and after. The
 * returned function ends that.
 */
export function printInLight(onchange?: (printing: boolean) => void): () => void {
  const { dataset } = document.documentElement;
  let theme: string | undefined;

  function before(): void {
    theme = dataset["theme"];
    dataset["theme"] = "light";
    onchange?.(true);
  }
  function after(): void {
    if (theme !== undefined) dataset["theme"] = theme;
    onchange?.(false);
  }

  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
