/**
 * What a viewer of a table is sent. A view is cut into pieces (`hand`, `table/ships`, …), and after the first, whole one
 * only pieces that changed are sent. A viewer for whom nothing changed gets nothing, so that an answer in secret
 * is not betrayed by a message.
 */
import type { BaseState, Seat, Session, Viewer } from "@hypergate/kernel";
import { eventFor, type GameEvent, show } from "@hypergate/kernel";
import type { StoredEvent } from "../store/store.ts";
import { askOf, type LiveGame } from "./game.ts";

/** What one kind of viewer was last shown, as JSON. */
export interface Shown {
  readonly pieces: Readonly<Record<string, string>>;
  readonly asked: string;
  readonly waiting: string;
}

/** When a seat's time is up. */
export type Until = (seat: Seat) => number | undefined;

/** Pieces of objects that several views share. */
export type Cut = Map<object, Readonly<Record<string, string>>>;

export function look(live: LiveGame, viewer: Viewer, until: Until, cut: Cut): Shown {
  const { view, question, waitingFor, responses } = show(live.session as Session<BaseState>, viewer);
  const asked =
    question === undefined
      ? undefined
      : { ask: askOf(live, question.who), question, until: until(question.who) };
  const clocks = waitingFor.flatMap((seat) => {
    const time = until(seat);
    return time === undefined ? [] : [[seat, time]];
  });
  return {
    pieces: piecesOf(view as object, cut),
    asked: JSON.stringify(asked) ?? "null",
    waiting: JSON.stringify({ seats: waitingFor, responses, until: Object.fromEntries(clocks) }),
  };
}

/** A record in a view is cut into its fields, anything else is one piece. */
function piecesOf(view: object, cut: Cut): Record<string, string> {
  const pieces: Record<string, string> = {};
  for (const [name, value] of Object.entries(view)) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      if (value !== undefined) pieces[name] = JSON.stringify(value);
      continue;
    }
    let fields = cut.get(value);
    if (fields === undefined) cut.set(value, (fields = fieldsOf(name, value)));
    Object.assign(pieces, fields);
  }
  return pieces;
}

function fieldsOf(name: string, value: object): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [field, inner] of Object.entries(value))
    if (inner !== undefined) fields[`${name}/${field}`] = JSON.stringify(inner);
  return fields;
}

/** The whole of it: for one who has just come, or come back. */
export function stateFrame(live: LiveGame, viewer: Viewer, shown: Shown, events: readonly StoredEvent[]): string {
  const { id, stream } = live;
  return `{"t":"state","table":"${id}","n":${stream},"viewer":${JSON.stringify(viewer)},"events":${told(events, viewer)},"set":${joined(shown.pieces)},"asked":${shown.asked},"waiting":${shown.waiting}}`;
}

/** What is new since `before`; nothing if nothing is. */
export function updateFrame(
  live: LiveGame,
  viewer: Viewer,
  before: Shown,
  now: Shown,
  events: readonly StoredEvent[],
): string | undefined {
  const set: Record<string, string> = {};
  const gone: string[] = [];
  for (const path in now.pieces) if (now.pieces[path] !== before.pieces[path]) set[path] = now.pieces[path];
  for (const path in before.pieces) if (now.pieces[path] === undefined) gone.push(path);
  let frame = "";
  if (events.length > 0) frame += `,"events":${told(events, viewer)}`;
  for (const _ in set) {
    frame += `,"set":${joined(set)}`;
    break;
  }
  if (gone.length > 0) frame += `,"gone":${JSON.stringify(gone)}`;
  if (now.asked !== before.asked) frame += `,"asked":${now.asked}`;
  if (now.waiting !== before.waiting) frame += `,"waiting":${now.waiting}`;
  return frame === "" ? undefined : `{"t":"update","table":"${live.id}","n":${live.stream}${frame}}`;
}

function joined(pieces: Readonly<Record<string, string>>): string {
  let text = "";
  for (const path in pieces) text += `${text === "" ? "" : ","}${JSON.stringify(path)}:${pieces[path]}`;
  return `{${text}}`;
}

function told(events: readonly StoredEvent[], viewer: Viewer): string {
  return JSON.stringify(events.map((event) => eventOf(event, viewer)));
}

/** A stored event as one viewer may know it. */
export function eventOf({ n, event }: StoredEvent, viewer: Viewer): object {
  return { ...eventFor(event as GameEvent, viewer), n };
}
