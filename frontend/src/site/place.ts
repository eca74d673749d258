/**
 * The address of the worker that runs Python, where the page has no server: `ceres site` writes it
 * into the document. A page that comes from a server has none.
 */
export const pythonAddress: string | undefined = document.documentElement.dataset["python"];

/** Whether the page is by itself: Python in the page plays, and this browser keeps the games. */
export const onSite = pythonAddress !== undefined;
