import { type ArtifactId, cardOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isBehind, worthOfCard } from "../judge.ts";
import { isAgainst } from "../wish.ts";

/** What an artifact is best passed off as, in this order. */
const BEST: readonly ArtifactId[] = ["cosmic-zap", "card-zap", "emotion-control", "mobius-tubes", "plague"];

export const mesmer: Advice = {
  power: (situation) => {
    const { t, who, at } = situation;
    if (at === "window/power.used" || at === "window/card.played") return isAgainst(situation);
    if (at === "window/regroup.start") return who === t.encounter.offense && t.warp[who] >= 3;
    return at === "window/reveal.change" && isBehind(t, who);
  },
  wild: ({ t, who }) => isBehind(t, who),
  one: {
    card: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
    name: ({ options }) => BEST.map((id) => `name/${id}`).find((ref) => options.includes(ref)) ?? options[0],
  },
};
