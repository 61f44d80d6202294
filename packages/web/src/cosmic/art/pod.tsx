/** Ships of one player where others are at home: one tag with a dome, the player's shape and a number. */
import type { ReactNode } from "react";
import { type Colour, INK, NIGHT, PAINT, STAR } from "../../art/colours.ts";
import { FILL } from "../../art/defs.tsx";
import { Glyphs } from "../../art/glyphs.tsx";
import { Shape } from "../../art/shapes.tsx";
import { POD } from "../board/geometry.ts";

const OUTLINE = "#060A16";

interface PodProps {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly n: number;
  readonly scale: number;
  /** Ships that are about to come. */
  readonly ghost?: boolean;
  readonly lit?: boolean;
  /** Stands before the number. */
  readonly pre?: string;
}

/** Two digits fit into a pod of the usual width. */
export function podWidth(text: string): number {
  return POD.width + Math.max(0, text.length - 2) * 7;
}

export function Pod({ x, y, colour, n, scale, ghost = false, lit = false, pre = "" }: PodProps): ReactNode {
  const { light, shape } = PAINT[colour];
  const text = `${pre}${n}`;
  const width = podWidth(text);
  const half = POD.height / 2;
  const isNarrow = text.length > 1;
  const skin = ghost
    ? { fill: NIGHT, fillOpacity: 0.85, stroke: light, strokeWidth: 1.4, strokeDasharray: "3 2.2" }
    : { fill: lit ? STAR : FILL.hull(colour), stroke: OUTLINE, strokeWidth: 1.3 };
  const ink = ghost ? light : INK;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-body="pod">
      <path
        d={`M-7 ${1 - half}C-7 ${-half - 6} 7 ${-half - 6} 7 ${1 - half}Z`}
        {...(ghost ? skin : { fill: light, stroke: OUTLINE, strokeWidth: 1.3 })}
      />
      <rect x={-width / 2} y={-half} width={width} height={POD.height} rx={half} {...skin} />
      <Shape kind={shape} x={-width / 2 + (isNarrow ? 6 : 8)} y={0.3} r={isNarrow ? 3 : 4} fill={ink} />
      <Glyphs text={text} x={isNarrow ? 4 : 5.5} y={0.2} height={isNarrow ? 9 : 10} fill={ink} strokeWidth={5} />
    </g>
  );
}
