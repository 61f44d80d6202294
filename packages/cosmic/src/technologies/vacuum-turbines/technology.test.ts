import { expect, test } from "vitest";
import { table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";
import { view } from "../../view.ts";

test("its owner draws four cards, keeps any and discards the rest [TCH-38]", () => {
  const hands = [["attack-10"], ["attack-06"], []];
  const deck = ["attack-40", "plague", "attack-04", "negotiate"];
  const own = { aliens: ["masochist", "hacker", "gambler"], hands, deck, destiny: ["seat-1"] };
  const t = table(withTechs([[], ["vacuum-turbines"]], own)).until("window/regroup.start");
  t.answer(1, "vacuum-turbines");
  expect(t.question(1)).toMatchObject({ key: "vacuum-turbines/keep", min: 0, max: 4 });
  expect([t.options(1), view(t.state, 1).aside.length, view(t.state, 0).aside]).toEqual([deck, 4, []]);
  t.answer(1, ["attack-40", "plague"]).declining("plague").until("launch/aim");
  expect([t.hand(1), t.discard, t.table.techDiscard]).toEqual([
    ["attack-06", "attack-40", "plague"],
    ["attack-04", "negotiate"],
    ["vacuum-turbines"],
  ]);
});
