import { describe, expect, test, vi } from "vitest";
import type { FromPlayed } from "./messages.ts";
import { type PlayingWorker, workerFeed } from "./worker-feed.ts";

type Kept = string;
type Other = { readonly tells: "more"; readonly what: number };

const WORDS = { broken: () => "broken", unkept: () => "unkept", refused: () => "refused" };

function shown(kept: Kept, from: number, events: number): FromPlayed<Kept> {
  const told = Array.from({ length: events }, (_, i) => ({ n: from + i, id: `event/${from + i}`, params: {} }));
  const asked = { ask: `ask ${kept}`, question: undefined as never };
  const waiting = { seats: [], responses: false, clocks: {} };
  return { tells: "shown", kept, shown: { view: `view of ${kept}`, from, events: told, asked, waiting } as never };
}

/** A worker that only listens; what it would tell comes from `tell`. */
function setUp(keep: (kept: Kept) => Promise<void>) {
  const sent: unknown[] = [];
  const heard: Other[] = [];
  const listeners: ((event: { data: FromPlayed<Kept> | Other }) => void)[] = [];
  const terminate = vi.fn();
  const worker = {
    postMessage: (message: unknown) => sent.push(message),
    addEventListener: (_: string, listener: never) => listeners.push(listener),
    terminate,
  } as unknown as PlayingWorker;
  const feed = workerFeed<Kept, Other>(
    worker,
    {
      keep,
      table: (kept, view) => ({ info: undefined, viewer: 2, problem: `${kept}: ${view}` }),
      hear: (other) => heard.push(other),
      undo: () => sent.push("undo"),
    },
    WORDS,
  );
  const tell = async (data: FromPlayed<Kept> | Other) => {
    for (const listener of listeners) listener({ data });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { feed, tell, sent, heard, terminate };
}

const now = async () => undefined;

describe("a feed on a game in a worker", () => {
  test("shows nothing before it is kept, and keeps one after the other", async () => {
    const kept: string[] = [];
    const ready: (() => void)[] = [];
    const { feed, tell } = setUp((it) => {
      kept.push(it);
      return new Promise((resolve) => ready.push(resolve));
    });
    await tell(shown("one", 0, 2));
    await tell(shown("two", 2, 1));
    expect(kept).toEqual(["one"]);
    expect(feed.state.getState()).toMatchObject({ isHere: false, view: undefined });
    ready[0]();
    await now();
    await vi.waitFor(() => expect(kept).toEqual(["one", "two"]));
    expect(feed.state.getState()).toMatchObject({ isHere: true, view: "view of one", viewer: 2, isJump: false });
    ready[1]();
    await vi.waitFor(() => expect(feed.state.getState().view).toBe("view of two"));
    expect(feed.state.getState().events.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  test("going back drops the events since and is a jump", async () => {
    const { feed, tell } = setUp(now);
    await tell(shown("one", 0, 4));
    await tell(shown("back", 1, 1));
    expect(feed.state.getState()).toMatchObject({ isJump: true, events: [{ n: 0 }, { n: 1 }] });
  });

  test("what the browser does not keep is shown all the same, and said", async () => {
    const { feed, tell } = setUp(() => Promise.reject(new Error("full")));
    await tell(shown("one", 0, 1));
    expect(feed.state.getState()).toMatchObject({ view: "view of one", problem: "unkept" });
  });

  test("an answer names the question, waits, and is free again when it was refused", async () => {
    const { feed, tell, sent } = setUp(now);
    feed.answer("word/pass");
    expect(sent).toEqual([]);
    await tell(shown("one", 0, 0));
    feed.answer("word/pass");
    expect(sent).toEqual([{ do: "answer", ask: "ask one", value: "word/pass" }]);
    expect(feed.state.getState().sending).toBe(true);
    await tell({ tells: "refused" });
    expect(feed.state.getState()).toMatchObject({ sending: false, problem: "refused" });
  });

  test("a question is answered once, and again after it was refused or come back to", async () => {
    const { feed, tell, sent } = setUp(now);
    await tell(shown("one", 0, 0));
    feed.answer("word/pass");
    feed.answer("word/pass");
    expect(sent).toHaveLength(1);
    await tell({ tells: "refused" });
    feed.answer("card/a");
    expect(sent).toHaveLength(2);
    await tell(shown("two", 0, 1));
    await tell(shown("one", 0, 0));
    feed.answer("word/pass");
    expect(sent).toHaveLength(3);
  });

  test("a game that cannot go on says so, and why to whoever looks into the console", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { feed, tell } = setUp(now);
    await tell({ tells: "broken", why: "no rules" });
    expect(feed.state.getState()).toMatchObject({ problem: "broken", isHere: true });
    expect(error).toHaveBeenCalledWith("no rules");
    error.mockRestore();
  });

  test("passes on what else the worker tells, and everything the reader does", async () => {
    const { feed, tell, sent, heard, terminate } = setUp(now);
    await tell({ tells: "more", what: 3 });
    expect(heard).toEqual([{ tells: "more", what: 3 }]);
    feed.stop("window/reveal", "never");
    feed.undo();
    feed.leave();
    expect(sent).toEqual([{ do: "stop", window: "window/reveal", stop: "never" }, "undo"]);
    expect(terminate).toHaveBeenCalledOnce();
  });
});
