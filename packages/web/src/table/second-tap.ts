/** So long after an answer, the second tap of a double tap does nothing: what lies there by then was not meant. */
export const DOUBLE_TAP_MS = 400;

export function ignoreSecondTap(): void {
  document.addEventListener("click", ignore, { capture: true });
  setTimeout(() => document.removeEventListener("click", ignore, { capture: true }), DOUBLE_TAP_MS);
}

function ignore(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
