/** Guests: a name, and a code to move to another device. No passwords, no e-mail. */
import { createHash, randomBytes } from "node:crypto";
import { LANGUAGES, type Language } from "@hypergate/kernel";
import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { randomId } from "../random.ts";
import type { Person } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { personOf } from "./devices.ts";

const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

/** Random letters and digits that are easy to read out, five bits each. */
export function randomCode(letters: number): string {
  return [...randomBytes(letters)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

export function digestOf(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(plain).digest("base64url");
}

export function newRecoveryCode(): string {
  return randomCode(20).replaceAll(/(.{5})(?=.)/g, "$1-");
}

export function newPerson(name: string, language: Language, code: string, now: number): Person {
  return { id: randomId(), name, language, recovery: digestOf(code), created: now, strict: true };
}

export async function mustKnow(request: FastifyRequest, store: Store): Promise<Person> {
  const person = await personOf(request, store);
  if (person === undefined) throw new Problem("guest.needed", 401);
  if (person.banned === true) throw new Problem("guest.banned", 403);
  return person;
}

/** The language of a person, or the one their browser prefers. */
export function languageOf(request: FastifyRequest, person: Person | undefined): Language {
  const wanted = [person?.language, ...(request.headers["accept-language"] ?? "").split(",")];
  const known = wanted.map((one) => LANGUAGES.find((language) => one?.trim().startsWith(language) === true));
  return known.find((language) => language !== undefined) ?? LANGUAGES[0];
}
