/** Cuts what happened at a table of Cosmic Encounter into beats. */
import { coloniesToWin, foreignColonies, type Scene, type Table, type View } from "@hypergate/cosmic/client";
import type { ToldEvent } from "@hypergate/wire";
import type { Beat, Director, Known, Lengths } from "../../table/stage/beat.ts";
import { partsOf, SIDES } from "../reveal/parts.ts";
import { BEATS, type BeatKind, joinsLength, totalsLength } from "./lengths.ts";

/** The beat that an event belongs to. What is not listed is part of the beat before it. */
const KINDS: Readonly<Record<string, BeatKind>> = {
  "turn.began": "turn",
  "ships.retrieved": "regroup",
  "destiny.drawn": "destiny",
  "launch.aimed": "launch",
  "launch.sent": "launch",
  "alliance.invited": "invitations",
  "alliance.joined": "joins",
  "alliance.declined": "joins",
  "planning.selected": "cards",
  "reveal.card": "flip",
  "reveal.morph": "flip",
  "reveal.reinforced": "row",
  "reveal.unreinforced": "row",
  "encounter.won": "verdict",
  "encounter.bothLost": "verdict",
  "ships.lost": "aftermath",
  "ships.removed": "aftermath",
  "ships.landed": "aftermath",
  "ships.returned": "aftermath",
  "ships.stranded": "aftermath",
  "colony.founded": "aftermath",
  "rewards.taken": "aftermath",
  "encounter.discarded": "away",
  "power.used": "power",
  "power.zapped": "zap",
  "card.played": "card",
  "card.discarded": "stopped",
  "card.returned": "stopped",
  "card.stolen": "stopped",
  "tech.cancelled": "stopped",
  "tech.used": "technology",
  "tech.completed": "technology",
  "deal.made": "deal",
  "deal.failed": "deal",
  "deck.quake": "quake",
  "power.lost": "sheet",
  "power.regained": "sheet",
  "power.gained": "sheet",
  "sheet.shown": "sheet",
  "sheets.traded": "sheet",
  "game.won": "victory",
};

/** Events of these kinds in a row are one beat. */
const JOINED: ReadonlySet<BeatKind> = new Set(["launch", "joins", "cards", "flip", "aftermath", "regroup"]);

/** Beats that everybody is told: what was played, what it came to, and who has won. */
const KEPT: ReadonlySet<BeatKind> = new Set(["flip", "totals", "verdict", "victory"]);
/** How long they stand where nothing moves. */
const STILL: Readonly<Partial<Record<BeatKind, number>>> = { totals: 1200, verdict: 1800, victory: 2500 };

interface Cut {
  kind: BeatKind;
  readonly events: ToldEvent[];
}

export const direct: Director = (before, now) => {
  const [old, view] = [before.view as View, now.view as View];
  const cuts = cutsOf(newEvents(before, now));
  const beats = cuts.flatMap((cut, i) => beatsOf(cut, i, cuts, old, view));
  const isMissing = needsSums(view, old) && !beats.some(({ kind }) => kind === "totals");
  return isMissing ? [...beats, totals([], view, now.events.at(-1)?.n ?? -1)] : beats;
};

function newEvents(before: Known, { events }: Known): readonly ToldEvent[] {
  const known = before.events.at(-1)?.n ?? -1;
  return events.filter(({ n }) => n > known);
}

function cutsOf(events: readonly ToldEvent[]): readonly Cut[] {
  const cuts: Cut[] = [];
  for (const event of events) {
    const kind = KINDS[event.id];
    const last = cuts.at(-1);
    if (last !== undefined && (kind === undefined || (kind === last.kind && JOINED.has(kind)))) last.events.push(event);
    else if (kind !== undefined) cuts.push({ kind, events: [event] });
  }
  return cuts;
}

function beatsOf(cut: Cut, i: number, cuts: readonly Cut[], before: View, now: View): readonly Beat[] {
  const { kind } = cut;
  const view = viewAt(kind, sceneFrom(cuts, i), now);
  switch (kind) {
    case "joins":
      return [beat(cut, view, joinsLength(cut.events.length))];
    case "cards":
      return [beat(cut, closed(view))];
    case "flip":
      return hasSums(view.table) ? [beat(cut, view), totals(cut.events, view)] : [beat(cut, view)];
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

function beat({ kind, events }: Cut, view: View, lengths: Lengths = BEATS[kind]): Beat {
  const told = events[events.length - 1].n;
  return { kind, view, events, told, lengths, isKept: KEPT.has(kind), still: STILL[kind] ?? 0 };
}

function totals(events: readonly ToldEvent[], view: View, told = events[events.length - 1].n): Beat {
  const rows = SIDES.reduce<number>((sum, side) => sum + partsOf(view.table, view.reckoning, side).length, 0);
  return { kind: "totals", view, events, told, lengths: totalsLength(rows), isKept: true, still: STILL.totals ?? 0 };
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
