/** What a scenario may expect of Cosmic Encounter. */
import type { Seat } from "@hypergate/kernel";
import { commonFacts, type Fact, type Facts, type KeyKind, type Now } from "@hypergate/kernel/scenario";
import { CARDS, type CardNumber, DESTINY } from "../cards.ts";
import { totalOf } from "../folds.ts";
import { alliesOf, foreignColonies, handSize, shipsOn, stashOf } from "../query.ts";
import { type Planet, planetRef, playerOf } from "../refs.ts";
import { DEFENSE, NOBODY, OFFENSE, type State, type Table } from "../state.ts";
import { called, planetNamed } from "./names.ts";

type Kind = Fact<State>["kind"];

const PLANET_KEY: KeyKind = {
  kind: "planet",
  meant: (name) => {
    const planet = planetNamed(name);
    return planet < 0 ? undefined : String(planet);
  },
};
const EFFECT_KEY: KeyKind = { kind: "effect", meant: (name) => name };
const SIDE_KEY: KeyKind = {
  kind: "side",
  meant: (name) => (name === "offense" || name === "defense" ? name : undefined),
};

/** A fact of the open table. */
function open(kind: Kind, about: string, read: (t: Table, state: State) => unknown): Fact<State> {
  return { kind, about, read: ({ state }) => read(state.table, state) };
}

/** The same for each seat. */
function each(kind: Kind, about: string, read: (state: State, seat: Seat, now: Now<State>) => unknown): Fact<State> {
  return { kind, about, by: "seat", read: (now, seat) => read(now.state, Number(seat), now) };
}

export const FACTS: Facts<State> = {
  ...commonFacts<State>(called),
  warp: each("number", "ships in the warp", ({ table }, seat) => table.warp[seat]),
  removed: each("number", "ships out of the game", ({ table }, seat) => table.removed[seat]),
  colonies: each("number", "foreign colonies", ({ table }, seat) => foreignColonies(table, seat)),
  ships: {
    kind: "counts",
    about: "ships on a planet by seat",
    by: PLANET_KEY,
    read: ({ state: { table: t } }, planet) =>
      Array.from({ length: t.seats }, (_, seat) => shipsOn(t, Number(planet), seat)),
  },
  gate: each("number", "ships on the gate", ({ table }, seat) => table.encounter.gate[seat]),
  dock: each("number", "ships of a defensive ally beside the planet", ({ table }, seat) => table.encounter.dock[seat]),
  flagship: {
    kind: "name",
    about: 'where The Prometheus of a seat is: a planet, warp, gate, … or "nowhere"',
    by: "seat",
    read: ({ state }, seat, seats) => {
      const at = specialShipOf(state.table, Number(seat));
      return at === undefined ? "nowhere" : called(at, seats);
    },
  },
  specials: each(
    "names",
    "special ships: jumper planet/0.1, or jumper planet/0.1 spent if its special action is used up",
    ({ table }, seat) => specialsOf(table, seat),
  ),
  hand: each("names", "cards in hand", ({ secret }, seat) => names(secret.hands[seat]).sort()),
  handSize: each("number", "how many cards a seat holds", handSize),
  stash: each("names", "cards on the own sheet that may be played", (state, seat) => names(stashOf(state, seat))),
  under: each("names", "cards under technologies", ({ secret }, seat) => names(secret.under[seat] ?? [])),
  sheet: {
    kind: "names",
    about: "cards that lie with an alien or a technology (its memo has their numbers)",
    by: EFFECT_KEY,
    read: ({ state }, effect) => names((state.table.memo[effect]?.cards ?? []) as CardNumber[]),
  },
  memo: {
    kind: "anything",
    about: "what an alien or a technology keeps in mind",
    by: EFFECT_KEY,
    read: ({ state }, effect) => state.table.memo[effect] ?? {},
  },
  discard: open("order", "the discard pile, the latest card last", (t) => names(t.discard)),
  discardTop: open("top", "the latest discards, the latest first", (t) => names(t.discard.toReversed())),
  rewardDiscard: open("order", "the discard pile of the reward deck, the latest card last", (t) =>
    names(t.rewardDiscard),
  ),
  rewardTop: open("top", "the next cards of the reward deck", (_, { secret }) => names(secret.rewardDeck.toReversed())),
  rewardDeckSize: open("number", "how many cards are in the reward deck", (_, { secret }) => secret.rewardDeck.length),
  hazard: open("flag", "whether a hazard warning has come up in this encounter", (t) => t.encounter.hazard),
  deckTop: open("top", "the next cards of the deck", (_, { secret }) => names(secret.deck.toReversed())),
  deckBottom: open("top", "the last cards of the deck, the very last first", (_, { secret }) => names(secret.deck)),
  deckSize: open("number", "how many cards are in the deck", (_, { secret }) => secret.deck.length),
  destinyTop: piled("top", "the next destiny cards", ({ secret }) => secret.destiny.toReversed()),
  destinyBottom: piled("top", "the last destiny cards, the very last first", ({ secret }) => secret.destiny),
  destinyDiscard: piled("order", "destiny cards already drawn, the latest last", ({ table }) => table.destinyDiscard),
  techs: each(
    "order",
    "technologies: id if completed, id:2 face down with two ships, id:2@engineer so on a sheet",
    techsOf,
  ),
  techTop: open("top", "the next technologies of their deck", (_, { secret }) => secret.techDeck.toReversed()),
  techDiscard: open("order", "technologies given up, the latest last", (t) => t.techDiscard),
  powers: each(
    "order",
    "aliens a seat has openly, the current one last",
    ({ table }, seat) => table.players[seat].powers,
  ),
  powerless: each(
    "flag",
    "whether a seat has too few home colonies for its power",
    ({ table }, seat) => table.players[seat].powerless,
  ),
  used: each("names", "powers used in this encounter", (_, seat, now) => powersIn(now, "power.used", seat, true)),
  usedInPlay: each("names", "powers used up to now", (_, seat, now) => powersIn(now, "power.used", seat, false)),
  zapped: each("names", "powers zapped in this encounter", (_, seat, now) => powersIn(now, "power.zapped", seat, true)),
  zappedInPlay: each("names", "powers zapped up to now", (_, seat, now) => powersIn(now, "power.zapped", seat, false)),
  totals: {
    kind: "anything",
    about: "totals of offense and defense: those revealed, or as they are now",
    read: totals,
  },
  phase: open("text", "the phase of the encounter", (t) => t.encounter.phase),
  encounter: open("number", "the number of the encounter", (t) => t.encounter.n),
  turn: open("seat", "whose turn it is", (t) => t.turn.seat),
  offense: open("seat", "the offense", (t) => t.encounter.offense),
  defense: open("seat", "the defense", (t) => t.encounter.defense),
  allies: {
    kind: "seats",
    about: "allies of a side",
    by: SIDE_KEY,
    read: ({ state }, side) => alliesOf(state.table, side === "offense" ? OFFENSE : DEFENSE),
  },
  planet: {
    kind: "name",
    about: "the planet aimed at",
    read: ({ state }, _, seats) => planetName(state.table.encounter.planet, (ref) => called(ref, seats)),
  },
  result: open("text", "how the encounter ended: won, dealt, failed, settled, none", (t) => t.encounter.result),
  winner: open(
    "text",
    "the side that won: offense, defense, nobody",
    (t) => ["offense", "defense"][t.encounter.winner] ?? "nobody",
  ),
  winners: open("seats", "who has won the game", (t) => t.winners),
};

/** Where the ship of a seat is that differs from its others. */
function specialShipOf(t: Table, seat: Seat): string | undefined {
  return t.specials.find((ship) => ship.kind === "flagship" && ship.seat === seat)?.at;
}

function specialsOf(t: Table, seat: Seat): string[] {
  const own = t.specials.filter((ship) => ship.seat === seat);
  return own.map(({ kind, at, spent }) => (spent === true ? `${kind} ${at} spent` : `${kind} ${at}`)).sort();
}

function names(cards: readonly CardNumber[]): string[] {
  return cards.map((card) => CARDS[card].name);
}

function piled(kind: Kind, about: string, read: (state: State) => readonly number[]): Fact<State> {
  return { kind, about, read: ({ state }, _, seats) => read(state).map((card) => called(DESTINY[card].ref, seats)) };
}

function planetName(planet: Planet, named: (ref: string) => readonly string[]): string | readonly string[] {
  return planet === NOBODY ? "none" : named(planetRef(planet));
}

function techsOf({ table, secret }: State, seat: Seat): string[] {
  const own = table.techs[seat] ?? [];
  return own.map(({ id, ships, sheet }, i) => {
    const on = sheet === undefined ? "" : `@${sheet}`;
    return id === "" ? `${secret.techs[seat][i]}:${ships}${on}` : id;
  });
}

/** Powers of a seat that events of this kind name, in this encounter or from the beginning. */
function powersIn({ state, events }: Now<State>, id: string, seat: Seat, isHere: boolean): string[] {
  const trail = `encounter ${state.table.encounter.n}`;
  return events
    .filter((event) => event.id === id && playerOf(String(event.params.player)) === seat)
    .filter((event) => !isHere || event.trail === trail || event.trail.startsWith(`${trail} `))
    .map((event) => String(event.params.power).slice("power/".length));
}

/** Ships leave once an encounter is decided, so what was revealed counts from then on. */
function totals({ state, events }: Now<State>): readonly unknown[] {
  const trail = `encounter ${state.table.encounter.n} `;
  const revealed = events.findLast((event) => event.id === "reveal.totals" && event.trail.startsWith(trail));
  if (revealed !== undefined) return [revealed.params.offense, revealed.params.defense];
  return [totalOf(state.table, OFFENSE).sum, totalOf(state.table, DEFENSE).sum];
}
