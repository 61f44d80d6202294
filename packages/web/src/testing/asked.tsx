/** A table that asks one question, for tests of what answers it. */
import type { Question, Value } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import type { Stop } from "@hypergate/wire/choices";
import { render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { AskingProvider } from "../table/asking.tsx";
import type { TableState } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import { type LocalFeed, localFeed } from "../table/local-feed.ts";

/** A game whose things go by their references. */
export const plainFace: GameFace = {
  id: "plain",
  say: (_, id) => `say ${id}`,
  nameOf: (_, ref) => ref,
  loadReasons: async () => () => undefined,
  loadStatement: async () => (id) => ({ id, en: `statement ${id}`, ru: `правило ${id}` }),
  Drawing: ({ thing }) => <i>{`drawing of ${thing}`}</i>,
  Sign: () => null,
  chapterOf: () => undefined,
  Explanation: ({ thing }) => <p>{`text of ${thing}`}</p>,
  loadWhy: async () => () => [],
  loadEngine: async () => {
    throw new Error("this game has no rules");
  },
};

export const INFO: TableInfo = {
  id: "t",
  game: "plain",
  settings: {},
  options: { public: false, spectators: false, courtesy: false, pace: "human", clock: { per: "none", seconds: 0 } },
  status: "playing",
  created: 0,
  changed: 0,
  seats: [
    { kind: "person", name: "Ann", ready: true, away: false },
    { kind: "bot", bot: "sensible" },
  ],
  owner: true,
  you: 0,
};

/** What every question has. */
export const ABOUT = { key: "test.key", who: 0, source: { by: "rule/test", rule: "T-1" } } as const;

export interface AskedTable {
  readonly feed: LocalFeed;
  /** Every answer given, in order. */
  readonly given: readonly Value[];
  /** Every setting of when to be asked, in order. */
  readonly stopped: readonly (readonly [of: string, stop: Stop | "unset"])[];
  readonly user: ReturnType<typeof userEvent.setup>;
}

export function ask(
  question: Question | undefined,
  children: (feed: LocalFeed) => ReactNode,
  state: Partial<TableState> = {},
): AskedTable {
  const given: Value[] = [];
  const stopped: [string, Stop | "unset"][] = [];
  const feed: LocalFeed = {
    ...localFeed((value) => given.push(value)),
    stop: (of, stop) => stopped.push([of, stop]),
  };
  feed.show({ info: INFO, viewer: 0, asked: question === undefined ? undefined : { ask: "0", question }, ...state });
  render(<AskingProvider feed={feed}>{children(feed)}</AskingProvider>);
  return { feed, given, stopped, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}
