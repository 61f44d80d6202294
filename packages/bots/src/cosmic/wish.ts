/** Wishes: whether a player wants to do what it may do now. */
import { OFFENSE, sideOf, type Table, type View } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import { isClose } from "./judge.ts";

/** Who may do something, when, and in answer to whose use of what. */
export interface Situation {
  readonly t: Table;
  readonly view: View;
  readonly who: Seat;
  /** The key of the question: a window, or `boost`. */
  readonly at: string;
  /** Whose doing it is, or -1. */
  readonly actor: Seat;
  /** The power that is being used; empty if it is none. */
  readonly power: string;
}

export type Wish = (situation: Situation) => boolean;

/** What a table of wishes says; what it does not name is done whenever it can be. */
export function wishes(table: Readonly<Record<string, Wish>>, name: string, situation: Situation): boolean {
  return wishFor(table, name)(situation);
}

export function wishFor(table: Readonly<Record<string, Wish>>, name: string): Wish {
  return table[name] ?? always;
}

export const always: Wish = () => true;
export const never: Wish = () => false;

/** Somebody on the other side, or about to win, does something. */
export function isAgainst({ t, who, actor }: Situation): boolean {
  if (actor < 0 || actor === who) return false;
  const mine = sideOf(t, who);
  const theirs = sideOf(t, actor);
  if (mine === -1) return isClose(t, actor) && theirs === OFFENSE;
  return theirs !== -1 && theirs !== mine && t.encounter.phase !== "regroup";
}
