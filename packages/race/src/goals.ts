import { type Seat, tell } from "@hypergate/kernel";
import { GOODS, ROWS } from "./data/design.ts";
import {
  ALIEN_CARDS,
  CARDS_WITH_ROW,
  DEVELOPMENTS,
  generalMilitary,
  PRODUCTION_WORLDS,
  REBEL_MILITARY_WORLDS,
  UPLIFT_CARDS,
  VARIABLE_DEVELOPMENTS,
  WORLDS_OF_KIND,
} from "./figures.ts";
import { type FirstGoalId, GOAL_NEEDS, type MostGoalId } from "./goal-ids.ts";
import { type Game, quiet } from "./play.ts";
import type { FirstGoal, MostGoal, Phase, Player } from "./state.ts";

/** Points for a first goal, for the tile of a most goal, and for a tie with it (G1). */
export const FIRST_POINTS = 3;
export const MOST_POINTS = 5;
export const TIE_POINTS = 3;

/** Nobody has the tile. */
export const CENTRE: Seat = -1;

/** How much a player has of what a goal counts, with the tableau as it is. */
export function goalCount(p: Player, id: FirstGoalId | MostGoalId): number {
  const f = p.figures;
  switch (id) {
    case "firstFiveChips":
      return p.chips;
    case "firstFourKinds":
      return present(f, WORLDS_OF_KIND + 1, GOODS.length);
    case "firstThreeAlien":
      return f[ALIEN_CARDS];
    case "firstDiscard":
      return p.trimmed > 0 ? 1 : 0;
    case "firstPowerEachPhase":
      return present(f, CARDS_WITH_ROW, ROWS.length);
    case "firstSixDevelopment":
      return f[VARIABLE_DEVELOPMENTS];
    case "firstThreeUplift":
      return f[UPLIFT_CARDS];
    case "firstFourGoods":
      return p.goods;
    case "firstEightCards":
      return p.tableau.length;
    case "mostMilitary":
      return generalMilitary(f);
    case "mostBlueBrown":
      return f[WORLDS_OF_KIND + 1] + f[WORLDS_OF_KIND + 2];
    case "mostDevelopments":
      return f[DEVELOPMENTS];
    case "mostProduction":
      return f[PRODUCTION_WORLDS];
    case "mostExplore":
      return f[CARDS_WITH_ROW];
    case "mostRebel":
      return f[REBEL_MILITARY_WORLDS];
  }
}

/** How many of `n` figures in a row are not 0. */
function present(figures: readonly number[], from: number, n: number): number {
  let found = 0;
  for (let i = from; i < from + n; i++) if (figures[i] > 0) found++;
  return found;
}

/** Whether a player meets the condition of a first goal. */
export function meets(p: Player, id: FirstGoalId): boolean {
  return goalCount(p, id) >= GOAL_NEEDS[id];
}

/** What counts for a most goal; below the minimum it is nothing (G12). */
export function valueFor(p: Player, id: MostGoalId): number {
  const count = goalCount(p, id);
  return count < GOAL_NEEDS[id] ? 0 : count;
}

/**
 * Checks goals after a phase (G3). Goals about cards can only change with a tableau; chips, goods and the hand limit
 * change in phases of their own, so there only the one goal about them is checked.
 */
export function checkGoals(g: Game, changed: boolean): void {
  const { phase, firstGoals, mostGoals, players } = g.s.table;
  const only = onlyIn(phase);
  if (!changed && only === undefined) return;
  for (let i = 0; i < firstGoals.length; i++) {
    const goal = firstGoals[i];
    if (goal.scored.length === 0 && (changed || goal.id === only)) maybeScore(g, goal, players);
  }
  if (changed) for (let i = 0; i < mostGoals.length; i++) maybeMove(g, mostGoals[i], players);
}

function onlyIn(phase: Phase): FirstGoalId | undefined {
  if (phase === "consume") return "firstFiveChips";
  if (phase === "produce") return "firstFourGoods";
  return phase === "round" ? "firstDiscard" : undefined;
}

/** Everybody who meets the condition at the first check at which anybody does scores; then the goal is closed (G7). */
function maybeScore(g: Game, goal: FirstGoal, players: readonly Player[]): void {
  const { id } = goal;
  const need = GOAL_NEEDS[id];
  for (let seat = 0; seat < players.length; seat++) if (goalCount(players[seat], id) >= need) goal.scored.push(seat);
  if (goal.scored.length === 0 || quiet(g, goal.scored.length)) return;
  for (const who of goal.scored) tell(g, "goal.scored", { who, goal: `goal/${goal.id}`, n: FIRST_POINTS });
}

/** The tile of a most goal changes hands, stays, or goes back to the centre (G13 to G15). */
function maybeMove(g: Game, goal: MostGoal, players: readonly Player[]): void {
  const { id, holder: before } = goal;
  let best = GOAL_NEEDS[id];
  let leader = CENTRE;
  let leaders = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const count = goalCount(players[seat], id);
    if (count < best) continue;
    leaders = count > best || leaders === 0 ? 1 : leaders + 1;
    leader = seat;
    best = count;
  }
  if (leaders === 1) goal.holder = leader;
  else if (before !== CENTRE && (leaders === 0 || goalCount(players[before], id) < best)) goal.holder = CENTRE;
  if (goal.holder === before || quiet(g)) return;
  const params = { goal: `goal/${id}`, n: leaders === 0 ? 0 : best };
  if (goal.holder === CENTRE) tell(g, "goal.lost", { who: before, ...params });
  else tell(g, "goal.taken", { who: goal.holder, ...params });
}

/** Points of the goals for each seat at the end (G16). */
export function goalPoints(
  players: readonly Player[],
  firstGoals: readonly FirstGoal[],
  mostGoals: readonly MostGoal[],
): { readonly seat: Seat; readonly goal: FirstGoalId | MostGoalId; readonly points: number }[] {
  const points: { seat: Seat; goal: FirstGoalId | MostGoalId; points: number }[] = [];
  for (const goal of firstGoals)
    for (const seat of goal.scored) points.push({ seat, goal: goal.id, points: FIRST_POINTS });
  for (const goal of mostGoals) {
    const values = players.map((p) => valueFor(p, goal.id));
    const best = Math.max(...values);
    for (let seat = 0; seat < players.length; seat++) {
      if (seat === goal.holder) points.push({ seat, goal: goal.id, points: MOST_POINTS });
      else if (best > 0 && values[seat] === best) points.push({ seat, goal: goal.id, points: TIE_POINTS });
    }
  }
  return points;
}
