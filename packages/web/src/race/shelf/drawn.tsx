/** Cards laid open to choose from: start worlds, explored cards, what was won by gambling. */
import { type Card, DESIGN } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { CardFace } from "../card/card-face.tsx";
import { CardThing } from "../card/card-thing.tsx";
import { Plate } from "../card/plate.tsx";
import { useRace } from "../context.tsx";
import { vars } from "../vars.ts";
import { useWords } from "../words/words.ts";

/** The start worlds one may choose from, large, in the place of the tableau that is still empty. */
export function Offers(): ReactNode {
  const t = useWords();
  const { view } = useRace();
  return (
    <section className="race-offers" aria-label={t("race.start.title")}>
      {view.offers.map((card) => (
        <CardThing key={card} card={card}>
          <CardFace design={DESIGN[card]} size="large" />
        </CardThing>
      ))}
    </section>
  );
}

/** The hand as one row, while new cards lie in its place. */
export function HandRow({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const t = useWords();
  if (cards.length === 0) return null;
  return (
    <section className="race-shelf row hand" aria-label={t("race.hand")}>
      <span className="race-shelf-label">{t("race.hand")}</span>
      <div className="race-plates small" style={vars({ "--cols": Math.max(7, cards.length) })}>
        {cards.map((card) => (
          <Plate key={card} card={card} />
        ))}
      </div>
    </section>
  );
}
