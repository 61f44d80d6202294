/** Bounds that hold before a request is looked at: connections, how long a request may take to arrive, visits. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyRequest, FastifyServerFactory } from "fastify";
import { Problem } from "../problem.ts";
import { networkOf } from "./address.ts";
import type { Limits } from "./limits.ts";
import type { RequestCounts } from "./request-counts.ts";

const MINUTE = 60_000;
export const DAY = 86_400_000;
/** A connection on which nothing moves for so long is closed; the longest call takes a minute. */
const STILL_MS = 75_000;
const IDLE_MS = 20_000;
/** So many requests of one connection may wait for their answers. Browsers and proxies send one after the other. */
const MOST_WAITING = 20;

type IsProxy = (address: string, hop: number) => boolean;

/** Makes servers with these bounds. One server may listen on several addresses; Fastify asks for each of them. */
export function doorFor(limits: Limits, isProxy: IsProxy): FastifyServerFactory {
  const open = new Map<string, number>();
  return (handler) => {
    const server = createServer(patience(limits), oneAfterTheOther(handler));
    server.setTimeout(STILL_MS);
    guard(server, limits.connections, isProxy, open);
    return server;
  };
}

/** A request has to arrive in time, its headers and its body. A connection that sends nothing is closed as well. */
function patience({ arrival }: Limits) {
  return {
    requestTimeout: arrival,
    headersTimeout: arrival / 2,
    keepAliveTimeout: IDLE_MS,
    connectionsCheckingInterval: Math.min(1000, arrival / 4),
  };
}

/** Ends a connection that sends request after request without waiting: each answer takes memory until its turn comes. */
function oneAfterTheOther(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const now = (waiting.get(socket) ?? 0) + 1;
    // What was read together with them still comes.
    if (now > MOST_WAITING || socket.destroyed) {
      socket.destroy();
      return;
    }
    waiting.set(socket, now);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}

/** Closes connections above the limit for one address. Proxies have as many as they need. */
function guard(server: Server, most: number, isProxy: IsProxy, open: Map<string, number>): void {
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

/** Refuses what comes more often from one address in a minute. */
export function tooMany(most: number, counts: RequestCounts): (request: FastifyRequest) => Promise<void> {
  return tooManyIn(MINUTE, most, "limit.tooFast", counts);
}

/** Refuses what comes more often from one address in so many milliseconds. */
export function tooManyIn(
  window: number,
  most: number,
  id: "limit.tooFast" | "limit.guests",
  counts: RequestCounts,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    let current = 0;
    counts.incr(networkOf(request.ip), (_, count) => (current = count?.current ?? 0), window);
    if (current > most) throw new Problem(id, 429);
  };
}
