import { expect, test } from "vitest";
import { table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

const aliens = ["masochist", "hacker", "gambler"];
const hands = [["attack-10"], ["attack-06"], []];

test("anybody takes any card from the discard pile at the start of an encounter, and all see which [TCH-24, TCH-13]", () => {
  const discard = ["attack-40", "plague", "negotiate"];
  const t = table(withTechs([[], ["delta-scanners"]], { aliens, hands, discard, destiny: ["seat-1"] }));
  t.until("window/regroup.start").answer(1, "delta-scanners");
  expect([t.asked(1), t.options(1)]).toEqual(["delta-scanners/card", discard]);
  t.answer(1, "plague").declining("plague").until("launch/aim");
  expect([t.hand(1), t.discard, t.table.techDiscard]).toEqual([
    ["attack-06", "plague"],
    ["attack-40", "negotiate"],
    ["delta-scanners"],
  ]);
  expect(t.told("delta-scanners.took")).toEqual([{ player: "player/1", card: "card/plague" }]);
});

test("with an empty discard pile there is nothing to take [TCH-24]", () => {
  const t = table(withTechs([[], ["delta-scanners"]], { aliens, hands, destiny: ["seat-1"] })).until("launch/aim");
  expect(t.wasAsked(1, "window/regroup.start")).toBe(false);
});
