import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { alienPool, hasSetUp } from "../../pool.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

const hands = [["attack-10", "attack-08"], ["attack-06"], ["attack-08"]];

function completes(seed: string, more: TestSetUp = {}): TestTable {
  const own = { aliens: ["clone", "hacker", "gambler"], hands, destiny: ["seat-1"], ...more };
  const t = table({ ...withTechs([["precursor-seed:9"], [], ["tech-scrambler:9"]], own), seed });
  return t.until("tech/work").answer(0, "complete/precursor-seed").passing("tech/work").until("launch/aim");
}

test("its owner has a random unused alien without set-up text in addition [TCH-33]", () => {
  const drawn = ["a", "b", "c", "d", "e", "f"].map((seed) => {
    const { powers } = completes(seed).table.players[0];
    expect([powers.length, powers[0], hasSetUp(powers[1])]).toEqual([2, "clone", false]);
    return powers[1];
  });
  expect(new Set(drawn).size).toBeGreaterThan(1);
  expect(drawn.filter((alien) => ["clone", "hacker", "gambler", "sorcerer"].includes(alien))).toEqual([]);
});

test("only aliens the table allows come [TCH-33]", () => {
  const settings = { allowedAlertLevels: ["green", "red"] };
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const t = completes(seed, { aliens: ["clone", "hacker", "machine"], settings });
    expect(powerOf(t.table.players[0].powers[1]).effect.alert).not.toBe("yellow");
  }
});

/** A table on which the Zombie is the extra power of the Macron, who attacks and loses. */
function both(more: TestSetUp = {}): TestTable {
  const own = withTechs([["precursor-seed"], [], ["tech-scrambler:9"]], {
    aliens: ["macron", "hacker", "gambler"],
    hands: [["attack-04"], ["attack-20", "cosmic-zap", "cosmic-zap"], []],
    destiny: ["seat-1"],
    powers: [["macron", "zombie"]],
    besides: ["zombie"],
    memo: { "precursor-seed": { power: "zombie" } },
    ...more,
  });
  return table(own);
}

test("both powers are mandatory if they say so, and a zap stops only one of them [TCH-14]", () => {
  const t = both().passing("tech/work").declining("tech-scrambler").until("window/power.used");
  expect(t.question(1)).toMatchObject({ params: { power: "power/macron" } });
  t.answer(1, "cosmic-zap").declining("cosmic-zap", "tech-scrambler").until("ships/return");
  expect(t.told("power.used").map(({ power }) => power)).toEqual(["power/macron", "power/zombie"]);
  expect(t.table.encounter.zapped).toEqual(["macron"]);
});

test("if the tech is discarded the extra power is lost [TCH-14]", () => {
  const t = both().until("window/regroup.start").answer(2, "tech-scrambler").until("launch/aim");
  expect([t.table.players[0].powers, t.table.retired, t.table.memo["precursor-seed"]]).toEqual([
    ["macron"],
    ["zombie"],
    undefined,
  ]);
});

test("whatever its owner becomes, the extra power stays [TCH-14]", () => {
  const t = both({ settings: { changingPowers: true } });
  expect(t.asked(0)).toBe("power/change");
  const [, drawn] = t.options(0);
  t.answer(0, drawn);
  expect(t.table.players[0].powers.toSorted()).toEqual([drawn, "zombie"].sort());
});

test("an alien that may not be beside the owner's own does not come [TCH-33, SET-38]", () => {
  const retired = alienPool(table({ aliens: ["masochist", "hacker", "clone"] }).table.settings).filter(
    (alien) => !["masochist", "hacker", "clone", "healer"].includes(alien),
  );
  const t = completes("a", { aliens: ["masochist", "hacker", "clone"], retired });
  expect(t.table.players[0].powers).toEqual(["masochist"]);
});
