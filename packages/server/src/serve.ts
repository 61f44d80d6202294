/** Starts and stops the whole server. */
import { join } from "node:path";
import { GAMES } from "@hypergate/games";
import type { PreparedAlien } from "@hypergate/games/homebrew";
import type { FastifyBaseLogger } from "fastify";
import { type Logger, pino } from "pino";
import { makeApp } from "./net/app.ts";
import { Ledger } from "./net/ledger.ts";
import { LIMITS, type Limits } from "./net/limits.ts";
import { makeFigures } from "./net/metrics.ts";
import { OpenSockets } from "./net/open-sockets.ts";
import { operatorToken } from "./net/operator.ts";
import type { Connection } from "./net/sockets.ts";
import type { MailSettings } from "./notices/bringing.ts";
import { Notices } from "./notices/notices.ts";
import { Hosts } from "./notices/outgoing.ts";
import { pushKeys } from "./notices/push-keys.ts";
import { type Thinker, threads } from "./play/bots.ts";
import { Hall } from "./play/hall.ts";
import { withWorkers } from "./play/shared-thinking.ts";
import { type Time, timeOf, timeSince } from "./play/time.ts";
import type { Together } from "./play/together.ts";
import { keepMissingTraces } from "./play/traces.ts";
import { goBack } from "./play/undo.ts";
import { secretFor } from "./secret.ts";
import { DATA_FILE } from "./store/backup.ts";
import { takeFolder } from "./store/folder.ts";
import { keptBeside } from "./store/kept.ts";
import { withoutPassword } from "./store/postgres/address.ts";
import { Jobs } from "./store/postgres/jobs.ts";
import { openPostgres } from "./store/postgres/store.ts";
import { openSqlite } from "./store/sqlite-store.ts";
import type { Store, StoreTrouble } from "./store/store.ts";

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the data, unless they are in a database. */
  readonly data: string;
  /** `postgres://…`: the data are in this database, which any number of servers may share. */
  readonly database?: string | undefined;
  /** The folder the client was built into. */
  readonly site?: string;
  /** The host's own aliens, which are installed. */
  readonly homebrew?: readonly PreparedAlien[];
  readonly secret?: string | undefined;
  /** Opens `/metrics` to requests with this token; without one they are closed. */
  readonly metricsToken?: string | undefined;
  /** Lets the operator in; without one a random token is kept beside the data. */
  readonly operatorToken?: string | undefined;
  /** The path under which the server is found, such as `/games`; at the top by default. */
  readonly path?: string | undefined;
  /** The address at which people find the server, such as `https://example.org/games`. */
  readonly url?: string | undefined;
  /** Other origins whose pages may use this server. */
  readonly origins?: readonly string[];
  /** The mail server that notices go through; without one nobody is told by mail. */
  readonly mail?: MailSettings | undefined;
  /** Hosts besides the usual ones that notices may be sent to. */
  readonly noticeHosts?: readonly string[];
  /** How many proxies stand in front of the server; by default one on the same machine. */
  readonly proxies?: number | undefined;
  readonly limits?: Partial<Limits>;
  readonly log?: Logger;
  /** Tests: another store, other bots, another time of the server. */
  readonly store?: Store;
  readonly thinker?: Thinker;
  readonly now?: () => number;
  readonly telegram?: string;
}

/** How long clients have to close their connections when the server stops. */
const FAREWELL_MS = 1_000;
/** A server that is cut off from its database for so long sends its clients away; how often it looks. */
const PATIENCE_MS = 3_000;
const LOOK_MS = 500;
/** What a socket is told then: try again later. And by a server that stops: come back at once, another one may be there. */
const TRY_AGAIN = 1013;
const GOING_AWAY = 1001;

export interface Server {
  readonly port: number;
  readonly hall: Hall;
  readonly notices: Notices;
  /** Resolves when the store is lost: all that remains is to close and start again. */
  readonly lost: Promise<StoreTrouble>;
  readonly close: () => Promise<void>;
}

/** The store of these options. A folder is for one server at a time; another on the same one would see nothing of its games. */
async function storeFor({ store, database, data }: ServeOptions): Promise<{ store: Store; release: () => void }> {
  if (store !== undefined) return { store, release: () => undefined };
  if (database !== undefined) return { store: await openPostgres(database), release: () => undefined };
  const release = takeFolder(data);
  try {
    return { store: await openSqlite({ file: join(data, DATA_FILE) }), release };
  } catch (problem) {
    release();
    throw problem;
  }
}

async function thinkerFor({ database }: ServeOptions): Promise<Thinker> {
  return database === undefined ? threads() : withWorkers(threads(), await Jobs.open(database, "client"));
}

/** A server that has lost touch with the others sends everybody away; they find another one, or this one when it is back. */
function sendAwayWhenCutOff(together: Together, connections: ReadonlySet<Connection>): NodeJS.Timeout {
  let cutOff = 0;
  return setInterval(() => {
    cutOff = together.isHere ? 0 : cutOff + LOOK_MS;
    if (cutOff >= PATIENCE_MS) for (const connection of connections) connection.end(TRY_AGAIN);
  }, LOOK_MS).unref();
}

async function timeFor({ now }: ServeOptions, store: Store): Promise<Time> {
  if (now !== undefined) return timeOf(now, now);
  return timeSince(await store.serverTime(), Date.now, () => performance.now());
}

/** Push services want to know whom to ask about this server. */
function contactOf({ url, mail }: ServeOptions): string {
  if (url?.startsWith("https:") === true) return url;
  return `mailto:${mail === undefined ? "operator@localhost" : mail.from.replace(/^.*<|>.*$/g, "")}`;
}

/** The operator's token as it is kept. */
export async function tokenKept({ data, database }: Pick<ServeOptions, "data" | "database">): Promise<string> {
  if (database === undefined) return operatorToken(async (name, value) => keptBeside(data, name, value), undefined);
  const store = await openPostgres(database);
  try {
    return await operatorToken((name, value) => store.kept(name, value), undefined);
  } finally {
    await store.close();
  }
}

export async function serve(options: ServeOptions): Promise<Server> {
  const log = options.log ?? pino({ level: "silent" });
  const { store, release } = await storeFor(options);
  const connections = new Set<Connection>();
  const thinker = options.thinker ?? (await thinkerFor(options));
  const figures = makeFigures(log, { tables: () => hall.size, sockets: () => connections.size });
  const time = await timeFor(options, store);
  const booted = await store.booted(time.now());
  const hall: Hall = new Hall({ store, games: GAMES, thinker, report: figures, time, booted, goBack });
  const kept: Store["kept"] = (name, value) => store.kept(name, value);
  const notices = new Notices(hall, {
    hosts: new Hosts(options.noticeHosts ?? []),
    keys: await pushKeys(kept),
    mail: options.mail,
    contact: contactOf(options),
    telegram: options.telegram ?? "https://api.telegram.org",
  });
  const ledger = new Ledger(hall.together);
  const app = await makeApp({
    hall,
    ledger,
    store,
    notices,
    figures,
    connections,
    limits: { ...LIMITS, ...options.limits },
    secret: await secretFor(kept, options.secret),
    metricsToken: options.metricsToken,
    operatorToken: await operatorToken(kept, options.operatorToken),
    sockets: new OpenSockets(hall.together),
    place: { path: options.path ?? "", isShared: (options.origins ?? []).length > 0 },
    listening: { host: options.host, path: options.path ?? "", url: options.url },
    origins: options.origins ?? [],
    proxies: options.proxies,
    site: options.site,
    homebrew: options.homebrew ?? [],
    log: log as FastifyBaseLogger,
  });
  await app.listen({ port: options.port, host: options.host });
  hall.open();
  notices.open();
  const catchingUp = keepMissingTraces(hall);
  const watching = sendAwayWhenCutOff(hall.together, connections);
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  const data = options.database === undefined ? options.data : withoutPassword(options.database);
  log.info({ port, path: options.path ?? "", data, origins: options.origins ?? [] }, "open");
  const close = async () => {
    log.info({ sockets: connections.size, tables: hall.size }, "closing");
    clearInterval(watching);
    ledger.close();
    // First, so that nobody who is sent away comes back to this server.
    const unheard = new Promise((resolve) => app.server.close(resolve));
    for (const connection of connections) connection.end(GOING_AWAY);
    const late = setTimeout(() => {
      for (const connection of connections) connection.cut();
    }, FAREWELL_MS);
    await Promise.all([app.close(), unheard]);
    clearTimeout(late);
    await notices.close();
    // Stops bots that are thinking as soon as their answers can no longer be given.
    await Promise.all([hall.close(), thinker.close()]);
    await catchingUp;
    await store.close();
    release();
  };
  return { port, hall, notices, lost: store.lost, close };
}
