/** The hyperspace gate: a ring in the offense's colour, its beam, and the arc that shields the target. */
import { GATE } from "@hypergate/cosmic/client";
import { type ReactNode, useId } from "react";
import { type Colour, PAINT } from "../../art/colours.ts";
import { useThing } from "../../table/thing.ts";
import { Brackets } from "../art/planet.tsx";
import { Pod } from "../art/pod.tsx";
import { Stack } from "../art/ship.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useDocked } from "./docked.ts";
import { dockPlaces, shieldRadius } from "./docks.ts";
import { type Aim, type Board, beside, gatePlaces, type Point, round } from "./geometry.ts";
import { useGhosts } from "./ghosts.ts";
import { markAt } from "./marks.ts";

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
    beside(aim, gate, r * 0.8, -19 * k),
    beside(aim, gate, r * 0.8, 19 * k),
    beside(aim, target, -planet * 1.3, 20 * k),
    beside(aim, target, -planet * 1.3, -20 * k),
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
        const ahead = r + 11 * k + i * Math.max(9 * k, (gap - 18 * k) / arrows);
        const tip = [
          beside(aim, gate, ahead, -11 * k),
          beside(aim, gate, ahead + 8 * k, 0),
          beside(aim, gate, ahead, 11 * k),
        ];
        return (
          <path
            key={i}
            className={`beam-arrow n${i}`}
            d={`M${tip.map(round).join("L")}`}
            fill="none"
            stroke="#FFE9E2"
            strokeOpacity={0.55 + i * 0.2}
            strokeWidth={2.4 * k}
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
  const docked = useDocked();
  if (defense < 0) return null;
  const r = shieldRadius(board, aim, dockPlaces(board, aim, docked.length));
  const [ahead, aside] = [-Math.cos(0.78) * r, Math.sin(0.78) * r];
  const [from, to] = [beside(aim, aim.target, ahead, -aside), beside(aim, aim.target, ahead, aside)];
  return (
    <path
      d={`M${round(from)}A${r} ${r} 0 0 0 ${round(to)}`}
      fill="none"
      stroke={PAINT[colourOf(defense)].light}
      strokeWidth={4 * board.scale}
      strokeLinecap="round"
    />
  );
}

export function Gate({ board, aim, colour }: GateProps): ReactNode {
  const { t, called } = useCosmic();
  const ghosts = useGhosts("gate");
  const { gateRadius: r, scale: k } = board;
  const { offense, gate: sent } = t.encounter;
  const paint = PAINT[colour].light;
  const turn = (Math.atan2(aim.along.y, aim.along.x) * 180) / Math.PI;
  const seats = Array.from({ length: t.seats }, (_, i) => (offense + i) % t.seats).filter((seat) => sent[seat] > 0);
  const stacks = [
    ...seats.map((seat) => ({ seat, n: sent[seat], ghost: false })),
    ...(ghosts === undefined ? [] : [{ ...ghosts, ghost: true }]),
  ];
  const places = gatePlaces(stacks.length, k);
  const label = seats.map((seat) => `${called(`player/${seat}`)}: ${sent[seat]}`).join(", ");
  const { light, props } = useThing(GATE, { label: `${called(GATE)}. ${label}` });
  return (
    <g {...props} className="thing" data-holds="gate" transform={`translate(${aim.gate.x} ${aim.gate.y})`}>
      <circle r={r} fill="#150F1C" stroke="#060A16" strokeWidth={7} data-body="gate" />
      <circle r={r} fill="none" stroke={paint} strokeWidth={3} />
      <circle r={r - 6} fill="none" stroke={paint} strokeOpacity={0.4} strokeDasharray="2 5" />
      <g transform={`rotate(${turn})`}>
        <path
          d={`M${r - 1} ${-11 * k}L${r + 10 * k} 0L${r - 1} ${11 * k}Z`}
          fill={paint}
          stroke="#060A16"
          strokeWidth={2}
        />
      </g>
      {stacks.map(({ seat, n, ghost }, i) => {
        const ships = {
          colour: colourOf(seat),
          n,
          ghost,
          pre: ghost ? "+" : "",
          mark: ghost ? undefined : markAt(t, seat, GATE),
        };
        const { x, y } = places[i];
        return i === 0 && stacks.length <= 3 ? (
          <Stack key={`${seat}${ghost}`} x={x - 8 * k} y={y} width={board.ship * 1.1} {...ships} />
        ) : (
          <Pod key={`${seat}${ghost}`} x={x} y={y} scale={k * 1.1} {...ships} />
        );
      })}
      {light === "none" ? null : <Brackets r={r + 6} />}
    </g>
  );
}
