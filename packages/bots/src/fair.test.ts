/**
 * Nobody plays with more than a seat can know: what is hidden is dealt anew, and every bot answers as often in one way or
 * another as it does at the real table.
 */
import { cosmic } from "@hypergate/cosmic";
import {
  type BaseState,
  type Bot,
  imaginationAt,
  imaginationIn,
  type Question,
  type Rules,
  type Run,
  seated,
  seeded,
  simulate,
  standpointIn,
} from "@hypergate/kernel";
import { race } from "@hypergate/race";
import { expect, test } from "vitest";
import { cosmicBots, type NamedBot, raceBots } from "./index.ts";

const SLOW = 300_000;
/** How often every question is answered, each time with other luck. */
const SEEDS = ["a", "b", "c"];

interface Played {
  readonly rules: Rules<BaseState>;
  readonly bots: Readonly<Record<string, NamedBot>>;
  readonly config: unknown;
  readonly budgets: Readonly<Record<string, number>>;
  /** Questions to be looked at, of all that are asked. */
  readonly from: number;
  readonly to: number;
  readonly every: number;
}

const GAMES: Readonly<Record<string, Played>> = {
  cosmic: {
    rules: cosmic as unknown as Rules<BaseState>,
    bots: cosmicBots,
    config: { players: 4, settings: { alienSelection: "random", useFlares: true, boxes: ["base", "dominion"] } },
    budgets: { worlds: 8, candidates: 3, encounters: 1 },
    from: 20,
    to: 120,
    every: 9,
  },
  race: {
    rules: race as unknown as Rules<BaseState>,
    bots: raceBots,
    config: { settings: { players: 3, sets: "base+storm+rebel", takeovers: "on" } },
    budgets: { worlds: 4, choices: 3 },
    from: 8,
    to: 70,
    every: 5,
  },
};

/** The answers of a bot with each luck, as a list without order. */
function answers(make: (seed: string) => Bot<unknown>, ask: (bot: Bot<unknown>) => unknown): string[] {
  return SEEDS.map((seed) => JSON.stringify(ask(make(seed)))).sort();
}

test.each(Object.keys(GAMES).flatMap((game) => ["gentle", "sensible", "expert"].map((bot) => [game, bot] as const)))(
  "%s: a player who is %s answers alike wherever the hidden cards lie",
  { timeout: SLOW },
  (game, name) => {
    const { rules, bots, config, budgets, from, to, every } = GAMES[game];
    let asked = 0;
    let differing = 0;
    let compared = 0;
    const compare = (question: Question, g: Run<BaseState>): void => {
      if (asked < from || asked > to || asked % every > 0) return;
      const make = (seed: string) => bots[name](seed, undefined, bots[name].looksAhead ? budgets : {});
      const view = rules.view(g.s, question.who);
      const here = answers(make, (bot) => bot(question, () => view, imaginationIn(g, question)));
      const sent = standpointIn(g, question, seeded(`elsewhere ${asked}`));
      const there = answers(make, (bot) => bot(question, () => view, imaginationAt(rules, sent)));
      compared++;
      if (JSON.stringify(here) !== JSON.stringify(there)) differing++;
    };
    const state = rules.setUp(config, `fair ${name}`);
    const plain = Array.from({ length: 4 }, (_, seat) => seated(rules, bots.sensible(`${seat}`)));
    const players = plain.map((player) => (question: Question, g: Run<BaseState>) => {
      compare(question, g);
      asked++;
      return player(question, g);
    });
    simulate(rules, state, players, () => asked > to, { forks: true });
    expect(compared).toBeGreaterThan(7);
    // Where a table that was dealt anew does not lead back to the question, less of the step is known there.
    expect(differing).toBeLessThanOrEqual(1);
  },
);
