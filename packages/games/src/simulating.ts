/** One game between bots, from its set-up to its end. Used by simulations, studies and the measuring of powers. */
import { type Answer, type BaseState, type Decide, type Seat, seated, simulate } from "@hypergate/kernel";
import type { SimulatedGame } from "./playable.ts";

type Settings = Readonly<Record<string, unknown>>;

/** How much bots think, by bot. */
export type Budgets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A table of bots. */
export interface BotTable {
  readonly config: unknown;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly string[];
  readonly budgets?: Budgets;
  /** Seats whose kind counts for nothing once the cards are dealt. */
  readonly disarmed?: readonly Seat[];
  /** Hears every answer. */
  readonly note?: (answer: Answer) => void;
  /** Sees the state, between two steps, from which disarmed seats play. */
  readonly noteDisarmed?: (state: BaseState) => void;
}

export interface PlayedOut<S extends BaseState> {
  readonly state: S;
  readonly decisions: number;
  /** True if the game was stopped by the limit and not by its own end. */
  readonly stopped: boolean;
  /** What players started with. */
  readonly kinds: readonly string[];
}

export function playOut<S extends BaseState>(game: SimulatedGame<S>, table: BotTable): PlayedOut<S> {
  const { seed, bots, budgets = {}, disarmed = [], note } = table;
  const { rules } = game;
  const state = rules.setUp(table.config, seed);
  const players = bots.map((name, seat) => {
    const bot = game.bots[name](`${seed} ${seat}`, undefined, budgets[name]);
    return noted(seated(rules, bot), note);
  });
  // Counts what a player started with. A power may take it away later, so it is noted as soon as it is known.
  let kinds: readonly string[] = [];
  const isOver = (now: S) => {
    if (kinds.length === 0) kinds = game.kinds(now);
    return game.units(now) > game.limit;
  };
  const forks = bots.some((name) => game.bots[name].looksAhead);
  let decisions = 0;
  if (disarmed.length > 0 && game.disarmed !== undefined) {
    const { isDealt, disarm } = game.disarmed;
    decisions = simulate(rules, state, players, (now) => isOver(now) || isDealt(now), { forks }).decisions;
    for (const seat of disarmed) disarm(state, seat);
    table.noteDisarmed?.(rules.clone(state));
  }
  const end = simulate(rules, state, players, isOver, { forks });
  return { state, decisions: decisions + end.decisions, stopped: end.stopped, kinds };
}

function noted<S extends BaseState>(decide: Decide<S>, note: BotTable["note"]): Decide<S> {
  if (note === undefined) return decide;
  return (question, g) => {
    const value = decide(question, g);
    note({ who: question.who, key: question.key, value });
    return value;
  };
}

/** Settings of the table: those without a bot before them. */
export function tableSettings(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !name.includes(".")));
}

/** The budgets among the settings: `expert.worlds=8` is one of the bot `expert`. */
export function budgetsOf(settings: Settings, bots: readonly string[]): Budgets {
  const entries = Object.entries(settings);
  const budgets = (bot: string) =>
    entries
      .filter(([name]) => name.startsWith(`${bot}.`))
      .map(([name, value]) => [name.slice(bot.length + 1), Number(value)] as const);
  return Object.fromEntries(bots.map((bot) => [bot, Object.fromEntries(budgets(bot))]));
}

/** What is wrong with the budgets among these settings, if anything. */
export function wrongBudget({ bots }: Pick<SimulatedGame, "bots">, settings: Settings): string | undefined {
  for (const [name, value] of Object.entries(settings)) {
    const [bot, budget] = name.split(".");
    if (budget === undefined) continue;
    const known = Object.hasOwn(bots, bot) ? Object.keys(bots[bot].budgets) : [];
    if (!known.includes(budget)) {
      const all = Object.entries(bots).flatMap(([one, { budgets }]) =>
        Object.keys(budgets).map((it) => `${one}.${it}`),
      );
      return `unknown budget "${name}"; allowed: ${all.join(", ") || "none"}`;
    }
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0)
      return `--set ${name} cannot be ${value}; allowed: a whole number from 0`;
  }
  return undefined;
}
