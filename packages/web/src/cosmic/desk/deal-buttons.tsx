/** The answers of a deal in the prompt: break off, accept the offer that stands, or send one's own, which is told in words. */
import type { DealQuestion } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useAsking } from "../../table/asking.tsx";
import { pickedIn } from "../../table/choosing.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { inWords, isRansom, otherParty, penaltyOf, refsOf } from "./terms.ts";
import { useTerms } from "./use-terms.ts";
import "../words/deal-words.ts";

interface ButtonsProps {
  readonly question: DealQuestion;
}

export function DealButtons({ question }: ButtonsProps): ReactNode {
  const { t, player } = useCosmic();
  const words = useWords();
  const { ready, sending, answer } = useAsking();
  const other = otherParty(question);
  const problem = useProblem(question);
  return (
    <>
      <Summary question={question} />
      <div className="prompt-buttons deal-buttons">
        <button
          type="button"
          className="btn danger"
          data-answer="refuse"
          disabled={sending}
          onClick={() => answer({ do: "refuse" })}
        >
          {isRansom(question) ? words("deal.breakOff") : words("deal.refuse", { n: penaltyOf(t, question.who) })}
        </button>
        {question.standing === undefined ? null : (
          <button
            type="button"
            className={question.mayOffer ? "btn" : "btn primary"}
            data-answer="accept"
            disabled={!question.mayAccept || sending}
            title={question.mayAccept ? undefined : words("deal.cannotGive")}
            onClick={() => answer({ do: "accept" })}
          >
            {words("deal.accept", { player: player(other) })}
          </button>
        )}
        {question.mayOffer ? (
          <button
            type="button"
            className="btn primary"
            data-answer="offer"
            disabled={ready === undefined || sending}
            title={problem}
            onClick={() => {
              if (ready !== undefined) answer(ready);
            }}
          >
            {words("deal.send")}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Why the offer as it is cannot be sent. */
function useProblem({ mayOffer }: DealQuestion): string | undefined {
  const words = useWords();
  const { ready, draft } = useAsking();
  if (!mayOffer) return words("deal.lastOffer");
  if (ready !== undefined) return undefined;
  return words(pickedIn(draft) === 0 ? "deal.empty" : "deal.needs");
}

function Summary({ question }: ButtonsProps): ReactNode {
  const { language, names, me } = useCosmic();
  const words = useWords();
  const { ready } = useAsking();
  const { give, want } = useTerms();
  const problem = useProblem(question);
  const list = (counts: typeof give) => inWords(language, refsOf(counts), names, me) || words("deal.nothing");
  return (
    <p className="deal-summary" role="status">
      {question.standing !== undefined && !question.mayAccept ? <span>{words("deal.cannotGive")} </span> : null}
      {ready === undefined ? problem : words("deal.summary", { give: list(give), want: list(want) })}
    </p>
  );
}
