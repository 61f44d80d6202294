/** Which parts a development's blueprint shows, and how they are laid out: by what it does and what it is called. */
import { type Design, type EffectId, GOODS, type Good, keywordsOf, type Power, rowOf } from "@hypergate/race/client";
import { GOOD_HUE, MILITARY, PLAN_INK } from "./paint.ts";
import type { Part } from "./parts.ts";
import { type Seed, seedOf } from "./seed.ts";

export interface Placed {
  readonly part: Part;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ink: string;
}

export interface Blueprint {
  readonly paper: string;
  readonly placed: readonly Placed[];
  /** Six-cost developments: a many-cornered frame round the middle, with so many corners. */
  readonly frame: number;
  /** The goods that the powers and the points speak of. */
  readonly goods: readonly Good[];
}

/** Parts that show what a power does. */
const BY_EFFECT: Partial<Readonly<Record<EffectId, readonly Part[]>>> = {
  exploreDraw: ["dish", "telescope", "probe"],
  exploreKeep: ["map", "hand"],
  exploreMix: ["sieve"],
  developDiscount: ["plan", "crane"],
  developDrawAtStart: ["plan", "hand"],
  developDrawAfter: ["crane"],
  developDiscardSelfDiscount: ["fuse"],
  military: ["sight", "cannon", "helmet"],
  militaryAgainstGood: ["sight"],
  militaryAgainstRebel: ["sight", "helmet"],
  militaryDiscardSelf: ["manoeuvre"],
  militaryDiscardHand: ["blades", "squadron"],
  settleDiscount: ["lander"],
  settleFreeDiscardSelf: ["ark"],
  payForMilitary: ["parley"],
  payForMilitaryDiscount: ["parley"],
  conquerPeacefulDiscardSelf: ["cloak"],
  settleDrawAfter: ["dome", "hand"],
  settleSecondWorld: ["twins"],
  takeover: ["claw"],
  takeoverDefense: ["shield"],
  tradeBonus: ["scales", "coins"],
  consumeGoods: ["hopper", "crate", "silo"],
  consumeThreeKinds: ["pie", "hopper"],
  consumeDifferentKinds: ["pie", "crate"],
  tradeGood: ["stall"],
  consumeDiscardHand: ["coins", "hand"],
  consumeDraw: ["hand"],
  consumeVp: ["chips"],
  produceWindfall: ["spring"],
  produceDraw: ["sprout", "foundry"],
  drawPerGoodProduced: ["silo", "foundry"],
  drawPerKindProduced: ["foundry", "cogs"],
  drawIfMostProduced: ["foundry"],
  drawPerWorldOfGood: ["sprout"],
  drawPerMilitaryWorld: ["banner"],
  drawPerChromosomeWorld: ["helix"],
};

/** Parts for words that stand in a development's name; the first word that is found leads. */
const BY_WORD: readonly (readonly [RegExp, Part])[] = [
  [/SETI/, "antenna"],
  [/Contact/, "parley"],
  [/Cloaking/, "cloak"],
  [/Tactics/, "manoeuvre"],
  [/Marines/, "helmet"],
  [/Troops/, "squadron"],
  [/Mercenar/, "blades"],
  [/Drop Ships/, "dropship"],
  [/Ship/, "ark"],
  [/Expedition/, "compass"],
  [/Seat/, "throne"],
  [/Lords/, "crown"],
  [/Imperium/, "eagle"],
  [/Order/, "banner"],
  [/Alliance/, "fist"],
  [/Pact/, "chain"],
  [/Genome|Uplift|Genetics/, "helix"],
  [/Terraforming/, "dome"],
  [/Mining Robots/, "drill"],
  [/Replicant/, "robot"],
  [/Mining|Prospecting/, "drill"],
  [/Bank/, "vault"],
  [/Credits/, "coin"],
  [/Deficit/, "coins"],
  [/Duties/, "stamp"],
  [/Markets/, "stall"],
  [/Exchange/, "scales"],
  [/Advertisers/, "billboard"],
  [/Salon/, "goblet"],
  [/Public/, "bridge"],
  [/Logistics/, "conveyor"],
  [/Labs/, "flask"],
  [/Crash/, "atom"],
  [/Research/, "microscope"],
  [/Tech Institute/, "obelisk"],
  [/Renaissance/, "sunrise"],
  [/Federation/, "council"],
  [/Trade/, "gate"],
  [/League/, "rings"],
  [/Economy/, "cogs"],
  [/Guild/, "skyline"],
];

const BY_KEYWORD: Readonly<Record<ReturnType<typeof keywordsOf>[number], Part>> = {
  REBEL: "fist",
  IMPERIUM: "crown",
  ALIEN: "eye",
  UPLIFT: "helix",
  TERRAFORMING: "sprout",
};

/** Where parts lie in a picture of 140 by 88: the first is the largest. */
const LAYOUTS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [
    [70, 44, 1.3],
    [28, 48, 0.85],
    [112, 42, 0.85],
  ],
  [
    [58, 48, 1.45],
    [110, 28, 0.72],
    [112, 64, 0.72],
  ],
  [
    [84, 46, 1.45],
    [32, 30, 0.72],
    [30, 66, 0.72],
  ],
  [
    [70, 52, 1.3],
    [30, 40, 0.78],
    [110, 34, 0.78],
  ],
];

const SIX_LAYOUT: LayoutOfSix = [
  [70, 45, 1.15],
  [22, 38, 0.7],
  [118, 40, 0.7],
  [30, 70, 0.52],
  [110, 70, 0.52],
];
type LayoutOfSix = readonly (readonly [x: number, y: number, scale: number])[];

const PAPERS: Readonly<Record<ReturnType<typeof rowOf>, string>> = {
  explore: "#1A2350",
  develop: "#16213F",
  settle: "#2A1F3D",
  trade: "#15293F",
  consume: "#13293C",
  produce: "#142E33",
};

export function blueprintOf(design: Design): Blueprint {
  const seed = seedOf(design.id);
  const isSix = design.cost === 6;
  const layout = isSix ? SIX_LAYOUT : seed.pick(LAYOUTS);
  const inks = partsOf(design, seed, layout.length);
  return {
    paper: paperOf(design),
    placed: inks.map(({ part, ink }, i) => {
      const [x, y, scale] = layout[i];
      return { part, ink, x: x + seed.below(5) - 2, y: y + seed.below(5) - 2, scale };
    }),
    frame: isSix ? 5 + seed.below(4) : 0,
    goods: goodsIn(design),
  };
}

function paperOf({ powers = [] }: Design): string {
  return powers.length === 0 ? PAPERS.develop : PAPERS[rowOf(powers[0].does)];
}

interface Inked {
  readonly part: Part;
  readonly ink: string;
}

/** The name's part first, then one for each power and keyword, then what fills the space, none of them twice. */
function partsOf(design: Design, seed: Seed, most: number): Inked[] {
  const wanted: Inked[] = [];
  const add = (part: Part | undefined, ink: string): void => {
    if (part !== undefined && wanted.length < most && !wanted.some((one) => one.part === part))
      wanted.push({ part, ink });
  };
  const powers = design.powers ?? [];
  const lead = BY_WORD.find(([word]) => word.test(design.name))?.[1];
  add(lead, powers.some(isMilitary) ? MILITARY : PLAN_INK);
  for (const power of powers) add(seed.pick(BY_EFFECT[power.does] ?? ["cog"]), inkOf(power));
  for (const keyword of keywordsOf(design)) add(BY_KEYWORD[keyword], PLAN_INK);
  if (design.worth !== undefined) add(seed.pick(WORTHY), PLAN_INK);
  for (const power of powers) for (const part of BY_EFFECT[power.does] ?? []) add(part, inkOf(power));
  const fillers = FILLERS.slice(seed.below(FILLERS.length)).concat(FILLERS);
  for (const part of fillers) add(part, PLAN_INK);
  return wanted;
}

const WORTHY: readonly Part[] = ["council", "globe", "crown", "rings", "sunrise", "tablet"];
const FILLERS: readonly Part[] = ["cog", "plan", "skyline", "probe", "crate", "bridge", "globe", "lander"];

function isMilitary({ does }: Power): boolean {
  return does.startsWith("military") || does === "takeover";
}

function inkOf(power: Power): string {
  if (isMilitary(power)) return MILITARY;
  const good = "good" in power ? power.good : undefined;
  return good === undefined ? PLAN_INK : GOOD_HUE[good].light;
}

function goodsIn({ powers = [], worth = [] }: Design): Good[] {
  return GOODS.filter((good) => [...powers, ...worth].some((it) => "good" in it && it.good === good));
}
