/** The questions of the table, in terms of its things. */
import {
  ask,
  askAll,
  type Counts,
  type OneQuestion,
  type Params,
  type Ref,
  type Seat,
  type Slot,
  type Source,
} from "@hypergate/kernel";
import { type CardNumber, cardOf, cardRef } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import type { Play } from "./effects.ts";
import { shipsOn, stashOf } from "./query.ts";
import { MAX_PLANETS, PASS, type Planet, planetOf, planetRef, planetSlot, playerOf, playerRef } from "./refs.ts";

/** The rulebook itself asks. */
export function rule(id: string): Source {
  return { by: `rule/${id}`, rule: id };
}

/** A power asks. */
export function byPower(power: string, id: string): Source {
  return { by: `power/${power}`, rule: id };
}

/** A flare or an artifact asks. */
export function byCard(name: string, id: string): Source {
  return { by: `card/${name}`, rule: id };
}

/** A technology asks. */
export function byTech(tech: string, id: string): Source {
  return { by: `tech/${tech}`, rule: id };
}

export function askOne(g: Play, who: Seat, key: string, source: Source, options: readonly Ref[], params?: Params): Ref {
  if (options.length === 1) return options[0];
  return ask(g, { kind: "one", key, who, source, options, params }) as Ref;
}

/** The references of cards. */
export function refsOf(cards: readonly CardNumber[]): Ref[] {
  return cards.map(cardRef);
}

/**
 * Chooses among hidden things. It is asked even if there is only one, because skipping the question would reveal that.
 */
export function askCard(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  cards: readonly CardNumber[],
  params?: Params,
): CardNumber {
  const options = refsOf(cards);
  return cardOf(ask(g, { kind: "one", key, who, source, options, params, hidden: true }) as Ref);
}

export function askCards(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  cards: readonly CardNumber[],
  min: number,
  max: number,
  params?: Params,
): CardNumber[] {
  const options = refsOf(cards);
  const chosen = ask(g, { kind: "some", key, who, source, options, min, max, params, hidden: true }) as Ref[];
  return chosen.map(cardOf);
}

export function askPlanet(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  planets: readonly Planet[],
  params?: Params,
): Planet {
  return planetOf(askOne(g, who, key, source, planets.map(planetRef), params));
}

export function askSeat(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  seats: readonly Seat[],
  params?: Params,
): Seat {
  return playerOf(askOne(g, who, key, source, seats.map(playerRef), params));
}

export function askSeats(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  seats: readonly Seat[],
  min: number,
  max: number,
): Seat[] {
  const options = seats.map(playerRef);
  return (ask(g, { kind: "some", key, who, source, options, min, max }) as Ref[]).map(playerOf);
}

export function askYes(g: Play, who: Seat, key: string, source: Source, params?: Params): boolean {
  return ask(g, { kind: "confirm", key, who, source, params }) as boolean;
}

export function askNumber(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  min: number,
  max: number,
  params?: Params,
): number {
  return ask(g, { kind: "number", key, who, source, min, max, params }) as number;
}

/** Asks a word such as `word/offense`; the answer comes without its prefix. */
export function askWord<W extends string>(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  words: readonly W[],
  params?: Params,
): W {
  const options = words.map((word) => `word/${word}`);
  return askOne(g, who, key, source, options, params).slice(5) as W;
}

export function askSpread(
  g: Play,
  who: Seat,
  key: string,
  source: Source,
  slots: readonly Slot[],
  min: number,
  max: number,
  params?: Params,
): Counts {
  return ask(g, { kind: "spread", key, who, source, slots, min, max, params }) as Counts;
}

/** One slot for each colony of a seat, as large as the colony. */
export function colonySlots(g: Play, seat: Seat, except: Planet = -1): Slot[] {
  const t = g.s.table;
  let count = 0;
  for (let planet = 0; planet < MAX_PLANETS; planet++) {
    const n = shipsOn(t, planet, seat);
    if (n > 0 && planet !== except) SLOT_ROOM[count++] = planetSlot(planet, n);
  }
  return SLOT_ROOM.slice(0, count);
}

/** Room to gather slots of planets in. They are copied out at once: a list that grows takes several times the memory. */
export const SLOT_ROOM: Slot[] = Array.from({ length: MAX_PLANETS }, (_, planet) => planetSlot(planet, 0));

/** The same without the colony that is in the encounter. */
export function slotsOutside(g: Play, seat: Seat): Slot[] {
  const { defense, planet } = g.s.table.encounter;
  return colonySlots(g, seat, seat === defense ? planet : -1);
}

/** By seat, what a player may choose; the first of it is to pass. */
export type Offers = (Ref[] | undefined)[];

/**
 * A response window: every seat that could act is asked at once, so that being asked reveals nothing. With courtesy,
 * seats without an option are asked too, if they hold anything. The seats in `quiet`, as bits, need not be stopped for what
 * they are offered. Returns what was chosen by seat, or nothing if all pass.
 */
export function poll(
  g: Play,
  key: string,
  source: Source,
  seats: readonly Seat[],
  offers: Readonly<Offers>,
  params?: Params,
  quiet = 0,
): readonly (Ref | undefined)[] | undefined {
  let questions: OneQuestion[] | undefined;
  for (let i = 0; i < seats.length; i++) {
    const who = seats[i];
    const own = offers[who];
    if (own === undefined && (!g.courtesy || !holdsAnything(g, who))) continue;
    const options = own ?? NOTHING_TO_CHOOSE;
    const isQuiet = own !== undefined && ((quiet >> who) & 1) === 1 ? true : undefined;
    const question: OneQuestion = { kind: "one", key, who, source, options, params, hidden: true, quiet: isQuiet };
    if (questions === undefined) questions = [question];
    else questions.push(question);
  }
  if (questions === undefined) return undefined;
  const values = askAll(g, questions);
  let chosen: (Ref | undefined)[] | undefined;
  for (let i = 0; i < values.length; i++) {
    if (values[i] === PASS) continue;
    chosen ??= NOTHING_CHOSEN.slice();
    chosen[questions[i].who] = values[i] as Ref;
  }
  return chosen;
}

const NOTHING_TO_CHOOSE: readonly Ref[] = [PASS];
/** By seat, that nothing was chosen. */
const NOTHING_CHOSEN: readonly undefined[] = Array.from({ length: MAX_SEATS }, () => undefined);

function holdsAnything(g: Play, seat: Seat): boolean {
  const { hands, techs, hidden } = g.s.secret;
  return hands[seat].length + stashOf(g.s, seat).length + hidden[seat].length + (techs[seat]?.length ?? 0) > 0;
}
