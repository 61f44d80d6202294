/** Pieces that several line drawings share. */
import type { ReactNode } from "react";

/** The box of a device, and the width of its lines. */
export const DEVICE_BOX = "0 0 100 60";
export const DEVICE_LINE = 2.2;

const SHIP_WIDTH = 20;

interface LineShipProps {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  readonly strokeWidth?: number;
}

/** A ship of nobody in particular. */
export function LineShip({ x, y, width = SHIP_WIDTH, turn = 0, strokeWidth = DEVICE_LINE }: LineShipProps) {
  const scale = width / SHIP_WIDTH;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} strokeWidth={strokeWidth / scale}>
      <path d="M-10 .5C-7-2.5 7-2.5 10 .5C7.5 4.5-7.5 4.5-10 .5Z" />
      <path d="M-5-1.6C-5-8 5-8 5-1.6" />
    </g>
  );
}

/** The same drawing turned round a point, as often as it goes into a full circle. */
export function around(times: number, [x, y]: readonly [number, number], drawing: ReactNode): ReactNode {
  return Array.from({ length: times }, (_, i) => (i * 360) / times).map((degrees) => (
    <g key={degrees} transform={`rotate(${degrees} ${x} ${y})`}>
      {drawing}
    </g>
  ));
}

/** A spiral of half circles from its middle outwards, each wider by `step`. */
export function spiral(x: number, y: number, step: number, halfTurns: number): string {
  let d = `M${x} ${y}`;
  for (let i = 1; i <= halfTurns; i++)
    d += `a${(i * step) / 2} ${(i * step) / 2} 0 0 1 ${i % 2 === 1 ? i * step : -i * step} 0`;
  return d;
}
