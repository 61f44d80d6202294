/** The position of a scenario as the rules take it: seats by number, planets and cards as they are named there. */
import { seeded, shuffle } from "@hypergate/kernel";
import {
  bySeat,
  fieldPlace,
  isRecord,
  itemPlace,
  nearest,
  type Report,
  readSeat,
  type SeatNames,
} from "@hypergate/kernel/scenario";
import { CARDS, type CardNumber, NONE } from "../cards.ts";
import type { Back } from "../catalogue.ts";
import type { Memo } from "../memo.ts";
import type { Position } from "../position.ts";
import { planetRef } from "../refs.ts";
import { ADRIFT, NOBODY, type SpecialKind } from "../state.ts";
import { CARD_NAMES, destinyNamed, planetNamed } from "./names.ts";

type Json = Readonly<Record<string, unknown>>;
type Names = readonly string[];

interface Reader {
  readonly set: Json;
  readonly seats: SeatNames;
  readonly seed: string;
  readonly report: Report;
}

/** The shape of `set` was checked before. */
export function readPosition(reader: Reader): Position {
  const { set, seats, report } = reader;
  const by = <T>(name: string, none: T): T[] | undefined =>
    set[name] === undefined ? undefined : bySeat<T>(set[name], seats, `set.${name}`, report).map((one) => one ?? none);
  const destiny = (name: string): string[] | undefined => (set[name] as string[] | undefined)?.map(destinyNamed);
  const turn = set.turn === undefined ? undefined : readSeat(set.turn, seats, "set.turn", report);
  const all: Record<string, unknown> = {
    ...readCards(reader),
    destiny: destiny("destiny"),
    destinyDiscard: destiny("destinyDiscard"),
    ships: readShips(reader),
    homeOf: readHomes(reader),
    warp: by("warp", 0),
    removed: by("removed", 0),
    powers: readPowers(reader),
    besides: set.besides,
    retired: set.retired,
    hidden: by<Names>("hidden", []),
    encounter: set.encounter,
    techs: by<Names>("techs", []),
    techDeck: set.techDeck,
    techDiscard: set.techDiscard,
    flagship: readFlagship(reader),
    specials: readSpecials(reader),
    turn,
    flares: set.flares,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Seats that are not named keep the aliens of set-up, so the list ends with the last one named. */
function readPowers({ set, seats, report }: Reader): Names[] | undefined {
  if (set.powers === undefined) return undefined;
  const all = bySeat<Names>(set.powers, seats, "set.powers", report);
  const missing = all.indexOf(undefined);
  const listed = missing < 0 ? all : all.slice(0, missing);
  if (missing >= 0 && all.slice(missing).some((own) => own !== undefined))
    report("set.powers", "scenario.missing", { name: seats[missing] });
  return listed.map((own) => own ?? []);
}

function readShips({ set, seats, report }: Reader): Record<string, number[]> | undefined {
  if (!isRecord(set.ships)) return undefined;
  const ships: Record<string, number[]> = {};
  for (const [name, counts] of Object.entries(set.ships)) {
    const numbers = bySeat<number>(counts, seats, fieldPlace("set.ships", name), report).map((n) => n ?? 0);
    ships[planetKey(name)] = numbers;
  }
  return ships;
}

/** Planets that are not in the game, and those that lie in the warp. */
const HOMELESS: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ["nobody", NOBODY],
  [NOBODY, NOBODY],
  ["adrift", ADRIFT],
  [ADRIFT, ADRIFT],
]);

function readHomes({ set, seats, report }: Reader): Record<string, number> | undefined {
  if (!isRecord(set.homeOf)) return undefined;
  const homes: Record<string, number> = {};
  for (const [name, owner] of Object.entries(set.homeOf)) {
    const seat = HOMELESS.get(owner) ?? readSeat(owner, seats, fieldPlace("set.homeOf", name), report);
    homes[planetKey(name)] = seat ?? NOBODY;
  }
  return homes;
}

function planetKey(name: string): string {
  const planet = planetNamed(name);
  return planet < 0 ? name : planetRef(planet).slice("planet/".length);
}

function readFlagship(reader: Reader): Position["flagship"] {
  const { flagship } = reader.set;
  return isRecord(flagship) ? readSpecialShip(reader, flagship, "set.flagship") : undefined;
}

function readSpecials(reader: Reader): Position["specials"] {
  const { specials } = reader.set;
  if (!Array.isArray(specials)) return undefined;
  return specials.filter(isRecord).map((one, i) => ({
    kind: one.kind as SpecialKind,
    ...readSpecialShip(reader, one, itemPlace("set.specials", i)),
    ...(one.spent === true ? { spent: true } : {}),
  }));
}

/** Whose the ship is that differs from the others, and where. A place is a planet or a reference in full. */
function readSpecialShip({ seats, report }: Reader, one: Json, place: string): { seat: number; at: string } {
  const seat = readSeat(one.seat, seats, `${place}.seat`, report) ?? NOBODY;
  const at = String(one.at);
  const planet = planetNamed(at);
  if (planet < 0 && !at.includes("/")) report(`${place}.at`, "scenario.name", { kind: "kind/planet", name: at });
  return { seat, at: planet < 0 ? at : planetRef(planet) };
}

/** A list of cards in the file, which may have `rest` in it. */
interface Pile {
  readonly place: string;
  readonly names: Names;
}

/** Cards by where they lie. Of every name there are only so many copies. */
function readCards(
  reader: Reader,
): Pick<Position, "hands" | "stash" | "under" | "deck" | "discard" | "gone" | "rewardDeck" | "rewardDiscard" | "memo"> {
  const { set, seats, report } = reader;
  const piles = (name: string): Pile[] => {
    if (set[name] === undefined) return [];
    const place = `set.${name}`;
    const lists = bySeat<unknown>(set[name], seats, place, report);
    return lists.map((names, seat) =>
      pileOf(names, Array.isArray(set[name]) ? itemPlace(place, seat) : fieldPlace(place, seats[seat])),
    );
  };
  const [hands, stash, under] = ["hands", "stash", "under"].map(piles);
  const [deck, discard, gone, rewardDeck, rewardDiscard] = [
    "deck",
    "discard",
    "gone",
    "rewardDeck",
    "rewardDiscard",
  ].map((name) => (set[name] === undefined ? [] : [pileOf(set[name], `set.${name}`)]));
  const supply = new Map<string, number>(
    CARD_NAMES.map((name) => [name, CARDS.filter((card) => card.name === name).length]),
  );
  const rewards = [...rewardDeck, ...rewardDiscard];
  const used = [...hands, ...stash, ...under, ...deck, ...discard, ...gone];
  for (const { place, names } of [...used, ...rewards]) takeAll(supply, names, place, report);
  const memo = readMemo(reader, supply);
  for (const piles of [used, rewards]) checkRest(piles, report);
  const full = ({ names }: Pile, back: Back = "cosmic"): string[] =>
    names.flatMap((name) => (name === "rest" ? restOf(reader, supply, back) : [name]));
  return {
    ...(hands.length === 0 ? {} : { hands: hands.map((pile) => full(pile)) }),
    ...(stash.length === 0 ? {} : { stash: stash.map((pile) => full(pile)) }),
    ...(under.length === 0 ? {} : { under: under.map((pile) => full(pile)) }),
    ...(deck.length === 0 ? {} : { deck: full(deck[0]) }),
    ...(discard.length === 0 ? {} : { discard: full(discard[0]) }),
    ...(gone.length === 0 ? {} : { gone: full(gone[0]) }),
    ...(rewardDeck.length === 0 ? {} : { rewardDeck: full(rewardDeck[0], "reward") }),
    ...(rewardDiscard.length === 0 ? {} : { rewardDiscard: full(rewardDiscard[0], "reward") }),
    ...(memo === undefined ? {} : { memo }),
  };
}

function pileOf(raw: unknown, place: string): Pile {
  return { place, names: raw === "rest" ? ["rest"] : ((raw ?? []) as Names) };
}

function takeAll(supply: Map<string, number>, names: Names, place: string, report: Report): void {
  for (const [i, name] of names.entries()) if (name !== "rest") takeOne(supply, name, itemPlace(place, i), report);
}

function takeOne(supply: Map<string, number>, name: string, place: string, report: Report): void {
  const left = supply.get(name) ?? 0;
  if (left <= 0) report(place, "scenario.copies", { name, n: CARDS.filter((card) => card.name === name).length });
  supply.set(name, left - 1);
}

function checkRest(piles: readonly Pile[], report: Report): void {
  const places = piles.flatMap(({ place, names }) => names.filter((name) => name === "rest").map(() => place));
  if (places.length > 1) report(places[1], "scenario.restTwice", { other: places[0] });
}

/** Every card with this back that is named nowhere, shuffled. Flares are in the game only if the file lists them. */
function restOf({ set, seed }: Reader, supply: ReadonlyMap<string, number>, back: Back): string[] {
  const flares = (set.flares ?? []) as Names;
  const names = [...supply].flatMap(([name, n]) => {
    const isThere = CARDS.some((card) => card.name === name && card.back === back);
    const isIn = isThere && (!name.startsWith("flare-") || flares.includes(name));
    return isIn && n > 0 ? new Array<string>(n).fill(name) : [];
  });
  return shuffle(seeded(`${seed} rest`), names);
}

/** Cards and planets of memos are numbers in the state and may be names in the file. */
function readMemo({ set, report }: Reader, supply: Map<string, number>): Position["memo"] {
  if (!isRecord(set.memo)) return undefined;
  const memo: Record<string, Memo> = {};
  const taken: CardNumber[] = [];
  for (const [effect, bag] of Object.entries(set.memo as Readonly<Record<string, Memo>>)) {
    const place = fieldPlace("set.memo", effect);
    const { cards, planets } = bag;
    memo[effect] = { ...bag };
    if (Array.isArray(cards))
      memo[effect].cards = cards.map((card, i) =>
        numberOf(card, supply, taken, itemPlace(`${place}.cards`, i), report),
      );
    if (Array.isArray(planets))
      memo[effect].planets = planets.map((one, i) => planetNumber(one, itemPlace(`${place}.planets`, i), report));
  }
  return memo;
}

/** Positions take the first copies first, so a card on a sheet is the last copy that lies on none yet. */
function numberOf(
  card: unknown,
  supply: Map<string, number>,
  taken: CardNumber[],
  place: string,
  report: Report,
): CardNumber {
  if (typeof card === "number") return card;
  const name = String(card);
  if (!CARD_NAMES.includes(name))
    report(place, "scenario.name", { kind: "kind/card", name, near: nearest(name, CARD_NAMES) ?? "" });
  else takeOne(supply, name, place, report);
  const last = CARDS.findLast((one) => one.name === name && !taken.includes(one.n))?.n ?? NONE;
  taken.push(last);
  return last;
}

function planetNumber(planet: unknown, place: string, report: Report): number {
  if (typeof planet === "number") return planet;
  const n = planetNamed(String(planet));
  if (n < 0) report(place, "scenario.name", { kind: "kind/planet", name: String(planet) });
  return n;
}
