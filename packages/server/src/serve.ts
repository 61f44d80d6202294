/** Starts and stops the whole server. */
import { join } from "node:path";
import { GAMES } from "@hypergate/games";
import type { FastifyBaseLogger } from "fastify";
import { type Logger, pino } from "pino";
import { makeApp } from "./net/app.ts";
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
import { type Time, timeOf, timeSince } from "./play/time.ts";
import { keepMissingTraces } from "./play/traces.ts";
import { secretFor } from "./secret.ts";
import { DATA_FILE } from "./store/backup.ts";
import { openSqlite } from "./store/sqlite-store.ts";
import type { Store, StoreTrouble } from "./store/store.ts";

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the data. */
  readonly data: string;
  /** The folder the client was built into. */
  readonly site?: string;
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

export interface Server {
  readonly port: number;
  readonly hall: Hall;
  readonly notices: Notices;
  /** Resolves when the store is lost: all that remains is to close and start again. */
  readonly lost: Promise<StoreTrouble>;
  readonly close: () => Promise<void>;
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

export async function serve(options: ServeOptions): Promise<Server> {
  const log = options.log ?? pino({ level: "silent" });
  const store = options.store ?? (await openSqlite({ file: join(options.data, DATA_FILE) }));
  const connections = new Set<Connection>();
  const thinker = options.thinker ?? threads();
  const figures = makeFigures(log, { tables: () => hall.size, sockets: () => connections.size });
  const time = await timeFor(options, store);
  const hall: Hall = new Hall({ store, games: GAMES, thinker, report: figures, time });
  const notices = new Notices(hall, {
    hosts: new Hosts(options.noticeHosts ?? []),
    keys: pushKeys(options.data),
    mail: options.mail,
    contact: contactOf(options),
    telegram: options.telegram ?? "https://api.telegram.org",
  });
  const app = await makeApp({
    hall,
    store,
    notices,
    figures,
    connections,
    limits: { ...LIMITS, ...options.limits },
    secret: secretFor(options.data, options.secret),
    metricsToken: options.metricsToken,
    operatorToken: operatorToken(options.data, options.operatorToken),
    sockets: new OpenSockets(),
    place: { path: options.path ?? "", isShared: (options.origins ?? []).length > 0 },
    listening: { host: options.host, path: options.path ?? "", url: options.url },
    origins: options.origins ?? [],
    proxies: options.proxies,
    site: options.site,
    log: log as FastifyBaseLogger,
  });
  await app.listen({ port: options.port, host: options.host });
  hall.open();
  notices.open();
  const catchingUp = keepMissingTraces(hall);
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  log.info({ port, path: options.path ?? "", data: options.data, origins: options.origins ?? [] }, "open");
  const close = async () => {
    log.info({ sockets: connections.size, tables: hall.size }, "closing");
    for (const connection of connections) connection.end(1001);
    const late = setTimeout(() => {
      for (const connection of connections) connection.cut();
    }, FAREWELL_MS);
    await app.close();
    clearTimeout(late);
    await notices.close();
    // Stops bots that are thinking as soon as their answers can no longer be given.
    await Promise.all([hall.close(), thinker.close()]);
    await catchingUp;
    await store.close();
  };
  return { port, hall, notices, lost: store.lost, close };
}
