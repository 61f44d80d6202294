/** What makes up the points of a card that counts them. */
import { type Card, cardPoints, type Player } from "@hypergate/race/client";

export interface WorthPart {
  /** The card that adds it; nothing for what is counted beyond cards. */
  readonly from: Card | undefined;
  readonly n: number;
}

/** What each card beside it adds, as the tableau lies there; what is counted beyond cards comes last. */
export function worthParts(p: Player, card: Card): readonly WorthPart[] {
  const tableau = p.tableau.includes(card) ? p.tableau : [...p.tableau, card];
  const all = { ...p, tableau };
  const total = cardPoints(all, card);
  const parts = tableau.map((from): WorthPart => {
    const without = tableau.filter((other) => other !== from);
    return { from, n: total - cardPoints({ ...all, tableau: without }, card) };
  });
  const beyond = total - parts.reduce((sum, { n }) => sum + n, 0);
  return [...parts, { from: undefined, n: beyond }].filter(({ n }) => n !== 0);
}
