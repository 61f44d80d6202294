/**
 * `npm run proof:proxy [-- <first port>]`: the server behind nginx and Caddy with TLS, as `deploy/` has them, on this machine: at
 * the top of a host and under a path. Installs both from Debian if they are missing.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { WebSocket } from "ws";
import { type Server, serve } from "../serve.ts";
import { example, installIfMissing, startNginx, stopProxy } from "./nginx.ts";

const FIRST_PORT = Number(process.argv[2] ?? 8160);
const SITE = fileURLToPath(new URL("../../../web/dist", import.meta.url));

interface Place {
  readonly home: string;
  /** Where the proxy listens, for http and https, and where the server does. */
  readonly http: number;
  readonly https: number;
  readonly upstream: number;
  readonly path: string;
  readonly certificate: string;
  readonly key: string;
}

/** A certificate for `localhost` that nobody else trusts. */
function certify(home: string): Pick<Place, "certificate" | "key"> {
  const [certificate, key] = [join(home, "cert.pem"), join(home, "key.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", [...made, ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return { certificate, key };
}

function nginx({ home, http, https, upstream, path, certificate, key }: Place): ChildProcess {
  const config = example("nginx.conf", [
    ["listen 80;", `listen 127.0.0.1:${http};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${https} ssl http2;`],
    ["server_name example.org;", "server_name localhost;"],
    ["/etc/ssl/certs/example.org.pem", certificate],
    ["/etc/ssl/private/example.org.key", key],
    ["127.0.0.1:8080", `127.0.0.1:${upstream}`],
    ["location / {", `location ${path}/ {`],
  ]);
  return startNginx(home, config);
}

function caddy({ home, https, upstream, path, certificate, key }: Place): ChildProcess {
  const config = example("Caddyfile", [
    ["example.org {", `https://localhost:${https} {\n\ttls ${certificate} ${key}`],
    ["\treverse_proxy 127.0.0.1:8080", `\treverse_proxy ${path === "" ? "" : `${path}/* `}127.0.0.1:${upstream}`],
  ]);
  writeFileSync(
    join(home, "Caddyfile"),
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n${config}`,
  );
  const env = { ...process.env, XDG_DATA_HOME: join(home, "caddy"), XDG_CONFIG_HOME: join(home, "caddy") };
  const args = ["run", "--config", join(home, "Caddyfile"), "--adapter", "caddyfile"];
  return spawn("caddy", args, { env, stdio: ["ignore", "ignore", "ignore"] });
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks over https; the certificate is our own. */
function ask(place: Place, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      servername: "localhost",
      port: place.https,
      path: place.path + path,
      method: body === undefined ? "GET" : "POST",
      headers: { host: `localhost:${place.https}`, "content-type": "application/json", ...headers },
      ca: readFileSync(place.certificate),
    };
    const sent = httpsRequest(options, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += String(chunk);
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function untilOpen(place: Place): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const isOpen = await ask(place, "/healthz").then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error("the proxy did not open");
}

/** Watches a table over a socket through the proxy; true if its state comes. */
function watches(place: Place, cookie: string, table: string): Promise<boolean> {
  const socket = new WebSocket(`wss://localhost:${place.https}${place.path}/api/socket`, {
    headers: { cookie, origin: `https://localhost:${place.https}` },
    ca: readFileSync(place.certificate),
  });
  return new Promise((resolve) => {
    const end = (isFine: boolean) => {
      clearTimeout(late);
      socket.terminate();
      resolve(isFine);
    };
    const late = setTimeout(() => end(false), 10_000);
    socket.on("open", () => socket.send(JSON.stringify({ t: "watch", id: 1, table })));
    socket.on("message", (data) => {
      if (String(data).startsWith('{"t":"state"')) end(true);
    });
    socket.on("error", () => end(false));
  });
}

/** What is wrong behind this proxy. */
async function check(place: Place, name: string): Promise<string[]> {
  const problems: string[] = [];
  const must = (isTrue: boolean, what: string) => {
    if (!isTrue) problems.push(`${name}${place.path}: ${what}`);
  };
  const page = await ask(place, "/t/abc");
  must(page.body.includes(`<meta name="path" content="${place.path}"`), "the page says where it is");
  const script = /src="([^"]+\.js)"/.exec(page.body)?.[1] ?? "";
  must(script.startsWith(`${place.path}/assets/`), "its files are under the path");
  must((await ask(place, script.slice(place.path.length))).status === 200, "its files are found");
  must(page.headers["strict-transport-security"] !== undefined, "HSTS over https");
  const games = await ask(place, "/api/games");
  must(games.headers["cache-control"] === "no-store", "answers are not kept");
  const origin = { origin: `https://localhost:${place.https}` };
  const guest = await ask(place, "/api/guests", { name: "Ann" }, origin);
  const cookie = String(guest.headers["set-cookie"] ?? "");
  must(guest.status === 200 && cookie.includes("Secure"), "a guest comes in, with a cookie for https only");
  must(cookie.includes(`Path=${place.path}/`), "the cookie is for the path");
  must(
    (await ask(place, "/api/guests", { name: "Eve" }, { origin: "https://elsewhere.example" })).status === 403,
    "other origins are refused",
  );
  const wish = { game: "race", players: 2, bots: ["sensible"], start: true };
  const table = await ask(place, "/api/tables", wish, { ...origin, cookie: cookie.split(";")[0] });
  must(await watches(place, cookie.split(";")[0], JSON.parse(table.body).id as string), "the socket shows the table");
  must(
    (await ask(place, "/api/guests", { name: "x".repeat(200_000) }, origin)).status >= 400,
    "large bodies are refused",
  );
  // A client cannot choose the address that limits count by.
  const limited = await Promise.all(
    Array.from({ length: 40 }, (_, i) => ask(place, "/api/games", undefined, { "x-forwarded-for": `10.0.0.${i}` })),
  );
  must(
    limited.some(({ status }) => status === 429),
    "limits count by the address that the proxy saw",
  );
  return problems;
}

async function prove(
  name: string,
  start: (place: Place) => ChildProcess,
  path: string,
  port: number,
): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), "hypergate-proxy-"));
  mkdirSync(join(home, "data"));
  const limits = { requests: 30 };
  const server: Server = await serve({
    port: port + 2,
    host: "127.0.0.1",
    data: join(home, "data"),
    site: SITE,
    path,
    limits,
  });
  const place = { home, http: port, https: port + 1, upstream: server.port, path, ...certify(home) };
  const proxy = start(place);
  try {
    await untilOpen(place);
    const problems = await check(place, name);
    console.log(
      `${name} ${path === "" ? "at the top" : `under ${path}`}: ${problems.length === 0 ? "fine" : "not fine"}`,
    );
    return problems;
  } finally {
    await stopProxy(proxy);
    await server.close();
    rmSync(home, { recursive: true, force: true });
  }
}

for (const name of ["nginx", "caddy"]) installIfMissing(name);
const problems = [
  ...(await prove("nginx", nginx, "", FIRST_PORT)),
  ...(await prove("nginx", nginx, "/some/path", FIRST_PORT + 3)),
  ...(await prove("caddy", caddy, "", FIRST_PORT + 6)),
  ...(await prove("caddy", caddy, "/some/path", FIRST_PORT + 9)),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
