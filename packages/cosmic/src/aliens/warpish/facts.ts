import { type Facts, NO_STRENGTH, type TablePart } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "main", when: "reveal" },
  },
  strength: (seen, _ships, isMain) => (isMain ? { plus: inCommonWarp(seen) } : NO_STRENGTH),
} satisfies Facts;

/** Without those on planets in the warp, which count as well (DR-13). */
function inCommonWarp({ warp }: TablePart): number {
  return warp.reduce((sum, ships) => sum + ships, 0);
}
