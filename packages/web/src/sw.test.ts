import { beforeEach, expect, test, vi } from "vitest";

const ROOT = "https://games.example/hypergate/";

type Listener = (event: object) => void;

/** What the worker did, in order. */
let done: string[];
let listeners: Record<string, Listener>;
let pages: readonly object[];

function pageAt(path: string): object {
  return {
    url: ROOT + path,
    navigate: async (to: string) => done.push(`navigate ${to}`),
    focus: async () => done.push(`focus ${path}`),
  };
}

beforeEach(async () => {
  done = [];
  listeners = {};
  pages = [];
  vi.resetModules();
  vi.stubGlobal("FILES", ["assets/a.js", "gate.svg"]);
  vi.stubGlobal("VERSION", "1");
  vi.stubGlobal("self", {
    registration: {
      scope: ROOT,
      showNotification: async (title: string, { body, icon, data }: NotificationOptions) =>
        done.push([title, body, icon, data.url].join(" | ")),
    },
    navigator: { setAppBadge: async (n?: number) => done.push(`badge ${n}`) },
    clients: {
      matchAll: async () => pages,
      openWindow: async (to: string) => done.push(`open ${to}`),
      claim: async () => undefined,
    },
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
  });
  await import("./sw.ts");
  return () => vi.unstubAllGlobals();
});

async function fire(name: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners[name]({ waitUntil: (work: Promise<unknown>) => works.push(work), ...event });
  await Promise.all(works);
}

function tap(data: { readonly url: string } | null): Promise<void> {
  return fire("notificationclick", { notification: { data, close: () => done.push("close") } });
}

test("a pushed notice is shown with its words and its table, and the icon with the number of tables that wait", async () => {
  await fire("push", { data: { json: () => ({ title: "Friday", body: "Play a card?", url: "/t/1", waiting: 3 }) } });
  expect(done).toEqual([`Friday | Play a card? | ${ROOT}gate.svg | /t/1`, "badge 3"]);
});

test("a push without words is shown all the same", async () => {
  await fire("push", { data: null });
  expect(done[0]).toBe(`Hypergate |  | ${ROOT}gate.svg | /`);
});

test("a tap goes to the page that shows the table", async () => {
  pages = [pageAt("rules/race"), pageAt("t/1?code=A")];
  await tap({ url: "/t/1" });
  expect(done).toEqual(["close", "focus t/1?code=A"]);
});

test("or takes another page of ours there", async () => {
  pages = [pageAt("rules/race")];
  await tap({ url: "/t/1" });
  expect(done).toEqual(["close", `navigate ${ROOT}t/1`, "focus rules/race"]);
});

test("or opens one, the home page if the notice names nothing", async () => {
  await tap(null);
  expect(done).toEqual(["close", `open ${ROOT}`]);
});

test.each([
  ["navigate", "t/1", true],
  ["navigate", "api/tables", false],
  ["navigate", "robots.txt", false],
  ["cors", "assets/a.js", true],
  ["cors", "api/tables/mine", false],
])("%s %s comes from what is kept: %s", (mode, path, isKept) => {
  vi.stubGlobal("caches", { open: async () => ({ match: async () => "kept" }) });
  const respondWith = vi.fn();
  listeners.fetch({ request: { method: "GET", mode, url: ROOT + path }, respondWith });
  expect(respondWith).toHaveBeenCalledTimes(isKept ? 1 : 0);
});

test("a new version removes older ones of its own path, and leaves those of another path of the host alone", async () => {
  const gone: string[] = [];
  const names = [
    "hypergate@/hypergate/-0",
    "hypergate@/hypergate/-1",
    "hypergate-0",
    "hypergate@/other/-0",
    "homebrew",
  ];
  vi.stubGlobal("caches", { keys: async () => names, delete: async (name: string) => gone.push(name) });
  await fire("activate", {});
  expect(gone).toEqual(["hypergate@/hypergate/-0"]);
});

test("without a network and before any list was kept, the host has no aliens of their own", async () => {
  vi.stubGlobal("caches", { match: async () => undefined });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => {
    answer = response;
  };
  listeners.fetch({ request: { method: "GET", mode: "cors", url: `${ROOT}homebrew/index.json` }, respondWith });
  expect(await (await answer)?.json()).toEqual({ aliens: [] });
});
