/** What a game asks of a person who plays sensibly: taps in an own encounter, and how many answers only pass. */
import type { Browser } from "playwright-core";
import { listed } from "./figures.ts";
import { openOneOf, plainTable } from "./games.ts";
import { play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { type Effort, sensiblePlayer } from "./sensible-player.ts";
import { type ShownTime, watchShownTime } from "./shown-time.ts";
import { writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, visit } from "./visitor.ts";

const GAMES = 6;
const MOST_TAPS = 7;
const MOST_PASSES = 0.2;

export async function provePace(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { games = GAMES, sizes, languages, from, workers } = options;
  const efforts: Effort[] = [];
  const shown: ShownTime[] = [];
  const problems: string[] = [];
  const next = Array.from({ length: games }, (_, i) => from + i).values();
  const work = async () => {
    for (const n of next) {
      const look = { size: sizes[n % sizes.length], language: languages[n % languages.length] };
      const found = await playOne(browser, base, n, look);
      if (typeof found === "string") problems.push(found);
      else {
        efforts.push(found.effort);
        shown.push(found.shown);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const effort = effortInWords(efforts);
  const time = timeInWords(shown);
  return { lines: [...effort.lines, ...time.lines], problems: [...problems, ...effort.problems, ...time.problems] };
}

async function playOne(
  browser: Browser,
  base: string,
  n: number,
  look: Look,
): Promise<{ readonly effort: Effort; readonly shown: ShownTime } | string> {
  const visitor = await visit(browser, base, look);
  try {
    await comeIn(visitor);
    const id = await openOneOf(
      (wish) => openTable(visitor, wish),
      () => plainTable(n),
    );
    const shownSoFar = await watchShownTime(visitor);
    const { habits, effort } = sensiblePlayer(visitor, `pace ${n}`);
    await goTo(visitor, `/t/${id}`);
    await play(visitor, habits);
    return { effort, shown: await shownSoFar() };
  } catch (problem) {
    return await writeDown(visitor, `a sensible game ${n}`, problem);
  } finally {
    await visitor.context.close();
  }
}

function effortInWords(efforts: readonly Effort[]): Proof {
  if (efforts.length === 0) return { lines: [], problems: [] };
  const sum = (part: (effort: Effort) => number) => efforts.reduce((all, effort) => all + part(effort), 0);
  const own = efforts.flatMap((effort) => [...effort.own.values()]);
  const taps = own.reduce((all, n) => all + n, 0) / Math.max(1, own.length);
  const [answers, passes] = [sum((effort) => effort.answers), sum((effort) => effort.passes)];
  const byKey = new Map<string, number>();
  for (const effort of efforts) for (const [key, n] of effort.byKey) byKey.set(key, (byKey.get(key) ?? 0) + n);
  const share = passes / Math.max(1, answers);
  const problems = [
    ...(taps > MOST_TAPS ? [`an own encounter takes ${taps.toFixed(1)} taps, more than ${MOST_TAPS}`] : []),
    ...(share > MOST_PASSES
      ? [`${(share * 100).toFixed(0)} % of the answers pass, more than ${MOST_PASSES * 100} %`]
      : []),
  ];
  const lines = [
    `${own.length} own encounters without flares, ${taps.toFixed(2)} taps each; ${passes} of ${answers} answers pass (${(share * 100).toFixed(1)} %)`,
    `taps in own encounters by question: ${listed(byKey)}`,
  ];
  return { lines, problems };
}

/** The times of several games put together, and what was too short. */
export function timeInWords(all: readonly ShownTime[]): Proof {
  const least = (times: readonly number[]) => Math.round(Math.min(...times));
  const [cards, sums] = [all.flatMap((one) => one.cards), all.flatMap((one) => one.sums)];
  if (cards.length === 0) return { lines: [], problems: [] };
  return {
    lines: [
      `cards of ${cards.length} encounters on the screen for at least ${least(cards)} ms, sums of ${sums.length} for at least ${least(sums)} ms`,
    ],
    problems: all.flatMap(({ problems }) => problems),
  };
}
