import { type Emblem, IVORY, VOID } from "./emblem.ts";

/** Your hand for mine. */
export const trader: Emblem = ({ tint }) => (
  <>
    <path d="M18 15h28v12c0 10-5 15-14 15s-14-5-14-15Z" fill={IVORY} />
    <path d="M20 16L24-3H40L44 16Z" fill={tint} stroke={VOID} strokeWidth={2.4} strokeLinejoin="round" />
    <path d="M32-2C42-2 51-1 51 11" fill="none" stroke={VOID} strokeWidth={6} strokeLinecap="round" />
    <path d="M32-2C42-2 51-1 51 11" fill="none" stroke={IVORY} strokeWidth={2.4} strokeLinecap="round" />
    <path d="M20 21h10v1a5 5 0 0 1-10 0ZM34 21h10v1a5 5 0 0 1-10 0Z" fill={VOID} />
    <path d="M20 32c3 3 9 2 12-1 3 3 9 4 12 1" fill="none" stroke={VOID} strokeWidth={2.8} strokeLinecap="round" />
    <g stroke={VOID} strokeWidth={2.2}>
      <rect x={-1} y={34} width={15} height={21} rx={2.5} fill={IVORY} transform="rotate(-16 6 45)" />
      <rect x={50} y={34} width={15} height={21} rx={2.5} fill={tint} transform="rotate(16 58 45)" />
    </g>
    <g fill="none" strokeLinecap="round">
      <path d="M47 42C42 50 30 55 11 53" stroke={VOID} strokeWidth={10} />
      <path d="M47 42C42 50 30 55 11 53" stroke={tint} strokeWidth={5.6} />
      <path d="M17 42C22 50 34 55 53 53" stroke={VOID} strokeWidth={10} />
      <path d="M17 42C22 50 34 55 53 53" stroke={IVORY} strokeWidth={5.6} />
    </g>
  </>
);
