import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { COLOURS } from "../art/colours.ts";
import { Planet } from "../cosmic/art/planet.tsx";
import { Saucer } from "../cosmic/art/ship.tsx";

/** A small picture of a game for lists; in Cosmic a planet in the colour of my seat. */
export function GameSign({
  game,
  seat,
  size,
}: {
  readonly game: string;
  readonly seat: Seat | undefined;
  readonly size: number;
}): ReactNode {
  return (
    <svg className="game-sign" viewBox="0 0 42 42" width={size} height={size} aria-hidden="true">
      {game === "race" ? <CardSign /> : <PlanetSign seat={seat ?? 0} />}
    </svg>
  );
}

function PlanetSign({ seat }: { readonly seat: Seat }): ReactNode {
  const colour = COLOURS[seat] ?? COLOURS[0];
  return (
    <>
      <Planet x={21} y={21} r={18} colour={colour} index={1} />
      <Saucer x={21} y={25} width={23} colour={colour} />
    </>
  );
}

function CardSign(): ReactNode {
  return (
    <g stroke="#8E9BC6" strokeWidth={2}>
      <rect x={9} y={5} width={24} height={32} rx={5} fill="#1A2340" />
      <circle cx={21} cy={17} r={7} fill="#D79A6A" stroke="none" />
      <path d="M13 29h16" />
    </g>
  );
}
