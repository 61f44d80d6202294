/**
 * Ratings from games of any number of seats. Each bot has a strength, and a seat wins with a chance in proportion to the strength
 * of its bot; with two seats this is the model of Bradley and Terry. A victory that is shared counts in parts.
 */
import { below, seeded } from "@hypergate/kernel";

/** A finished game: the bot of each seat by its number, and the seats that won. */
export interface LadderGame {
  readonly seats: readonly number[];
  readonly winners: readonly number[];
}

export interface Rating {
  /** 400 points are ten times the strength; the mean of all bots is 1500. */
  readonly rating: number;
  /** The true rating lies between these in 95 of 100 ladders. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** Victories, shared ones in parts, and what equal bots would have had of them. */
  readonly won: number;
  readonly even: number;
}

const MEAN = 1500;
const SCALE = 400;
const STEPS = 500;
const CLOSE = 1e-7;
/** Every bot is thought to have won and lost this part of a game against the mean, so that no rating is without end. */
const PRIOR = 0.5;

/** Games with the same seats and winners, and how many there were. */
interface Alike extends LadderGame {
  n: number;
}

/** The strengths under which these games were most likely; their mean on the scale of ratings is 0. */
export function strengthsOf(bots: number, games: readonly LadderGame[]): number[] {
  return fitted(bots, alike(games).kinds);
}

/** The kinds of games there were, and for each game its kind. */
function alike(games: readonly LadderGame[]): { readonly kinds: Alike[]; readonly kindOf: readonly number[] } {
  const kinds: Alike[] = [];
  const places = new Map<string, number>();
  const kindOf = games.map((game) => {
    const name = `${game.seats} ${game.winners}`;
    const known = places.get(name);
    if (known !== undefined) {
      kinds[known].n++;
      return known;
    }
    places.set(name, kinds.length);
    return kinds.push({ ...game, n: 1 }) - 1;
  });
  return { kinds, kindOf };
}

/** Each step brings the strengths nearer to what was won (the MM algorithm). */
function fitted(bots: number, kinds: readonly Alike[]): number[] {
  let strengths = new Array<number>(bots).fill(1);
  const won = new Array<number>(bots).fill(PRIOR);
  for (const { seats, winners, n } of kinds) for (const seat of winners) won[seats[seat]] += n / winners.length;
  for (let step = 0; step < STEPS; step++) {
    const weight = strengths.map((own) => (2 * PRIOR) / (own + 1));
    for (const { seats, n } of kinds) {
      const all = seats.reduce((sum, bot) => sum + strengths[bot], 0);
      for (const bot of seats) weight[bot] += n / all;
    }
    const next = centred(won.map((wins, bot) => wins / weight[bot]));
    const change = Math.max(...next.map((one, bot) => Math.abs(Math.log(one / strengths[bot]))));
    strengths = next;
    if (change < CLOSE) break;
  }
  return strengths;
}

function centred(strengths: readonly number[]): number[] {
  const mean = Math.exp(strengths.reduce((sum, one) => sum + Math.log(one), 0) / strengths.length);
  return strengths.map((one) => one / mean);
}

function pointsOf(strength: number): number {
  return MEAN + SCALE * Math.log10(strength);
}

/** How often games are drawn again to see how far ratings could be off. */
const DRAWS = 200;

/** Ratings with intervals: the same ladder drawn again and again from its own games. */
export function ratingsOf(bots: number, games: readonly LadderGame[], seed: string): readonly Rating[] {
  const rng = seeded(`ratings ${seed}`);
  const { kinds, kindOf } = alike(games);
  const drawn = Array.from({ length: DRAWS }, () => {
    const again = kinds.map((kind) => ({ ...kind, n: 0 }));
    for (let i = 0; i < games.length; i++) again[kindOf[below(rng, games.length)]].n++;
    return fitted(
      bots,
      again.filter(({ n }) => n > 0),
    ).map(pointsOf);
  });
  return fitted(bots, kinds).map((strength, bot) => {
    const others = drawn.map((one) => one[bot]).sort((a, b) => a - b);
    const own = games.filter(({ seats }) => seats.includes(bot));
    const rating = pointsOf(strength);
    return {
      rating,
      low: Math.min(rating, others[Math.floor(DRAWS * 0.025)]),
      high: Math.max(rating, others[Math.ceil(DRAWS * 0.975) - 1]),
      games: own.length,
      won: own.reduce((sum, game) => sum + shareOf(game, bot), 0),
      even: own.reduce((sum, { seats }) => sum + seats.filter((one) => one === bot).length / seats.length, 0),
    };
  });
}

/** The part of the victory that went to seats of this bot. */
export function shareOf({ seats, winners }: LadderGame, bot: number): number {
  return winners.length === 0 ? 0 : winners.filter((seat) => seats[seat] === bot).length / winners.length;
}
