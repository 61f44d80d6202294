import { expect, test } from "vitest";
import type { z } from "zod";
import { frame } from "./frames.ts";
import { MESSAGES, messageId } from "./messages.ts";
import { seat, settings, toldEvent, value } from "./questions.ts";
import { ROUTES } from "./routes.ts";
import { botName, clockRule, gameId, givenName, inviteCode, players, tableId } from "./tables.ts";

const letters = (n: number) => "x".repeat(n);
const clock = (seconds: number, per = "move") => ({ per, seconds });
const many = <T>(n: number, it: (i: number) => T) => Array.from({ length: n }, (_, i) => it(i));
const counted = (n: number) => Object.fromEntries(many(n, (i) => [`card/${i}`, 1]));
const offer = (n: number) => ({ do: "offer", give: { "card/ten": n }, want: {} });
const TABLE = letters(8);
const watching = (seen?: number) => ({ t: "watch", id: 0, table: TABLE, seen });
const answering = (ask: string) => ({ t: "answer", id: 0, table: TABLE, ask, value: true });
const saying = (text: string) => ({ t: "chat", id: 0, table: TABLE, text });
const stopping = (window: string) => ({ t: "stop", id: 0, table: TABLE, window, stop: "never" });
const updated = (n: number) => ({ t: "update", table: TABLE, n });
const told = (n: number) => ({ n, trail: "", id: "picked", params: {} });
const opened = (bots: number) => ({ game: "toy", players: 10, bots: many(bots, () => "bot") });
const recovery = (n: number) => ({ code: letters(n) });

test.each<[what: string, schema: z.ZodType, good: unknown[], bad: unknown[]]>([
  ["the id of a table", tableId, [letters(8), letters(32)], [letters(7), letters(33), "not an id"]],
  ["an invite code", inviteCode, [letters(32)], [letters(33)]],
  ["the id of a game", gameId, [letters(40)], [letters(41)]],
  ["the name of a bot", botName, [letters(40)], [letters(41)]],
  ["how many play", players, [1, 10], [0, 11, 2.5]],
  ["the name of a person", givenName, ["x", letters(30)], ["", letters(31), "a\u0000b"]],
  ["a seat", seat, [0, 9], [-1, 10, 0.5]],
  ["the number of a message", messageId, [0, 2_147_483_647], [-1, 2_147_483_648, 0.5]],
  [
    "a clock",
    clockRule,
    [clock(5), clock(1_209_600), clock(0, "none")],
    [clock(4), clock(1_209_601), clock(-1, "none")],
  ],
  [
    "a recovery code",
    ROUTES["POST /api/guests/recover"].body,
    [recovery(10), recovery(40)],
    [recovery(9), recovery(41)],
  ],
  [
    "how many of a thing",
    value,
    [{ ten: 0 }, { ten: 1000 }, counted(200), offer(0), offer(1000)],
    [{ ten: -1 }, { ten: 1001 }, { ten: 0.5 }, counted(201), offer(-1), offer(1001)],
  ],
  [
    "what is answered",
    value,
    [letters(200), -1, false, [], many(200, letters), { do: "accept" }, { do: "refuse" }],
    [letters(201), 0.5, many(201, () => "x"), [letters(201)], [1], { do: "accept", give: {} }, undefined],
  ],
  [
    "a setting",
    settings,
    [
      { [`x${letters(60)}`]: letters(100) },
      { a: many(100, () => "x") },
      { a: [letters(100)] },
      { a: 0.5, B: true, c_1: [] },
    ],
    [
      { [`x${letters(61)}`]: 1 },
      { a: letters(101) },
      { a: many(101, () => "x") },
      { a: [letters(101)] },
      { "": 1 },
      { _a: 1 },
    ],
  ],
  [
    "watching a table",
    MESSAGES.watch,
    [watching(), watching(0), watching(1_000_000_000)],
    [watching(-1), watching(1_000_000_001), watching(0.5)],
  ],
  [
    "answering",
    MESSAGES.answer,
    [answering("0.0"), answering("123456789.123456789")],
    ["0", "1234567890.0", "0.1234567890", "a.b"].map(answering),
  ],
  [
    "a line of chat",
    MESSAGES.chat,
    [saying("x"), saying(letters(500))],
    [saying(""), saying("  "), saying(letters(501))],
  ],
  ["where to stop", MESSAGES.stop, ["*", "a", letters(80)].map(stopping), ["", "**", letters(81), "a b"].map(stopping)],
  ["what has changed", frame, [updated(0), updated(7)], [updated(-1), updated(0.5)]],
  ["the number of an event", toldEvent, [told(0), told(7)], [told(-1), told(0.5)]],
  [
    "from which event on",
    ROUTES["GET /api/tables/{id}/events"].query,
    [{}, { from: "0" }, { from: "7" }],
    [{ from: "-1" }, { from: "0.5" }, { from: "x" }],
  ],
  [
    "an invite code in an address",
    ROUTES["GET /api/invites/{code}"].params,
    [{ code: letters(6) }, { code: letters(32) }],
    [{ code: letters(5) }, { code: letters(33) }],
  ],
  ["bots at a new table", ROUTES["POST /api/tables"].body, [opened(0), opened(9)], [opened(10)]],
])("%s has its bounds", (_, schema, good, bad) => {
  for (const value of good) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(true);
  for (const value of bad) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false);
});

test("events are told from the first one on if nothing else is asked for", () => {
  expect(ROUTES["GET /api/tables/{id}/events"].query.parse({})).toEqual({ from: 0 });
});

test("a new table has no bots, starts when its host says so, and is private, unhurried and courteous", () => {
  expect(ROUTES["POST /api/tables"].body.parse({ game: "toy", players: 2 })).toEqual({
    game: "toy",
    players: 2,
    settings: {},
    options: { public: false, spectators: true, courtesy: true, pace: "human", clock: { per: "none", seconds: 0 } },
    bots: [],
    start: false,
  });
});
