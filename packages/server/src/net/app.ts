/** The web server: headers, cookies, limits, routes, sockets and the pages of the client. */

import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import type { PreparedAlien } from "@hypergate/games/homebrew";
import { type RefusedAnswer, ROUTES, type RouteName, type RouteSpec } from "@hypergate/wire";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { z } from "zod";
import { FairQueue } from "../play/fair-queue.ts";
import { Problem } from "../problem.ts";
import { PublicList } from "../tables/public-list.ts";
import { inWords } from "../texts.ts";
import { networkOf, originOf } from "./address.ts";
import { ADMIN } from "./admin-routes.ts";
import { checked } from "./checked.ts";
import { personOf } from "./devices.ts";
import { DAY, doorFor, tooMany, tooManyIn } from "./door.ts";
import { asProblem, brokenSocket } from "./failures.ts";
import { GAME_LIST } from "./game-routes.ts";
import { languageOf, mustKnow } from "./guests.ts";
import { healthOf } from "./health.ts";
import { addHomebrew } from "./homebrew.ts";
import type { Ledger } from "./ledger.ts";
import { MAX_FRAME, MAX_GAME, PIECES } from "./limits.ts";
import type { Figures } from "./metrics.ts";
import { MODERATION } from "./moderation-routes.ts";
import { NOTICES } from "./notice-routes.ts";
import { openapi } from "./openapi.ts";
import { hasToken } from "./operator.ts";
import { answerPreflights, mayCome, shareWith } from "./origin.ts";
import { PEOPLE } from "./people-routes.ts";
import { addPictures, previewOf } from "./preview.ts";
import { trusted } from "./proxies.ts";
import { RequestCounts } from "./request-counts.ts";
import type { Call, Handler, Handlers, Service } from "./routes.ts";
import { addSite } from "./site.ts";
import { Connection } from "./sockets.ts";
import { TABLES } from "./table-routes.ts";
import { Visitors } from "./visitors.ts";

const HANDLERS: Handlers = { ...PEOPLE, ...GAME_LIST, ...TABLES, ...MODERATION, ...NOTICES, ...ADMIN };
/** A connection that does not answer a ping by the next one is ended, and the others see that this player is away. */
const PING_MS = 4_000;
const EXPORTS_AT_ONCE = 2;

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
/** Sent over https: browsers use nothing else for this server from then on. */
const HSTS = "max-age=31536000";

export interface AppParts extends Omit<Service, "counts" | "publicList" | "exports"> {
  readonly figures: Figures;
  readonly secret: string;
  /** Opens `/metrics`; without it nobody can read them. */
  readonly metricsToken: string | undefined;
  readonly operatorToken: string;
  /** Other origins that may use this server. */
  readonly origins: readonly string[];
  readonly log: FastifyBaseLogger;
  readonly connections: Set<Connection>;
  readonly ledger: Ledger;
  /** How many proxies stand in front of the server; by default one on the same machine. */
  readonly proxies: number | undefined;
  /** The folder with the client. */
  readonly site: string | undefined;
  /** The host's own aliens. */
  readonly homebrew: readonly PreparedAlien[];
}

export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { log, secret, limits, proxies } = parts;
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: MAX_FRAME,
    trustProxy: trusted(proxies),
    logController,
    forceCloseConnections: true,
    serverFactory: doorFor(limits, trusted(proxies)),
    rewriteUrl: (request) => underPath(request.url ?? "/", parts.place.path),
  });
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === "https") reply.header("strict-transport-security", HSTS);
    // What the server answers is for one person and one moment; only files of the client are kept.
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    if (request.headers.upgrade !== undefined) endAfter(request, reply);
  });
  shareWith(app, parts.origins);
  app.setErrorHandler((problem, request, reply) => refuse(problem, request, reply, parts));
  const { ledger } = parts;
  const visits = tooMany(limits.visits, new RequestCounts(ledger, "visits"));
  app.addHook("onRequest", async (request) => {
    // Whoever checks whether the server lives may always ask.
    if (request.url !== "/healthz") await visits(request);
  });
  answerPreflights(app, parts.origins);
  // Before the request limit: a page consists of many files, and they are cheap.
  const { path } = parts.place;
  const previews = { ...parts, path, url: parts.listening.url, creations: limits.creations };
  const sendPage = await addSite(app, parts.site, path, previewOf(previews));
  addHomebrew(app, parts.homebrew);
  await app.register(cookie, { secret });
  class SharedCounts extends RequestCounts {
    constructor() {
      super(ledger, "requests");
    }
  }
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: "1 minute",
    store: SharedCounts,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => new Problem("limit.tooFast", 429),
  });
  const lost = tooMany(limits.requests, new RequestCounts(ledger, "lost"));
  app.setNotFoundHandler(async (request, reply) => {
    if (await sendPage(request, reply)) return reply;
    await lost(request);
    return refuse(new Problem("not.found", 404), request, reply, parts);
  });
  await app.register(websocket, {
    // Pings are answered by the connection, which counts them.
    options: { ...PIECES, maxPayload: MAX_FRAME, perMessageDeflate: false, autoPong: false },
    errorHandler: (problem, socket) => {
      brokenSocket(problem, parts.figures);
      socket.terminate();
    },
  });
  // Registered after the socket plugin, which otherwise would not close a socket that is refused here.
  app.addHook("onRequest", async (request) => checkOrigin(request, parts));
  const healthy = healthOf(parts.store);
  app.get("/healthz", { config: { rateLimit: false } }, async (_, reply) => {
    const ok = await healthy();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get("/metrics", async (request, reply) => {
    // They tell how many answers were given when, and so who had something to choose.
    if (!hasToken(request.headers.authorization, parts.metricsToken)) throw new Problem("not.found", 404);
    reply.type(parts.figures.registry.contentType);
    return parts.figures.registry.metrics();
  });
  addPictures(app, previews);
  // Programs for mail that stop it by themselves send a form; what is in it says nothing (RFC 8058).
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, __, done) => done(null, {}));
  const document = JSON.stringify(openapi());
  app.get("/api/openapi.json", async (_, reply) => reply.type("application/json; charset=utf-8").send(document));
  const counts = {
    searches: tooMany(limits.searches, new RequestCounts(ledger, "searches")),
    guests: tooManyIn(DAY, limits.guests, "limit.guests", new RequestCounts(ledger, "guests")),
  };
  const publicList = new PublicList(parts.store);
  const service = { ...parts, counts, publicList, exports: new FairQueue(EXPORTS_AT_ONCE) };
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, name, service);
  addSocket(app, parts);
  return app;
}

/**
 * Ends the connection of a request that wanted a socket and got an answer in its place. The server no longer counts such a
 * connection among its own, so nobody else would end it.
 */
function endAfter({ raw: { socket } }: FastifyRequest, reply: FastifyReply): void {
  reply.header("connection", "close");
  reply.raw.once("finish", () => socket.destroySoon());
}

/** The address without the path under which the server is found; proxies may pass it on or leave it away. */
function underPath(url: string, path: string): string {
  if (path === "" || !(url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`))) return url;
  const rest = url.slice(path.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

async function checkOrigin(request: FastifyRequest, { origins }: AppParts): Promise<void> {
  const changes = request.method !== "GET" && request.method !== "HEAD";
  const upgrades = request.headers.upgrade !== undefined;
  if ((changes || upgrades) && !mayCome(request.headers.origin, request.headers.host, origins))
    throw new Problem("origin.refused", 403);
}

async function refuse(
  problem: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { figures, store }: AppParts,
): Promise<void> {
  const known = ownMistake(problem) ?? asProblem(problem, figures);
  figures.refused.inc({ reason: known.id });
  // One who asks too often is not looked up.
  const person = known.status === 429 ? undefined : await personOf(request, store).catch(() => undefined);
  const answer: RefusedAnswer = { error: inWords(languageOf(request, person), known) };
  await reply.code(known.status).send(answer);
}

/** Errors of Fastify itself: a body that is too large, invalid JSON, and the like. */
function ownMistake(problem: unknown): Problem | undefined {
  const { statusCode, code } = problem as { statusCode?: number; code?: string };
  if (problem instanceof Problem || statusCode === undefined || statusCode >= 500) return undefined;
  return new Problem("message.malformed", statusCode, { what: code ?? "request" });
}

/** The schema for a part that a route does not declare. */
const nothing = z.object({});

function addRoute<K extends RouteName>(app: FastifyInstance, name: K, parts: AppParts & Service): void {
  const { open, operator: isForOperator, counts: kind, params, query, body }: RouteSpec = ROUTES[name];
  const handle: Handler<K> = HANDLERS[name];
  const [method, path] = name.split(" ");
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...(kind === "brought" ? { bodyLimit: MAX_GAME } : {}),
    ...(kind === undefined ? {} : { config: { rateLimit: { max: parts.limits[kind], timeWindow: "1 minute" } } }),
    handler: async (request, reply) => {
      const { hall, store, notices, limits, secret, sockets, place, listening, counts, publicList, exports } = parts;
      const operator = hasToken(request.headers.authorization, parts.operatorToken);
      if (isForOperator && !operator) throw new Problem("operator.needed", 403);
      const person = open || operator ? await personOf(request, store) : await mustKnow(request, store);
      const call = {
        hall,
        store,
        notices,
        limits,
        sockets,
        place,
        counts,
        publicList,
        exports,
        listening,
        operator,
        person,
        origin: originOf(secret, request.ip),
        params: checked(params ?? nothing, request.params),
        query: checked(query ?? nothing, request.query),
        body: checked(body ?? nothing, request.body ?? {}),
        request,
        reply,
      };
      return handle(call as unknown as Call<K>);
    },
  });
}

function addSocket(app: FastifyInstance, parts: AppParts): void {
  const { connections, store, limits } = parts;
  const visitors = new Visitors(limits, parts.ledger);
  app.get(
    "/api/socket",
    {
      websocket: true,
      preValidation: async (request) => {
        const person = await mustKnow(request, store);
        if (!visitors.mayEnter(person.id, networkOf(request.ip))) throw new Problem("limit.tooFast", 429);
        request.person = person;
      },
    },
    (socket, request) => {
      const { person } = request;
      if (person === undefined) return;
      const address = networkOf(request.ip);
      const allowance = visitors.enter(person.id, address, performance.now());
      const language = languageOf(request, person);
      const connection = new Connection(socket, request.raw.socket, person, language, allowance, parts);
      connections.add(connection);
      parts.sockets.enter(connection, person.id, request.device);
      socket.on("close", () => {
        connections.delete(connection);
        parts.sockets.leave(connection);
        connection.end();
        visitors.leave(person.id, address, performance.now());
      });
    },
  );
  const look = () => {
    for (const connection of connections) connection.checkAlive();
    visitors.forget(performance.now());
  };
  // After everything that has come in was read: a server that was held up must not take its own delay for theirs.
  const pings = setInterval(() => setImmediate(look), PING_MS);
  app.addHook("onClose", async () => clearInterval(pings));
}
