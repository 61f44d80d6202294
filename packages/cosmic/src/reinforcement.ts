import { isHeard, type Seat, tell } from "@hypergate/kernel";
import { askWord, rule } from "./asking.ts";
import { CARDS, type CardNumber, cardRef } from "./cards.ts";
import { at, type Effect, type Play, sideWord } from "./effects.ts";
import type { Events } from "./events.ts";
import { foldReinforcement, mayReinforce } from "./folds.ts";
import { ownEffect } from "./installed.ts";
import { discardFromPlay, layDown } from "./piles.ts";
import { playerRef } from "./refs.ts";
import { DEFENSE, OFFENSE, type Side } from "./state.ts";
import { WINDOW } from "./vocabulary.ts";
import { openWindow } from "./windows.ts";

const SOURCE = rule("REV-07");

/** A reinforcement adds its value to either side, played by anyone involved (REV-07 to REV-11, CRD-06). */
export const reinforcement: Effect = {
  uses: [
    at<"reveal.reinforce", { card: CardNumber; side: Side }>("reveal.reinforce", {
      as: "mainOrAlly",
      rule: "REV-07",
      when: (g) => mayReinforce(g.s.table),
      declare: (g, me) => {
        const word = askWord(g, me, "reveal/reinforce-side", SOURCE, ["offense", "defense"]);
        return { card: -1, side: word === "offense" ? OFFENSE : DEFENSE };
      },
      run: (g, me, _, { card, side }) => {
        layDown(g, me, card);
        reinforce(g, me, card, side);
      },
    }),
  ],
};

/** What a card adds as a reinforcement: its number, unless its text says otherwise. */
function worthAsReinforcement(g: Play, seat: Seat, card: CardNumber): number {
  return ownEffect(card)?.effect.reinforces?.(g.s, seat) ?? CARDS[card].value;
}

function isCancelled({ cancelled }: Events["reinforcement.played"]): boolean {
  return cancelled;
}

/** A card in play strengthens a side by its value, or what an effect says it is worth, unless it is taken off again. */
export function reinforce(
  g: Play,
  seat: Seat,
  card: CardNumber,
  side: Side,
  printed = worthAsReinforcement(g, seat, card),
): void {
  const { encounter: e, settings } = g.s.table;
  const value = foldReinforcement(g.s.table, seat, printed);
  const player = playerRef(seat);
  if (isHeard(g)) tell(g, "reveal.reinforced", { player, card: cardRef(card), side: sideWord(side), n: value });
  const event = { seat, card, cancelled: false };
  openWindow(g, WINDOW["reinforcement.played"], event, isCancelled);
  if (event.cancelled) tell(g, "reveal.unreinforced", { player, card: cardRef(card) });
  else e.reinforcements.push({ card, seat, side, value });
  if (!event.cancelled && settings.reinforcementDiscard !== "immediately") return;
  discardFromPlay(g, card);
  openWindow(g, WINDOW["cards.discarded"], { seat, cards: [card] });
}
