/** How the encounter stands, in words. */
import { DEFENSE, isTurnedRound, OFFENSE, type Side } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { type Cosmic, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { inDigits } from "./digits.ts";
import { mainOf, otherOf, SIDES, totalOf, verdictOf } from "./parts.ts";

export function Verdict(): ReactNode {
  const cosmic = useCosmic();
  const words = useWords();
  const lead = leadOf(cosmic, words);
  const sentences = [...standing(cosmic, words), ...notes(cosmic, words)];
  return (
    <p className="reveal-verdict" role="status">
      {lead === undefined ? null : <span className="sr-only">{lead}</span>}
      {sentences.join(" ")}
    </p>
  );
}

type Words = ReturnType<typeof useWords>;

/** A player in a sentence: `who` tells whether it is the one who reads. */
function named({ me, player }: Cosmic, seat: Seat): { readonly who: "you" | "other"; readonly player: string } {
  return { who: seat === me ? "you" : "other", player: player(seat) };
}

/** Who is ahead: for those who see them, the large numbers say it. */
function leadOf({ t, view: { reckoning } }: Cosmic, words: Words): string | undefined {
  const { kind, winner } = verdictOf(t, reckoning);
  if (kind !== "totals" || winner === -1 || t.encounter.result === "won" || t.encounter.instant !== -1)
    return undefined;
  const [mine, theirs] = [winner, otherOf(winner)].map((side) => inDigits(totalOf(t, reckoning, side)));
  return words("reveal.asItStands", { side: sideWord(winner), mine, theirs });
}

function standing(cosmic: Cosmic, words: Words): readonly string[] {
  const { t, view, me } = cosmic;
  const { reckoning } = view;
  const { kind, winner } = verdictOf(t, reckoning);
  const { result, offense, defense, instant } = t.encounter;
  if (result === "won") {
    if (winner === -1) return [words("reveal.bothLose")];
    const won = words("reveal.won", named(cosmic, mainOf(t, winner)));
    return kind === "attack" ? [won, ...compensation(cosmic, winner, words)] : [won];
  }
  switch (kind) {
    case "closed":
      return [closedWords(cosmic, words)];
    case "deal":
      return winner === -1 ? [dealWords(cosmic, me === defense ? [defense, offense] : [offense, defense], words)] : [];
    case "morphs":
      return winner === -1 ? [words("reveal.morphs")] : [];
    case "attack":
      if (winner === -1 || instant !== -1 || isTurnedRound(reckoning)) return [];
      return [words("reveal.attackWins", named(cosmic, mainOf(t, winner))), ...compensation(cosmic, winner, words)];
    case "totals":
      return [];
  }
}

/** Both have to agree; the one who reads is named first. */
function dealWords(cosmic: Cosmic, [one, two]: readonly [Seat, Seat], words: Words): string {
  return words("reveal.deal", { ...named(cosmic, one), other: cosmic.player(two) });
}

/** One side may see the other's card before it chooses. */
function closedWords(cosmic: Cosmic, words: Words): string {
  const { t, view } = cosmic;
  const missing = SIDES.find((side) => !view.faceDown[side] && t.encounter.shown[side].type === "none");
  if (missing === undefined) return words("reveal.closed");
  return words("reveal.oneMissing", named(cosmic, mainOf(t, missing)));
}

/** A main player who loses with a negotiate against an attack is compensated (CMP-01). */
function compensation(cosmic: Cosmic, winner: Side, words: Words): readonly string[] {
  const { t, view } = cosmic;
  const loser = otherOf(winner);
  const { type } = t.encounter.shown[loser];
  if (type === "retreat") return [words("reveal.retreat", named(cosmic, mainOf(t, loser)))];
  if (type !== "negotiate") return [];
  if (!view.reckoning.isCompensated) return [words("reveal.noCompensation")];
  return [words("reveal.compensation", named(cosmic, mainOf(t, loser)))];
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
