import { type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askCard, askCards, byCard } from "../../asking.ts";
import { type CardNumber, cardRef, flareOf } from "../../cards.ts";
import type { Flare, OpenUse, Play, Use } from "../../effects.ts";
import { discard, tellCards } from "../../hand.ts";
import { putInto, putOnSheet, takeFrom, takeOffSheet } from "../../piles.ts";
import { handBeside, holdOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Settings } from "../../settings.ts";
import { NO_SHEETS } from "../../state.ts";

const WILD = byCard("flare-voyager", "voyager wild");
const EFFECT = "wild/voyager";

/**
 * Wild: send a card of your hand into the warp as a visitor; it may be taken back at any time, and is discarded when you lose
 * this flare. Super: move a second planet; played while the power is used.
 */
export const flare: Flare = {
  alien: "voyager",
  wild: {
    uses: anyTime<CardNumber>({
      as: "any",
      rule: "voyager wild",
      byHand: true,
      when: (g, me) => own(g, me).length > 0,
      declare: (g, me) => askCard(g, me, "voyager/visitor", WILD, own(g, me)),
      run: (g, me, _event, card) => send(g, me, card),
    }),
    open: [
      ...anyTime<CardNumber[]>({
        as: "any",
        rule: "voyager wild",
        when: (g, me) => visitors(g, me).length > 0 && keepsFlare(g, me),
        declare: (g, me) => askCards(g, me, "voyager/fetch", WILD, visitors(g, me), 1, visitors(g, me).length),
        run: (g, me, _event, cards) => takeBack(g, me, cards),
      }).map(openAs("word/fetch-visitors")),
      ...anyTime({
        as: "any",
        rule: "voyager wild",
        mandatory: true,
        when: (g, me) => visitors(g, me).length > 0 && !keepsFlare(g, me),
        run: (g, me) => {
          discard(g, me, visitors(g, me), holdOf(me));
          forgetIfNone(g);
        },
      }).map(openAs("word/lose-visitors")),
    ],
  },
  super: { uses: [] },
};

/** Something for players who have sent a visitor. */
function openAs(ref: string): (use: Use) => OpenUse {
  return (use) => ({ ref, under: isFlareIn, whom: withVisitors, use });
}

function isFlareIn({ useFlares, boxes }: Settings): boolean {
  return useFlares && boxes.includes("dominion");
}

/** Nobody keeps visitors any more, so nobody need be looked at for them. */
function forgetIfNone(g: Play): void {
  if (withVisitors(g) === 0) delete g.s.table.memo[EFFECT];
}

/** The seats, as bits, that keep visitors. */
function withVisitors({ s: { secret, table } }: Play): number {
  let seats = 0;
  if (secret.stash === NO_SHEETS || table.memo[EFFECT] === undefined) return seats;
  for (let seat = 0; seat < table.seats; seat++) if ((secret.stash[holdOf(seat)]?.length ?? 0) > 0) seats |= 1 << seat;
  return seats;
}

function own(g: Play, me: Seat): readonly CardNumber[] {
  return handBeside(g.s, me, flareOf("voyager"));
}

function visitors({ s: { secret } }: Play, me: Seat): readonly CardNumber[] {
  return secret.stash[holdOf(me)] ?? [];
}

/** In hand, on the table while it is being played, or aside, from where it comes back. */
function keepsFlare({ s: { secret, table: t } }: Play, me: Seat): boolean {
  const card = flareOf("voyager");
  return secret.hands[me].includes(card) || secret.aside[me].includes(card) || t.inPlay.includes(card);
}

function send(g: Play, me: Seat, card: CardNumber): void {
  const { table: t, secret: x } = g.s;
  if (!x.hands[me].includes(card)) return;
  takeFrom(x.hands, me, card);
  putOnSheet(x, holdOf(me), [card]);
  t.memo[EFFECT] = { sent: true };
  tell(g, "voyager.sent", { player: playerRef(me) }, { [me]: { card: cardRef(card) } });
}

function takeBack(g: Play, me: Seat, cards: readonly CardNumber[]): void {
  const x = g.s.secret;
  for (const card of cards) takeOffSheet(x, holdOf(me), card);
  putInto(x.hands, me, cards);
  forgetIfNone(g);
  tellCards(g, "voyager.fetched", { player: playerRef(me), n: cards.length }, [me], cards);
}
