/**
 * Counts what a game used, by effect, so that a run of many games can report what was never used. A use that was
 * zapped, cancelled, stopped or stolen does not count.
 */
import type { GameEvent, Question } from "@hypergate/kernel";
import { ALIEN_IDS } from "./aliens/registry.ts";
import { CARDS, cardOf } from "./cards.ts";
import { ARTIFACTS, FORBIDDEN_PAIRS } from "./catalogue.ts";
import type { Flare, FlareSide } from "./effects.ts";
import { allPowers, allTechs, effectNamed, techOf } from "./installed.ts";
import type { State } from "./state.ts";

type Tally = Record<string, number>;

const SIDES = ["wild", "super"] as const satisfies readonly (keyof Flare)[];

/** How much each event adds to the uses of what it names. */
const COUNTS: Readonly<Record<string, 1 | -1>> = {
  "power.used": 1,
  "power.zapped": -1,
  "card.played": 1,
  "card.discarded": -1,
  "card.returned": -1,
  "card.stolen": -1,
  "reveal.card": 1,
  "reveal.reinforced": 1,
  "reveal.unreinforced": -1,
  "reveal.kicker": 1,
  "kicker.cancelled": -1,
  "tech.used": 1,
  "tech.cancelled": -1,
  "tech.completed": 1,
};

/** Cards that are used by being turned up or added to a side. Only those of the reward deck are expected one by one. */
const AT_REVEAL: readonly string[] = ["reveal.card", "reveal.reinforced", "reveal.unreinforced"];

/** What special ships do is named by its event. */
const SHIP_ACTIONS: readonly string[] = [
  "ship.jumped",
  "ship.added",
  "ship.beamed",
  "ship.salvaged",
  "ship.recharged",
  "ship.marked",
];

/** Secret uses are told to nobody; they are found in what effects remember about the encounter. */
export function noteSecrets(tally: Tally, _question: Question, { secret }: State): void {
  for (const bags of secret.memo) for (const effect in bags) if (isSecret(effect)) tally[`secretly ${effect}`] = 1;
}

export function noteUses(tally: Tally, events: readonly GameEvent[]): void {
  for (const { id, params } of events) {
    if (SHIP_ACTIONS.includes(id)) {
      tally[id] = (tally[id] ?? 0) + 1;
      continue;
    }
    const n = COUNTS[id];
    const name = n === undefined ? undefined : nameOf(id, params);
    if (name !== undefined) tally[name] = (tally[name] ?? 0) + n;
  }
}

/** A technology that does something by being completed is used then; the others are used when they say so. */
function nameOf(id: string, { power, tech, card, side, rule }: GameEvent["params"]): string | undefined {
  if (power !== undefined) return String(power);
  if (tech !== undefined) {
    const isUse = id !== "tech.completed" || techOf(String(tech).slice("tech/".length)).effect.completed !== undefined;
    return isUse ? String(tech) : undefined;
  }
  const { flare, name, back, type } = CARDS[cardOf(String(card))];
  // A card of another type may serve as a reinforcement.
  const isAsPrinted = id === "reveal.card" || type === "reinforcement";
  if (AT_REVEAL.includes(id)) return back === "reward" && isAsPrinted ? `card/${name}` : undefined;
  if (flare === undefined) return `card/${name}`;
  // It was played as something else.
  if (side === "") return undefined;
  const effect = `${side}/${flare}`;
  return secretUses(effect).some((use) => use.rule === rule) ? undefined : effect;
}

function isSecret(effect: string): boolean {
  return secretUses(effect).length > 0;
}

function secretUses(effect: string): FlareSide["uses"] {
  return effectNamed(effect).effect.uses.filter((use) => use.secretly === true);
}

/** Everything in the boxes that can be used: powers, sides of flares, artifacts, reward cards, technologies, special ships. */
export function allUses(): string[] {
  const sides = SIDES.flatMap((side) => ALIEN_IDS.map((alien) => `${side}/${alien}`));
  return [
    ...allPowers().map((power) => `power/${power.id}`),
    ...sides,
    ...sides.filter(isSecret).map((side) => `secretly ${side}`),
    ...ARTIFACTS.map(([id]) => `card/${id}`),
    ...new Set(CARDS.filter(({ back }) => back === "reward").map(({ name }) => `card/${name}`)),
    ...allTechs().map((tech) => `tech/${tech.id}`),
    ...SHIP_ACTIONS,
  ];
}

/** All pairs of aliens that may be in one game (SET-38). */
export function pairsThatMayMeet(): (readonly [string, string])[] {
  return ALIEN_IDS.flatMap((one, i) => ALIEN_IDS.slice(i + 1).map((other) => [one, other] as const)).filter(
    (pair) => !FORBIDDEN_PAIRS.some((forbidden) => forbidden.every((alien) => pair.some((one) => one === alien))),
  );
}
