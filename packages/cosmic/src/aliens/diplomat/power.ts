import { type Seat, tell } from "@hypergate/kernel";
import { byPower } from "../../asking.ts";
import { CARDS, type CardNumber, cardRef } from "../../cards.ts";
import { at, type Play, type Power, type Use } from "../../effects.ts";
import { askNegotiate, negotiates } from "../../hand.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { discardFromPlay, layDown } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import { becomeNegotiate } from "../../showing.ts";

const PLAY = byPower("diplomat", "diplomat 1");

/**
 * Negotiate. If an attack is revealed and you are no main player, play a negotiate: all attacks become negotiates, and the
 * three of you try to make a deal.
 */
export const power: Power = {
  id: "diplomat",
  uses: [
    at<"reveal.change", CardNumber>("reveal.change", {
      as: "notMain",
      rule: "diplomat 1",
      byHand: true,
      when: (g, me) => isFight(g) && negotiates(g.s, me).length > 0,
      declare: (g, me) => askNegotiate(g, me, PLAY),
      said: (card) => [cardRef(card)],
      run: (g, me, _event, card) => {
        if (!g.s.secret.hands[me].includes(card)) return;
        for (const shown of g.s.table.encounter.shown) if (shown.type === "attack") becomeNegotiate(g, shown);
        joinDeal(g, me, card);
        lastOn(g, "power/diplomat", me, card);
        tell(g, "diplomat.joined", { player: playerRef(me) });
      },
    }),
  ],
  lasting: [
    at("deal.attempted", {
      as: "any",
      rule: "diplomat 2",
      run: (_g, me, attempt) => {
        if (!attempt.parties.includes(me)) attempt.parties.push(me);
      },
    }),
    spending("power/diplomat", "diplomat 1"),
  ],
};

/** A negotiate is laid down by somebody who is no main player; what is printed on it counts (diplomat 3). */
export function joinDeal(g: Play, me: Seat, card: CardNumber): void {
  layDown(g, me, card);
  const { text } = CARDS[card];
  if (text !== undefined) lastOn(g, `card/${text}`, me);
}

/** At the end of the encounter that negotiate is discarded; the effect lasts with it. */
export function spending(effect: string, rule: string): Use {
  return at("encounter.end", {
    as: "any",
    rule,
    when: (g, me) => g.s.table.inPlay.includes(lastsWith(g, effect, me)),
    run: (g, me) => {
      const card = lastsWith(g, effect, me);
      discardFromPlay(g, card);
      tell(g, "encounter.discarded", { cards: cardRef(card) });
    },
  });
}

function isFight(g: Play): boolean {
  return g.s.table.encounter.shown.some(({ type }) => type === "attack");
}
