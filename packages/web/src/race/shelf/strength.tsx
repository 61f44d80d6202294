/** Military against defense, with everything that adds to it. */
import { type Card, CLOAK, defenseOf, IS_MILITARY, NONE } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { useRace } from "../context.tsx";
import { type Amount, type Part, strengthAmount } from "../logic/amounts.ts";
import { useWords } from "../words/words.ts";
import { usePickedStrength } from "./picked.ts";
import { Sum } from "./pieces.tsx";

interface StrengthSumProps {
  readonly world: Card;
  readonly need: number;
  readonly picked: number;
}

/** The own strength, and whether it is enough. */
export function StrengthSum({ world, need, picked }: StrengthSumProps): ReactNode {
  const t = useWords();
  const { me } = useRace();
  if (me === undefined) return null;
  const amount = withPicked(strengthAmount(me, world), picked);
  const missing = need - amount.total;
  return (
    <Sum
      amount={amount}
      result={t("race.strength")}
      against={{ n: need, words: t("race.strength.defense") }}
      verdict={{
        words: missing > 0 ? t("race.strength.missing", { n: missing }) : t("race.strength.enough"),
        isGood: missing <= 0,
      }}
    />
  );
}

export function withPicked({ parts, total }: Amount, picked: number): Amount {
  const more: Part[] = picked === 0 ? [] : [{ from: "picked", amount: picked }];
  return { parts: [...parts, ...more], total: total + picked };
}

/** Discarding cards for the strength that is missing (7.11, 7.12). */
export function Conquest(): ReactNode {
  const { view, me } = useRace();
  const picked = usePickedStrength();
  const world = view.plan?.card ?? NONE;
  if (world === NONE || me === undefined) return null;
  // A peaceful world is conquered only with the cloaking card that will be discarded for it (7.14).
  const cloak = IS_MILITARY[world] ? NONE : (me.tableau.find((card) => CLOAK[card] !== undefined) ?? NONE);
  return (
    <div className="race-shelf inline">
      <StrengthSum world={world} need={defenseOf(world, cloak)} picked={picked} />
    </div>
  );
}
