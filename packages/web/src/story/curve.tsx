/** The course of a game as a picture: one line for each player. */
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { Shape } from "../art/shapes.tsx";
import type { Sample } from "../table/meter.ts";
import { useSize } from "../ui/use-size.ts";
import { type Box, type CurvePlan, planCurve } from "./curve-plan.ts";
import "./curve.css";

const MARGINS = { left: 34, top: 26, bottom: 30 };
const NARROW = 520;
/** Room for the mark and the value before a name, and for one letter of it. */
const BEFORE_NAME = 64;
const LETTER = 7.6;
/** Between two discs. */
const DISC = 21;

export interface CurveProps {
  readonly samples: readonly Sample[];
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  readonly target: number | undefined;
  /** The picture in one sentence. */
  readonly label: string;
  /** Words under the picture: what is counted from left to right. */
  readonly across: string;
  /** The reader's own seat: its line is the strongest. */
  readonly own?: Seat | undefined;
  /** Parts with a numbered disc above them, in this order. */
  readonly marks?: readonly number[];
}

export function Curve(props: CurveProps): ReactNode {
  const [element, size] = useSize<HTMLDivElement>();
  return (
    <div className="curve" ref={element}>
      {size === undefined || size.width === 0 ? null : <Picture {...props} {...size} />}
    </div>
  );
}

function Picture(props: CurveProps & Pick<Box, "width" | "height">) {
  const { samples, names, winners, target, label, across, own, marks = [], width, height } = props;
  const longest = Math.min(width < NARROW ? 9 : 16, Math.max(...names.map((name) => name.length)));
  const box: Box = { ...MARGINS, width, height, right: BEFORE_NAME + longest * LETTER };
  const plan = planCurve(samples, box, target);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      <Grid plan={plan} box={box} across={across} />
      {plan.lines.map((line, seat) => (
        <Line
          key={seat}
          seat={seat}
          points={line}
          end={plan.ends[seat]}
          name={shortened(names[seat], longest)}
          value={samples[samples.length - 1].values[seat]}
          isWinner={winners.includes(seat)}
          isOwn={seat === own}
        />
      ))}
      {marks.map((part, n) => {
        const at = samples.findIndex((sample) => sample.part === part);
        // Several in one part stand beside each other.
        const before = marks.slice(0, n).filter((one) => one === part).length;
        return at < 0 ? null : <Disc key={n} n={n + 1} x={plan.lines[0][at].x + before * DISC} />;
      })}
    </svg>
  );
}

function Grid({ plan, box, across }: { readonly plan: CurvePlan; readonly box: Box; readonly across: string }) {
  const right = box.width - box.right;
  const foot = box.height - box.bottom;
  return (
    <g className="curve-grid">
      {plan.values.map(({ n, at }) => (
        <g key={n}>
          <line x1={box.left} x2={right} y1={at} y2={at} />
          <text x={box.left - 8} y={at + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {plan.parts.map(({ n, at }) => (
        <text key={n} x={at} y={foot + 20} textAnchor="middle">
          {n}
        </text>
      ))}
      <text x={right + 10} y={foot + 20} className="curve-across">
        {across}
      </text>
      {plan.target === undefined ? null : (
        <line className="curve-target" x1={box.left} x2={right} y1={plan.target} y2={plan.target} />
      )}
    </g>
  );
}

/** A turning point. */
function Disc({ n, x }: { readonly n: number; readonly x: number }) {
  return (
    <g className="curve-disc">
      <circle cx={x} cy={11} r={9.5} />
      <text x={x} y={15} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

interface LineProps {
  readonly seat: Seat;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly end: { readonly x: number; readonly y: number };
  readonly name: string;
  readonly value: number;
  readonly isWinner: boolean;
  readonly isOwn: boolean;
}

function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** A sixth player has the first one's colour with a dashed line and a hollow mark. */
function Line({ seat, points, end, name, value, isWinner, isOwn }: LineProps) {
  const { light, shape } = PAINT[COLOURS[seat % COLOURS.length]];
  const isHollow = seat >= COLOURS.length;
  const path = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const paint = isHollow ? { fill: "var(--night-1)", stroke: light, strokeWidth: 1.6 } : { fill: light };
  const last = points[points.length - 1];
  return (
    <g className={`curve-line${isWinner ? " won" : ""}${isOwn ? " own" : ""}`}>
      <path d={path} stroke={light} strokeDasharray={isHollow ? "5 4" : undefined} />
      {points.map(({ x, y }, i) => (
        <circle key={i} cx={x} cy={y} r={2.4} {...paint} />
      ))}
      <path className="curve-lead" d={`M${last.x + 6} ${last.y}L${end.x + 12} ${end.y}`} stroke={light} />
      <Shape kind={shape} x={end.x + 20} y={end.y} r={6} {...paint} />
      <text x={end.x + 32} y={end.y + 4.5}>
        <tspan className="curve-value">{value}</tspan> {name}
      </text>
    </g>
  );
}
