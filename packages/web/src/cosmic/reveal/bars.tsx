/** Both totals as bars on one scale, each part in the colour of whom it comes from. */
import { OFFENSE, type Side } from "@hypergate/cosmic/client";
import type { CSSProperties, ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { colourOf } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { cardDigits, inDigits } from "./digits.ts";
import { type Part, type Segment, scaleOf, segmentsOf } from "./parts.ts";

/** Of what is nobody's: cards, reinforcements and effects, lighter than the stock they are printed on. */
const TONES = {
  card: "#E79A86",
  added: "#E79A86",
  kicker: "#F0B98A",
  reinforcement: "#9DBCEB",
  bonus: "#D9C68F",
} as const;
/** The smallest part of the scale that has room for its number. */
const ROOM = 0.045;

interface BarsProps {
  readonly bars: readonly { readonly side: Side; readonly parts: readonly Part[] }[];
}

export function Bars({ bars: sides }: BarsProps): ReactNode {
  const words = useWords();
  const bars = sides.map(({ side, parts }) => ({ side, segments: segmentsOf(parts) }));
  const scale = scaleOf(bars.map(({ segments }) => segments));
  return (
    <div className="reveal-bars" aria-hidden="true">
      {bars.map(({ side, segments }) => (
        <div className="reveal-bar-row" key={side}>
          <span>{words(side === OFFENSE ? "cosmic.offense" : "cosmic.defense")}</span>
          <div className="reveal-bar">
            {segments.map((segment) => (
              <Piece
                key={`${segment.from} ${segment.to}`}
                segment={segment}
                scale={scale}
                total={segments.at(-1)?.to ?? 0}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface PieceProps {
  readonly segment: Segment;
  readonly scale: ReturnType<typeof scaleOf>;
  /** Where the bar ends. */
  readonly total: number;
}

function Piece({ segment, scale, total }: PieceProps): ReactNode {
  const { part, from, to } = segment;
  const length = scale.to - scale.from;
  const width = Math.abs(to - from) / length;
  // What is subtracted lies over the end of the bar and covers a part of what was added.
  const seen = part.n < 0 ? 1 : Math.max(0, Math.min(to, total) - from) / (to - from);
  const style = {
    left: `${((Math.min(from, to) - scale.from) / length) * 100}%`,
    width: `${width * 100}%`,
    "--c": toneOf(part),
  } as CSSProperties;
  return (
    <div className={part.n < 0 ? "reveal-piece minus" : "reveal-piece"} style={style}>
      {width * seen < ROOM ? null : <b style={{ width: `${seen * 100}%` }}>{labelOf(part)}</b>}
    </div>
  );
}

function toneOf(part: Part): string {
  return "seat" in part && part.kind !== "reinforcement"
    ? PAINT[colourOf(part.seat)].light
    : TONES[part.kind as keyof typeof TONES];
}

function labelOf(part: Part): string {
  if (part.kind === "product") return `${part.ships} × ${part.of === "card" ? cardDigits(part.by) : part.by}`;
  return part.kind === "card" ? cardDigits(part.n) : inDigits(part.n);
}
