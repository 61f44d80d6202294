/** Questions for some of several things: cards to take, to keep, to give away; players to hit. */
import { playerOf, sideOf, type View } from "@hypergate/cosmic";
import type { Ref, SomeQuestion } from "@hypergate/kernel";
import { answersBy } from "./advice.ts";
import { ADVICE } from "./aliens/index.ts";
import { inviteToOffense } from "./alliances.ts";
import { byWorth, keepers, paidByWorth, poorest, takenByWorth } from "./hand-picks.ts";
import { REWARD_PICKS } from "./reward-cards.ts";

type Pick = (question: SomeQuestion, view: View) => Ref[];

const OF_RULES: Readonly<Record<string, Pick>> = {
  "alliance/invite-offense": inviteToOffense,
  "alliance/invite-defense": ({ options }) => [...options],
  "compensation/give": (question) => paidByWorth(question).slice(0, question.min),
  "compensation/take": (question) => takenByWorth(question).slice(0, question.max),
  "enigma-device/discard": poorest,
  "force-field/allies": ({ options, who }, { table: t }) => {
    const enemies = options.filter((ref) => t.encounter.ally[playerOf(ref)] !== sideOf(t, who));
    return enemies.length > 0 ? enemies : [options[0]];
  },
  "vacuum-turbines/keep": keepers,
  ...REWARD_PICKS,
};

const PICKS = answersBy(ADVICE, ({ some }) => some, OF_RULES);

/** Cards of little worth go where no more is said, and as few as possible. */
export function pick(question: SomeQuestion, view: View): Ref[] | undefined {
  const own = PICKS.get(question.key);
  if (own !== undefined) return own(question, view);
  if (question.options.every((ref) => ref.startsWith("card/"))) return byWorth(question).slice(0, question.min);
  return undefined;
}
