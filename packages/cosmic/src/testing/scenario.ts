/** Scenario files: a position, the answers to play and what must be true, as data (`hypergate scenario`). */
import { type DealAnswer, SetUpError } from "@hypergate/kernel";
import { totalOf } from "../folds.ts";
import { type Short, type TestTable, table } from "./table.ts";

const SET_FIELDS = [
  "players",
  "aliens",
  "settings",
  "seed",
  "courtesy",
  "hands",
  "stash",
  "deck",
  "discard",
  "destiny",
  "destinyDiscard",
  "ships",
  "homeOf",
  "warp",
  "removed",
  "memo",
  "techs",
  "techDeck",
  "techDiscard",
  "under",
  "flagship",
  "specials",
  "besides",
  "turn",
  "flares",
] as const;

/** Expectations by name: each says what is there now. Those in `BY_KEY` are asked for single seats or planets. */
const NOW: Readonly<Record<string, (t: TestTable) => unknown>> = {
  warp: (t) => t.table.warp,
  removed: (t) => t.table.removed,
  winners: (t) => t.table.winners,
  phase: (t) => t.table.encounter.phase,
  result: (t) => t.table.encounter.result,
  winner: (t) => ["offense", "defense"][t.table.encounter.winner] ?? "nobody",
  totals: (t) => [totalOf(t.table, 0).sum, totalOf(t.table, 1).sum],
  turn: (t) => t.table.turn.seat,
  encounter: (t) => t.table.encounter.n,
};
const BY_KEY: Readonly<Record<string, (t: TestTable, key: string) => unknown>> = {
  hand: (t, seat) => t.hand(Number(seat)),
  colonies: (t, seat) => t.colonies(Number(seat)),
  asked: (t, seat) => t.asked(Number(seat)) ?? "nothing",
  options: (t, seat) => t.options(Number(seat)),
  powers: (t, seat) => t.table.players[Number(seat)].powers,
  powerless: (t, seat) => t.table.players[Number(seat)].powerless,
  ships: (t, planet) => Array.from({ length: t.table.seats }, (_, seat) => t.ships(planet, seat)),
  memo: (t, effect) => t.table.memo[effect] ?? {},
};

/** Plays a scenario. Returns what did not come true; throws a SetUpError if the file itself is wrong. */
export function playScenario(document: unknown): string[] {
  const { set, play, seed } = checkedDocument(document);
  const t = table({ ...set, lenient: true, ...(seed === undefined ? {} : { seed }) });
  const problems: string[] = [];
  play.forEach((step, i) => {
    const where = `play[${i}]`;
    if (typeof step.until === "string") t.until(step.until);
    else if (step.finish === true) t.finish();
    else if (isRecord(step.expect)) problems.push(...compare(t, step.expect, where));
    else answer(t, step, where);
  });
  return problems;
}

type Step = Readonly<Record<string, unknown>>;

function checkedDocument(document: unknown): { set: object; play: Step[]; seed?: string } {
  if (!isRecord(document)) throw new SetUpError("a scenario is an object with game, set and play");
  onlyFields(document, ["game", "title", "cites", "seed", "set", "play"], "a scenario");
  if (!isRecord(document.set)) throw new SetUpError("set is missing: the position to begin with");
  onlyFields(document.set, SET_FIELDS, "set");
  if (!Array.isArray(document.play)) throw new SetUpError("play is missing: a list of answers and expectations");
  document.play.forEach((step, i) => {
    if (!isRecord(step)) throw new SetUpError(`play[${i}] is not an object`);
    onlyFields(step, ["until", "finish", "seat", "asked", "options", "answer", "expect"], `play[${i}]`);
  });
  const seed = document.seed;
  return { set: document.set, play: document.play, ...(typeof seed === "string" ? { seed } : {}) };
}

function onlyFields(record: Readonly<Record<string, unknown>>, allowed: readonly string[], what: string): void {
  for (const name of Object.keys(record))
    if (!allowed.includes(name))
      throw new SetUpError(`${what} has an unknown field "${name}"; allowed: ${allowed.join(", ")}`);
}

function answer(t: TestTable, step: Step, where: string): void {
  const { seat } = step;
  if (typeof seat !== "number" || step.answer === undefined)
    throw new SetUpError(`${where} needs seat and answer, or until, or finish, or expect`);
  const asked = t.asked(seat);
  if (asked === undefined) throw new SetUpError(`${where}: seat ${seat} is not asked anything`);
  if (step.asked !== undefined && step.asked !== asked)
    throw new SetUpError(`${where}: seat ${seat} is asked ${asked}, not ${String(step.asked)}`);
  if (step.options !== undefined && !equal(t.options(seat), step.options))
    throw new SetUpError(`${where}: the options are ${JSON.stringify(t.options(seat))}`);
  t.answer(seat, step.answer as Short | DealAnswer);
}

function compare(t: TestTable, expected: Readonly<Record<string, unknown>>, where: string): string[] {
  const problems: string[] = [];
  const check = (name: string, actual: unknown, wanted: unknown) => {
    if (!equal(actual, wanted))
      problems.push(`${where}: ${name} is ${JSON.stringify(actual)}, expected ${JSON.stringify(wanted)}`);
  };
  for (const [name, wanted] of Object.entries(expected)) {
    const now = NOW[name];
    const byKey = BY_KEY[name];
    if (now !== undefined) check(name, now(t), wanted);
    else if (byKey !== undefined && isRecord(wanted))
      for (const [key, value] of Object.entries(wanted)) check(`${name} ${key}`, byKey(t, key), value);
    else
      throw new SetUpError(
        `${where} expects an unknown thing "${name}"; allowed: ${[...Object.keys(NOW), ...Object.keys(BY_KEY)].join(", ")}`,
      );
  }
  return problems;
}

function equal(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
