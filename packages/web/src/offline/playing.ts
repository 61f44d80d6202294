/** A game against bots, played where this runs: in a worker of the page. It knows nothing of workers, pages and stores. */
import {
  type Answer,
  type BaseState,
  begin,
  load,
  Misfit,
  packTrace,
  partsOf,
  pointBetween,
  type Question,
  questionFor,
  type Rules,
  type Session,
  type Standpoint,
  seeded,
  standpointIn,
  stateHash,
  submit,
  type TracePoint,
  traceOf,
  type Value,
} from "@hypergate/kernel";
import type { OfflineGame } from "../game/offline-game.ts";
import type { KeptEnd, KeptGame } from "../here/kept-games.ts";
import { type BotTable, letAnswer, othersAt, type Shown, seenAt } from "./bot-table.ts";
import { PLAYER } from "./playing-seat.ts";

export interface Playing {
  readonly game: OfflineGame;
  kept: KeptGame;
  session: Session<BaseState>;
  /** How often the game went back. */
  undos: number;
  /** How many events the player has been shown. */
  shown: number;
}

/** Goes on from where a game was left; one without answers begins. */
export function resumed(game: OfflineGame, kept: KeptGame): Playing {
  return { game, kept, session: sessionOf(game, kept), undos: 0, shown: 0 };
}

/** Played again, so that the whole log is there; where the rules have changed, from the last checkpoint. */
function sessionOf({ rules }: OfflineGame, kept: KeptGame): Session<BaseState> {
  const again = replayed(rules, kept);
  if (again !== undefined) return again;
  const { game, version, seed, config, answers, mark, checkpoint } = kept;
  return load(rules, { game, version, seed, config, courtesy: false, answers, mark, checkpoint });
}

function replayed(rules: Rules<BaseState>, kept: KeptGame): Session<BaseState> | undefined {
  try {
    const session = begin(rules, kept.config, kept.seed);
    return kept.answers.every((answer) => submit(session, answer) === undefined) ? session : undefined;
  } catch (problem) {
    if (problem instanceof Misfit && kept.checkpoint !== undefined) return undefined;
    throw problem;
  }
}

/** The name of the player's question: another one for each answer, also after going back. */
function askOf({ session, undos }: Playing): string {
  return `${undos}.${session.answers.filter(({ who }) => who === PLAYER).length}`;
}

export function seen(playing: Playing): Shown {
  const from = Math.min(playing.shown, playing.session.events.length);
  playing.shown = playing.session.events.length;
  return seenAt(tableOf(playing), askOf(playing), from);
}

/** The player answers; false, and nothing happens, if that is not asked or not allowed. */
export function answer(playing: Playing, ask: string, value: Value): boolean {
  const question = questionFor(playing.session, PLAYER);
  if (question === undefined || ask !== askOf(playing)) return false;
  return submit(playing.session, { who: PLAYER, key: question.key, value }) === undefined;
}

/** Takes back the player's last answer and everything since; false if there is none. */
export function undo(playing: Playing): boolean {
  const { game, session, kept } = playing;
  const last = session.answers.findLastIndex(({ who, key, value }) => who === PLAYER && !isPass({ who, key, value }));
  if (last < 0) return false;
  const again = replayed(game.rules, { ...kept, answers: session.answers.slice(0, last) });
  if (again === undefined) return false;
  playing.session = again;
  playing.undos++;
  playing.shown = 0;
  return true;
}

function isPass({ value }: Answer): boolean {
  return value === "word/pass";
}

/** Whoever answers by itself: bots, and the player where the own settings pass. */
export function others(playing: Playing): readonly Question[] {
  return othersAt(tableOf(playing));
}

/** Gives the answers of all of them. */
export function letOthersAnswer(playing: Playing): void {
  letAnswer(tableOf(playing));
}

function tableOf({ game, kept, session }: Playing): BotTable {
  const { stops, seed, id, bots } = kept;
  return { game, session, seat: PLAYER, stops, luck: seed, company: id, botAt: (who) => bots[who - 1] };
}

/** The game as it is to be kept now. */
export async function toKeep(playing: Playing, now: number): Promise<KeptGame> {
  const { kept, session, game } = playing;
  const isOver = session.run.pending.length === 0;
  const over = isOver ? { over: await endOf(playing) } : {};
  const { over: _, ...rest } = kept;
  return {
    ...rest,
    ...over,
    changed: now,
    version: game.rules.version,
    answers: session.answers,
    checkpoint: session.checkpoint,
    mark: session.mark,
    isAsked: questionFor(session, PLAYER) !== undefined,
  };
}

async function endOf({ game, session }: Playing): Promise<KeptEnd> {
  const state = session.run.s;
  const trace = traceOfSession(session);
  return {
    winners: game.winners(state),
    units: game.units(state),
    hash: stateHash(state),
    trace: await packTrace(trace),
  };
}

/** How the game looked after every answer. */
function traceOfSession({ rules, config, seed, answers, events }: Session<BaseState>) {
  const again = begin(rules, config, seed);
  const first = pointOf(again);
  const points = answers.map((given) => {
    submit(again, given);
    return { point: pointOf(again) };
  });
  return traceOf(first, points, events);
}

/** The whole moment; `traceOf` keeps the differences only. */
function pointOf({ rules, run, events }: Session<BaseState>): TracePoint {
  return JSON.parse(pointBetween(undefined, partsOf(rules.version, run.s, run.pending, events.length))) as TracePoint;
}

/** Where the player stands, with everything dealt anew that the player cannot know; nothing if nothing is asked. */
export function standpointNow({ session, kept }: Playing): Standpoint | undefined {
  const question = questionFor(session, PLAYER);
  return question && standpointIn(session.run, question, seeded(`${kept.seed} hint ${session.answers.length}`));
}
