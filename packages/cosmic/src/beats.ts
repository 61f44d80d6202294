/**
 * An encounter as beats: what happened is shown to players piece by piece, each long enough to follow. Which event
 * belongs to which beat, and how long each takes. Clients show them; a server lets no clock run meanwhile.
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
  turn: { calm: 600, quick: 250, short: 0 },
  regroup: { calm: 600, quick: 300, short: 150 },
  destiny: { calm: 1500, quick: 700, short: 350 },
  launch: { calm: 1800, quick: 800, short: 400 },
  invitations: { calm: 900, quick: 350, short: 0 },
  joins: { calm: 500, quick: 250, short: 200 },
  cards: { calm: 1100, quick: 450, short: 250 },
  flip: { calm: 800, quick: 450, short: 400 },
  totals: { calm: 2800, quick: 1200, short: 1200 },
  row: { calm: 700, quick: 400, short: 300 },
  verdict: { calm: 2500, quick: 1400, short: 900 },
  aftermath: { calm: 2000, quick: 900, short: 400 },
  away: { calm: 300, quick: 150, short: 0 },
  power: { calm: 1100, quick: 600, short: 350 },
  zap: { calm: 1100, quick: 600, short: 350 },
  card: { calm: 1200, quick: 650, short: 350 },
  stopped: { calm: 900, quick: 500, short: 300 },
  deal: { calm: 1600, quick: 800, short: 500 },
  quake: { calm: 2000, quick: 1000, short: 600 },
  technology: { calm: 1300, quick: 650, short: 350 },
  sheet: { calm: 1000, quick: 500, short: 300 },
  danger: { calm: 1500, quick: 800, short: 500 },
  victory: { calm: 4200, quick: 2500, short: 1500 },
} satisfies Readonly<Record<string, BeatLengths>>;

export type BeatKind = keyof typeof BEATS;

/** The beat that an event belongs to. What is not listed is part of the beat before it. */
const KINDS: Readonly<Record<string, BeatKind>> = {
  "turn.began": "turn",
  "ships.retrieved": "regroup",
  "destiny.drawn": "destiny",
  "launch.aimed": "launch",
  "launch.sent": "launch",
  "alliance.invited": "invitations",
  "alliance.joined": "joins",
  "alliance.declined": "joins",
  "planning.selected": "cards",
  "reveal.card": "flip",
  "reveal.morph": "flip",
  "reveal.reinforced": "row",
  "reveal.unreinforced": "row",
  "encounter.won": "verdict",
  "encounter.bothLost": "verdict",
  "ships.lost": "aftermath",
  "ships.removed": "aftermath",
  "ships.landed": "aftermath",
  "ships.returned": "aftermath",
  "ships.stranded": "aftermath",
  "colony.founded": "aftermath",
  "rewards.taken": "aftermath",
  "encounter.discarded": "away",
  "power.used": "power",
  "power.zapped": "zap",
  "card.played": "card",
  "card.discarded": "stopped",
  "card.returned": "stopped",
  "card.stolen": "stopped",
  "tech.cancelled": "stopped",
  "tech.used": "technology",
  "tech.completed": "technology",
  "deal.made": "deal",
  "deal.failed": "deal",
  "deck.quake": "quake",
  "power.lost": "sheet",
  "power.regained": "sheet",
  "power.gained": "sheet",
  "sheet.shown": "sheet",
  "sheets.traded": "sheet",
  "game.won": "victory",
};

/** Events of these kinds in a row are one beat. */
const JOINED: ReadonlySet<BeatKind> = new Set(["launch", "joins", "cards", "flip", "aftermath", "regroup"]);

/** Beats that everybody is shown: what was played, what it came to, and who has won. */
const KEPT: ReadonlySet<BeatKind> = new Set(["flip", "totals", "verdict", "victory"]);

/** How long they stand where nothing moves. */
const STILL: Readonly<Partial<Record<BeatKind, number>>> = { flip: 400, totals: 1200, verdict: 1800, victory: 2500 };

export function isKept(kind: BeatKind): boolean {
  return KEPT.has(kind);
}

export function stillLength(kind: BeatKind): number {
  return STILL[kind] ?? 0;
}

/** Cards that make no two sums are looked at by themselves. */
export const FLIP_ALONE: BeatLengths = { calm: 2000, quick: 1100, short: 1500 };

/** Joins of several allies overlap. */
export function joinsLength(n: number): BeatLengths {
  const { calm, quick, short } = BEATS.joins;
  return { calm: calm + (n - 1) * 250, quick: quick + (n - 1) * 125, short };
}

const ROW = { calm: 320, quick: 150 };

/** One row of the sums after the other, and never longer than they may take together. */
export function totalsLength(rows: number): BeatLengths {
  const { calm, quick, short } = BEATS.totals;
  return { calm: Math.min(calm, rows * ROW.calm), quick: Math.min(quick, rows * ROW.quick), short };
}

export function beatCuts<E extends { readonly id: string }>(events: readonly E[]): readonly BeatCut<BeatKind, E>[] {
  return cutIntoBeats(events, KINDS, (kind) => JOINED.has(kind));
}

/**
 * How long these events take to show, at most: without the table nobody knows how many rows the sums have, nor whether
 * there are two.
 */
export function tellingTime(events: readonly { readonly id: string }[]): TellingTime {
  const cuts = beatCuts(events);
  const times = cuts.flatMap(({ kind, events: told }) => [
    beatTime(kind, kind === "joins" ? joinsLength(told.length) : kind === "flip" ? FLIP_ALONE : BEATS[kind]),
    ...told.filter(({ id }) => id === "colony.founded").map(() => beatTime("danger", BEATS.danger)),
  ]);
  const flips = cuts.filter(({ kind }) => kind === "flip").length;
  const sums = Array.from({ length: Math.max(flips, maySum(events) ? 1 : 0) }, () => beatTime("totals", BEATS.totals));
  return [...times, ...sums].reduce(bothTold, NOTHING_TO_TELL);
}

/** A verdict shows sums that were not shown yet, and a power may say which card one is long after it was turned. */
function maySum(events: readonly { readonly id: string }[]): boolean {
  return events.some(({ id }) => KINDS[id] === undefined || KINDS[id] === "verdict");
}

function beatTime(kind: BeatKind, { calm, short }: BeatLengths): TellingTime {
  return { calm, short, kept: isKept(kind) ? short : 0, still: stillLength(kind) };
}
