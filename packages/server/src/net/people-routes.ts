import { LANGUAGES } from "@hypergate/kernel";
import { z } from "zod";
import { Problem } from "../problem.ts";
import { COOKIE, digestOf, guestName, languageOf, newPerson, newRecoveryCode, remember } from "./guests.ts";
import { type Route, route } from "./routes.ts";

const language = z.enum(LANGUAGES);

export const PEOPLE: readonly Route[] = [
  route("POST", "/api/guests", {
    summary: "Come in with a name. Sets the cookie and returns the recovery code, which is shown only here.",
    open: true,
    creates: true,
    body: z.object({ name: guestName, language: language.optional() }),
    handle: async ({ store, hall, body, request, reply }) => {
      const code = newRecoveryCode();
      const person = newPerson(body.name, body.language ?? languageOf(request, undefined), code, hall.parts.now());
      await store.addPerson(person);
      remember(request, reply, person);
      return { name: person.name, language: person.language, recovery: code };
    },
  }),
  route("POST", "/api/guests/recover", {
    summary: "Come in on another device with a recovery code.",
    open: true,
    creates: true,
    body: z.object({ code: z.string().min(10).max(40) }),
    handle: async ({ store, body, request, reply }) => {
      const person = await store.personByRecovery(digestOf(body.code));
      if (person === undefined) throw new Problem("recovery.unknown", 404);
      remember(request, reply, person);
      return { name: person.name, language: person.language };
    },
  }),
  route("GET", "/api/me", {
    summary: "Who I am; nothing for one who has not come in yet.",
    open: true,
    handle: async ({ person }) => (person === undefined ? {} : { name: person.name, language: person.language }),
  }),
  route("PATCH", "/api/me", {
    summary: "Change my name or language; seats keep the name they were taken with.",
    body: z.object({ name: guestName.optional(), language: language.optional() }),
    handle: async ({ store, person, body }) => {
      const next = { ...person, name: body.name ?? person.name, language: body.language ?? person.language };
      await store.savePerson(next);
      return { name: next.name, language: next.language };
    },
  }),
  route("POST", "/api/me/recovery", {
    summary: "A new recovery code; the old one no longer works.",
    creates: true,
    handle: async ({ store, person }) => {
      const code = newRecoveryCode();
      await store.savePerson({ ...person, recovery: digestOf(code) });
      return { recovery: code };
    },
  }),
  route("POST", "/api/me/forget", {
    summary: "Forget me on this device.",
    handle: async ({ reply }) => {
      reply.clearCookie(COOKIE, { path: "/" });
      return {};
    },
  }),
];
