/**
 * What a viewer of a table is sent. A view is cut into pieces (`hand`, `table/ships`, …). The first frame has all of
 * them, later ones only those that changed. A viewer for whom nothing changed gets nothing, so that no message reveals
 * a secret answer.
 */
import type { BaseState, Difference, Question, Seat, Session, Viewer } from "@hypergate/kernel";
import { Differences, eventFor, type GameEvent, isRecord, jsonOf, same, show } from "@hypergate/kernel";
import type { Asked, QuestionClock, ToldEvent, Waiting } from "@hypergate/wire";
import { docOf } from "../store/documents.ts";
import type { StoredEvent } from "../store/records.ts";
import { askOf, type LiveGame } from "./game.ts";

/** What one kind of viewer was last sent: the view, which nobody changes, and the rest as JSON. */
export interface Snapshot {
  readonly view: View;
  readonly asked: string;
  readonly waiting: string;
}

type View = Readonly<Record<string, unknown>>;

/** The time a seat has for its question. */
export type ClockOf = (seat: Seat) => QuestionClock | undefined;

/** Views of the same moment share most of their parts, so those are made, compared and written only once. */
export class Cut {
  readonly differences: Differences;
  readonly #told = new Map<StoredEvent, string>();
  #viewOf: ((viewer: Viewer) => unknown) | undefined;

  constructor(differences: Differences) {
    this.differences = differences;
  }

  /** What a viewer may know. */
  view({ rules, run }: Session<BaseState>, viewer: Viewer): View {
    this.#viewOf ??= rules.views?.(run.s) ?? ((one) => rules.view(run.s, one));
    return this.#viewOf(viewer) as View;
  }

  /** Events as one viewer may know them; most are the same for all. */
  told(events: readonly StoredEvent[], viewer: Viewer): string {
    let list = "";
    for (const event of events) {
      const isOwn = viewer !== "spectator" && (event.event as GameEvent).privately?.[viewer] !== undefined;
      list += `,${isOwn ? JSON.stringify(eventOf(event, viewer)) : this.#toldAll(event)}`;
    }
    return `[${list.slice(1)}]`;
  }

  #toldAll(event: StoredEvent): string {
    let text = this.#told.get(event);
    if (text === undefined) this.#told.set(event, (text = openText(event)));
    return text;
  }
}

export function look(live: LiveGame, viewer: Viewer, clockOf: ClockOf, cut: Cut): Snapshot {
  const view = cut.view(live.session, viewer);
  const { question, waitingFor, responses } = show(live.session, viewer, view);
  return {
    view,
    asked: question === undefined ? "null" : askedText(live, question, clockOf, cut.differences),
    waiting: waitingText(waitingFor, responses, clockOf),
  };
}

/** An `Asked` as JSON. Its question is also in the trace. */
function askedText(live: LiveGame, question: Question, clockOf: ClockOf, differences: Differences): string {
  const clock: Asked["clock"] = clockOf(question.who);
  const timed = clock === undefined ? "" : `,"clock":${JSON.stringify(clock)}`;
  return `{"ask":"${askOf(live, question.who)}","question":${differences.textOf(question)}${timed}}`;
}

/** A `Waiting` as JSON. */
function waitingText(seats: readonly Seat[], responses: boolean, clockOf: ClockOf): string {
  let clocks = "";
  for (const seat of seats) {
    const clock: Waiting["clocks"][Seat] | undefined = clockOf(seat);
    if (clock !== undefined) clocks += `,"${seat}":${JSON.stringify(clock)}`;
  }
  return `{"seats":[${seats.join(",")}],"responses":${responses},"clocks":{${clocks.slice(1)}}}`;
}

const NOTHING: View = {};

function viewBetween(before: View, now: View, differences: Differences): Difference {
  let set = "";
  const gone: string[] = [];
  for (const name in now) {
    const old = before[name];
    const piece = now[name];
    if (piece === old || piece === undefined) continue;
    if (!isRecord(piece)) {
      if (!same(piece, old)) set += `,${JSON.stringify(name)}:${jsonOf(piece)}`;
      continue;
    }
    const inner = differences.between(name, isRecord(old) ? old : NOTHING, piece);
    if (inner.set !== "") set += `,${inner.set}`;
    if (inner.gone.length > 0) gone.push(...inner.gone);
  }
  for (const name in before) if (before[name] !== undefined && now[name] === undefined) gone.push(name);
  return { set: set.slice(1), gone };
}

/** Everything, for a viewer who has just come or returned. */
export function stateFrame(live: LiveGame, viewer: Viewer, snapshot: Snapshot, events: readonly StoredEvent[]): string {
  const { id, stream } = live;
  const cut = new Cut(new Differences());
  const { set } = viewBetween(NOTHING, snapshot.view, cut.differences);
  return `{"t":"state","table":"${id}","n":${stream},"viewer":${JSON.stringify(viewer)},"events":${cut.told(events, viewer)},"set":{${set}},"asked":${snapshot.asked},"waiting":${snapshot.waiting}}`;
}

/** What changed since `before`; nothing if nothing did. */
export function updateFrame(
  live: LiveGame,
  viewer: Viewer,
  before: Snapshot,
  now: Snapshot,
  events: readonly StoredEvent[],
  cut: Cut,
): string | undefined {
  const { set, gone } = viewBetween(before.view, now.view, cut.differences);
  let frame = "";
  if (events.length > 0) frame += `,"events":${cut.told(events, viewer)}`;
  if (set !== "") frame += `,"set":{${set}}`;
  if (gone.length > 0) frame += `,"gone":${JSON.stringify(gone)}`;
  if (now.asked !== before.asked) frame += `,"asked":${now.asked}`;
  if (now.waiting !== before.waiting) frame += `,"waiting":${now.waiting}`;
  return frame === "" ? undefined : `{"t":"update","table":"${live.id}","n":${live.stream}${frame}}`;
}

/** What everybody may know of an event: usually all of it, as it is stored. */
function openText(stored: StoredEvent): string {
  const { n, privately } = stored.event as GameEvent;
  return privately === undefined && n === stored.n ? docOf(stored) : JSON.stringify(eventOf(stored, "spectator"));
}

/** A stored event as one viewer may know it. */
export function eventOf({ n, event }: StoredEvent, viewer: Viewer): ToldEvent {
  return { ...eventFor(event as GameEvent, viewer), n };
}
