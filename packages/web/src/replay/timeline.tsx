/** The course of the game as the track of the player: one line a seat, from the first step to the last. */
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { decisionsOf, type Film } from "../story/film.ts";
import { useSize } from "../ui/use-size.ts";
import type { Course } from "./course.ts";
import "./timeline.css";

interface TimelineProps {
  readonly film: Film;
  readonly step: number;
  /** Whose line is strong, and whose decisions are ticks. */
  readonly seat: Seat | undefined;
  /** What the lines show, and what is marked above them. */
  readonly course: Course;
}

const PAD = { side: 9, top: 22, bottom: 18 };
/** Between the numbers of parts. */
const APART = 26;
const DISC = 9;

export function Timeline(props: TimelineProps): ReactNode {
  const [element, size] = useSize<HTMLDivElement>();
  return (
    <div className="timeline" ref={element} aria-hidden="true">
      {size === undefined || size.width === 0 ? null : <Drawn {...props} {...size} />}
    </div>
  );
}

interface Drawing extends TimelineProps {
  readonly width: number;
  readonly height: number;
}

function Drawn({ film, step, seat, course, width, height }: Drawing): ReactNode {
  const x = (at: number) => PAD.side + ((width - 2 * PAD.side) * at) / Math.max(1, film.steps);
  const { samples, marks, least, most } = course;
  const foot = height - PAD.bottom;
  const y = (value: number) => foot - ((foot - PAD.top) * (value - least)) / (most - least);
  const here = film.marks.findLastIndex((mark) => mark.step <= step);
  const [from, to] = [film.marks[here]?.step ?? 0, film.marks[here + 1]?.step ?? film.steps];
  return (
    <svg width={width} height={height} aria-hidden="true">
      <rect
        className="timeline-band"
        x={x(from)}
        width={Math.max(0, x(to) - x(from))}
        y={PAD.top - 6}
        height={foot - PAD.top + 6}
      />
      <line className="timeline-foot" x1={PAD.side} x2={width - PAD.side} y1={foot} y2={foot} />
      {samples[0].values.map((_, one) => (
        <path
          key={one}
          className={one === seat ? "timeline-line own" : "timeline-line"}
          stroke={PAINT[COLOURS[one % COLOURS.length]].light}
          strokeDasharray={one >= COLOURS.length ? "5 4" : undefined}
          d={samples.map(({ step: at, values }, n) => `${n === 0 ? "M" : "L"}${x(at)} ${y(values[one])}`).join("")}
        />
      ))}
      {seat === undefined
        ? null
        : decisionsOf(film, seat).map((at) => (
            <line
              key={at}
              className="timeline-tick"
              stroke={PAINT[COLOURS[seat % COLOURS.length]].light}
              x1={x(at)}
              x2={x(at)}
              y1={foot - 4}
              y2={foot + 3}
            />
          ))}
      {partsApart(film, x).map(({ part, step: at }) => (
        <text key={part} x={x(at)} y={height - 3}>
          {part}
        </text>
      ))}
      {marks.map((mark, n) => {
        // Several at one moment stand beside each other.
        const at =
          x(mark.step) - marks.slice(n + 1).filter(({ step: one }) => one === mark.step).length * (2 * DISC + 2);
        return (
          <g key={n}>
            <circle
              className={mark.isBad ? "timeline-disc bad" : "timeline-disc"}
              cx={at}
              cy={PAD.top - DISC - 2}
              r={DISC}
            />
            <text className="timeline-number" x={at} y={PAD.top - DISC + 2}>
              {mark.sign}
            </text>
          </g>
        );
      })}
      <line className="timeline-now" x1={x(step)} x2={x(step)} y1={PAD.top - 8} y2={foot + 4} />
      <rect className="timeline-handle" x={x(step) - 7} y={foot - 5} width={14} height={18} rx={4} />
    </svg>
  );
}

/** Parts whose numbers have room beside each other. */
function partsApart(film: Film, x: (at: number) => number): Film["marks"] {
  let last = Number.NEGATIVE_INFINITY;
  return film.marks.filter(({ step }) => {
    if (x(step) - last < APART) return false;
    last = x(step);
    return true;
  });
}
