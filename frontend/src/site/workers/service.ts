/**
 * Stores the whole site in the browser, so that it works without a network.
 *
 * `ceres site` fills in the names of the files, each with its digest. A file is cached by its name
 * and digest, so a new version of the site fetches only what has changed, while the old one goes on
 * with its own files. It takes over when the page says so, or when the old one is not open any more.
 */

import type { Progress } from "../worker_messages.ts";

/** The name of the document is empty. */
const files = new Map(Object.entries("the files" as unknown as Record<string, string>));
/** The share of all that is done when Python has started. */
const STARTED = 0.8;
const here = self as unknown as ServiceWorkerGlobalScope;
const scope = here.registration.scope;
/** Earlier versions had one cache for all sites of an origin. */
const EARLIER = "ceres";
const CACHE = `${EARLIER}${new URL(scope).pathname}`;

/** Return the key of a file in the cache. */
function keyOf(name: string, digest: string): string {
  return `${new URL(name, scope).href}?${encodeURIComponent(digest)}`;
}

/** The files whose names change with their contents. */
const LASTING = /^(assets|python\/pyodide-[^/]*)\//;
const PYODIDE = /^python\/pyodide-/;

/** Fetch the files that are not cached yet. */
async function install(): Promise<void> {
  const [cache, earlier] = await Promise.all([caches.open(CACHE), caches.open(EARLIER)]);
  let stored = 0;
  await Promise.all(
    [...files].map(async ([name, digest]) => {
      const key = keyOf(name, digest);
      if (!(await cache.match(key)))
        await cache.put(key, (await earlier.match(key)) ?? (await fetched(name, digest)));
      await report(++stored / files.size);
    }),
  );
}

/** Tell the pages which share of the files is stored. */
async function report(share: number): Promise<void> {
  const progress: Progress = { stage: "store", share: STARTED + (1 - STARTED) * share };
  const pages = await here.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(progress);
}

/** Fetch a file and check its digest; a file that the page has just loaded is not loaded again. */
async function fetched(name: string, integrity: string): Promise<Response> {
  const url = new URL(name, scope).href;
  const cache = LASTING.test(name) ? "force-cache" : "no-cache";
  const response = await fetch(url, { cache, integrity }).catch(() =>
    fetch(url, { cache: "reload", integrity }),
  );
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Delete the files of older versions. */
async function activate(): Promise<void> {
  const wanted = new Set([...files].map(([name, digest]) => keyOf(name, digest)));
  await Promise.all([
    remove(CACHE, (url) => !wanted.has(url)),
    remove(EARLIER, (url) => url.startsWith(scope)),
  ]);
  await here.clients.claim();
}

async function remove(name: string, isOld: (url: string) => boolean): Promise<void> {
  const cache = await caches.open(name);
  const old = (await cache.keys()).filter(({ url }) => isOld(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  if ((await cache.keys()).length === 0) await caches.delete(name);
}

/** Return the name of the file that a request asks for, if it is one of the site. */
function asked({ method, url }: Request): string | null {
  const path = url.split(/[?#]/)[0] ?? "";
  if (method !== "GET" || !path.startsWith(scope)) return null;
  const name = path.slice(scope.length);
  return files.has(name) ? name : name === "index.html" ? "" : null;
}

async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const own = (): Promise<Response | undefined> => cache.match(keyOf(name, files.get(name) ?? ""));
  return (PYODIDE.test(name) && (await compiled(request))) || (await own()) || fetch(request);
}

/**
 * Return a file from the browser's own cache, if it is there: the compiled code is stored with it,
 * and Python starts in half the time.
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
