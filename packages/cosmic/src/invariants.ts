/** What must be true of every state at every question. */
import { CARDS, type CardNumber, DESTINY } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { fleetSize, shipsOnSheet, shipsOnSheets } from "./fleet.ts";
import { aliensInGame, techPool } from "./pool.ts";
import { isAllyOf } from "./query.ts";
import { MAX_PLANETS } from "./refs.ts";
import { misplaced } from "./special-ships.ts";
import { DEFENSE, NOBODY, OFFENSE, type State } from "./state.ts";

/** Says what is wrong with a state, or nothing. `cards` is how many cards the game began with. */
export function violation(s: State, cards: number): string | undefined {
  return (
    wrongShips(s) ??
    wrongCards(s, cards) ??
    wrongDestiny(s) ??
    wrongSheets(s) ??
    wrongTechs(s) ??
    misplaced(s.table) ??
    wrongEncounter(s)
  );
}

/** How many cards of the cosmic deck are in the game. */
export function countCards(s: State): number {
  return cardsInGame(s).length;
}

/** Every ship of every player is somewhere, once. */
function wrongShips(s: State): string | undefined {
  const { table: t } = s;
  const e = t.encounter;
  for (const list of [t.ships, t.warp, t.removed, t.transit, e.gate, e.dock])
    for (const n of list) if (n < 0) return "a negative number of ships";
  for (const power in t.memo)
    for (let seat = 0; seat < t.seats; seat++)
      if (shipsOnSheet(t, seat, power) < 0) return "a negative number of ships";
  for (let seat = 0; seat < t.seats; seat++) {
    let n = t.warp[seat] + t.removed[seat] + t.transit[seat] + e.gate[seat] + e.dock[seat] + shipsOnSheets(t, seat);
    for (let planet = 0; planet < MAX_PLANETS; planet++) n += t.ships[planet * MAX_SEATS + seat];
    for (const tech of t.techs[seat] ?? []) n += tech.ships;
    const fleet = fleetSize(t, seat);
    if (n !== fleet) return `seat ${seat} has ${n} ships instead of ${fleet}`;
  }
  for (let planet = 0; planet < MAX_PLANETS; planet++)
    if (t.homeOf[planet] === NOBODY)
      for (let seat = 0; seat < MAX_SEATS; seat++)
        if (t.ships[planet * MAX_SEATS + seat] > 0) return `ships on planet ${planet}, which is not in the game`;
  return undefined;
}

/** Every card is somewhere, once. */
function wrongCards(s: State, cards: number): string | undefined {
  const all = cardsInGame(s);
  if (all.length !== cards) return `${all.length} cards instead of ${cards}`;
  const seen = new Uint8Array(CARDS.length);
  for (const card of all) {
    if (CARDS[card] === undefined) return `there is no card ${card}`;
    if (seen[card] === 1) return `${CARDS[card].ref} is in two places`;
    seen[card] = 1;
  }
  return undefined;
}

function wrongDestiny(s: State): string | undefined {
  const { seats, destinyDiscard } = s.table;
  const all = s.secret.destiny.length + destinyDiscard.length;
  const seen = new Uint8Array(DESTINY.length);
  for (const card of s.secret.destiny) seen[card] = 1;
  for (const card of destinyDiscard) seen[card] = 1;
  let expected = 0;
  let found = 0;
  for (let card = 0; card < seen.length; card++) {
    if ((DESTINY[card].seat ?? 0) < seats) expected++;
    found += seen[card];
  }
  return all === expected && found === expected ? undefined : `${all} destiny cards instead of ${expected}`;
}

/** Each alien is with one player at most. */
function wrongSheets(s: State): string | undefined {
  return isRepeated(aliensInGame(s)) ? "an alien is with two players" : undefined;
}

/** Does a short list name something twice? */
function isRepeated(names: readonly string[]): boolean {
  for (let i = 1; i < names.length; i++) if (names.lastIndexOf(names[i], i - 1) >= 0) return true;
  return false;
}

/** Every technology is somewhere, once, and its owner's list names what all can see. */
function wrongTechs({ table: t, secret: x }: State): string | undefined {
  if (t.techs.length === 0) return undefined;
  const all = x.techDeck.concat(t.techDiscard, ...x.techs, ...x.techAside);
  const expected = techPool(t.settings).length;
  // None are out before they are dealt.
  if (all.length > 0 && (all.length !== expected || isRepeated(all)))
    return `${all.length} technologies instead of ${expected}`;
  for (const [seat, techs] of t.techs.entries()) {
    if (techs.length !== x.techs[seat].length) return `seat ${seat} has technologies without a face`;
    if (techs.some(({ id, ships }, i) => ships < 0 || (id !== "" && id !== x.techs[seat][i])))
      return `a technology of seat ${seat} is not what it shows`;
  }
  return undefined;
}

/** Only those on a side have ships in the encounter. */
function wrongEncounter(s: State): string | undefined {
  const { encounter: e, seats } = s.table;
  for (let seat = 0; seat < seats; seat++) {
    if (e.gate[seat] > 0 && seat !== e.offense && !isAllyOf(s.table, seat, OFFENSE))
      return `seat ${seat} has ships on the gate and is not there`;
    if (e.dock[seat] > 0 && !isAllyOf(s.table, seat, DEFENSE))
      return `seat ${seat} has ships beside the planet and is not there`;
  }
  if (e.offense === e.defense) return "offense and defense are the same player";
  for (const { value } of e.shown) if (!Number.isInteger(value)) return `a card is worth ${value}`;
  return undefined;
}

/** Every card of the cosmic deck that is in the game, wherever it lies. */
export function cardsInGame(s: State): CardNumber[] {
  const { secret: x, table: t } = s;
  const all = x.deck.slice();
  const add = (cards: readonly CardNumber[]) => {
    for (const card of cards) all.push(card);
  };
  add(x.limbo);
  for (const lists of [x.hands, x.aside, x.drafts, x.under]) lists.forEach(add);
  for (const power in x.stash) add(x.stash[power]);
  for (const card of x.chosen) if (card !== NOBODY) all.push(card);
  for (const card of x.laid) if (card !== NOBODY) all.push(card);
  for (const pile of [x.rewardDeck, x.flareDeck, t.rewardDiscard, t.gone]) add(pile);
  add(t.discard);
  add(t.inPlay);
  for (const effect in t.memo) {
    const { cards } = t.memo[effect];
    if (Array.isArray(cards)) add(cards as CardNumber[]);
  }
  return all;
}
