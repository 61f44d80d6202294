/** Real tables whose pages are told made-up positions, one after the other; whatever lies wrong there is told. */
import type { Browser } from "playwright-core";
import { overhear, type ShownFrame } from "./overhear.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, type Look, openTable, sizeName, type Visitor, visit, type Wish } from "./visitor.ts";

/** So many faults are enough to know. */
const MOST_TOLD = 12;
/** Of one position. */
const MOST_OF_ONE = 4;

/** What lies on a table. */
export interface Measured {
  readonly things: number;
  /** Pairs that overlap, and what is cut off by the edge, in words. */
  readonly faults: readonly string[];
}

export interface Position extends ShownFrame {
  readonly name: string;
}

/** The table of a game: how it is opened, what is shown there, and how it is measured. */
export interface TableProof<P extends Position> {
  readonly game: string;
  readonly settings: Wish["settings"];
  /** Numbers of players. */
  readonly players: readonly number[];
  /** Something that is there once the table is drawn. */
  readonly drawn: string;
  /** What pages need to measure themselves. */
  readonly install: () => void;
  readonly positions: (players: number) => Iterable<P>;
  /** Once for every view that the table has at this size. */
  readonly measure: (visitor: Visitor, position: P) => Promise<readonly Measured[]>;
}

export async function measureTables<P extends Position>(
  browser: Browser,
  base: string,
  { workers }: ProofOptions,
  looks: readonly Look[],
  table: TableProof<P>,
): Promise<Proof> {
  const tally = { positions: 0, things: 0, most: 0 };
  const problems: string[] = [];
  const count = (found: readonly Measured[]) => {
    tally.positions++;
    for (const { things } of found) {
      tally.things += things;
      tally.most = Math.max(tally.most, things);
    }
  };
  const next = looks.values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const look of next) problems.push(...(await measureLook(browser, base, look, table, count)));
    }),
  );
  const sizes = [...new Set(looks.map(({ size }) => sizeName(size)))].join(", ");
  const { positions, things, most } = tally;
  const line = `${positions} positions of ${table.game} looked at, ${things} things on tables of ${sizes}; at most ${most} at once`;
  return { lines: [line], problems };
}

async function measureLook<P extends Position>(
  browser: Browser,
  base: string,
  look: Look,
  table: TableProof<P>,
  count: (found: readonly Measured[]) => void,
): Promise<readonly string[]> {
  const { game, settings, drawn, install, positions, measure } = table;
  const visitor = await visit(browser, base, look, { reducedMotion: true });
  const problems: string[] = [];
  try {
    await visitor.page.addInitScript(install);
    await visitor.page.addInitScript(() => {
      localStorage.setItem("hypergate.speed", "instant");
      localStorage.setItem("hypergate.volume", "off");
    });
    await comeIn(visitor);
    for (const players of table.players) {
      const id = await openTable(visitor, { game, players, settings, courtesy: false });
      const tell = await overhear(visitor, id, drawn);
      for (const position of positions(players)) {
        await tell(position);
        const found = await measure(visitor, position);
        count(found);
        for (const { faults } of found)
          if (faults.length > 0) problems.push(await writeFaults(visitor, `${game} ${position.name}`, faults));
        if (problems.length >= MOST_TOLD) return problems;
      }
    }
  } catch (problem) {
    problems.push(await writeDown(visitor, `tables of ${game} at ${sizeName(look.size)}`, problem));
  } finally {
    await visitor.context.close();
  }
  return problems;
}

function writeFaults(visitor: Visitor, place: string, faults: readonly string[]): Promise<string> {
  const where = `${sizeName(visitor.size)} ${visitor.language}`;
  return writeDown(visitor, place, new Trouble(`${where}: ${faults.slice(0, MOST_OF_ONE).join("\n  ")}`));
}
