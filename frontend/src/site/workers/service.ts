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

/** Fetch what is not yet kept; what comes must be what was written. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...files].map(async ([name, digest]) => {
      const key = kept(name, digest);
      if (await cache.match(key)) return;
      const url = new URL(name, scope).href;
      const response = await fetch(url, { cache: "no-cache", integrity: digest });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(key, response);
    }),
  );
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
  return (await cache.match(kept(name, files.get(name) ?? ""))) ?? fetch(request);
}

here.addEventListener("install", (event) => event.waitUntil(install()));
here.addEventListener("activate", (event) => event.waitUntil(activate()));
here.addEventListener("message", ({ data }) => data === "take over" && here.skipWaiting());
here.addEventListener("fetch", (event) => {
  const name = asked(event.request);
  if (name !== null) event.respondWith(answer(name, event.request));
});
