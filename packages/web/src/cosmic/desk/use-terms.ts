import type { DealQuestion, Ref } from "@hypergate/kernel";
import { useAsking } from "../../table/asking.tsx";
import type { Side } from "../../table/choosing.ts";
import { useWords } from "../words/words.ts";
import { type Terms, toggled, whyNot } from "./terms.ts";

/** One thing of one side of the offer in the making. */
export interface Pick {
  readonly n: number;
  /** Why no more of it can be added, in words. */
  readonly why: string | undefined;
  readonly add: () => void;
  readonly remove: () => void;
  /** Adds it or takes it back. */
  readonly toggle: () => void;
}

const NO_TERMS: Terms = { kind: "deal", give: {}, want: {} };

export function useTerms(): Terms {
  const { draft } = useAsking();
  return draft.kind === "deal" ? draft : NO_TERMS;
}

export function usePick(question: DealQuestion, thing: Ref, side: Side): Pick {
  const asking = useAsking();
  const words = useWords();
  const terms = useTerms();
  const reason = whyNot(question, terms, thing, side);
  return {
    n: asking.count(thing, side),
    why: reason === undefined ? undefined : words(`deal.why.${reason.what}`, { n: reason.n }),
    add: () => {
      if (reason === undefined) asking.add(thing, 1, side);
    },
    remove: () => asking.add(thing, -1, side),
    toggle: () => asking.put(toggled(question, terms, thing, side)),
  };
}
