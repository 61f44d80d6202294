/** The draft of a position of Race for the Galaxy: its scenario file, in full. */
import type { BaseState } from "@hypergate/kernel";
import { race, readRaceScenario, writeRacePosition } from "@hypergate/race";
import type { Draft } from "../../game/editor.ts";

export interface RaceSeat {
  readonly start?: string;
  /** The start world, where it is no longer on the table. */
  readonly began?: string;
  readonly hand: readonly string[];
  readonly tableau: readonly string[];
  readonly goods: readonly string[];
  readonly chips: number;
}

export interface RacePosition {
  readonly stage: "round";
  readonly round: number;
  readonly seats: readonly RaceSeat[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly goals?: readonly string[];
  readonly won?: Readonly<Record<string, readonly number[]>>;
  readonly pool: number;
}

export function positionOf(draft: Draft): RacePosition {
  return draft.position as RacePosition;
}

export function settingsOf(draft: Draft): Readonly<Record<string, unknown>> {
  return draft.settings as Readonly<Record<string, unknown>>;
}

export function withPosition(draft: Draft, change: Partial<RacePosition>): Draft {
  return { ...draft, position: { ...positionOf(draft), ...change } };
}

export function withSeat(draft: Draft, seat: number, change: Partial<RaceSeat>): Draft {
  const { seats } = positionOf(draft);
  return withPosition(draft, { seats: seats.with(seat, { ...seats[seat], ...change }) });
}

export function draftOf(state: BaseState, courtesy = false): Draft {
  return { game: "race", ...(courtesy ? { courtesy } : {}), ...writeRacePosition(state), play: [] };
}

/** Reads any file, and says everything that it leaves out. A file that begins with the deal is given its first round. */
export function complete(document: unknown): Draft | undefined {
  const { plan } = readRaceScenario(document);
  if (plan === undefined) return undefined;
  try {
    const { title, note, play, seed, players } = document as Record<string, unknown>;
    const state = race.setUp(plan.config, plan.seed);
    if (state.agenda[0] !== "choose") return undefined;
    const kept = Object.entries({ title, note, seed, players }).filter(([, value]) => value !== undefined);
    return { ...draftOf(state, plan.courtesy), ...Object.fromEntries(kept), play: play ?? [] };
  } catch {
    return undefined;
  }
}

const STARTS = [
  "old-earth",
  "alpha-centauri",
  "new-sparta",
  "earths-lost-colony",
  "epsilon-eridani",
  "separatist-colony",
];

export function blank(players: number, settings: Readonly<Record<string, unknown>> = {}): Draft {
  const sets = players > 5 ? "base+storm+rebel" : players > 4 ? "base+storm" : "base";
  const document = {
    game: "race",
    settings: { players, sets, ...settings },
    position: {
      stage: "round",
      seats: STARTS.slice(0, players).map((start) => ({ start, hand: [] })),
      deck: ["rest"],
    },
    play: [],
  };
  const draft = complete(document);
  if (draft === undefined) throw new Error("the first position cannot be read");
  return draft;
}

export function picture(draft: Draft): BaseState | undefined {
  const { plan } = readRaceScenario({ ...draft, play: [] });
  if (plan === undefined) return undefined;
  try {
    return race.setUp(plan.config, plan.seed);
  } catch {
    return undefined;
  }
}
