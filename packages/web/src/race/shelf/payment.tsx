/** What a card costs, with every discount named: before it is chosen, and while it is paid for. */
import { optionsOf, type Question } from "@hypergate/kernel";
import {
  CARD_REF,
  type Card,
  COST,
  cardOf,
  chose,
  IS_MILITARY,
  IS_WORLD,
  priceOf,
  strengthFor,
  UNPAYABLE,
} from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../../table/asking.tsx";
import { useRace } from "../context.tsx";
import { useLayout } from "../layout.ts";
import { type Amount, developPrice, paidDevelopment, settlePrice } from "../logic/amounts.ts";
import { bonusBit } from "../logic/round.ts";
import { useWords } from "../words/words.ts";
import { Pill, Sum, useTitle } from "./pieces.tsx";
import { StrengthSum } from "./strength.tsx";

/** The card that is picked, and what it would take. Where the screen is very low, all that may be picked with their prices. */
export function Pick({ question }: { readonly question: Question }): ReactNode {
  const { draft } = useAsking();
  const layout = useLayout();
  const picked = draft.kind === "one" && draft.picked !== undefined ? cardOf(draft.picked) : undefined;
  return (
    <>
      {layout === "squat" ? <PickList question={question} /> : null}
      {picked === undefined ? null : (
        <div className="race-shelf inline">
          <CardCosts card={picked} />
        </div>
      )}
    </>
  );
}

function PickList({ question }: { readonly question: Question }): ReactNode {
  return (
    <div className="race-shelf row">
      {optionsOf(question).map((ref) => {
        const card = cardOf(ref);
        return card === undefined ? null : <PickRow key={ref} card={card} />;
      })}
    </div>
  );
}

function PickRow({ card }: { readonly card: Card }): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { me, events } = useRace();
  if (me === undefined) return null;
  const price = IS_WORLD[card]
    ? priceOf(me, card)
    : developPrice(me, card, chose(me, bonusBit(events, "develop"))).total;
  return (
    <Pill thing={CARD_REF[card]}>
      <b className="grow">{title(card)}</b>
      <small>
        {price === UNPAYABLE ? `${strengthFor(me, card)} : ${COST[card]}` : t("race.way.cards", { n: price })}
      </small>
    </Pill>
  );
}

/** What a card of the hand would take if it were placed now. */
export function CardCosts({ card }: { readonly card: Card }): ReactNode {
  const { me, events } = useRace();
  if (me === undefined) return null;
  if (!IS_WORLD[card]) return <PriceSum amount={developPrice(me, card, chose(me, bonusBit(events, "develop")))} />;
  const isPayable = priceOf(me, card) !== UNPAYABLE;
  return (
    <>
      {isPayable ? <PriceSum amount={settlePrice(me, card)} /> : null}
      {IS_MILITARY[card] ? <StrengthSum world={card} need={COST[card]} picked={0} /> : null}
    </>
  );
}

export function Payment({ question }: { readonly question: Question }): ReactNode {
  const { me, view } = useRace();
  const card = cardOf(String(question.params?.card));
  const price = Number(question.params?.n);
  if (card === undefined || me === undefined) return null;
  const amount =
    question.key === "develop.pay" ? paidDevelopment(me, card, price, view.plan?.lost ?? []) : settlePrice(me, card);
  return (
    <div className="race-shelf inline">
      <PriceSum amount={amount} />
    </div>
  );
}

function PriceSum({ amount }: { readonly amount: Amount }): ReactNode {
  const t = useWords();
  const words = amount.total === 0 ? t("race.price.free") : t("race.price.pay", { n: amount.total });
  return <Sum amount={amount} result={words} />;
}
