import { type Emblem, IVORY, VOID } from "./emblem.ts";

const HEAD = "M0-11l9.5 5.5v11L0 11l-9.5-5.5v-11Z";
const EYES = "M-6-2h5a2.5 2.5 0 0 1-5 0ZM1-2h5a2.5 2.5 0 0 1-5 0Z";
const CROWD = ["13 48", "51 48", "32 49", "22.5 32", "41.5 32"];

/** Small fry, stacked until it looks over the top. */
export const fodder: Emblem = ({ tint }) => (
  <>
    {CROWD.map((place) => (
      <g key={place} transform={`translate(${place})`}>
        <path d={HEAD} fill={IVORY} stroke={VOID} strokeWidth={2} strokeLinejoin="round" />
        <path d={EYES} fill={VOID} />
      </g>
    ))}
    <g transform="translate(32 11)">
      <path d="M-10 5l-12-9M10 5l12-9" stroke={VOID} strokeWidth={8} strokeLinecap="round" />
      <path d="M-10 5l-12-9M10 5l12-9" stroke={tint} strokeWidth={3.6} strokeLinecap="round" />
      <path d={HEAD} fill={tint} stroke={VOID} strokeWidth={2} strokeLinejoin="round" transform="scale(1.25)" />
      <path d={EYES} fill={VOID} transform="scale(1.25)" />
      <path d="M-4 5c3 2.5 5 2.5 8 0" fill="none" stroke={VOID} strokeWidth={2} strokeLinecap="round" />
    </g>
  </>
);
