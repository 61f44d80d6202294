/** The HTTP API: what each route is for, what it takes, and what it answers. The OpenAPI document is made from it. */
import { z } from "zod";
import type { Given, Plain } from "./plain.ts";
import { answer, seat, settings, toldEvent } from "./questions.ts";
import { refusal } from "./refusals.ts";
import {
  botName,
  gameId,
  gameList,
  inviteCode,
  invitedTable,
  language,
  myTable,
  person,
  personName,
  players,
  tableId,
  tableInfo,
  tableOptions,
  tableResult,
} from "./tables.ts";

export interface RouteSpec {
  readonly summary: string;
  /** Needs no cookie. */
  readonly open?: true;
  /** Counts against the smaller limit for creating things. */
  readonly creates?: true;
  /** What is not declared is nothing. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodType;
}

const nothing = z.strictObject({});
const recovery = z.strictObject({ recovery: z.string() });
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

/** Every route by its method and path; `{name}` is a parameter. */
export const ROUTES = {
  "POST /api/guests": {
    summary: "Come in with a name. Sets the cookie and returns the recovery code, which is shown only here.",
    open: true,
    creates: true,
    body: z.object({ name: personName, language: language.optional() }),
    answer: person.extend(recovery.shape),
  },
  "POST /api/guests/recover": {
    summary: "Come in on another device with a recovery code.",
    open: true,
    creates: true,
    body: z.object({ code: z.string().min(10).max(40) }),
    answer: person,
  },
  "GET /api/me": {
    summary: "Who I am; nothing for one who has not come in yet.",
    open: true,
    answer: person.partial(),
  },
  "PATCH /api/me": {
    summary: "Change my name or language; my seats at tables that are not over get the new name.",
    body: z.object({ name: personName.optional(), language: language.optional() }),
    answer: person,
  },
  "POST /api/me/recovery": {
    summary: "A new recovery code; the old one no longer works.",
    creates: true,
    answer: recovery,
  },
  "POST /api/me/forget": { summary: "Forget me on this device.", answer: nothing },
  "GET /api/games": {
    summary:
      "The games there are: every setting with its values, presets (`defaults` has all settings of each, `preset` is the usual one), numbers of players and bots.",
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
    summary: "Public tables that are not over.",
    open: true,
    answer: z.strictObject({ tables: z.array(tableInfo) }),
  },
  "GET /api/tables/mine": {
    summary:
      "My tables, those that wait for my answer first. `yourAnswer`: I am asked; `news`: events I have not been shown.",
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
    creates: true,
    body: z.object({
      game: gameId,
      players,
      settings: settings.default({}),
      options: tableOptions.default(() => tableOptions.parse({})),
      bots: z.array(botName).max(9).default([]),
      start: z.boolean().default(false),
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
  "POST /api/tables/{id}/sit": {
    summary: "Sit down on a free seat.",
    ...ofTable,
    body: z.object({ seat: seat.optional() }),
    answer: tableInfo,
  },
  "POST /api/tables/{id}/leave": {
    summary: "Stand up; in a running game a bot takes over.",
    ...ofTable,
    answer: tableInfo,
  },
  "POST /api/tables/{id}/return": { summary: "Come back to a running game.", ...ofTable, answer: tableInfo },
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
  "POST /api/tables/{id}/start": { summary: "Host: begin the game.", ...ofTable, answer: tableInfo },
  "POST /api/tables/{id}/rematch": {
    summary: "A new table with the same seats; asked twice it is the same one.",
    creates: true,
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
  "GET /api/tables/{id}/result": { summary: "How the game ended.", open: true, ...ofTable, answer: tableResult },
  "GET /api/tables/{id}/export": {
    summary:
      "A finished game with its seed and all answers, as `hypergate replay` reads it, for everybody who may look at the table: a public one, or with its code.",
    open: true,
    creates: true,
    ...ofTable,
    answer: exported,
  },
} satisfies Record<`${"GET" | "POST" | "PATCH"} /api/${string}`, RouteSpec>;

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
export type OpenRoute = { [K in RouteName]: Routes[K] extends { open: true } ? K : never }[RouteName];

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
