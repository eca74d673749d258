/**
 * The address of the worker that runs Python, if the page has no server: `ceres site` writes it
 * into the document.
 */
export const pythonAddress: string | undefined = document.documentElement.dataset["python"];

/** The address of the same worker where it does jobs: a server has it as well, if it was built. */
export const jobsAddress: string | undefined =
  document.documentElement.dataset["jobs"] ?? pythonAddress;

/** Where the documentation is, if whoever wrote the site has said so. */
export const docsAddress: string | undefined = document.documentElement.dataset["docs"];

/** Whether the server has several players: it writes that into the document. */
export const shared = document.documentElement.dataset["shared"] !== undefined;

/** What the page stores is named by its folder: an origin may have several sites. */
export const folder = new URL(".", location.href).pathname;

/** Whether the page has no server: Python in the page plays, and this browser saves the games. */
export const onSite = pythonAddress !== undefined;
