import { expect, test } from "vitest";
import { engage } from "../../testing/fight.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

function created(more: Partial<TestSetUp> = {}): TestTable {
  const hands = [["attack-20", "attack-09", "flare-explorer"], ["attack-04", "attack-05"], []];
  const aliens = ["filch", "hacker", "clone"];
  const rest = { deck: ["morph", "quash", "attack-11"], destiny: ["seat-1"], declining: ["clone", "filch"] };
  const t = table({ aliens, settings, hands, ...rest, ...more });
  return t.until("launch/aim").answer(0, "1.3").until("window/launch.aimed").answer(0, "flare-explorer");
}

test("it aims at the Genesis planet in that system, and a win is rewarded for each ship [explorer wild]", () => {
  const t = created();
  expect([t.table.encounter.planet, t.table.homeOf[25]]).toEqual([25, 1]);
  const f = engage(t, { gate: 2 }).cards("attack-20", "attack-04").until("turn/again");
  expect([f.ships("new", 0), f.colonies(0), f.hand(0)]).toEqual([
    2,
    1,
    ["attack-09", "flare-explorer", "morph", "quash"],
  ]);
});

test("after a loss there is one reward, and ships on the planet move along [explorer wild]", () => {
  const hands = [["attack-04", "flare-explorer"], ["attack-20"], []];
  const t = created({ hands, homeOf: { new: 2 }, ships: { new: [0, 0, 3], "2.1": [0, 0, 1] } });
  expect([t.ships("new", 2), t.table.homeOf[25], t.colonies(2)]).toEqual([3, 1, 1]);
  engage(t, { gate: 2 }).until("rewards/ships");
  expect(t.question(0)).toMatchObject({ min: 0, max: 1, params: { n: 1 } });
  t.answer(0, 0);
  expect([t.table.warp[0], t.hand(0).includes("morph"), t.hand(0).includes("quash")]).toEqual([2, true, false]);
});

test("an encounter that ends in another way brings one reward as well [explorer wild, mite 2]", () => {
  const t = created({
    aliens: ["mite", "hacker", "clone"],
    hands: [["attack-20", "flare-explorer"], ["attack-04", "attack-06", "attack-07", "negotiate"], []],
    declining: ["clone"],
  });
  t.until("launch/ships").answer(0, { "0.1": 2 }).until("mite/choice").answer(1, "colony").until("turn/again");
  expect([t.ships("new", 0), t.told("rewards.taken")]).toEqual([2, [{ player: "player/0", ships: 0, cards: 1 }]]);
});

test("with the super four more at a discovered planet, and only there [explorer super]", () => {
  const hands = [["attack-08", "attack-09", "flare-explorer"], ["attack-04", "attack-05"], []];
  const aliens = ["explorer", "hacker", "clone"];
  const start = { aliens, settings, hands, destiny: ["seat-1"], declining: ["clone"] };
  const t = table(start).until("window/launch.aimed").answer(0, "explorer");
  const f = engage(t).cards("attack-08", "attack-04").until("window/reveal.add").answer(0, "flare-explorer");
  f.until("window/reveal.add").answer(0, "explorer");
  expect(f.totals()).toEqual({ offense: 8 + 1 + 4 + 1, defense: 4 });
  const other = engage(table(start).until("window/launch.aimed").pass(0)).cards("attack-08", "attack-04");
  expect(other.wasAsked(0, "window/reveal.add")).toBe(false);
});

test("where no totals are compared the super is not offered [explorer super]", () => {
  const hands = [["attack-08", "attack-09", "flare-explorer"], ["negotiate", "attack-05"], []];
  const aliens = ["explorer", "hacker", "clone"];
  const t = table({ aliens, settings, hands, destiny: ["seat-1"], declining: ["clone"] });
  const f = engage(t.until("window/launch.aimed").answer(0, "explorer")).cards("attack-08", "negotiate");
  expect(f.until("turn/again").wasAsked(0, "window/reveal.add")).toBe(false);
});
