import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

const hands = [["attack-10", "attack-12"], ["attack-06", "attack-08"], []];

function against(techs: string[][], more: TestSetUp = {}): TestTable {
  const own = { aliens: ["clone", "hacker", "gambler"], hands, destiny: ["seat-1"], ...more };
  return table(withTechs(techs, own));
}

test("it cancels and discards one completed tech that its ships reach [TCH-37, TCH-12]", () => {
  const t = against([["xenon-lasers", "lunar-cannon"], ["the-qax", "omega-missile:2"], ["tech-scrambler:4"]]);
  t.until("window/regroup.start").answer(2, "tech-scrambler");
  expect([t.asked(2), t.options(2)]).toEqual(["tech-scrambler/target", ["xenon-lasers", "the-qax"]]);
  t.answer(2, "the-qax").answer(2, { "2.1": 4 });
  expect([t.table.techs[1].length, t.table.techDiscard]).toEqual([1, ["the-qax", "tech-scrambler"]]);
});

test("it may be used at any time [TCH-12]", () => {
  const t = against([["xenon-lasers"], [], ["tech-scrambler:3"]], { hands: [["attack-10"], ["attack-06"], []] });
  const windows = new Set<string>();
  for (let guard = 0; guard < 60 && t.table.encounter.n === 1; guard++) {
    const key = t.asked(2);
    if (key?.startsWith("window/") && t.options(2).includes("tech-scrambler")) windows.add(key);
    t.pass(t.session.run.pending[0].who);
  }
  expect([...windows]).toEqual(
    [
      "window/regroup.start",
      "window/launch.before",
      "window/alliance.before",
      "window/planning.before",
      "window/planning.selected",
      "window/tech.used",
      "window/resolution.before",
      "window/encounter.end",
    ].filter((key) => key !== "window/tech.used"),
  );
});

test("with too few ships it reaches nothing, and it needs at least one [TCH-37, TCH-04]", () => {
  for (const ships of [0, 2]) {
    const t = against([["xenon-lasers"], [], [`tech-scrambler:${ships}`]])
      .passing("tech/work")
      .until("launch/aim");
    expect(t.wasAsked(2, "window/regroup.start")).toBe(false);
  }
});

test("a tech is cancelled as it is used, to no effect [TCH-12]", () => {
  const t = against([["enigma-device"], [], ["tech-scrambler:4"]]).until("window/regroup.start");
  t.answer(2, "pass").answer(0, "enigma-device").answer(0, []);
  expect([t.asked(2), t.question(2)?.params]).toEqual([
    "window/tech.used",
    { player: "player/0", tech: "tech/enigma-device" },
  ]);
  t.answer(2, "tech-scrambler").until("launch/aim");
  expect([t.hand(0).length, t.told("tech.cancelled"), t.table.techDiscard]).toEqual([
    2,
    [{ player: "player/0", tech: "tech/enigma-device" }],
    ["tech-scrambler", "enigma-device"],
  ]);
});

test("an X counts as the ships on it: the mines are stopped by as many [TCH-12]", () => {
  for (const [ships, stopped] of [
    [1, false],
    [2, true],
  ] as const) {
    const t = against([["tech-scrambler:1".replace("1", String(ships))], ["gluon-mines:2"]]);
    t.passing("tech/work")
      .until("launch/aim")
      .answer(0, "1.5")
      .answer(0, { "0.5": 3 })
      .passing("planning/select")
      .until("window/planning.selected");
    t.answer(1, "gluon-mines");
    expect(t.asked(0) === "window/tech.used").toBe(stopped);
    if (stopped) t.answer(0, "tech-scrambler");
    t.until("window/resolution.keep");
    expect(t.table.encounter.committed[0]).toBe(stopped ? 3 : 1);
  }
});

test("nobody knows of it before it is used, and others with ships on a tech are asked as well where the table is courteous [TEC-08]", () => {
  const t = against([["xenon-lasers"], ["omega-missile:3"], ["tech-scrambler:3"]], {
    courtesy: true,
    hands: [["attack-10"], ["attack-06"], []],
  });
  t.passing("tech/work").declining("tech-scrambler").until("window/launch.before");
  expect([t.asked(1), t.asked(2)]).toEqual(["window/launch.before", "window/launch.before"]);
  expect([t.options(1), t.options(2)]).toEqual([["pass"], ["pass", "tech-scrambler"]]);
});
