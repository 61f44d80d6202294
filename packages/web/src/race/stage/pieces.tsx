/** What most stages are made of: a title, a large card, a sum with its parts, rows that can be chosen. */
import type { Ref } from "@hypergate/kernel";
import { type Card, cardOf, DESIGN } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Num } from "../../art/glyphs.tsx";
import { useThing } from "../../table/thing.ts";
import { GoodToken } from "../art/good.tsx";
import { CardFace } from "../card/card-face.tsx";
import { narrowTitle, spokenCard, titleOf } from "../card/printed.ts";
import { Spoken } from "../card/spoken.tsx";
import { useRace } from "../context.tsx";
import type { Amount, From, Part } from "../logic/amounts.ts";
import { useNarrow } from "../narrow.ts";
import { useWords } from "../words/words.ts";

export function StageTitle({
  over,
  title,
  note,
}: {
  readonly over?: string;
  readonly title: string;
  readonly note?: string;
}): ReactNode {
  return (
    <div className="race-stage-title">
      {over === undefined ? null : <p className="label">{over}</p>}
      <h2>{title}</h2>
      {note === undefined ? null : <p className="muted">{note}</p>}
    </div>
  );
}

/** The card everything turns on, with its words. */
export function MainCard({ card }: { readonly card: Card }): ReactNode {
  const { show } = useRace();
  const t = useWords();
  const { language } = useRace();
  const isNarrow = useNarrow();
  const { title } = titleOf(language, DESIGN[card]);
  return (
    <button
      type="button"
      className="race-main-card"
      title={t("race.card.open", { title })}
      onClick={() => show({ card })}
    >
      <Spoken words={spokenCard(language, DESIGN[card])}>
        <CardFace design={DESIGN[card]} size={isNarrow ? "small" : "large"} />
      </Spoken>
    </button>
  );
}

export function useTitle(): (card: Card) => string {
  const { language } = useRace();
  return (card) => titleOf(language, DESIGN[card]).title;
}

/** What a part of a sum is called. */
function useFromWords(): (from: From) => string {
  const t = useWords();
  const { language } = useRace();
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
        return narrowTitle(language, DESIGN[from]);
    }
  };
}

/** More parts than these are listed line by line. */
const MANY_PARTS = 4;

/** `5 cost − 1 Alpha Centauri = 4 cards to pay`. */
export function Sum({ amount, result }: { readonly amount: Amount; readonly result: string }): ReactNode {
  const words = useFromWords();
  return (
    <div className={amount.parts.length > MANY_PARTS ? "race-sum long" : "race-sum"}>
      {amount.parts.map((part, i) => (
        <SumPart key={`${part.from}`} part={part} words={words(part.from)} isFirst={i === 0} />
      ))}
      <div className="race-sum-result">
        {amount.parts.length > 0 ? <i>=</i> : null}
        <span>
          <Num text={amount.total} height={34} />
          <small>{result}</small>
        </span>
      </div>
    </div>
  );
}

function SumPart({
  part,
  words,
  isFirst,
}: {
  readonly part: Part;
  readonly words: string;
  readonly isFirst: boolean;
}): ReactNode {
  const sign = part.amount < 0 ? "−" : isFirst ? "" : "+";
  return (
    <div>
      {sign === "" ? null : <i>{sign}</i>}
      <span>
        <Num text={Math.abs(part.amount)} height={24} />
        <small>{words}</small>
      </span>
    </div>
  );
}

/** A line of the stage that stands for a thing and can be tapped when it may be chosen. */
export function ThingRow({ thing, children }: { readonly thing: Ref; readonly children: ReactNode }): ReactNode {
  const { light, props } = useThing(thing);
  return (
    <div className={`race-row ${light}`} {...props}>
      {children}
    </div>
  );
}

/** A world that has a good or gets one. */
export function GoodRow({ thing }: { readonly thing: Ref }): ReactNode {
  const title = useTitle();
  const world = cardOf(thing);
  if (world === undefined) return null;
  const { good } = DESIGN[world];
  return (
    <ThingRow thing={thing}>
      {good === undefined ? null : <GoodToken good={good} size={22} />}
      <b>{title(world)}</b>
    </ThingRow>
  );
}
