import { type Rng, type Seat, seeded, shuffle } from "@hypergate/kernel";
import { CARD_REF, CARDS, type Card, cardNamed, cardsOf, DESIGN, IS_WORLD, KIND, NONE, START } from "./cards.ts";
import type { Box } from "./data/design.ts";
import { addFigures } from "./figures.ts";
import { FIRST_GOALS, goalNamed, MOST_GOALS, STORM_FIRST, STORM_MOST } from "./goal-ids.ts";
import { boxesOf, hasTakeovers, type Sets, type Settings, settingsFrom } from "./settings.ts";
import { newPlayer, noPlan, type State } from "./state.ts";
import { playerOrder } from "./steps/start.ts";

/** What a table is set up with: settings, and in a scenario also the position. */
export interface Config {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly position?: Position;
}

/**
 * A given position. Cards are named by id, by `card/…` or by English name; naming a card twice means its second copy.
 */
export interface Position {
  /**
   * Where the game begins: `deal` (or nothing) with the choice of start worlds and the discard from the dealt hands,
   * `round` with the choice of actions.
   */
  readonly stage?: "deal" | "round";
  readonly seats?: readonly SeatPosition[];
  /** From the top. Cards that are not named are below, in random order. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** How the discard pile will be shuffled, each time from the top. */
  readonly shuffles?: readonly (readonly string[])[];
  /** The goals in play, by id or English name. */
  readonly goals?: readonly string[];
  /** Who has goals already, by id or English name. */
  readonly won?: Readonly<Record<string, readonly Seat[]>>;
  /** Chips in the pool. */
  readonly pool?: number;
  /** Rounds played so far. */
  readonly round?: number;
}

export interface SeatPosition {
  /** One start world, or the two to choose from. */
  readonly start?: string | readonly string[];
  /** In place of `start`: the start world this player began with, if it is no longer on the table. */
  readonly began?: string;
  readonly hand?: readonly string[];
  /** Cards in the tableau besides the start world. */
  readonly tableau?: readonly string[];
  /** Worlds of the tableau with a good on them; without it the goods that the rules put there. */
  readonly goods?: readonly string[];
  readonly chips?: number;
}

/** 3.13: the fixed hands, by start world. */
const LEARNING: readonly (readonly [string, readonly string[]])[] = [
  ["epsilon-eridani", ["rebel-fuel-cache", "public-works", "colony-ship", "gem-world"]],
  ["alpha-centauri", ["expedition-force", "mining-robots", "rebel-miners", "comet-zone"]],
  ["new-sparta", ["export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"]],
  ["earths-lost-colony", ["space-marines", "contact-specialist", "spice-world", "avian-uplift-race"]],
  ["separatist-colony", ["alien-toy-shop", "deserted-alien-world", "hive-world", "space-mercenaries"]],
];

/** Cards still to be dealt; whatever is taken is removed. */
type Supply = Card[];

/** The cards of each set, start worlds first. */
const ALL_CARDS: Readonly<Record<Sets, readonly Card[]>> = {
  base: startWorldsFirst(["base"]),
  "base+storm": startWorldsFirst(["base", "storm"]),
  "base+rebel": startWorldsFirst(["base", "rebel"]),
  "base+storm+rebel": startWorldsFirst(["base", "storm", "rebel"]),
};

const NO_GOODS: readonly number[] = new Array<number>(CARDS).fill(0);
const NOTHING_UNDER: readonly Card[] = new Array<Card>(CARDS).fill(NONE);

function startWorldsFirst(boxes: readonly Box[]): Card[] {
  return cardsOf(boxes).sort((a, b) => Number(START[a] < 0) - Number(START[b] < 0));
}

/** The start worlds of a set, by id. */
export function startWorlds(sets: Sets): readonly string[] {
  return ALL_CARDS[sets].filter((card) => START[card] >= 0).map((card) => DESIGN[card].id);
}

const NO_SETTINGS: Readonly<Record<string, unknown>> = {};

/** Settings that were read before; a simulation sets up many tables with the same. */
const READ = new WeakMap<object, Settings>();

function settled(raw: Readonly<Record<string, unknown>>): Settings {
  let settings = READ.get(raw);
  if (settings === undefined) {
    settings = settingsFrom(raw);
    READ.set(raw, settings);
  }
  return settings;
}

export function setUp(config: Config, seed: string): State {
  const settings = settled(config.settings ?? NO_SETTINGS);
  const position = config.position ?? {};
  const rng = seeded(seed);
  const supply: Supply = ALL_CARDS[settings.sets].slice();
  const held = position.seats?.reduce((sum, seat) => sum + (seat.chips ?? 0), 0) ?? 0;
  const pool = position.pool ?? 12 * settings.players - held;
  const state = emptyTable(settings, rng, pool, pool + held);
  revealGoals(state, position, rng);
  takeNamed(state, position, supply);
  if (position.stage === "round") startRound(state, position, supply, rng);
  else deal(state, supply, rng, position);
  return state;
}

function emptyTable(settings: Settings, rng: Rng, pool: number, chips: number): State {
  const seats = Array.from({ length: settings.players }, (_, seat) => seat);
  const each = (): Card[][] => seats.map(() => []);
  return {
    agenda: ["start"],
    rng,
    told: 0,
    table: {
      settings,
      takeovers: hasTakeovers(settings),
      round: 0,
      phase: "start",
      order: seats,
      players: seats.map(newPlayer),
      pool,
      chips,
      good: NO_GOODS.slice(),
      firstGoals: [],
      mostGoals: [],
      attacks: [],
      result: undefined,
    },
    secret: {
      deck: [],
      discard: [],
      shuffles: [],
      hands: each(),
      drawn: each(),
      offers: each(),
      aside: each(),
      plans: seats.map(noPlan),
      due: seats.map(() => 0),
      under: NOTHING_UNDER.slice(),
      done: 0,
    },
  };
}

/** 3.5, G2: four first goals and two most goals, or those that the position names. */
function revealGoals(state: State, position: Position, rng: Rng): void {
  const { table } = state;
  if (!table.settings.goals) return;
  const isRebel = boxesOf(table.settings.sets).includes("rebel");
  const first = shuffle(rng, FIRST_GOALS.slice(0, isRebel ? FIRST_GOALS.length : STORM_FIRST)).slice(0, 4);
  const most = shuffle(rng, MOST_GOALS.slice(0, isRebel ? MOST_GOALS.length : STORM_MOST)).slice(0, 2);
  if (position.goals === undefined && position.won === undefined) {
    table.firstGoals = first.map((id) => ({ id, scored: [] }));
    table.mostGoals = most.map((id) => ({ id, holder: -1 }));
    return;
  }
  const goals = position.goals?.map(goalNamed);
  const firstInPlay = goals === undefined ? first : FIRST_GOALS.filter((id) => goals.includes(id)).sort(inOrder(goals));
  const mostInPlay = goals === undefined ? most : MOST_GOALS.filter((id) => goals.includes(id)).sort(inOrder(goals));
  const won = new Map(Object.entries(position.won ?? {}).map(([name, seats]) => [goalNamed(name), seats]));
  table.firstGoals = firstInPlay.map((id) => ({ id, scored: [...(won.get(id) ?? [])] }));
  table.mostGoals = mostInPlay.map((id) => ({ id, holder: won.get(id)?.[0] ?? -1 }));
}

function inOrder<T>(list: readonly T[]): (a: T, b: T) => number {
  return (a, b) => list.indexOf(a) - list.indexOf(b);
}

/** The card of this name in the supply: the exact copy if one is named, otherwise the first. */
function take(supply: Supply, name: string): Card {
  const id = name.startsWith("card/") ? name.slice(5) : name;
  let at = supply.findIndex((card) => CARD_REF[card] === `card/${id}`);
  if (at < 0) at = supply.findIndex((card) => DESIGN[card].id === id || DESIGN[card].name === id);
  if (at < 0) throw new Error(`there is no card "${name}" left for this position`);
  return supply.splice(at, 1)[0];
}

function takeAll(supply: Supply, names: readonly string[]): Card[] {
  return names.map((name) => take(supply, name));
}

/** Hands, tableaus, deck and discard pile of the position. */
function takeNamed(state: State, position: Position, supply: Supply): void {
  const { table, secret } = state;
  position.seats?.forEach((seat, who) => {
    const { start } = seat;
    const offered = start === undefined ? [] : takeAll(supply, typeof start === "string" ? [start] : start);
    secret.offers[who] = offered;
    secret.hands[who] = takeAll(supply, seat.hand ?? []);
    table.players[who].tableau = takeAll(supply, seat.tableau ?? []);
    table.players[who].chips = seat.chips ?? 0;
  });
  secret.discard = takeAll(supply, position.discard ?? []);
  secret.deck = takeAll(supply, position.deck ?? []).reverse();
  secret.shuffles = (position.shuffles ?? []).map((names) => {
    const all: Supply = ALL_CARDS[table.settings.sets].slice();
    return takeAll(all, names).reverse();
  });
}

/** Puts what is left of the supply under the deck. */
function fillDeck(state: State, supply: Supply, rng: Rng): void {
  const { deck } = state.secret;
  shuffle(rng, supply);
  state.secret.deck = deck.length === 0 ? supply : supply.concat(deck);
}

/** The cards of a new game: section 3, or section 15 for the scenario. */
function deal(state: State, supply: Supply, rng: Rng, position: Position): void {
  const { table, secret } = state;
  const { settings } = table;
  const boxes = boxesOf(settings.sets);
  if (settings.scenario !== "none") dealSides(state, supply);
  else if (settings.learningHands) dealLearning(state, supply, rng);
  else {
    const isDraft = boxes.includes("storm") && boxes.includes("rebel");
    const colours = isDraft ? [1, 0] : [-1];
    const startWorlds: Card[] = [];
    for (let i = 0; i < supply.length && START[supply[i]] >= 0; i++) startWorlds.push(supply[i]);
    for (const colour of colours) {
      const worlds = shuffle(rng, colour < 0 ? startWorlds : startWorlds.filter((card) => START[card] % 2 === colour));
      for (let seat = 0; seat < settings.players; seat++) {
        if (position.seats?.[seat]?.start !== undefined) continue;
        const world = worlds.pop();
        if (world === undefined) continue;
        supply.splice(supply.indexOf(world), 1);
        secret.offers[seat].push(world);
      }
    }
  }
  fillDeck(state, supply, rng);
  if (settings.learningHands) return;
  for (let seat = 0; seat < settings.players; seat++) {
    if (position.seats?.[seat]?.hand !== undefined) continue;
    for (let n = 0; n < 6; n++) secret.hands[seat].push(secret.deck.pop() ?? NONE);
  }
}

/** 15.1, 15.2: each side has its start world, and its card waits aside. */
function dealSides(state: State, supply: Supply): void {
  const { table, secret } = state;
  const rebel = table.settings.rebelSeat;
  const sides: readonly (readonly [Seat, string, string])[] = [
    [rebel, "rebel-cantina", "rebel-alliance"],
    [1 - rebel, "imperium-warlord", "imperium-seat"],
  ];
  for (const [seat, world, card] of sides) {
    if (secret.offers[seat].length === 0) secret.offers[seat] = [take(supply, world)];
    secret.aside[seat] = [take(supply, card)];
  }
}

function dealLearning(state: State, supply: Supply, rng: Rng): void {
  const { table, secret } = state;
  const hasStorm = boxesOf(table.settings.sets).includes("storm");
  const hands = shuffle(rng, LEARNING.slice(0, hasStorm ? 5 : 4));
  for (let seat = 0; seat < table.players.length; seat++) {
    const [world, cards] = hands[seat];
    if (secret.offers[seat].length > 0) continue;
    secret.offers[seat] = [take(supply, world)];
    secret.hands[seat] = takeAll(supply, cards);
  }
}

/** A position in the middle of a game: start worlds lie in the tableau, goods on the worlds. */
function startRound(state: State, position: Position, supply: Supply, rng: Rng): void {
  const { table, secret } = state;
  fillDeck(state, supply, rng);
  table.round = position.round ?? 0;
  for (let seat = 0; seat < table.players.length; seat++) {
    const p = table.players[seat];
    const [world] = secret.offers[seat];
    const start = world ?? cardNamed(position.seats?.[seat]?.began ?? "");
    if (start === undefined) throw new Error(`seat ${seat} of this position has no start world`);
    secret.offers[seat] = [];
    p.start = start;
    if (world !== undefined) p.tableau.unshift(world);
    for (const card of p.tableau) addFigures(p.figures, card);
    const named = position.seats?.[seat]?.goods;
    for (const card of p.tableau) {
      const isNamed = named?.some((name) => isCalled(card, name)) ?? (card === world && DESIGN[card].windfall === true);
      if (!isNamed || !IS_WORLD[card] || KIND[card] === 0) continue;
      secret.under[card] = secret.deck.shift() ?? NONE;
      table.good[card] = 1;
      p.goods++;
    }
  }
  table.order = playerOrder(table.players);
  state.agenda = ["choose"];
}

function isCalled(card: Card, name: string): boolean {
  const { id, name: printed } = DESIGN[card];
  return name === id || name === printed || name === `card/${id}` || name === `good/${id}`;
}
