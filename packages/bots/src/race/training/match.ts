/** Matches between two players: who is better, and how sure that is. */
import { type Bot, seated, simulate } from "@hypergate/kernel";
import { race, type View } from "@hypergate/race";
import { MOST_ROUNDS } from "./collect.ts";
import { type NetName, settingsOf } from "./tables.ts";

export interface MatchResult {
  readonly games: number;
  /** Victories of the challenger, shared ones in parts, as a share of what one seat may expect times two: 0.5 is even. */
  readonly share: number;
  /** Half the width of the interval that holds the true share in 95 of 100 matches. */
  readonly error: number;
}

type Maker = (seed: string) => Bot<View>;

/** Games until the interval leaves the middle, or `most` of them. Sides change seats from game to game. */
export function playMatch(name: NetName, challenger: Maker, holder: Maker, seed: string, most: number): MatchResult {
  let sum = 0;
  let squares = 0;
  let games = 0;
  for (; games < most; games++) {
    if (games >= 100 && games % 50 === 0 && Math.abs(sum / games - 0.5) > errorOf(sum, squares, games)) break;
    const share = playOne(name, challenger, holder, seed, games);
    sum += share;
    squares += share * share;
  }
  return { games, share: sum / games, error: errorOf(sum, squares, games) };
}

function errorOf(sum: number, squares: number, n: number): number {
  const mean = sum / n;
  return 1.96 * Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
}

/** Half of the seats each, or one more for one side or the other; the share of the challengers among the winners. */
function playOne(name: NetName, challenger: Maker, holder: Maker, seed: string, n: number): number {
  const settings = settingsOf(name, n >> 1);
  const seats = Number(settings.players);
  const isChallenger = (seat: number) => (seat + n) % 2 === 0;
  const state = race.setUp({ settings }, `${seed} ${n >> 1}`);
  const players = Array.from({ length: seats }, (_, seat) =>
    seated(race, (isChallenger(seat) ? challenger : holder)(`${seed} ${n} ${seat}`)),
  );
  const { table } = simulate(race, state, players, (now) => now.table.round > MOST_ROUNDS, { forks: true }).state;
  const winners = table.result?.winners ?? [];
  return winners.length === 0 ? 0.5 : winners.filter(isChallenger).length / winners.length;
}
