/** What must be true of every state at every question. */
import { CARDS, type CardNumber, DESTINY, NONE } from "./cards.ts";
import { MAX_SEATS, SHIPS_PER_PLANET } from "./catalogue.ts";
import { MAX_PLANETS } from "./refs.ts";
import { NOBODY, type State } from "./state.ts";

/** Says what is wrong with a state, or nothing. `cards` is how many cards the game began with. */
export function violation(s: State, cards: number): string | undefined {
  return wrongShips(s) ?? wrongCards(s, cards) ?? wrongDestiny(s) ?? wrongSheets(s) ?? wrongEncounter(s);
}

/** How many cards of the cosmic deck are in the game. */
export function countCards(s: State): number {
  return allCards(s).length;
}

function allCards(s: State): CardNumber[] {
  const { secret: x, table: t } = s;
  const onSheets = Object.values(t.memo).flatMap((bag) => (Array.isArray(bag.cards) ? (bag.cards as number[]) : []));
  const drafts = x.drafts.flat();
  return [
    ...x.deck,
    ...x.limbo,
    ...x.hands.flat(),
    ...x.aside.flat(),
    ...x.stash.flat(),
    ...x.chosen.filter((card) => card !== NONE),
    ...t.discard,
    ...t.inPlay,
    ...onSheets,
    ...drafts,
  ];
}

/** Every ship of every player is somewhere, once. */
function wrongShips(s: State): string | undefined {
  const { table: t } = s;
  const e = t.encounter;
  if ([t.ships, t.warp, t.removed, t.transit, e.gate, e.dock].some((list) => list.some((n) => n < 0)))
    return "a negative number of ships";
  const fleet = t.settings.planetsPerPlayer * SHIPS_PER_PLANET;
  for (let seat = 0; seat < t.seats; seat++) {
    let n = t.warp[seat] + t.removed[seat] + t.transit[seat] + e.gate[seat] + e.dock[seat];
    for (let planet = 0; planet < MAX_PLANETS; planet++) n += t.ships[planet * MAX_SEATS + seat];
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
  const all = allCards(s);
  if (all.length !== cards) return `${all.length} cards instead of ${cards}`;
  const seen = new Set<CardNumber>();
  for (const card of all) {
    if (CARDS[card] === undefined) return `there is no card ${card}`;
    if (seen.has(card)) return `${CARDS[card].ref} is in two places`;
    seen.add(card);
  }
  return undefined;
}

function wrongDestiny(s: State): string | undefined {
  const all = [...s.secret.destiny, ...s.table.destinyDiscard];
  const expected = DESTINY.filter((card) => (card.seat ?? 0) < s.table.seats).length;
  if (all.length !== expected || new Set(all).size !== expected)
    return `${all.length} destiny cards instead of ${expected}`;
  return undefined;
}

/** Each alien is with one player at most. */
function wrongSheets(s: State): string | undefined {
  const all = [...s.table.players.flatMap((player) => player.powers), ...s.secret.hidden.flat()];
  return new Set(all).size === all.length ? undefined : "an alien is with two players";
}

/** Only those on a side have ships in the encounter. */
function wrongEncounter(s: State): string | undefined {
  const { encounter: e, seats } = s.table;
  for (let seat = 0; seat < seats; seat++) {
    if (e.gate[seat] > 0 && seat !== e.offense && e.ally[seat] !== 0)
      return `seat ${seat} has ships on the gate and is not there`;
    if (e.dock[seat] > 0 && e.ally[seat] !== 1) return `seat ${seat} has ships beside the planet and is not there`;
  }
  if (e.offense === e.defense) return "offense and defense are the same player";
  return undefined;
}
