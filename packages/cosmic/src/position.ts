/** Positions made by hand: for tests, puzzles, rule questions and bug reports. */
import { SetUpError } from "@hypergate/kernel";
import { CARDS, type Card, type CardNumber, DESTINY, IS_REWARD } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { fleetSize, shipsOnSheet, shipsOnSheets } from "./fleet.ts";
import { setBesides } from "./folds.ts";
import { powerOf } from "./installed.ts";
import type { Memo } from "./memo.ts";
import { layOutTechs, setOnSheet } from "./piles.ts";
import { inBox, techPool } from "./pool.ts";
import { coloniesForPower, homeColonies } from "./query.ts";
import { planetOf, planetRef } from "./refs.ts";
import type { Settings } from "./settings.ts";
import { misplaced } from "./special-ships.ts";
import { NOBODY, type SpecialShip, type State, type Table } from "./state.ts";
import { keepsPower } from "./working.ts";

/** Everything is optional; what is not said is as after set-up. Cards are named as printed: `attack-08`, `flare-oracle`. */
export interface Position {
  /** Hands by seat. A seat that is not listed has no cards. */
  readonly hands?: readonly (readonly string[])[];
  /** Cards on sheets that may be played from there, by seat. */
  readonly stash?: readonly (readonly string[])[];
  /** Cards on top of the deck, the top one first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** The same for the reward deck and its discard pile. */
  readonly rewardDeck?: readonly string[];
  readonly rewardDiscard?: readonly string[];
  /** Cards on top of the destiny deck, the top one first: `seat-1`, `wild`, `most-cards`. */
  readonly destiny?: readonly string[];
  /** Destiny cards already discarded, the latest last. */
  readonly destinyDiscard?: readonly string[];
  /** Ships by planet and seat, replacing what stands there: `{ "1.2": [0, 3, 1] }`. */
  readonly ships?: Readonly<Record<string, readonly number[]>>;
  /** Whose home planets are where it differs from set-up, -1 for nobody's: `{ new: 1, "2.5": -1 }`. */
  readonly homeOf?: Readonly<Record<string, number>>;
  readonly warp?: readonly number[];
  readonly removed?: readonly number[];
  /** What effects remember. `cards` and `ships` (by seat) are cards and ships that lie on a sheet. */
  readonly memo?: Readonly<Record<string, Memo>>;
  /** Open aliens by seat, the current one last, instead of those dealt in set-up. */
  readonly powers?: readonly (readonly string[])[];
  /** Aliens that are had in addition. */
  readonly besides?: readonly string[];
  /** Aliens given up for good. */
  readonly retired?: readonly string[];
  /**
   * Technologies by seat: `xenon-lasers` is completed, `xenon-lasers:2` lies face down with two ships on it,
   * `xenon-lasers:2@engineer` so on that sheet. Those that
   * are not named here or in the next two are in the deck.
   */
  readonly techs?: readonly (readonly string[])[];
  /** Technologies on top of their deck, the top one first. */
  readonly techDeck?: readonly string[];
  readonly techDiscard?: readonly string[];
  /** Cards under technologies, by seat. */
  readonly under?: readonly (readonly string[])[];
  /** Ships that differ from the others: `{ kind: "jumper", seat: 0, at: "planet/0.1" }`, or `spent: true` with it. */
  readonly specials?: State["table"]["specials"];
  /** The same for one flagship: `{ seat: 0, at: "planet/0.1" }`. */
  readonly flagship?: Omit<SpecialShip, "kind">;
  /** Whose turn it is. */
  readonly turn?: number;
  /** Which encounter of the turn comes next, if it is not the first. */
  readonly encounter?: number;
  /** Cards out of the game for good. */
  readonly gone?: readonly string[];
  /** Aliens still face down, by seat. */
  readonly hidden?: readonly (readonly string[])[];
  /** Cards that are in the game neither in a hand nor in a pile named here are shuffled into the deck; flares only if listed. */
  readonly flares?: readonly string[];
}

/** Makes the position; the game goes on with the turn of `turn`. */
export function applyPosition(s: State, position: Position): void {
  const { table: t, secret: x } = s;
  const flares = new Set(
    named([
      ...(position.hands ?? []).flat(),
      ...(position.stash ?? []).flat(),
      ...(position.deck ?? []),
      ...(position.discard ?? []),
      ...(position.gone ?? []),
      ...(position.flares ?? []),
    ]),
  );
  const { rewardDeck } = t.settings;
  const isThere = ({ type, name, back }: Card) =>
    type === "flare" ? flares.has(name) : back === "cosmic" || rewardDeck;
  const rest = CARDS.filter(isThere).map((card) => card.n);
  const take = (name: string): CardNumber => {
    const at = rest.findIndex((card) => CARDS[card].name === name);
    if (at < 0) throw new SetUpError(`there is no (further) card "${name}"; allowed: ${names(rest)}`);
    return rest.splice(at, 1)[0];
  };
  checkSeats(t.seats, position);
  x.hands = x.hands.map((_, seat) => (position.hands?.[seat] ?? []).map(take));
  const onSheets = (position.stash ?? []).map((cards) => cards.map(take));
  x.under = x.under.map((_, seat) => (position.under?.[seat] ?? []).map(take));
  const top = (position.deck ?? []).map(take);
  const topRewards = (position.rewardDeck ?? []).map(take);
  t.discard = (position.discard ?? []).map(take);
  t.rewardDiscard = (position.rewardDiscard ?? []).map(take);
  t.gone = (position.gone ?? []).map(take);
  for (const bag of Object.values(position.memo ?? {})) takeOnSheet(rest, bag);
  x.deck = [...rest.filter((card) => !IS_REWARD[card]), ...top.reverse()];
  x.rewardDeck = [...rest.filter((card) => IS_REWARD[card]), ...topRewards.reverse()];
  x.flareDeck = t.settings.boxes.includes("dominion") ? unusedFlares(t.settings, flares) : [];
  t.destinyDiscard = takeDestiny(x.destiny, position.destinyDiscard ?? []);
  x.destiny.push(...takeDestiny(x.destiny, position.destiny ?? []).reverse());
  giveSheets(s, position);
  for (const [seat, cards] of onSheets.entries()) layOnSheet(s, seat, cards);
  if (t.settings.tech || position.techs !== undefined || position.techDeck !== undefined) giveTechs(s, position);
  markShips(t, position);
  Object.assign(t.memo, structuredCopy(position.memo ?? {}));
  placeShips(s, position);
  if (position.besides !== undefined) setBesides(t, position.besides);
  t.turn.seat = position.turn ?? 0;
  s.agenda = ["turn"];
  if (position.encounter !== undefined && position.encounter > 1) goOnTurn(s, position.encounter);
}

/** In the middle of a turn whose encounters so far were successes. */
function goOnTurn(s: State, encounter: number): void {
  const { turn } = s.table;
  turn.n = 1;
  turn.encounters = encounter - 1;
  turn.success = true;
  s.agenda = ["another"];
}

/** Flares of the boxes that the position does not name. */
function unusedFlares(settings: Settings, named: ReadonlySet<string>): CardNumber[] {
  return CARDS.filter(({ flare, name }) => flare !== undefined && inBox(settings, flare) && !named.has(name)).map(
    (card) => card.n,
  );
}

function giveTechs(s: State, { techs = [], techDeck = [], techDiscard = [] }: Position): void {
  const { table: t, secret: x } = s;
  if (t.techs.length === 0) layOutTechs(s);
  const rest = techPool(t.settings);
  const take = (id: string): string => {
    const at = rest.indexOf(id);
    if (at < 0) throw new SetUpError(`there is no (further) technology "${id}"; allowed: ${rest.join(", ")}`);
    return rest.splice(at, 1)[0];
  };
  techs.forEach((own, seat) => {
    own.forEach((name, i) => {
      const [id, ships, sheet] = name.split(/[:@]/);
      x.techs[seat].push(take(id));
      const tech = { n: i + 1, id: ships === undefined ? id : "", ships: Number(ships ?? 0) };
      t.techs[seat].push(sheet === undefined ? tech : { ...tech, sheet });
    });
  });
  t.techDiscard = techDiscard.map(take);
  const onTop = techDeck.map(take).reverse();
  x.techDeck = [...rest, ...onTop];
}

function markShips(t: Table, { specials = [], flagship }: Position): void {
  const flagships = flagship === undefined ? [] : [{ kind: "flagship" as const, ...flagship }];
  t.specials = [...specials, ...flagships].map((ship) => ({ ...ship }));
}

function giveSheets({ table: t, secret: x }: State, { powers = [], retired = [], hidden = [] }: Position): void {
  for (const alien of [...powers.flat(), ...retired, ...hidden.flat()])
    if (powerOf(alien) === undefined) throw new SetUpError(`there is no alien "${alien}"`);
  hidden.forEach((own, seat) => {
    x.hidden[seat] = [...own];
  });
  powers.forEach((own, seat) => {
    t.players[seat].powers = [...own];
  });
  t.retired.push(...retired);
}

/** Cards to play lie on the sheet of a power that lets them be played. */
function layOnSheet({ table: t, secret: x }: State, seat: number, cards: readonly CardNumber[]): void {
  const power = t.players[seat].powers.find((one) => powerOf(one).effect.stash !== undefined);
  if (power !== undefined) setOnSheet(x, power, cards);
  else if (cards.length > 0) throw new SetUpError(`no sheet of player ${seat} can hold cards to play`);
}

/** Whatever is listed by seat may not name more seats than there are. */
function checkSeats(seats: number, position: Position): void {
  const { hands, stash, powers, hidden, warp, removed, ships, turn } = position;
  const lists = { hands, stash, powers, hidden, warp, removed, ...ships };
  for (const [name, list] of Object.entries(lists))
    if (list !== undefined && list.length > seats)
      throw new SetUpError(`${name} names ${list.length} players; allowed: at most ${seats}`);
  if (turn !== undefined && !(Number.isInteger(turn) && turn >= 0 && turn < seats))
    throw new SetUpError(`turn cannot be ${turn}; allowed: a seat from 0 to ${seats - 1}`);
}

/** Cards that lie on a sheet are in no pile (DCK-08). */
function takeOnSheet(rest: CardNumber[], { cards }: Memo): void {
  if (!Array.isArray(cards)) return;
  for (const card of cards as CardNumber[]) {
    const at = rest.indexOf(card);
    if (at < 0) throw new SetUpError(`card ${card} is not free to lie on a sheet; allowed: ${names(rest)}`);
    rest.splice(at, 1);
  }
}

function named(cards: readonly string[]): string[] {
  return cards.filter((name) => name.startsWith("flare-"));
}

function names(cards: readonly CardNumber[]): string {
  return [...new Set(cards.map((card) => CARDS[card].name))].join(", ");
}

function takeDestiny(deck: number[], wanted: readonly string[]): number[] {
  return wanted.map((name) => {
    const at = deck.findIndex(
      (card) => DESTINY[card].ref === `destiny/${name}` || DESTINY[card].ref.startsWith(`destiny/${name}.`),
    );
    if (at < 0) throw new SetUpError(`there is no (further) destiny card "${name}"; allowed: ${destinyNames(deck)}`);
    return deck.splice(at, 1)[0];
  });
}

function destinyNames(deck: readonly number[]): string {
  const all = new Set(deck.map((card) => DESTINY[card].ref.slice("destiny/".length).replace(/\.\d+$/, "")));
  return [...all].sort().join(", ");
}

/** Ships that are on no planet named stay where set-up put them; the total of each player must not change. */
function placeShips(s: State, position: Position): void {
  const t = s.table;
  for (const [name, owner] of Object.entries(position.homeOf ?? {})) giveAway(t, name, owner);
  for (const [name, counts] of Object.entries(position.ships ?? {})) {
    const planet = planetOf(`planet/${name}`);
    if (planet < 0 || t.homeOf[planet] === NOBODY)
      throw new SetUpError(`there is no planet "${name}"; allowed: ${planetNames(t)}`);
    for (let seat = 0; seat < t.seats; seat++) t.ships[planet * MAX_SEATS + seat] = counts[seat] ?? 0;
  }
  position.warp?.forEach((n, seat) => {
    t.warp[seat] = n;
  });
  position.removed?.forEach((n, seat) => {
    t.removed[seat] = n;
  });
  const onSheets = Object.keys(t.memo).map((power) => t.players.map((_, seat) => shipsOnSheet(t, seat, power)));
  if ([t.ships, t.warp, t.removed, ...onSheets].some((list) => list.some((n) => !Number.isInteger(n) || n < 0)))
    throw new SetUpError("a number of ships is not a whole number; allowed: 0 or more");
  for (let seat = 0; seat < t.seats; seat++) {
    let n = t.warp[seat] + t.removed[seat] + shipsOnSheets(t, seat);
    for (let i = seat; i < t.ships.length; i += MAX_SEATS) n += t.ships[i];
    for (const tech of t.techs[seat] ?? []) n += tech.ships;
    const fleet = fleetSize(t, seat);
    if (n !== fleet) throw new SetUpError(`seat ${seat} has ${n} ships in this position; allowed: ${fleet}`);
    t.players[seat].powerless = homeColonies(t, seat) < coloniesForPower(t) && !keepsPower(t, seat);
  }
  const stray = misplaced(t);
  if (stray !== undefined) throw new SetUpError(`${stray}; allowed: a place where the player has a ship`);
}

/** A planet in another system, or out of the game with nothing on it. */
function giveAway(t: Table, name: string, owner: number): void {
  const planet = planetOf(`planet/${name}`);
  if (planet < 0) throw new SetUpError(`there is no planet "${name}"; allowed: new, ${planetNames(t)}`);
  t.homeOf = t.homeOf.with(planet, owner);
  if (owner === NOBODY) t.ships.fill(0, planet * MAX_SEATS, (planet + 1) * MAX_SEATS);
}

function planetNames(t: Table): string {
  return t.homeOf
    .flatMap((owner, planet) => (owner === NOBODY ? [] : planetRef(planet).slice("planet/".length)))
    .join(", ");
}

function structuredCopy(memo: Readonly<Record<string, Memo>>): Record<string, Memo> {
  const copy: Record<string, Memo> = {};
  for (const [effect, bag] of Object.entries(memo)) copy[effect] = { ...bag };
  return copy;
}
