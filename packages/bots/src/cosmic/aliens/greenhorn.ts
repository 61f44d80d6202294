import {
  CARDS,
  cardOf,
  homeColonies,
  NOBODY,
  planetOf,
  playerOf,
  type Side,
  shipsOnColonies,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic";
import type { Counts, OneQuestion, Ref, Seat, SpreadQuestion } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { attacksIn, targetWorth, threat, turns, worthOfCard } from "../judge.ts";
import type { Situation } from "../wish.ts";

/** With fewer home colonies than this it is time to move some ships. */
const SAFE = 4;

export const greenhorn: Advice = {
  power: (situation) => {
    if (situation.at === "window/regroup.start") return isThin(situation.t, situation.who);
    return attacksIn(situation.view.hand).length === 0 || kicks(situation);
  },
  wild: ({ view }) => attacksIn(view.hand).length === 0 && view.hand.length < 6,
  one: {
    card: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
    /** Whoever is least to be feared may see it. */
    whom: ({ options, who }, { table: t }) => best(options, (ref) => -threat(t, who, playerOf(ref))),
    question: ({ options }) => options[0],
    play: ({ options }) => best(options, (ref) => CARDS[cardOf(ref)].value),
    defense: weakest,
  },
  spread: { ships: evenly },
};

/** Few home colonies, and ships to found more. */
function isThin(t: Table, who: Seat): boolean {
  return homeColonies(t, who) < SAFE && shipsOnColonies(t, who) > 2 * SAFE;
}

/** A kicker that turns a fight that is lost otherwise. */
function kicks({ t, view, who, at }: Situation): boolean {
  const side = sideOf(t, who);
  if (at !== "window/reveal.change" || side === NOBODY) return false;
  const { value } = t.encounter.shown[side as Side];
  return view.hand.some((card) => CARDS[card].type === "kicker" && turns(t, who, (CARDS[card].value - 1) * value));
}

/** One ship everywhere, and the others as evenly as may be. */
function evenly({ slots, max }: SpreadQuestion): Counts {
  const spread: Record<Ref, number> = {};
  for (let n = 0; n < max; n++) {
    const { ref } = slots[n % slots.length];
    spread[ref] = (spread[ref] ?? 0) + 1;
  }
  return spread;
}

/** The colony that is easiest to take: `colony/2.3@1`. */
function weakest({ options, who }: OneQuestion, { table: t }: View): Ref {
  return best(options, (ref) => {
    const [planet, owner] = ref.slice("colony/".length).split("@");
    return targetWorth(t, who, planetOf(`planet/${planet}`), Number(owner));
  });
}
