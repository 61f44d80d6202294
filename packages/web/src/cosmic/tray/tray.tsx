/**
 * The own alien, the hand, and the piles; for one who only watches, the player at the bottom and the piles. A phone has room for the hand alone: the
 * power comes to the prompt when it can be used.
 */
import { CARDS } from "@hypergate/cosmic/client";
import { type ReactNode, useState } from "react";
import { Popover } from "../../ui/popover.tsx";
import { CosmicCard } from "../art/card.tsx";
import { backOf } from "../art/card-face.ts";
import { HazardToken } from "../art/hazard-token.tsx";
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
const READABLE = 150;

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
        {t.encounter.hazard ? <HazardToken size={26} /> : null}
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
      {t.settings.rewardDeck ? <RewardPile /> : null}
    </div>
  );
}

/** The reward deck; a tap shows what lies on its discard pile. */
function RewardPile(): ReactNode {
  const { t, view, language } = useCosmic();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const cards = t.rewardDiscard.toReversed();
  const label = words("cosmic.rewardDiscards", { n: cards.length });
  return (
    <figure className="pile">
      <button type="button" className="hand-tap" aria-haspopup="dialog" title={label} onClick={() => setOpen(true)}>
        <CosmicCard face={backOf(true)} width={PILE_WIDTH} language={language} />
      </button>
      <figcaption>{words("cosmic.rewardPile", { n: view.rewardDeckSize })}</figcaption>
      {isOpen ? (
        <Popover label={label} close={() => setOpen(false)}>
          {cards.length === 0 ? <p className="muted">{words("cosmic.noRewardDiscards")}</p> : null}
          <div className="sheet-cards">
            {cards.map((card) => (
              <CosmicCard key={CARDS[card].ref} face={{ kind: "card", card }} width={READABLE} language={language} />
            ))}
          </div>
        </Popover>
      ) : null}
    </figure>
  );
}
