/** Where the note of a lesson stands: beside what it speaks of, and on nothing that is needed to answer. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Around {
  /** The part of the window in which the note may stand. */
  readonly room: Box;
  readonly note: { readonly width: number; readonly height: number };
  /** What the note speaks of. */
  readonly target: Box | undefined;
  /** What must not be covered, and how bad it would be for each pixel. */
  readonly keepFree: readonly { readonly box: Box; readonly weight: number }[];
}

/** Places tried from left to right and from top to bottom. */
const [ACROSS, DOWN] = [13, 11];
const EDGE = 12;
/** Room for the nib between the note and its target. */
const NIB = 18;
/** What a pixel off the middle of the target weighs against one of distance. */
const OFF_CENTRE = 0.3;

/** The place with the least harm; among equal ones the nearest to the target. */
export function placeNote({ room, note, target, keepFree }: Around): { readonly x: number; readonly y: number } {
  const widest = Math.max(0, room.right - room.left - note.width - 2 * EDGE);
  const tallest = Math.max(0, room.bottom - room.top - note.height - 2 * EDGE);
  const spread = (n: number, of: number, length: number) => Math.round((length * n) / (of - 1)) + EDGE;
  const xs = Array.from({ length: ACROSS }, (_, n) => room.left + spread(n, ACROSS, widest));
  const ys = Array.from({ length: DOWN }, (_, n) => room.top + spread(n, DOWN, tallest));
  if (target !== undefined) {
    const within = (at: number, from: number, length: number) =>
      Math.max(from + EDGE, Math.min(from + EDGE + length, at));
    xs.push(within(middle(target.left, target.right) - note.width / 2, room.left, widest));
    ys.push(within(target.top - NIB - note.height, room.top, tallest), within(target.bottom + NIB, room.top, tallest));
  }
  let best = { x: xs[0], y: ys[0] };
  let least = Number.POSITIVE_INFINITY;
  for (const x of xs)
    for (const y of ys) {
      const box = { left: x, top: y, right: x + note.width, bottom: y + note.height };
      const harm = keepFree.reduce((sum, one) => sum + one.weight * shared(box, one.box), 0);
      const cost = harm + (target === undefined ? fromMiddle(box, room) : distance(box, target));
      if (cost >= least) continue;
      least = cost;
      best = { x, y };
    }
  return best;
}

/** How many square pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}

/** How far the note is from its target, with room for the nib, and how far off its middle. */
function distance(box: Box, target: Box): number {
  const across = Math.max(0, target.left - box.right, box.left - target.right);
  const down = Math.max(0, target.top - box.bottom, box.top - target.bottom);
  const gap = across + down;
  return gap + 4 * Math.max(0, NIB - gap) + OFF_CENTRE * fromMiddle(box, target);
}

function fromMiddle(box: Box, of: Box): number {
  return (
    Math.abs(middle(box.left, box.right) - middle(of.left, of.right)) +
    Math.abs(middle(box.top, box.bottom) - middle(of.top, of.bottom))
  );
}

/** The line from the note to its target: from the edge of the one to the edge of the other. */
export function nibOf(note: Box, target: Box): readonly [x1: number, y1: number, x2: number, y2: number] | undefined {
  if (shared(note, target) > 0) return undefined;
  const [cx, cy] = [middle(target.left, target.right), middle(target.top, target.bottom)];
  const clamp = (at: number, from: number, to: number) => Math.max(from, Math.min(to, at));
  const x1 = clamp(cx, note.left + EDGE, note.right - EDGE);
  const y1 = clamp(cy, note.top + EDGE, note.bottom - EDGE);
  if (target.top >= note.bottom) return [x1, note.bottom, clamp(x1, target.left, target.right), target.top];
  if (target.bottom <= note.top) return [x1, note.top, clamp(x1, target.left, target.right), target.bottom];
  if (target.left >= note.right) return [note.right, y1, target.left, clamp(y1, target.top, target.bottom)];
  return [note.left, y1, target.right, clamp(y1, target.top, target.bottom)];
}
