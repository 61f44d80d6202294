/** What a player can see, with what it makes of it: how long the game will last, what a card is worth, who leads. */
import {
  addFigures,
  type Card,
  fullTableau,
  type Player,
  subtractFigures,
  type Table,
  type View,
} from "@hypergate/race";
import { distances } from "./goals.ts";
import { consuming } from "./goods.ts";
import { producing } from "./produce.ts";
import { type Attacker, attackersOf } from "./threat.ts";
import type { Weights } from "./weights.ts";

/** Rounds of a long game. */
const LONG = 24;

export interface Outlook {
  readonly view: View;
  readonly table: Table;
  readonly seat: number;
  readonly w: Weights;
  /** The own tableau as it will count from the next phase on; a copy, which may be changed for a moment to see what would be. */
  readonly me: Player;
  /** The same as it counts now, for prices. */
  readonly now: Player;
  /** Rounds that are left, about. */
  readonly rounds: number;
  /** Points that a hand card is worth. */
  readonly card: number;
  readonly attackers: readonly Attacker[];
  /** For each first goal how far the nearest other player is from it. */
  readonly rivals: readonly number[];
}

export function outlook(view: View, w: Weights): Outlook {
  const { table } = view;
  const seat = view.viewer === "spectator" ? 0 : view.viewer;
  const now = table.players[seat];
  const rounds = roundsLeft(table, w);
  return {
    view,
    table,
    seat,
    w,
    me: ownCopy(upToDate(now)),
    now,
    rounds,
    card: (w.card * rounds) / (rounds + w.fade),
    rivals: distances(table, seat),
    attackers: attackersOf(view),
  };
}

/** A player with the figures of the tableau as it is, not as it was when the phase began. */
export function upToDate(p: Player): Player {
  if (p.arrived.length === 0 && p.departed.length === 0) return p;
  const figures = p.figures.slice();
  for (const card of p.arrived) addFigures(figures, card);
  for (const card of p.departed) subtractFigures(figures, card);
  return { ...p, figures, arrived: [], departed: [] };
}

function ownCopy(p: Player): Player {
  return { ...p, figures: p.figures.slice(), tableau: p.tableau.slice() };
}

/** A player with one more card. */
export function withCard(p: Player, card: Card): Player {
  const figures = p.figures.slice();
  addFigures(figures, card);
  const tableau = p.tableau.slice();
  tableau.push(card);
  return { ...p, figures, tableau };
}

export function withoutCard(p: Player, card: Card): Player {
  const figures = p.figures.slice();
  subtractFigures(figures, card);
  return { ...p, figures, tableau: p.tableau.filter((one) => one !== card) };
}

/** The game ends with the first full tableau or the last chip. */
function roundsLeft(table: Table, w: Weights): number {
  const { players, settings } = table;
  const pace = settings.players === 2 && settings.actionsForTwo === 2 ? w.paceOfTwo : w.pace;
  let left = 20;
  let drain = 0.4;
  for (const p of players) {
    const missing = (fullTableau(p.figures) - p.tableau.length) / pace;
    if (missing < left) left = missing;
    const yieldOf = consuming(p.tableau, producing(p), 1, 0);
    drain += yieldOf * (w.cycle + w.engine * Math.min(1, yieldOf / 4)) * w.double;
  }
  // A game that has gone on for long is played as if it ended soon, so that it does.
  const late = Math.max(2, LONG - table.round);
  return Math.max(0.5, Math.min(left, late, table.pool / drain));
}
