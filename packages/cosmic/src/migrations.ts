/** Saved games of earlier versions, brought up to date one version at a time. */
import { powerOf } from "./installed.ts";
import type { Borrowed, Loan, Secret, State, Turn } from "./state.ts";

/** A state of version 1: cards on sheets by seat, cards played from them on the open table, no word on technologies. */
interface First {
  readonly table: {
    readonly turn: Omit<Turn, "techsInstead" | "ahead">;
    readonly players: readonly { readonly powers: readonly string[] }[];
    readonly encounter: { borrowed?: Omit<Borrowed, "power">[]; readonly loans: readonly Loan[] };
  };
  readonly secret: Omit<Secret, "stash" | "borrowed"> & { stash: readonly (readonly number[])[] };
}

export const MIGRATIONS: Readonly<Record<number, (state: unknown) => unknown>> = { 1: stashBySheet, 2: nothingAhead };

/**
 * Cards to play lie on the sheet of a power, whoever has it, and which of them are in play is nobody else's business. An
 * encounter granted by then could be given up for technologies.
 */
function stashBySheet(state: unknown): unknown {
  const first = state as First;
  const { table: t, secret: x } = first;
  const { borrowed = [], ...encounter } = t.encounter;
  const sheetOf = (seat: number): string | undefined => {
    const covered = encounter.loans.filter(({ to }) => to === seat).flatMap((loan) => loan.covered);
    return [...t.players[seat].powers, ...x.hidden[seat], ...covered].find(
      (power) => powerOf(power).effect.stash !== undefined,
    );
  };
  const stash: Record<string, readonly number[]> = {};
  x.stash.forEach((cards, seat) => {
    const power = sheetOf(seat);
    if (power !== undefined) stash[power] = cards;
  });
  const played = borrowed.flatMap((one): Borrowed[] => {
    const power = sheetOf(one.seat);
    return power === undefined ? [] : [{ ...one, power }];
  });
  const secret = { ...x, stash, borrowed: played };
  const turn = { ...t.turn, techsInstead: t.turn.more };
  return { ...first, table: { ...t, turn, encounter }, secret };
}

/** Nothing went on from one encounter into the next. */
function nothingAhead(state: unknown): State {
  const { table: t, ...second } = state as State;
  return { ...second, table: { ...t, turn: { ...t.turn, ahead: [] } } };
}
