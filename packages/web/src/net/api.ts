/** Calls to the server over HTTP. */
import { languageNow } from "../words/words.ts";
import type { WireError } from "./wire.ts";

/** What the server refused, in the reader's language. */
export class Refused extends Error {
  readonly id: string;

  constructor({ id, text }: Pick<WireError, "id" | "text">) {
    super(text);
    this.id = id;
  }
}

export function get<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call<T>("POST", path, body);
}

export function patch<T>(path: string, body: unknown): Promise<T> {
  return call<T>("PATCH", path, body);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": languageNow() };
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(path, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => ({}))) as T & { readonly error?: WireError };
  if (!response.ok) throw new Refused(answer.error ?? { id: "http", text: `${response.status}` });
  return answer;
}
