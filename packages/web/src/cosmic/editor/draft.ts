/** The draft of a position of Cosmic Encounter: the `set` of its scenario file, in full. */
import {
  CARDS,
  COLOURS,
  cosmic,
  MAX_SEATS,
  PLANETS_PER_SEAT,
  planetRef,
  readCosmicScenario,
  type SpecialKind,
  type State,
  type Table,
  writeCosmicPosition,
} from "@hypergate/cosmic";
import type { BaseState } from "@hypergate/kernel";
import type { Draft } from "../../game/editor.ts";

export const WARP = "place/warp";

export interface CosmicSet {
  readonly players: number;
  readonly aliens: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly hands: readonly (readonly string[])[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly rewardDeck?: readonly string[];
  readonly rewardDiscard?: readonly string[];
  readonly destiny: readonly string[];
  readonly destinyDiscard?: readonly string[];
  readonly ships: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly warp: readonly number[];
  readonly removed?: readonly number[];
  readonly powers: readonly (readonly string[])[];
  readonly memo?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly techs?: readonly (readonly string[])[];
  readonly techDeck?: readonly string[];
  readonly techDiscard?: readonly string[];
  readonly retired?: readonly string[];
  readonly specials?: readonly SpecialShip[];
  readonly turn: string;
  readonly encounter?: number;
  readonly courtesy?: boolean;
}

export interface SpecialShip {
  readonly kind: string;
  readonly seat: string;
  readonly at: string;
  readonly spent?: boolean;
}

export function setOf(draft: Draft): CosmicSet {
  return draft.set as CosmicSet;
}

export function withSet(draft: Draft, change: Partial<CosmicSet>): Draft {
  return { ...draft, set: { ...setOf(draft), ...change } };
}

export function draftOf(state: BaseState, courtesy = false): Draft {
  const set = { ...writeCosmicPosition(state), ...(courtesy ? { courtesy } : {}) };
  return { game: "cosmic", set, play: [] };
}

/** Reads any file, and says everything that it leaves out. */
export function complete(document: unknown): Draft | undefined {
  const { plan } = readCosmicScenario(document);
  if (plan === undefined) return undefined;
  try {
    const { title, note, play, seed } = document as Record<string, unknown>;
    const state = cosmic.setUp(plan.config, plan.seed);
    const kept = Object.entries({ title, note, seed }).filter(([, value]) => value !== undefined);
    return { ...draftOf(state, plan.courtesy), ...Object.fromEntries(kept), play: play ?? [] };
  } catch {
    return undefined;
  }
}

const FIRST_ALIENS = ["oracle", "zombie", "macron", "parasite", "mind"];

export function blank(players: number): Draft {
  const document = {
    game: "cosmic",
    set: {
      players,
      aliens: FIRST_ALIENS.slice(0, players),
      settings: { edition: "2020", useFlares: false },
      hands: Array.from({ length: players }, () => []),
      deck: ["rest"],
    },
    play: [],
  };
  const draft = complete(document);
  if (draft === undefined) throw new Error("the first position cannot be read");
  return draft;
}

/** What aliens begin with on their sheets. */
export function firstMemo(set: CosmicSet): CosmicSet["memo"] {
  const { players, aliens, settings } = set;
  try {
    const fresh = complete({ game: "cosmic", set: { players, aliens, settings, deck: ["rest"] }, play: [] });
    return fresh === undefined ? undefined : setOf(fresh).memo;
  } catch {
    return undefined;
  }
}

/** A table that looks like the draft. Ships may be too many or too few, so they are put there past the rules. */
export function picture(draft: Draft): BaseState | undefined {
  const set = setOf(draft);
  const { ships: _, warp: __, removed: ___, specials: ____, memo: _____, techs, ...rest } = set;
  const plain = {
    ...draft,
    set: { ...rest, ...(techs === undefined ? {} : { techs: techs.map(withoutShips) }) },
    play: [],
  };
  const { plan } = readCosmicScenario(plain);
  if (plan === undefined) return undefined;
  try {
    const state = cosmic.setUp(plan.config, plan.seed);
    placeShips(state, set);
    return state;
  } catch {
    return undefined;
  }
}

function withoutShips(own: readonly string[]): string[] {
  return own.map((tech) => tech.replace(/:\d+/, ":0"));
}

function placeShips({ table: t }: State, set: CosmicSet): void {
  t.ships.fill(0);
  for (const [planet, here] of planetEntries(set)) for (const [seat, n] of here) t.ships[planet * MAX_SEATS + seat] = n;
  t.warp = [...set.warp];
  t.specials = drawnSpecials(set);
}

/** Those that lie where their owner has ships. */
function drawnSpecials({ specials = [], ships, warp }: CosmicSet): Table["specials"] {
  return specials.flatMap(({ kind, seat: colour, at, spent }) => {
    const seat = colourNumber(colour);
    const planet = planetNumber(at);
    const isThere = planet === undefined ? at === WARP && warp[seat] > 0 : (ships[at]?.[colour] ?? 0) > 0;
    if (!isThere) return [];
    const place = planet === undefined ? at : planetRef(planet);
    return [{ kind: kind as SpecialKind, seat, at: place, ...(spent === true ? { spent: true as const } : {}) }];
  });
}

/** Ships by the number of the planet; those of planets that came later are not drawn. */
function planetEntries({ ships }: CosmicSet): [number, [number, number][]][] {
  return Object.entries(ships).flatMap(([name, here]) => {
    const planet = planetNumber(name);
    if (planet === undefined) return [];
    const counts = Object.entries(here).map(([owner, count]): [number, number] => [colourNumber(owner), count]);
    return [[planet, counts]];
  });
}

/** The number of the planet that a file calls `blue 1`; nothing for other places. */
export function planetNumber(name: string): number | undefined {
  const [colour, n] = name.split(" ");
  const seat = colourNumber(colour);
  return seat < 0 || n === undefined ? undefined : seat * PLANETS_PER_SEAT + Number(n) - 1;
}

/** -1 if it is no colour. */
export function colourNumber(name: string): number {
  return (COLOURS as readonly string[]).indexOf(name);
}

/** Flares that the position does not name and may. */
export function otherFlares(set: CosmicSet): string[] {
  const named = new Set([...set.hands.flat(), ...set.deck, ...set.discard]);
  return [...new Set(CARDS.filter(({ type }) => type === "flare").map(({ name }) => name))].filter(
    (name) => !named.has(name),
  );
}
