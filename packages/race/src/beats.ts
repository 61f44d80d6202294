/**
 * A round as beats: what happened is shown to players piece by piece, each long enough to follow. Which event belongs to
 * which beat, and how long each takes. Clients show them; a server lets no clock run meanwhile.
 */
import {
  type BeatCut,
  type BeatLengths,
  bothTold,
  cutIntoBeats,
  NOTHING_TO_TELL,
  type TellingTime,
} from "@hypergate/kernel";

/** In milliseconds. */
export const BEATS = {
  start: { calm: 900, quick: 400, short: 0 },
  reveal: { calm: 1560, quick: 500, short: 1100 },
  phase: { calm: 420, quick: 180, short: 0 },
  placed: { calm: 900, quick: 400, short: 300 },
  goods: { calm: 600, quick: 300, short: 150 },
  sold: { calm: 700, quick: 350, short: 200 },
  consumed: { calm: 800, quick: 350, short: 250 },
  gambled: { calm: 900, quick: 450, short: 300 },
  takeover: { calm: 1400, quick: 700, short: 600 },
  goal: { calm: 1200, quick: 600, short: 400 },
  victory: { calm: 2500, quick: 1400, short: 1200 },
} satisfies Readonly<Record<string, BeatLengths>>;

export type BeatKind = keyof typeof BEATS;

/** The beat that an event belongs to. What is not listed is part of the beat before it. */
const KINDS: Readonly<Record<string, BeatKind>> = {
  "start.revealed": "start",
  "action.revealed": "reveal",
  "phase.begins": "phase",
  "develop.placed": "placed",
  "settle.placed": "placed",
  "settle.conquered": "placed",
  "good.placed": "goods",
  "trade.sold": "sold",
  "consume.used": "consumed",
  "consume.discarded": "consumed",
  "gamble.hit": "gambled",
  "gamble.missed": "gambled",
  "gamble.won": "gambled",
  "gamble.lost": "gambled",
  "takeover.declared": "takeover",
  "takeover.succeeded": "takeover",
  "takeover.failed": "takeover",
  "takeover.void": "takeover",
  "goal.scored": "goal",
  "goal.taken": "goal",
  "goal.lost": "goal",
  "game.won": "victory",
};

/** Events of these kinds are shown one by one; of all others, those in a row are one beat. */
const SINGLE: ReadonlySet<BeatKind> = new Set(["takeover", "phase"]);

/** Beats that everybody is shown: what was chosen, which worlds changed hands, and who has won. */
const KEPT: ReadonlySet<BeatKind> = new Set(["reveal", "takeover", "victory"]);

/** How long they stand where nothing moves. */
const STILL: Readonly<Partial<Record<BeatKind, number>>> = { reveal: 1000, takeover: 1000, victory: 1500 };

export function isKept(kind: BeatKind): boolean {
  return KEPT.has(kind);
}

export function stillLength(kind: BeatKind): number {
  return STILL[kind] ?? 0;
}

export function beatCuts<E extends { readonly id: string }>(events: readonly E[]): readonly BeatCut<BeatKind, E>[] {
  return cutIntoBeats(events, KINDS, (kind) => !SINGLE.has(kind));
}

/** How long these events take to show, at most. */
export function tellingTime(events: readonly { readonly id: string }[]): TellingTime {
  return beatCuts(events)
    .map(({ kind }): TellingTime => {
      const { calm, short } = BEATS[kind];
      return { calm, short, kept: isKept(kind) ? short : 0, still: stillLength(kind) };
    })
    .reduce(bothTold, NOTHING_TO_TELL);
}
