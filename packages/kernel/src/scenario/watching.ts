/** Watches a scenario being played: moments that come, and what must never be asked or offered. */
import { optionsOf, type Question } from "../question.ts";
import type { BaseState } from "../rules.ts";
import { differences } from "./compare.ts";
import type { Expected, Now } from "./facts.ts";
import type { Playing, Watch } from "./playing.ts";
import type { SeatNames } from "./seats.ts";
import type { Ban, Moment } from "./steps.ts";

/** Checks everything that happened since the last call: ends of phases and other moments, then the questions. */
export function look<S extends BaseState, V, C>(playing: Playing<S, V, C>): void {
  const { done, game, session } = playing;
  for (; playing.seen < done.length; playing.seen++) {
    const { step, state } = done[playing.seen];
    phaseEnded(playing, state);
    for (const name of game.endings(step, state)) comes(playing, name, state);
    playing.last = state;
  }
  phaseEnded(playing, session.run.s);
  if (session.run.pending.length === 0) {
    comes(playing, `end of ${game.phaseOf(session.run.s).phase}`, session.run.s);
    comes(playing, "end of game", session.run.s);
  }
  lookAtQuestions(playing);
}

/** A phase is over when the next step belongs to another one; the position just before that is the end of the phase. */
function phaseEnded<S extends BaseState, V, C>(playing: Playing<S, V, C>, state: S): void {
  const { phaseOf } = playing.game;
  const [before, after] = [phaseOf(playing.last), phaseOf(state)];
  if (before.phase === after.phase && before.n === after.n) return;
  comes(playing, `end of ${before.phase}`, playing.last);
  playing.last = state;
}

function comes<S extends BaseState, V, C>(playing: Playing<S, V, C>, name: string, state: S): void {
  playing.come.push(name);
  const due = playing.watches.filter(({ moment }) => moment.name === name);
  playing.watches = playing.watches.filter((one) => !due.includes(one));
  const now = { state, events: playing.session.events.slice(0, state.told), pending: [] };
  for (const { place, expect } of due) compare(playing, place, expect, now, name);
}

/** Expectations at questions, and what must never be asked or offered. */
export function lookAtQuestions<S extends BaseState, V, C>(playing: Playing<S, V, C>): void {
  const due = playing.watches.filter(({ moment }) => isAsked(playing, moment));
  playing.watches = playing.watches.filter((one) => !due.includes(one));
  for (const { place, moment, expect } of due)
    compare(playing, place, expect, nowOf(playing), momentName(moment, playing.plan.seats));
  for (const question of playing.session.run.pending) {
    const broken = playing.bans.filter((ban) => breaks(playing, ban, question));
    for (const ban of broken) reportBan(playing, ban, question);
    playing.bans = playing.bans.filter((ban) => !broken.includes(ban));
  }
}

function breaks<S extends BaseState, V, C>({ game, plan }: Playing<S, V, C>, ban: Ban, question: Question): boolean {
  const { seat, asked, offered } = ban;
  if ((seat ?? question.who) !== question.who || (asked ?? question.key) !== question.key) return false;
  return (
    offered === undefined ||
    optionsOf(question).some((ref) => ref === offered || game.called(ref, plan.seats).includes(offered))
  );
}

function reportBan<S extends BaseState, V, C>(
  { report, plan, at }: Playing<S, V, C>,
  ban: Ban,
  question: Question,
): void {
  const params = { seat: plan.seats[question.who], asked: question.key, at };
  if (ban.offered === undefined) report(ban.place, "scenario.asked", params);
  else report(ban.place, "scenario.offered", { ...params, option: ban.offered });
}

/** A question that is already being asked counts as reached at once. */
export function watch<S extends BaseState, V, C>(playing: Playing<S, V, C>, { place, moment, expect }: Watch): void {
  playing.watches.push({ place, moment, expect });
  lookAtQuestions(playing);
}

export function isAsked<S extends BaseState, V, C>({ session }: Playing<S, V, C>, { name, seat }: Moment): boolean {
  return session.run.pending.some((one) => one.key === name && (seat ?? one.who) === one.who);
}

export function nowOf<S extends BaseState, V, C>({ session }: Playing<S, V, C>): Now<S> {
  return { state: session.run.s, events: session.events, pending: session.run.pending };
}

export function compare<S extends BaseState, V, C>(
  { game, plan, report }: Playing<S, V, C>,
  place: string,
  expect: readonly Expected[],
  now: Now<S>,
  at: string | undefined,
): void {
  for (const { what, is, wanted } of differences(expect, game.facts, now, plan.seats))
    report(place, "scenario.unmet", { what, is, wanted, at: at ?? "" });
}

export function momentName({ name, seat }: Moment, seats: SeatNames): string {
  return seat === undefined ? name : `${name} (${seats[seat]})`;
}
