import type { DealQuestion, Ref } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import { useSending } from "../../table/asking.tsx";
import type { Side } from "../../table/choosing.ts";
import { useWords } from "../words/words.ts";
import { usePick } from "./use-terms.ts";

interface CounterProps {
  readonly question: DealQuestion;
  readonly thing: Ref;
  readonly side: Side;
  readonly name: string;
  /** What it means in full. */
  readonly about?: string;
}

/** Something of which one may give or ask for several: a tap adds one, and then there is a way to have one less. */
export function Counter({ question, thing, side, name, about = name }: CounterProps): ReactNode {
  const words = useWords();
  const sending = useSending();
  const { n, why, add, remove } = usePick(question, thing, side);
  return (
    <span className={n > 0 ? "deal-counter on" : "deal-counter"}>
      {n === 0 ? null : (
        <button
          type="button"
          className="deal-less"
          aria-label={words("deal.less", { what: name })}
          disabled={sending}
          onClick={remove}
        >
          <Icon name="minus" size={14} />
        </button>
      )}
      <button
        type="button"
        className="deal-more"
        data-thing={thing}
        data-side={side}
        aria-label={`${words("deal.add", { what: about })}${n > 0 ? ` (${n})` : ""}`}
        title={why ?? about}
        disabled={why !== undefined || sending}
        onClick={add}
      >
        {name}
        {n === 0 ? null : <b>× {n}</b>}
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
}
