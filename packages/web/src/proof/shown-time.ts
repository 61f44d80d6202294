/**
 * How long the cards and sums of every encounter are on the screen. What was decided is read from the socket; what can be seen,
 * from the page.
 */
import type { Visitor } from "./visitor.ts";

/** Milliseconds for which everybody can see what was revealed. */
const LEAST_MS = 1500;
/** What a page that was looked at so often may miss. */
const LOOK_MS = 30;

/** An encounter that was decided by its cards. */
interface Decided {
  readonly n: number;
  readonly cards: number;
  readonly hasSums: boolean;
}

interface Shown {
  readonly cards: Readonly<Record<number, number>>;
  readonly sums: Readonly<Record<number, number>>;
}

declare global {
  interface Window {
    shownTime: Shown;
  }
}

export interface ShownTime {
  /** Shortest time of cards and of sums, in milliseconds, by encounter. */
  readonly cards: readonly number[];
  readonly sums: readonly number[];
  readonly problems: readonly string[];
}

/** Call before the page of the table is opened; the function gives what was found so far. */
export async function watchShownTime({ page }: Visitor): Promise<() => Promise<ShownTime>> {
  const decided = new Map<number, Decided>();
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      for (const one of decidedIn(String(payload))) decided.set(one.n, one);
    });
  });
  await page.addInitScript(installShownTime, LOOK_MS);
  return async () => {
    const shown = await page.evaluate(() => window.shownTime);
    const all = [...decided.values()];
    const cards = all.filter((one) => one.cards === 2).map(({ n }) => ({ n, what: "cards", ms: shown.cards[n] ?? 0 }));
    const sums = all.filter(({ hasSums }) => hasSums).map(({ n }) => ({ n, what: "sums", ms: shown.sums[n] ?? 0 }));
    const short = [...cards, ...sums].filter(({ ms }) => ms + 2 * LOOK_MS < LEAST_MS);
    return {
      cards: cards.map(({ ms }) => ms),
      sums: sums.map(({ ms }) => ms),
      problems: short.map(
        ({ n, what, ms }) => `the ${what} of encounter ${n} were on the screen for ${Math.round(ms)} ms`,
      ),
    };
  };
}

interface Scene {
  readonly table: {
    readonly encounter: {
      readonly n: number;
      readonly shown: readonly { readonly card: number; readonly type: string }[];
    };
  };
}

function decidedIn(text: string): Decided[] {
  if (!text.includes('"scene"')) return [];
  const { events = [] } = JSON.parse(text) as { readonly events?: readonly { readonly scene?: Scene }[] };
  return events.flatMap(({ scene }) => {
    if (scene === undefined) return [];
    const { n, shown } = scene.table.encounter;
    const cards = shown.filter(({ card }) => card >= 0).length;
    return [{ n, cards, hasSums: shown.every(({ type }) => type === "attack") }];
  });
}

/** Runs inside the page. */
function installShownTime(every: number): void {
  const cards: Record<number, number> = {};
  const sums: Record<number, number> = {};
  let before = performance.now();
  setInterval(() => {
    const now = performance.now();
    const passed = now - before;
    before = now;
    const duel = document.querySelector<HTMLElement>(".duel[data-encounter]");
    if (duel === null || !duel.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const n = Number(duel.dataset.encounter);
    if (duel.dataset.open === "2") cards[n] = (cards[n] ?? 0) + passed;
    if (duel.dataset.sums === "true") sums[n] = (sums[n] ?? 0) + passed;
  }, every);
  window.shownTime = { cards, sums };
}
