/** Whole games heard frame by frame: what is shown is at every moment what the rules say one may see. */
import {
  type BaseState,
  begin,
  eventFor,
  randomAnswer,
  type Session,
  seeded,
  show,
  submit,
  type Viewer,
} from "@hypergate/kernel";
import type { Message } from "@hypergate/wire";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Connection, Watcher } from "../net/connection.ts";
import { tellerOf } from "../testing/frames.ts";
import { CONFIGS, engineFor, type Game, TESTED } from "../testing/games.ts";
import { type LiveFeed, watchTable } from "./live-feed.ts";

const TABLE = "t";

interface Line {
  readonly feed: LiveFeed;
  /** Lets the game go on by one answer; false when it is over. */
  readonly goOn: () => boolean;
  /** The line breaks, so many answers are given meanwhile, and it is there again. */
  readonly breakFor: (answers: number) => Promise<void>;
  readonly session: Session<BaseState>;
  readonly watched: readonly number[];
}

async function listenTo(game: Game, viewer: Viewer): Promise<Line> {
  const { rules } = await engineFor(game);
  const session = begin(rules, CONFIGS[game], "heard", { courtesy: false });
  const teller = tellerOf(session, viewer, TABLE);
  const rng = seeded("heard");
  const watched: number[] = [];
  let watcher: Watcher | undefined;
  let isOnline = false;
  const connection = {
    listen: (_: string, one: Watcher) => {
      watcher = one;
      return () => {};
    },
    send: async (message: Message) => {
      if (message.t === "watch") {
        watched.push(message.seen ?? 0);
        watcher?.frame(teller.whole(message.seen ?? 0));
      }
      return { t: "ok", id: 1 };
    },
  } as unknown as Connection;
  const feed = watchTable(connection, TABLE);
  const setOnline = async (online: boolean) => {
    isOnline = online;
    watcher?.online(online);
    await vi.advanceTimersByTimeAsync(0);
  };
  const goOn = () => {
    const question = session.run.pending.at(0);
    if (question === undefined) return false;
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
    if (isOnline) watcher?.frame(teller.changes());
    return true;
  };
  await setOnline(true);
  const breakFor = async (answers: number) => {
    await setOnline(false);
    for (let n = 0; n < answers; n++) goOn();
    await setOnline(true);
  };
  return { feed, goOn, breakFor, session, watched };
}

/** Frames come in bundles, so what was heard is put together first. */
async function heard({ feed }: Line): Promise<ReturnType<LiveFeed["state"]["getState"]>> {
  await vi.advanceTimersByTimeAsync(BUNDLE_MS);
  return feed.state.getState();
}

const BUNDLE_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function expectTruth(line: Line, viewer: Viewer): Promise<void> {
  const { view, events, asked, waiting } = await heard(line);
  const truth = show(line.session, viewer);
  expect(view).toEqual(JSON.parse(JSON.stringify(truth.view)));
  expect(events).toEqual(line.session.events.map((event) => JSON.parse(JSON.stringify(eventFor(event, viewer)))));
  expect(asked?.question).toEqual(truth.question);
  expect(waiting.seats).toEqual(truth.waitingFor);
}

describe.each(TESTED)("a game of %s", (game) => {
  test.each<Viewer>([0, 1, "spectator"])("is seen by %s as it is, also after the line broke", async (viewer) => {
    const line = await listenTo(game, viewer);
    await expectTruth(line, viewer);
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 15; n++) line.goOn();
      await expectTruth(line, viewer);
      await line.breakFor(round * 7);
      expect(line.feed.state.getState().online).toBe(true);
      await expectTruth(line, viewer);
    }
    while (line.goOn());
    await expectTruth(line, viewer);
  });

  test("who comes back asks only for what was not heard yet", async () => {
    const line = await listenTo(game, 0);
    for (let n = 0; n < 20; n++) line.goOn();
    await heard(line);
    const known = line.session.events.length;
    expect(known).toBeGreaterThan(0);
    await line.breakFor(5);
    expect(line.watched).toEqual([0, known]);
  });

  test("what did not change stays the same object, so that it is not drawn again", async () => {
    const line = await listenTo(game, "spectator");
    const fields = async () => Object.entries((await heard(line)).view as Record<string, object>);
    let kept = 0;
    for (let n = 0; n < 8; n++) {
      const before = new Map(await fields());
      line.goOn();
      const now = await fields();
      for (const [name, value] of now) {
        const old = before.get(name);
        if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
        for (const [field, one] of Object.entries(value)) {
          const was = (old as Record<string, unknown> | undefined)?.[field];
          if (typeof one !== "object" || JSON.stringify(one) !== JSON.stringify(was)) continue;
          expect(one, `${name}/${field}`).toBe(was);
          kept++;
        }
      }
    }
    expect(kept).toBeGreaterThan(20);
  });
});
