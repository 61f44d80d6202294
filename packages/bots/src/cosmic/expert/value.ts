/**
 * How good a table is for each seat between two encounters: the chance of a share in the victory. Every seat has a score, a
 * sum of weights for what can be counted there, and the chances follow from the scores. The weights are learnt from games.
 */
import { CARDS, coloniesToWin, foreignColonies, homeColonies, PRINTED_IDS, type State } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";

/** Foreign colonies still missing: so many and more count alike. */
const MOST_MISSING = 6;
const MOST_SEATS = 5;

/** The numbers of one seat, by name; aliens and places in the order of turns follow them. */
const NUMBERS = [
  "homes",
  "powerless",
  "warp",
  "removed",
  "cards",
  "attacks",
  "best",
  "second",
  "third",
  "negotiates",
  "artifacts",
  "flares",
  "reinforcements",
  "techs",
] as const;

const MISSING_AT = NUMBERS.length;
const ORDER_AT = MISSING_AT + MOST_MISSING + 1;
const ALIENS_AT = ORDER_AT + MOST_SEATS;
/** How many weights there are. */
export const INPUTS = ALIENS_AT + PRINTED_IDS.length;

const ALIEN_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(PRINTED_IDS.map((id, i) => [id, i]));

/** What is counted at one seat: places in the list of weights, with their numbers. */
export interface SeatInputs {
  readonly at: number[];
  readonly value: number[];
}

export function inputsOf(state: State, seat: Seat): SeatInputs {
  const { table: t, secret } = state;
  const inputs: SeatInputs = { at: [], value: [] };
  const put = (at: number, value: number): void => {
    if (value === 0) return;
    inputs.at.push(at);
    inputs.value.push(value);
  };
  const { powers, powerless } = t.players[seat];
  put(0, homeColonies(t, seat) / 5);
  put(1, powerless ? 1 : 0);
  put(2, t.warp[seat] / 10);
  put(3, t.removed[seat] / 10);
  putHand(put, secret.hands[seat]);
  put(13, t.techs[seat]?.length ?? 0);
  const missing = coloniesToWin(t) - foreignColonies(t, seat);
  put(MISSING_AT + Math.min(MOST_MISSING, Math.max(0, missing)), 1);
  put(ORDER_AT + ((seat - t.turn.seat + t.seats) % t.seats), 1);
  for (const power of powers) put(ALIENS_AT + (ALIEN_NUMBER[power] ?? 0), 1);
  return inputs;
}

function putHand(put: (at: number, value: number) => void, hand: readonly number[]): void {
  const best = [0, 0, 0];
  const counts = { attacks: 0, negotiates: 0, artifacts: 0, flares: 0, reinforcements: 0 };
  for (const number of hand) {
    const card = CARDS[number];
    if (card.type === "attack") {
      counts.attacks++;
      if (card.value > best[2]) {
        best[2] = card.value;
        best.sort((a, b) => b - a);
      }
    } else if (card.type === "negotiate") counts.negotiates++;
    else if (card.type === "reinforcement") counts.reinforcements++;
    else if (card.flare !== undefined) counts.flares++;
    else counts.artifacts++;
  }
  put(4, Math.min(hand.length, 12) / 8);
  put(5, counts.attacks / 5);
  for (const [i, value] of best.entries()) put(6 + i, Math.min(value, 40) / 20);
  put(9, Math.min(counts.negotiates, 3) / 2);
  put(10, Math.min(counts.artifacts, 4) / 2);
  put(11, Math.min(counts.flares, 4) / 2);
  put(12, Math.min(counts.reinforcements, 4) / 2);
}

/** The share of the victory that each seat may expect. */
export function sharesOf(weights: Float64Array, state: State): Float64Array {
  const shares = new Float64Array(state.table.seats);
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = scoreOf(weights, inputsOf(state, seat));
  return softened(shares);
}

export function scoreOf(weights: Float64Array, { at, value }: SeatInputs): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += weights[at[i]] * value[i];
  return sum;
}

/** Turns scores into chances that add up to 1. */
export function softened(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  let all = 0;
  for (let i = 0; i < scores.length; i++) {
    scores[i] = Math.exp(scores[i] - most);
    all += scores[i];
  }
  for (let i = 0; i < scores.length; i++) scores[i] /= all;
  return scores;
}
