/**
 * Scenarios: a table set up as written, played with the answers as listed, and looked at after every phase.
 *
 * A scenario is one JSON object:
 *
 *   game       "race"
 *   about      what it shows, in words (optional); `cites` the statements of the rulebook it shows (optional)
 *   seed       for whatever is left to chance (optional)
 *   settings   as for a table: players, sets, takeovers, goals, … (see settings.ts)
 *   position   start worlds, hands, deck, goals and so on (see `Position` in setup.ts). Cards are named by id
 *              (`gem-world`) or English name; the deck is listed from the top
 *   answers    one list for each seat: the answers of that player in order. An answer is the value alone or
 *              `{ "key": …, "value": … }`; with a key it must meet that question. Things are named in full
 *              (`card/gem-world`) or short (`gem-world`). What has only one outcome is never asked; a recorded game that
 *              has an answer to it anyway says `"maybe": true`, and it is passed over if another question comes
 *   expect     what must be so: `{ "after": n, … }` compares position number n (from 0, negative from the end, the last
 *              one if left out) with the parts of a position that are given
 *
 * Cards come off the deck in player order, one player after the other at each of these moments:
 *
 *   start      goods of windfall start worlds
 *   explore    all draw, then all choose
 *   develop    draws at the start; then, after all have placed and paid, draws for developing
 *   settle     goods of windfall worlds just placed; then, after all have paid, draws for settling (the same again for
 *              second worlds); draws for a takeover when it succeeds
 *   consume    cards for all sales of the Trade step; then each player's cards for consuming, which are taken when their
 *              owner needs his hand, or has finished
 *   produce    each player's goods, then his draws; last the draws for producing most
 *
 * `position.shuffles` gives the order of later decks.
 */
import { begin, type Question, type Ref, type Refusal, type Seat, submit, type Value } from "@hypergate/kernel";
import { actionsIn } from "./actions.ts";
import { cardNamed, cardOf, cardsOf, DESIGN } from "./cards.ts";
import { generalMilitary, MILITARY_AGAINST_REBEL } from "./figures.ts";
import { FIRST_GOALS, goalNamed, MOST_GOALS } from "./goal-ids.ts";
import { race } from "./rules.ts";
import { scores } from "./score.ts";
import { boxesOf, readSettings } from "./settings.ts";
import type { Config, Position } from "./setup.ts";
import type { State } from "./state.ts";

export interface Scenario {
  readonly about?: string;
  readonly cites?: readonly string[];
  readonly seed: string;
  readonly config: Config;
  readonly answers: readonly (readonly ListedAnswer[])[];
  readonly expect: readonly Expectation[];
}

interface ListedAnswer {
  readonly key: string | undefined;
  readonly value: unknown;
  /** Passed over if another question is asked. */
  readonly maybe: boolean;
}

type Expectation = Readonly<Record<string, unknown>>;

/** How things stand after a step. */
export interface Standing {
  /** The step that was just done: a phase, `choose`, `round`, `start` or `end`. */
  readonly step: string;
  readonly round: number;
  readonly order: readonly Seat[];
  readonly pool: number;
  readonly deck: number;
  readonly discard: number;
  readonly goals: Readonly<Record<string, readonly Seat[]>>;
  readonly seats: readonly SeatStanding[];
  readonly winners?: readonly Seat[];
}

export interface SeatStanding {
  readonly actions: readonly string[];
  readonly hand: readonly string[];
  readonly tableau: readonly string[];
  /** Worlds with a good. */
  readonly goods: readonly string[];
  readonly chips: number;
  readonly military: number;
  readonly militaryAgainstRebel: number;
  readonly points: number;
}

export interface Played {
  /** After every step. */
  readonly standings: readonly Standing[];
  /** What is being asked when the answers have run out. */
  readonly asked: readonly Question[];
  /** Answers that were not used, by seat. */
  readonly left: readonly number[];
  /** An answer that did not fit, and expectations that were not met. */
  readonly problems: readonly Refusal[];
  readonly state: State;
}

const FIELDS = ["game", "about", "cites", "seed", "settings", "position", "answers", "expect"];
const POSITION_FIELDS = ["stage", "seats", "deck", "discard", "shuffles", "goals", "pool"];
const SEAT_FIELDS = ["start", "hand", "tableau", "goods", "chips"];

type Json = Readonly<Record<string, unknown>>;

/** A scenario from parsed JSON, or what is wrong with it. */
export function readScenario(raw: unknown): { readonly scenario?: Scenario; readonly problems: readonly Refusal[] } {
  if (!isRecord(raw)) return { problems: [shape("scenario", "{ … }")] };
  const problems: Refusal[] = [...unknownFields(raw, FIELDS, "")];
  if (raw.game !== "race") problems.push(shape("game", '"race"'));
  const settings = isRecord(raw.settings) ? raw.settings : {};
  if (raw.settings !== undefined && !isRecord(raw.settings)) problems.push(shape("settings", "{ … }"));
  const { settings: understood, problems: wrong } = readSettings(settings);
  problems.push(...wrong);
  const position = raw.position ?? {};
  if (!isRecord(position)) problems.push(shape("position", "{ … }"));
  else problems.push(...positionProblems(position, boxesOf(understood.sets), understood.players));
  const answers = raw.answers ?? [];
  if (!isLists(answers)) problems.push(shape("answers", "[[ … ], …]"));
  const expect = raw.expect ?? [];
  if (!Array.isArray(expect) || !expect.every(isRecord)) problems.push(shape("expect", "[{ … }, …]"));
  if (problems.length > 0 || !isLists(answers)) return { problems };
  const scenario: Scenario = {
    ...(typeof raw.about === "string" ? { about: raw.about } : {}),
    ...(Array.isArray(raw.cites) ? { cites: raw.cites.map(String) } : {}),
    seed: raw.seed === undefined ? "scenario" : String(raw.seed),
    config: { settings, position: position as Position },
    answers: answers.map((list) => list.map(listedAnswer)),
    expect: expect as Expectation[],
  };
  return { scenario, problems };
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== undefined && Boolean(value) && !Array.isArray(value);
}

function isLists(value: unknown): value is readonly (readonly unknown[])[] {
  return Array.isArray(value) && value.every((list) => Array.isArray(list));
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

function shape(where: string, expected: string): Refusal {
  return { id: "scenario.shape", params: { where, expected } };
}

function unknownFields(record: Json, known: readonly string[], path: string): Refusal[] {
  return Object.keys(record)
    .filter((name) => !known.includes(name))
    .map((name) => ({ id: "scenario.unknown", params: { where: `${path}${name}`, allowed: known.join(", ") } }));
}

function positionProblems(position: Json, boxes: ReturnType<typeof boxesOf>, players: number): Refusal[] {
  const problems = unknownFields(position, POSITION_FIELDS, "position.");
  const named: [string, string][] = [];
  const collect = (where: string, value: unknown): void => {
    if (value === undefined) return;
    if (!isNames(value)) problems.push(shape(where, '["card", …]'));
    else for (const name of value) named.push([where, name]);
  };
  const { seats, goals, stage, pool, shuffles } = position;
  if (stage !== undefined && stage !== "deal" && stage !== "round")
    problems.push(shape("position.stage", "deal, round"));
  if (pool !== undefined && typeof pool !== "number") problems.push(shape("position.pool", "0, 1, 2, …"));
  if (shuffles !== undefined && !isLists(shuffles)) problems.push(shape("position.shuffles", '[["card", …], …]'));
  else for (const list of shuffles ?? []) problems.push(...cardProblems(listOf(list, "position.shuffles"), boxes));
  collect("position.deck", position.deck);
  collect("position.discard", position.discard);
  const list = Array.isArray(seats) ? seats : [];
  if (seats !== undefined && list.length !== players) problems.push(shape("position.seats", `[{ … }] × ${players}`));
  list.forEach((seat: unknown, i) => {
    const where = `position.seats[${i}]`;
    if (!isRecord(seat)) {
      problems.push(shape(where, "{ … }"));
      return;
    }
    problems.push(...unknownFields(seat, SEAT_FIELDS, `${where}.`));
    collect(`${where}.start`, typeof seat.start === "string" ? [seat.start] : seat.start);
    collect(`${where}.hand`, seat.hand);
    collect(`${where}.tableau`, seat.tableau);
    if (stage === "round" && seat.start === undefined) problems.push(shape(`${where}.start`, '"card"'));
  });
  if (goals !== undefined && !isNames(goals)) problems.push(shape("position.goals", '["goal", …]'));
  else problems.push(...goalProblems(goals ?? []));
  return [...problems, ...cardProblems(named, boxes)];
}

function listOf(names: readonly unknown[], where: string): [string, string][] {
  return names.map((name) => [where, String(name)]);
}

function goalProblems(goals: readonly string[]): Refusal[] {
  const allowed = [...FIRST_GOALS, ...MOST_GOALS].join(", ");
  return goals
    .filter((name) => goalNamed(name) === undefined)
    .map((name) => ({ id: "scenario.goal", params: { name, allowed } }));
}

/** Cards that are not in these boxes, or not so many times. */
function cardProblems(named: readonly (readonly [string, string])[], boxes: ReturnType<typeof boxesOf>): Refusal[] {
  const designs = cardsOf(boxes).map((card) => DESIGN[card]);
  const used = new Map<string, number>();
  const problems: Refusal[] = [];
  for (const [where, name] of named) {
    const plain = name.replace(/^card\//, "").replace(/-\d$/, "");
    const copies = designs.filter((design) => design.id === plain || design.name === plain);
    const [first] = copies;
    if (first === undefined) {
      problems.push({ id: "scenario.card", params: { where, name } });
      continue;
    }
    const n = (used.get(first.id) ?? 0) + 1;
    used.set(first.id, n);
    if (n > copies.length) problems.push({ id: "scenario.cards", params: { where, name } });
  }
  return problems;
}

function listedAnswer(raw: unknown): ListedAnswer {
  if (isRecord(raw) && "value" in raw)
    return { key: raw.key === undefined ? undefined : String(raw.key), value: raw.value, maybe: raw.maybe === true };
  return { key: undefined, value: raw, maybe: false };
}

/** Plays a scenario until its answers run out or one does not fit, and checks what it expects. */
export function playScenario(scenario: Scenario): Played {
  const standings: Standing[] = [];
  const steps = Object.fromEntries(
    Object.entries(race.steps).map(([name, step]) => [
      name,
      (g: Parameters<typeof step>[0]): void => {
        step(g);
        standings.push(standing(g.s, name));
      },
    ]),
  );
  const session = begin({ ...race, steps }, scenario.config, scenario.seed);
  const used = session.run.s.table.players.map(() => 0);
  const problems: Refusal[] = [];
  for (;;) {
    for (const question of session.run.pending) passOver(scenario.answers[question.who] ?? [], used, question);
    const question = session.run.pending.find(({ who }) => used[who] < (scenario.answers[who]?.length ?? 0));
    if (question === undefined) break;
    const { who } = question;
    const { key, value } = scenario.answers[who][used[who]];
    const refusal =
      key !== undefined && key !== question.key
        ? { id: "refused.stale", params: { asked: question.key } }
        : submit(session, { who, key: question.key, value: fullValue(question, value) });
    if (refusal !== undefined) {
      const params = { ...refusal.params, who, n: used[who], key: question.key };
      problems.push({ id: refusal.id, params });
      break;
    }
    used[who]++;
  }
  for (const wanted of scenario.expect) problems.push(...unmet(wanted, standings));
  return {
    standings,
    asked: session.run.pending,
    left: used.map((n, seat) => (scenario.answers[seat] ?? []).slice(n).filter((answer) => !answer.maybe).length),
    problems,
    state: session.run.s,
  };
}

/** Skips answers to questions that were never asked. */
function passOver(answers: readonly ListedAnswer[], used: number[], question: Question): void {
  const { who, key } = question;
  while (used[who] < answers.length && answers[used[who]].maybe && answers[used[who]].key !== key) used[who]++;
}

/** The answer with full names, in the form that the question wants. A card may be named without saying which copy. */
function fullValue(question: Question, value: unknown): Value {
  if (question.kind !== "one" && question.kind !== "some") return value as Value;
  const taken: Ref[] = [];
  for (const name of Array.isArray(value) ? value : [value]) {
    const open = question.options.filter((ref) => !taken.includes(ref));
    const exact = open.find((ref) => ref === name || ref.split("/")[1] === name);
    taken.push(exact ?? open.find((ref) => isCopyOf(ref, name)) ?? String(name));
  }
  return question.kind === "one" ? taken[0] : taken;
}

function isCopyOf(ref: Ref, name: unknown): boolean {
  const card = cardOf(ref);
  if (card === undefined) return false;
  const meant = cardNamed(String(name).replace(/^good\//, ""));
  return meant !== undefined && DESIGN[meant].name === DESIGN[card].name;
}

/** How things stand, in plain words and numbers. */
export function standing(s: State, step: string): Standing {
  const { table, secret } = s;
  const all = scores(s);
  const goals: Record<string, readonly Seat[]> = {};
  for (const goal of table.firstGoals) goals[goal.id] = goal.scored.slice();
  for (const goal of table.mostGoals) goals[goal.id] = goal.holder < 0 ? [] : [goal.holder];
  return {
    step,
    round: table.round,
    order: table.order.slice(),
    pool: Math.max(0, table.pool),
    deck: secret.deck.length,
    discard: secret.discard.length,
    goals,
    seats: table.players.map((p, seat) => ({
      actions: actionsIn(p.actions),
      hand: secret.hands[seat].map((card) => DESIGN[card].id),
      tableau: p.tableau.map((card) => DESIGN[card].id),
      goods: p.tableau.filter((card) => table.good[card] === 1).map((card) => DESIGN[card].id),
      chips: p.chips,
      military: generalMilitary(p.figures),
      militaryAgainstRebel: p.figures[MILITARY_AGAINST_REBEL],
      points: all[seat].total,
    })),
    ...(table.result === undefined ? {} : { winners: table.result.winners }),
  };
}

/** The standings as JSON lines. */
export function standingLines(standings: readonly Standing[]): string {
  return standings.map((one) => JSON.stringify(one)).join("\n");
}

/** What an expectation asks for and the position does not show. */
function unmet(wanted: Expectation, standings: readonly Standing[]): Refusal[] {
  const { after, ...parts } = wanted;
  const at = typeof after === "number" ? after : -1;
  const found = standings.at(at);
  if (found === undefined) return [{ id: "scenario.noPosition", params: { after: at, n: standings.length } }];
  return differences(parts, found, `after ${at}`);
}

function differences(wanted: unknown, found: unknown, where: string): Refusal[] {
  if (isRecord(wanted) && isRecord(found))
    return Object.entries(wanted).flatMap(([name, part]) => differences(part, found[name], `${where} ${name}`));
  if (Array.isArray(wanted) && Array.isArray(found) && wanted.some(isRecord))
    return wanted.flatMap((part, i) => differences(part, found[i], `${where} ${i}`));
  const expected = JSON.stringify(wanted);
  const actual = JSON.stringify(found) ?? "";
  return expected === actual ? [] : [{ id: "scenario.unmet", params: { where, expected, actual } }];
}
