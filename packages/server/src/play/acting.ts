/** Gives the answers of bots, players' settings and clocks when they are due. */
import { createHmac, randomInt } from "node:crypto";
import { characterAt } from "@hypergate/bots/characters";
import { quietAnswer, type Seat, type Value } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { GivenBy } from "../store/records.ts";
import { withUndoRefused } from "../tables/table.ts";
import { type Automatic, automatic, delay, expired, nextDeadline } from "./automatic.ts";
import { think } from "./bot-thinking.ts";
import type { Decision, Thinker } from "./bots.ts";
import { missedOne } from "./clock.ts";
import { payerOf } from "./fair-queue.ts";
import { asked, askOf, type LiveGame } from "./game.ts";
import type { LiveTable, TableChange } from "./live-table.ts";
import type { Report } from "./report.ts";
import type { Time } from "./time.ts";

const RETRY_MS = 1_000;
const LONGEST_TIMER = 86_400_000;

/** What this needs from the keeper of the tables. */
export interface TableKeeper {
  readonly parts: { readonly thinker: Thinker; readonly report: Report; readonly time: Time };
  /** When the server started, and whether it is stopping. */
  readonly booted: number;
  readonly closed: boolean;
  /** Reads a table again if memory may differ from the store. */
  fresh(t: LiveTable): Promise<void>;
  /** Gives an answer in memory; throws if it is wrong. */
  give(t: LiveTable, live: LiveGame, seat: Seat, value: Value, by: GivenBy): void;
  /** Writes what happened in memory to the store, and only then shows it. */
  commit(t: LiveTable, change?: TableChange): Promise<void>;
  /** A job of the table, tried again if another process was faster. */
  turn<T>(t: LiveTable, job: () => Promise<T>): Promise<T>;
  /** Takes the game back; part of a job. */
  goBack(t: LiveTable, to: number): Promise<void>;
}

/** The next time at which the server has something to do at a table; infinite if there is none. */
export function nextMoment(keeper: TableKeeper, t: LiveTable): number {
  const never = Number.POSITIVE_INFINITY;
  if (!t.mine) return never;
  return Math.min(t.autoAt ?? never, t.undo?.ends ?? never, nextDeadline(t, keeper.booted) ?? never);
}

/** Sets the table's one timer to that time. */
export function schedule(keeper: TableKeeper, t: LiveTable): void {
  clearTimeout(t.timer);
  t.timer = undefined;
  if (!t.mine) t.autoAt = undefined;
  if (keeper.closed || !t.mine || t.live === undefined || t.acting !== undefined) return;
  const now = keeper.parts.time.now();
  const waiting = automatic(t);
  if (waiting.length === 0) t.autoAt = undefined;
  else t.autoAt ??= now + delay(t.table.options.pace, waiting, randomInt(1000) / 1000);
  const next = nextMoment(keeper, t);
  if (next === Number.POSITIVE_INFINITY) return;
  t.timer = setTimeout(() => act(keeper, t), Math.min(Math.max(0, next - now), LONGEST_TIMER));
}

/** Bots think before the table is locked, so nobody waits for them. */
function act(keeper: TableKeeper, t: LiveTable): void {
  const isDue = t.autoAt !== undefined && t.autoAt <= keeper.parts.time.now();
  const due = isDue ? automatic(t) : [];
  const work = async () => {
    const values = await Promise.all(due.map((one) => valueFor(keeper, t, one)));
    await keeper.turn(t, () => giveAll(keeper, t, due, values));
  };
  // The time drawn for automatic answers stays the same until they are given.
  const goOn = (next: typeof schedule) => {
    t.acting = undefined;
    if (isDue) t.autoAt = undefined;
    next(keeper, t);
  };
  t.acting = work()
    .then(() => goOn(schedule))
    .catch((problem: unknown) => {
      keeper.parts.report.trouble(`acting at table ${t.table.id}`, problem);
      goOn(retry);
    });
}

/** After an error: reads the table again after a pause, until that succeeds, and continues from there. */
function retry(keeper: TableKeeper, t: LiveTable): void {
  clearTimeout(t.timer);
  if (keeper.closed) return;
  t.timer = setTimeout(() => {
    t.stale = true;
    t.do(() => keeper.fresh(t)).catch(() => retry(keeper, t));
  }, RETRY_MS);
}

async function valueFor(keeper: TableKeeper, t: LiveTable, { question, ask, bot, value }: Automatic): Promise<Value> {
  if (bot === undefined) return value as Value;
  const live = t.live as LiveGame;
  const isOwn = t.table.seats[question.who].kind === "bot";
  const character = isOwn ? characterAt(t.table.id, question.who).id : undefined;
  const task = { bot, seed: botSeed(live, question.who, ask), character, question };
  const luck = botSeed(live, question.who, `standpoint ${ask}`);
  const mind = { decide: (one: Decision) => keeper.parts.thinker.decide(one, payerOf(t.table)) };
  return think(mind, live, task, luck).catch((problem: unknown) => {
    if (!keeper.closed) keeper.parts.report.trouble(`bot ${bot}`, problem);
    return quietAnswer(question);
  });
}

/** From the secret seed of the game, so that nobody can foretell a bot, and in a way that tells the bot nothing about it. */
export function botSeed({ start }: LiveGame, who: Seat, ask: string): string {
  return createHmac("sha256", start.seed).update(`bot ${who} ${ask}`).digest("hex");
}

async function giveAll(
  keeper: TableKeeper,
  t: LiveTable,
  due: readonly Automatic[],
  values: readonly Value[],
): Promise<void> {
  // A bot interrupted by the server's shutdown thinks again after the next start.
  const { live } = t;
  if (keeper.closed || !t.mine || live === undefined || t.table.status !== "playing") return;
  if (await endUndo(keeper, t)) return;
  due.forEach(({ question: { who }, ask, bot }, i) => {
    if (asked(live, who) === undefined || askOf(live, who) !== ask) return;
    giveOrPass(keeper, t, live, who, values[i], bot === undefined ? "auto" : "bot");
  });
  for (const { who, ask, value } of expired(t, live, keeper.booted, keeper.parts.time.now())) {
    if (asked(live, who) === undefined || askOf(live, who) !== ask) continue;
    keeper.give(t, live, who, value, "clock");
    if (t.clock !== undefined && !t.isLooking(who)) missedOne(t.clock, who);
  }
  if (live.fresh.length === 0) return;
  await keeper.commit(t);
  if (t.asleep) t.tellPresence();
}

/** The time of a wish to go back is over: it happens if only people who are away have not spoken. True if it was over. */
async function endUndo(keeper: TableKeeper, t: LiveTable): Promise<boolean> {
  const { undo } = t;
  if (undo === undefined || undo.ends > keeper.parts.time.now()) return false;
  if (undo.missing.length > 0) await keeper.commit(t, refusedUndo(t));
  else await keeper.goBack(t, undo.to);
  return true;
}

/** The table after a request to go back was refused, which its seats are told in another way. */
export function refusedUndo({ table }: LiveTable): TableChange {
  return { table: { ...withUndoRefused(table), version: table.version + 1 }, concerns: () => false };
}

function giveOrPass(keeper: TableKeeper, t: LiveTable, live: LiveGame, who: Seat, value: Value, by: GivenBy): void {
  try {
    keeper.give(t, live, who, value, by);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    keeper.parts.report.trouble(`an illegal answer by ${by}`, problem);
    const question = asked(live, who);
    if (question !== undefined) keeper.give(t, live, who, quietAnswer(question), by);
  }
}
