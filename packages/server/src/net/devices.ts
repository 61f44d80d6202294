/** Devices: what is in a cookie, whose it is, and what kind of browser sent it. Each can be ended on its own. */
import { createHash, randomBytes } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Person } from "../store/records.ts";
import type { Store } from "../store/store.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The device whose cookie came with the request, by the id it has in the store. */
    device?: string;
  }
}

export const COOKIE = "hypergate";
const DAY = 86_400;
const HOUR_MS = 3_600_000;

/** Where the server is found, as far as cookies depend on it. */
export interface Place {
  /** The path under which it is served; empty at the top. */
  readonly path: string;
  /** Pages of other sites may use it. */
  readonly isShared: boolean;
}

export function digestOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Remembers a person on the device that sent the request, from now on. */
export async function remember(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  { store, now, place }: { readonly store: Store; readonly now: number; readonly place: Place },
): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const id = digestOfToken(token);
  const agent = agentIn(request.headers["user-agent"]);
  await store.addDevice({ id, person: person.id, created: now, used: now, agent });
  request.device = id;
  const isSecure = request.protocol === "https";
  const options: CookieSerializeOptions = {
    path: `${place.path}/`,
    httpOnly: true,
    // A browser sends a cookie from pages of another site only over https.
    sameSite: place.isShared && isSecure ? "none" : "lax",
    secure: isSecure,
    signed: true,
    maxAge: 400 * DAY,
  };
  reply.setCookie(COOKIE, token, options);
}

export function forgetCookie(reply: FastifyReply, { path }: Place): void {
  reply.clearCookie(COOKIE, { path: `${path}/` });
}

/** The person whose cookie came with a request. */
export async function personOf(request: FastifyRequest, store: Store): Promise<Person | undefined> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid || value === null) return undefined;
  const id = digestOfToken(value);
  const known = await store.device(id);
  if (known === undefined) return firstKind(value, store);
  request.device = id;
  // Whoever only reads is not refused because this cannot be written.
  if (Date.now() - known.device.used > HOUR_MS) await store.usedDevice(id, Date.now()).catch(() => undefined);
  return known.person;
}

/** Cookies of the first kind had the id of the person in them. */
async function firstKind(value: string, store: Store): Promise<Person | undefined> {
  const person = await store.person(value);
  return person?.strict === true ? undefined : person;
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bSamsungBrowser\//, "Samsung"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrom(e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** "Firefox, Linux"; empty for what is not known. Nothing else of the header is kept. */
export function agentIn(header: string | undefined): string {
  const find = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(header ?? ""))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== undefined).join(", ");
}
