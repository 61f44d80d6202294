import { type Card, DESIGN } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useAsking } from "../table/asking.tsx";
import { CardFace } from "./card/card-face.tsx";
import { CardThing } from "./card/card-thing.tsx";
import { useRace } from "./context.tsx";
import { reasonAgainst } from "./logic/reasons.ts";
import { vars } from "./vars.ts";
import { useWords } from "./words/words.ts";
import "./hand.css";

export function Hand(): ReactNode {
  const t = useWords();
  const { view, seat } = useRace();
  const { hand } = view;
  if (seat === undefined) return <p className="race-hand empty">{t("race.hand.watching")}</p>;
  return (
    <section
      className={hand.length === 0 ? "race-hand empty" : "race-hand race-cards"}
      data-spot="hand"
      aria-label={t("race.hand")}
    >
      {hand.length === 0 ? t("race.hand.none") : null}
      <div className="race-hand-row" style={vars({ "--n": hand.length })}>
        {hand.map((card) => (
          <HandCard key={card} card={card} />
        ))}
      </div>
    </section>
  );
}

function HandCard({ card }: { readonly card: Card }): ReactNode {
  const t = useWords();
  const { view } = useRace();
  const { question } = useAsking();
  const reason = question === undefined ? undefined : reasonAgainst(view, question, card);
  return (
    <CardThing
      card={card}
      className="race-hand-card"
      against={reason === undefined ? undefined : t(reason.id, reason.params)}
    >
      <CardFace design={DESIGN[card]} />
    </CardThing>
  );
}
