/** What a shelf is made of: a sum with its parts, and pills that can be chosen. */
import type { Ref } from "@hypergate/kernel";
import { type Card, cardOf, DESIGN } from "@hypergate/race/client";
import { Fragment, type ReactNode } from "react";
import { useThing } from "../../table/thing.ts";
import { GoodToken } from "../art/good.tsx";
import { titleOf } from "../card/printed.ts";
import { useRace } from "../context.tsx";
import type { Amount, From, Part } from "../logic/amounts.ts";
import { useWords } from "../words/words.ts";

export function useTitle(): (card: Card) => string {
  const { language } = useRace();
  return (card) => titleOf(language, DESIGN[card]).title;
}

/** What a part of a sum is called. */
function useFromWords(): (from: From) => string {
  const t = useWords();
  const title = useTitle();
  return (from) => {
    switch (from) {
      case "printed":
        return t("race.price.cost");
      case "action":
        return t("race.price.action");
      case "temporary":
        return t("race.strength.temporary");
      case "picked":
        return t("race.strength.picked");
      case "defense":
        return t("race.strength.defense");
      case "rebels":
        return t("race.strength.rebels");
      default:
        return title(from);
    }
  };
}

/** More parts than these are put together. */
const MANY_PARTS = 4;

interface SumProps {
  readonly amount: Amount;
  /** What the result is, such as "cards to pay". */
  readonly result: string;
  /** What it is compared with. */
  readonly against?: { readonly n: number; readonly words: string } | undefined;
  /** What the comparison comes to. */
  readonly verdict?: { readonly words: string; readonly isGood: boolean } | undefined;
}

/** `5 price − 1 Alpha Centauri = 4 cards to pay`. */
export function Sum({ amount, result, against, verdict }: SumProps): ReactNode {
  const words = useFromWords();
  const t = useWords();
  const { parts, rest } = shortened(amount.parts);
  return (
    <div className="race-sum">
      {parts.map((part, i) => (
        <Fragment key={`${part.from}`}>
          <Term sign={i === 0 && part.amount >= 0 ? "" : part.amount < 0 ? "−" : "+"} n={Math.abs(part.amount)}>
            {words(part.from)}
          </Term>
        </Fragment>
      ))}
      {rest === 0 ? null : (
        <Term sign={rest < 0 ? "−" : "+"} n={Math.abs(rest)}>
          {t("race.sum.others")}
        </Term>
      )}
      <Term sign={parts.length > 0 ? "=" : ""} n={amount.total} className="result">
        {result}
      </Term>
      {against === undefined ? null : (
        <Term sign=":" n={against.n} className="against">
          {against.words}
        </Term>
      )}
      {verdict === undefined ? null : (
        <span className={verdict.isGood ? "race-verdict good" : "race-verdict bad"}>{verdict.words}</span>
      )}
    </div>
  );
}

/** The first parts one by one, all others in one figure. */
function shortened(all: readonly Part[]): { readonly parts: readonly Part[]; readonly rest: number } {
  if (all.length <= MANY_PARTS) return { parts: all, rest: 0 };
  const parts = all.slice(0, MANY_PARTS - 1);
  return { parts, rest: all.slice(MANY_PARTS - 1).reduce((sum, { amount }) => sum + amount, 0) };
}

interface TermProps {
  readonly sign: string;
  readonly n: number;
  readonly className?: string;
  readonly children: ReactNode;
}

function Term({ sign, n, className = "", children }: TermProps): ReactNode {
  return (
    <span className="race-term-group">
      {sign === "" ? null : <i>{sign}</i>}
      <span className={`race-term ${className}`}>
        <b>{n}</b>
        {children}
      </span>
    </span>
  );
}

/** Something on the shelf that stands for a thing and can be tapped when it may be chosen. */
export function Pill({ thing, children }: { readonly thing: Ref; readonly children: ReactNode }): ReactNode {
  const { light, props } = useThing(thing);
  return (
    <div className={`race-pill ${light}`} {...props}>
      {children}
    </div>
  );
}

/** A world that has a good or gets one. */
export function GoodPill({ thing }: { readonly thing: Ref }): ReactNode {
  const title = useTitle();
  const world = cardOf(thing);
  if (world === undefined) return null;
  const { good } = DESIGN[world];
  return (
    <Pill thing={thing}>
      {good === undefined ? null : <GoodToken good={good} size={18} />}
      <b>{title(world)}</b>
    </Pill>
  );
}
