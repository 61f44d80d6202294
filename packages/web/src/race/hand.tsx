import { type Card, cardPoints, DESIGN, type Player } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../table/asking.tsx";
import { CardFace } from "./card/card-face.tsx";
import { CardThing } from "./card/card-thing.tsx";
import { useRace } from "./context.tsx";
import { reasonAgainst } from "./logic/reasons.ts";
import { asksAboutDrawn } from "./shelf/shelf.tsx";
import { vars } from "./vars.ts";
import { useWords } from "./words/words.ts";
import "./hand.css";

/** The cards of the hand, or the new ones that are to be chosen from. */
export function Hand(): ReactNode {
  const t = useWords();
  const { view, seat, table } = useRace();
  const { question } = useAsking();
  if (seat === undefined || table.phase === "over") return null;
  const isDrawn = asksAboutDrawn(question) && view.drawn.length > 0;
  const cards = isDrawn ? view.drawn : view.hand;
  return (
    <section
      className={cards.length === 0 ? "race-hand empty" : "race-hand"}
      data-spot="hand"
      aria-label={t(isDrawn ? "race.explore.title" : "race.hand")}
    >
      {cards.length === 0 ? t("race.hand.none") : null}
      <div className="race-hand-row" style={vars({ "--n": cards.length })}>
        {cards.map((card) => (
          <HandCard key={card} card={card} isDrawn={isDrawn} />
        ))}
      </div>
    </section>
  );
}

/** What a card of the hand would be worth on the table as it lies now, where that is counted. */
export function pointsNow(p: Player | undefined, card: Card): number | undefined {
  if (p === undefined || DESIGN[card].worth === undefined) return undefined;
  return cardPoints({ ...p, tableau: [...p.tableau, card] }, card);
}

function HandCard({ card, isDrawn }: { readonly card: Card; readonly isDrawn: boolean }): ReactNode {
  const t = useWords();
  const { view, me } = useRace();
  const { question, isTurned } = useAsking();
  const reason = question === undefined ? undefined : reasonAgainst(view, question, card);
  const isPlaced = view.plan?.card === card && question !== undefined && question.key.endsWith(".pay");
  return (
    <CardThing
      card={card}
      className={`race-hand-card ${isTurned || isDrawn ? "keeping" : ""}`}
      from="hand"
      against={reason === undefined ? undefined : t(reason.id, reason.params)}
      flag={isPlaced ? t("race.placing") : undefined}
    >
      <CardFace design={DESIGN[card]} points={pointsNow(me, card)} />
    </CardThing>
  );
}
