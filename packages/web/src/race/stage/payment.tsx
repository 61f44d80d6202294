/** Paying with cards of the hand: the price with every discount named, and a place for each card. */
import type { Question, Ref } from "@hypergate/kernel";
import { type Card, cardOf, DESIGN } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../../table/asking.tsx";
import { CardFace } from "../card/card-face.tsx";
import { Spoken } from "../card/spoken.tsx";
import { useRace } from "../context.tsx";
import { paidDevelopment, settlePrice } from "../logic/amounts.ts";
import { useWords } from "../words/words.ts";
import { MainCard, StageTitle, Sum, useTitle } from "./pieces.tsx";

export function Payment({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { me, view } = useRace();
  const { draft } = useAsking();
  const card = cardOf(String(question.params?.card));
  const price = Number(question.params?.n);
  if (card === undefined || me === undefined) return null;
  const isDevelop = question.key === "develop.pay";
  const others = view.hand.filter((one) => one !== card).length;
  const amount = isDevelop ? paidDevelopment(me, card, price, view.plan?.lost ?? []) : settlePrice(me, card);
  return (
    <div className="race-duo">
      <MainCard card={card} />
      <div className="race-pay">
        <StageTitle over={t(isDevelop ? "race.develop.title" : "race.settle.title")} title={title(card)} />
        <Sum amount={amount} result={t("race.price.pay", { n: amount.total })} />
        <Slots picked={draft.kind === "some" ? draft.picked : []} price={price} />
        <p className="muted">{t("race.price.after", { n: others - price })}</p>
      </div>
    </div>
  );
}

/** One place for each card of the price, filled as they are picked; a tap takes a card back. */
function Slots({ picked, price }: { readonly picked: readonly Ref[]; readonly price: number }): ReactNode {
  const t = useWords();
  const cards = picked.flatMap((ref): Card[] => {
    const card = cardOf(ref);
    return card === undefined ? [] : [card];
  });
  const missing = price - cards.length;
  return (
    <div className="race-slots">
      {cards.map((card) => (
        <PaidCard key={card} card={card} thing={picked[cards.indexOf(card)]} />
      ))}
      {Array.from({ length: missing }, (_, i) => (
        <div key={i} className="race-slot">
          {i === 0 ? t("race.price.left", { n: missing }) : null}
        </div>
      ))}
    </div>
  );
}

function PaidCard({ card, thing }: { readonly card: Card; readonly thing: Ref }): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { tap } = useAsking();
  return (
    <button type="button" className="race-paid" onClick={() => tap(thing)}>
      <Spoken words={t("race.price.back", { card: title(card) })}>
        <CardFace design={DESIGN[card]} />
      </Spoken>
    </button>
  );
}
