/** What the server sends about a game, for tests: a whole view first, then the pieces of it that changed. */
import { type BaseState, eventFor, type Session, show, type Viewer } from "@hypergate/kernel";
import type { Frame } from "@hypergate/wire";

type Pieces = ReadonlyMap<string, string>;

/** A record of a view is cut into its fields, anything else is one piece; all as JSON. */
function piecesOf(view: object): Pieces {
  const pieces = new Map<string, string>();
  for (const [name, value] of Object.entries(view)) {
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    for (const [path, piece] of isRecord
      ? Object.entries(value).map(([field, one]) => [`${name}/${field}`, one])
      : [[name, value]])
      if (piece !== undefined) pieces.set(path, JSON.stringify(piece));
  }
  return pieces;
}

function parsed(pieces: Pieces): Record<string, unknown> {
  return Object.fromEntries([...pieces].map(([path, piece]) => [path, JSON.parse(piece)]));
}

export interface Teller {
  /** What somebody is sent who comes now and knows the events before `seen`. */
  readonly whole: (seen: number) => Frame;
  /** What changed since the last frame. */
  readonly changes: () => Frame;
}

/** Tells one viewer of one table about a game as it goes on. */
export function tellerOf(session: Session<BaseState>, viewer: Viewer, table: string): Teller {
  let before: Pieces = new Map();
  let told = 0;
  const look = () => {
    const { view, question, waitingFor, responses } = show(session, viewer);
    const asked = question === undefined ? null : { ask: `${viewer}.${session.answers.length}`, question };
    return { pieces: piecesOf(view as object), asked, waiting: { seats: waitingFor, responses, clocks: {} } };
  };
  const eventsFrom = (n: number) =>
    session.events.filter((event) => event.n >= n).map((event) => JSON.parse(JSON.stringify(eventFor(event, viewer))));
  const keep = (pieces: Pieces) => {
    before = pieces;
    told = session.events.length;
  };
  return {
    whole: (seen) => {
      const { pieces, asked, waiting } = look();
      keep(pieces);
      return { t: "state", table, viewer, n: told, set: parsed(pieces), events: eventsFrom(seen), asked, waiting };
    },
    changes: () => {
      const { pieces, asked, waiting } = look();
      const set = new Map([...pieces].filter(([path, piece]) => before.get(path) !== piece));
      const gone = [...before.keys()].filter((path) => !pieces.has(path));
      const events = eventsFrom(told);
      keep(pieces);
      return { t: "update", table, n: told, set: parsed(set), gone, events, asked, waiting };
    },
  };
}
