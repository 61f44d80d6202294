/** The smaller questions: a number to bet on, a world for a good, the hand limit. */
import { optionsOf, type Question } from "@hypergate/kernel";
import { cardOf, handLimit } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Num } from "../../art/glyphs.tsx";
import { isWord } from "../../table/prompt-answers.tsx";
import { useThing } from "../../table/thing.ts";
import { IconSign } from "../card/signs.tsx";
import { useRace } from "../context.tsx";
import { useWords } from "../words/words.ts";
import { GoodRow, MainCard, StageTitle } from "./pieces.tsx";

export function Numbers({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  return (
    <div className="race-choice">
      <StageTitle title={t("race.gamble.odds")} />
      <div className="race-numbers">
        {optionsOf(question)
          .filter((ref) => !isWord(ref))
          .map((ref) => (
            <NumberChoice key={ref} thing={ref} />
          ))}
      </div>
    </div>
  );
}

function NumberChoice({ thing }: { readonly thing: string }): ReactNode {
  const { light, props } = useThing(thing);
  const n = thing.slice("number/".length);
  return (
    <div className={`race-number ${light}`} {...props}>
      <Num text={n} height={26} />
    </div>
  );
}

/** Which windfall world gets a good, or which card of the hand is given for one. */
export function Windfalls({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const by = question.params?.card === undefined ? undefined : cardOf(String(question.params.card));
  const worlds = question.key === "produce.discard" ? [] : optionsOf(question).filter((ref) => !isWord(ref));
  return (
    <div className="race-duo">
      {by === undefined ? null : <MainCard card={by} />}
      <div className="race-pay">
        <StageTitle title={t("race.produce.title")} />
        <div className="race-rows">
          {worlds.map((ref) => (
            <GoodRow key={ref} thing={ref} />
          ))}
        </div>
      </div>
    </div>
  );
}

export function HandLimit(): ReactNode {
  const t = useWords();
  const { me, view } = useRace();
  if (me === undefined) return null;
  const n = handLimit(me.figures);
  return (
    <div className="race-quiet">
      <IconSign name="hand" />
      <p>{t("race.limit.title", { n })}</p>
      <p className="muted">{t("race.hand.limit", { n: view.hand.length, max: n })}</p>
    </div>
  );
}
