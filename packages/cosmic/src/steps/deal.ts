import {
  ask,
  askAll,
  type Counts,
  type DealAnswer,
  isHeard,
  type Params,
  type Question,
  type Seat,
  type SpreadQuestion,
  type Terms,
  tell,
} from "@hypergate/kernel";
import { colonySlots, rule } from "../asking.ts";
import type { CardNumber } from "../cards.ts";
import {
  canGive,
  canSettle,
  chooseCards,
  coloniesIn,
  DEAL,
  dealQuestion,
  foundByDeal,
  freeShips,
  type Promised,
  type Ransom,
  sumOf,
} from "../deal.ts";
import type { Play } from "../effects.ts";
import { isWordless } from "../folds.ts";
import { giveCards } from "../hand.ts";
import { kickedBy } from "../laying.ts";
import { joined } from "../lists.ts";
import { alliesOf } from "../query.ts";
import { GATE, type Planet, playerRef } from "../refs.ts";
import { landTogether, leaveEncounter, lose, sendAllHome, takeLoss } from "../ships.ts";
import { DEFENSE, NOBODY, OFFENSE } from "../state.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";

const SIDES = [OFFENSE, DEFENSE] as const;
const PENALTY = rule("DEA-16");
const SHIPS_LOST = 3;

/** Both cards were negotiates: the main players try to agree (DEA-01 to DEA-21). */
export function deal(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  for (const side of SIDES) leaveEncounter(g, alliesOf(t, side), side);
  for (let seat = 0; seat < t.seats; seat++) e.ally[seat] = NOBODY;
  const attempt = { parties: [e.offense, e.defense] };
  openWindow(g, WINDOW["deal.attempted"], attempt);
  const { parties } = attempt;
  if (isWordless(t)) tell(g, "deal.wordless", {});
  const agreed = parties.length > 2 ? haggleAll(g, parties) : haggle(g, parties[0], parties[1]);
  const event = { made: agreed !== undefined };
  if (event.made) openWindow(g, WINDOW["deal.made"], event, (now) => !now.made);
  if (agreed !== undefined && event.made && canKeep(g, agreed)) {
    carryOut(g, agreed);
    e.result = "dealt";
    if (isHeard(g)) tell(g, "deal.made", inWords(parties));
  } else {
    e.result = "failed";
    if (isHeard(g)) tell(g, "deal.failed", inWords(parties));
    payPenalty(g, parties);
  }
  sendAllHome(g, [e.offense]);
}

function inWords([first, ...others]: readonly Seat[]): Params {
  return { player: playerRef(first), other: others.map(playerRef).join(" ") };
}

/** An agreement: who made the offer, and its terms from that side. */
export interface Agreed {
  readonly by: Seat;
  readonly to: Seat;
  readonly terms: Terms;
}

/** A ransom is agreed on and paid like a deal, but it is none. Returns how many ships are let go. */
export function payRansom(g: Play, owner: Seat, ransom: Ransom): number {
  const { holder, captives } = ransom;
  const agreed = haggle(g, holder, owner, undefined, ransom);
  if (agreed === undefined || !canKeep(g, agreed)) return 0;
  carryOut(g, agreed, false);
  return agreed.reduce((n, { by, terms }) => n + ((by === holder ? terms.give : terms.want)[captives.ref] ?? 0), 0);
}

/** Offers and counter-offers in turns until one is accepted or refused or no more may be made (DEA-02). */
export function haggle(g: Play, first: Seat, second: Seat, promised?: Promised, ransom?: Ransom): Agreed[] | undefined {
  const { settings } = g.s.table;
  let [who, other] = [first, second];
  let standing: Terms | undefined;
  for (let offers = 0; ; offers++) {
    const question = dealQuestion(g, who, other, standing, offers < settings.dealOffers, promised, ransom);
    const answer = ask(g, question) as DealAnswer;
    if (answer.do === "refuse") return undefined;
    if (answer.do === "accept" && standing !== undefined)
      return [{ by: other, to: who, terms: { give: standing.want, want: standing.give } }];
    if (answer.do !== "offer") return undefined;
    tellOffer(g, who, other, answer);
    standing = { give: answer.want, want: answer.give };
    [who, other] = [other, who];
  }
}

/**
 * A deal of more than two: each pair says what passes between them, if anything, and then all have to agree to the whole.
 * Something must change hands.
 */
function haggleAll(g: Play, parties: readonly Seat[]): Agreed[] | undefined {
  const agreed: Agreed[] = [];
  parties.forEach((one, i) => {
    for (const two of parties.slice(i + 1)) agreed.push(...(haggle(g, one, two, promisedIn(g, agreed)) ?? []));
  });
  if (agreed.length === 0) return undefined;
  const params = { n: agreed.length };
  const seal = (who: Seat): Question => ({ kind: "confirm", key: "deal/seal", who, source: DEAL, params });
  const answers = askAll(g, parties.map(seal));
  return answers.every((yes) => yes === true) ? agreed : undefined;
}

/** What is promised so far in the parts of one deal. */
function promisedIn(g: Play, agreed: readonly Agreed[]): Promised {
  const transfers = transfersOf(agreed);
  const gained = g.s.table.warp.map((_, seat) => gainsOf(transfers, seat).length);
  return { given: givenIn(g, agreed), gained, isPart: true };
}

/** By seat, what it gives in these agreements. */
export function givenIn(g: Play, agreed: readonly Agreed[]): Counts[] {
  const transfers = transfersOf(agreed);
  return g.s.table.warp.map((_, seat) => givenBy(transfers, seat));
}

/** Everybody hears how much is offered; what exactly is between the two. */
function tellOffer(g: Play, who: Seat, other: Seat, terms: Terms): void {
  g.fence = g.used;
  if (!isHeard(g)) return;
  const own = { give: inRefs(terms.give), want: inRefs(terms.want) };
  const params = {
    player: playerRef(who),
    other: playerRef(other),
    given: total(terms.give),
    wanted: total(terms.want),
  };
  tell(g, "deal.offered", params, { [who]: own, [other]: own });
}

/** One side of an offer, for those who read about it: of a planet only a colony is given, `settle/2.3`. */
function inRefs(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([ref, n]) => (n === 1 ? ref.replace("planet/", "settle/") : `${n}×${ref}`))
    .join(" ");
}

function total(counts: Counts): number {
  let n = 0;
  for (const ref in counts) n += counts[ref];
  return n;
}

/** One direction of an agreement. */
interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Counts;
}

function transfersOf(agreed: readonly Agreed[]): Transfer[] {
  return agreed.flatMap(({ by, to, terms: { give, want } }) => [
    { from: by, to, give },
    { from: to, to: by, give: want },
  ]);
}

function givenBy(transfers: readonly Transfer[], seat: Seat): Counts {
  return sumOf(transfers.filter(({ from }) => from === seat).map(({ give }) => give));
}

/** The planets a player may settle on. */
function gainsOf(transfers: readonly Transfer[], seat: Seat): Planet[] {
  return transfers.flatMap(({ to, give }) => (to === seat ? coloniesIn(give) : []));
}

/** DEA-11: nobody has played away a card that was promised, or has no ship left for a colony that was. */
export function canKeep(g: Play, agreed: readonly Agreed[]): boolean {
  const transfers = transfersOf(agreed);
  return givers(transfers).every((seat) => {
    const given = givenBy(transfers, seat);
    return canGive(g, seat, given) && canSettle(g, seat, gainsOf(transfers, seat), coloniesIn(given));
  });
}

/** All who are part of this: each of them is named as a giver, whether it gives anything or not. */
function givers(transfers: readonly Transfer[]): Seat[] {
  return [...new Set(transfers.map(({ from }) => from))];
}

/** DEA-12: cards and colonies of one deal change hands together. */
export function carryOut(g: Play, agreed: readonly Agreed[], isDeal = true): void {
  const transfers = transfersOf(agreed);
  const chosen: CardNumber[][] = transfers.map(() => []);
  for (const seat of givers(transfers)) {
    const places = [...transfers.keys()].filter((i) => transfers[i].from === seat);
    const cards = chooseCards(
      g,
      seat,
      places.map((i) => transfers[i]),
    );
    for (const [n, i] of places.entries()) chosen[i] = cards[n];
  }
  for (const [i, { from, to }] of transfers.entries()) giveCards(g, from, to, chosen[i]);
  transfers.forEach(({ from, to }, i) => {
    if (isDeal && chosen[i].length > 0) openWindow(g, WINDOW["deal.received"], { seat: to, from, cards: chosen[i] });
  });
  const receivers = [...new Set(transfers.map(({ to }) => to))];
  landTogether(
    g,
    receivers.flatMap((seat) => foundByDeal(g, seat, gainsOf(transfers, seat), coloniesIn(givenBy(transfers, seat)))),
  );
  for (const { give } of transfers) freeShips(g, give);
}

/**
 * DEA-16, DEA-17: all who tried lose three ships of their choice, at the same time. A kicker multiplies what all lose but
 * the one at the place of its main player, who comes first or second.
 */
function payPenalty(g: Play, parties: readonly Seat[]): void {
  const lost = g.s.table.warp.map((_, seat) => (parties.includes(seat) ? SHIPS_LOST : 0));
  openWindow(g, WINDOW["deal.failed"], { lost, parties });
  for (let place = 0; place < parties.length; place++)
    for (const side of SIDES) if (place !== side) lost[parties[place]] *= kickedBy(g.s.table, side);
  const questions = parties.map((who) => penaltyQuestion(g, who, lost[who])).filter((one) => one.max > 0);
  const answers = askAll(g, questions) as Counts[];
  lose(
    g,
    questions.map((question, i) => takeLoss(g, question.who, answers[i])),
    "deal",
  );
}

function penaltyQuestion(g: Play, who: Seat, lost: number): SpreadQuestion {
  const e = g.s.table.encounter;
  const colonies = colonySlots(g, who);
  const slots = e.gate[who] > 0 ? joined(colonies, [{ ref: GATE, max: e.gate[who] }]) : colonies;
  let room = 0;
  for (const slot of slots) room += slot.max;
  const n = Math.min(lost, room);
  return { kind: "spread", key: "deal/penalty", who, source: PENALTY, slots, min: n, max: n, params: { n } };
}
