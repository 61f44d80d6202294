/** An own card where there is little height: the picture on the left, name, powers and points beside it. */
import { type Card, DESIGN, type Row } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/words.ts";
import { edgeOf } from "../art/paint.ts";
import { Picture } from "../art/picture.tsx";
import { useRace } from "../context.tsx";
import { vars } from "../vars.ts";
import { isCrowded, PointsMark } from "./card-face.tsx";
import { CardThing } from "./card-thing.tsx";
import { KindMark } from "./kind-mark.tsx";
import { narrowTitle } from "./printed.ts";
import { TilePowers } from "./tile.tsx";
import "./flat.css";

interface FlatProps {
  readonly card: Card;
  readonly hot?: Row | undefined;
  readonly points: number;
  readonly mark?: ReactNode;
  readonly isNew?: boolean;
}

export function Flat({ card, hot, points, mark, isNew = false }: FlatProps): ReactNode {
  const language = useLanguage();
  const { table } = useRace();
  const design = DESIGN[card];
  return (
    <CardThing card={card} className={`race-flat ${isNew ? "new" : ""} ${isCrowded(design) ? "crowded" : ""}`}>
      <div className="race-flat-in" style={vars({ "--hue": edgeOf(design) })} data-part="tile">
        <div className="race-flat-pict">
          <Picture design={design} />
          <KindMark design={design} hasGood={table.good[card] === 1} />
        </div>
        <div className="race-flat-words">
          <b data-part="name">{narrowTitle(language, design)}</b>
          <TilePowers design={design} hot={hot} />
        </div>
        <PointsMark design={design} points={points} />
        {mark}
      </div>
    </CardThing>
  );
}
