import { isHeard, type Seat, tell } from "@hypergate/kernel";
import { askOne, askSeats, rule } from "../asking.ts";
import { type Play, sideWord } from "../effects.ts";
import type { Events } from "../events.ts";
import { bystanders, hasColony, isMain, isOver, others } from "../query.ts";
import { playerRef } from "../refs.ts";
import { BOTH, DEFENSE, NOBODY, OFFENSE, type Side } from "../state.ts";
import { WINDOW } from "../vocabulary.ts";
import { hasResult, openWindow } from "../windows.ts";
import { sendShips } from "./launch.ts";
import { maybeOutOfCards } from "./regroup.ts";

const INVITE = [rule("ALY-01"), rule("ALY-02")] as const;
const ANSWER = rule("ALY-03");

const SIDES = [OFFENSE, DEFENSE] as const;

/** Bits of `invited`. */
const BY_SIDE = [1, 2] as const;

const INVITING = ["alliance/invite-offense", "alliance/invite-defense"] as const;

const DECLINE = "word/decline";
const JOIN = ["word/offense", "word/defense"] as const;
/** What an invited player may answer, by these bits. */
const ANSWERS: readonly (readonly string[])[] = [0, 1, 2, 3].map((sides) => [
  DECLINE,
  ...SIDES.filter((side) => (sides & BY_SIDE[side]) !== 0).map((side) => JOIN[side]),
]);

/** Both main players name whom they invite, the offense first (ALY-01, ALY-02). */
export function invite(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  openWindow(g, WINDOW["alliance.before"], undefined, hasResult);
  if (e.result !== "none" || isOver(g.s) || maybeOutOfCards(g)) return;
  const candidates = bystanders(t);
  for (const side of SIDES) {
    if (!e.mayInvite[side]) continue;
    const main = side === OFFENSE ? e.offense : e.defense;
    const most = candidates.length;
    const named = askSeats(g, main, INVITING[side], INVITE[side], candidates, 0, most);
    for (const seat of named) e.invited[seat] |= BY_SIDE[side];
    if (isHeard(g)) {
      const players = named.map(playerRef).join(" ");
      tell(g, "alliance.invited", { player: playerRef(main), players, n: named.length });
    }
  }
  openWindow(g, WINDOW["alliance.invited"], undefined);
}

/** Clockwise from the left of the offense each invited player joins a side or declines (ALY-03 to ALY-09). */
export function answer(g: Play): void {
  const t = g.s.table;
  for (const seat of others(t, t.encounter.offense)) if (!isMain(t, seat) && !isOver(g.s)) answerOf(g, seat);
}

function answerOf(g: Play, seat: Seat): void {
  const t = g.s.table;
  const e = t.encounter;
  if (!hasColony(t, seat)) return;
  const event = { seat, sides: e.invited[seat] };
  openWindow(g, WINDOW["alliance.answer"], event, hasAnswered);
  if (event.sides === 0) return;
  const word = askOne(g, seat, "alliance/answer", ANSWER, ANSWERS[event.sides]);
  if (word === DECLINE) {
    if (isHeard(g)) tell(g, "alliance.declined", { player: playerRef(seat) });
    return;
  }
  joinSide(g, seat, word === JOIN[OFFENSE] ? OFFENSE : DEFENSE);
}

function hasAnswered({ seat }: Events["alliance.answer"], g: Play): boolean {
  return g.s.table.encounter.ally[seat] !== NOBODY;
}

/** A player helps both sides, with ships of its own on each; some have to be left for the second. */
export function joinBothSides(g: Play, seat: Seat): void {
  const e = g.s.table.encounter;
  joinSide(g, seat, OFFENSE, undefined, 1);
  joinSide(g, seat, DEFENSE);
  e.ally[seat] = BOTH;
  e.joined[seat] = BOTH;
}

/**
 * ALY-06, ALY-08. With `pressed` the player has to send as many ships as that, but need not give up a colony. `left` is how
 * many must stay behind.
 */
export function joinSide(g: Play, seat: Seat, side: Side, pressed?: number, left = 0): void {
  const e = g.s.table.encounter;
  const n = sendShips(g, seat, side, "alliance/ships", 0, pressed, left);
  e.ally[seat] = side;
  e.joined[seat] = side;
  if (isHeard(g)) tell(g, "alliance.joined", { player: playerRef(seat), side: sideWord(side), n });
}

/** After alliances are formed (ALY-10). */
export function formed(g: Play): void {
  const { encounter: e } = g.s.table;
  openWindow(g, WINDOW["alliance.formed"], undefined, hasResult);
  if (e.result === "none") maybeOutOfCards(g);
}
