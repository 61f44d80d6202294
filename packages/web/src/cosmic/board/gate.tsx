/** The hyperspace gate: a ring in the offense's colour, its beam, and the arc that shields the target. */
import { GATE } from "@hypergate/cosmic/client";
import { type ReactNode, useId } from "react";
import { type Colour, PAINT } from "../../art/colours.ts";
import { useThing } from "../../table/thing.ts";
import { Brackets } from "../art/planet.tsx";
import { Stack } from "../art/ship.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { type Aim, type Board, beside, gatePlaces, type Point, round } from "./geometry.ts";
import { useGhosts } from "./ghosts.ts";

interface GateProps {
  readonly board: Board;
  readonly aim: Aim;
  readonly colour: Colour;
}

export function Beam({ board, aim, colour }: GateProps): ReactNode {
  const id = useId();
  const { gateRadius: r, planet, scale: k } = board;
  const { gate, target } = aim;
  const { light } = PAINT[colour];
  const corners: readonly Point[] = [
    beside(aim, gate, r * 0.8, -r * 0.5),
    beside(aim, gate, r * 0.8, r * 0.5),
    beside(aim, target, -planet * 0.3, planet * 0.86),
    beside(aim, target, -planet * 0.3, -planet * 0.86),
  ];
  const gap = Math.hypot(target.x - gate.x, target.y - gate.y) - r - planet;
  const arrows = gap > 60 * k ? 3 : 2;
  return (
    <g>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={gate.x} y1={gate.y} x2={target.x} y2={target.y}>
        <stop offset={0} stopColor={light} stopOpacity={0.62} />
        <stop offset={1} stopColor={light} stopOpacity={0.22} />
      </linearGradient>
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(" ")} fill={`url(#${id})`} />
      <path
        d={`M${round(corners[0])}L${round(corners[3])}M${round(corners[1])}L${round(corners[2])}`}
        stroke={light}
        strokeOpacity={0.8}
        strokeWidth={1.4}
      />
      {Array.from({ length: arrows }, (_, i) => {
        const ahead = r + 14 * k + i * Math.max(15 * k, (gap - 36 * k) / arrows);
        const tip = [
          beside(aim, gate, ahead, -17 * k),
          beside(aim, gate, ahead + 13 * k, 0),
          beside(aim, gate, ahead, 17 * k),
        ];
        return (
          <path
            key={i}
            className={`beam-arrow n${i}`}
            d={`M${tip.map(round).join("L")}`}
            fill="none"
            stroke="#FFE9E2"
            strokeOpacity={0.55 + i * 0.2}
            strokeWidth={3.4 * k}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        );
      })}
    </g>
  );
}

/** An arc in the defense's colour between the planet and the beam. */
export function Shield({ board, aim }: Omit<GateProps, "colour">): ReactNode {
  const { t } = useCosmic();
  const { defense } = t.encounter;
  if (defense < 0) return null;
  const r = board.planet + 12 * Math.max(board.scale, 0.7);
  const [ahead, aside] = [-Math.cos(0.9) * r, Math.sin(0.9) * r];
  const [from, to] = [beside(aim, aim.target, ahead, -aside), beside(aim, aim.target, ahead, aside)];
  return (
    <path
      d={`M${round(from)}A${r} ${r} 0 0 0 ${round(to)}`}
      fill="none"
      stroke={PAINT[colourOf(defense)].light}
      strokeWidth={5 * board.scale}
      strokeLinecap="round"
    />
  );
}

export function Gate({ board, aim, colour }: GateProps): ReactNode {
  const { t, called } = useCosmic();
  const ghosts = useGhosts("gate");
  const { gateRadius: r, scale: k } = board;
  const { offense, gate: ships } = t.encounter;
  const paint = PAINT[colour].light;
  const turn = (Math.atan2(aim.along.y, aim.along.x) * 180) / Math.PI;
  const seats = Array.from({ length: t.seats }, (_, i) => (offense + i) % t.seats).filter((seat) => ships[seat] > 0);
  const stacks = [
    ...seats.map((seat) => ({ seat, n: ships[seat], ghost: false })),
    ...(ghosts === undefined ? [] : [{ ...ghosts, ghost: true }]),
  ];
  const places = gatePlaces(stacks.length, k);
  const label = seats.map((seat) => `${called(`player/${seat}`)}: ${ships[seat]}`).join(", ");
  const { light, props } = useThing(GATE, { label: `${called(GATE)}. ${label}` });
  return (
    <g {...props} className="thing" transform={`translate(${aim.gate.x} ${aim.gate.y})`}>
      <circle r={r} fill="#150F1C" stroke="#060A16" strokeWidth={7} />
      <circle r={r} fill="none" stroke={paint} strokeWidth={3} />
      <circle r={r - 6} fill="none" stroke={paint} strokeOpacity={0.4} strokeDasharray="2 5" />
      <g transform={`rotate(${turn})`}>
        <path
          d={`M${r - 2} ${-17 * k}L${r + 15 * k} 0L${r - 2} ${17 * k}Z`}
          fill={paint}
          stroke="#060A16"
          strokeWidth={2}
        />
      </g>
      {stacks.map(({ seat, n, ghost }, i) => (
        <Stack
          key={`${seat}${ghost}`}
          x={places[i].x}
          y={places[i].y}
          colour={colourOf(seat)}
          n={n}
          width={board.ship * (stacks.length > 3 ? 0.74 : 0.95)}
          ghost={ghost}
          pre={ghost ? "+" : ""}
        />
      ))}
      {light === "none" ? null : <Brackets r={r + 6} />}
    </g>
  );
}
