/** Calls to the server over HTTP. */
import type { AnswerOf, PathOf, RefusedAnswer, RouteName, SentBodyOf, SentRefusal } from "@hypergate/wire";
import { languageNow } from "../words/words.ts";
import { addressOf } from "./place.ts";

/** What the server refused, in the reader's language. */
export class Refused extends Error {
  readonly id: string;

  constructor({ id, text }: Pick<SentRefusal, "id" | "text">) {
    super(text);
    this.id = id;
  }

  /** The server or the way to it is at fault, so that the same may be granted later. */
  get isPassing(): boolean {
    return PASSING.has(this.id);
  }
}

/** Whether there was no answer at all. */
export function isUnreached(problem: unknown): boolean {
  return problem instanceof TypeError;
}

const PASSING: ReadonlySet<string> = new Set(["http", "internal", "limit.tooFast", "store.broken"]);

type Route<M extends string> = Extract<RouteName, `${M} ${string}`>;

/** Which route is meant is said by its type: `get<"GET /api/me">("/api/me")`. */
export function get<K extends Route<"GET">>(path: PathOf<K>): Promise<AnswerOf<K>> {
  return call("GET", path);
}

export function post<K extends Route<"POST">>(path: PathOf<K>, body: SentBodyOf<K>): Promise<AnswerOf<K>> {
  return call("POST", path, body);
}

export function patch<K extends Route<"PATCH">>(path: PathOf<K>, body: SentBodyOf<K>): Promise<AnswerOf<K>> {
  return call("PATCH", path, body);
}

/** What is added to the path of a private table. */
export function withCode(code: string | undefined): "" | `?code=${string}` {
  return code === undefined ? "" : `?code=${encodeURIComponent(code)}`;
}

/** The same calls with the token of the operator. */
export function asOperator(token: string): { readonly get: typeof get; readonly post: typeof post } {
  const authorization = `Bearer ${token}`;
  return {
    get: (path) => call("GET", path, undefined, { authorization }),
    post: (path, body) => call("POST", path, body, { authorization }),
  };
}

async function call<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  const headers: Record<string, string> = { "accept-language": languageNow(), ...more };
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(addressOf(path), {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => ({}))) as T & Partial<RefusedAnswer>;
  if (!response.ok) throw new Refused(answer.error ?? { id: "http", text: `${response.status}` });
  return answer;
}
