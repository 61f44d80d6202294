/** Checks the stored log of a game against everything else that is stored of it. */
import { GAMES } from "@hypergate/games";
import { type Answer, begin, same, submit, type Value } from "@hypergate/kernel";
import { openGame, standing } from "../play/game.ts";
import type { Entry, GivenBy } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** An answer as a client knows it. */
export interface SentAnswer {
  readonly table: string;
  readonly seat: number;
  readonly ask: string;
  readonly value: Value;
}

/** Every answer ever logged, also those taken back later, under the name its question had; or only those given by somebody. */
export function named(log: readonly Entry[], by?: GivenBy): Map<string, Value> {
  const found = new Map<string, Value>();
  let undos = 0;
  let answers: Answer[] = [];
  for (const entry of log) {
    if ("undo" in entry) {
      undos++;
      answers = answers.slice(0, entry.undo);
      continue;
    }
    const count = answers.filter((answer) => answer.who === entry.who).length;
    if (by === undefined || entry.by === by) found.set(`${entry.who} ${undos}.${count}`, entry.value);
    answers.push(entry);
  }
  return found;
}

/** What is wrong with a stored game; nothing if it is sound. */
export async function audit(store: Store, id: string): Promise<string[]> {
  const stored = await store.game(id);
  const table = await store.table(id);
  if (stored === undefined || table === undefined)
    return table?.status === "open" ? [] : [`${id}: the game is missing`];
  const log = await store.entries(id);
  const { start } = stored;
  const { rules } = GAMES[start.game];
  const session = begin(rules, start.config, start.seed, { courtesy: start.courtesy });
  const wrong: string[] = [];
  for (const answer of standing(log)) {
    const refusal = submit(session, answer);
    if (refusal !== undefined) return [`${id}: a stored answer does not fit: ${refusal.id}`];
  }
  const live = openGame(id, GAMES[start.game], stored, 0);
  if (live.fresh.length > 0) wrong.push(`${id}: the checkpoint and the answers behind it do not fit`);
  if (!same(live.session.run.s, session.run.s)) wrong.push(`${id}: the checkpoint leads elsewhere than the log`);
  if (!same(live.session.run.pending, session.run.pending)) wrong.push(`${id}: other questions than the log leads to`);
  const events = await store.events(id, 0, 1e9);
  if (events.length !== stored.events || events.some(({ n }, i) => n !== i)) wrong.push(`${id}: events are missing`);
  if (!same(afterUndos(events.map(({ event }) => event)), JSON.parse(JSON.stringify(session.events))))
    wrong.push(`${id}: the stored events are not those of the log`);
  const over = session.run.pending.length === 0;
  if (over !== (table.status === "over")) wrong.push(`${id}: the table is ${table.status}`);
  return wrong;
}

/** The events that count: an undo removes those after it. */
function afterUndos(events: readonly unknown[]): unknown[] {
  let counted: unknown[] = [];
  for (const event of events) {
    const { id, params } = event as { id: string; params: { told: number } };
    if (id === "table.undone") counted = counted.slice(0, params.told);
    else counted.push(event);
  }
  return counted;
}

/** Acknowledged answers that are not in the log as they were given. */
export function lost(given: readonly SentAnswer[], logs: ReadonlyMap<string, Map<string, Value>>): SentAnswer[] {
  return given.filter(({ table, seat, ask, value }) => !same(logs.get(table)?.get(`${seat} ${ask}`), value));
}
