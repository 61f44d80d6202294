/** Both totals as one bar: the own side from the left, the other from the right, and the line where they meet. */
import type { CSSProperties, ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { colourOf } from "../use-cosmic.tsx";
import { type Part, type Piece, piecesOf } from "./parts.ts";

/** Of what is nobody's: cards, reinforcements and effects, lighter than the stock they are printed on. */
const TONES = {
  card: "#F0B9A8",
  added: "#F0B9A8",
  kicker: "#F0B98A",
  reinforcement: "#A9C6F2",
  bonus: "#D9C68F",
} as const;

/** The colour of a part, in the bar and in its row. */
export function toneOf(part: Part): string {
  return "seat" in part && part.kind !== "reinforcement"
    ? PAINT[colourOf(part.seat)].light
    : TONES[part.kind as keyof typeof TONES];
}

interface FrontLineProps {
  /** The parts of both totals, the one on the left first. */
  readonly sides: readonly (readonly Part[])[];
}

export function FrontLine({ sides }: FrontLineProps): ReactNode {
  const [left = [], right = []] = sides.map(piecesOf);
  const [mine, theirs] = [lengthOf(left), lengthOf(right)];
  const all = mine + theirs;
  const line = all === 0 ? 50 : (mine / all) * 100;
  return (
    <div className="front-line" aria-hidden="true" style={{ "--line-at": `${line}%` } as CSSProperties}>
      <div className="front-pieces">
        {[...left, ...right.toReversed()].map(({ part, n }, i) => (
          <i
            key={i < left.length ? `left ${i}` : `right ${left.length + right.length - i}`}
            style={{ "--c": toneOf(part), flexGrow: n } as CSSProperties}
          />
        ))}
      </div>
      {all === 0 ? null : <b className="front-mark" />}
    </div>
  );
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { n }) => sum + n, 0);
}
