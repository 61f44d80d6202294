/** A number as it is printed: two digits, and a true minus. */
export function printedNumber(value: number): string {
  return `${value < 0 ? "−" : ""}${String(Math.abs(value)).padStart(2, "0")}`;
}

/** What a kicker multiplies by, with a true minus. */
export function timesInWords(times: number): string {
  return times < 0 ? `−${-times}` : String(times);
}
