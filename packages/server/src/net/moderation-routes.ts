/** What a host may do about people at a table, what the operator may do at every table, and reports to the operator. */
import { unsay } from "../play/chat.ts";
import type { LiveTable } from "../play/live-table.ts";
import { Problem } from "../problem.ts";
import { randomId } from "../random.ts";
import { change, changeAndEnd, recode, relabel } from "../tables/changing.ts";
import { ban, close, handOn, mute, nameTable, personAt } from "../tables/moderating.ts";
import { maySee, tableFor } from "../tables/shown.ts";
import { randomCode } from "./guests.ts";
import type { Call, Handlers } from "./routes.ts";

/** How long a player has to be away before the seat can be handed on. */
const VANISHED_MS = 60_000;
const DAY_MS = 86_400_000;
const REPORTS_A_DAY = 20;

type Moderation = Call<"POST /api/tables/{id}/close">;
type About = { readonly body: { readonly seat?: number | undefined; readonly line?: number | undefined } };

/** The table of a request by its host or by the operator. */
async function managed({ hall, params, query, person, operator }: Omit<Moderation, "body">): Promise<LiveTable> {
  const t = await hall.at(params.id);
  const id = person?.id ?? "";
  if (operator || (t.table.owner === id && id !== "")) return t;
  throw maySee(t.table, id, query.code) ? new Problem("table.notYours", 403) : new Problem("table.unknown", 404);
}

/** Whom a request is about. */
async function aboutWhom({ store, body }: Pick<Moderation, "store"> & About, { table }: LiveTable): Promise<string> {
  const line = body.line === undefined ? undefined : await store.line(table.id, body.line);
  return personAt(table, body.seat, line);
}

function shown({ person }: Pick<Moderation, "person">, table: LiveTable["table"]) {
  return tableFor(table, person?.id ?? "");
}

export const MODERATION = {
  "POST /api/tables/{id}/rename": async (call) => {
    const t = await managed(call);
    return shown(call, await relabel(call.hall, t, (table) => nameTable(table, call.body.name)));
  },
  "POST /api/tables/{id}/mute": async (call) => {
    const t = await managed(call);
    const whom = await aboutWhom(call, t);
    return shown(call, await change(call.hall, t, (table) => mute(table, whom, call.body.muted)));
  },
  "POST /api/tables/{id}/ban": async (call) => {
    const t = await managed(call);
    const whom = await aboutWhom(call, t);
    call.hall.parts.report.noted("shut out of a table", { table: t.table.id, person: whom, operator: call.operator });
    return shown(call, await recode(call.hall, t, (table) => ban(table, whom, randomCode(10))));
  },
  "POST /api/tables/{id}/hand": async (call) => {
    const { hall, body, operator } = call;
    const t = await managed(call);
    const isGone = () => operator || t.isAbsent(body.seat, VANISHED_MS, hall.time.now());
    return shown(call, await change(hall, t, (table) => handOn(table, body.seat, body.to, isGone())));
  },
  "POST /api/tables/{id}/unsay": async (call) => {
    await unsay(call.hall, await managed(call), call.body.line);
    return {};
  },
  "POST /api/tables/{id}/close": async (call) => {
    const table = await changeAndEnd(call.hall, await managed(call), close);
    call.hall.parts.report.noted("table closed", { table: table.id, operator: call.operator });
    return shown(call, table);
  },
  "POST /api/tables/{id}/report": async (call) => {
    const { hall, store, person, params, query, body } = call;
    const t = await hall.at(params.id);
    if (!maySee(t.table, person.id, query.code)) throw new Problem("table.unknown", 404);
    const now = hall.time.wall();
    if ((await store.reportsBy(person.id, now - DAY_MS)) >= REPORTS_A_DAY)
      throw new Problem("limit.reports", 429, { max: REPORTS_A_DAY });
    const about = await aboutWhom(call, t);
    if (about === person.id) throw new Problem("person.self");
    const line = body.line === undefined ? undefined : await store.line(params.id, body.line);
    const [id, at, table, why] = [randomId(), now, params.id, body.why];
    const aboutName = (await store.person(about))?.name ?? line?.name ?? "";
    const said = line === undefined ? {} : { line: { n: line.n, text: line.text } };
    const report = { id, at, table, by: person.id, byName: person.name, about, aboutName, ...said, why, done: false };
    await store.addReport(report);
    hall.parts.report.noted("report", { report: id, table, about });
    return {};
  },
} satisfies Partial<Handlers>;
