import { expect, test } from "vitest";
import { COMBOS } from "./combos.ts";
import { allPowers } from "./effects.ts";
import { cosmic } from "./game.ts";
import { forbiddenPair } from "./pool.ts";

test("every combo names five different aliens of the game that may meet [CMB-02]", () => {
  const ids = allPowers().map((power) => power.id);
  for (const { id, aliens } of COMBOS) {
    expect(new Set(aliens).size, id).toBe(5);
    for (const alien of aliens) expect(ids, id).toContain(alien);
    expect(forbiddenPair(aliens), id).toBeUndefined();
    expect(() => cosmic.setUp({ players: 5, aliens }, "test")).not.toThrow();
  }
});

test("every combo has a name of its own and says in both languages why it is fun [CMB-02]", () => {
  expect(new Set(COMBOS.map((combo) => combo.id)).size).toBe(COMBOS.length);
  for (const { why } of COMBOS) {
    expect(why.en).toMatch(/^[A-Z].*\.$/);
    expect(why.ru).toMatch(/^[А-ЯЁ].*\.$/);
  }
});
