/** What lies on an alien's sheet for all to see: tokens, cards, and who holds something of it. */
import { planetRef } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { CosmicCard } from "../art/card.tsx";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import "../words/sheet-words.ts";

const CARD_WIDTH = 78;

export function OnSheet({ alien }: { readonly alien: string }): ReactNode {
  const { t, player, called, language } = useCosmic();
  const words = useWords();
  const memo = t.memo[alien];
  if (memo === undefined) return null;
  const tokens = typeof memo.tokens === "number" ? memo.tokens : undefined;
  const [holders, cards, planets] = [memo.holders, memo.cards, memo.planets].map(numbers);
  return (
    <>
      {tokens === undefined ? null : <p className="on-sheet">{words("sheet.tokens", { n: tokens })}</p>}
      {holders.length === 0 ? null : (
        <p className="on-sheet">
          {words("sheet.holders", { players: holders.map((seat) => player(seat)).join(", ") })}
        </p>
      )}
      {cards.length === 0 ? null : (
        <div className="sheet-cards">
          {cards.map((card, i) => (
            <figure key={card}>
              <CosmicCard face={{ kind: "card", card }} width={CARD_WIDTH} language={language} />
              {planets[i] === undefined ? null : <figcaption>{called(planetRef(planets[i]))}</figcaption>}
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}

/** Cards that may be played from the sheet: the own ones are seen, of others' only how many there are. */
export function Stash({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, me, language } = useCosmic();
  const words = useWords();
  const n = view.stashSizes[seat] ?? 0;
  if (n === 0) return null;
  return (
    <section className="sheet-part">
      <h3>{words("sheet.onSheet")}</h3>
      {seat === me ? (
        <div className="sheet-cards">
          {view.stash.map((card) => (
            <CosmicCard key={card} face={{ kind: "card", card }} width={CARD_WIDTH} language={language} />
          ))}
        </div>
      ) : (
        <p className="muted">{words("sheet.unseen", { n })}</p>
      )}
    </section>
  );
}
