/**
 * Keeps the whole site in the browser, so that it works without a network.
 *
 * `ceres site` writes in which files there are, by their names, each with its digest. A file is kept
 * under its name and digest, so a new version of the site fetches what is new in it, while the old
 * one goes on with its own files. It takes over when the page says so, or when nobody has the old
 * one open any more.
 */

/** Of the document, the name is empty. */
const files = new Map(Object.entries("the files" as unknown as Record<string, string>));
const CACHE = "ceres";
const here = self as unknown as ServiceWorkerGlobalScope;
const scope = here.registration.scope;

/** Where a file is kept. */
function kept(name: string, digest: string): string {
  return `${new URL(name, scope).href}?${encodeURIComponent(digest)}`;
}

/** Of these files the name changes with the content. */
const LASTING = /^(assets|python\/pyodide-[^/]*)\//;
const PYODIDE = /^python\/pyodide-/;

/** Fetch what is not yet kept. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...files].map(async ([name, digest]) => {
      const key = kept(name, digest);
      if (!(await cache.match(key))) await cache.put(key, await fetched(name, digest));
    }),
  );
}

/** A file, which must be what was written; what the page has just loaded is not loaded again. */
async function fetched(name: string, integrity: string): Promise<Response> {
  const url = new URL(name, scope).href;
  const cache = LASTING.test(name) ? "force-cache" : "no-cache";
  const response = await fetch(url, { cache, integrity }).catch(() =>
    fetch(url, { cache: "reload", integrity }),
  );
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Let go of what older versions kept. */
async function activate(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...files].map(([name, digest]) => kept(name, digest)));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  await here.clients.claim();
}

/** The file of the site that is asked for, if it is one. */
function asked({ method, url }: Request): string | null {
  const path = url.split(/[?#]/)[0] ?? "";
  if (method !== "GET" || !path.startsWith(scope)) return null;
  const name = path.slice(scope.length);
  return files.has(name) ? name : name === "index.html" ? "" : null;
}

async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const own = (): Promise<Response | undefined> => cache.match(kept(name, files.get(name) ?? ""));
  return (PYODIDE.test(name) && (await compiled(request))) || (await own()) || fetch(request);
}

/**
 * What the browser has in its own cache, whatever the network does: beside it, it keeps what it has
 * compiled, and with that Python starts in half the time.
 */
async function compiled({ url }: Request): Promise<Response | null> {
  const found = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(
    () => null,
  );
  return found?.ok ? found : null;
}

here.addEventListener("install", (event) => event.waitUntil(install()));
here.addEventListener("activate", (event) => event.waitUntil(activate()));
here.addEventListener("message", ({ data }) => data === "take over" && here.skipWaiting());
here.addEventListener("fetch", (event) => {
  const name = asked(event.request);
  if (name !== null) event.respondWith(answer(name, event.request));
});
