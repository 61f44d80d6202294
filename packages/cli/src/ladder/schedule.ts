/** Who meets whom: every bot every other one, with changing seats. */

/** A game to be played: its number, the bot of each seat, and the deal, which two games share with the sides changed. */
export interface Fixture {
  readonly n: number;
  readonly seats: readonly number[];
  readonly deal: string;
}

/** `games` for each pair of bots; the two sides take turns at the seats. */
export function fixturesFor(bots: number, players: number, games: number, seed: string): readonly Fixture[] {
  const fixtures: Fixture[] = [];
  for (let game = 0; game < games; game++)
    for (let a = 0; a < bots; a++)
      for (let b = a + 1; b < bots; b++) {
        const [first, second] = game % 2 === 0 ? [a, b] : [b, a];
        const seats = Array.from({ length: players }, (_, seat) => ((seat + (game >> 1)) % 2 === 0 ? first : second));
        fixtures.push({ n: fixtures.length, seats, deal: `${seed} ${a} ${b} ${game >> 1}` });
      }
  return fixtures;
}
