/** Tables, games and people as they are told of. */
import { LANGUAGES } from "@hypergate/kernel";
import { z } from "zod";
import { CLOCKS, PACES, PASSES, STATUSES, STOPS } from "./choices.ts";
import { isName, tidyName } from "./names.ts";
import type { Plain } from "./plain.ts";
import { seat, settingChoice, settings } from "./questions.ts";

export const TABLE_ID = /^[\w-]{8,32}$/;
export const tableId = z.string().regex(TABLE_ID);
export const inviteCode = z.string().max(32);
export const gameId = z.string().max(40);
export const botName = z.string().max(40);
export const players = z.number().int().min(1).max(10);
export const language = z.enum(LANGUAGES);

/** The name of a person or a table. */
export const givenName = z.string().max(100).transform(tidyName).refine(isName, "name.refused");

export const clockRule = z
  .object({ per: z.enum(CLOCKS), seconds: z.number().int().min(0).max(1_209_600) })
  .refine(({ per, seconds }) => per === "none" || seconds >= 5, "at least 5 seconds");
export type ClockRule = Plain<typeof clockRule>;

/**
 * How a table is played. Public tables are listed, the others are found by their invite code. With `courtesy` everyone
 * who by public knowledge might respond is asked, so that being asked tells nothing.
 */
export const tableOptions = z.object({
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  courtesy: z.boolean().default(true),
  pace: z.enum(PACES).default("human"),
  clock: clockRule.default({ per: "none", seconds: 0 }),
});
export type TableOptions = Plain<typeof tableOptions>;

/**
 * Who sits on a seat. `away`: the person has left a running game, and a bot answers until they come back. `muted`: they may
 * not write at this table. `vacation`: until then their clock stands. `former`: somebody who has had themselves deleted; a bot answers.
 */
export const seatInfo = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("bot"), bot: z.string() }),
  z.strictObject({
    kind: z.literal("person"),
    name: z.string(),
    ready: z.boolean(),
    away: z.boolean(),
    muted: z.literal(true).optional(),
    vacation: z.number().optional(),
  }),
  z.strictObject({ kind: z.literal("former") }),
]);
export type SeatInfo = Plain<typeof seatInfo>;

/** How a game ended; `units` is its length in what the game counts. */
const result = { winners: z.array(seat), units: z.number() };
export const gameResult = z.strictObject(result);
export type GameResult = Plain<typeof gameResult>;

/** The result of a table on its own. */
export const tableResult = z.strictObject({ game: z.string(), ...result });

const table = {
  id: tableId,
  name: z.string().optional(),
  game: z.string(),
  settings,
  options: tableOptions.strict(),
  status: z.enum(STATUSES),
  created: z.number(),
  changed: z.number(),
  result: gameResult.optional(),
  rematch: z.string().optional(),
  seats: z.array(seatInfo),
  you: seat.optional(),
  owner: z.boolean(),
  host: seat.optional(),
  code: z.string().optional(),
  stops: z.record(z.string(), z.enum(STOPS)).optional(),
  passing: z.enum(PASSES).optional(),
  removed: z.literal(true).optional(),
  closed: z.literal(true).optional(),
};

/**
 * A table as one person may know it: `name` if it was given one (`tableName` says what any table is called), `host`
 * is the seat of the host if they sit there, `code` if they sit
 * there or watch with it, `stops` and
 * `passing` if they have a seat, `removed` if the host has freed the seat they had, `closed` if the host
 * or the operator has closed it.
 */
export const tableInfo = z.strictObject(table);
export type TableInfo = Plain<typeof tableInfo>;

/** A table behind an invite code. */
export const invitedTable = z.strictObject({ ...table, code: z.string() });

/**
 * A table in the list of one's own: whether one is asked there, what and since when, how many events one has not been shown,
 * and the last of them in words.
 */
export const myTable = z.strictObject({
  ...table,
  yourAnswer: z.boolean(),
  waiting: z.strictObject({ question: z.string(), since: z.number() }).optional(),
  news: z.number(),
  lately: z.array(z.string()),
});
export type MyTable = Plain<typeof myTable>;

/** A line of chat; `seat` is left out for a spectator, and nothing is left of the text of one that was `removed`. */
export const chatLine = z.strictObject({
  n: z.number(),
  at: z.number(),
  name: z.string(),
  seat: seat.optional(),
  text: z.string(),
  removed: z.literal(true).optional(),
});
export type ChatLine = Plain<typeof chatLine>;

const playerCounts = z.strictObject({ min: z.number(), max: z.number() });

/**
 * A game as a form for a new table needs it: `defaults` has all settings of each preset and `seats` how many may play it, `preset` is
 * the usual one.
 */
export const gameFacts = z.strictObject({
  id: z.string(),
  title: z.record(language, z.string()),
  players: playerCounts,
  unit: z.string(),
  settings: z.array(settingChoice),
  presets: z.record(z.string(), settings),
  preset: z.string(),
  defaults: z.record(z.string(), settings),
  seats: z.record(z.string(), playerCounts),
  bots: z.array(z.string()),
});
export type GameFacts = Plain<typeof gameFacts>;

export const gameList = z.strictObject({ games: z.array(gameFacts) });
export type GameList = Plain<typeof gameList>;

export const person = z.strictObject({ name: z.string(), language });

/**
 * For one who looks from the machine of the server itself: whether only that machine can reach it, and the addresses at which
 * others do. Everybody else is told nothing and needs nothing: they have come.
 */
export const place = z.strictObject({ isOnlyHere: z.boolean(), addresses: z.array(z.string()) });
export type PlaceInfo = Plain<typeof place>;

/** A browser or program with a cookie of mine; `here` is the one that asks. */
export const device = z.strictObject({
  id: z.string(),
  agent: z.string(),
  created: z.number(),
  used: z.number(),
  here: z.boolean(),
});
export type DeviceInfo = Plain<typeof device>;
