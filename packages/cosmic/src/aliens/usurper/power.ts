import { ask, askAll, type Question, type Ref, type Seat, tell } from "@hypergate/kernel";
import { byCard, byPower } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef, NONE } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { hasEncounterCardInHand } from "../../encounter-cards.ts";
import { encounterCardsInHand, isSupplied } from "../../folds.ts";
import { lookAt, redraw } from "../../hand.ts";
import { noteLooked } from "../../memo.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { allAllies, isAllyOf, otherSide, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { giveBack } from "../../showing.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { boosted } from "../../windows.ts";

const PLAY = byPower("usurper", "usurper 1");
const OWN = byPower("usurper", "usurper 2");
const THEIRS = byPower("usurper", "usurper 3");
const SUPER = byCard("flare-usurper", "usurper super");
const KEEP: Ref = "word/keep";

/** A card that an ally has played for the occasion. */
interface Offered extends Player {
  readonly card: CardNumber;
}

/** An ally, and the sides the ally is on. */
interface Player {
  readonly seat: Seat;
  readonly sides: readonly Side[];
}

/**
 * Accroach. Right after selection every ally plays an encounter card face down. You look at those of your own allies and may
 * take one as yours; one of an opposing ally you may force on your opponent, unseen.
 */
export const power: Power = {
  id: "usurper",
  uses: [
    at<"planning.chosen", { sees: boolean }>("planning.chosen", {
      as: "main",
      rule: "usurper 1",
      when: (g) => players(g).length > 0,
      declare: (g, me) => ({
        sees: isOpposed(g, me) && boosted(g, me, "usurper"),
      }),
      run: (g, me, _event, { sees }) => usurp(g, me, sees),
    }),
  ],
};

/** The allies of every side whose card was chosen freely and still lies face down. Who helps both sides plays one card. */
function players(g: Play): Player[] {
  const t = g.s.table;
  const free = ([OFFENSE, DEFENSE] as const).filter((side) => g.s.secret.chosen[side] !== NONE);
  return allAllies(t)
    .map((seat) => ({ seat, sides: free.filter((side) => isAllyOf(t, seat, side)) }))
    .filter(({ sides }) => sides.length > 0);
}

/** Is there an ally of the other side whose card could be forced on the opponent? */
function isOpposed(g: Play, me: Seat): boolean {
  const theirs = otherSide(sideOf(g.s.table, me) as Side);
  return players(g).some(({ sides }) => sides.includes(theirs));
}

function usurp(g: Play, me: Seat, sees: boolean): void {
  const { aside } = g.s.secret;
  const offered = playAll(g);
  const mine = sideOf(g.s.table, me) as Side;
  const own = offered.filter(({ sides }) => sides.includes(mine));
  for (const { seat, card } of own) lookAt(g, me, seat, [card]);
  const taken = pick(g, me, own, true, "usurper/own");
  const theirs = offered.filter((one) => one !== taken && one.sides.includes(otherSide(mine)));
  if (sees) for (const { seat, card } of theirs) lookAt(g, me, seat, [card]);
  const forced = pick(g, me, theirs, sees, sees ? "usurper/theirs-seen" : "usurper/theirs");
  for (const { seat, card } of offered) {
    takeFrom(aside, seat, card);
    if (card !== taken?.card && card !== forced?.card) putInto(g.s.secret.hands, seat, [card]);
  }
  const known = [taken, sees ? forced : undefined].flatMap((one) => (one === undefined ? [] : [one.card]));
  if (known.length > 0) noteLooked(g.s.secret, me, "power/usurper", known);
  if (taken !== undefined) replace(g, mine, taken);
  if (forced !== undefined) replace(g, otherSide(mine), forced);
  tell(g, "usurper.used", {
    player: playerRef(me),
    ...(taken === undefined ? {} : { own: playerRef(taken.seat) }),
    ...(forced === undefined ? {} : { other: playerRef(forced.seat) }),
  });
}

/** Every ally plays one encounter card, out of a new hand if there is none; who is supplied draws no new hand. */
function playAll(g: Play): Offered[] {
  const { hands, aside } = g.s.secret;
  const all = players(g);
  for (const { seat } of all) if (!hasEncounterCardInHand(g.s, seat) && !isSupplied(g.s.table, seat)) redraw(g, seat);
  const able = all.filter(({ seat }) => encounterCardsInHand(g.s, seat).length > 0);
  const answers = askAll(
    g,
    able.map(
      ({ seat }): Question => ({
        kind: "one",
        key: "usurper/play",
        who: seat,
        source: PLAY,
        options: encounterCardsInHand(g.s, seat).map(cardRef),
        hidden: true,
      }),
    ),
  ) as Ref[];
  return able.map(({ seat, sides }, i) => {
    const card = cardOf(answers[i]);
    takeFrom(hands, seat, card);
    putInto(aside, seat, [card]);
    return { seat, sides, card };
  });
}

/** Takes one of the cards, seen or by the player behind it, or none. */
function pick(g: Play, me: Seat, offered: readonly Offered[], isSeen: boolean, key: string): Offered | undefined {
  if (offered.length === 0) return undefined;
  const refOf = ({ seat, card }: Offered) => (isSeen ? cardRef(card) : playerRef(seat));
  const source = key === "usurper/own" ? OWN : isSeen ? SUPER : THEIRS;
  const options = [KEEP, ...offered.map(refOf)];
  const answer = ask(g, { kind: "one", key, who: me, source, options, hidden: isSeen });
  return offered.find((one) => refOf(one) === answer);
}

/** The card becomes that of the side; the one it replaces goes back to whoever played it. */
function replace(g: Play, side: Side, { seat, card }: Offered): void {
  giveBack(g, side);
  g.s.secret.chosen[side] = card;
  g.s.table.encounter.chosenBy[side] = seat;
}
