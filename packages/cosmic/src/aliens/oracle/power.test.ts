import { expect, test } from "vitest";
import { table } from "../../testing/table.ts";

const aliens = ["oracle", "zombie", "clone"];

/** Oracle attacks Zombie with one ship. */
function attack(hands: string[][]) {
  return table({ aliens, hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 });
}

test("the opponent plays face up, then the Oracle chooses knowing that card [oracle 1]", () => {
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06"], []]).until("planning/select");
  expect(t.asked(0)).toBeUndefined();
  t.answer(1, "attack-08");
  expect(t.table.encounter.shown[1]).toMatchObject({ type: "attack", value: 8 });
  expect(t.asked(0)).toBe("planning/select");
  expect(t.options(0)).toEqual(["attack-10", "attack-04"]);
});

test("a zapped Oracle selects at the same time as the opponent [oracle zap]", () => {
  const t = attack([["attack-10", "attack-04"], ["attack-08", "attack-06", "cosmic-zap"], []]);
  t.until("window/power.used").answer(1, "cosmic-zap").until("planning/select");
  expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", "planning/select"]);
  expect(t.history).toContain("encounter 1 > planning > use oracle > power.zapped");
  t.answer(1, "attack-08");
  expect(t.table.encounter.shown[1].type).toBe("none");
});
