/**
 * What a viewer of a table is sent. A view is cut into pieces (`hand`, `table/ships`, …). The first frame has all of
 * them, later ones only those that changed. A viewer for whom nothing changed gets nothing, so that no message reveals
 * a secret answer.
 */
import type { BaseState, Difference, Fields, Seat, Session, Viewer } from "@hypergate/kernel";
import { eventFor, fieldsBetween, fieldsOf, type GameEvent, isRecord, jsonOf, show } from "@hypergate/kernel";
import type { Asked, QuestionClock, ToldEvent, Waiting } from "@hypergate/wire";
import { docOf } from "../store/documents.ts";
import type { StoredEvent } from "../store/records.ts";
import { askOf, type LiveGame } from "./game.ts";

/** What one kind of viewer was last sent, as JSON. */
export interface Snapshot {
  /** A record of the view cut into its fields; anything else as one piece. */
  readonly pieces: Readonly<Record<string, Fields | string>>;
  readonly asked: string;
  readonly waiting: string;
}

/** The time a seat has for its question. */
export type ClockOf = (seat: Seat) => QuestionClock | undefined;

/** Views of the same moment share most of their parts, so those are cut, compared and written only once. */
export class Cut {
  readonly #fields = new Map<object, Fields>();
  readonly #told = new Map<StoredEvent, string>();
  readonly #differences = new Map<Fields, { readonly before: Fields; readonly difference: Difference }>();

  /** What was cut for the trace need not be cut again. */
  constructor({ looked, session }: LiveGame) {
    const state = session.run.s as object;
    for (const name in looked?.state) {
      const fields = looked.state[name];
      if (typeof fields === "object") this.#fields.set(state[name as keyof typeof state], fields);
    }
  }

  fields(record: object): Fields {
    let fields = this.#fields.get(record);
    if (fields === undefined) this.#fields.set(record, (fields = fieldsOf(record)));
    return fields;
  }

  difference(name: string, before: Fields, now: Fields): Difference {
    const known = this.#differences.get(now);
    if (known?.before === before) return known.difference;
    const difference = fieldsBetween(name, before, now);
    this.#differences.set(now, { before, difference });
    return difference;
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
  const { view, question, waitingFor, responses } = show(live.session as Session<BaseState>, viewer);
  const asked: Asked | undefined =
    question === undefined ? undefined : { ask: askOf(live, question.who), question, clock: clockOf(question.who) };
  const clocks = waitingFor.flatMap((seat) => {
    const clock = clockOf(seat);
    return clock === undefined ? [] : [[seat, clock]];
  });
  const waiting: Waiting = { seats: waitingFor, responses, clocks: Object.fromEntries(clocks) };
  return {
    pieces: piecesOf(view as object, cut),
    asked: JSON.stringify(asked) ?? "null",
    waiting: JSON.stringify(waiting),
  };
}

function piecesOf(view: object, cut: Cut): Record<string, Fields | string> {
  const pieces: Record<string, Fields | string> = {};
  for (const name in view) {
    const value: unknown = view[name as keyof typeof view];
    if (value !== undefined) pieces[name] = isRecord(value) ? cut.fields(value) : jsonOf(value);
  }
  return pieces;
}

const NOTHING: Fields = {};

function differences(before: Snapshot["pieces"], now: Snapshot["pieces"], cut: Cut): Difference {
  let set = "";
  const gone: string[] = [];
  for (const name in now) {
    const old = before[name];
    const piece = now[name];
    if (typeof piece !== "object") {
      if (piece !== old) set += `,${JSON.stringify(name)}:${piece}`;
      continue;
    }
    const inner = cut.difference(name, typeof old === "object" ? old : NOTHING, piece);
    if (inner.set !== "") set += `,${inner.set}`;
    if (inner.gone.length > 0) gone.push(...inner.gone);
  }
  for (const name in before) if (now[name] === undefined) gone.push(name);
  return { set: set.slice(1), gone };
}

/** Everything, for a viewer who has just come or returned. */
export function stateFrame(live: LiveGame, viewer: Viewer, snapshot: Snapshot, events: readonly StoredEvent[]): string {
  const { id, stream } = live;
  const cut = new Cut(live);
  const { set } = differences({}, snapshot.pieces, cut);
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
  const { set, gone } = differences(before.pieces, now.pieces, cut);
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
  return privately === undefined && n === stored.n ? docOf(stored.event) : JSON.stringify(eventOf(stored, "spectator"));
}

/** A stored event as one viewer may know it. */
export function eventOf({ n, event }: StoredEvent, viewer: Viewer): ToldEvent {
  return { ...eventFor(event as GameEvent, viewer), n };
}
