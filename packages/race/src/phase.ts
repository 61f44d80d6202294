/** How a phase begins and ends. */
import { enter, leave, tell } from "@hypergate/kernel";
import { addFigures, subtractFigures } from "./figures.ts";
import { checkGoals } from "./goals.ts";
import { type Game, quiet } from "./play.ts";
import type { Phase } from "./state.ts";

export function openPhase(g: Game, phase: Phase): void {
  const { table } = g.s;
  table.phase = phase;
  if (quiet(g)) return;
  enter(g, `round ${table.round}`);
  enter(g, phase);
  tell(g, "phase.begins", { phase: `phase/${phase}` });
}

/** From now on the figures show the tableau as it is; then goals are checked (4.11, 13.3, G3). */
export function closePhase(g: Game): void {
  const { players } = g.s.table;
  let changed = false;
  for (let seat = 0; seat < players.length; seat++) {
    const p = players[seat];
    if (p.arrived.length > 0) {
      for (let i = 0; i < p.arrived.length; i++) addFigures(p.figures, p.arrived[i]);
      p.arrived = [];
      changed = true;
    }
    if (p.departed.length > 0) {
      for (let i = 0; i < p.departed.length; i++) subtractFigures(p.figures, p.departed[i]);
      p.departed = [];
      changed = true;
    }
  }
  // In the first round all goals are checked: a game may begin with a position that already meets some.
  checkGoals(g, changed || g.s.table.round === 1);
  leave(g);
  leave(g);
}
