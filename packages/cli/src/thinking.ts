/** How long bots think in a simulation, in processor time, so that other work on the machine does not count. */
import type { NamedBot } from "@hypergate/bots";
import type { Bot } from "@hypergate/kernel";
import type { PlayableGame } from "./games.ts";

/** By bot, the milliseconds that each decision took. */
export type Thought = Readonly<Record<string, readonly number[]>>;

/** The time of a decision of one bot, in milliseconds: one in two is shorter than the median, and so on. */
export interface Thinking {
  readonly decisions: number;
  readonly median: number;
  readonly of90: number;
  readonly of99: number;
}

/** The game with a clock beside the bots that look ahead, which adds their times to `thought`. */
export function withClock(
  game: PlayableGame,
  bots: readonly string[],
  thought: Record<string, number[]>,
): PlayableGame {
  const slow = bots.filter((name) => game.bots[name].looksAhead);
  if (slow.length === 0) return game;
  const timed = slow.map((name) => [name, clocked(game.bots[name], (thought[name] ??= []))] as const);
  return { ...game, bots: { ...game.bots, ...Object.fromEntries(timed) } };
}

function clocked(make: NamedBot, times: number[]): NamedBot {
  const { looksAhead, budgets } = make;
  const makeClocked = (...given: Parameters<NamedBot>): Bot<unknown> => {
    const bot = make(...given);
    return (...asked) => {
      const began = process.threadCpuUsage();
      const value = bot(...asked);
      const { user, system } = process.threadCpuUsage(began);
      times.push((user + system) / 1000);
      return value;
    };
  };
  return Object.assign(makeClocked, { looksAhead, budgets });
}

/** Collects the times of many games. */
export class Times {
  readonly #byBot = new Map<string, number[]>();

  add(thought: Thought): void {
    for (const [bot, times] of Object.entries(thought)) {
      const all = this.#byBot.get(bot) ?? [];
      for (const time of times) all.push(time);
      this.#byBot.set(bot, all);
    }
  }

  /** Nothing if nobody looked ahead. */
  byBot(): Readonly<Record<string, Thinking>> | undefined {
    if (this.#byBot.size === 0) return undefined;
    return Object.fromEntries([...this.#byBot].map(([bot, times]) => [bot, thinkingOf(times)]));
  }
}

function thinkingOf(times: readonly number[]): Thinking {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { decisions: sorted.length, median: at(0.5), of90: at(0.9), of99: at(0.99) };
}
