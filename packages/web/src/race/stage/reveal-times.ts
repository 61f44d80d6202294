/** When things happen while the actions are shown, in milliseconds at calm pace. */
export const REVEAL = {
  /** All cards turn. */
  turn: 120,
  /** They shrink into the track. */
  dock: 560,
  /** The phases light up one after the other. */
  light: 880,
  between: 90,
} as const;
