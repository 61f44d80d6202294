/**
 * What a bot is told, and when its answer comes. A bot that looks ahead is also sent where it stands, with everything
 * dealt anew that its seat cannot know; the state of the table stays here. How long it thinks would tell how much there
 * was to think about, so its answer comes only after whole slots of time.
 */
import { setTimeout as pause } from "node:timers/promises";
import { seeded, standpointIn, type Value } from "@hypergate/kernel";
import type { Decision } from "./bots.ts";
import type { LiveGame } from "./game.ts";

/** Longer than a bot usually thinks. */
const SLOT_MS = 300;

/** Whom to ask, and what. */
export type Asked = Pick<Decision, "bot" | "seed" | "character" | "question">;

/** Has somebody think. */
export interface Mind {
  readonly decide: (task: Decision) => Promise<Value>;
}

/** `luck` deals the table that a bot is sent. The bot must not know it, or it could find out how the cards lay before. */
export async function think(mind: Mind, live: LiveGame, asked: Asked, luck: string): Promise<Value> {
  const { rules, bots, id: game } = live.game;
  const { run } = live.session;
  const { bot, question } = asked;
  const task: Decision = { ...asked, game, view: rules.view(run.s, question.who) };
  if (!bots[bot].looksAhead) return mind.decide(task);
  const began = performance.now();
  const standpoint = standpointIn(run, question, seeded(luck));
  const value = await mind.decide({ ...task, standpoint });
  await pause(restOfSlot(performance.now() - began));
  return value;
}

/** Milliseconds until the slot in which so much time has passed is over. */
export function restOfSlot(passed: number): number {
  return Math.ceil(passed / SLOT_MS) * SLOT_MS - passed;
}
