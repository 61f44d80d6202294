/**
 * A view is the table, plus what its viewer holds, plus counts. It is a whitelist, so nothing secret gets into a view by
 * accident.
 */
import type { Viewer } from "@hypergate/kernel";
import type { Card } from "./cards.ts";
import type { Plan, State, Table } from "./state.ts";

/** What one viewer may know. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  readonly hand: readonly Card[];
  /** Cards drawn and to be chosen from. */
  readonly drawn: readonly Card[];
  readonly offers: readonly Card[];
  /** The viewer's own face-down choice. */
  readonly plan: Plan | undefined;
  readonly handCounts: readonly number[];
  readonly drawnCounts: readonly number[];
  readonly deckCount: number;
  readonly discardCount: number;
}

/** A view that is being filled in. */
type Draft = { -readonly [Part in keyof View]: View[Part] } & {
  readonly handCounts: number[];
  readonly drawnCounts: number[];
};

const NO_CARDS: readonly Card[] = [];

export function view(s: State, viewer: Viewer): View {
  return filled(blank(s), s, viewer);
}

/**
 * A way to look for one bot. Its view is always the same object, filled in anew at every look, so what was seen before is
 * gone.
 */
export function looking(): (s: State, viewer: Viewer) => View {
  let seen: Draft | undefined;
  return (s, viewer) => {
    if (seen === undefined || seen.handCounts.length !== s.table.players.length) seen = blank(s);
    return filled(seen, s, viewer);
  };
}

/** With nothing in it yet. */
function blank({ table }: State): Draft {
  return {
    viewer: "spectator",
    table,
    hand: NO_CARDS,
    drawn: NO_CARDS,
    offers: NO_CARDS,
    plan: undefined,
    handCounts: table.players.map(() => 0),
    drawnCounts: table.players.map(() => 0),
    deckCount: 0,
    discardCount: 0,
  };
}

/** The whitelist: every part of a view, whatever was in it before. */
function filled(v: Draft, { table, secret }: State, viewer: Viewer): View {
  const isSeat = viewer !== "spectator";
  v.viewer = viewer;
  v.table = table;
  v.hand = isSeat ? secret.hands[viewer] : NO_CARDS;
  v.drawn = isSeat ? secret.drawn[viewer] : NO_CARDS;
  v.offers = isSeat ? secret.offers[viewer] : NO_CARDS;
  v.plan = isSeat ? secret.plans[viewer] : undefined;
  for (let seat = 0; seat < table.players.length; seat++) {
    v.handCounts[seat] = secret.hands[seat].length;
    v.drawnCounts[seat] = secret.drawn[seat].length;
  }
  v.deckCount = secret.deck.length;
  v.discardCount = secret.discard.length;
  return v;
}
