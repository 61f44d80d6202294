/** Positions made by hand: for tests, puzzles, rule questions and bug reports. */
import { SetUpError } from "@hypergate/kernel";
import { CARDS, type CardNumber, DESTINY } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { planetOf } from "./refs.ts";
import type { Memo, State } from "./state.ts";

/** Everything is optional; what is not said is as after set-up. Cards are named as printed: `attack-08`, `flare-oracle`. */
export interface Position {
  /** Hands by seat. A seat that is not listed has no cards. */
  readonly hands?: readonly (readonly string[])[];
  /** Cards on top of the deck, the top one first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Cards on top of the destiny deck, the top one first: `seat-1`, `wild`, `most-cards`. */
  readonly destiny?: readonly string[];
  /** Ships by planet and seat, replacing what stands there: `{ "1.2": [0, 3, 1] }`. */
  readonly ships?: Readonly<Record<string, readonly number[]>>;
  readonly warp?: readonly number[];
  readonly removed?: readonly number[];
  readonly memo?: Readonly<Record<string, Memo>>;
  /** Whose turn it is. */
  readonly turn?: number;
  /** Cards that are in the game neither in a hand nor in a pile named here are shuffled into the deck; flares only if listed. */
  readonly flares?: readonly string[];
}

/** Makes the position; the game goes on with the turn of `turn`. */
export function applyPosition(s: State, position: Position): void {
  const { table: t, secret: x } = s;
  const flares = new Set(
    named([
      ...(position.hands ?? []).flat(),
      ...(position.deck ?? []),
      ...(position.discard ?? []),
      ...(position.flares ?? []),
    ]),
  );
  const rest = CARDS.filter((card) => card.type !== "flare" || flares.has(card.name)).map((card) => card.n);
  const take = (name: string): CardNumber => {
    const at = rest.findIndex((card) => CARDS[card].name === name);
    if (at < 0) throw new SetUpError(`there is no (further) card "${name}"; allowed: ${names(rest)}`);
    return rest.splice(at, 1)[0];
  };
  x.hands = x.hands.map((_, seat) => (position.hands?.[seat] ?? []).map(take));
  const top = (position.deck ?? []).map(take);
  t.discard = (position.discard ?? []).map(take);
  x.deck = [...rest, ...top.reverse()];
  arrangeDestiny(s, position.destiny ?? []);
  placeShips(s, position);
  Object.assign(t.memo, structuredCopy(position.memo ?? {}));
  t.turn.seat = position.turn ?? 0;
  s.agenda = ["turn"];
}

function named(cards: readonly string[]): string[] {
  return cards.filter((name) => name.startsWith("flare-"));
}

function names(cards: readonly CardNumber[]): string {
  return [...new Set(cards.map((card) => CARDS[card].name))].join(", ");
}

function arrangeDestiny(s: State, wanted: readonly string[]): void {
  const deck = s.secret.destiny;
  const top = wanted.map((name) => {
    const at = deck.findIndex(
      (card) => DESTINY[card].ref === `destiny/${name}` || DESTINY[card].ref.startsWith(`destiny/${name}.`),
    );
    if (at < 0) throw new SetUpError(`there is no (further) destiny card "${name}"`);
    return deck.splice(at, 1)[0];
  });
  deck.push(...top.reverse());
}

/** Ships that are on no planet named stay where set-up put them; the total of each player must not change. */
function placeShips(s: State, position: Position): void {
  const t = s.table;
  for (const [name, counts] of Object.entries(position.ships ?? {})) {
    const planet = planetOf(`planet/${name}`);
    if (planet < 0 || t.homeOf[planet] < 0) throw new SetUpError(`there is no planet "${name}"`);
    for (let seat = 0; seat < t.seats; seat++) t.ships[planet * MAX_SEATS + seat] = counts[seat] ?? 0;
  }
  position.warp?.forEach((n, seat) => {
    t.warp[seat] = n;
  });
  position.removed?.forEach((n, seat) => {
    t.removed[seat] = n;
  });
  const fleet = t.settings.planetsPerPlayer * 4;
  for (let seat = 0; seat < t.seats; seat++) {
    let n = t.warp[seat] + t.removed[seat];
    for (let i = seat; i < t.ships.length; i += MAX_SEATS) n += t.ships[i];
    if (n !== fleet) throw new SetUpError(`seat ${seat} has ${n} ships in this position; allowed: ${fleet}`);
    t.players[seat].powerless = homeCount(s, seat) < (t.settings.planetsPerPlayer === 5 ? 3 : 2);
  }
}

function homeCount(s: State, seat: number): number {
  return s.table.homeOf.filter((owner, planet) => owner === seat && s.table.ships[planet * MAX_SEATS + seat] > 0)
    .length;
}

function structuredCopy(memo: Readonly<Record<string, Memo>>): Record<string, Memo> {
  const copy: Record<string, Memo> = {};
  for (const [effect, bag] of Object.entries(memo)) copy[effect] = { ...bag };
  return copy;
}
