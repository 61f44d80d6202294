/** Cuts what happened at a table of Cosmic Encounter into beats. */
import {
  BEATS,
  type BeatKind,
  beatCuts,
  coloniesToWin,
  FLIP_ALONE,
  foreignColonies,
  isKept,
  joinsLength,
  MAX_SEATS,
  NOBODY,
  type Scene,
  stillLength,
  type Table,
  totalsLength,
  type View,
} from "@hypergate/cosmic/client";
import type { BeatCut, BeatLengths } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import type { Beat, Director, Known } from "../../table/stage/beat.ts";
import { partsOf, SIDES } from "../reveal/parts.ts";

type Cut = BeatCut<BeatKind, ToldEvent>;

export const direct: Director = (before, now) => {
  const [old, view] = [before.view as View, now.view as View];
  const cuts = beatCuts(newEvents(before, now));
  const beats = cuts.flatMap((cut, i) => beatsOf(cut, i, cuts, old, view));
  const isMissing = needsSums(view, old) && !beats.some(({ kind }) => kind === "totals");
  return isMissing ? [...beats, totals([], view, now.events.at(-1)?.n ?? -1)] : beats;
};

function newEvents(before: Known, { events }: Known): readonly ToldEvent[] {
  const known = before.events.at(-1)?.n ?? -1;
  return events.filter(({ n }) => n > known);
}

function beatsOf(cut: Cut, i: number, cuts: readonly Cut[], before: View, now: View): readonly Beat[] {
  const { kind } = cut;
  const view = early(viewAt(kind, sceneFrom(cuts, i), now), before, cuts, i);
  switch (kind) {
    case "joins":
      return [beat(cut, view, joinsLength(cut.events.length))];
    case "cards":
      return [beat(cut, closed(view))];
    case "flip":
      return hasSums(view.table) ? [beat(cut, view), totals(cut.events, view)] : [beat(cut, view, FLIP_ALONE)];
    case "verdict":
      return needsSums(view, before) && !cuts.some((other) => other.kind === "flip")
        ? [totals([], view, cut.events[0].n - 1), verdict(cut, cuts, i, view)]
        : [verdict(cut, cuts, i, view)];
    case "aftermath":
      return [beat(cut, view), ...dangers(cut, before.table, view)];
    default:
      return [beat(cut, view)];
  }
}

function beat({ kind, events }: Cut, view: View, lengths: BeatLengths = BEATS[kind]): Beat {
  const told = events[events.length - 1].n;
  return { kind, view, events, told, lengths, isKept: isKept(kind), still: stillLength(kind) };
}

function totals(events: readonly ToldEvent[], view: View, told = events[events.length - 1].n): Beat {
  const rows = SIDES.reduce<number>((sum, side) => sum + partsOf(view.table, view.reckoning, side).length, 0);
  return {
    kind: "totals",
    view,
    events,
    told,
    lengths: totalsLength(rows),
    isKept: true,
    still: stillLength("totals"),
  };
}

/** The verdict also says what comes of it, where that is known already; its lines are told later. */
function verdict(cut: Cut, cuts: readonly Cut[], i: number, view: View): Beat {
  const after = cuts.slice(i + 1);
  const end = after.findIndex(({ kind }) => kind === "turn" || kind === "destiny");
  const effects = (end < 0 ? after : after.slice(0, end))
    .flatMap(({ events }) => events)
    .filter(({ id }) => id === "ships.lost" || id === "ships.removed" || id === "rewards.taken");
  return { ...beat(cut, view), events: [...cut.events, ...effects] };
}

/** Both cards are attacks, so there are two sums. */
function hasSums({ encounter: { shown } }: Table): boolean {
  return shown.every(({ type }) => type === "attack");
}

/** There are two sums now, and there were none before. */
function needsSums({ table: t }: View, { table: before }: View): boolean {
  return hasSums(t) && !(before.encounter.n === t.encounter.n && hasSums(before));
}

/** Players who by these landings need only one more colony. */
function dangers({ events }: Cut, before: Table, view: View): readonly Beat[] {
  const { table: t } = view;
  const founded = events.filter(({ id }) => id === "colony.founded");
  const seats = [...new Set(founded.map(({ params }) => Number(String(params.player).slice("player/".length))))];
  return seats
    .filter((seat) => foreignColonies(t, seat) === coloniesToWin(t) - 1)
    .filter((seat) => foreignColonies(before, seat) < foreignColonies(t, seat))
    .map((seat) => {
      const about = founded.filter(({ params }) => params.player === `player/${seat}`);
      return { ...beat({ kind: "danger", events: about }, view), told: events[events.length - 1].n };
    });
}

/** What lay on the table when the encounter was decided, if that is among what is still to be told of it. */
function sceneFrom(cuts: readonly Cut[], from: number): Scene | undefined {
  for (const { kind, events } of cuts.slice(from)) {
    if (kind === "turn" || kind === "destiny") return undefined;
    const scene = events.find((event) => event.scene !== undefined)?.scene;
    if (scene !== undefined) return scene as Scene;
  }
  return undefined;
}

/** The phase in which everybody looks at the cards, not at the board. */
const BEFORE_CARDS: ReadonlySet<BeatKind> = new Set(["turn", "regroup", "destiny", "launch", "invitations", "joins"]);

function viewAt(kind: BeatKind, scene: Scene | undefined, now: View): View {
  if (scene === undefined) return now;
  const { table, reckoning } = scene;
  const encounter = BEFORE_CARDS.has(kind) ? { ...table.encounter, phase: "alliance" as const } : table.encounter;
  return { ...now, table: { ...now.table, ...table, encounter }, reckoning, faceDown: [true, true] };
}

/** Beats before the gate is aimed, and those before allies have joined. */
const BEFORE_LAUNCH: ReadonlySet<BeatKind> = new Set(["turn", "regroup", "destiny"]);
const BEFORE_JOINS: ReadonlySet<BeatKind> = new Set(["turn", "regroup", "destiny", "launch", "invitations"]);

/** Beats after which ships lie elsewhere than they did. */
const MOVING: ReadonlySet<BeatKind> = new Set(["verdict", "aftermath", "deal"]);

/** The table before the launch or the joins that are told later: ships are still where they come from. */
function early(view: View, before: View, cuts: readonly Cut[], i: number): View {
  const { kind } = cuts[i];
  const later = cuts.slice(i + 1);
  const end = later.findIndex((cut) => cut.kind === "turn" || cut.kind === "destiny");
  const own = new Set((end < 0 ? later : later.slice(0, end)).map((cut) => cut.kind));
  const isUnaimed = BEFORE_LAUNCH.has(kind) && own.has("launch");
  const isAlone = BEFORE_JOINS.has(kind) && own.has("joins");
  if (!isUnaimed && !isAlone) return view;
  const { table: t } = view;
  const { encounter: e } = t;
  const isLeft = (seat: number) => seat !== e.offense || isUnaimed;
  const encounter = {
    ...e,
    planet: isUnaimed ? NOBODY : e.planet,
    gate: e.gate.map((n, seat) => (isLeft(seat) ? 0 : n)),
    dock: e.dock.map(() => 0),
    ally: e.ally.map(() => NOBODY),
  };
  const isKnown = !cuts.slice(0, i).some((cut) => MOVING.has(cut.kind));
  const ships = t.ships.map((n, at) => (isKnown && isLeft(at % MAX_SEATS) ? Math.max(n, before.table.ships[at]) : n));
  return { ...view, table: { ...t, ships, encounter } };
}

/** The same moment with both cards still face down. */
function closed(view: View): View {
  const { encounter } = view.table;
  const shown = encounter.shown.map((card) => ({
    ...card,
    card: -1,
    type: "none" as const,
    value: 0,
    added: 0,
    extra: [],
  }));
  const before = { ...encounter, phase: "planning" as const, shown, bonus: [], reinforcements: [] };
  return { ...view, table: { ...view.table, encounter: before }, faceDown: [true, true] };
}
