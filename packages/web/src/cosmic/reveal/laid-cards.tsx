/** Kickers and Intimidates beside the encounter card of the side they lie on; they turn with it. */
import { isAllyOf, NONE, type Side } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { CosmicCard } from "../art/card.tsx";
import { backOf } from "../art/card-face.ts";
import { laidInWords } from "../board/front.tsx";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { mainOf } from "./parts.ts";
import { laidWidth, type Sizes } from "./sizes.ts";

/** With more of them there is no room for words below each. */
const MOST_NAMED = 2;

export function LaidCards({ side, sizes }: { readonly side: Side; readonly sizes: Sizes }): ReactNode {
  const cosmic = useCosmic();
  const words = useWords();
  const { t, language } = cosmic;
  const here = t.encounter.laid
    .map((one, i) => ({ one, i }))
    .filter(({ one }) => one.seat === mainOf(t, side) || isAllyOf(t, one.seat, side));
  if (here.length === 0) return null;
  const width = laidWidth(sizes, here.length);
  return (
    <ul className={here.length > MOST_NAMED ? "duel-laid many" : "duel-laid"}>
      {here.map(({ one, i }) => (
        <li key={i} className={one.off ? "off" : ""} title={laidInWords(cosmic, words, one, i)}>
          <CosmicCard
            face={one.card === NONE ? backOf(true) : { kind: "card", card: one.card }}
            width={width}
            language={language}
          />
          <small>{laidInWords(cosmic, words, one, i)}</small>
        </li>
      ))}
    </ul>
  );
}
