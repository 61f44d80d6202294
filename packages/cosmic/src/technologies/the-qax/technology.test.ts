import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { onlyOf, withTechs } from "../../testing/techs.ts";

const hands = [["attack-10"], ["attack-06"], [], []];

/** Both main players invite seats 2 and 3; the Qax is with seat 0 if not said otherwise. */
function invited(more: TestSetUp = {}, techs: string[][] = [["the-qax"]]): TestTable {
  const own = { aliens: ["clone", "hacker", "gambler", "healer"], hands, destiny: ["seat-1"], ...more };
  const t = table(withTechs(techs, own)).until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  t.until("alliance/invite-offense").answer(0, ["2", "3"]).until("alliance/invite-defense");
  return t.answer(1, ["2"]).until("window/alliance.invited");
}

test("an invited player gets it, completed, and must ally with four ships [TCH-35, TCH-10]", () => {
  const t = invited();
  expect(t.options(0)).toEqual(["pass", "the-qax"]);
  t.answer(0, "the-qax");
  expect([t.asked(0), t.options(0)]).toEqual(["the-qax/whom", ["2", "3"]]);
  t.answer(0, "2");
  expect([t.table.techs[0], t.table.techs[2]]).toEqual([[], [{ n: 1, id: "the-qax", ships: 0 }]]);
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 4, max: 4 });
  t.answer(2, { "2.1": 3, "2.2": 1 });
  expect([t.table.encounter.gate, t.table.encounter.ally[2]]).toEqual([[1, 0, 4, 0], 0]);
  expect([t.asked(3), t.wasAsked(2, "alliance/answer")]).toEqual(["alliance/answer", false]);
});

test("no colony need be given up: as many as possible come [TCH-35]", () => {
  const ships = {
    "2.1": onlyOf(2, 3),
    "2.2": onlyOf(2, 1),
    "2.3": onlyOf(2, 1),
    "2.4": onlyOf(2, 1),
    "2.5": onlyOf(2, 1),
  };
  const t = invited({ ships, warp: [0, 0, 13, 0] })
    .answer(0, "the-qax")
    .answer(0, "2");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 2, max: 2 });
});

test("with no ship to spare the player answers freely [TCH-35]", () => {
  const ships = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`2.${i}`, onlyOf(2, 1)]));
  const t = invited({ ships, warp: [0, 0, 15, 0] })
    .answer(0, "the-qax")
    .answer(0, "2");
  expect([t.asked(2), t.options(2)]).toEqual(["alliance/answer", ["decline", "offense", "defense"]]);
});

test("the defense may use it too, but nobody else [TCH-35, TCH-10]", () => {
  const t = invited({}, [[], ["the-qax"]]).answer(1, "the-qax");
  expect(t.answer(2, { "2.1": 4 }).table.encounter.dock).toEqual([0, 0, 4, 0]);
  const own = { aliens: ["clone", "hacker", "gambler"], hands: hands.slice(0, 3), destiny: ["seat-1"] };
  const other = table(withTechs([[], [], ["the-qax"]], own))
    .declining("clone")
    .finish();
  expect(other.wasAsked(2, "window/alliance.invited")).toBe(false);
});

test("the new owner uses it later in the same way [TCH-35, TCH-10]", () => {
  const t = invited({
    turn: 0,
    destiny: ["seat-1", "seat-0", "seat-0"],
    hands: [["attack-10"], ["attack-06"], ["attack-20"], []],
    passing: ["alliance/answer", "planning/select", "deal", "deal/penalty"],
    declining: ["clone", "healer"],
  });
  t.answer(0, "the-qax").answer(0, "2").answer(2, { "2.1": 4 });
  while (t.table.turn.seat !== 2) t.finish();
  t.until("launch/aim").pass(2).until("alliance/invite-offense").answer(2, ["1"]).until("window/alliance.invited");
  expect(t.options(2)).toEqual(["pass", "the-qax"]);
});

test("the Macron still sends one ship [TCH-10, macron EC4]", () => {
  const t = invited({ aliens: ["clone", "hacker", "macron", "healer"] })
    .answer(0, "the-qax")
    .answer(0, "2");
  expect(t.until("alliance/ships").question(2)).toMatchObject({ min: 1, max: 1 });
});

test("who invites nobody cannot give it away [TCH-35]", () => {
  const own = { aliens: ["clone", "hacker", "gambler", "healer"], hands, destiny: ["seat-1"] };
  const t = table(withTechs([["the-qax"]], own))
    .until("alliance/invite-offense")
    .answer(0, []);
  t.until("alliance/invite-defense").answer(1, ["2"]);
  expect(t.wasAsked(0, "window/alliance.invited")).toBe(false);
});
