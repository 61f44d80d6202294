/** Takeovers: which to declare, with what, and how to defend. */
import {
  attackStrength,
  type Card,
  DESIGN,
  defenseStrength,
  isVulnerable,
  mostTemporary,
  TACTICS,
  TAKEOVER,
} from "@hypergate/race";
import { type Outlook, withCard, withoutCard } from "./outlook.ts";
import { PRINTED } from "./printed.ts";
import { IS_ATTACKER } from "./threat.ts";
import { ownProspects, prospects } from "./worth.ts";

/** Powers that are discarded when used. */
const IS_DISCARDED: readonly boolean[] = DESIGN.map(
  (it) => it.powers?.some((power) => power.does === "takeover" && power.discarded === true) === true,
);

export interface Takeover {
  readonly world: Card;
  readonly power: Card;
  /** Points gained, those taken from the owner included. */
  readonly gain: number;
}

/** The best takeover that nobody can stop, if there is one. */
export function bestTakeover(o: Outlook): Takeover | undefined {
  const { table, seat, now, view } = o;
  if (now.figures[TAKEOVER] === 0) return undefined;
  // A power that is discarded when used has left while its strength is still being bought.
  const powers = [...now.tableau, ...now.departed].filter((card) => IS_ATTACKER[card] && !now.arrived.includes(card));
  if (powers.length === 0) return undefined;
  let best: Takeover | undefined;
  let base: number | undefined;
  for (let other = 0; other < table.players.length; other++) {
    if (other === seat) continue;
    const owner = table.players[other];
    const reserve = mostTemporary(owner, view.handCounts[other], true);
    for (const world of owner.tableau) {
      for (const power of powers) {
        if (!isVulnerable(owner, world, power)) continue;
        const strength = attackStrength(now, world, power) + mostTemporary(now, view.hand.length, false);
        if (strength < defenseStrength(owner, world) + reserve) continue;
        base ??= ownProspects(o);
        const share = 1 / (table.players.length - 1);
        const lost = IS_DISCARDED[power] ? base - prospects(o, withoutCard(o.me, power)) : 0;
        const gain = prospects(o, withCard(o.me, world)) - base + share * (PRINTED[world] + 1) - lost;
        if (gain > 0 && (best === undefined || gain > best.gain)) best = { world, power, gain };
      }
    }
  }
  return best;
}

/** Strength of the cards of the tableau that are chosen to be discarded and not yet paid. */
function chosenTactics({ view }: Outlook): number {
  return (view.plan?.lost ?? []).reduce((sum, card) => sum + (TACTICS[card]?.plus ?? 0), 0);
}

/** How much strength is missing to take over `world` with certainty. */
export function missingToTake(o: Outlook, world: Card, power: Card): number {
  const { table, now, view } = o;
  const other = table.players.findIndex((p) => p.tableau.includes(world));
  const owner = table.players[other];
  const reserve = mostTemporary(owner, view.handCounts[other], true);
  return defenseStrength(owner, world) + reserve - attackStrength(now, world, power) - chosenTactics(o);
}

/** How much strength is missing to hold the world that is attacked; nothing if it cannot be held or needs no help. */
export function missingToHold(o: Outlook): number {
  const { table, seat, now, view } = o;
  const attack = table.attacks.find((one) => one.owner === seat && now.tableau.includes(one.target));
  if (attack === undefined) return 0;
  const missing = attack.strength + 1 - defenseStrength(now, attack.target);
  return missing > mostTemporary(now, view.hand.length, true) ? 0 : Math.max(0, missing - chosenTactics(o));
}
