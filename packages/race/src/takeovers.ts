/** Takeovers: declared in player order after all have settled, resolved one at a time (section 14). */
import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { CARD_REF, type Card, COST, IS_MILITARY, IS_REBEL, KIND, knownCard, powersThat } from "./cards.ts";
import {
  DEFENSE_PER_OTHER,
  DEFENSE_PER_REBEL,
  generalMilitary,
  IMPERIUM_CARDS,
  MILITARY_WORLDS,
  REBEL_MILITARY_WORLDS,
  SETTLE_SECOND,
  strengthAgainst,
  TAKEOVER,
} from "./figures.ts";
import { asking, askOne, discardFromTableau, type Game, isActive, NOTHING, quiet, remove } from "./play.ts";
import { applyBoost, boostToAttack, boostToDefend } from "./powers/temporary.ts";
import { CARD_ROOM, cardsGathered } from "./room.ts";
import type { Attack, Player, Table } from "./state.ts";

const TARGET = asking("takeover.target", "rule/takeover", "14.8");
const POWER = asking("takeover.power", "rule/takeover", "14.2");

const POWERS = powersThat("takeover");

/** Whether `power` can be turned against this world of `owner` (14.1, 14.2, 14.3). */
export function isVulnerable(owner: Player, world: Card, power: Card): boolean {
  if (!IS_MILITARY[world] || !isActive(owner, world)) return false;
  switch (POWERS[power]?.against) {
    case "rebelWorld":
      return IS_REBEL[world];
    case "imperiumOwner":
      return owner.figures[IMPERIUM_CARDS] > 0;
    case "militaryOwner":
      return generalMilitary(owner.figures) >= 1;
    default:
      return false;
  }
}

/** Attack strength with this power: fixed when declared (14.12, 14.17). */
export function attackStrength(p: Player, world: Card, power: Card): number {
  const perRebel = POWERS[power]?.perRebel ?? 0;
  return (
    strengthAgainst(p.figures, KIND[world], IS_REBEL[world]) + p.temporary + perRebel * p.figures[REBEL_MILITARY_WORLDS]
  );
}

/** What a takeover defense power adds for its owner (14.18). */
export function defenseBonus(figures: readonly number[]): number {
  const rebel = figures[REBEL_MILITARY_WORLDS];
  return figures[DEFENSE_PER_REBEL] * rebel + figures[DEFENSE_PER_OTHER] * (figures[MILITARY_WORLDS] - rebel);
}

/** Defense of a world in its owner's tableau (14.18). */
export function defenseStrength(p: Player, world: Card): number {
  return strengthAgainst(p.figures, KIND[world], IS_REBEL[world]) + p.temporary + defenseBonus(p.figures) + COST[world];
}

/** The takeover powers of a player that are still to be used in this phase. */
function unusedPowers(table: Table, seat: Seat): Card[] {
  const p = table.players[seat];
  return p.tableau.filter(
    (card) =>
      POWERS[card] !== undefined &&
      isActive(p, card) &&
      !table.attacks.some((attack) => attack.by === seat && attack.power === card),
  );
}

function ownerOf(table: Table, world: Card): Seat {
  return table.players.findIndex((p) => p.tableau.includes(world));
}

/** Worlds of others that some unused power can be turned against. */
function targets(table: Table, seat: Seat, powers: readonly Card[]): Card[] {
  const { players, attacks } = table;
  let n = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const owner = players[other];
    for (let i = 0; i < owner.tableau.length; i++) {
      const world = owner.tableau[i];
      if (isOpenTo(powers, owner, world) && !isTarget(attacks, seat, world)) CARD_ROOM[n++] = world;
    }
  }
  return cardsGathered(n);
}

function isOpenTo(powers: readonly Card[], owner: Player, world: Card): boolean {
  for (let i = 0; i < powers.length; i++) if (isVulnerable(owner, world, powers[i])) return true;
  return false;
}

function isTarget(attacks: readonly Attack[], by: Seat, world: Card): boolean {
  return attacks.some((attack) => attack.by === by && attack.target === world);
}

/** 14.8, 14.9: one declaration for each placement that is left. */
export function maybeDeclare(g: Game, seat: Seat): void {
  const { table } = g.s;
  const p = table.players[seat];
  if (p.figures[TAKEOVER] === 0) return;
  const placements = p.figures[SETTLE_SECOND] > 0 ? 2 : 1;
  while (p.placed < placements && declare(g, seat)) p.placed++;
}

function declare(g: Game, seat: Seat): boolean {
  const { table } = g.s;
  const p = table.players[seat];
  const powers = unusedPowers(table, seat);
  const worlds = targets(table, seat, powers);
  if (worlds.length === 0) return false;
  const options: Ref[] = [NOTHING];
  for (const world of worlds) options.push(CARD_REF[world]);
  const answer = askOne(g, seat, TARGET, options);
  if (answer === NOTHING) return false;
  const target = knownCard(answer);
  const owner = ownerOf(table, target);
  const fitting = powers.filter((power) => isVulnerable(table.players[owner], target, power));
  const refs = fitting.map((power) => CARD_REF[power]);
  const power = knownCard(askOne(g, seat, POWER, refs, { target: answer }));
  if (POWERS[power]?.discarded === true) discardFromTableau(g, seat, power);
  boostToAttack(g, seat);
  applyBoost(g, seat, false);
  const strength = attackStrength(p, target, power);
  table.attacks.push({ by: seat, power, target, owner, strength });
  if (!quiet(g)) tell(g, "takeover.declared", { who: seat, power: CARD_REF[power], card: answer, owner, n: strength });
  return true;
}

/** In player order; a declaration is void if the world has changed hands or the player's first one did not succeed. */
export function resolveTakeovers(g: Game, bonus: number, reward: (g: Game, seat: Seat, bonus: number) => void): void {
  const { table } = g.s;
  const failed: Seat[] = [];
  for (const attack of table.attacks) {
    const isVoid = ownerOf(table, attack.target) !== attack.owner || failed.includes(attack.by);
    if (isVoid) {
      if (!quiet(g)) tell(g, "takeover.void", { who: attack.by, card: CARD_REF[attack.target] });
    } else if (resolve(g, attack)) {
      reward(g, attack.by, bonus);
      continue;
    }
    failed.push(attack.by);
  }
  table.attacks = [];
}

function resolve(g: Game, attack: Attack): boolean {
  const { by, target, owner, strength } = attack;
  const { players } = g.s.table;
  boostToDefend(g, owner);
  applyBoost(g, owner, true);
  const defense = defenseStrength(players[owner], target);
  const params = { who: by, owner, card: CARD_REF[target], attack: strength, defense };
  const isWon = strength >= defense;
  if (!quiet(g)) tell(g, isWon ? "takeover.succeeded" : "takeover.failed", params);
  if (isWon) move(g, owner, by, target);
  return isWon;
}

/** The world changes tableaus with its good, if there is one (14.27, 14.28). */
function move(g: Game, from: Seat, to: Seat, world: Card): void {
  const { players, good } = g.s.table;
  const loser = players[from];
  const winner = players[to];
  remove(loser.tableau, world);
  loser.departed.push(world);
  winner.tableau.push(world);
  winner.arrived.push(world);
  if (good[world] === 0) return;
  loser.goods--;
  winner.goods++;
}
