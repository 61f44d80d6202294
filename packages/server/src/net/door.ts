/** Bounds that hold before a request is looked at: connections, how long a request may take to arrive, visits. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { networkOf } from "./address.ts";
import type { Limits } from "./limits.ts";
import { RequestCounts } from "./request-counts.ts";

const MINUTE = 60_000;
/** A connection on which nothing moves for so long is closed; the longest call takes a minute. */
const STILL_MS = 75_000;
const IDLE_MS = 20_000;

/** A request has to arrive in time, its headers and its body. A connection that sends nothing is closed as well. */
export function patience({ arrival }: Limits): FastifyHttpOptions<Server> {
  return {
    requestTimeout: arrival,
    keepAliveTimeout: IDLE_MS,
    connectionTimeout: STILL_MS,
    http: { headersTimeout: arrival / 2, connectionsCheckingInterval: Math.min(1000, arrival / 4) },
  };
}

/** Closes connections above the limit for one address. Proxies have as many as they need. */
export function guardDoor(server: Server, most: number, isProxy: (address: string, hop: number) => boolean): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const address = networkOf(remoteAddress);
    const now = (open.get(address) ?? 0) + 1;
    if (now > most) {
      socket.destroy();
      return;
    }
    open.set(address, now);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Refuses what comes more often in a minute from one address. */
export function tooMany(most: number): (request: FastifyRequest) => Promise<void> {
  const counts = new RequestCounts();
  return async (request) => {
    let current = 0;
    counts.incr(networkOf(request.ip), (_, count) => (current = count?.current ?? 0), MINUTE);
    if (current > most) throw new Problem("limit.tooFast", 429);
  };
}
