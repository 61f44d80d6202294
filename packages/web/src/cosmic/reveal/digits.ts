/** Numbers as they are written on the table: with a real minus, and card values in two digits. */
export function inDigits(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

export function cardDigits(n: number): string {
  return n < 0 ? inDigits(n) : String(n).padStart(2, "0");
}
