export const SECOND = 1000;

/** The time left until a moment, as minutes and seconds, or days and hours. */
export function timeLeft(until: number, now: number): { readonly text: string; readonly seconds: number } {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  const two = (n: number) => String(n).padStart(2, "0");
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  const text = hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { text, seconds };
}
