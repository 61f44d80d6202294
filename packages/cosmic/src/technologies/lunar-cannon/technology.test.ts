import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

const aliens = ["masochist", "hacker", "gambler"];
const hands = [["attack-10"], ["attack-06"], []];

/** Between 1.2 and 1.3. */
const memo = { "lunar-cannon": { planets: [6, 7] } };

function attack(target: string, techs: string[][], more: TestSetUp = {}): FightTable {
  const allies = [[2, "defense", 1]] as const;
  return fight({ ...withTechs(techs, { aliens, hands, memo, destiny: ["seat-1"], ...more }), target, allies });
}

test("on completion it is put between two neighbouring home planets [TCH-30, TCH-08]", () => {
  const t = table(withTechs([["lunar-cannon:5"]], { aliens, hands, destiny: ["seat-1"] }));
  t.answer(0, "complete/lunar-cannon");
  expect(t.question(0)).toMatchObject({
    key: "lunar-cannon/place",
    options: ["pair/0.1-0.2", "pair/0.2-0.3", "pair/0.3-0.4", "pair/0.4-0.5"],
  });
  t.answer(0, "pair/0.2-0.3");
  expect(t.table.memo["lunar-cannon"]).toEqual({ planets: [1, 2] });
  expect(t.told("lunar-cannon.placed")).toEqual([{ player: "player/0", pair: "pair/0.2-0.3" }]);
});

test("in encounters at a planet next to it a main player may add ten [TCH-30, REV-12.8]", () => {
  for (const [target, sum] of [
    ["1.2", 21],
    ["1.3", 21],
  ] as const) {
    const t = attack(target, [["lunar-cannon"]]).until("window/reveal.add");
    expect(t.options(0)).toEqual(["pass", "lunar-cannon"]);
    expect(t.answer(0, "lunar-cannon").finish().totals()).toEqual({ offense: sum, defense: 11 });
    expect(t.table.techs[0].map(({ id }) => id)).toEqual(["lunar-cannon"]);
  }
  const passed = attack("1.2", [["lunar-cannon"]])
    .until("window/reveal.add")
    .answer(0, "pass")
    .finish();
  expect(passed.totals()).toEqual({ offense: 11, defense: 11 });
});

test("so may an ally, for its own side [TCH-30]", () => {
  const t = attack("1.2", [[], [], ["lunar-cannon"]])
    .until("window/reveal.add")
    .answer(2, "lunar-cannon")
    .finish();
  expect(t.totals()).toEqual({ offense: 11, defense: 21 });
});

test("elsewhere it is out of reach [TCH-30, TCH-08]", () => {
  const t = attack("1.4", [["lunar-cannon"]]).finish();
  expect([t.totals(), t.wasAsked(0, "window/reveal.add")]).toEqual([{ offense: 11, defense: 11 }, false]);
});

test("whenever a wild destiny card is drawn it may be moved anywhere in any system [TCH-30, TCH-08]", () => {
  const own = withTechs([[], [], ["lunar-cannon"]], { aliens, hands, memo, destiny: ["wild"] });
  const t = table(own).until("window/destiny.turned").answer(2, "lunar-cannon");
  expect([t.question(2)?.key, t.options(2).length]).toEqual(["lunar-cannon/place", 12]);
  expect(t.answer(2, "pair/0.1-0.2").table.memo["lunar-cannon"]).toEqual({ planets: [0, 1] });
  for (const card of ["seat-1", "most-cards"]) {
    const other = table({ ...own, destiny: [card] }).until("launch/aim");
    expect(other.wasAsked(2, "window/destiny.turned")).toBe(false);
  }
});

test("with the tech the cannon leaves the table [TCH-30, TCH-12]", () => {
  const own = withTechs([["lunar-cannon"], [], ["tech-scrambler:5"]], { aliens, hands, memo, destiny: ["seat-1"] });
  const t = table(own).until("window/regroup.start").answer(2, "tech-scrambler").until("launch/aim");
  expect([t.table.techDiscard.toSorted(), t.table.memo["lunar-cannon"]]).toEqual([
    ["lunar-cannon", "tech-scrambler"],
    undefined,
  ]);
});
