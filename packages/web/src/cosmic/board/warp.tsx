/** The warp with the ships that lie in it. */
import { WARP } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { FILL } from "../../art/defs.tsx";
import { useThing } from "../../table/thing.ts";
import { HazardSign } from "../art/hazard-sign.tsx";
import { Brackets } from "../art/planet.tsx";
import { Pod } from "../art/pod.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { type Board, type Point, round, warpPlaces } from "./geometry.ts";
import { markAt } from "./marks.ts";
import { useWarpRef } from "./warp-ref.ts";

function polar({ x, y }: Point, degrees: number, r: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: x + r * Math.cos(radians), y: y + r * Math.sin(radians) };
}

export function Warp({ board }: { readonly board: Board }): ReactNode {
  const { warp, warpRadius: r, scale: k } = board;
  const { t, called } = useCosmic();
  const words = useWords();
  const lost: readonly (readonly [Seat, number])[] = t.warp
    .map((n, seat) => [seat, n] as const)
    .filter(([, n]) => n > 0);
  const places = warpPlaces(lost.length, k);
  const label = lost.map(([seat, n]) => `${called(`player/${seat}`)}: ${n}`).join(", ");
  const { light, props } = useThing(useWarpRef(), { label: `${words("cosmic.warp")}. ${label}` });
  return (
    <g {...props} className="thing" data-holds="warp">
      <circle data-body="warp" cx={warp.x} cy={warp.y} r={r} fill={FILL.warp} stroke="#3A4770" strokeWidth={1.3} />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d={`M${round(polar(warp, turn, r * 0.18))}Q${round(polar(warp, turn + 38, r * 0.62))} ${round(polar(warp, turn + 96, r * 0.96))}`}
          fill="none"
          stroke="#5E6FA6"
          strokeOpacity={0.32}
        />
      ))}
      <text
        className="board-text"
        x={warp.x}
        y={warp.y - r + 17 * k}
        fontSize={Math.max(10.5, 10.5 * k)}
        textAnchor="middle"
      >
        {words("cosmic.warp")}
      </text>
      {lost.map(([seat, n], i) => (
        <Pod
          key={seat}
          x={warp.x + places[i].x}
          y={warp.y + places[i].y}
          colour={colourOf(seat)}
          n={n}
          scale={k}
          mark={markAt(t, seat, WARP)}
        />
      ))}
      {t.encounter.hazard ? (
        <g>
          <title>{words("cosmic.hazardAbout")}</title>
          <HazardSign x={warp.x + r * 0.78} y={warp.y - r * 0.72} r={12.5 * k} />
        </g>
      ) : null}
      {light === "none" ? null : (
        <g transform={`translate(${warp.x} ${warp.y})`}>
          <Brackets r={r - 4} />
        </g>
      )}
    </g>
  );
}
