import type { ReactNode } from "react";

/** A card. */
export default function RaceSign(): ReactNode {
  return (
    <g stroke="#8E9BC6" strokeWidth={2}>
      <rect x={9} y={5} width={24} height={32} rx={5} fill="#1A2340" />
      <circle cx={21} cy={17} r={7} fill="#D79A6A" stroke="none" />
      <path d="M13 29h16" />
    </g>
  );
}
