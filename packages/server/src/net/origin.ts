import type { Person } from "../store/store.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who opens a socket. */
    person?: Person;
  }
}

/** Whether requests from pages of this origin are accepted. Programs send no origin; browsers always do. */
export function mayCome(origin: string | undefined, host: string | undefined, others: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
