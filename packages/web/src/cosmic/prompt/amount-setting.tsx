/** A number set beside a question: how many ships go with the target or the side, or how many cards come from one place. */
import type { View } from "@hypergate/cosmic/client";
import type { Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import type { TableState } from "../../table/feed.ts";
import { useWords } from "../words/words.ts";
import { setAmount, useAmount } from "./amount.ts";
import { isOneByOne, momentOf, stillToCome } from "./one-by-one.ts";
import { MOST_SHIPS, shipsMoment } from "./ships-to-send.ts";

const SHIPS: ReadonlySet<string> = new Set(["launch/aim", "alliance/answer"]);

interface AmountSettingProps {
  readonly question: Question;
  readonly state: TableState;
}

export function AmountSetting({ question, state }: AmountSettingProps): ReactNode {
  const { encounter: e } = (state.view as View).table;
  if (SHIPS.has(question.key))
    return <Stepper moment={shipsMoment(e.n)} usual={MOST_SHIPS} most={e.limit[question.who] ?? MOST_SHIPS} />;
  const n = stillToCome(question);
  return isOneByOne(question) ? <Stepper moment={momentOf(question)} usual={n} most={n} /> : null;
}

interface StepperProps {
  readonly moment: string;
  readonly usual: number;
  readonly most: number;
}

function Stepper({ moment, usual, most }: StepperProps): ReactNode {
  const n = useAmount(moment, usual, most);
  const t = useWords();
  if (most < 2) return null;
  return (
    <div className="stepper large">
      <button type="button" aria-label={t("prompt.fewer")} disabled={n <= 1} onClick={() => setAmount(moment, n - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <output>{n}</output>
      <button
        type="button"
        aria-label={t("prompt.greater")}
        disabled={n >= most}
        onClick={() => setAmount(moment, n + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
