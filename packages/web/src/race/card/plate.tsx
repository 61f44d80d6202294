/** A card of a tableau in two lines: picture, name, powers, good. What does not fit is announced, and one tap away. */
import { type Card, DESIGN, type Design, type Row } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/words.ts";
import { edgeOf } from "../art/paint.ts";
import { Picture } from "../art/picture.tsx";
import { useRace } from "../context.tsx";
import { vars } from "../vars.ts";
import { CardThing } from "./card-thing.tsx";
import { useFitting } from "./fitting.ts";
import { KindMark } from "./kind-mark.tsx";
import { type PowerLine, powerLines, titleOf } from "./printed.ts";
import { IconSign, Signs } from "./signs.tsx";
import "./plate.css";

export interface PlateProps {
  readonly card: Card;
  /** The row whose powers are in use now: they come first. */
  readonly hot?: Row | undefined;
  /** Placed in this round. */
  readonly isNew?: boolean;
  readonly mark?: ReactNode;
}

export function Plate({ card, hot, isNew = false, mark }: PlateProps): ReactNode {
  const language = useLanguage();
  const { table } = useRace();
  const design = DESIGN[card];
  return (
    <CardThing card={card} className={isNew ? "race-plate-card new" : "race-plate-card"}>
      <div className="race-plate-in" style={vars({ "--hue": edgeOf(design) })} data-part="plate">
        <div className="race-plate-pict">
          <Picture design={design} />
          <KindMark design={design} hasGood={table.good[card] === 1} />
        </div>
        <div className="race-plate-words">
          <b data-part="name">{titleOf(language, design).title}</b>
          <PlatePowers design={design} hot={hot} />
        </div>
        {mark}
      </div>
    </CardThing>
  );
}

function PlatePowers({ design, hot }: { readonly design: Design; readonly hot: Row | undefined }): ReactNode {
  const language = useLanguage();
  const lines = inUseFirst(powerLines(language, design), hot);
  const [row, fits] = useFitting<HTMLSpanElement>(lines.length);
  if (lines.length === 0)
    return (
      <span className="race-plate-powers none">
        {design.vp}
        <IconSign name="vp" />
      </span>
    );
  return (
    <span className="race-plate-powers" ref={row}>
      {lines.map(({ power, row: of, words }, i) => (
        <i key={`${power.does} ${words}`} className={`${of === hot ? "hot" : ""} ${i < fits ? "" : "over"}`}>
          <Signs power={power} />
        </i>
      ))}
      {fits < lines.length ? (
        <em className="race-cut" data-part="more">
          ⋯
        </em>
      ) : null}
    </span>
  );
}

function inUseFirst(lines: readonly PowerLine[], hot: Row | undefined): readonly PowerLine[] {
  return [...lines.filter(({ row }) => row === hot), ...lines.filter(({ row }) => row !== hot)];
}
