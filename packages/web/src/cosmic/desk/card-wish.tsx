/** Asking for a certain card one believes the other holds: a list to search in, and what has been chosen from it. */
import { CARDS, type CardType } from "@hypergate/cosmic/client";
import type { DealQuestion, Ref } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useMemo, useState } from "react";
import { Icon } from "../../art/icons.tsx";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { Counter } from "./counter.tsx";
import { wishesFor } from "./terms.ts";
import { usePick, useTerms } from "./use-terms.ts";

interface WishProps {
  readonly question: DealQuestion;
  readonly names: readonly Ref[];
}

export function CardWish({ question, names }: WishProps): ReactNode {
  const { called } = useCosmic();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { want } = useTerms();
  const chosen = names.filter((ref) => (want[ref] ?? 0) > 0);
  if (names.length === 0) return null;
  return (
    <div className="deal-wish">
      <div className="deal-counters">
        {chosen.map((ref) => (
          <Counter key={ref} question={question} thing={ref} side="want" name={called(ref)} />
        ))}
        <button type="button" className="btn small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="search" size={15} />
          {words("deal.certain")}
        </button>
      </div>
      {isOpen ? <WishList question={question} names={names} /> : null}
    </div>
  );
}

function WishList({ question, names }: WishProps): ReactNode {
  const { language } = useCosmic();
  const words = useWords();
  const [typed, setTyped] = useState("");
  const found = useMemo(() => wishesFor(language, names, typed), [language, names, typed]);
  return (
    <div className="deal-wishes">
      <input
        type="search"
        value={typed}
        placeholder={words("deal.search")}
        aria-label={words("deal.search")}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {found.map((ref) => (
          <li key={ref}>
            <Wish question={question} thing={ref} />
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="muted">{words("deal.noneFound")}</p> : null}
    </div>
  );
}

function Wish({ question, thing }: { readonly question: DealQuestion; readonly thing: Ref }): ReactNode {
  const { called } = useCosmic();
  const { n, why, add } = usePick(question, thing, "want");
  const type: CardType = CARDS.find(({ name }) => `name/${name}` === thing)?.type ?? "flare";
  return (
    <button
      type="button"
      className="deal-wish-card"
      data-thing={thing}
      data-side="want"
      aria-pressed={n > 0}
      title={why}
      disabled={why !== undefined}
      style={{ "--stock": `var(--c-${type})` } as CSSProperties}
      onClick={add}
    >
      <i aria-hidden="true" />
      {called(thing)}
      {n === 0 ? null : <b>× {n}</b>}
    </button>
  );
}
