/** The pictures beside the lessons. */
import type { ReactNode } from "react";
import { Planet } from "../art/planet.tsx";
import { Stack } from "../art/ship.tsx";

function Drawn({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 92 74" aria-hidden="true">
      {children}
    </svg>
  );
}

export function AttackPicture(): ReactNode {
  return (
    <Drawn>
      <Planet x={60} y={34} r={22} colour="green" index={2} />
      <Stack x={28} y={52} colour="blue" n={4} width={32} />
      <Stack x={60} y={60} colour="red" n={2} width={26} />
    </Drawn>
  );
}

export function DefendPicture(): ReactNode {
  return (
    <Drawn>
      <Planet x={48} y={38} r={24} colour="blue" index={4} />
      <path d="M14 12A40 40 0 0 0 14 62" fill="none" stroke="#7DB4FF" strokeWidth={4} strokeLinecap="round" />
    </Drawn>
  );
}

export function DealPicture(): ReactNode {
  return (
    <Drawn>
      <Planet x={25} y={34} r={17} colour="yellow" index={2} />
      <Stack x={22} y={44} colour="blue" n={1} width={22} />
      <Planet x={66} y={34} r={17} colour="blue" index={1} />
      <Stack x={63} y={44} colour="yellow" n={1} width={22} />
    </Drawn>
  );
}
