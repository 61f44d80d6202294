import { tell } from "@hypergate/kernel";
import { askWord, rule } from "./asking.ts";
import { CARDS, type CardNumber, cardRef } from "./cards.ts";
import { at, type Effect, sideWord } from "./effects.ts";
import { discardFromPlay, layDown } from "./piles.ts";
import { playerRef } from "./refs.ts";
import { DEFENSE, OFFENSE, type Side } from "./state.ts";
import { openWindow } from "./windows.ts";

const SOURCE = rule("REV-07");

/** A reinforcement adds its value to either side, played by anyone involved (REV-07 to REV-11, CRD-06). */
export const reinforcement: Effect = {
  uses: [
    at<"reveal.reinforce", { card: CardNumber; side: Side }>("reveal.reinforce", {
      as: "mainOrAlly",
      rule: "REV-07",
      declare: (g, me) => {
        const word = askWord(g, me, "reveal/reinforce-side", SOURCE, ["offense", "defense"]);
        return { card: -1, side: word === "offense" ? OFFENSE : DEFENSE };
      },
      run: (g, me, _, { card, side }) => {
        const { value } = CARDS[card];
        layDown(g, me, card);
        const event = { seat: me, card, cancelled: false };
        openWindow(g, "reinforcement.played", event, (now) => now.cancelled);
        if (!event.cancelled) g.s.table.encounter.reinforcements.push({ card, seat: me, side, value });
        if (event.cancelled || g.s.table.settings.reinforcementDiscard === "immediately") discardFromPlay(g, card);
        tell(g, "reveal.reinforced", { player: playerRef(me), card: cardRef(card), side: sideWord(side), n: value });
      },
    }),
  ],
};
