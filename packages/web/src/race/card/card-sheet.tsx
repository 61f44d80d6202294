/** A card large, with its neighbours in the hand one swipe away, what it takes, and the button that answers with it. */
import { CARD_REF, type Card, DESIGN } from "@hypergate/race/client";
import { type ReactNode, useEffect } from "react";
import { useAsking, useSending } from "../../table/asking.tsx";
import { Popover } from "../../ui/popover.tsx";
import { useLanguage } from "../../words/words.ts";
import { useRace } from "../context.tsx";
import { pointsNow } from "../hand.tsx";
import { reasonAgainst } from "../logic/reasons.ts";
import { goWords } from "../prompt/go-words.ts";
import { CardCosts } from "../shelf/payment.tsx";
import { asksAboutDrawn } from "../shelf/shelf.tsx";
import { useSwipe } from "../swipe.ts";
import { useWords } from "../words/words.ts";
import { CardFace } from "./card-face.tsx";
import { titleOf } from "./printed.ts";
import { worthParts } from "./worth.ts";
import "./card-sheet.css";

interface CardSheetProps {
  readonly card: Card;
  readonly from: "hand" | undefined;
}

export function CardSheet({ card, from }: CardSheetProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { view, show, me, table } = useRace();
  const { question } = useAsking();
  const cards =
    from === undefined ? [card] : asksAboutDrawn(question) && view.drawn.length > 0 ? view.drawn : view.hand;
  const at = cards.indexOf(card);
  const close = () => show(undefined);
  const go = (step: number) => {
    const next = cards[at + step];
    if (next !== undefined && from !== undefined) show({ card: next, from });
  };
  const swipe = useSwipe({ left: () => go(1), right: () => go(-1), down: close });
  useArrows(go);
  const isOwn = from === "hand" || me?.tableau.includes(card) === true;
  return (
    <Popover label={titleOf(language, DESIGN[card]).title} close={close} className="race-sheet card-sheet">
      <div className="race-swipe" {...swipe}>
        <Neighbour card={cards[at - 1]} go={() => go(-1)} words={t("race.card.before")} />
        <CardFace
          design={DESIGN[card]}
          size="large"
          points={isOwn ? pointsNow(me, card) : undefined}
          hasGood={table.good[card] === 1}
        />
        <Neighbour card={cards[at + 1]} go={() => go(1)} words={t("race.card.after")} />
      </div>
      {cards.length > 1 ? (
        <p className="race-dots" aria-hidden="true">
          {cards.map((one) => (
            <i key={one} className={one === card ? "on" : ""} />
          ))}
        </p>
      ) : null}
      {isOwn ? <Worth card={card} /> : null}
      {from === undefined ? null : <CardAnswer card={card} close={close} />}
    </Popover>
  );
}

function useArrows(go: (step: number) => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") go(-1);
      if (key === "ArrowRight") go(1);
    };
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  });
}

/** The card beside it peeps in. */
function Neighbour({
  card,
  go,
  words,
}: {
  readonly card: Card | undefined;
  readonly go: () => void;
  readonly words: string;
}): ReactNode {
  if (card === undefined) return <span className="race-beside" />;
  return (
    <button type="button" className="race-beside" aria-label={words} onClick={go}>
      <CardFace design={DESIGN[card]} size="large" />
    </button>
  );
}

/** What makes up the points of a card that counts them. */
function Worth({ card }: { readonly card: Card }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { me } = useRace();
  if (me === undefined || DESIGN[card].worth === undefined) return null;
  const parts = worthParts(me, card);
  return (
    <dl className="race-worth">
      <div className="total">
        <dt>{t("race.worth.now")}</dt>
        <dd>{pointsNow(me, card)}</dd>
      </div>
      {parts.map(({ from, n }) => (
        <div key={from ?? "beyond"}>
          <dt>{from === undefined ? t("race.worth.beyond") : titleOf(language, DESIGN[from]).title}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What it takes, and the answer. */
function CardAnswer({ card, close }: { readonly card: Card; readonly close: () => void }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { view } = useRace();
  const asking = useAsking();
  const sending = useSending();
  const { question, options } = asking;
  const ref = CARD_REF[card];
  if (question === undefined) return null;
  if (!options.has(ref)) {
    const reason = reasonAgainst(view, question, card);
    return reason === undefined ? null : <p className="race-sheet-note">{t(reason.id, reason.params)}</p>;
  }
  const isOne = question.kind === "one";
  const isPicked = asking.count(ref) > 0;
  const answer = () => {
    if (isOne) asking.answer(ref);
    else asking.tap(ref);
    close();
  };
  const words = isOne
    ? (goWords(language, question, { kind: "one", picked: ref }, asking.isTurned) ?? t("race.card.choose"))
    : t(isPicked ? "race.card.putBack" : "race.card.pick");
  return (
    <>
      {question.key.endsWith(".pick") || question.key === "settle.second" ? <CardCosts card={card} /> : null}
      <div className="race-sheet-buttons">
        <button type="button" className="btn" onClick={close}>
          {t("race.card.close")}
        </button>
        <button
          type="button"
          className="btn primary"
          data-answer={isOne ? "go" : "pick"}
          disabled={sending}
          onClick={answer}
        >
          {words}
        </button>
      </div>
    </>
  );
}
