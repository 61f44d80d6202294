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
