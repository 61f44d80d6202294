/** The warp with the ships that lie in it, and around it the colony track from 0 to victory. */
import { coloniesToWin, foreignColonies, WARP } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { FILL } from "../../art/defs.tsx";
import { Glyphs } from "../../art/glyphs.tsx";
import { Shape } from "../../art/shapes.tsx";
import { useThing } from "../../table/thing.ts";
import { Brackets } from "../art/planet.tsx";
import { Stack } from "../art/ship.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { type Board, type Point, round } from "./geometry.ts";

const TRACK = 24;
const FIRST_ANGLE = -120;

function polar({ x, y }: Point, degrees: number, r: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: x + r * Math.cos(radians), y: y + r * Math.sin(radians) };
}

export function Warp({ board }: { readonly board: Board }): ReactNode {
  const { warp, warpRadius: outer, scale: k } = board;
  const { t, called } = useCosmic();
  const words = useWords();
  const inner = outer - TRACK * k;
  const label = t.warp
    .map((n, seat) => (n > 0 ? `${called(`player/${seat}`)}: ${n}` : ""))
    .filter((text) => text !== "")
    .join(", ");
  const { light, props } = useThing(WARP, { label: `${words("cosmic.warp")}. ${label}` });
  return (
    <g {...props} className="thing">
      <circle cx={warp.x} cy={warp.y} r={outer} fill="#101931" stroke="#3A4770" strokeWidth={1.4} />
      <circle cx={warp.x} cy={warp.y} r={inner} fill={FILL.warp} stroke="#3A4770" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d={`M${round(polar(warp, turn, inner * 0.18))}Q${round(polar(warp, turn + 38, inner * 0.62))} ${round(polar(warp, turn + 96, inner * 0.96))}`}
          fill="none"
          stroke="#5E6FA6"
          strokeOpacity={0.34}
          strokeWidth={1.4 * k}
        />
      ))}
      <Track board={board} inner={inner} />
      <text className="board-text" x={warp.x} y={warp.y - 62 * k} fontSize={Math.max(12, 14 * k)} textAnchor="middle">
        {words("cosmic.warp")}
      </text>
      <Wreck board={board} />
      {light === "none" ? null : (
        <g transform={`translate(${warp.x} ${warp.y})`}>
          <Brackets r={inner - 4} />
        </g>
      )}
    </g>
  );
}

/** Six places clockwise from the top; the last is marked by a hollow star, which a victory fills. */
function Track({ board, inner }: { readonly board: Board; readonly inner: number }): ReactNode {
  const { warp, warpRadius: outer, scale: k } = board;
  const { t } = useCosmic();
  const goal = coloniesToWin(t);
  const middle = (inner + outer) / 2;
  const step = 360 / (goal + 1);
  return Array.from({ length: goal + 1 }, (_, n) => {
    const angle = FIRST_ANGLE + n * step;
    const label = polar(warp, angle + 9, middle);
    const here = t.players.flatMap((_player, seat) => (Math.min(foreignColonies(t, seat), goal) === n ? [seat] : []));
    const won = n === goal && t.winners.length > 0;
    return (
      <g key={n}>
        <path
          d={`M${round(polar(warp, angle, inner))}L${round(polar(warp, angle, outer))}`}
          stroke="#3A4770"
          strokeWidth={1.2}
        />
        {n === goal ? (
          <Shape
            kind="star"
            x={label.x}
            y={label.y}
            r={6.5 * k}
            fill={won ? "#EEF0F7" : "none"}
            stroke="#EEF0F7"
            strokeWidth={1.4}
          />
        ) : (
          <Glyphs text={String(n)} x={label.x} y={label.y} height={10.5 * k} fill="#97A1BD" strokeWidth={3.6} />
        )}
        {here.map((seat, i) => {
          const { light, shape } = PAINT[colourOf(seat)];
          const gap = Math.min(13.5, (step - 26) / Math.max(here.length - 1, 1));
          const { x, y } = polar(warp, angle + 20 + i * gap, middle);
          return (
            <Shape key={seat} kind={shape} x={x} y={y} r={6.6 * k} fill={light} stroke="#0A1020" strokeWidth={1} />
          );
        })}
      </g>
    );
  });
}

function Wreck({ board }: { readonly board: Board }): ReactNode {
  const { warp, scale: k, ship } = board;
  const { t } = useCosmic();
  const lost: [Seat, number][] = t.warp.map((n, seat): [Seat, number] => [seat, n]).filter(([, n]) => n > 0);
  const rows = Math.ceil(lost.length / 2);
  const [gap, width] = rows > 2 ? [33, ship * 0.7] : [40, ship * 0.84];
  return lost.map(([seat, n], i) => (
    <Stack
      key={seat}
      x={warp.x + (-42 + (i % 2) * 64) * k - (lost.length === 1 ? -30 * k : 0)}
      y={warp.y + ((Math.floor(i / 2) - (rows - 1) / 2) * gap + (rows > 2 ? 14 : 8)) * k}
      colour={colourOf(seat)}
      n={n}
      width={width}
    />
  ));
}
