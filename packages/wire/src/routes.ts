/** The HTTP API: what each route is for, what it takes, and what it answers. The OpenAPI document is made from it. */
import { z } from "zod";
import { VACATION_DAYS } from "./clocks.ts";
import { OPERATOR_ROUTES } from "./operator-routes.ts";
import { PEOPLE_ROUTES } from "./people-routes.ts";
import type { Given, Plain } from "./plain.ts";
import { answer, seat, settings, toldEvent } from "./questions.ts";
import { refusal } from "./refusals.ts";
import { nothing, type RouteSpecs, search } from "./route-spec.ts";
import {
  botName,
  gameId,
  gameList,
  givenName,
  inviteCode,
  invitedTable,
  myTable,
  place,
  players,
  tableId,
  tableInfo,
  tableOptions,
  tableResult,
} from "./tables.ts";

const ofTable = { params: z.object({ id: tableId }), query: z.object({ code: inviteCode.optional() }) };

/**
 * A finished game as `hypergate replay` reads it, with the names of those who sat there. `trace` shows it even after the
 * rules have changed: how it looked after every answer, as gzip in base64.
 */
const exported = z.strictObject({
  format: z.literal("hypergate-game"),
  game: z.string(),
  version: z.number(),
  seed: z.string(),
  config: z.unknown(),
  courtesy: z.boolean(),
  answers: z.array(answer),
  hash: z.string(),
  names: z.array(z.string().nullable()),
  trace: z.string().optional(),
});

/** Answers of the longest game that may be brought. */
const MOST_BROUGHT = 10_000;

/** Somebody at a table: by seat, or by a line they said. Exactly one of the two. */
const somebody = z
  .object({ seat: seat.optional(), line: z.number().int().min(1).optional() })
  .refine(({ seat: at, line }) => (at === undefined) !== (line === undefined), "one of seat and line");

/** Every route by its method and path; `{name}` is a parameter. */
export const ROUTES = {
  ...PEOPLE_ROUTES,
  "GET /api/place": {
    summary: "Whether others can reach this server, and where; told to those who ask from its own machine.",
    open: true,
    answer: place,
  },
  "GET /api/games": {
    summary:
      "The games there are: every setting with its values, presets (`defaults` has all settings of each, `seats` how many may play it, `preset` is the usual one), numbers of players and bots.",
    open: true,
    answer: gameList,
  },
  "POST /api/games/{game}/settings": {
    summary: "All settings of a table that would choose these, or why they do not go together. Opens nothing.",
    open: true,
    params: z.object({ game: gameId }),
    body: z.object({ players, settings: settings.default({}) }),
    answer: z.strictObject({ settings }),
  },
  "GET /api/tables": {
    summary:
      "Public tables that are not over, at most 100 and 3 of one host: one of each address first, those with free seats before others, then the latest change. `search` is a part of the name of the table or of somebody who sits there.",
    open: true,
    query: z.object({ search, game: gameId.optional() }),
    answer: z.strictObject({ tables: z.array(tableInfo) }),
  },
  "GET /api/tables/mine": {
    summary:
      "My tables, those that wait for my answer first. `yourAnswer`: I am asked, `waiting` what and since when; `news`: events I have not been shown, `lately` the last of them in words.",
    answer: z.strictObject({ tables: z.array(myTable) }),
  },
  "GET /api/invites/{code}": {
    summary: "The table behind an invite code.",
    open: true,
    params: z.object({ code: inviteCode.min(6) }),
    answer: invitedTable,
  },
  "POST /api/tables": {
    summary:
      "Open a table and sit down at its first seat; bots take the last ones. `start` begins at once, for a game against bots only.",
    counts: "creations",
    body: z.object({
      game: gameId,
      name: givenName.optional(),
      players,
      settings: settings.default({}),
      options: tableOptions.default(() => tableOptions.parse({})),
      bots: z.array(botName).max(9).default([]),
      start: z.boolean().default(false),
    }),
    answer: tableInfo,
  },
  "POST /api/tables/bring": {
    summary:
      "Bring a game against bots that was played without the server, running or over: I sat at the first seat, `bots` at the others. The server plays it again by its rules. `id` is any name for it; brought twice it is the same table.",
    counts: "brought",
    body: z.object({
      id: z.string().min(8).max(60),
      game: gameId,
      version: z.number().int().min(0),
      settings: settings.default({}),
      bots: z.array(botName).min(1).max(9),
      seed: z.string().min(1).max(100),
      answers: z.array(answer).max(MOST_BROUGHT),
    }),
    answer: tableInfo,
  },
  "GET /api/tables/{id}": {
    summary: "One table. A private one needs its invite code, or a seat.",
    open: true,
    ...ofTable,
    answer: tableInfo,
  },
  "POST /api/tables/{id}/change": {
    summary:
      "Host: change players, settings or options before the game. Free seats go first, then bots; all have to be ready anew.",
    ...ofTable,
    body: z.object({ players: players.optional(), settings: settings.optional(), options: tableOptions.optional() }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/rename": {
    summary: "Host or operator: give the table a name; with an empty one it is called by words drawn from its id.",
    open: true,
    ...ofTable,
    body: z.object({ name: z.literal("").or(givenName) }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/sit": {
    summary: "Sit down on a free seat; in a running game on one that the host has freed.",
    ...ofTable,
    body: z.object({ seat: seat.optional() }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/leave": {
    summary: "Stand up; in a running game a bot takes over.",
    ...ofTable,
    answer: tableInfo,
  },
  "POST /api/tables/{id}/stand": {
    summary:
      "Host: stand up before the game and stay the host, so that others or bots have all seats. Somebody else must sit there.",
    ...ofTable,
    answer: tableInfo,
  },
  "POST /api/tables/{id}/return": { summary: "Come back to a running game.", ...ofTable, answer: tableInfo },
  "POST /api/tables/{id}/vacation": {
    summary: "Stop my clock for so many days, where a clock runs slowly; 0 days ends it.",
    ...ofTable,
    body: z.object({ days: z.number().int().min(0).max(VACATION_DAYS) }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/ready": {
    summary: "Say that I am ready, or not.",
    ...ofTable,
    body: z.object({ ready: z.boolean() }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/bot": {
    summary: "Host: put a bot on a free seat.",
    ...ofTable,
    body: z.object({ seat, bot: botName }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/kick": {
    summary: "Host: free a seat before the game.",
    ...ofTable,
    body: z.object({ seat }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/mute": {
    summary: "Host or operator: somebody may not write at this table, or may again.",
    open: true,
    ...ofTable,
    body: somebody.safeExtend({ muted: z.boolean() }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/ban": {
    summary:
      "Host or operator: somebody may not come to this table any more. It gets a new code; a seat is free before the game and a bot's in it.",
    open: true,
    ...ofTable,
    body: somebody,
    answer: tableInfo,
  },
  "POST /api/tables/{id}/hand": {
    summary:
      "Host or operator: give the seat of a player who has left, or has not been there for a minute, to a bot or to whoever sits down next.",
    open: true,
    ...ofTable,
    body: z.object({ seat, to: z.enum(["bot", "anyone"]) }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/unsay": {
    summary: "Host or operator: remove the words of a line of chat.",
    open: true,
    ...ofTable,
    body: z.object({ line: z.number().int().min(1) }),
    answer: nothing,
  },
  "POST /api/tables/{id}/close": {
    summary: "Host or operator: close the table; a running game ends without a result.",
    open: true,
    ...ofTable,
    answer: tableInfo,
  },
  "POST /api/tables/{id}/report": {
    summary: "Report somebody, or a line they said, to the operator of the server.",
    counts: "creations",
    ...ofTable,
    body: somebody.safeExtend({ why: z.string().trim().max(500).default("") }),
    answer: nothing,
  },
  "POST /api/tables/{id}/start": { summary: "Host: begin the game.", ...ofTable, answer: tableInfo },
  "POST /api/tables/{id}/rematch": {
    summary: "A new table with the same seats; asked twice it is the same one.",
    counts: "creations",
    ...ofTable,
    answer: tableInfo,
  },
  "GET /api/tables/{id}/events": {
    summary: "What happened from an event number on, as I may know it; at most 1000 events.",
    open: true,
    params: ofTable.params,
    query: ofTable.query.extend({ from: z.coerce.number().int().min(0).default(0) }),
    answer: z.strictObject({ events: z.array(toldEvent) }),
  },
  "GET /api/tables/{id}/standpoint": {
    summary:
      "Practice against bots only: where I stand, with everything dealt anew that I cannot know. From it a bot of the client can look ahead for a hint. `ask` names my question.",
    ...ofTable,
    answer: z.strictObject({ ask: z.string(), standpoint: z.unknown() }),
  },
  "GET /api/tables/{id}/result": { summary: "How the game ended.", open: true, ...ofTable, answer: tableResult },
  "GET /api/tables/{id}/export": {
    summary:
      "A finished game with its seed and all answers, as `hypergate replay` reads it, for everybody who may look at the table: a public one, or with its code.",
    open: true,
    counts: "exports",
    ...ofTable,
    answer: exported,
  },
  ...OPERATOR_ROUTES,
} satisfies RouteSpecs;

type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

type Part<K extends RouteName, P extends "params" | "query" | "body"> =
  Routes[K] extends Record<P, infer S extends z.ZodType> ? S : typeof nothing;

export type ParamsOf<K extends RouteName> = Plain<Part<K, "params">>;
export type QueryOf<K extends RouteName> = Plain<Part<K, "query">>;
/** A body as it is received, and as it is sent. */
export type BodyOf<K extends RouteName> = Plain<Part<K, "body">>;
export type SentBodyOf<K extends RouteName> = Given<Part<K, "body">>;
export type AnswerOf<K extends RouteName> = Plain<Routes[K]["answer"]>;

/** Routes that need no cookie. */
export type OpenRoute = {
  [K in RouteName]: Routes[K] extends { open: true } | { operator: true } ? K : never;
}[RouteName];

type Filled<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : P;

/** The path of a route with its parameters filled in, and perhaps a query. */
export type PathOf<K extends RouteName> = K extends `${string} ${infer P}`
  ? Filled<P> | `${Filled<P>}?${string}`
  : never;

/** What any route answers if it refuses. */
export const refusedAnswer = z.strictObject({ error: refusal });
export type RefusedAnswer = Plain<typeof refusedAnswer>;
