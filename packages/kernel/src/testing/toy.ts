/**
 * A tiny game for testing the kernel: every table says itself which steps it plays. Each seat has points that all can
 * see and a number that only it can see.
 */
import type { Seat, Value } from "../question.ts";
import { below, type Rng, seeded } from "../rng.ts";
import type { BaseState, Rules, Run, Viewer } from "../rules.ts";
import { ask, askAll, chance, enter, leave, simultaneously, tell } from "../run.ts";

export interface ToyState extends BaseState {
  seats: number;
  points: number[];
  /** One secret number for each seat. */
  secrets: number[];
  /** What was answered, in the order in which the game read it. */
  log: string[];
}

export interface ToyView {
  readonly points: readonly number[];
  readonly secret: number | undefined;
}

export interface ToyConfig {
  readonly seats: number;
  readonly steps: readonly (keyof typeof STEPS)[];
}

export type Toy = Run<ToyState>;

const SOURCE = { by: "rule/TOY-01", rule: "TOY-01" };
const COLOURS = ["word/red", "word/green", "word/blue"];

function note(g: Toy, seat: Seat, what: Value): void {
  g.s.log.push(`${seat} ${JSON.stringify(what)}`);
}

/** One seat picks a colour. */
function pickBy(g: Toy, who: Seat): void {
  const value = ask(g, { kind: "one", key: "pick", who, source: SOURCE, options: COLOURS });
  note(g, who, value);
  tell(g, "picked", { player: `player/${who}` });
}

function pick(g: Toy): void {
  pickBy(g, 0);
}

/** Every seat picks, one after the other. */
function round(g: Toy): void {
  enter(g, "round");
  for (let seat = 0; seat < g.s.seats; seat++) pickBy(g, seat);
  leave(g);
}

/** All seats bid at once, and nobody sees who is being asked. */
function bid(g: Toy): void {
  const seats = Array.from({ length: g.s.seats }, (_, seat) => seat);
  const bids = askAll(
    g,
    seats.map((who) => ({ kind: "number" as const, key: "bid", who, source: SOURCE, min: 0, max: 3, hidden: true })),
  );
  seats.forEach((seat, i) => {
    note(g, seat, bids[i]);
    g.s.points[seat] += bids[i] as number;
  });
  tell(g, "bids", { all: bids.join(" ") });
}

/** A question with one answer only: it is hidden, so being asked must not show that there is no choice. */
function forced(g: Toy): void {
  note(g, 0, ask(g, { kind: "one", key: "forced", who: 0, source: SOURCE, options: ["word/red"], hidden: true }));
}

function open(g: Toy): void {
  note(g, 0, ask(g, { kind: "one", key: "open", who: 0, source: SOURCE, options: ["word/red"] }));
}

/** Chance without any question. */
function roll(g: Toy): void {
  g.s.points[0] += 1 + chance(g, 6);
  tell(g, "rolled", { points: g.s.points[0] });
}

/** Two picks with a roll between them. */
function gamble(g: Toy): void {
  pickBy(g, 0);
  roll(g);
  pickBy(g, 0);
  pickBy(g, 0);
}

/** Each seat learns its secret anew. */
function whisper(g: Toy): void {
  for (let seat = 0; seat < g.s.seats; seat++) {
    g.s.secrets[seat] = chance(g, 100);
    tell(g, "whispered", { player: `player/${seat}` }, { [seat]: { secret: g.s.secrets[seat] } });
  }
}

/** Seat 1 is reminded of its secret: nothing is left to chance, but somebody learns something. */
function remind(g: Toy): void {
  tell(g, "reminded", {}, { 1: { secret: g.s.secrets[1] } });
}

/** Each seat on its own: as often as it likes, but at most twice, it rolls. */
function apart(g: Toy): void {
  const seats = Array.from({ length: g.s.seats }, (_, seat) => seat);
  simultaneously(g, seats, (own, seat) => {
    enter(own, `seat ${seat}`);
    for (let i = 0; i < 2; i++) {
      const again = ask(own, { kind: "confirm", key: "apart/again", who: seat, source: SOURCE });
      if (again !== true) break;
      own.s.points[seat] += 1 + chance(own, 6);
      tell(own, "apart.rolled", { player: `player/${seat}`, points: own.s.points[seat] });
    }
    leave(own);
  });
  tell(g, "apart.done", { points: g.s.points.join(" ") });
}

/** Guesses the secret of the next seat: what a search has to imagine. */
function guess(g: Toy): void {
  pickBy(g, 0);
  const value = ask(g, { kind: "number", key: "guess", who: 0, source: SOURCE, min: 0, max: 99 }) as number;
  if (value === g.s.secrets[1]) g.s.points[0] += 10;
  pickBy(g, 1);
}

/** Adds a step to the agenda and removes another. */
function detour(g: Toy): void {
  g.s.agenda = ["roll"];
}

export const STEPS = { pick, round, bid, forced, open, roll, gamble, whisper, remind, apart, guess, detour };

export const toy: Rules<ToyState, ToyView, ToyConfig> = {
  id: "toy",
  version: 1,
  migrations: {},
  steps: STEPS,
  setUp({ seats, steps }, seed) {
    const rng = seeded(seed);
    return {
      agenda: [...steps],
      rng,
      told: 0,
      seats,
      points: new Array<number>(seats).fill(0),
      secrets: Array.from({ length: seats }, () => below(rng, 100)),
      log: [],
    };
  },
  seats: (state) => state.seats,
  clone,
  view: (state, viewer) => ({
    points: state.points,
    secret: viewer === "spectator" ? undefined : state.secrets[viewer],
  }),
  resample(state: ToyState, viewer: Viewer, rng: Rng) {
    const copy = clone(state);
    copy.rng = seeded(below(rng, 1_000_000));
    copy.secrets = copy.secrets.map((own, seat) => (seat === viewer ? own : below(rng, 100)));
    return copy;
  },
};

function clone(state: ToyState): ToyState {
  return {
    ...state,
    agenda: [...state.agenda],
    rng: [...state.rng],
    points: [...state.points],
    secrets: [...state.secrets],
    log: [...state.log],
  };
}
