/** One side of the encounter: its card, every part of its total, and the total. */
import { CARDS, cardRef, isTurnedRound, NONE, OFFENSE, type Side } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { Num } from "../../art/glyphs.tsx";
import { Icon } from "../../art/icons.tsx";
import { Seal } from "../art/seal.tsx";
import { sealStateOf } from "../sheets/seal-state.ts";
import { aliensOf, type Cosmic, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { cardDigits, inDigits } from "./digits.ts";
import { FlipCard } from "./flip-card.tsx";
import { LaidCards } from "./laid-cards.tsx";
import { PartRow } from "./part-row.tsx";
import { hasTotal, keyed, mainOf, type Part, totalOf, verdictOf } from "./parts.ts";
import type { Sizes } from "./sizes.ts";

interface SideProps {
  readonly side: Side;
  readonly sizes: Sizes;
}

interface DuelSideProps extends SideProps {
  readonly place: "left" | "right";
  /** What has been told of its total, and whether that is all of it. */
  readonly parts: readonly Part[];
  readonly isTold: boolean;
  /** The encounter is decided against it. */
  readonly isBeaten: boolean;
}

export function DuelSide({ side, sizes, place, parts, isTold, isBeaten }: DuelSideProps): ReactNode {
  const words = useWords();
  return (
    <section
      className={`duel-side ${place}${isBeaten ? " beaten" : ""}`}
      aria-label={words(side === OFFENSE ? "cosmic.offense" : "cosmic.defense")}
    >
      <Head side={side} sizes={sizes} />
      <div className="duel-card">
        <FlipCard side={side} width={sizes.card} />
        <CardNote side={side} />
        <LaidCards side={side} sizes={sizes} />
      </div>
      <ul className="duel-parts">
        {keyed(parts).map(({ key, part }) => (
          <PartRow key={key} part={part} side={side} seal={sizes.form === "wide" ? 32 : 24} />
        ))}
      </ul>
      <Total side={side} height={sizes.total} parts={parts} isTold={isTold} />
    </section>
  );
}

function Head({ side, sizes }: SideProps): ReactNode {
  const cosmic = useCosmic();
  const { t, label } = cosmic;
  const words = useWords();
  const seat = mainOf(t, side);
  const alien = aliensOf(cosmic, seat).at(-1) ?? "";
  const colour = colourOf(seat);
  return (
    <header className="duel-head">
      <Seal alien={alien} colour={colour} size={sizes.seal} state={sealStateOf(cosmic, seat, alien)} />
      <b>{label(seat)}</b>
      <span className="chip role" style={{ background: PAINT[colour].light }}>
        <Icon name={side === OFFENSE ? "gate" : "shield"} size={14} />
        {words(side === OFFENSE ? "cosmic.offense" : "cosmic.defense")}
      </span>
    </header>
  );
}

/** What the drawing of the card does not say: whose it is, and as what it counts. */
function CardNote({ side }: { readonly side: Side }): ReactNode {
  const cosmic = useCosmic();
  const words = useWords();
  const note = noteOn(cosmic, side);
  return note === undefined ? null : <p className="duel-note">{words(note.id, { card: note.card })}</p>;
}

type NoteId = "reveal.choosing" | "reveal.ownCard" | "reveal.stated" | "reveal.copies" | "reveal.countsAs";

function noteOn(
  { t, view, me, called }: Cosmic,
  side: Side,
): { readonly id: NoteId; readonly card: string } | undefined {
  const { card, type, value } = t.encounter.shown[side];
  if (type === "none") {
    if (!view.faceDown[side]) return { id: "reveal.choosing", card: "" };
    const { chosenBy, offense, defense } = t.encounter;
    const isMine = chosenBy.includes(me) ? chosenBy[side] === me : me === (side === OFFENSE ? offense : defense);
    const isOwn = isMine && view.chosen !== NONE;
    return isOwn ? { id: "reveal.ownCard", card: called(cardRef(view.chosen)) } : undefined;
  }
  const now = type === "attack" ? called(`name/attack-${cardDigits(value)}`) : called(`type/${type}`);
  if (card === NONE) return { id: "reveal.stated", card: now };
  const printed = CARDS[card].type;
  if (printed === type) return undefined;
  return { id: printed === "morph" ? "reveal.copies" : "reveal.countsAs", card: now };
}

interface TotalProps extends Pick<DuelSideProps, "side" | "parts" | "isTold"> {
  readonly height: number;
}

/** The total as a number, an N for a negotiate, and a question mark while it is not known; below it how the side stands. */
function Total({ side, height, parts, isTold }: TotalProps): ReactNode {
  const { t, view } = useCosmic();
  const { winner } = verdictOf(t, view.reckoning);
  const { type } = t.encounter.shown[side];
  const sum = isTold ? totalOf(t, view.reckoning, side) : parts.reduce((counted, { n }) => counted + n, 0);
  const isCounted = isTold || parts.length > 0;
  const text = hasTotal(t, side) && isCounted ? inDigits(sum) : type === "negotiate" ? "N" : "?";
  return (
    <div className={isTold && winner === side ? "duel-total ahead" : "duel-total"}>
      <span className="duel-number" key={text}>
        <Num text={text} height={height} strokeWidth={3.6} />
      </span>
      {isTold ? <Standing side={side} /> : null}
    </div>
  );
}

function Standing({ side }: { readonly side: Side }): ReactNode {
  const { t, view } = useCosmic();
  const words = useWords();
  const { kind, winner, by } = verdictOf(t, view.reckoning);
  if (winner === -1) return null;
  const isAhead = winner === side;
  const isSettled =
    t.encounter.result === "won" || kind !== "totals" || t.encounter.instant !== NONE || isTurnedRound(view.reckoning);
  const text = isSettled
    ? words(isAhead ? "reveal.wins" : "reveal.loses")
    : by === 0
      ? words(isAhead ? "reveal.tieWins" : "reveal.tieLoses")
      : words(isAhead ? "reveal.aheadBy" : "reveal.behindBy", { n: by });
  return <span className={isAhead ? "duel-standing good" : "duel-standing"}>{text}</span>;
}
