import type { Design, Row } from "@hypergate/race/client";
import { memo, type ReactNode } from "react";
import { Num } from "../../art/glyphs.tsx";
import { useLanguage } from "../../words/words.ts";
import { edgeOf, MILITARY, PLAN_INK } from "../art/paint.ts";
import { Picture } from "../art/picture.tsx";
import { vars } from "../vars.ts";
import { translate } from "../words/words.ts";
import { useFittingRows } from "./fitting.ts";
import { KindMark } from "./kind-mark.tsx";
import { FIGURE, narrowTitle, powerLines, titleOf, typeLine, worthLines } from "./printed.ts";
import { IconSign, Signs } from "./signs.tsx";
import "./card-face.css";

/** The price: a circle for peaceful worlds, cross-hairs for the defense of military ones, a rhombus for developments. */
export function CostMark({ design }: { readonly design: Design }): ReactNode {
  return (
    <span className="race-cost" data-part="cost">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <CostShape design={design} />
      </svg>
      <Num text={design.cost} height={13} />
    </span>
  );
}

function CostShape({ design }: { readonly design: Design }): ReactNode {
  if (design.type === "development")
    return (
      <rect
        x={6}
        y={6}
        width={20}
        height={20}
        rx={3}
        transform="rotate(45 16 16)"
        fill="#0A1020"
        stroke={PLAN_INK}
        strokeWidth={1.8}
      />
    );
  if (design.military === true)
    return (
      <>
        <circle cx={16} cy={16} r={11.5} fill="#3A1418" stroke={MILITARY} strokeWidth={2} />
        <path d="M16 0v5M16 27v5M0 16h5M27 16h5" stroke={MILITARY} strokeWidth={2.5} strokeLinecap="round" />
      </>
    );
  return <circle cx={16} cy={16} r={13} fill="#0A1020" stroke="#EEF0F7" strokeWidth={1.8} />;
}

/** Printed points. Where they are counted: what they come to now, or a question mark for a card that is nobody's. */
export function PointsMark({
  design,
  points,
}: {
  readonly design: Design;
  readonly points: number | undefined;
}): ReactNode {
  const language = useLanguage();
  const isCounted = design.worth !== undefined;
  return (
    <span className={isCounted && points !== undefined ? "race-vp now" : "race-vp"} data-part="points">
      {points ?? (isCounted ? "?" : design.vp)}
      <IconSign name="vp" />
      {isCounted && points !== undefined ? <small>{translate(language, "race.now")}</small> : null}
    </span>
  );
}

export interface CardFaceProps {
  readonly design: Design;
  /** Large cards speak in sentences, small ones in signs. */
  readonly size?: "small" | "large";
  readonly hasGood?: boolean;
  /** The row whose powers are in use now. */
  readonly hot?: Row | undefined;
  /** What a variable development is worth at the moment. */
  readonly points?: number | undefined;
}

/** A card as it is printed, 5 to 7. As wide as its place (`--w`). */
export const CardFace = memo(function CardFace({
  design,
  size = "small",
  hasGood = false,
  hot,
  points,
}: CardFaceProps) {
  const language = useLanguage();
  const { title, original } = titleOf(language, design);
  return (
    <div
      className={`race-card ${size} ${isCrowded(design) ? "crowded" : ""}`}
      style={vars({ "--hue": edgeOf(design) })}
    >
      <div className="race-pict">
        <Picture design={design} />
        <CostMark design={design} />
        <PointsMark design={design} points={points} />
        <KindMark design={design} hasGood={hasGood} />
      </div>
      <div className="race-name" data-part="name">
        {size === "large" ? title : narrowTitle(language, design)}
      </div>
      {original === undefined ? null : (
        <div className="race-original" lang="en">
          {original}
        </div>
      )}
      <div className="race-type">{typeLine(language, design)}</div>
      <Powers design={design} size={size} hot={hot} />
    </div>
  );
});

/** So many powers need the room of the line that tells the type. */
export function isCrowded({ powers = [] }: Design): boolean {
  return powers.length > 2;
}

function Powers({
  design,
  size,
  hot,
}: Pick<CardFaceProps, "design" | "hot"> & { readonly size: "small" | "large" }): ReactNode {
  const language = useLanguage();
  const lines = powerLines(language, design);
  const [place, fits] = useFittingRows<HTMLUListElement>(size === "small" ? lines.length : 0);
  const isOver = (i: number) => size === "small" && i >= Math.max(1, fits);
  return (
    <ul className="race-powers" ref={place}>
      {lines.map(({ power, row, words }, i) => (
        <li
          key={`${power.does} ${words}`}
          className={`${row === hot ? "hot" : ""} ${isOver(i) ? "over" : ""}`}
          title={size === "small" ? words : undefined}
        >
          <em>{FIGURE[row]}</em>
          {size === "large" ? (
            <span>{words}</span>
          ) : (
            <>
              <Signs power={power} />
              <span className="sr-only">{words}</span>
            </>
          )}
        </li>
      ))}
      {isOver(lines.length - 1) ? (
        <li className="race-cut" data-part="more">
          ⋯
        </li>
      ) : null}
      {size === "large"
        ? worthLines(language, design).map((words) => (
            <li key={words} className="worth">
              <em>
                <IconSign name="vp" />
              </em>
              <span>{words}</span>
            </li>
          ))
        : null}
    </ul>
  );
}
