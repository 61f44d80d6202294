import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["amoeba", "clone", "chosen"];

/** The Amoeba (seat 0) attacks 1.1 with two ships; both main players have put down a card. */
function attack(mine: string, theirs: string, more: TestSetUp = {}) {
  return table({ aliens, hands: [[mine], [theirs], []], destiny: ["seat-1"], ...more, declining: ["clone"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1, "0.2": 1 })
    .until("window/planning.selected");
}

/** Seat 1 attacks 0.1 of the Amoeba (seat 0) with one ship, and both put down a card. */
function defend(mine: string, theirs: string, more: TestSetUp = {}) {
  const hands = [[mine, "attack-06"], [theirs], []];
  return table({ aliens, hands, turn: 1, destiny: ["seat-0"], ...more })
    .until("launch/aim")
    .answer(1, "0.1")
    .answer(1, { "1.1": 1 })
    .until("planning/select")
    .answer(0, mine);
}

test("between selection and reveal the Amoeba adds any number of ships from any colonies [amoeba 0, amoeba 2, PLN-07]", () => {
  const t = attack("attack-04", "attack-10");
  expect(t.state.secret.chosen.every((card) => card >= 0)).toBe(true);
  expect(t.table.encounter.shown.map((shown) => shown.type)).toEqual(["none", "none"]);
  expect(t.options(0)).toEqual(["pass", "amoeba"]);
  t.answer(0, "amoeba");
  expect(t.options(0)).toEqual(["add", "withdraw"]);
  t.answer(0, "add");
  expect(t.question(0)).toMatchObject({ key: "amoeba/add", min: 1, max: 18 });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.1": 3, "0.3": 4 }).finish();
  expect(t.told("amoeba.added")).toEqual([{ player: "player/0", n: 7 }]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 4 + 9, defense: 10 + 4 }]);
  expect([t.table.warp[0], t.ships("0.1", 0), t.ships("0.3", 0)]).toEqual([9, 0, 0]);
});

test("withdrawn ships go to any colonies, as many of them as one likes [amoeba 2]", () => {
  const t = attack("attack-04", "attack-10").answer(0, "amoeba").answer(0, "withdraw");
  expect(t.question(0)).toMatchObject({ key: "amoeba/withdraw", min: 1, max: 2 });
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.5": 1 }).finish();
  expect(t.told("amoeba.withdrew")).toEqual([{ player: "player/0", n: 1 }]);
  expect([t.table.warp[0], t.ships("0.5", 0)]).toEqual([1, 5]);
});

test("the power is optional [amoeba 0]", () => {
  const t = attack("attack-20", "attack-04").answer(0, "pass").finish();
  expect(t.ships("1.1", 0)).toBe(2);
});

test("as an ally without the flare the Amoeba has no say [amoeba 0]", () => {
  const t = table({ aliens, turn: 1, hands: [[], ["attack-20", "attack-10"], ["attack-04"]], destiny: ["seat-2"] })
    .until("alliance/invite-offense")
    .answer(1, ["player/0"])
    .until("alliance/answer")
    .answer(0, "offense")
    .answer(0, { "0.1": 1 })
    .until("planning/select")
    .answer(1, "attack-20");
  expect(t.asked(0)).toBeUndefined();
});

test("the Amoeba needs a ship in the encounter [amoeba 1]", () => {
  const one = defend("attack-04", "attack-10", { ships: { "0.1": [1], "0.2": [7] } });
  expect(one.asked(0)).toBe("window/planning.selected");
  const none = defend("attack-04", "attack-10", { ships: { "0.1": [0], "0.2": [8] } });
  expect(none.asked(0)).toBeUndefined();
});

test("an Amoeba that wins with no ship left gains no colony [amoeba 3, RES-11]", () => {
  const t = attack("attack-20", "attack-04").answer(0, "amoeba").answer(0, "withdraw").answer(0, { "0.1": 2 });
  t.finish();
  expect(t.told("encounter.won")).toMatchObject([{ player: "player/0" }]);
  expect([t.ships("1.1", 0), t.colonies(0), t.ships("1.1", 1)]).toEqual([0, 0, 0]);
});

test("a zapped Amoeba moves no ship at all [amoeba zap, CLR-06]", () => {
  const hands = [["attack-20"], ["attack-04", "cosmic-zap"], []];
  const t = attack("", "", { hands }).answer(0, "amoeba").answer(0, "withdraw").answer(0, { "0.1": 2 });
  expect(t.options(1)).toEqual(["pass", "cosmic-zap"]);
  expect(t.table.encounter.gate[0]).toBe(2);
  t.answer(1, "cosmic-zap").finish();
  expect(t.told("amoeba.withdrew")).toEqual([]);
  expect(t.ships("1.1", 0)).toBe(2);
});

test("the Amoeba either adds or withdraws, and only once in an encounter [amoeba EC1]", () => {
  const t = attack("attack-20", "attack-04").answer(0, "amoeba").answer(0, "add").answer(0, { "0.1": 1 });
  t.finish();
  expect(t.session.answers.filter(({ key }) => key === "window/planning.selected")).toHaveLength(1);
  expect(t.ships("1.1", 0)).toBe(3);
});

test("as the defense the Amoeba adds ships to the targeted planet [amoeba EC2]", () => {
  const t = defend("attack-04", "attack-10").answer(0, "amoeba").answer(0, "add");
  expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5"]);
  t.answer(0, { "0.2": 4 });
  expect([t.ships("0.1", 0), t.ships("0.2", 0)]).toEqual([8, 0]);
  t.declining("clone").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 4 + 8 }]);
});

test("when the last ship leaves the targeted planet, the colony ends at once [amoeba EC2, LCH-05, PWR-02]", () => {
  const ships = { "0.1": [4], "0.2": [8], "0.3": [8], "0.4": [0], "0.5": [0] };
  const t = defend("attack-04", "attack-10", { ships }).answer(0, "amoeba").answer(0, "withdraw");
  expect(t.options(0)).toEqual(["0.2", "0.3"]);
  t.answer(0, { "0.2": 1, "0.3": 3 });
  expect([t.ships("0.1", 0), t.ships("0.2", 0), t.ships("0.3", 0)]).toEqual([0, 9, 11]);
  expect(t.table.players[0].powerless).toBe(true);
  t.declining("clone").finish();
  expect([t.table.warp[0], t.ships("0.1", 1)]).toEqual([0, 1]);
});

test("an offense that withdrew everything goes on and loses no ship [amoeba EC3]", () => {
  const t = attack("attack-04", "attack-20").answer(0, "amoeba").answer(0, "withdraw").answer(0, { "0.1": 2 });
  t.finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 4, defense: 24 }]);
  expect([t.table.warp[0], t.ships("0.1", 0)]).toEqual([0, 5]);
});

test("a colony that ends before the ships arrive takes none of them; they go to others [amoeba 2, SHP-02]", () => {
  const hands = [["attack-10", "flare-void"], ["attack-08", "cosmic-zap"], []];
  const t = attack("", "", { hands, ships: { "0.4": [7], "0.5": [1] } });
  t.answer(0, "amoeba").answer(0, "withdraw").answer(0, { "0.4": 1, "0.5": 1 }).answer(1, "cosmic-zap");
  t.answer(0, "flare-void").answer(0, "0.5");
  expect([t.asked(0), t.options(0)]).toEqual(["ships/return", ["0.1", "0.2", "0.3", "0.4"]]);
  t.answer(0, { "0.1": 1 });
  expect(["0.1", "0.4", "0.5"].map((planet) => t.ships(planet, 0))).toEqual([4, 8, 0]);
});
