/** Sizes of the cards in the hand: as large as the tray allows, and overlapping only when they have to. */
const RATIO = 7 / 5;
const SMALLEST = 77;
const LARGEST = 134;
/** Space above the hand into which a picked card rises. */
const RISE = 34;
const GAP = 10;

export function widthFor(height: number): number {
  return Math.max(SMALLEST, Math.min(LARGEST, Math.floor((height - RISE) / RATIO)));
}

/** How far each card lies over the one before it; below zero it is a gap. */
export function overlapFor(cards: number, width: number, room: number): number {
  if (cards < 2) return 0;
  const free = (room - cards * width) / (cards - 1);
  return free >= GAP ? -GAP : -free;
}

/** From so much of a card on, what is printed in its middle is covered. */
const COVERED = 0.3;

/** How much of a card is seen, and how small its picture must be to be seen there; nothing where enough is seen. */
export function stripOf(
  width: number,
  overlap: number,
): { readonly strip: number; readonly scale: number } | undefined {
  if (overlap < COVERED * width) return undefined;
  const strip = width - overlap;
  return { strip, scale: Math.min(1, (1.7 * strip) / width) };
}
