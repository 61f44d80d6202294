import { Problem } from "../problem.ts";
import { COOKIE, digestOf, languageOf, newPerson, newRecoveryCode, remember } from "./guests.ts";
import type { Handlers } from "./routes.ts";

export const PEOPLE = {
  "POST /api/guests": async ({ store, hall, body, request, reply }) => {
    const code = newRecoveryCode();
    const person = newPerson(body.name, body.language ?? languageOf(request, undefined), code, hall.parts.now());
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
  "PATCH /api/me": async ({ store, person, body }) => {
    const next = { ...person, name: body.name ?? person.name, language: body.language ?? person.language };
    await store.savePerson(next);
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
