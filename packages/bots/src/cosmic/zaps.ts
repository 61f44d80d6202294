/** Whose use of which power to cancel: by those it is used against, unless it is better off zapped or must be stopped by anybody. */
import { ADVICE } from "./aliens/index.ts";
import { fighterOf, TRAIT } from "./fighters.ts";
import { isBehind } from "./judge.ts";
import { isAgainst, type Situation, type Wish } from "./wish.ts";

const ZAPS = new Map<string, Wish>();
for (const [id, { zap }] of Object.entries(ADVICE)) if (zap !== undefined) ZAPS.set(id, zap);

export function zaps(situation: Situation): boolean {
  return ZAPS.get(situation.power)?.(situation) ?? (isAgainst(situation) && mayDecide(situation));
}

/** What changes totals is cancelled where its owner is behind without it. */
function mayDecide({ t, power, actor }: Situation): boolean {
  const fighter = fighterOf(power);
  const doesChange =
    fighter !== undefined && (fighter.strength !== undefined || (fighter.traits & TRAIT.negates) !== 0);
  return !doesChange || isBehind(t, actor);
}
