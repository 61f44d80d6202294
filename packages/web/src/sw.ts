/**
 * The service worker: keeps every file of one version of the client, so that it works without a network.
 *
 * - A page is always made of one version: the page itself and all its files come from the same cache.
 * - A newer version is fetched beside it and waits. It takes over when the page says so: at once if the reader wants it, or
 *   when nobody is at a table. Then all pages load anew, and older caches are removed.
 * - Calls to the server are never kept.
 */

/** The files of this version, and its name; written here by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** What is used of a service worker's scope. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <K extends keyof Events>(name: K, listener: (event: Events[K]) => void) => void;
}

interface Events {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly message: Extendable & { readonly data: unknown };
  readonly fetch: { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
}

interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const worker = self as unknown as Scope;
const OURS = "hypergate-";
const CACHE = OURS + VERSION;
const ROOT = worker.registration.scope;
const PAGE = ROOT;
const KEPT: ReadonlySet<string> = new Set(FILES.map((file) => new URL(file, ROOT).href));
const AT_ONCE = 6;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(heed(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && isPage(request.url)) event.respondWith(kept(PAGE, request));
  else if (KEPT.has(request.url)) event.respondWith(kept(request.url, request));
});

/** Addresses of our pages: what is called, and what has the name of a file, is none. */
function isPage(address: string): boolean {
  if (!address.startsWith(ROOT)) return false;
  const path = new URL(address).pathname.slice(new URL(ROOT).pathname.length);
  return !/^(api|healthz|metrics)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

async function kept(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [PAGE, ...KEPT];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await keep(cache, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Names of files in `assets` say what is in them, so one that an older version has need not be fetched. */
async function keep(cache: Cache, address: string): Promise<void> {
  if ((await cache.match(address)) !== undefined) return;
  const known = address.startsWith(`${ROOT}assets/`) ? await caches.match(address) : undefined;
  const response = known ?? (await fetch(address, { cache: "no-cache", credentials: "same-origin" }));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page says `take` when the new version may take over. */
async function heed(message: unknown): Promise<void> {
  if (message === "take") await worker.skipWaiting();
}
