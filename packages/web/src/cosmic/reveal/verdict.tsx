/** How the encounter stands, in words. */
import { DEFENSE, isTurnedRound, OFFENSE, type Side } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { type Cosmic, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { inDigits } from "./digits.ts";
import { mainOf, otherOf, SIDES, totalOf, verdictOf } from "./parts.ts";

export function Verdict(): ReactNode {
  const cosmic = useCosmic();
  const words = useWords();
  const sentences = [...standing(cosmic, words), ...notes(cosmic, words)];
  return (
    <p className="reveal-verdict" role="status">
      {sentences.join(" ")}
    </p>
  );
}

type Words = ReturnType<typeof useWords>;

function standing(cosmic: Cosmic, words: Words): readonly string[] {
  const { t, view, player } = cosmic;
  const { reckoning } = view;
  const { kind, winner } = verdictOf(t, reckoning);
  const { result, offense, defense, instant } = t.encounter;
  if (result === "won") {
    if (winner === -1) return [words("reveal.bothLose")];
    const won = words("reveal.won", { side: sideWord(winner), player: player(mainOf(t, winner)) });
    return kind === "attack" ? [won, ...compensation(cosmic, winner, words)] : [won];
  }
  switch (kind) {
    case "closed":
      return [closedWords(cosmic, words)];
    case "deal":
      return winner === -1 ? [words("reveal.deal", { offense: player(offense), defense: player(defense) })] : [];
    case "morphs":
      return winner === -1 ? [words("reveal.morphs")] : [];
    case "attack":
      if (winner === -1 || instant !== -1 || isTurnedRound(reckoning)) return [];
      return [
        words("reveal.attackWins", { winner: player(mainOf(t, winner)) }),
        ...compensation(cosmic, winner, words),
      ];
    case "totals": {
      if (winner === -1 || instant !== -1) return [];
      const [mine, theirs] = [winner, otherOf(winner)].map((side) => inDigits(totalOf(t, reckoning, side)));
      return [words("reveal.asItStands", { side: sideWord(winner), mine, theirs })];
    }
  }
}

/** One side may see the other's card before it chooses. */
function closedWords({ t, view, player }: Cosmic, words: Words): string {
  const missing = SIDES.find((side) => !view.faceDown[side] && t.encounter.shown[side].type === "none");
  if (missing === undefined) return words("reveal.closed");
  return words("reveal.oneMissing", { player: player(mainOf(t, missing)) });
}

/** A main player who loses with a negotiate against an attack is compensated (CMP-01). */
function compensation({ t, view, player }: Cosmic, winner: Side, words: Words): readonly string[] {
  const loser = otherOf(winner);
  const { type } = t.encounter.shown[loser];
  if (type === "retreat") return [words("reveal.retreat", { player: player(mainOf(t, loser)) })];
  if (type !== "negotiate") return [];
  if (!view.reckoning.isCompensated) return [words("reveal.noCompensation")];
  return [words("reveal.compensation", { loser: player(mainOf(t, loser)) })];
}

/** What effects have changed about winning. */
function notes({ t, view: { reckoning } }: Cosmic, words: Words): readonly string[] {
  const { instant, result } = t.encounter;
  if (result !== "none") return [];
  return [
    ...(reckoning.lowestWins ? [words("reveal.lowestWins")] : []),
    ...(instant === OFFENSE || instant === DEFENSE ? [words("reveal.instant", { side: sideWord(instant) })] : []),
    ...(isTurnedRound(reckoning) ? [words("reveal.upset")] : []),
  ];
}

function sideWord(side: Side): "offense" | "defense" {
  return side === OFFENSE ? "offense" : "defense";
}
