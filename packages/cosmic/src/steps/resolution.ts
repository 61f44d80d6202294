import { type Seat, tell } from "@hypergate/kernel";
import { askNumber, rule } from "../asking.ts";
import { NONE } from "../cards.ts";
import { SHIPS_PER_PLANET } from "../catalogue.ts";
import type { Loss, Play } from "../effects.ts";
import { draw, takeAtRandom } from "../hand.ts";
import {
  alliesOf,
  coloniesToWin,
  foldWorth,
  hasColony,
  mainPlayer,
  otherSide,
  shipsOn,
  timingOrder,
} from "../query.ts";
import { DOCK, GATE, planetRef, playerRef } from "../refs.ts";
import { bringHome, landShips, lose, retrieve, takeLoss } from "../ships.ts";
import { DEFENSE, OFFENSE, type Side, type Table } from "../state.ts";
import { checkVictory } from "../victory.ts";
import { openWindow } from "../windows.ts";

const REWARDS = rule("RES-07");

/** The losing side's ships go to the warp (RES-02, RES-05); with no winner both sides lose (REV-03). */
export function losses(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  const lost: Loss[] = [];
  for (const seat of timingOrder(t)) {
    const onGate = e.winner !== OFFENSE ? e.gate[seat] : 0;
    const onDock = e.winner !== DEFENSE ? e.dock[seat] : 0;
    const onPlanet = e.winner !== DEFENSE && seat === e.defense ? shipsOn(t, e.planet, seat) : 0;
    if (onGate + onDock + onPlanet === 0) continue;
    const loss = takeLoss(g, seat, { [GATE]: onGate, [DOCK]: onDock, [planetRef(e.planet)]: onPlanet });
    lost.push(...(e.eradicates ? eradicated(t, loss) : [loss]));
  }
  if (lost.length > 0) lose(g, lost, "encounter");
  openWindow(g, "resolution.lost", undefined);
}

/** Ships leave the game instead, but no player falls below as many as colonies are needed to win; the rest go to the warp. */
function eradicated(t: Table, loss: Loss): Loss[] {
  const fleet = t.settings.planetsPerPlayer * SHIPS_PER_PLANET;
  const n = Math.max(0, Math.min(loss.n, fleet - t.removed[loss.seat] - coloniesToWin(t)));
  const rest = { ...loss, n: loss.n - n, involved: loss.n - n };
  return [{ ...loss, n, involved: n, to: "removed" as const }, rest].filter((one) => one.n > 0);
}

/** The winning offense and its allies land together (RES-01, RES-11, RES-12). */
export function landing(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  if (e.winner !== OFFENSE) return;
  const seats = timingOrder(t).filter((seat) => e.gate[seat] > 0);
  for (const seat of seats) {
    const n = e.gate[seat];
    e.gate[seat] = 0;
    t.transit[seat] += n;
    landShips(g, e.planet, seat, n);
  }
  openWindow(g, "resolution.landed", undefined);
}

/** A main player who lost with a negotiate takes cards from the winner (CMP-01 to CMP-09). */
export function compensation(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  if (e.winner === NONE) return;
  const loser = mainPlayer(t, otherSide(e.winner as Side));
  const winner = mainPlayer(t, e.winner as Side);
  const lostCard = e.shown[otherSide(e.winner as Side)];
  const wonCard = e.shown[e.winner];
  if (lostCard.type !== "negotiate" || wonCard.type !== "attack") return;
  const event = { to: loser, payer: winner, count: foldWorth(g, loser, e.fallen[loser]), chosen: false };
  if (event.count === 0) return;
  openWindow(g, "resolution.compensation", event);
  if (e.noCompensation || event.chosen) return;
  const cards = takeAtRandom(g, event.payer, loser, event.count);
  if (cards.length > 0) openWindow(g, "cards.received", { seat: loser, cards });
}

/** Defensive allies are rewarded and go home (RES-06, RES-07, RES-09, RES-10, CLR-03). */
export function rewards(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  if (e.winner !== DEFENSE) return;
  for (const seat of alliesOf(t, DEFENSE)) {
    const ships = e.dock[seat];
    if (!e.noRewards && ships > 0) reward(g, seat, foldWorth(g, seat, ships));
    e.dock[seat] -= ships;
    t.transit[seat] += ships;
    bringHome(g, seat, ships);
  }
}

function reward(g: Play, seat: Seat, n: number): void {
  const t = g.s.table;
  openWindow(g, "resolution.reward", { seat, count: n });
  const possible = hasColony(t, seat) ? Math.min(n, t.warp[seat]) : 0;
  const ships = askNumber(g, seat, "rewards/ships", REWARDS, 0, possible, { n });
  tell(g, "rewards.taken", { player: playerRef(seat), ships, cards: n - ships });
  retrieve(g, seat, ships, REWARDS);
  const before = g.s.secret.hands[seat].length;
  draw(g, seat, n - ships);
  const cards = g.s.secret.hands[seat].slice(before);
  if (cards.length > 0) openWindow(g, "cards.received", { seat, cards });
}

/** What else follows from the result, then the one victory check of the encounter (RES-13.8, CLR-01). */
export function aftermath(g: Play): void {
  openWindow(g, "resolution.after", undefined);
  checkVictory(g);
}
