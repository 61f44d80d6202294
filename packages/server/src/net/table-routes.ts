import { createHash, randomBytes } from "node:crypto";
import { type BaseState, secureSeed, stateHash, type Viewer } from "@hypergate/kernel";
import type { AnswerOf, MyTable, RouteName, TableInfo, TableOptions } from "@hypergate/wire";
import { namesAt, questionIn } from "../notices/words.ts";
import { begin as beginGame, openBegun, openBrought } from "../play/beginning.ts";
import { eventOf } from "../play/frames.ts";
import { standing } from "../play/game.ts";
import type { Hall } from "../play/hall.ts";
import { standpointFor } from "../play/hints.ts";
import type { LiveTable } from "../play/live-table.ts";
import { traceOfGame } from "../play/traces.ts";
import { Problem } from "../problem.ts";
import { randomId } from "../random.ts";
import type { Listed, OpenBounds, Person } from "../store/records.ts";
import { change, mustBeOpened, nextTable, restAt } from "../tables/changing.ts";
import {
  changeTable,
  comeBack,
  type Fixed,
  type Guest,
  kick,
  leave,
  mustNotBeClosed,
  openTable,
  rematch,
  seatBot,
  setReady,
  sit,
  stand,
  start,
} from "../tables/lobby.ts";
import { maySee, mustNotBeBanned, tableFor, viewerOf } from "../tables/shown.ts";
import { hasGame, seatOf, type TableRecord } from "../tables/table.ts";
import { randomCode } from "./guests.ts";
import type { Call, Handlers, Service } from "./routes.ts";

const LISTED = 100;
const DAY_MS = 86_400_000;

/** A request about a table, with or without a person. */
interface OfTable extends Service {
  readonly person: Person | undefined;
  readonly params: { readonly id: string };
  readonly query: { readonly code?: string | undefined };
}

/** The table of a request, if this person may know about it. */
async function tableOf(call: OfTable): Promise<LiveTable> {
  const t = await call.hall.at(call.params.id);
  mustNotBeBanned(t.table, idOf(call));
  if (!maySee(t.table, idOf(call), call.query.code)) throw new Problem("table.unknown", 404);
  return t;
}

/** The table of a request, if this person may watch its game, with or without a cookie. */
async function watchedOf(call: OfTable): Promise<{ table: TableRecord; viewer: Viewer }> {
  const { table } = await call.hall.at(call.params.id);
  return { table, viewer: viewerOf(table, idOf(call), call.query.code) };
}

/** So many of one's tables are told of in words, and so much of each. */
const TOLD_OF = 12;
const LATELY = 3;

async function myTableFor(hall: Hall, person: Person, listed: Listed, isTold: boolean): Promise<MyTable> {
  const { table, asked, waiting, news, seen } = listed;
  const game = hall.gameOf(table.game);
  const { language, id } = person;
  const isPlayed = table.status === "playing" && isTold;
  const question = waiting === undefined ? undefined : questionIn(language, game, table, waiting, id);
  return {
    ...tableFor(table, id),
    yourAnswer: asked,
    ...(question === undefined || waiting === undefined ? {} : { waiting: { question, since: waiting.since } }),
    news,
    lately: isPlayed && news > 0 ? await lately(hall, person, table, seen + news) : [],
  };
}

/** The last things that happened at a table, as this person may know them. */
async function lately(hall: Hall, { id, language }: Person, table: TableRecord, end: number): Promise<string[]> {
  const events = await hall.parts.store.events(table.id, Math.max(0, end - LATELY), LATELY);
  const seat = seatOf(table, id);
  const names = namesAt(language, table);
  return events
    .map((event) => eventOf(event, seat ?? "spectator"))
    .map(({ id: said, params }) => [said, hall.gameOf(table.game).say(language, said, params, names, seat)])
    .flatMap(([said, words]) => (words === said ? [] : [words]));
}

/** The id of people without a cookie; it belongs to nobody. */
function idOf({ person }: { readonly person: Person | undefined }): string {
  return person?.id ?? "";
}

/** Starts the game of a table; throws the reason if it cannot start. */
async function begin(hall: Hall, t: LiveTable, person: string): Promise<void> {
  await hall.turn(t, async () => {
    const begun = start(t.table, person);
    const { version, settings: chosen, seats, game } = t.table;
    const config = hall.gameOf(game).config(seats.length, chosen);
    const table = { ...begun, version: version + 1, changed: hall.time.wall() };
    await beginGame(hall, t, table, newSeed(), config);
  });
}

/** The seed of a new game, drawn by the system. */
function newSeed(): string {
  return secureSeed(randomBytes(32));
}

/** How many tables one person and one address may have. */
function boundsOf({ limits, hall }: Service): OpenBounds {
  const { opened, openedOfAddress, openedInAll } = limits;
  const since = hall.time.wall() - DAY_MS;
  return { ofPerson: opened, ofAddress: openedOfAddress, inAll: openedInAll, since };
}

function guest({ person: { id, name } }: { readonly person: Guest }): Guest {
  return { id, name };
}

function fixed({ hall, origin }: Pick<Call<RouteName>, "hall" | "origin">): Fixed {
  return { id: randomId(), code: randomCode(10), now: hall.time.wall(), origin };
}

/** A table against bots only, as practice is. */
const PRACTICE: TableOptions = {
  public: false,
  spectators: true,
  courtesy: false,
  pace: "brisk",
  clock: { per: "none", seconds: 0 },
};

/** The id of a table for a game that a person brings: the same for the same game. */
function nameOfBrought(person: string, id: string): string {
  return createHash("sha256").update(`${person} ${id}`).digest("base64url").slice(0, 16);
}

/** Changes the seats of a table and returns the table. */
function seats<K extends RouteName>(
  edit: (table: TableRecord, call: Call<K>) => TableRecord,
): (call: Call<K> & OfTable & { readonly person: Person }) => Promise<TableInfo> {
  return async (call) => {
    const t = await tableOf(call);
    const table = await change(call.hall, t, (now) => edit(now, call));
    return tableFor(table, call.person.id);
  };
}

/** A finished game with its trace: up to a megabyte. */
async function exported(hall: Hall, table: TableRecord): Promise<AnswerOf<"GET /api/tables/{id}/export">> {
  const { store } = hall.parts;
  const stored = await store.game(table.id);
  if (stored === undefined) throw new Problem("export.notOver");
  const answers = standing(await store.entries(table.id));
  const names = table.seats.map((holder) => (holder.kind === "person" ? holder.name : null));
  const { start: begun, checkpoint } = stored;
  const { game, seed, config, courtesy } = begun;
  const hash = stateHash(checkpoint.state as BaseState);
  const trace = await traceOfGame(hall, table.id);
  const format = "hypergate-game" as const;
  const bare = answers.map(({ who, key, value }) => ({ who, key, value }));
  const recording = { format, game, version: checkpoint.version, seed, config, courtesy, answers: bare, hash };
  return { ...recording, names, ...(trace === undefined ? {} : { trace }) };
}

export const TABLES = {
  "GET /api/tables": async (call) => {
    // Lists are kept by game.
    if (call.query.game !== undefined) call.hall.gameOf(call.query.game);
    if (call.query.search !== "") await call.counts.searches(call.request);
    const tables = await call.publicList.tables(call.query, idOf(call));
    return { tables: tables.map((table) => tableFor(table, idOf(call))) };
  },
  "GET /api/tables/mine": async ({ hall, store, person }) => {
    const listed = await store.tablesOf(person.id, LISTED);
    return { tables: await Promise.all(listed.map((one, i) => myTableFor(hall, person, one, i < TOLD_OF))) };
  },
  "GET /api/invites/{code}": async (call) => {
    const table = await call.store.tableByCode(call.params.code.toUpperCase());
    if (table === undefined) throw new Problem("table.unknown", 404);
    mustNotBeBanned(table, idOf(call));
    return { ...tableFor(table, idOf(call)), code: table.code };
  },
  "POST /api/tables": async (call) => {
    const { hall, store, body, person } = call;
    const game = hall.gameOf(body.game);
    const bounds = boundsOf(call);
    const table = openTable(game, guest(call), body, fixed(call));
    if (body.start) {
      const begun = start(table, person.id);
      const config = game.config(begun.seats.length, begun.settings);
      mustBeOpened(await openBegun(hall, begun, newSeed(), config, bounds), bounds);
    } else mustBeOpened(await store.addTable(table, bounds), bounds);
    return tableFor((await hall.at(table.id)).table, person.id);
  },
  "POST /api/tables/bring": async (call) => {
    const { hall, store, body, person } = call;
    const id = nameOfBrought(person.id, body.id);
    const known = await store.table(id);
    if (known !== undefined) return tableFor(known, person.id);
    const game = hall.gameOf(body.game);
    if (body.version > game.rules.version) throw new Problem("game.newer", 409);
    const bounds = boundsOf(call);
    const wish = { players: body.bots.length + 1, settings: body.settings, options: PRACTICE, bots: body.bots };
    const table = start(openTable(game, guest(call), wish, { ...fixed(call), id }), person.id);
    const config = game.config(table.seats.length, table.settings);
    mustBeOpened(await openBrought(hall, table, { seed: body.seed, config, answers: body.answers }, bounds), bounds);
    return tableFor((await hall.at(id)).table, person.id);
  },
  "GET /api/tables/{id}": async (call) => tableFor((await tableOf(call)).table, idOf(call)),
  "POST /api/tables/{id}/change": seats<"POST /api/tables/{id}/change">((table, { person, body, hall }) =>
    changeTable(table, hall.gameOf(table.game), person.id, body),
  ),
  "POST /api/tables/{id}/sit": seats<"POST /api/tables/{id}/sit">((table, call) =>
    sit(table, guest(call), call.body.seat),
  ),
  "POST /api/tables/{id}/leave": seats<"POST /api/tables/{id}/leave">((table, { person }) => leave(table, person.id)),
  "POST /api/tables/{id}/stand": seats<"POST /api/tables/{id}/stand">((table, { person }) => stand(table, person.id)),
  "POST /api/tables/{id}/return": seats<"POST /api/tables/{id}/return">((table, { person }) =>
    comeBack(table, person.id),
  ),
  "POST /api/tables/{id}/vacation": async (call) => {
    const t = await tableOf(call);
    return tableFor(await restAt(call.hall, t, call.person.id, call.body.days), call.person.id);
  },
  "POST /api/tables/{id}/ready": seats<"POST /api/tables/{id}/ready">((table, { person, body }) =>
    setReady(table, person.id, body.ready),
  ),
  "POST /api/tables/{id}/bot": seats<"POST /api/tables/{id}/bot">((table, { person, body, hall }) =>
    seatBot(table, hall.gameOf(table.game), person.id, body.seat, body.bot),
  ),
  "POST /api/tables/{id}/kick": seats<"POST /api/tables/{id}/kick">((table, { person, body }) =>
    kick(table, person.id, body.seat),
  ),
  "POST /api/tables/{id}/start": async (call) => {
    const { hall, person } = call;
    const t = await tableOf(call);
    await begin(hall, t, person.id);
    return tableFor(t.table, person.id);
  },
  "POST /api/tables/{id}/rematch": async (call) => {
    const { hall, person } = call;
    const t = await tableOf(call);
    const open = (table: TableRecord) => rematch(table, person.id, fixed(call));
    const { table } = await nextTable(hall, t, boundsOf(call), open);
    if (!maySee(table, person.id, undefined)) throw new Problem("table.unknown", 404);
    return tableFor(table, person.id);
  },
  "GET /api/tables/{id}/events": async (call) => {
    const { table, viewer } = await watchedOf(call);
    const events = hasGame(table) ? await call.store.events(table.id, call.query.from, 1000) : [];
    return { events: events.map((event) => eventOf(event, viewer)) };
  },
  "GET /api/tables/{id}/standpoint": async (call) => {
    const t = await tableOf(call);
    const seat = seatOf(t.table, call.person.id);
    if (seat === undefined) throw new Problem("seat.none", 403);
    return standpointFor(t, seat);
  },
  "GET /api/tables/{id}/result": async (call) => {
    const { table } = await tableOf(call);
    mustNotBeClosed(table);
    if (table.result === undefined) throw new Problem("table.notOver");
    return { game: table.game, ...table.result };
  },
  "GET /api/tables/{id}/export": async (call) => {
    const { table } = await watchedOf(call);
    mustNotBeClosed(table);
    if (table.result === undefined) throw new Problem("export.notOver");
    return call.exports.run({ address: call.origin, person: idOf(call) }, () => exported(call.hall, table));
  },
} satisfies Partial<Handlers>;
