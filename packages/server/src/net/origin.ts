import type { FastifyInstance } from "fastify";
import type { Person } from "../store/records.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who opens a socket. */
    person?: Person;
  }
}

const METHODS = "GET, POST, PATCH";
const ALLOWED_HEADERS = "content-type, authorization, accept-language";
const MAX_AGE = "600";

/** Lets pages of these origins read answers (CORS). */
export function shareWith(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (origin !== undefined && origins.includes(origin))
      reply.headers({ "access-control-allow-origin": origin, "access-control-allow-credentials": "true" });
  });
}

/** Answers the question of browsers whether pages of these origins may. */
export function answerPreflights(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async ({ method, headers: { origin } }, reply) => {
    if (method !== "OPTIONS" || origin === undefined || !origins.includes(origin)) return undefined;
    reply.headers({
      "access-control-allow-methods": METHODS,
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-max-age": MAX_AGE,
    });
    return reply.code(204).send();
  });
}

/** Whether requests from pages of this origin are accepted. Programs send no origin; browsers always do. */
export function mayCome(origin: string | undefined, host: string | undefined, others: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
