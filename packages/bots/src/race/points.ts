/** Points as things stand. */
import { cardPoints, goalPoints, type Player, type Table } from "@hypergate/race";
import { IS_VARIABLE, PRINTED } from "./printed.ts";

/** Points of the cards of a tableau. */
export function tableauPoints(p: Player): number {
  let points = 0;
  for (let i = 0; i < p.tableau.length; i++) {
    const card = p.tableau[i];
    points += IS_VARIABLE[card] ? cardPoints(p, card) : PRINTED[card];
  }
  return points;
}

/** How far this seat would be ahead of the best of the others if the game ended now. */
export function leadOf(table: Table, seat: number): number {
  const points = pointsOf(table);
  let rival = 0;
  for (let other = 0; other < points.length; other++) if (other !== seat) rival = Math.max(rival, points[other]);
  return points[seat] - rival;
}

/** Points of all seats if the game ended now. */
export function pointsOf(table: Table): number[] {
  const points = table.players.map((p) => p.chips + tableauPoints(p));
  if (table.firstGoals.length + table.mostGoals.length > 0)
    for (const one of goalPoints(table.players, table.firstGoals, table.mostGoals)) points[one.seat] += one.points;
  return points;
}
