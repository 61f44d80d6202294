/** What a sensible player answers to single questions with one answer: those of the rules and technologies here, by key, those of aliens by their advice. */
import { CARDS, cardOf, OFFENSE, planetOf, shipsOn, sideOf, type View } from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";
import { answersBy } from "./advice.ts";
import { ADVICE } from "./aliens/index.ts";
import { best } from "./best.ts";
import { bestAttack, POOR, worthOfCard } from "./judge.ts";
import { REWARD_OPINIONS } from "./reward-cards.ts";
import { harm, landing } from "./targets.ts";
import { draftee, keepTech, laserWord, workOnTech } from "./techs.ts";

type Opinion = (question: OneQuestion, view: View) => Ref | undefined;

const OF_RULES: Readonly<Record<string, Opinion>> = {
  "coldsleep-ship/planet": ({ options, who }, view) => best(options, (ref) => landing(view.table, who, planetOf(ref))),
  "delta-scanners/card": ({ options }) => best(options, (ref) => worthOfCard(cardOf(ref))),
  "lunar-cannon/place": ({ options, who }) => options.find((ref) => ref.startsWith(`pair/${who}.`)),
  "omega-missile/planet": ({ options, who }, { table: t }) => best(options, (ref) => harm(t, who, planetOf(ref))),
  "power/change": ({ options }) => options[0],
  "quark-battery/card": ({ options }) => best(options, (ref) => CARDS[cardOf(ref)].value),
  "reveal/reinforce-side": ({ who }, { table: t }) => (sideOf(t, who) === OFFENSE ? "word/offense" : "word/defense"),
  /** It stays where most ships are. */
  "ships/flagship-where": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  "ships/jumper-where": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  "ships/salvage-where": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  "ships/morphed-where": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  "ships/one-marked": ({ options }) => options[0],
  "flagship/jump": jumpGoal,
  "salvage/beam": ({ options }) => best(options, (ref) => worthOfCard(cardOf(ref))),
  "salvage/gain": () => "word/rewards",
  "setup/mark": ({ options }) => options[0],
  "setup/tech": keepTech,
  "setup/second-hand": () => "word/keep",
  "tech/keep": keepTech,
  "tech/work": workOnTech,
  "tech-scrambler/target": ({ options, who }, { table: t }) =>
    options.find((ref) => !t.techs[who].some(({ id }) => ref === `tech/${id}`)),
  "the-qax/whom": draftee,
  "turn/next": ({ options }, { hand }) =>
    options.find((ref) => ref === "word/encounter" && bestAttack(hand) >= POOR) ??
    options.find((ref) => ref === "word/techs"),
  "xenon-lasers/how": (_question, view) => laserWord(view),
  ...REWARD_OPINIONS,
};

/** Out of the encounter, to where most ships are. */
function jumpGoal({ options, who }: OneQuestion, { table: t }: View): Ref | undefined {
  const homes = options.filter((ref) => ref.startsWith("planet/") && planetOf(ref) !== t.encounter.planet);
  return best(homes.length > 0 ? homes : options, (ref) =>
    ref.startsWith("planet/") ? shipsOn(t, planetOf(ref), who) : 0,
  );
}

const OPINIONS = answersBy(ADVICE, ({ one }) => one, OF_RULES);

export function opinionOn(question: OneQuestion, view: View): Ref | undefined {
  return OPINIONS.get(question.key)?.(question, view);
}
