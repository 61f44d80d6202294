/** Servers end one after the other behind nginx, as `deploy/nginx.conf` has it, while another one is there. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../testing/postgres.ts";
import { Cluster, SERVERS } from "./cluster-people.ts";
import { example, installIfMissing, startNginx, stopProxy } from "./nginx.ts";
import { killServer, type ServerProcess, stopServer } from "./processes.ts";

/** Nobody may be without a connection for longer when a server is stopped. */
const LONGEST_AWAY_MS = 1_000;
/** nginx leaves a server that has failed out for two seconds. */
const LEFT_OUT_MS = 2_500;

export interface HandedOver {
  readonly away: Record<string, number>;
  readonly acknowledged: number;
  readonly tables: number;
  readonly problems: string[];
}

export async function handingOver(database: string, people: number, say: (line: string) => void): Promise<HandedOver> {
  installIfMissing("nginx");
  const home = mkdtempSync(join(tmpdir(), "hypergate-balancer-"));
  const port = await freePort();
  const cluster = new Cluster(
    database,
    Array.from({ length: SERVERS }, () => database),
  );
  let proxy: ReturnType<typeof startNginx> | undefined;
  const away: Record<string, number> = {};
  const problems: string[] = [];
  try {
    await cluster.open(people, async (servers) => {
      proxy = startNginx(home, config(port, servers));
      await untilOpen(`http://127.0.0.1:${port}`);
      return () => `http://127.0.0.1:${port}`;
    });
    await cluster.resumed();
    const ends = async (i: number, name: string, how: typeof stopServer) => {
      for (const player of cluster.players) player.away.length = 0;
      await how(cluster.servers[i]);
      await cluster.resumed();
      const times = cluster.players.flatMap((player) => player.away);
      away[name] = Math.round(Math.max(0, ...times));
      say(`${name}: ${times.length} of ${cluster.players.length} came back, the last after ${away[name]} ms`);
      if (times.length === 0) problems.push(`${name}: nobody was there`);
      await cluster.start(i);
      await sleep(LEFT_OUT_MS);
    };
    await ends(0, "first server stopped", stopServer);
    await ends(1, "second server stopped", stopServer);
    await ends(0, "first server killed", killServer);
    for (const name of ["first server stopped", "second server stopped"])
      if (away[name] > LONGEST_AWAY_MS) problems.push(`${name}: somebody was away for ${away[name]} ms`);
  } catch (problem) {
    problems.push(String(problem));
  } finally {
    problems.push(...(await cluster.inspect()));
    if (proxy !== undefined) await stopProxy(proxy);
    rmSync(home, { recursive: true, force: true });
  }
  return { away, problems, acknowledged: cluster.acknowledged, tables: cluster.tables };
}

/** The example without TLS, and with a line for each server. */
function config(port: number, servers: readonly ServerProcess[]): string {
  const lines = servers.map((server) => `server 127.0.0.1:${server.port} fail_timeout=2s;`);
  return example("nginx.conf", [
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["return 301 https://$host$request_uri;", ""],
    ["server_name example.org;", ""],
    [
      `}

server {
    listen 443 ssl http2;`,
      "",
    ],
    ["ssl_certificate /etc/ssl/certs/example.org.pem;", ""],
    ["ssl_certificate_key /etc/ssl/private/example.org.key;", ""],
    ["server 127.0.0.1:8080 fail_timeout=2s;", lines.join(" ")],
  ]);
}

async function untilOpen(base: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const isOpen = await fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error("nginx did not open");
}
