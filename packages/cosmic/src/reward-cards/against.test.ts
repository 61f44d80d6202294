import { expect, test } from "vitest";
import { DEFENSE, NOBODY, OFFENSE, type Table } from "../state.ts";
import { hasLostToAttack } from "./against.ts";

/** Seat 0 has lost a negotiate to the attack of seat 1; seat 2 helps the offense, seat 3 nobody. */
const encounter = {
  offense: 0,
  defense: 1,
  ally: [NOBODY, NOBODY, OFFENSE, NOBODY],
  shown: [{ type: "negotiate" }, { type: "attack" }],
  result: "won",
};

test("who has lost a negotiate to an attack is a main player, whoever played the card [self-defense 2]", () => {
  for (const winner of [DEFENSE, OFFENSE]) {
    const t = { seats: 4, encounter: { ...encounter, winner } } as unknown as Table;
    expect([0, 1, 2, 3].map((seat) => hasLostToAttack(t, seat))).toEqual([winner === DEFENSE, false, false, false]);
  }
});
