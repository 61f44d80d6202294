/** Saved games of earlier versions, brought up to date one version at a time. */
import type { Card } from "./cards.ts";
import type { Plan, Player, State } from "./state.ts";

/** A state of version 1: the worlds that get a good lay open while others still chose theirs. */
interface First {
  readonly table: { readonly players: readonly (Player & { readonly growing: readonly Card[] })[] };
  readonly secret: { readonly plans: readonly Omit<Plan, "growing">[] };
}

export const MIGRATIONS: Readonly<Record<number, (state: unknown) => unknown>> = {
  1: growingInSecret,
  // Version 3 asks other questions (16.19 to 16.21); the state is the same.
  2: (state) => state,
};

function growingInSecret(state: unknown): State {
  const { table, secret, ...rest } = state as First;
  const players = table.players.map(({ growing: _, ...player }) => player);
  const plans = secret.plans.map((plan, seat) => ({ ...plan, growing: [...table.players[seat].growing] }));
  return { ...rest, table: { ...table, players }, secret: { ...secret, plans } } as State;
}
