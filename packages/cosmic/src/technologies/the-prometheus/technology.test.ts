import { describe, expect, test } from "vitest";
import { violation } from "../../invariants.ts";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { onlyOf, withTechs } from "../../testing/techs.ts";

const aliens = ["clone", "hacker", "gambler"];
const hands = [["attack-10"], ["attack-06"], []];

function placeOf({ table: { specials } }: TestTable): string {
  expect(specials).toHaveLength(1);
  return specials[0].at;
}

/** The Prometheus is the fifth ship of seat 0 on its first planet. */
function own(more: TestSetUp = {}): TestSetUp {
  const flagship = { seat: 0, at: "planet/0.1" };
  const ships = { "0.1": [5], ...more.ships };
  return withTechs([["the-prometheus"]], {
    aliens,
    hands,
    destiny: ["seat-1"],
    flagship,
    declining: ["clone"],
    ...more,
    ships,
  });
}

/** Seat 0 attacks 1.1 with so many ships from its first planet, the Prometheus among them or not. */
function attack(n: number, among: boolean, more: TestSetUp = {}): TestTable {
  const t = table(own(more)).until("launch/aim").answer(0, "1.1").answer(0, { "0.1": n });
  return n < 5 ? t.answer(0, among) : t;
}

test("on completion it is put on a colony as one more ship [TCH-34, TCH-09]", () => {
  const t = table(withTechs([["the-prometheus:7"]], { aliens, hands, destiny: ["seat-1"] }));
  t.answer(0, "complete/the-prometheus");
  expect(t.question(0)).toMatchObject({ key: "ships/return", max: 1, source: { rule: "TCH-34" } });
  t.answer(0, { "0.4": 1 }).answer(0, { "0.1": 7 });
  expect([t.ships("0.4", 0), t.table.specials]).toEqual([5, [{ kind: "flagship", seat: 0, at: "planet/0.4" }]]);
  expect(violation(t.state, 72)).toBeUndefined();
});

describe("in an encounter", () => {
  test("it is a ship and adds an extra three to its side [TCH-34, REV-12.8]", () => {
    const t = attack(2, true).finish();
    expect(t.told("reveal.totals")).toEqual([{ offense: 15, defense: 10 }]);
  });

  test("left at home it adds nothing [TCH-34]", () => {
    const t = attack(2, false).finish();
    expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 10 }]);
    expect(placeOf(t)).toBe("planet/0.1");
  });

  test("it defends its planet, and helps as an ally [TCH-34]", () => {
    const flagship = { seat: 1, at: "planet/1.1" };
    const defends: FightTable = fight(
      withTechs([[], ["the-prometheus"]], { hands, flagship, ships: { "1.1": onlyOf(1, 5) } }),
    ).finish() as FightTable;
    expect(defends.totals()).toEqual({ offense: 11, defense: 14 });
    const ally = fight({
      ...withTechs([[], [], ["the-prometheus"]], {
        hands,
        flagship: { seat: 2, at: "planet/2.1" },
        ships: { "2.1": onlyOf(2, 1), "2.2": onlyOf(2, 8) },
      }),
      allies: [[2, "defense", 1]],
    }).finish();
    expect((ally as FightTable).totals()).toEqual({ offense: 11, defense: 14 });
  });

  test("only ships multiply for the Virus: the extra three is added afterwards [virus EC2]", () => {
    const t = attack(2, true, { aliens: ["virus", "hacker", "gambler"] }).finish();
    expect(t.told("reveal.totals")).toEqual([{ offense: 23, defense: 10 }]);
  });

  test("it lands, and its owner says where it goes home to [TCH-34]", () => {
    const t = attack(2, true, { hands: [["attack-40"], ["attack-06"], []] }).finish();
    expect([t.ships("1.1", 0), placeOf(t)]).toEqual([2, "planet/1.1"]);
  });
});

describe("in the warp", () => {
  test("it goes there like any ship and can be retrieved [TCH-09]", () => {
    const lost = attack(2, true, { hands: [["attack-04"], ["attack-20"], []] }).finish();
    expect([lost.table.warp[0], placeOf(lost)]).toEqual([2, "place/warp"]);
    const t = table(own({ ships: { "0.1": [3] }, warp: [2, 0, 0], flagship: { seat: 0, at: "place/warp" } }));
    expect(t.question(0)).toMatchObject({ key: "ships/flagship", kind: "confirm", params: { n: 1 } });
    t.answer(0, true).answer(0, { "0.3": 1 });
    expect([placeOf(t), t.ships("0.3", 0)]).toEqual(["planet/0.3", 5]);
  });

  test("for the Masochist it is one of the ships [masochist EC4]", () => {
    const none = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`0.${i}`, onlyOf(0, 0)]));
    const all = { aliens: ["masochist", "hacker", "gambler"], ships: none, warp: [21, 0, 0] };
    expect(table(own({ ...all, flagship: { seat: 0, at: "place/warp" } })).table.winners).toEqual([0]);
    const left = { ...none, "0.2": onlyOf(0, 1) };
    const t = table(own({ ...all, ships: left, warp: [20, 0, 0], flagship: { seat: 0, at: "planet/0.2" } }));
    expect(t.table.winners).toEqual([]);
  });
});

test("if the tech is discarded the token leaves the game [TCH-09]", () => {
  const t = table({
    ...own(),
    techs: [["the-prometheus"], [], ["tech-scrambler:7"]],
    ships: { "0.1": [5], "2.1": onlyOf(2, 1), "2.2": onlyOf(2, 1), "2.3": onlyOf(2, 3) },
  });
  t.until("window/regroup.start").answer(2, "tech-scrambler").until("launch/aim");
  expect([t.ships("0.1", 0), t.table.specials, t.table.techs[0]]).toEqual([4, [], []]);
  expect(violation(t.state, 72)).toBeUndefined();
});

test("abandoned before it is completed, it costs no ship [TCH-09, TEC-07]", () => {
  const t = table(withTechs([["the-prometheus:2"]], { aliens, hands, destiny: ["seat-1"] }));
  t.answer(0, "abandon/the-prometheus").answer(0, { "0.1": 2 });
  expect([t.ships("0.1", 0), violation(t.state, 72)]).toEqual([4, undefined]);
});

test("returning with others, it goes where its owner says [TCH-09, SHP-01]", () => {
  const t = attack(3, true, { hands: [["negotiate"], ["negotiate"], []] })
    .until("deal")
    .answer(0, { do: "refuse" });
  t.passing("deal/penalty").until("ships/return").answer(0, { "0.2": 2, "0.3": 1 });
  expect([t.asked(0), t.options(0)]).toEqual(["ships/flagship-where", ["0.2", "0.3"]]);
  expect(placeOf(t.answer(0, "0.3"))).toBe("planet/0.3");
});
