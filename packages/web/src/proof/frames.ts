/** A table at which twenty things happen every second still moves smoothly. */
import type { Browser } from "playwright-core";
import { drive } from "./driver.ts";
import { quantile } from "./figures.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { comeIn, goTo, openTable, type Visitor, visit, type Wish } from "./visitor.ts";

const EVENTS_PER_SECOND = 20;
const SECONDS = 10;
const LEAST_FRAMES = 50;

const TABLES: readonly Wish[] = [
  {
    game: "cosmic",
    players: 5,
    settings: { edition: "2020", alienSelection: "random", useFlares: true },
    courtesy: false,
  },
  { game: "race", players: 4, settings: { sets: "base+storm+rebel" }, courtesy: false },
];

export async function proveFrames(browser: Browser, base: string, { sizes, languages }: ProofOptions): Promise<Proof> {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const wish of TABLES) {
    const visitor = await visit(browser, base, { size: sizes[0], language: languages[0] });
    await comeIn(visitor);
    const table = await openTable(visitor, wish);
    await goTo(visitor, `/t/${table}`);
    await visitor.page.locator(".prompt").waitFor();
    const still = await framesPerSecond(visitor, SECONDS / 2);
    const driver = await drive(visitor, table, EVENTS_PER_SECOND);
    await visitor.page.waitForTimeout(1000);
    const before = driver.events();
    const busySeconds = await stopwatch(visitor);
    const busyBefore = await busySeconds();
    const moving = await framesPerSecond(visitor, SECONDS);
    const busy = ((await busySeconds()) - busyBefore) / SECONDS;
    const rate = (driver.events() - before) / SECONDS;
    driver.stop();
    const line = `${wish.game}: ${moving.rate.toFixed(1)} frames a second with ${rate.toFixed(1)} events a second (at rest ${still.rate.toFixed(1)}), 99 of 100 within ${moving.slow.toFixed(0)} ms, scripts and layout ${(busy * 100).toFixed(0)} % of a core`;
    lines.push(line);
    if (moving.rate < LEAST_FRAMES) problems.push(`too few frames: ${line}`);
    problems.push(...visitor.troubles);
    await visitor.context.close();
  }
  return { lines, problems };
}

/** Tells how long the page itself has worked, without what it takes to paint. */
async function stopwatch({ context, page }: Visitor): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const work = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name));
    return work.reduce((sum, { value }) => sum + value, 0);
  };
}

async function framesPerSecond({ page }: Visitor, seconds: number): Promise<{ rate: number; slow: number }> {
  const times = await page.evaluate(
    (ms) =>
      new Promise<number[]>((done) => {
        const all: number[] = [];
        const tick = (now: number) => {
          all.push(now);
          if (now - all[0] < ms) requestAnimationFrame(tick);
          else done(all);
        };
        requestAnimationFrame(tick);
      }),
    seconds * 1000,
  );
  const gaps = times.slice(1).map((time, i) => time - times[i]);
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return { rate: (gaps.length * 1000) / all, slow: quantile(gaps, 0.99) };
}
