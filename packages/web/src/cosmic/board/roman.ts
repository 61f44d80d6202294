/** Planets are numbered as the board does it; there is no planet 0. */
export const ROMAN: readonly string[] = ["", "I", "II", "III", "IV", "V", "VI"];
