/** From the tap that answers to the next picture, as the page itself measures it, and what the page works for it. */
import type { Browser } from "playwright-core";
import { inWords, quantile } from "./figures.ts";
import { play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { MOMENTS, watchTapTimes } from "./tap-times.ts";
import { comeIn, goTo, openTable, visit, type Wish } from "./visitor.ts";

const ANSWERS = 40;

const TABLES: readonly Wish[] = [
  { game: "cosmic", players: 4, settings: { edition: "2020", alienSelection: "random", useFlares: true } },
  { game: "race", players: 3, settings: { sets: "base+storm+rebel", takeovers: "on" } },
];

export async function proveTaps(
  browser: Browser,
  base: string,
  { sizes, languages, game }: ProofOptions,
): Promise<Proof> {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const wish of TABLES.filter((one) => game === undefined || one.game === game)) {
    const visitor = await visit(browser, base, { size: sizes[0], language: languages[0] });
    await comeIn(visitor);
    const timesSoFar = await watchTapTimes(visitor);
    await goTo(visitor, `/t/${await openTable(visitor, wish)}`);
    const played = await play(visitor, { answers: ANSWERS });
    const times = await timesSoFar();
    const median = (moment: (typeof MOMENTS)[number]) =>
      quantile(
        times.flatMap((one) => one[moment] ?? []),
        0.5,
      ).toFixed(0);
    const moments = MOMENTS.map((moment) => `${moment} ${median(moment)}`).join(", ");
    lines.push(`${wish.game}: ${times.length} taps, medians in ms after the tap: ${moments}`, ...inWords(played));
    problems.push(...visitor.troubles);
    await visitor.context.close();
  }
  return { lines, problems };
}
