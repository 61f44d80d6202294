import type { Hall } from "../play/hall.ts";
import { Problem } from "../problem.ts";
import type { Person } from "../store/records.ts";
import { renameAt } from "../tables/changing.ts";
import { deletePerson } from "../tables/deleting.ts";
import { mustNotLookLike } from "../tables/lobby.ts";
import type { TableRecord } from "../tables/table.ts";
import { forgetCookie, remember } from "./devices.ts";
import { digestOf, languageOf, newPerson, newRecoveryCode } from "./guests.ts";
import type { Call, Handlers } from "./routes.ts";

/** So many tables of one person are looked through, those that go on first. */
const RENAMED = 100;

async function tablesThatGoOn({ parts: { store } }: Hall, { id }: Person): Promise<readonly TableRecord[]> {
  const listed = await store.tablesOf(id, RENAMED);
  return listed.flatMap(({ table }) => (table.status === "over" ? [] : [table]));
}

/** The new name at every table that is not over; one that cannot be changed now does not stop the others. */
async function renameSeats(hall: Hall, person: Person): Promise<void> {
  for (const table of await tablesThatGoOn(hall, person))
    await hall
      .at(table.id)
      .then((t) => renameAt(hall, t, person))
      .catch((problem: unknown) => hall.parts.report.trouble(`renaming at table ${table.id}`, problem));
}

type Request = Pick<Call<"POST /api/guests">, "request" | "reply" | "store" | "hall" | "place">;

function rememberHere({ request, reply, store, hall, place }: Request, person: Person): Promise<void> {
  return remember(request, reply, person, { store, now: hall.time.wall(), place });
}

export const PEOPLE = {
  "POST /api/guests": async (call) => {
    const { store, hall, body, request } = call;
    await call.counts.guests(request);
    const code = newRecoveryCode();
    const person = newPerson(body.name, body.language ?? languageOf(request, undefined), code, hall.time.wall());
    await store.addPerson(person);
    await rememberHere(call, person);
    return { name: person.name, language: person.language, recovery: code };
  },
  "POST /api/guests/recover": async (call) => {
    const person = await call.store.personByRecovery(digestOf(call.body.code));
    if (person === undefined) throw new Problem("recovery.unknown", 404);
    if (person.banned === true) throw new Problem("guest.banned", 403);
    await rememberHere(call, person);
    return { name: person.name, language: person.language };
  },
  "GET /api/me": async (call) => {
    const { person, request } = call;
    if (person === undefined) return {};
    // A cookie of the first kind is replaced by one that can be ended.
    if (request.device === undefined) await rememberHere(call, person);
    return { name: person.name, language: person.language };
  },
  "PATCH /api/me": async ({ store, hall, person, body }) => {
    const next = { ...person, name: body.name ?? person.name, language: body.language ?? person.language };
    const isRenamed = next.name !== person.name;
    if (isRenamed) for (const table of await tablesThatGoOn(hall, person)) mustNotLookLike(table, next);
    await store.savePerson(next);
    if (isRenamed) await renameSeats(hall, next);
    return { name: next.name, language: next.language };
  },
  "POST /api/me/recovery": async (call) => {
    const { store, person, sockets } = call;
    const code = newRecoveryCode();
    const others = await store.devicesOf(person.id);
    await store.savePerson({ ...person, recovery: digestOf(code), strict: true });
    await store.endDevices(
      person.id,
      others.map(({ id }) => id),
    );
    sockets.endOf(person.id);
    await rememberHere(call, person);
    return { recovery: code };
  },
  "POST /api/me/forget": async ({ store, person, request, reply, place, sockets }) => {
    if (request.device !== undefined) {
      await store.endDevices(person.id, [request.device]);
      sockets.endOf(person.id, request.device);
    }
    forgetCookie(reply, place);
    return {};
  },
  "GET /api/me/devices": async ({ store, person, request }) => {
    const devices = await store.devicesOf(person.id);
    return {
      devices: devices.map(({ id, agent, created, used }) => ({
        id,
        agent,
        created,
        used,
        here: id === request.device,
      })),
    };
  },
  "POST /api/me/devices/{device}/end": async ({ store, person, params, sockets }) => {
    const devices = await store.devicesOf(person.id);
    if (!devices.some(({ id }) => id === params.device)) throw new Problem("device.unknown", 404);
    await store.endDevices(person.id, [params.device]);
    sockets.endOf(person.id, params.device);
    return {};
  },
  "POST /api/me/delete": async ({ hall, person, reply, place, sockets }) => {
    await deletePerson(hall, person);
    sockets.endOf(person.id);
    forgetCookie(reply, place);
    return {};
  },
} satisfies Partial<Handlers>;
