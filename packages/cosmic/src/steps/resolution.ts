import { type Counts, countOf, noCounts, type Seat } from "@hypergate/kernel";
import { askCards, rule } from "../asking.ts";
import { type CardNumber, NONE } from "../cards.ts";
import type { Play } from "../effects.ts";
import type { Compensation, Loss } from "../events.ts";
import { areGainsSwapped, foldLost, foldWorth, isCompensated, isSpared, isStranded } from "../folds.ts";
import { detonate, giveCards, pickFrom, takeAtRandom } from "../hand.ts";
import { kickedBy } from "../laying.ts";
import { alliesOf, hasRetreated, mainPlayer, otherSide, shipsForSide, shipsOn, timingOrder } from "../query.ts";
import { DOCK, GATE, type Planet, planetRef, playerRef } from "../refs.ts";
import { payRewards } from "../rewards.ts";
import { landTogether, leaveEncounter, liftAll, lose, takeLoss } from "../ships.ts";
import { DEFENSE, OFFENSE, type Side, type Table } from "../state.ts";
import { checkVictory } from "../victory.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";

const COMPENSATION = rule("CMP-03");

/** The losing side's ships go to the warp (RES-02, RES-05); with no winner both sides lose (REV-03). */
export function losses(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  let lost: Loss[] | undefined;
  for (const seat of timingOrder(t)) {
    const onGate = e.winner !== OFFENSE ? e.gate[seat] : 0;
    const onDock = e.winner !== DEFENSE ? e.dock[seat] : 0;
    const onPlanet = e.winner !== DEFENSE && seat === e.defense ? shipsOn(t, e.planet, seat) : 0;
    if (onGate + onDock + onPlanet === 0) continue;
    if (isSpared(t, seat, hasRetreated(t))) continue;
    const from = shipsFrom(onGate, onDock, onPlanet, e.planet);
    for (const loss of foldLost(t, takeLoss(g, seat, from)))
      if (lost === undefined) lost = [loss];
      else lost.push(loss);
  }
  if (lost !== undefined) lose(g, lost, "encounter");
  // What was spared goes home; a defense stays on its planet (RT-3).
  if (e.winner !== NONE) leaveEncounter(g, timingOrder(t), otherSide(e.winner as Side));
  openWindow(g, WINDOW["resolution.lost"], undefined);
}

/** How many ships of these places, most often of one. */
function shipsFrom(onGate: number, onDock: number, onPlanet: number, planet: Planet): Counts {
  if (onDock + onPlanet === 0) return countOf(GATE, onGate);
  if (onGate + onPlanet === 0) return countOf(DOCK, onDock);
  if (onGate + onDock === 0) return countOf(planetRef(planet), onPlanet);
  const from = noCounts();
  if (onGate > 0) from[GATE] = onGate;
  if (onDock > 0) from[DOCK] = onDock;
  if (onPlanet > 0) from[planetRef(planet)] = onPlanet;
  return from;
}

/** The winning offense and its allies land together (RES-01, RES-11, RES-12). */
export function landing(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  const isSwapped = areGainsSwapped(t);
  if (e.winner === DEFENSE && isSwapped) land(g, alliesOf(t, DEFENSE), DEFENSE);
  if (e.winner !== OFFENSE) return;
  const allies = isSwapped ? [] : timingOrder(t).slice(1);
  const landing = isSwapped ? [e.offense] : timingOrder(t).filter((seat) => isLanding(t, seat));
  land(g, landing, OFFENSE);
  leaveEncounter(g, allies, OFFENSE);
  openWindow(g, WINDOW["resolution.landed"], undefined);
}

function isLanding(t: Table, seat: Seat): boolean {
  const { gate, offense } = t.encounter;
  return gate[seat] > 0 && (seat === offense || !isStranded(t, seat));
}

/** All ships with which these players helped a side land on the targeted planet. */
function land(g: Play, seats: readonly Seat[], side: Side): void {
  const { encounter: e } = g.s.table;
  const place = side === OFFENSE ? GATE : DOCK;
  const landings = seats.map((seat) => ({ planet: e.planet, seat, n: liftAll(g, seat, place) }));
  landTogether(g, landings);
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
  const count = foldWorth(g, loser, e.fallen[loser]) * kickedBy(t, otherSide(e.winner as Side));
  if (count === 0) return;
  const due: Compensation = { to: loser, payer: winner, count, picker: NONE, kept: [], spared: [] };
  openWindow(g, WINDOW["resolution.compensation"], due);
  const { payer: from, picker } = due;
  if (!isCompensated(t) || due.spared.includes(from)) return;
  const cards = picker === NONE ? takeAtRandom(g, from, loser, due.count, due.kept) : takePicked(g, due);
  if (cards.length > 0) openWindow(g, WINDOW["cards.received"], { seat: loser, cards, from, picker });
  detonate(g, loser, cards);
}

/** Somebody picks the cards, the payer from the own hand or another after looking at it. */
function takePicked(g: Play, { to, payer, count, picker, kept }: Compensation): CardNumber[] {
  const open = g.s.secret.hands[payer].filter((card) => !kept.includes(card));
  const n = Math.min(count, open.length);
  const params = { player: playerRef(to), n };
  const cards =
    picker === payer
      ? askCards(g, payer, "compensation/give", COMPENSATION, open, n, n, params)
      : pickFrom(g, picker, payer, open, [n, n], "compensation/take", COMPENSATION);
  giveCards(g, payer, to, cards);
  return cards;
}

/** Defensive allies are rewarded and go home (RES-06, RES-07, RES-09, RES-10, CLR-03). */
export function rewards(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  if (e.winner !== (areGainsSwapped(t) ? OFFENSE : DEFENSE)) return;
  const allies = alliesOf(t, e.winner as Side);
  if (allies.length === 0) return;
  for (const group of isOneBatch(t) ? [allies] : allies.map((seat) => [seat])) {
    payRewards(
      g,
      group.map((seat) => ({ seat, n: foldWorth(g, seat, shipsForSide(t, seat, e.winner as Side)) })),
    );
    leaveEncounter(g, group, e.winner as Side);
  }
}

/** With Dominion all rewards of one moment are declared together; otherwise the allies follow one another (RES-09). */
function isOneBatch({ settings }: Table): boolean {
  return settings.rewardDeck || settings.boxes.includes("dominion");
}

/** What else follows from the result, then the one victory check of the encounter (RES-13.8, CLR-01). */
export function aftermath(g: Play): void {
  openWindow(g, WINDOW["resolution.after"], undefined);
  checkVictory(g);
}
