/** Which statements of the rulebook stand behind an event of Race for the Galaxy. */
import type { Statement } from "@hypergate/kernel";
import { rulebook } from "@hypergate/race/rulebook";
import type { ToldEvent } from "@hypergate/wire";

const RULES: Readonly<Record<string, readonly string[]>> = {
  "start.revealed": ["3.1", "3.7"],
  "start.discarded": ["3.2", "3.9"],
  "round.begins": ["4.1"],
  "action.revealed": ["4.1", "4.3"],
  "phase.begins": ["4.2", "4.3"],
  "deck.shuffled": ["11.2"],
  "cards.drawn": ["4.14"],
  "explore.drew": ["5.1", "5.2", "5.3"],
  "explore.kept": ["5.4", "5.6"],
  "develop.placed": ["6.2", "6.4"],
  "settle.placed": ["7.1", "7.2"],
  "settle.conquered": ["7.3", "7.4"],
  "card.sacrificed": ["4.13", "P5"],
  "good.placed": ["1.4"],
  "takeover.declared": ["14.2", "14.11"],
  "takeover.succeeded": ["14.19", "14.27"],
  "takeover.failed": ["14.19", "14.18"],
  "takeover.void": ["14.22"],
  "trade.sold": ["8.1", "8.2", "8.3"],
  "chips.gained": ["8.15"],
  "consume.used": ["8.6", "8.7"],
  "consume.discarded": ["8.13"],
  "gamble.hit": ["8.18"],
  "gamble.missed": ["8.18"],
  "gamble.won": ["8.17"],
  "gamble.lost": ["8.17"],
  "gamble.taken": ["8.17"],
  "produce.repaired": ["9.5"],
  "round.discarded": ["10.1", "10.2"],
  "goal.scored": ["13.1", "G7"],
  "goal.taken": ["13.2", "G13"],
  "goal.lost": ["G15"],
  "game.scored": ["12.4", "12.5"],
  "game.won": ["12.9"],
};

/** The same event in a phase where another rule is behind it. */
const IN_PHASE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "cards.drawn": {
    develop: ["6.1", "6.6"],
    settle: ["7.16", "7.17"],
    consume: ["8.2", "8.12"],
    produce: ["9.7", "9.9"],
  },
  "good.placed": { settle: ["7.15"], produce: ["9.1", "9.2", "9.3"] },
};

/** A power that is named comes first, by what it does: `power/gem-world/consumeGoods`. */
export function whyRace({ id, trail, params }: ToldEvent): readonly Statement[] {
  const phase = trail.split(" > ")[1] ?? "";
  const power = String(params.power ?? "").split("/")[2] ?? "";
  const goal = String(params.goal ?? "").replace("goal/", "");
  const ids = [power, goal, ...(IN_PHASE[id]?.[phase] ?? RULES[id] ?? [])];
  return ids.flatMap((one) => rulebook.filter((statement) => statement.id === one));
}
