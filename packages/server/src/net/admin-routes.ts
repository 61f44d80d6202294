/** The operator's own view of people, tables and reports. */
import type { KnownPerson, KnownTable } from "@hypergate/wire";
import { Problem } from "../problem.ts";
import type { Person } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { deletePerson, leaveAll } from "../tables/deleting.ts";
import type { TableRecord } from "../tables/table.ts";
import type { Handlers } from "./routes.ts";

const LISTED = 100;
const LINES = 200;

function known({ id, name, created, muted = false, banned = false }: Person): KnownPerson {
  return { id, name, created, muted, banned };
}

function knownTable({
  id,
  name: called,
  game,
  status,
  options,
  created,
  changed,
  owner,
  seats,
}: TableRecord): KnownTable {
  const held = seats.map((holder, seat) => {
    if (holder.kind !== "person") return { seat, kind: holder.kind };
    const { kind, name, person, away } = holder;
    return { seat, kind, name, person, away };
  });
  const name = called === undefined ? {} : { name: called };
  return { id, ...name, game, status, public: options.public, created, changed, owner, seats: held };
}

async function personNamed(store: Store, id: string): Promise<Person> {
  const person = await store.person(id);
  if (person === undefined) throw new Problem("person.unknown", 404);
  return person;
}

export const ADMIN = {
  "GET /api/admin/reports": async ({ store, query }) => ({ reports: await store.reports(query.all === "yes", LISTED) }),
  "POST /api/admin/reports/{report}/done": async ({ store, params }) => {
    if (!(await store.finishReport(params.report))) throw new Problem("not.found", 404);
    return {};
  },
  "GET /api/admin/tables": async ({ store, query }) => ({
    tables: (await store.allTables(query.search, LISTED)).map(knownTable),
  }),
  "GET /api/admin/tables/{id}": async ({ store, params }) => {
    const table = await store.table(params.id);
    if (table === undefined) throw new Problem("table.unknown", 404);
    return { table: knownTable(table), chat: await store.chat(params.id, 0, LINES) };
  },
  "GET /api/admin/people": async ({ store, query }) => ({
    people: (await store.people(query.search, LISTED)).map(known),
  }),
  "POST /api/admin/people/{person}/mute": async ({ hall, store, params, body }) => {
    const next = { ...(await personNamed(store, params.person)), muted: body.muted };
    await store.savePerson(next);
    hall.parts.report.noted(body.muted ? "silenced everywhere" : "may write again", { person: next.id });
    return known(next);
  },
  "POST /api/admin/people/{person}/ban": async ({ hall, store, params, body, sockets }) => {
    const next = { ...(await personNamed(store, params.person)), banned: body.banned, strict: true };
    await store.savePerson(next);
    hall.parts.report.noted(body.banned ? "shut out of the server" : "let in again", { person: next.id });
    if (!body.banned) return known(next);
    const devices = await store.devicesOf(next.id);
    await store.endDevices(
      next.id,
      devices.map(({ id }) => id),
    );
    sockets.endOf(next.id);
    await leaveAll(hall, next);
    return known(next);
  },
  "POST /api/admin/people/{person}/delete": async ({ hall, store, params, sockets }) => {
    const person = await personNamed(store, params.person);
    await deletePerson(hall, person);
    hall.parts.report.noted("deleted", { person: person.id });
    sockets.endOf(person.id);
    return {};
  },
} satisfies Partial<Handlers>;
