import { expect, test } from "vitest";
import { rewarded } from "../testing/rewarded.ts";
import type { TestTable } from "../testing/table.ts";

/** It has jumped already, so its owner is not asked for that. */
const FLAGSHIP = { kind: "jumper", seat: 1, at: "planet/1.1", spent: true } as const;
const settings = { specialShips: "flagship", boxes: ["base", "dominion"] };
const aliens = ["warrior", "will", "human"];
const declining = ["flagship-bonus"];

function at({ table }: TestTable, seat: number): string | undefined {
  return table.specials.find((ship) => ship.seat === seat)?.at;
}

test("who strikes back with Self Defense says whether it is the special ship, not its owner [SS-7, self-defense 3]", () => {
  const ships = { "0.1": [3, 0, 0], "0.2": [5, 0, 0], "1.1": [0, 1, 0], "1.2": [0, 7, 0] };
  const specials = [{ ...FLAGSHIP, seat: 0, at: "planet/0.1" }];
  const hands = [["attack-20"], ["self-defense"], []];
  const setUp = { hands, aliens, settings, specials, ships, target: "1.1", gate: 3 };
  const t = rewarded({ ...setUp, declining });
  expect(at(t, 0)).toBe("place/gate");
  t.until("ships/special-of").answer(1, 1);
  expect([at(t, 0), t.table.warp[0], t.wasAsked(0, "ships/jumper")]).toEqual(["place/warp", 1, false]);
});

test("the Quartermaster says where a special ship goes that others retrieve [SS-7, quartermaster 2]", () => {
  const specials = [{ ...FLAGSHIP, seat: 2, at: "place/warp" }];
  const ships = { "2.1": [0, 0, 2, 0] };
  const t = rewarded({
    ...{ players: 4, aliens: ["quartermaster", "will", "human", "warrior"], settings, specials, ships },
    ...{ hands: [["attack-04"], ["attack-20"], [], []], warp: [0, 0, 2, 0], allies: [[2, "defense", 2]], declining },
  });
  t.until("rewards/split").answer(2, { warp: 2 }).until("ships/bring").answer(0, { "2.3": 1, "2.4": 1 });
  expect(t.question(0)).toMatchObject({
    key: "ships/special-bring",
    params: { ship: "ship/jumper", player: "player/2" },
  });
  t.answer(0, { "2.4": 1 });
  expect(at(t, 2)).toBe("planet/2.4");
});
