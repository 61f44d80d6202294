/** The card in a tableau: landscape, so that a table full of them can be read. And smaller still: a thumb. */
import { type Card, DESIGN, type Row } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/words.ts";
import { GoodToken } from "../art/good.tsx";
import { edgeOf } from "../art/paint.ts";
import { Picture } from "../art/picture.tsx";
import { useRace } from "../context.tsx";
import { vars } from "../vars.ts";
import { CostMark, isCrowded } from "./card-face.tsx";
import { CardThing } from "./card-thing.tsx";
import { FIGURE, narrowTitle, powerLines } from "./printed.ts";
import { IconSign, Signs } from "./signs.tsx";
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
      <div className="race-tile-in" style={vars({ "--hue": edgeOf(design) })}>
        <div className="race-tile-pict">
          <Picture design={design} />
          <CostMark design={design} />
          <span className="race-vp">
            {points}
            <IconSign name="vp" />
          </span>
          {table.good[card] === 1 && design.good !== undefined ? (
            <span className="race-tile-good">
              <GoodToken good={design.good} size={24} />
            </span>
          ) : null}
          {mark}
        </div>
        <div className="race-tile-name">{narrowTitle(language, design)}</div>
        <ul className="race-tile-powers">
          {powerLines(language, design).map(({ power, row, words }) => (
            <li key={`${power.does} ${words}`} className={row === hot ? "hot" : ""} title={words}>
              <em>{FIGURE[row]}</em>
              <Signs power={power} />
            </li>
          ))}
        </ul>
      </div>
    </CardThing>
  );
}

/** Picture, edge and good: enough to know a card by. */
export function Thumb({ card }: { readonly card: Card }): ReactNode {
  const { table } = useRace();
  const design = DESIGN[card];
  return (
    <CardThing card={card} className="race-thumb">
      <div className="race-thumb-in" style={vars({ "--hue": edgeOf(design) })}>
        <Picture design={design} />
        {table.good[card] === 1 && design.good !== undefined ? (
          <span>
            <GoodToken good={design.good} size={14} />
          </span>
        ) : null}
      </div>
    </CardThing>
  );
}
