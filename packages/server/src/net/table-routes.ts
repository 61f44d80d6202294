import { randomBytes } from "node:crypto";
import type { Viewer } from "@hypergate/kernel";
import { z } from "zod";
import { eventOf } from "../play/frames.ts";
import { standing } from "../play/game.ts";
import type { Hall } from "../play/hall.ts";
import type { LiveTable } from "../play/live-table.ts";
import { Problem } from "../problem.ts";
import type { Person } from "../store/store.ts";
import { change, nextTable } from "../tables/changing.ts";
import {
  changeTable,
  comeBack,
  type Guest,
  kick,
  leave,
  mustNotBeClosed,
  openTable,
  rematch,
  seatBot,
  setReady,
  sit,
  start,
} from "../tables/lobby.ts";
import { maySee, tableFor, viewerOf } from "../tables/shown.ts";
import { CLOCKS, hasGame, PACES, type Table } from "../tables/table.ts";
import { randomCode, randomId } from "./guests.ts";
import { tableId } from "./messages.ts";
import { type Asked, type Route, route } from "./routes.ts";

const LISTED = 100;
const params = z.object({ id: tableId });
const query = z.object({ code: z.string().max(32).optional() });
const seat = z.number().int().min(0).max(9);

const settingValue = z.union([z.string().max(100), z.number(), z.boolean(), z.array(z.string().max(100)).max(100)]);
export const settings = z.record(z.string().regex(/^[a-z]\w{0,60}$/i), settingValue);
export const players = z.number().int().min(1).max(10);
const clock = z
  .object({ per: z.enum(CLOCKS), seconds: z.number().int().min(0).max(1_209_600) })
  .refine(({ per, seconds }) => per === "none" || seconds >= 5, "at least 5 seconds");
const options = z.object({
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  courtesy: z.boolean().default(true),
  pace: z.enum(PACES).default("human"),
  clock: clock.default({ per: "none", seconds: 0 }),
});
const wish = z.object({
  game: z.string().max(40),
  players,
  settings: settings.default({}),
  options: options.default(() => options.parse({})),
  bots: z.array(z.string().max(40)).max(9).default([]),
  start: z.boolean().default(false),
});
const changed = z.object({ players: players.optional(), settings: settings.optional(), options: options.optional() });

type OfTable<B = object> = Asked<z.infer<typeof params>, z.infer<typeof query>, B>;

/** The table a request is about, if this person may know of it. */
async function tableOf(asked: OfTable<unknown>): Promise<LiveTable> {
  const t = await asked.hall.at(asked.params.id);
  if (!maySee(t.table, idOf(asked), asked.query.code)) throw new Problem("table.unknown", 404);
  return t;
}

/** The table a request is about, if this person may look at its game, with or without a name of their own. */
async function watchedOf(asked: OfTable<unknown>): Promise<{ table: Table; viewer: Viewer }> {
  const { table } = await asked.hall.at(asked.params.id);
  return { table, viewer: viewerOf(table, idOf(asked), asked.query.code) };
}

/** Nobody's id for those who have not come in yet. */
function idOf({ person }: { readonly person: Person | undefined }): string {
  return person?.id ?? "";
}

/** Begins the game of a table; throws what speaks against it. */
async function begin(hall: Hall, t: LiveTable, person: string): Promise<void> {
  await t.do(async () => {
    await hall.fresh(t);
    const begun = start(t.table, person);
    const { version, settings: chosen, seats, game } = t.table;
    const config = hall.gameOf(game).config(seats.length, chosen);
    const table = { ...begun, version: version + 1, changed: hall.parts.now() };
    await hall.begin(t, table, randomBytes(16).toString("hex"), config);
  });
}

function guest({ person: { id, name } }: { readonly person: Guest }): Guest {
  return { id, name };
}

function fixed(now: number): { id: string; code: string; now: number } {
  return { id: randomId(), code: randomCode(10), now };
}

/** A route that changes the seats of a table and answers with the table. */
function seatRoute<B>(
  name: string,
  summary: string,
  body: z.ZodType<B>,
  edit: (table: Table, asked: OfTable<B>) => Table,
): Route {
  return route("POST", `/api/tables/{id}/${name}`, {
    summary,
    params,
    query,
    body,
    handle: async (asked: OfTable<B>) => {
      const t = await tableOf(asked);
      const table = await change(asked.hall, t, (now) => edit(now, asked));
      return tableFor(table, asked.person.id);
    },
  });
}

const none = z.object({});

export const TABLES: readonly Route[] = [
  route("GET", "/api/tables", {
    summary: "Public tables that are not over.",
    open: true,
    handle: async (asked) => ({
      tables: (await asked.store.publicTables(LISTED)).map((table) => tableFor(table, idOf(asked))),
    }),
  }),
  route("GET", "/api/tables/mine", {
    summary:
      "My tables, those that wait for my answer first. `yourAnswer`: I am asked; `news`: events I have not been shown.",
    handle: async ({ store, person }) => ({
      tables: (await store.tablesOf(person.id, LISTED)).map(({ table, asked, news }) => ({
        ...tableFor(table, person.id),
        yourAnswer: asked,
        news,
      })),
    }),
  }),
  route("GET", "/api/invites/{code}", {
    summary: "The table behind an invite code.",
    open: true,
    params: z.object({ code: z.string().min(6).max(32) }),
    handle: async (asked) => {
      const table = await asked.store.tableByCode(asked.params.code.toUpperCase());
      if (table === undefined) throw new Problem("table.unknown", 404);
      return { ...tableFor(table, idOf(asked)), code: table.code };
    },
  }),
  route("POST", "/api/tables", {
    summary:
      "Open a table and sit down at its first seat; bots take the last ones. `start` begins at once, for a game against bots only.",
    creates: true,
    body: wish,
    handle: async (asked) => {
      const { hall, store, body, person } = asked;
      const table = openTable(hall.gameOf(body.game), guest(asked), body, fixed(hall.parts.now()));
      if (body.start) start(table, person.id);
      await store.addTable(table);
      const t = await hall.at(table.id);
      if (body.start) await begin(hall, t, person.id);
      return tableFor(t.table, person.id);
    },
  }),
  route("GET", "/api/tables/{id}", {
    summary: "One table. A private one needs its invite code, or a seat.",
    open: true,
    params,
    query,
    handle: async (asked: OfTable) => tableFor((await tableOf(asked)).table, idOf(asked)),
  }),
  seatRoute(
    "change",
    "Host: change players, settings or options before the game. Free seats go first, then bots; all have to be ready anew.",
    changed,
    (table, { person, body, hall }) => changeTable(table, hall.gameOf(table.game), person.id, body),
  ),
  seatRoute("sit", "Sit down on a free seat.", z.object({ seat: seat.optional() }), (table, asked) =>
    sit(table, guest(asked), asked.body.seat),
  ),
  seatRoute("leave", "Stand up; in a running game a bot takes over.", none, (table, { person }) =>
    leave(table, person.id),
  ),
  seatRoute("return", "Come back to a running game.", none, (table, { person }) => comeBack(table, person.id)),
  seatRoute("ready", "Say that I am ready, or not.", z.object({ ready: z.boolean() }), (table, { person, body }) =>
    setReady(table, person.id, body.ready),
  ),
  seatRoute(
    "bot",
    "Host: put a bot on a free seat.",
    z.object({ seat, bot: z.string().max(40) }),
    (table, { person, body, hall }) => seatBot(table, hall.gameOf(table.game), person.id, body.seat, body.bot),
  ),
  seatRoute("kick", "Host: free a seat before the game.", z.object({ seat }), (table, { person, body }) =>
    kick(table, person.id, body.seat),
  ),
  route("POST", "/api/tables/{id}/start", {
    summary: "Host: begin the game.",
    params,
    query,
    handle: async (asked: OfTable) => {
      const { hall, person } = asked;
      const t = await tableOf(asked);
      await begin(hall, t, person.id);
      return tableFor(t.table, person.id);
    },
  }),
  route("POST", "/api/tables/{id}/rematch", {
    summary: "A new table with the same seats; asked twice it is the same one.",
    params,
    query,
    creates: true,
    handle: async (asked: OfTable) => {
      const { hall, person } = asked;
      const t = await tableOf(asked);
      const open = (table: Table) => rematch(table, person.id, fixed(hall.parts.now()));
      const { table } = await nextTable(hall, t, open);
      if (!maySee(table, person.id, undefined)) throw new Problem("table.unknown", 404);
      return tableFor(table, person.id);
    },
  }),
  route("GET", "/api/tables/{id}/events", {
    summary: "What happened from an event number on, as I may know it; at most 1000 events.",
    open: true,
    params,
    query: query.extend({ from: z.coerce.number().int().min(0).default(0) }),
    handle: async (asked: OfTable & { readonly query: { readonly from: number } }) => {
      const { table, viewer } = await watchedOf(asked);
      const events = hasGame(table) ? await asked.store.events(table.id, asked.query.from, 1000) : [];
      return { events: events.map((event) => eventOf(event, viewer)) };
    },
  }),
  route("GET", "/api/tables/{id}/result", {
    summary: "How the game ended.",
    open: true,
    params,
    query,
    handle: async (asked: OfTable) => {
      const { table } = await tableOf(asked);
      mustNotBeClosed(table);
      if (table.result === undefined) throw new Problem("table.notOver");
      return { game: table.game, ...table.result };
    },
  }),
  route("GET", "/api/tables/{id}/export", {
    summary:
      "A finished game with its seed and all answers, as `hypergate replay` reads it, for everybody who may look at the table: a public one, or with its code.",
    open: true,
    params,
    query,
    creates: true,
    handle: async (asked: OfTable) => {
      const { hall, store } = asked;
      const { table } = await watchedOf(asked);
      mustNotBeClosed(table);
      const stored = table.result === undefined ? undefined : await store.game(table.id);
      if (stored === undefined) throw new Problem("export.notOver");
      const answers = standing(await store.entries(table.id));
      const names = table.seats.map((holder) => (holder.kind === "person" ? holder.name : undefined));
      const recording = await hall.parts.thinker.record({ start: stored.start, answers });
      if (recording === undefined) throw new Problem("export.changed");
      return { ...recording, names };
    },
  }),
];
