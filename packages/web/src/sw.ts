/**
 * The service worker: keeps every file of one version of the client, so that it works without a network.
 *
 * - A page is always made of one version: the page itself and all its files come from the same cache.
 * - A newer version is fetched beside it and waits. It takes over when the page says so: at once if the reader wants it, or
 *   when nobody is at a table. Then all pages load anew, and older caches are removed.
 * - Calls to the server are never kept.
 *
 * It also shows the notices that the server pushes when a game waits, and opens the table when one is tapped.
 */

/** The files of this version, and its name; written here by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** What is used of a service worker's scope. */
interface Scope {
  readonly registration: Pick<ServiceWorkerRegistration, "scope" | "showNotification">;
  readonly navigator: { readonly setAppBadge?: (n?: number) => Promise<void> };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: { readonly type: "window"; readonly includeUncontrolled: true }) => Promise<OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <K extends keyof Events>(name: K, listener: (event: Events[K]) => void) => void;
}

interface Events {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly message: Extendable & { readonly data: unknown };
  readonly push: Extendable & { readonly data: { readonly json: () => Notice } | null };
  readonly notificationclick: Extendable & {
    readonly notification: { readonly data: { readonly url: string } | null; readonly close: () => void };
  };
  readonly fetch: { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
}

interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface OpenPage {
  readonly url: string;
  readonly navigate: (address: string) => Promise<unknown>;
  readonly focus: () => Promise<unknown>;
}

/** What the server pushes. */
interface Notice {
  readonly title?: string;
  readonly body?: string;
  readonly url?: string;
  /** How many tables wait. */
  readonly waiting?: number;
}

const worker = self as unknown as Scope;
const ROOT = worker.registration.scope;
const PAGE = ROOT;
/** Caches belong to the whole host, on which there may be other servers under other paths. */
const PLACE = new URL(ROOT).pathname;
const OURS = PLACE === "/" ? "hypergate-" : `hypergate@${PLACE}-`;
const CACHE = OURS + VERSION;
const KEPT: ReadonlySet<string> = new Set(FILES.map((file) => new URL(file, ROOT).href));
const AT_ONCE = 6;
/** The host's own aliens: they change with the server, not with the client, so they have a cache of their own. */
const HOMEBREW = new URL("homebrew/", ROOT).href;
const HOMEBREW_LIST = `${HOMEBREW}index.json`;
const HOMEBREW_CACHE = PLACE === "/" ? "homebrew" : `homebrew@${PLACE}`;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(heed(event.data)));
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = (event.notification.data?.url ?? "/").replace(/^\//, "");
  event.waitUntil(open(new URL(path, ROOT).href));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && isPage(request.url)) event.respondWith(kept(PAGE, request));
  else if (KEPT.has(request.url)) event.respondWith(kept(request.url, request));
  else if (request.url === HOMEBREW_LIST) event.respondWith(homebrewList());
  else if (request.url.startsWith(HOMEBREW)) event.respondWith(homebrewFile(request.url));
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
  await homebrewList();
}

/** Names of files in `assets` say what is in them, so one that an older version has need not be fetched. */
async function keep(cache: Cache, address: string): Promise<void> {
  if ((await cache.match(address)) !== undefined) return;
  const known = address.startsWith(`${ROOT}assets/`) ? await caches.match(address) : undefined;
  const response = known ?? (await fetch(address, { cache: "no-cache", credentials: "same-origin" }));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/** The list as the server has it now, else as it was last, else an empty one; its files are fetched with it. */
async function homebrewList(): Promise<Response> {
  try {
    const response = await fetch(HOMEBREW_LIST, { cache: "no-cache", credentials: "same-origin" });
    if (response.ok) await keepHomebrew(response.clone());
    return response;
  } catch {
    return (await caches.match(HOMEBREW_LIST)) ?? Response.json({ aliens: [] } satisfies Homebrew);
  }
}

interface Homebrew {
  readonly aliens: readonly { readonly id: string; readonly digest: string; readonly files: readonly string[] }[];
}

async function keepHomebrew(list: Response): Promise<void> {
  const { aliens } = (await list.clone().json()) as Homebrew;
  const cache = await caches.open(HOMEBREW_CACHE);
  const files = aliens.flatMap(({ id, digest, files: names }) =>
    names.map((name) => `${HOMEBREW}${digest}/${id}/${name}`),
  );
  for (const file of files) if ((await cache.match(file)) === undefined) await cache.add(file);
  await cache.put(HOMEBREW_LIST, list);
  const wanted = new Set([HOMEBREW_LIST, ...files]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** What is behind an address never changes. */
async function homebrewFile(address: string): Promise<Response> {
  return (await caches.match(address)) ?? fetch(address, { credentials: "same-origin" });
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

async function show({ title = "Hypergate", body = "", url = "/", waiting }: Notice): Promise<void> {
  const icon = new URL("gate.svg", ROOT).href;
  // A later notice takes the place of an earlier one, and is heard too.
  const options = { body, tag: "hypergate", renotify: true, icon, data: { url } };
  const shown = worker.registration.showNotification(title, options);
  await Promise.all([shown, worker.navigator.setAppBadge?.(waiting).catch(() => undefined)]);
}

/** A page that shows the address already, any other page of ours, or a new one. */
async function open(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isThere = ({ url }: OpenPage) => url.split("?")[0] === address;
  const page = pages.find(isThere) ?? pages.at(0);
  if (page === undefined) await worker.clients.openWindow(address);
  else {
    if (!isThere(page)) await page.navigate(address).catch(() => worker.clients.openWindow(address));
    await page.focus();
  }
}

export {};
