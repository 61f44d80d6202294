/** The chances of all seats from the first step to the last, with one's own decisions and mistakes; also the way to move in it. */
import { gradeOf, percent, turnsIn, type Verdict } from "@hypergate/bots/verdict";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { Shape } from "../art/shapes.tsx";
import { decisionsOf, type Film } from "../story/film.ts";
import { useSize } from "../ui/use-size.ts";
import { useWords } from "../words/words.ts";
import { apart, type Ends, endsApart } from "./ends.ts";

interface CurveProps {
  readonly film: Film;
  readonly verdict: Verdict | undefined;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly step: number;
  readonly go: (step: number) => void;
}

const PAD = { left: 46, top: 26, bottom: 26 };
const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;
const LETTER = 7.4;
const BEFORE_NAME = 66;
const NARROW = 520;
const PART_WIDTH = 30;
const DISC_APART = 21;

export function ChanceCurve(props: CurveProps): ReactNode {
  const t = useWords();
  const [element, size] = useSize<HTMLDivElement>();
  const { film, verdict, names, step, go } = props;
  const last = verdict?.points.at(-1)?.chances ?? [];
  const ends = last.map((chance, seat) => t("verdict.end", { who: names[seat], chance: percent(chance) })).join(", ");
  const stops = stopsIn(props);
  const at = stops.findLastIndex((stop) => stop <= step);
  return (
    <div className="chance-curve" ref={element}>
      {size === undefined || size.width === 0 ? null : <Drawn {...props} {...size} />}
      <input
        type="range"
        min={0}
        max={Math.max(0, stops.length - 1)}
        value={Math.max(0, at)}
        aria-label={t("verdict.curve", { ends })}
        aria-valuetext={t("replay.at", { where: "", step, steps: film.steps })}
        onChange={(event) => go(stops[Number(event.target.value)] ?? 0)}
        style={size === undefined ? {} : { left: PAD.left, width: plotWidth(size.width, names) }}
      />
    </div>
  );
}

/** Where one may stop: before every decision of the seat. */
function stopsIn({ film, seat }: CurveProps): readonly number[] {
  const own = decisionsOf(film, seat);
  return own.length === 0 ? [0] : own;
}

function longestName(width: number, names: readonly string[]): number {
  return Math.min(width < NARROW ? 8 : 14, Math.max(...names.map(({ length }) => length)));
}

function plotWidth(width: number, names: readonly string[]): number {
  return width - PAD.left - BEFORE_NAME - longestName(width, names) * LETTER;
}

interface Drawing extends CurveProps {
  readonly width: number;
  readonly height: number;
}

function Drawn(props: Drawing): ReactNode {
  const { film, verdict, names, seat, step, width, height } = props;
  const right = PAD.left + plotWidth(width, names);
  const foot = height - PAD.bottom;
  const x = (at: number) => PAD.left + ((right - PAD.left) * at) / Math.max(1, film.steps);
  const y = (chance: number) => foot - (foot - PAD.top) * chance;
  const points = verdict?.points ?? [];
  const seats = names.map((_, one) => one);
  const order = [...seats.filter((one) => one !== seat), seat];
  const ends = endsApart(
    seats.map((one) => y(points.at(-1)?.chances[one] ?? 0)),
    PAD.top,
    foot + 10,
  );
  return (
    <svg width={width} height={height} aria-hidden="true">
      {LEVELS.map((level) => (
        <g key={level} className="chance-grid">
          <line x1={PAD.left} x2={right} y1={y(level)} y2={y(level)} />
          <text x={PAD.left - 8} y={y(level) + 4} textAnchor="end">
            {percent(level)}
          </text>
        </g>
      ))}
      <Parts film={film} x={x} foot={height - 6} />
      {points.length === 0
        ? null
        : order.map((one) => (
            <path
              key={one}
              className={one === seat ? "chance-line own" : "chance-line"}
              stroke={paintOf(one).light}
              strokeDasharray={one >= COLOURS.length ? "5 4" : undefined}
              d={points
                .map(
                  ({ step: at, chances }, n) =>
                    `${n === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(chances[one]).toFixed(1)}`,
                )
                .join("")}
            />
          ))}
      <Ticks {...props} x={x} foot={foot} />
      <Turns verdict={verdict} x={x} y={y} />
      <line className="chance-now" x1={x(step)} x2={x(step)} y1={PAD.top - 8} y2={foot + 2} />
      <rect className="chance-handle" x={x(step) - 7} y={foot - 6} width={14} height={18} rx={4} />
      {points.length === 0 ? null : (
        <Names names={names} seat={seat} ends={ends} at={right} from={points[points.length - 1].chances} />
      )}
    </svg>
  );
}

function paintOf(seat: Seat): (typeof PAINT)[(typeof COLOURS)[number]] {
  return PAINT[COLOURS[seat % COLOURS.length]];
}

function Parts({ film, x, foot }: { readonly film: Film; readonly x: (at: number) => number; readonly foot: number }) {
  let last = Number.NEGATIVE_INFINITY;
  const shown = film.marks.filter(({ step, part }) => {
    if (part === 0 || x(step) - last < PART_WIDTH) return false;
    last = x(step);
    return true;
  });
  return (
    <g className="chance-grid">
      {shown.map(({ part, step }) => (
        <text key={part} x={x(step)} y={foot} textAnchor="middle">
          {part}
        </text>
      ))}
    </g>
  );
}

/** Own decisions, and above them the mistakes. */
function Ticks({
  film,
  verdict,
  seat,
  x,
  foot,
}: Drawing & { readonly x: (at: number) => number; readonly foot: number }) {
  const mistakes = verdict?.decisions.filter((one) => one.who === seat && gradeOf(one) !== undefined) ?? [];
  const discs = apart(
    mistakes.map((one) => x(one.step)),
    DISC_APART,
  );
  const isBad = (at: number) => mistakes.some(({ step }) => step === at);
  return (
    <>
      {decisionsOf(film, seat).map((at) => (
        <line
          key={at}
          className={isBad(at) ? "chance-tick bad" : "chance-tick"}
          stroke={paintOf(seat).light}
          x1={x(at)}
          x2={x(at)}
          y1={foot - 5}
          y2={foot + 4}
        />
      ))}
      {mistakes.map((one, n) => (
        <g key={one.step} className={gradeOf(one) === "blunder" ? "chance-mark grave" : "chance-mark"}>
          <path d={`M${discs[n]} ${PAD.top - 3}L${x(one.step)} ${PAD.top + 8}V${foot - 8}`} />
          <circle cx={discs[n]} cy={PAD.top - 13} r={10} />
          <text x={discs[n]} y={PAD.top - 8.5} textAnchor="middle">
            {gradeOf(one) === "blunder" ? "??" : "?"}
          </text>
        </g>
      ))}
    </>
  );
}

/** A ring on the line of whoever's chance changed much. */
function Turns({
  verdict,
  x,
  y,
}: {
  readonly verdict: Verdict | undefined;
  readonly x: (at: number) => number;
  readonly y: (chance: number) => number;
}) {
  if (verdict === undefined) return null;
  return turnsIn(verdict).map(({ step, seat, from }) => (
    <circle key={step} className="chance-turn" cx={x(step)} cy={y(from)} r={5.5} stroke={paintOf(seat).light} />
  ));
}

interface NamesProps {
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly ends: Ends;
  readonly at: number;
  readonly from: readonly number[];
}

function Names({ names, seat, ends, at, from }: NamesProps) {
  return names.map((name, one) => {
    const { light, shape } = paintOf(one);
    const isHollow = one >= COLOURS.length;
    const paint = isHollow ? { fill: "var(--night-1)", stroke: light, strokeWidth: 1.6 } : { fill: light };
    return (
      <g key={one} className={one === seat ? "chance-name own" : "chance-name"}>
        <Shape kind={shape} x={at + 14} y={ends[one]} r={5.5} {...paint} />
        <text x={at + 25} y={ends[one] + 4.5}>
          <tspan className="chance-value">{percent(from[one])}</tspan>{" "}
          {name.length > 14 ? `${name.slice(0, 13)}…` : name}
        </text>
      </g>
    );
  });
}
