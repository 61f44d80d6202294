/** The hand, in the order of its cards: what can be chosen is lit, what cannot is dimmed while something is asked. */
import { CARDS, type CardNumber, type CardType, cardRef } from "@hypergate/cosmic/client";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useAsking } from "../../table/asking.tsx";
import { notToConfirm, useThing } from "../../table/thing.ts";
import { Popover } from "../../ui/popover.tsx";
import { useHold } from "../../ui/use-hold.ts";
import { useSize } from "../../ui/use-size.ts";
import { CosmicCard } from "../art/card.tsx";
import { cardInWords } from "../art/card-words.ts";
import { aliensOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { overlapFor, stripOf, widthFor } from "./hand-layout.ts";

const ORDER: readonly CardType[] = [
  "attack",
  "negotiate",
  "morph",
  "retreat",
  "intimidate",
  "kicker",
  "reinforcement",
  "artifact",
  "rift",
  "flare",
];

/** Encounter cards first, the strongest first. */
export function sortedHand(hand: readonly CardNumber[]): readonly CardNumber[] {
  const rank = (card: CardNumber) => ORDER.indexOf(CARDS[card].type);
  return [...hand].sort((a, b) => rank(a) - rank(b) || CARDS[b].value - CARDS[a].value || a - b);
}

export function Hand(): ReactNode {
  const { view } = useCosmic();
  const words = useWords();
  const { options } = useAsking();
  const [element, size] = useSize<HTMLDivElement>();
  const cards = sortedHand(handOf(view));
  const asksCards = cards.some((card) => options.has(cardRef(card)));
  const width = widthFor(size?.height ?? 0);
  const overlap = overlapFor(cards.length, width, size?.width ?? 0);
  const tight = stripOf(width, overlap);
  return (
    <section
      className={tight === undefined ? "hand" : "hand tight"}
      ref={element}
      aria-label={words("cosmic.hand", { n: cards.length })}
      style={
        tight === undefined ? undefined : ({ "--strip": `${tight.strip}px`, "--squeeze": tight.scale } as CSSProperties)
      }
    >
      {size === undefined
        ? null
        : cards.map((card, i) => (
            <HandCard key={card} card={card} width={width} shift={i === 0 ? 0 : -overlap} dims={asksCards} />
          ))}
    </section>
  );
}

/** Cards being looked at, drafted or taken from a sheet are in the hand as long as it lasts. */
function handOf({ hand, aside, draft, stash }: ReturnType<typeof useCosmic>["view"]): readonly CardNumber[] {
  return [...new Set([...hand, ...aside, ...draft, ...stash])];
}

interface HandCardProps {
  readonly card: CardNumber;
  readonly width: number;
  readonly shift: number;
  readonly dims: boolean;
}

function HandCard({ card, width, shift, dims }: HandCardProps): ReactNode {
  const cosmic = useCosmic();
  const { language, me, t } = cosmic;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { flare } = CARDS[card];
  const side = flare !== undefined && me >= 0 && aliensOf(cosmic, me).includes(flare) ? "super" : "wild";
  const face = { kind: "card", card, side, isHazard: t.encounter.hazard } as const;
  const { name, text } = cardInWords(language, face);
  // The drawing says what card it is.
  const { light, count, props } = useThing(cardRef(card));
  const hold = useHold(() => setOpen(true));
  const look = { none: dims ? "dim" : "", lit: "lit", soft: "soft", chosen: "picked" }[light];
  return (
    <div className="hand-card" style={{ marginLeft: shift }}>
      {light === "none" ? (
        <button
          type="button"
          className="hand-tap"
          aria-haspopup="dialog"
          title={words("cosmic.readCard", { name })}
          onClick={() => setOpen(true)}
        >
          <CosmicCard face={face} width={width} language={language} className={look} />
        </button>
      ) : (
        <button
          type="button"
          className="hand-tap"
          aria-pressed={props["aria-pressed"]}
          data-thing={props["data-thing"]}
          data-light={props["data-light"]}
          {...hold.props}
          onClick={(event) => {
            if (!hold.wasHeld()) props.onClick?.(event);
          }}
          onKeyDown={(event) => {
            notToConfirm(event);
            if (event.key === "i") setOpen(true);
          }}
        >
          <CosmicCard face={face} width={width} language={language} className={look} tick={count > 0} />
        </button>
      )}
      <div className="hand-large" aria-hidden="true">
        <CosmicCard face={face} width={LARGE} language={language} />
      </div>
      {isOpen ? (
        <Popover label={name} close={() => setOpen(false)}>
          <div className="card-large">
            <CosmicCard face={face} width={LARGE} language={language} />
            {text === "" ? null : <p>{text}</p>}
          </div>
        </Popover>
      ) : null}
    </div>
  );
}

/** A card to be read, not only recognised. */
const LARGE = 240;
