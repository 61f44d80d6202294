/** A card that lights up when it can be chosen, and shows itself large to who looks closer. */
import type { Ref } from "@hypergate/kernel";
import {
  CARD_REF,
  type Card,
  DESIGN,
  GOOD_REF,
  GOODS_POWER,
  OPTIONAL_POWER,
  OPTIONAL_REF,
} from "@hypergate/race/client";
import { type ReactNode, useRef } from "react";
import { Icon } from "../../art/icons.tsx";
import { useAsking } from "../../table/asking.tsx";
import { useConfirming } from "../../table/confirming.ts";
import { notToConfirm, type Thing, useThing } from "../../table/thing.ts";
import { useHold } from "../../ui/use-hold.ts";
import { useRace } from "../context.tsx";
import { useLayout } from "../layout.ts";
import { useWords } from "../words/words.ts";
import { spokenCard } from "./printed.ts";
import { Spoken } from "./spoken.tsx";
import { useZoom } from "./zoom.tsx";
import "./card-thing.css";

const NOTHING: Ref = "nothing/";

/** The second click of a double click is not meant for what the first has changed. */
const DOUBLE_MS = 600;

/** A card on the table can be asked about as itself, by the good on it or by one of its powers. */
function useCardThing(card: Card): Thing {
  const self = useThing(CARD_REF[card]);
  const good = useThing(GOOD_REF[card]);
  const power = useThing(GOODS_POWER[card]?.ref ?? NOTHING);
  const optional = useThing(OPTIONAL_POWER[card] === undefined ? NOTHING : OPTIONAL_REF[card]);
  return [self, good, power, optional].find(({ light }) => light !== "none") ?? self;
}

export interface CardThingProps {
  readonly card: Card;
  readonly className?: string;
  /** Why it cannot be chosen: it is dimmed and says so. */
  readonly against?: string | undefined;
  /** Where it lies with others that are shown one after the other. */
  readonly from?: "hand";
  /** What happens to it at the moment. */
  readonly flag?: string | undefined;
  readonly children: ReactNode;
}

export function CardThing({ card, className = "", against, from, flag, children }: CardThingProps): ReactNode {
  const t = useWords();
  const { language, show, table } = useRace();
  const { light, props } = useCardThing(card);
  const zoom = useZoom();
  const good = table.good[card] === 1 ? t("race.card.good") : "";
  const words = [spokenCard(language, DESIGN[card]), good, against ?? ""].filter((part) => part !== "");
  const layout = useLayout();
  const { question } = useAsking();
  const confirms = useConfirming();
  const open = () => {
    zoom.hide();
    show(from === undefined ? { card } : { card, from });
  };
  // Where one card is asked for, a finger reads it before it answers: the sheet has the button.
  const readsFirst = layout === "phone" && from === "hand" && question?.kind === "one" && confirms;
  const hold = useHold(open);
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);
  return (
    <button
      type="button"
      className={`race-thing ${light} ${against === undefined ? "" : "against"} ${className}`}
      aria-pressed={props["aria-pressed"]}
      data-ref={CARD_REF[card]}
      data-thing={props["data-thing"]}
      data-light={props["data-light"]}
      onClick={(event) => {
        zoom.hide();
        if (hold.wasHeld()) return;
        if (readsFirst) open();
        else if (props.onClick !== undefined) {
          chosenAt.current = performance.now();
          props.onClick(event);
        } else if (performance.now() - chosenAt.current > DOUBLE_MS) open();
      }}
      onKeyDown={(event) => {
        notToConfirm(event);
        if (event.key === "i") open();
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") zoom.over(card, event.currentTarget, against);
      }}
      {...hold.props}
      onPointerLeave={() => {
        hold.props.onPointerLeave();
        zoom.hide();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Spoken words={words.join(" ")}>{children}</Spoken>
      {flag === undefined ? null : <span className="race-flag">{flag}</span>}
      {light === "chosen" ? (
        <span className="race-tick">
          <Icon name="check" size={13} />
        </span>
      ) : null}
    </button>
  );
}
