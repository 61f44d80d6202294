import type { Hall } from "../play/hall.ts";
import { Problem } from "../problem.ts";
import type { Person } from "../store/store.ts";
import { renameAt } from "../tables/changing.ts";
import { COOKIE, digestOf, languageOf, newPerson, newRecoveryCode, remember } from "./guests.ts";
import type { Handlers } from "./routes.ts";

/** So many tables of one person are looked through, those that go on first. */
const RENAMED = 100;

/** The new name at every table that is not over; one that cannot be changed now does not stop the others. */
async function renameSeats(hall: Hall, person: Person): Promise<void> {
  const { store, report } = hall.parts;
  for (const { table } of await store.tablesOf(person.id, RENAMED)) {
    if (table.status === "over") continue;
    await hall
      .at(table.id)
      .then((t) => renameAt(hall, t, person))
      .catch((problem: unknown) => report.trouble(`renaming at table ${table.id}`, problem));
  }
}

export const PEOPLE = {
  "POST /api/guests": async ({ store, hall, body, request, reply }) => {
    const code = newRecoveryCode();
    const person = newPerson(body.name, body.language ?? languageOf(request, undefined), code, hall.time.wall());
    await store.addPerson(person);
    remember(request, reply, person);
    return { name: person.name, language: person.language, recovery: code };
  },
  "POST /api/guests/recover": async ({ store, body, request, reply }) => {
    const person = await store.personByRecovery(digestOf(body.code));
    if (person === undefined) throw new Problem("recovery.unknown", 404);
    remember(request, reply, person);
    return { name: person.name, language: person.language };
  },
  "GET /api/me": async ({ person }) => (person === undefined ? {} : { name: person.name, language: person.language }),
  "PATCH /api/me": async ({ store, hall, person, body }) => {
    const next = { ...person, name: body.name ?? person.name, language: body.language ?? person.language };
    await store.savePerson(next);
    if (next.name !== person.name) await renameSeats(hall, next);
    return { name: next.name, language: next.language };
  },
  "POST /api/me/recovery": async ({ store, person }) => {
    const code = newRecoveryCode();
    await store.savePerson({ ...person, recovery: digestOf(code) });
    return { recovery: code };
  },
  "POST /api/me/forget": async ({ reply }) => {
    reply.clearCookie(COOKIE, { path: "/" });
    return {};
  },
} satisfies Partial<Handlers>;
