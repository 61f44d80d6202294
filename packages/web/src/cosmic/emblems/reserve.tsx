import { type Emblem, IVORY, VOID } from "./emblem.ts";

/** Always a few drops left for later. */
export const reserve: Emblem = ({ tint }) => (
  <>
    <path d="M19 18V10H35V18" fill="none" stroke={IVORY} strokeWidth={4} strokeLinejoin="round" />
    <path d="M12 25L20 16H42L50 25V51L45 56H17L12 51Z" fill={IVORY} />
    <path
      d="M38 22L50 8.5L47 5.5L52 0L65 12L60 17.5L57 15L45 28Z"
      fill={tint}
      stroke={VOID}
      strokeWidth={2.4}
      strokeLinejoin="round"
    />
    <path d="M18 32h10v1a5 5 0 0 1-10 0ZM34 32h10v1a5 5 0 0 1-10 0Z" fill={VOID} />
    <path d="M24 45c5 3 9 3 14 0" fill="none" stroke={VOID} strokeWidth={2.4} strokeLinecap="round" />
    <path d="M59 25v10M54 30h10" stroke={VOID} strokeWidth={7.5} strokeLinecap="round" />
    <path d="M59 25v10M54 30h10" stroke={tint} strokeWidth={3.4} strokeLinecap="round" />
  </>
);
