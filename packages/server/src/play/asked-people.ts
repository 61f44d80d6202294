/** Whose answers a table waits for, as stored for people's lists of tables and to tell them. */
import type { Question } from "@hypergate/kernel";
import type { Append, AskedPeople, WaitingQuestion } from "../store/records.ts";
import { people } from "../tables/table.ts";
import { askOf } from "./game.ts";
import type { LiveTable } from "./live-table.ts";

/** Somebody who has not answered after this long, and does not look, is told that the game waits. */
const TELL_AFTER_MS = 45_000;

export function askedPeople(t: LiveTable, now: number): AskedPeople {
  const { live, table } = t;
  if (live === undefined) return new Map();
  return new Map(
    live.session.run.pending.flatMap((question): [string, WaitingQuestion][] => {
      const holder = table.seats[question.who];
      if (holder.kind !== "person" || holder.away) return [];
      const known = t.askedPeople.get(holder.person);
      const ask = askOf(live, question.who);
      return [[holder.person, known?.ask === ask ? known : waitingOf(question, ask, now)]];
    }),
  );
}

function waitingOf({ key, params, hidden }: Question, ask: string, since: number): WaitingQuestion {
  return { ask, since, key, ...(params === undefined ? {} : { params }), ...(hidden === true ? { hidden } : {}) };
}

/** People who are asked something else than before, or nothing any more. */
export function askedChange(t: LiveTable, asking: AskedPeople, now: number): Pick<Append, "asked" | "notifyAt"> {
  const changed = people(t.table).filter(({ person }) => asking.get(person)?.ask !== t.askedPeople.get(person)?.ask);
  if (changed.length === 0) return {};
  const asked = Object.fromEntries(changed.map(({ person }) => [person, asking.get(person) ?? null]));
  return { asked, notifyAt: now + TELL_AFTER_MS };
}
