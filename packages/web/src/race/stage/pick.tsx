/** Which card to place, and how: the price or the strength of the one that is tapped, before it is decided. */
import { optionsOf, type Question } from "@hypergate/kernel";
import {
  type Card,
  COST,
  cardOf,
  chose,
  DESIGN,
  defenseOf,
  IS_MILITARY,
  IS_WORLD,
  priceOf,
  strengthFor,
  UNPAYABLE,
} from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../../table/asking.tsx";
import { isWord } from "../../table/prompt-answers.tsx";
import { IconSign } from "../card/signs.tsx";
import { useRace } from "../context.tsx";
import { developPrice, settlePrice } from "../logic/amounts.ts";
import { bonusBit } from "../logic/round.ts";
import { useWords } from "../words/words.ts";
import { MainCard, StageTitle, Sum, ThingRow, useTitle } from "./pieces.tsx";
import { StrengthSum } from "./strength.tsx";

export function Pick({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const { draft } = useAsking();
  const picked = draft.kind === "one" && draft.picked !== undefined ? cardOf(draft.picked) : undefined;
  if (picked !== undefined) return <Preview card={picked} />;
  const isDevelop = question.key === "develop.pick";
  const hasChoice = optionsOf(question).some((ref) => !isWord(ref));
  const words = isDevelop
    ? t(hasChoice ? "race.develop.idle" : "race.develop.none")
    : t(hasChoice ? "race.settle.idle" : "race.settle.none");
  return (
    <div className="race-quiet">
      <IconSign name={isDevelop ? "development" : "world"} />
      <p>{words}</p>
    </div>
  );
}

/** What a card would take, if it were the one. */
function Preview({ card }: { readonly card: Card }): ReactNode {
  const t = useWords();
  const title = useTitle();
  return (
    <div className="race-duo">
      <MainCard card={card} />
      <div className="race-pay">
        <StageTitle over={t(IS_WORLD[card] ? "race.settle.title" : "race.develop.title")} title={title(card)} />
        {IS_WORLD[card] ? <WorldCosts card={card} /> : <DevelopmentCosts card={card} />}
      </div>
    </div>
  );
}

function DevelopmentCosts({ card }: { readonly card: Card }): ReactNode {
  const { me, events } = useRace();
  if (me === undefined) return null;
  return <PriceSum amount={developPrice(me, card, chose(me, bonusBit(events, "develop")))} />;
}

function WorldCosts({ card }: { readonly card: Card }): ReactNode {
  const { me } = useRace();
  if (me === undefined) return null;
  const isPayable = priceOf(me, card) !== UNPAYABLE;
  return (
    <>
      {isPayable ? <PriceSum amount={settlePrice(me, card)} /> : null}
      {IS_MILITARY[card] ? <StrengthSum world={card} need={COST[card]} picked={0} /> : null}
    </>
  );
}

function PriceSum({ amount }: { readonly amount: ReturnType<typeof settlePrice> }): ReactNode {
  const t = useWords();
  const { view } = useRace();
  const left = view.hand.length - 1 - amount.total;
  return (
    <>
      <Sum
        amount={amount}
        result={amount.total === 0 ? t("race.price.free") : t("race.price.pay", { n: amount.total })}
      />
      {left >= 0 ? <p className="muted">{t("race.price.after", { n: left })}</p> : null}
    </>
  );
}

/** Whether to discard a card of the tableau for a lower price (6.5). */
export function Discount({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const { view } = useRace();
  const title = useTitle();
  const cards = optionsOf(question).flatMap((ref) => (isWord(ref) ? [] : [{ ref, card: cardOf(ref) }]));
  const placed = view.plan?.card;
  return (
    <div className="race-duo">
      {placed === undefined || placed < 0 ? null : <MainCard card={placed} />}
      <div className="race-pay">
        <StageTitle over={t("race.develop.title")} title={placed === undefined || placed < 0 ? "" : title(placed)} />
        {cards.map(({ ref, card }) =>
          card === undefined ? null : (
            <ThingRow key={ref} thing={ref}>
              <span>{t("race.way.discard", { card: title(card) })}</span>
              <b>{t("race.way.pay", { n: Number(question.params?.lower) })}</b>
            </ThingRow>
          ),
        )}
      </div>
    </div>
  );
}

/** Paying, conquering, or discarding a card of the tableau for it (7.9). */
export function Ways({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const title = useTitle();
  const card = cardOf(String(question.params?.card));
  if (card === undefined) return null;
  return (
    <div className="race-duo">
      <MainCard card={card} />
      <div className="race-pay">
        <StageTitle over={t("race.settle.title")} title={title(card)} />
        {optionsOf(question).map((way) => (
          <Way key={way} way={way} world={card} />
        ))}
      </div>
    </div>
  );
}

function Way({ way, world }: { readonly way: string; readonly world: Card }): ReactNode {
  const words = useWayWords(way, world);
  if (isWord(way)) return <p className="race-row">{words}</p>;
  return (
    <ThingRow thing={way}>
      <span>{words}</span>
    </ThingRow>
  );
}

function useWayWords(way: string, world: Card): string {
  const t = useWords();
  const title = useTitle();
  const { me } = useRace();
  if (me === undefined) return "";
  const strength = strengthFor(me, world);
  if (way === "word/pay") return t("race.way.pay", { n: priceOf(me, world) });
  if (way === "word/conquer") return t("race.way.conquer", { strength, defense: COST[world] });
  const used = cardOf(way);
  if (used === undefined) return "";
  const isCloak = DESIGN[used].powers?.some(({ does }) => does === "conquerPeacefulDiscardSelf") === true;
  return isCloak
    ? t("race.way.cloak", { card: title(used), strength, defense: defenseOf(world, used) })
    : t("race.way.free", { card: title(used) });
}
