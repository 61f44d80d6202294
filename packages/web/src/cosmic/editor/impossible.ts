/** What is impossible in a position of Cosmic Encounter, in words. */
import { COLOURS, cosmic, FORBIDDEN_PAIRS, readCosmicScenario } from "@hypergate/cosmic";
import { SetUpError } from "@hypergate/kernel";
import type { Draft, Impossible, Speech } from "../../game/editor.ts";
import { type CosmicSet, colourNumber, setOf } from "./draft.ts";
import { WORDS } from "./words.ts";

/** Foreign colonies that win. */
const WINNING = 5;
/** Kinds of ships that come on top of a fleet. */
const EXTRA: ReadonlySet<string> = new Set(["flagship", "morphed"]);

export function impossible(draft: Draft, speech: Speech): readonly Impossible[] {
  const set = setOf(draft);
  const found = [...fleets(set, speech), ...aliens(set, speech), ...victories(set, speech), ...strays(set, speech)];
  return found.length > 0 ? found : refused(draft, speech);
}

/** Ships of each seat that are nowhere yet; below zero, those that are too many. */
export function shipsLeft(set: CosmicSet): number[] {
  return COLOURS.slice(0, set.players).map((colour, seat) => {
    const extra = (set.specials ?? []).filter((ship) => ship.seat === colour && EXTRA.has(ship.kind)).length;
    return Number(set.settings.planetsPerPlayer ?? 5) * 4 + extra - shipsIn(set, colour, seat);
  });
}

function shipsIn(set: CosmicSet, colour: string, seat: number): number {
  const onPlanets = Object.values(set.ships).reduce((sum, here) => sum + (here[colour] ?? 0), 0);
  const onSheets = Object.values(set.memo ?? {}).reduce((sum, { ships }) => sum + counted(ships, seat), 0);
  const onTechs = (set.techs?.[seat] ?? []).reduce((sum, tech) => sum + Number(/:(\d+)/.exec(tech)?.[1] ?? 0), 0);
  return onPlanets + onSheets + onTechs + (set.warp[seat] ?? 0) + (set.removed?.[seat] ?? 0);
}

function counted(ships: unknown, seat: number): number {
  return Array.isArray(ships) ? Number(ships[seat] ?? 0) : 0;
}

function fleets(set: CosmicSet, { t, called }: Speech): Impossible[] {
  return shipsLeft(set).flatMap((left, seat) => {
    if (left === 0) return [];
    const n = shipsIn(set, COLOURS[seat], seat);
    const params = { who: called(`player/${seat}`), n, by: Math.abs(left) };
    return [{ seat, words: t(left < 0 ? WORDS.tooMany : WORDS.tooFew, params) }];
  });
}

function aliens({ powers }: CosmicSet, { t, called }: Speech): Impossible[] {
  const all = powers.flat();
  const twice = all.find((alien, i) => all.indexOf(alien) !== i);
  const pair = FORBIDDEN_PAIRS.find((two) => two.every((alien) => all.includes(alien)));
  return [
    ...(twice === undefined ? [] : [{ words: t(WORDS.twice, { what: called(`power/${twice}`) }) }]),
    ...(pair === undefined
      ? []
      : [{ words: t(WORDS.pair, { one: called(`power/${pair[0]}`), other: called(`power/${pair[1]}`) }) }]),
  ];
}

function victories(set: CosmicSet, { t, called }: Speech): Impossible[] {
  return COLOURS.slice(0, set.players).flatMap((colour, seat) => {
    const away = Object.entries(set.ships).filter(
      ([planet, here]) => !planet.startsWith(`${colour} `) && (here[colour] ?? 0) > 0,
    );
    const n = away.length;
    return n < WINNING ? [] : [{ seat, words: t(WORDS.won, { who: called(`player/${seat}`), n }) }];
  });
}

function strays(set: CosmicSet, { t, called }: Speech): Impossible[] {
  return (set.specials ?? []).flatMap(({ seat, at }) => {
    const n = colourNumber(seat);
    const here = set.ships[at];
    if (here === undefined || (here[seat] ?? 0) > 0) return [];
    return [{ seat: n, words: t(WORDS.lostSpecial, { who: called(`player/${n}`) }) }];
  });
}

/** Whatever the rules themselves refuse. */
function refused(draft: Draft, { t }: Speech): Impossible[] {
  const { plan, findings } = readCosmicScenario(draft);
  if (plan === undefined) return [{ words: t(WORDS.refused, { why: findings[0]?.place ?? "" }) }];
  try {
    cosmic.setUp(plan.config, plan.seed);
    return [];
  } catch (problem) {
    if (!(problem instanceof SetUpError)) throw problem;
    return [{ words: t(WORDS.refused, { why: problem.message }) }];
  }
}
