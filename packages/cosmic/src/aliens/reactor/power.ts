import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, byPower } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { isProfiting } from "../../folds.ts";
import { cardList, discard } from "../../hand.ts";
import { putInto, takeOut } from "../../piles.ts";
import { isAllyOf, mainPlayer, otherSide } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY, type Side, type Table } from "../../state.ts";
import { matching, onSheet, setOnSheet } from "./sheet.ts";

const NEGLECT = byPower("reactor", "reactor 2");

/**
 * Radiation. The flares of all other players' aliens lie on your sheet. Allies you help to win get theirs; from a loser
 * who did not invite you, you take it.
 */
export const power: Power = {
  id: "reactor",
  beforeFlares: (g, me) => {
    const { table: t, secret: x } = g.s;
    const others = t.players.flatMap((_, seat) => (seat === me ? [] : matching(g.s, seat)));
    const there = others.filter((card) => x.deck.includes(card) || x.flareDeck.includes(card));
    for (const card of there) {
      takeOut(x.deck, card);
      takeOut(x.flareDeck, card);
    }
    setOnSheet(t, there);
    tell(g, "reactor.began", { player: playerRef(me), cards: cardList(there) });
  },
  folds: { wins: (g) => g.s.table.memo.reactor?.won === true },
  // The flares on the sheet go to the discard pile with it.
  retire: (g) => {
    g.s.table.discard.push(...onSheet(g.s.table));
    setOnSheet(g.s.table, []);
  },
  uses: [
    at("resolution.after", {
      as: "ally",
      rule: "reactor 1",
      mandatory: true,
      when: (g, me) => gift(g, me).length > 0,
      run: (g, me) => {
        const cards = gift(g, me);
        const to = mainPlayer(g.s.table, g.s.table.encounter.winner as Side);
        takeOff(g.s.table, cards);
        putInto(g.s.secret.hands, to, cards);
        tell(g, "reactor.gave", { player: playerRef(me), other: playerRef(to), cards: cardList(cards) });
      },
    }),
    at<"resolution.after", Ref>("resolution.after", {
      as: "notMain",
      rule: "reactor 2",
      passive: true,
      when: (g, me) => choices(g, me).length > 0,
      declare: (g, me) =>
        askOne(
          g,
          me,
          "reactor/choose",
          NEGLECT,
          choices(g, me).map(([first]) => cardRef(first)),
        ),
      run: (g, me, _event, ref) => neglected(g, me, choices(g, me).find((cards) => cards.includes(cardOf(ref))) ?? []),
    }),
    at("cards.discarded", {
      as: "any",
      rule: "reactor 3",
      mandatory: true,
      often: "window",
      when: (g, me, { seat, cards }) => seat !== me && fallout(g, cards).length > 0,
      run: (g, me, { cards }) => {
        const { table: t } = g.s;
        const caught = fallout(g, cards);
        for (const card of caught) takeOut(t.discard, card);
        setOnSheet(t, [...onSheet(t), ...caught]);
        tell(g, "reactor.caught", { player: playerRef(me), cards: cardList(caught) });
      },
    }),
  ],
};

function takeOff(t: Table, cards: readonly CardNumber[]): void {
  setOnSheet(
    t,
    onSheet(t).filter((card) => !cards.includes(card)),
  );
}

/** Flares of the winning main player that lie here, if the Reactor helped to win. */
function gift(g: Play, me: Seat): CardNumber[] {
  const { table: t } = g.s;
  const { result, winner } = t.encounter;
  if (result !== "won" || winner === NOBODY || !isAllyOf(t, me, winner)) return [];
  const main = mainPlayer(t, winner as Side);
  if (!isProfiting(t, main)) return [];
  return matching(g.s, main).filter((card) => onSheet(t).includes(card));
}

/**
 * What the Reactor may do to a loser of an encounter to which nobody invited it: the flares that are meant each time, all
 * those of a player with several aliens (reactor EC1).
 */
function choices(g: Play, me: Seat): CardNumber[][] {
  const { table: t, secret: x } = g.s;
  const { result, winner, invited, offense, defense } = t.encounter;
  if (result !== "won" || invited[me] !== 0) return [];
  // Without a winner both have lost.
  const losers = winner === NOBODY ? [offense, defense] : [mainPlayer(t, otherSide(winner as Side))];
  const theirs = losers.map((seat) => matching(g.s, seat));
  const here = (card: CardNumber) => onSheet(t).includes(card);
  const all = [
    ...theirs.map((cards) => cards.filter(here)),
    matching(g.s, me).filter(here),
    ...theirs.map((cards) => cards.filter((card) => x.hands[me].includes(card))),
  ];
  return all.filter((cards) => cards.length > 0);
}

/** Flares that lie here are taken into hand; those in hand are discarded. */
function neglected(g: Play, me: Seat, cards: readonly CardNumber[]): void {
  const { table: t, secret: x } = g.s;
  if (!cards.every((card) => onSheet(t).includes(card))) {
    discard(g, me, cards);
    return;
  }
  takeOff(t, cards);
  putInto(x.hands, me, cards);
  tell(g, "reactor.took", { player: playerRef(me), cards: cardList(cards) });
}

/** Flares of players' aliens among these cards that lie in the discard pile. */
function fallout(g: Play, cards: readonly CardNumber[]): CardNumber[] {
  const { table: t } = g.s;
  const wanted = t.players.flatMap((_, seat) => matching(g.s, seat));
  return cards.filter((card) => wanted.includes(card) && t.discard.includes(card));
}
