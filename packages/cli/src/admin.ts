/** `hypergate admin`: what an operator does on a running server, over its HTTP API. */
import { existsSync } from "node:fs";
import type { AnswerOf, KnownPerson, KnownTable, ReportInfo, RouteName } from "@hypergate/wire";
import { Failure } from "./failure.ts";

/** What can be done: the arguments it takes, and what it is for. */
export const ADMIN_ACTS = {
  token: ["", "print the operator's token, for the page /operator"],
  reports: ["[all]", "list what was reported; with all, also what is done"],
  done: ["<report>", "mark a report as dealt with"],
  tables: ["[name or id]", "list tables, running ones first"],
  table: ["<table>", "show one table with the end of its chat"],
  close: ["<table>", "close a table; its game ends without a result"],
  unsay: ["<table> <line>", "remove the words of a line of chat"],
  hand: ["<table> <seat> <bot|anyone>", "give a seat of a running game to a bot, or to whoever sits down next"],
  people: ["[name or id]", "list people, the newest first"],
  mute: ["<person>", "let somebody write nowhere"],
  unmute: ["<person>", "let them write again"],
  ban: ["<person>", "shut somebody out of the server"],
  unban: ["<person>", "let them in again"],
  delete: ["<person>", "delete somebody with everything personal"],
} as const satisfies Readonly<Record<string, readonly [args: string, about: string]>>;

type Act = keyof typeof ADMIN_ACTS;

export function adminHelp(): string {
  const rows = Object.entries(ADMIN_ACTS).map(([act, [args, about]]) => [`${act} ${args}`.trim(), about]);
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return ["What can be done:", ...rows.map(([usage, about]) => `  ${usage.padEnd(width)}  ${about}`)].join("\n");
}

/** The lines it prints. */
export async function admin(act: string, args: readonly string[], url: string | undefined): Promise<readonly string[]> {
  if (!Object.hasOwn(ADMIN_ACTS, act))
    throw new Failure(`there is no "${act}"; allowed: ${Object.keys(ADMIN_ACTS).join(", ")}`);
  const needed = ADMIN_ACTS[act as Act][0].split(" ").filter((word) => word.startsWith("<")).length;
  const [first = "", second = "", third = ""] = args;
  if (args.length < needed) throw new Failure(`usage: hypergate admin ${act} ${ADMIN_ACTS[act as Act][0]}`);
  const token = await tokenHere();
  const call = <K extends RouteName>(method: string, path: string, body?: object): Promise<AnswerOf<K>> =>
    ask(url ?? usualUrl(), token, method, path, body);
  const person = `/api/admin/people/${first}`;
  switch (act as Act) {
    case "token":
      return [token];
    case "reports": {
      const path = `/api/admin/reports?all=${first === "all" ? "yes" : "no"}`;
      return (await call<"GET /api/admin/reports">("GET", path)).reports.map(reportLine);
    }
    case "done":
      await call("POST", `/api/admin/reports/${first}/done`, {});
      return [];
    case "tables": {
      const path = `/api/admin/tables?search=${encodeURIComponent(first)}`;
      return (await call<"GET /api/admin/tables">("GET", path)).tables.map(tableLine);
    }
    case "table": {
      const { table, chat } = await call<"GET /api/admin/tables/{id}">("GET", `/api/admin/tables/${first}`);
      const seats = table.seats.map(({ seat, kind, name = kind, person: id = "" }) => `  seat ${seat}  ${name}  ${id}`);
      const lines = chat.map(
        ({ n, name, text, by = "", removed }) => `  line ${n}  ${name} (${by}): ${removed ? "–" : text}`,
      );
      return [tableLine(table), ...seats, ...lines];
    }
    case "close":
      await call("POST", `/api/tables/${first}/close`, {});
      return [];
    case "unsay":
      await call("POST", `/api/tables/${first}/unsay`, { line: Number(second) });
      return [];
    case "hand":
      await call("POST", `/api/tables/${first}/hand`, { seat: Number(second), to: third });
      return [];
    case "people": {
      const path = `/api/admin/people?search=${encodeURIComponent(first)}`;
      return (await call<"GET /api/admin/people">("GET", path)).people.map(personLine);
    }
    case "mute":
    case "unmute":
      return [
        personLine(
          await call<"POST /api/admin/people/{person}/mute">("POST", `${person}/mute`, { muted: act === "mute" }),
        ),
      ];
    case "ban":
    case "unban":
      return [
        personLine(
          await call<"POST /api/admin/people/{person}/ban">("POST", `${person}/ban`, { banned: act === "ban" }),
        ),
      ];
    case "delete":
      await call("POST", `${person}/delete`, { sure: true });
      return [];
  }
}

/** Where the server of this environment listens. */
function usualUrl(): string {
  return `http://127.0.0.1:${process.env.PORT ?? "8080"}${process.env.HYPERGATE_PATH ?? ""}`;
}

async function tokenHere(): Promise<string> {
  const given = process.env.HYPERGATE_OPERATOR_TOKEN;
  if (given !== undefined) return given;
  const { tokenKept } = await import("@hypergate/server");
  const { dataFolder } = await import("./backup.ts");
  const { HYPERGATE_DATABASE: database } = process.env;
  if (database === undefined && !existsSync(dataFolder()))
    throw new Failure(`there are no data in ${dataFolder()}; set HYPERGATE_DATA or HYPERGATE_OPERATOR_TOKEN`);
  return tokenKept({ data: dataFolder(), database });
}

async function ask<T>(url: string, token: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Failure(`nobody answers at ${url}; name the server with --url`);
  });
  const answer = (await response.json().catch(() => ({}))) as T & { error?: { text: string } };
  if (!response.ok) throw new Failure(answer.error?.text ?? `${url} answers ${response.status}`);
  return answer;
}

function when(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}

function reportLine({ id, at, table, byName, about, aboutName, line, why, done }: ReportInfo): string {
  const said = line === undefined ? "" : `  line ${line.n}: ${line.text}`;
  return `${id}  ${when(at)}  ${byName} about ${aboutName} (${about}) at ${table}${said}  ${why}${done ? "  (done)" : ""}`;
}

function tableLine({ id, game, status, changed, seats }: KnownTable): string {
  const names = seats.map(({ name, kind }) => name ?? kind).join(", ");
  return `${id}  ${when(changed)}  ${game}  ${status}  ${names}`;
}

function personLine({ id, name, created, muted, banned }: KnownPerson): string {
  return `${id}  ${when(created)}  ${name}${muted ? "  muted" : ""}${banned ? "  banned" : ""}`;
}
