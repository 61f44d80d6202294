/** The HTTP API: what each route is for, what it takes, and what it answers. The OpenAPI document is made from it. */
import { z } from "zod";
import { VACATION_DAYS } from "./clocks.ts";
import { channelInfo, newChannel, noticeState, noticeToken, noticeWishes } from "./notices.ts";
import { knownLine, knownPerson, knownTable, personId, report } from "./operating.ts";
import type { Given, Plain } from "./plain.ts";
import { answer, seat, settings, toldEvent } from "./questions.ts";
import { refusal } from "./refusals.ts";
import {
  botName,
  device,
  gameId,
  gameList,
  givenName,
  inviteCode,
  invitedTable,
  language,
  myTable,
  person,
  place,
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
  /** Needs the operator's token, in place of a cookie. */
  readonly operator?: true;
  /** Counts against a smaller limit: for creating things, for exporting games, or for bringing whole ones, whose bodies may be large. */
  readonly counts?: "creations" | "exports" | "brought";
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

/** Answers of the longest game that may be brought. */
const MOST_BROUGHT = 10_000;

/** Somebody at a table: by seat, or by a line they said. Exactly one of the two. */
const somebody = z
  .object({ seat: seat.optional(), line: z.number().int().min(1).optional() })
  .refine(({ seat: at, line }) => (at === undefined) !== (line === undefined), "one of seat and line");
const ofPerson = { params: z.object({ person: personId }) };
const search = z.string().trim().max(60).default("");

/** Every route by its method and path; `{name}` is a parameter. */
export const ROUTES = {
  "POST /api/guests": {
    summary: "Come in with a name. Sets the cookie and returns the recovery code, which is shown only here.",
    open: true,
    counts: "creations",
    body: z.object({ name: givenName, language: language.optional() }),
    answer: person.extend(recovery.shape),
  },
  "POST /api/guests/recover": {
    summary: "Come in on another device with a recovery code.",
    open: true,
    counts: "creations",
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
    counts: "creations",
    body: z.object({ name: givenName.optional(), language: language.optional() }),
    answer: person,
  },
  "POST /api/me/recovery": {
    summary: "A new recovery code. The old one no longer works, and all other devices have to come in anew.",
    counts: "creations",
    answer: recovery,
  },
  "POST /api/me/forget": { summary: "Forget me on this device.", answer: nothing },
  "GET /api/me/devices": {
    summary: "My devices, the latest used first.",
    answer: z.strictObject({ devices: z.array(device) }),
  },
  "POST /api/me/devices/{device}/end": {
    summary: "End the session of one of my devices; its sockets are closed.",
    params: z.object({ device: z.string().max(100) }),
    answer: nothing,
  },
  "GET /api/me/notices": {
    summary: "How I am told that a game waits for my answer, and what this server can do.",
    answer: noticeState,
  },
  "POST /api/me/notices": {
    summary: "Add a way to be told. One by mail counts when the link in the first mail was opened.",
    counts: "creations",
    body: z.object({ channel: newChannel }),
    answer: channelInfo,
  },
  "POST /api/me/notices/wishes": {
    summary: "Quiet hours, and how often I am told at most.",
    body: noticeWishes,
    answer: nothing,
  },
  "POST /api/me/notices/{channel}/remove": {
    summary: "Take a way to be told away.",
    params: z.object({ channel: z.string().max(40) }),
    answer: nothing,
  },
  "POST /api/notices/confirm": {
    summary: "Confirm an address of mail with the token from its first mail.",
    open: true,
    counts: "creations",
    query: z.object({ token: noticeToken }),
    answer: nothing,
  },
  "POST /api/notices/stop": {
    summary: "Stop mail with the token in it; programs for mail call this themselves (RFC 8058).",
    open: true,
    counts: "creations",
    query: z.object({ token: noticeToken }),
    answer: nothing,
  },
  "POST /api/me/delete": {
    summary:
      "Delete me: name, devices, lines of chat, reports. My seats go to bots; finished games stay, with “a former player” in my place.",
    body: z.object({ sure: z.literal(true) }),
    answer: nothing,
  },
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
  "GET /api/tables/{id}/result": { summary: "How the game ended.", open: true, ...ofTable, answer: tableResult },
  "GET /api/tables/{id}/export": {
    summary:
      "A finished game with its seed and all answers, as `hypergate replay` reads it, for everybody who may look at the table: a public one, or with its code.",
    open: true,
    counts: "exports",
    ...ofTable,
    answer: exported,
  },
  "GET /api/admin/reports": {
    summary: "Operator: what was reported, the latest first; with `all` also what is done.",
    operator: true,
    query: z.object({ all: z.enum(["yes", "no"]).default("no") }),
    answer: z.strictObject({ reports: z.array(report) }),
  },
  "POST /api/admin/reports/{report}/done": {
    summary: "Operator: a report is dealt with.",
    operator: true,
    params: z.object({ report: z.string().max(40) }),
    answer: nothing,
  },
  "GET /api/admin/tables": {
    summary: "Operator: tables by id or by somebody who sits there, at most 100; running ones first.",
    operator: true,
    query: z.object({ search }),
    answer: z.strictObject({ tables: z.array(knownTable) }),
  },
  "GET /api/admin/tables/{id}": {
    summary: "Operator: one table with the end of its chat.",
    operator: true,
    params: ofTable.params,
    answer: z.strictObject({ table: knownTable, chat: z.array(knownLine) }),
  },
  "GET /api/admin/people": {
    summary: "Operator: people by id or a part of their name, at most 100, the newest first.",
    operator: true,
    query: z.object({ search }),
    answer: z.strictObject({ people: z.array(knownPerson) }),
  },
  "POST /api/admin/people/{person}/mute": {
    summary: "Operator: somebody may not write anywhere, or may again.",
    operator: true,
    ...ofPerson,
    body: z.object({ muted: z.boolean() }),
    answer: knownPerson,
  },
  "POST /api/admin/people/{person}/ban": {
    summary:
      "Operator: somebody may not use this server, or may again. Their devices are ended, their seats go to bots.",
    operator: true,
    ...ofPerson,
    body: z.object({ banned: z.boolean() }),
    answer: knownPerson,
  },
  "POST /api/admin/people/{person}/delete": {
    summary: "Operator: delete somebody as they could do themselves.",
    operator: true,
    ...ofPerson,
    body: z.object({ sure: z.literal(true) }),
    answer: nothing,
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
