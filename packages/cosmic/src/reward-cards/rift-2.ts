import { byCard } from "../asking.ts";
import { type Artifact, at } from "../effects.ts";
import { discard, randomOf } from "../hand.ts";
import { drawFromEither } from "../rewards.ts";

const SOURCE = byCard("rift-2", "rift-2 1");
const CARDS_GAINED = 2;
const CARDS_LOST = 2;

/** As the offense, at the start of your encounter: two cards of either deck. Whoever takes it discards two at random. */
export const rift2: Artifact = {
  id: "rift-2",
  uses: [
    at("regroup.start", {
      as: "offense",
      rule: "rift-2 1",
      run: (g, me) => drawFromEither(g, me, CARDS_GAINED, SOURCE),
    }),
  ],
  detonate: (g, taker) => discard(g, taker, randomOf(g, taker, taker, g.s.secret.hands[taker], CARDS_LOST)),
};
