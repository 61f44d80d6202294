/** The smaller questions: a number to bet on, a world for a good. */
import { optionsOf, type Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { isWord } from "../../table/prompt-answers.tsx";
import { GoodPill, Pill } from "./pieces.tsx";

export function Numbers({ question }: { readonly question: Question }): ReactNode {
  return (
    <div className="race-shelf row">
      {optionsOf(question)
        .filter((ref) => !isWord(ref))
        .map((ref) => (
          <Pill key={ref} thing={ref}>
            <b className="race-pill-number">{ref.slice("number/".length)}</b>
          </Pill>
        ))}
    </div>
  );
}

/** Which windfall world gets a good. */
export function Windfalls({ question }: { readonly question: Question }): ReactNode {
  return (
    <div className="race-shelf row">
      {optionsOf(question)
        .filter((ref) => !isWord(ref))
        .map((ref) => (
          <GoodPill key={ref} thing={ref} />
        ))}
    </div>
  );
}
