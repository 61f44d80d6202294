/** A position as a scenario file says it: what is read from it is this state again. */
import type { BaseState } from "@hypergate/kernel";
import { CARDS, type CardNumber, DESTINY } from "../cards.ts";
import { COLOURS, MAX_SEATS } from "../catalogue.ts";
import { sheetsBesides } from "../folds.ts";
import type { Memo } from "../memo.ts";
import { planetRef } from "../refs.ts";
import { ADRIFT, NOBODY, type State } from "../state.ts";

type Json = Record<string, unknown>;

/** Steps of the rules at which a file can begin: a turn, or the second encounter of one. */
export const COSMIC_BEGINNINGS: readonly string[] = ["turn", "another"];

/** The table at such a beginning as the `set` of a file. */
export function writeCosmicPosition(base: BaseState): Json {
  const { table: t, secret: x, agenda } = base as State;
  const seats = t.players.map((_, seat) => seat);
  const { edition, alienSelection: _, firstPlayer: __, ...settings } = t.settings;
  const hasRewards = t.settings.rewardDeck;
  const all: Json = {
    players: t.seats,
    aliens: t.players.map(({ powers }, seat) => powers.at(-1) ?? x.hidden[seat].at(-1)),
    settings: { edition, ...settings },
    hands: x.hands.map(named),
    stash: some(seats.map((seat) => stashOf(x.stash, t.players[seat].powers))),
    under: some(x.under.map(named)),
    deck: fromTop(x.deck),
    discard: named(t.discard),
    ...(hasRewards ? { rewardDeck: fromTop(x.rewardDeck), rewardDiscard: named(t.rewardDiscard) } : {}),
    gone: some(named(t.gone)),
    destiny: [...x.destiny].reverse().map(destinyName),
    destinyDiscard: some(t.destinyDiscard.map(destinyName)),
    ships: shipsOf(base as State),
    homeOf: homesOf(base as State),
    warp: [...t.warp],
    removed: some([...t.removed]),
    memo: memosOf(t.memo),
    powers: t.players.map(({ powers }) => [...powers]),
    ...(t.settings.hiddenPowers ? { hidden: x.hidden.map((own) => [...own]) } : {}),
    besides: some([...sheetsBesides(t)]),
    retired: some([...t.retired]),
    ...(t.techs.length === 0 ? {} : techsOf(base as State)),
    specials: some(t.specials.map((ship) => ({ ...ship, seat: COLOURS[ship.seat], at: placeName(ship.at) }))),
    turn: COLOURS[t.turn.seat],
    ...(agenda[0] === "another" ? { encounter: t.turn.encounters + 1 } : {}),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function nameOf(card: CardNumber): string {
  return CARDS[card].name;
}

function named(cards: readonly CardNumber[]): string[] {
  return cards.map(nameOf);
}

/** Piles lie with their top card last. */
function fromTop(pile: readonly CardNumber[]): string[] {
  return named([...pile].reverse());
}

/** Nothing where the list says nothing. */
function some<T>(list: readonly T[]): readonly T[] | undefined {
  const isEmpty = list.every((one) => one === 0 || (Array.isArray(one) && one.length === 0));
  return isEmpty ? undefined : list;
}

function stashOf(stash: State["secret"]["stash"], powers: readonly string[]): string[] {
  return named(powers.flatMap((power) => stash[power] ?? []));
}

function destinyName(card: number): string {
  const [, seat] = /^destiny\/seat-(\d)/.exec(DESTINY[card].ref) ?? [];
  const plain = DESTINY[card].ref.slice("destiny/".length);
  // A colour would do, but one copy of each has a hazard warning.
  return seat === undefined ? plain.replace(/\.\d+$/, "") : plain;
}

function planetName(planet: number): string {
  const plain = planetRef(planet).slice("planet/".length);
  const [, seat, n] = /^(\d)\.(\d)$/.exec(plain) ?? [];
  return seat === undefined ? plain : `${COLOURS[Number(seat)]} ${n}`;
}

function placeName(place: string): string {
  const [, seat, n] = /^planet\/(\d)\.(\d)$/.exec(place) ?? [];
  return seat === undefined ? place : `${COLOURS[Number(seat)]} ${n}`;
}

function shipsOf({ table: t }: State): Json {
  const ships: Json = {};
  t.homeOf.forEach((owner, planet) => {
    if (owner === NOBODY) return;
    const here = t.players.map((_, seat) => t.ships[planet * MAX_SEATS + seat]);
    ships[planetName(planet)] = Object.fromEntries(here.flatMap((n, seat) => (n > 0 ? [[COLOURS[seat], n]] : [])));
  });
  return ships;
}

/** Planets that are not where set-up puts them. */
function homesOf({ table: t }: State): Json | undefined {
  const homes: Json = {};
  t.homeOf.forEach((owner, planet) => {
    const usual = usualHome(t, planet);
    if (owner !== usual)
      homes[planetName(planet)] = owner === NOBODY ? "nobody" : owner === ADRIFT ? "adrift" : COLOURS[owner];
  });
  return Object.keys(homes).length === 0 ? undefined : homes;
}

function usualHome({ seats, settings }: State["table"], planet: number): number {
  const [, seat, n] = /^planet\/(\d)\.(\d)$/.exec(planetRef(planet)) ?? [];
  if (seat === undefined || Number(seat) >= seats || Number(n) > settings.planetsPerPlayer) return NOBODY;
  return Number(seat);
}

/** Cards and planets that lie with an effect are named; whatever else it remembers is as it is. */
function memosOf(memo: State["table"]["memo"]): Json | undefined {
  const bags = Object.entries(memo).map(([effect, bag]): [string, Json] => [effect, memoOf(bag)]);
  return bags.length === 0 ? undefined : Object.fromEntries(bags);
}

function memoOf(bag: Memo): Json {
  const { cards, planets } = bag;
  return {
    ...bag,
    ...(Array.isArray(cards) ? { cards: named(cards as number[]) } : {}),
    ...(Array.isArray(planets) ? { planets: (planets as number[]).map(planetName) } : {}),
  };
}

function techsOf({ table: t, secret: x }: State): Json {
  const lists = t.techs.map((own, seat) =>
    own.map(({ id, ships, sheet }, i) => {
      const plain = x.techs[seat][i];
      if (id !== "") return plain;
      return sheet === undefined ? `${plain}:${ships}` : `${plain}:${ships}@${sheet}`;
    }),
  );
  return { techs: lists, techDeck: [...x.techDeck].reverse(), techDiscard: some([...t.techDiscard]) };
}
