/** Tables, people and answers for tests. */
import type { Checkpoint, Entry, GameStart, Person } from "../store/records.ts";
import type { SeatHolder, TableRecord } from "../tables/table.ts";

export const OPEN: SeatHolder = { kind: "open" };

export function sitting(person: string, name = person): SeatHolder {
  return { kind: "person", person, name, ready: false, away: false, stops: {} };
}

export function samplePerson(id: string): Person {
  return { id, name: id, language: "en", recovery: `recovery of ${id}`, created: 1 };
}

export function sampleTable(id: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    version: 1,
    code: `code of ${id}`,
    owner: "ann",
    game: "cosmic",
    settings: {},
    options: {
      public: true,
      spectators: true,
      courtesy: true,
      pace: "instant",
      clock: { per: "none", seconds: 0 },
    },
    seats: [sitting("ann"), OPEN, OPEN],
    status: "open",
    created: 1,
    changed: 1,
    ...change,
  };
}

export const sampleStart: GameStart = { game: "cosmic", seed: "s", config: { players: 3 }, courtesy: true, began: 5 };

export function sampleCheckpoint(change: Partial<Checkpoint> = {}): Checkpoint {
  return {
    version: 1,
    state: { agenda: [] },
    mark: 0,
    since: [],
    entries: 0,
    undos: 0,
    counts: [0, 0, 0],
    last: [undefined, undefined, undefined],
    ...change,
  };
}

export function sampleEntry(who: number, at = 1): Entry {
  return { who, key: "launch/aim", value: "planet/1.1", by: "person", at };
}
