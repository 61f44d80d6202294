import type { Frame, UnsentMessage } from "@hypergate/wire";
import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../net/api.ts";
import { type Connection, Lost, type Watcher } from "../net/connection.ts";
import { watchTable } from "./live-feed.ts";

/** A connection that answers as told. */
function answering(answer: (message: UnsentMessage, hear: (frame: Frame) => void) => object | Error) {
  let watcher: Watcher | undefined;
  const sent: UnsentMessage[] = [];
  const connection = {
    listen: (_table: string, one: Watcher) => {
      watcher = one;
      return () => {};
    },
    send: async (message: UnsentMessage) => {
      sent.push(message);
      const reply = answer(message, hear);
      if (reply instanceof Error) throw reply;
      return { t: "ok", id: 1, ...reply };
    },
  } as unknown as Connection;
  const hear = (frame: Frame) => watcher?.frame(frame);
  const feed = watchTable(connection, "t");
  const settled = () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0)).then(() => new Promise(setImmediate));
  watcher?.online(true);
  return { feed, hear, sent, settled };
}

const line = (n: number) => ({ n, at: 1, name: "Ann", text: `line ${n}` });
const event = (n: number, id = "a", params = {}) => ({ n, id, params, trail: "" });

afterEach(() => vi.unstubAllGlobals());

test("what was said before one came is there, once", async () => {
  const { feed, hear, settled } = answering(() => ({ chat: [line(1), line(2)] }));
  hear({ t: "chat", table: "t", line: line(2) });
  await settled();
  expect(
    feed.state
      .getState()
      .chat.map(({ n }) => n)
      .sort(),
  ).toEqual([1, 2]);
  expect(feed.state.getState().isHere).toBe(true);
});

test("who may not watch is told why", async () => {
  const { feed, settled } = answering(() => new Refused({ id: "table.unknown", text: "There is no such table." }));
  await settled();
  expect(feed.state.getState()).toMatchObject({ refused: "There is no such table.", isHere: false });
});

test("a line of chat that was not heard can be sent again", async () => {
  const { feed, settled } = answering(({ t }) => (t === "chat" ? new Lost() : {}));
  await settled();
  expect(await feed.say("hello")).toBe(false);
});

test("a question that is about to be passed for the player is not shown", async () => {
  const about = { key: "window/reveal.end", who: 0, source: { by: "rule/window", rule: "TIM-01" }, hidden: true };
  const { feed, hear } = answering(() => ({}));
  const shown = (options: readonly string[]) => {
    hear({ t: "update", table: "t", n: 1, asked: { ask: "0.1", question: { kind: "one", ...about, options } } });
    return feed.state.getState().asked?.ask;
  };
  expect(shown(["word/pass"])).toBeUndefined();
  expect(shown(["word/pass", "card/cosmic-zap.1"])).toBe("0.1");
});

test("what may be used at any time is kept for later, and asked about once its player wants that, for one moment", async () => {
  const about = { key: "window/reveal.change", who: 0, source: { by: "rule/window", rule: "TIM-01" }, hidden: true };
  const { feed, hear, sent } = answering(() => ({}));
  const put = (ask: string, options: readonly string[], quiet: boolean) =>
    hear({ t: "update", table: "t", n: 1, asked: { ask, question: { kind: "one", ...about, options, quiet } } });
  const stops = (anyTime: "ifCan" | "never") => hear({ t: "table", table: { stops: { anyTime } } } as unknown as Frame);
  const is = (state: object) => vi.waitFor(() => expect(feed.state.getState()).toMatchObject(state));
  put("0.1", ["word/pass", "ship/jumper"], true);
  await is({ asked: undefined, anyTime: ["ship/jumper"] });
  stops("ifCan");
  put("0.2", ["word/pass", "ship/jumper"], true);
  await is({ asked: { ask: "0.2" } });
  feed.answer("word/pass");
  expect(sent.at(-1)).toEqual({ t: "stop", table: "t", window: "anyTime", stop: "never" });
  stops("never");
  put("0.3", ["word/pass"], false);
  await is({ asked: undefined, anyTime: [] });
});

test("of a long game the beginning is asked for, so that an answer taken back takes its events along", async () => {
  const all = Array.from({ length: 10 }, (_, n) => event(n));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const from = Number(new URL(path, "http://table").searchParams.get("from"));
    return new Response(JSON.stringify({ events: all.slice(from, from + 4) }));
  });
  const begins: Frame = {
    t: "state",
    table: "t",
    viewer: 0,
    n: 10,
    events: all.slice(7),
    set: {},
    asked: null,
    waiting: { seats: [], responses: false, clocks: {} },
  };
  const { feed, hear, settled } = answering((message, tell) => {
    if (message.t === "watch") tell(begins);
    return {};
  });
  await settled();
  await vi.waitFor(() => expect(feed.state.getState().events).toHaveLength(10));
  expect(asked).toHaveLength(2);
  hear({ t: "update", table: "t", n: 11, events: [event(10, "table.undone", { told: 8 })] });
  await vi.waitFor(() => expect(feed.state.getState().events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10]));
});

test("a new question forgets why the last thing did not work", async () => {
  const { feed, hear, settled } = answering(({ t }) =>
    t === "undo" ? new Refused({ id: "undo.nothing", text: "Nothing to take back." }) : {},
  );
  await settled();
  feed.undo();
  await vi.waitFor(() => expect(feed.state.getState().problem).toBe("Nothing to take back."));
  hear({ t: "update", table: "t", n: 1, asked: null });
  await vi.waitFor(() => expect(feed.state.getState().problem).toBeUndefined());
});

test("a question that was answered stays closed until the frame that takes it away is here, even if it is acknowledged before", async () => {
  const question = {
    kind: "confirm",
    key: "sure",
    who: 0,
    source: { by: "rule/any", rule: "A-1" },
  } as const;
  const { feed, hear, settled } = answering(() => ({}));
  await settled();
  hear({ t: "update", table: "t", n: 1, asked: { ask: "0.1", question } });
  feed.answer(true);
  await new Promise(setImmediate);
  expect(feed.state.getState()).toMatchObject({ asked: { ask: "0.1" }, sending: true });
  hear({ t: "update", table: "t", n: 2, asked: { ask: "0.2", question } });
  await vi.waitFor(() => expect(feed.state.getState()).toMatchObject({ asked: { ask: "0.2" }, sending: false }));
});
