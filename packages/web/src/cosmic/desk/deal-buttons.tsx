/** The answers of a deal in the prompt: break off, accept the offer that stands, or send one's own, which is told in words. */
import type { DealQuestion } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useAsking, useSending } from "../../table/asking.tsx";
import { pickedIn } from "../../table/choosing.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { evenOffer } from "./even-offer.ts";
import { inWords, isRansom, otherParty, penaltyOf, refsOf } from "./terms.ts";
import { useTerms } from "./use-terms.ts";
import "../words/deal-words.ts";

interface ButtonsProps {
  readonly question: DealQuestion;
}

export function DealButtons({ question }: ButtonsProps): ReactNode {
  const { t, player } = useCosmic();
  const words = useWords();
  const { answer } = useAsking();
  const sending = useSending();
  const other = otherParty(question);
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
        {question.mayOffer ? <OfferButton question={question} /> : null}
      </div>
    </>
  );
}

/** Sends the offer on the desk, or as long as that is empty, a colony for a colony. */
function OfferButton({ question }: ButtonsProps): ReactNode {
  const words = useWords();
  const { ready, answer } = useAsking();
  const sending = useSending();
  const problem = useProblem(question);
  const even = useEvenOffer(question);
  const offer = even ?? ready;
  return (
    <button
      type="button"
      className="btn primary"
      data-answer={even === undefined ? "offer" : "even"}
      disabled={offer === undefined || sending}
      title={even === undefined ? problem : undefined}
      onClick={() => {
        if (offer !== undefined) answer(offer);
      }}
    >
      {words(even === undefined ? "deal.send" : "deal.even")}
    </button>
  );
}

/** As long as nothing is chosen, a colony for a colony can be offered at once. */
function useEvenOffer(question: DealQuestion): ReturnType<typeof evenOffer> {
  const { t } = useCosmic();
  const { draft } = useAsking();
  return pickedIn(draft) === 0 ? evenOffer(question, t) : undefined;
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
  const even = useEvenOffer(question);
  const list = (counts: typeof give) => inWords(language, refsOf(counts), names, me) || words("deal.nothing");
  const said = (): string | undefined => {
    if (even !== undefined) return words("deal.evenSummary", { give: list(even.give), want: list(even.want) });
    return ready === undefined ? problem : words("deal.summary", { give: list(give), want: list(want) });
  };
  return (
    <p className="deal-summary" role="status">
      {question.standing !== undefined && !question.mayAccept ? <span>{words("deal.cannotGive")} </span> : null}
      {said()}
    </p>
  );
}
