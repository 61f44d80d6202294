import { tell } from "@hypergate/kernel";
import { askOne, byCard } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../../cards.ts";
import { at, type Flare } from "../../effects.ts";
import { isFlareOrArtifact } from "../../events.ts";
import { askNegotiate, discard, negotiates } from "../../hand.ts";
import { playerRef } from "../../refs.ts";
import { accusing, cheating, isClassic, theftsBefore } from "./classic.ts";
import { take, usedByOthers } from "./power.ts";

const WILD = byCard("flare-filch", "filch wild");
const SUPER = byCard("flare-filch", "filch super");

/**
 * Wild: discard a negotiate to steal a flare or an artifact as it is being played. Super: take another player's used
 * encounter card, involved or not. The wild side of the classic card is another one.
 */
export const flare: Flare = {
  alien: "filch",
  wild: {
    uses: [
      at("card.played", {
        as: "any",
        rule: "filch wild",
        when: (g, me, played) =>
          played.seat !== me &&
          isFlareOrArtifact(played) &&
          !isClassic(g.s.table.settings) &&
          negotiates(g.s, me).length > 0,
        run: (g, me, played) => {
          discard(g, me, [askNegotiate(g, me, WILD)]);
          played.fate = "stolen";
          played.thief = me;
          tell(g, "filch.stole", {
            player: playerRef(me),
            other: playerRef(played.seat),
            card: cardRef(played.card),
          });
        },
      }),
      ...cheating,
    ],
    open: accusing,
    takeOver: theftsBefore,
  },
  super: {
    uses: [
      at<"resolution.discarded", CardNumber>("resolution.discarded", {
        as: "any",
        rule: "filch super",
        when: (g, me) => usedByOthers(g.s.table, me).length > 0,
        declare: (g, me) => cardOf(askOne(g, me, "filch/take", SUPER, usedByOthers(g.s.table, me).map(cardRef))),
        said: (card) => [cardRef(card)],
        run: (g, me, _event, card) => take(g, me, card),
      }),
    ],
  },
};
