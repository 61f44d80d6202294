/** Reads the server's options from the environment. */
import { pino } from "pino";
import { SHORTEST_TOKEN } from "./net/operator.ts";
import type { ServeOptions } from "./serve.ts";
import { isAddress } from "./store/postgres/address.ts";

/** Where the data are unless the environment says otherwise. */
export const USUAL_DATA = "data";

export function configured(env: Readonly<Record<string, string | undefined>>): ServeOptions {
  const port = Number(env.PORT ?? "8080");
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error("PORT is a number from 0 to 65535");
  return {
    port,
    host: env.HOST ?? "127.0.0.1",
    data: env.HYPERGATE_DATA ?? USUAL_DATA,
    database: databaseFrom(env.HYPERGATE_DATABASE),
    secret: env.HYPERGATE_SECRET,
    metricsToken: tokenFrom("HYPERGATE_METRICS_TOKEN", env.HYPERGATE_METRICS_TOKEN),
    operatorToken: tokenFrom("HYPERGATE_OPERATOR_TOKEN", env.HYPERGATE_OPERATOR_TOKEN),
    path: pathFrom(env.HYPERGATE_PATH),
    url: urlFrom(env.HYPERGATE_URL, pathFrom(env.HYPERGATE_PATH)),
    origins: originsFrom(env.HYPERGATE_ORIGINS ?? ""),
    mail: mailFrom(env),
    noticeHosts: hostsFrom(env.HYPERGATE_NOTICE_HOSTS ?? ""),
    proxies: proxiesFrom(env.HYPERGATE_TRUST_PROXY),
    // Requests that succeed are not logged. Log lines contain neither cookies nor codes, names or what is said.
    log: pino({ level: env.HYPERGATE_LOG ?? "info", redact: ["req.headers", "headers", "cookie", "secret"] }),
  };
}

export function databaseFrom(given: string | undefined): string | undefined {
  if (given === undefined || given === "") return undefined;
  if (!isAddress(given))
    throw new Error("HYPERGATE_DATABASE is an address such as postgres://user:password@host/database");
  return given;
}

function tokenFrom(name: string, given: string | undefined): string | undefined {
  if (given !== undefined && given.length < SHORTEST_TOKEN)
    throw new Error(`${name} needs at least ${SHORTEST_TOKEN} characters`);
  return given;
}

/** `/games`, or nothing at the top. */
function pathFrom(given = ""): string {
  const path = given.replace(/\/+$/, "");
  if (!/^(\/[\w.~-]+)*$/.test(path)) throw new Error("HYPERGATE_PATH is a path such as /games");
  return path;
}

/** The public address, with the path under which the server is found. */
function urlFrom(given: string | undefined, path: string): string | undefined {
  const url = given?.replace(/\/+$/, "");
  if (url === undefined || url === "") return undefined;
  const isRight =
    URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && url === `${new URL(url).origin}${path}`;
  if (!isRight) throw new Error(`HYPERGATE_URL is the address people use, such as https://example.org${path}`);
  return url;
}

function originsFrom(given: string): string[] {
  const origins = given.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
  const isWrong = (one: string) => !URL.canParse(one) || new URL(one).origin !== one;
  const wrong = origins.find(isWrong);
  if (wrong !== undefined)
    throw new Error(`HYPERGATE_ORIGINS has origins such as https://example.org, separated by commas, not "${wrong}"`);
  return origins;
}

function mailFrom(env: Readonly<Record<string, string | undefined>>): ServeOptions["mail"] {
  const { HYPERGATE_SMTP: server, HYPERGATE_MAIL_FROM: from, HYPERGATE_URL: url } = env;
  if (server === undefined || server === "") return undefined;
  if (!URL.canParse(server) || !/^smtps?:$/.test(new URL(server).protocol))
    throw new Error("HYPERGATE_SMTP is a mail server such as smtps://user:password@mail.example.org");
  if (from === undefined || !from.includes("@"))
    throw new Error("HYPERGATE_MAIL_FROM is the address that mail comes from, such as games@example.org");
  if (url === undefined || url === "") throw new Error("HYPERGATE_URL is needed for the links in mails");
  return { server, from };
}

/** `ntfy.example.org`, `.example.org` for all names below it, or `*` for every public host. */
function hostsFrom(given: string): string[] {
  const hosts = given.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
  const wrong = hosts.find((one) => one !== "*" && !/^\.?[\w-]+(\.[\w-]+)*(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(one));
  if (wrong !== undefined)
    throw new Error(`HYPERGATE_NOTICE_HOSTS has hosts such as ntfy.example.org, separated by commas, not "${wrong}"`);
  return hosts;
}

function proxiesFrom(given: string | undefined): number | undefined {
  if (given !== undefined && !/^\d$/.test(given)) throw new Error("HYPERGATE_TRUST_PROXY is a number from 0 to 9");
  return given === undefined ? undefined : Number(given);
}
