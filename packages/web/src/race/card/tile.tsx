/** The card in a tableau: landscape, so that a table full of them can be read. */
import { type Card, DESIGN, type Design, type Row } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/words.ts";
import { edgeOf } from "../art/paint.ts";
import { Picture } from "../art/picture.tsx";
import { useRace } from "../context.tsx";
import { vars } from "../vars.ts";
import { CostMark, isCrowded, PointsMark } from "./card-face.tsx";
import { CardThing } from "./card-thing.tsx";
import { useFittingRows } from "./fitting.ts";
import { KindMark } from "./kind-mark.tsx";
import { FIGURE, narrowTitle, powerLines } from "./printed.ts";
import { Signs } from "./signs.tsx";
import "./tile.css";

interface TileProps {
  readonly card: Card;
  readonly hot?: Row | undefined;
  /** What the card is worth to its owner now. */
  readonly points: number;
  /** A mark in the corner, such as the price of the good. */
  readonly mark?: ReactNode;
  readonly isNew?: boolean;
}

export function Tile({ card, hot, points, mark, isNew = false }: TileProps): ReactNode {
  const language = useLanguage();
  const { table } = useRace();
  const design = DESIGN[card];
  const className = `race-tile ${isNew ? "new" : ""} ${isCrowded(design) ? "crowded" : ""}`;
  return (
    <CardThing card={card} className={className}>
      <div className="race-tile-in" style={vars({ "--hue": edgeOf(design) })} data-part="tile">
        <div className="race-tile-pict">
          <Picture design={design} />
          <CostMark design={design} />
          <PointsMark design={design} points={points} />
          <KindMark design={design} hasGood={table.good[card] === 1} />
          {mark}
        </div>
        <div className="race-tile-name" data-part="name">
          {narrowTitle(language, design)}
        </div>
        <TilePowers design={design} hot={hot} />
      </div>
    </CardThing>
  );
}

/** Powers in signs, each with the figure of its phase. What does not fit is announced. */
export function TilePowers({ design, hot }: { readonly design: Design; readonly hot?: Row | undefined }): ReactNode {
  const language = useLanguage();
  const lines = powerLines(language, design);
  const [place, fits] = useFittingRows<HTMLUListElement>(lines.length);
  return (
    <ul className="race-tile-powers" ref={place}>
      {lines.map(({ power, row, words }, i) => (
        <li
          key={`${power.does} ${words}`}
          className={`${row === hot ? "hot" : ""} ${i < fits ? "" : "over"}`}
          title={words}
        >
          <em>{FIGURE[row]}</em>
          <Signs power={power} />
        </li>
      ))}
      {fits < lines.length ? (
        <li className="race-cut" data-part="more">
          ⋯
        </li>
      ) : null}
    </ul>
  );
}
