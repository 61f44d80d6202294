import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { type TestSetUp, table, windowsAsked } from "../../testing/table.ts";
import { withTechs } from "../../testing/techs.ts";

/** Seat 0 holds the flare without being the Amoeba and attacks 1.1 with four ships. */
function attack(more: TestSetUp = {}) {
  const hands = [["attack-10", "attack-08", "flare-amoeba"], ["attack-06"], []];
  return table({ aliens: ["masochist", "macron", "chosen"], hands, destiny: ["seat-1"], ...more })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 2, "0.2": 2 })
    .until("window/planning.before");
}

test("wild: before selection one to four ships more, even beyond four on the gate, from any colonies [amoeba wild, amoeba flare D1]", () => {
  const t = attack();
  expect(t.options(0)).toEqual(["pass", "flare-amoeba"]);
  expect(t.state.secret.chosen).toEqual([-1, -1]);
  t.answer(0, "flare-amoeba").answer(0, "add");
  expect(t.question(0)).toMatchObject({ key: "amoeba/add", min: 1, max: 4 });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.4": 1, "0.5": 3 });
  expect([t.table.encounter.gate[0], t.ships("0.5", 0)]).toEqual([8, 1]);
  expect(t.asked(0)).toBe("planning/select");
  expect(t.hand(0)).toEqual(["attack-08", "attack-10", "flare-amoeba"]);
});

test("wild: one to four ships fewer, to any colonies [amoeba wild, amoeba flare D1]", () => {
  const t = attack().answer(0, "flare-amoeba").answer(0, "withdraw");
  expect(t.question(0)).toMatchObject({ key: "amoeba/withdraw", min: 1, max: 4 });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.3": 1, "0.4": 2 });
  expect([t.table.encounter.gate[0], t.ships("0.3", 0), t.ships("0.4", 0)]).toEqual([1, 5, 6]);
  expect(t.hand(0)).toContain("flare-amoeba");
});

test("wild: the defense takes at most four ships off its planet [amoeba wild]", () => {
  const hands = [["attack-10"], ["attack-06", "flare-amoeba"], []];
  const t = attack({ hands, ships: { "1.1": [0, 6], "1.2": [0, 2] } })
    .answer(1, "flare-amoeba")
    .answer(1, "withdraw");
  expect(t.question(1)).toMatchObject({ min: 1, max: 4 });
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
  t.answer(1, { "1.2": 4 });
  expect([t.ships("1.1", 1), t.ships("1.2", 1)]).toEqual([2, 6]);
});

test("wild: ships of a player who has no colony outside the encounter stay in it [amoeba EC4]", () => {
  const hands = [["attack-10", "attack-08"], ["attack-06", "flare-amoeba"], []];
  const ships = { "1.1": [0, 20], "1.2": [0], "1.3": [0], "1.4": [0], "1.5": [0] };
  const t = table({ aliens: ["masochist", "macron", "chosen"], hands, destiny: ["seat-1"], ships });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select");
  expect(t.wasAsked(1, "window/planning.before")).toBe(false);
});

/** The Amoeba (seat 2) holds its flare and joins the side given with three ships. */
function allied(side: "offense" | "defense", theirs: string[] = ["attack-06"]) {
  const hands = [["attack-10"], theirs, ["flare-amoeba"]];
  return table({ aliens: ["masochist", "chosen", "amoeba"], hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .until(`alliance/invite-${side}`)
    .answer(side === "offense" ? 0 : 1, ["player/2"])
    .until("alliance/answer")
    .answer(2, side)
    .answer(2, { "2.1": 3 })
    .until("window/planning.selected");
}

test("super: the Amoeba adds ships as an ally of the offense [amoeba super]", () => {
  const t = allied("offense");
  expect(t.options(2)).toEqual(["pass", "flare-amoeba"]);
  t.answer(2, "flare-amoeba").answer(2, "add").answer(2, { "2.2": 4, "2.3": 1 });
  expect(t.history.join("\n")).toContain("play flare-amoeba > use amoeba > power.used");
  expect([t.table.encounter.gate[2], t.hand(2)]).toEqual([8, ["flare-amoeba"]]);
  t.declining("chosen").finish();
  expect(t.ships("1.1", 2)).toBe(8);
});

test("super: the Amoeba withdraws as an ally of the defense [amoeba super]", () => {
  const t = allied("defense").answer(2, "flare-amoeba").answer(2, "withdraw").answer(2, { "2.5": 3 });
  expect([t.table.encounter.dock[2], t.ships("2.5", 2)]).toEqual([0, 7]);
});

test("super: it is a use of the power, and zapped it moves nothing; the flare returns [amoeba super, amoeba zap, ZAP-12]", () => {
  const t = allied("offense", ["attack-06", "cosmic-zap"]);
  t.answer(2, "flare-amoeba").answer(2, "withdraw").answer(2, { "2.5": 3 });
  t.until("window/power.used").answer(1, "cosmic-zap");
  expect([t.table.encounter.gate[2], t.ships("2.5", 2)]).toEqual([3, 4]);
  expect(t.hand(2)).toEqual(["flare-amoeba"]);
});

test("super: as a main player the Amoeba has its power, and neither side of the flare [amoeba super, FLR-03]", () => {
  const hands = [["attack-10", "attack-08", "flare-amoeba"], ["attack-06"], []];
  const t = table({ aliens: ["amoeba", "masochist", "chosen"], hands, destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("alliance/invite-defense").pass(1);
  expect(t.asked(0)).toBe("planning/select");
  t.answer(0, "attack-10");
  expect(t.options(0)).toEqual(["pass", "amoeba"]);
});

test("wild: an ally has no use for it [amoeba wild, TIM-01]", () => {
  const hands = [["attack-10", "attack-08"], ["attack-06"], ["flare-amoeba"]];
  const t = fight({ aliens: ["masochist", "macron", "chosen"], hands, allies: [[2, "offense", 1]] });
  expect([t.until("planning/select").wasAsked(2, "window/planning.before"), t.table.encounter.ally[2]]).toEqual([
    false,
    0,
  ]);
});

test("super: an ally whose ships are gone has none to change [amoeba super]", () => {
  const position = {
    aliens: ["masochist", "hacker", "amoeba"],
    hands: [["attack-10"], ["attack-06"], ["flare-amoeba"]],
  };
  const t = fight({
    ...withTechs([[], ["gluon-mines:3"]], position),
    gate: 2,
    allies: [[2, "offense", 2]],
    passing: ["tech/work"],
  }).until("window/planning.selected");
  expect(t.options(2)).toEqual(["pass", "flare-amoeba"]);
  t.answer(1, "gluon-mines").answer(2, "pass").answer(1, { "0": 1, "2": 2 });
  expect(t.table.encounter.gate).toEqual([1, 0, 0]);
  expect(windowsAsked(t.answer(1, { "1.1": 3 }).finish(), 2)).toEqual(["window/planning.selected"]);
});
