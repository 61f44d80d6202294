/** Cards laid open to choose from: start worlds, explored cards, what was won by gambling. */
import type { Question } from "@hypergate/kernel";
import { type Card, cardOf, DESIGN } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { CardFace } from "../card/card-face.tsx";
import { CardThing } from "../card/card-thing.tsx";
import { useRace } from "../context.tsx";
import { useWords } from "../words/words.ts";
import { MainCard, StageTitle, useTitle } from "./pieces.tsx";

export function Offers(): ReactNode {
  const t = useWords();
  const { view } = useRace();
  return (
    <div className="race-choice">
      <StageTitle title={t("race.start.title")} note={t("race.start.why")} />
      <div className="race-offers">
        {view.offers.map((card) => (
          <CardThing key={card} card={card}>
            <CardFace design={DESIGN[card]} size="large" />
          </CardThing>
        ))}
      </div>
    </div>
  );
}

/** The start world is chosen; now the hand is cut down to what one begins with. */
export function StartHand({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const title = useTitle();
  const card = cardOf(String(question.params?.card));
  if (card === undefined) return null;
  return (
    <div className="race-duo">
      <MainCard card={card} />
      <StageTitle over={t("race.start.title")} title={title(card)} note={t("race.start.discard")} />
    </div>
  );
}

export function Drawn({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const { view } = useRace();
  const isGamble = question.key === "gamble.take";
  return (
    <div className="race-choice">
      <StageTitle
        title={t(isGamble ? "race.gamble.title" : "race.explore.title")}
        {...(question.key === "explore.discard" ? { note: t("race.explore.mix") } : {})}
      />
      <CardRow cards={view.drawn} />
    </div>
  );
}

function CardRow({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  return (
    <div className="race-card-row race-cards">
      {cards.map((card) => (
        <CardThing key={card} card={card}>
          <CardFace design={DESIGN[card]} />
        </CardThing>
      ))}
    </div>
  );
}
