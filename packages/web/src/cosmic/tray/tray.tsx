/**
 * The own alien, the hand, and the piles; for one who only watches, the player at the bottom and the piles. A phone has room for the hand alone: the
 * power comes to the prompt when it can be used.
 */
import type { ReactNode } from "react";
import { CosmicCard } from "../art/card.tsx";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { Hand } from "./hand.tsx";
import { OwnSheet } from "./own-sheet.tsx";
import "./tray.css";

export function Tray({ isPhone }: { readonly isPhone: boolean }): ReactNode {
  const { me, from } = useCosmic();
  if (me < 0 && isPhone) return null;
  return (
    <footer className="tray">
      {isPhone ? null : <OwnSheet seat={from} />}
      {me < 0 ? null : <Hand />}
      {isPhone ? null : <Piles />}
    </footer>
  );
}

const PILE_WIDTH = 78;

/** The last destiny card, the discard pile and the deck, each with its number. */
export function Piles(): ReactNode {
  const { t, view, language } = useCosmic();
  const words = useWords();
  const destiny = t.destinyDiscard.at(-1);
  const discard = t.discard.at(-1);
  return (
    <div className="piles">
      <figure className="pile">
        <CosmicCard
          face={destiny === undefined ? { kind: "back" } : { kind: "destiny", card: destiny }}
          width={PILE_WIDTH}
          language={language}
        />
        <figcaption>{words("cosmic.destinyPile", { n: view.destinySize })}</figcaption>
      </figure>
      <figure className="pile">
        <CosmicCard
          face={discard === undefined ? { kind: "back" } : { kind: "card", card: discard }}
          width={PILE_WIDTH}
          language={language}
        />
        <figcaption>{words("cosmic.discardPile", { n: t.discard.length })}</figcaption>
      </figure>
      <figure className="pile">
        <CosmicCard face={{ kind: "back" }} width={PILE_WIDTH} language={language} />
        <figcaption>{words("cosmic.deckPile", { n: view.deckSize })}</figcaption>
      </figure>
    </div>
  );
}
