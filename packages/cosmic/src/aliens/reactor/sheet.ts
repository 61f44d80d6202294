/** The flares that lie face up on the Reactor's sheet. */
import type { Seat } from "@hypergate/kernel";
import { type CardNumber, flareOf } from "../../cards.ts";
import type { State, Table } from "../../state.ts";

export function onSheet(t: Table): readonly CardNumber[] {
  return (t.memo.reactor?.cards as readonly CardNumber[] | undefined) ?? [];
}

export function setOnSheet(t: Table, cards: readonly CardNumber[]): void {
  t.memo.reactor = { ...t.memo.reactor, cards: [...cards] };
}

/** The flares that match the aliens of a player, face up or, to the player alone, face down. */
export function matching({ table: t }: Pick<State, "table">, seat: Seat): CardNumber[] {
  return t.players[seat].powers.map(flareOf).filter((card) => card >= 0);
}
