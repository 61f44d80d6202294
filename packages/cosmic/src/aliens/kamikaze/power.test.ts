import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const aliens = ["kamikaze", "clone", "filch"];
const deck = ["attack-08", "attack-12", "attack-14", "attack-15"];

/** The Kamikaze attacks with two ships. */
function attack(more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [["attack-10", "attack-06"], ["attack-20", "attack-06"], []];
  return fight({ aliens, hands, deck, gate: 2, ...more }).until("window/planning.before");
}

test("before cards are selected it may send ships to the warp and draws two cards for each [kamikaze 0, kamikaze 1, kamikaze 2]", () => {
  const t = attack();
  expect(powerOf("kamikaze").effect.alert).toBe("yellow");
  expect(t.options(0)).toEqual(["pass", "kamikaze"]);
  t.answer(0, "kamikaze");
  expect(t.question(0)).toMatchObject({ kind: "spread", min: 1, max: 4 });
  t.answer(0, { "0.2": 1, "0.3": 1 });
  expect(t.table.warp).toEqual([2, 0, 0]);
  expect(t.hand(0)).toEqual(["attack-06", "attack-08", "attack-10", "attack-12", "attack-14", "attack-15"]);
  expect(t.told("cards.drawn")).toHaveLength(1);
});

test("it is optional, and as a defense it works too; an ally cannot [kamikaze 0]", () => {
  expect(attack().answer(0, "pass").until("planning/select").told("power.used")).toEqual([]);
  const defense = attack({ aliens: ["filch", "kamikaze", "clone"] });
  expect(defense.options(1)).toEqual(["pass", "kamikaze"]);
  const ally = fight({
    aliens: ["filch", "clone", "kamikaze"],
    hands: [["attack-10", "attack-06"], ["attack-20", "attack-06"], []],
    allies: [[2, "offense", 1]],
  }).until("planning/select");
  expect(ally.wasAsked(2, "window/planning.before")).toBe(false);
});

test("ships on the gate cannot be sacrificed; those on the targeted planet can [kamikaze EC1]", () => {
  const t = attack().answer(0, "kamikaze");
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5"]);
  expect(t.question(0)).toMatchObject({ slots: expect.arrayContaining([{ ref: "planet/0.1", max: 2 }]) });
  const defense = attack({ aliens: ["filch", "kamikaze", "clone"] }).answer(1, "kamikaze");
  expect(defense.options(1)).toContain("1.1");
  defense
    .answer(1, { "1.1": 3 })
    .until("planning/select")
    .answer(0, "attack-10")
    .answer(1, "attack-20")
    .declining("filch")
    .finish();
  expect(defense.totals()).toEqual({ offense: 12, defense: 21 });
});

test("once per encounter, and all cards come in one draw [kamikaze EC2]", () => {
  const t = attack().answer(0, "kamikaze").answer(0, { "0.2": 4 });
  expect(t.told("cards.drawn")).toEqual([expect.objectContaining({ n: 8 })]);
  t.until("planning/select");
  expect(t.told("power.used")).toHaveLength(1);
});

test("zapped, the ships stay and no cards are drawn [kamikaze zap]", () => {
  const hands = [["attack-10", "attack-06"], ["attack-20", "attack-06", "cosmic-zap"], []];
  const t = attack({ hands }).answer(0, "kamikaze").answer(0, { "0.2": 2 });
  t.until("window/power.used", 1).answer(1, "cosmic-zap").until("planning/select");
  expect([t.table.warp, t.hand(0), t.ships("0.2", 0)]).toEqual([[0, 0, 0], ["attack-06", "attack-10"], 4]);
});

test("cards are drawn for a ship that is kept from the warp [kamikaze EC3]", () => {
  const hands = [["attack-10", "attack-06", "flare-zombie"], ["attack-20", "attack-06"], []];
  const t = attack({ hands }).answer(0, "kamikaze").answer(0, { "0.2": 2 });
  t.until("window/ships.going").answer(0, "flare-zombie").answer(0, { "0.5": 1 });
  expect([t.table.warp[0], t.hand(0).length]).toEqual([1, 7]);
});

test("the Healer's help does not cost cards either [kamikaze EC3]", () => {
  const t = attack({ aliens: ["kamikaze", "clone", "healer"] })
    .answer(0, "kamikaze")
    .answer(0, { "0.2": 2 });
  t.until("window/ships.gone").answer(2, "healer").answer(0, { "0.2": 2 });
  expect([t.table.warp[0], t.hand(0).length]).toEqual([0, 6]);
});

test("a Kamikaze without its power cannot sacrifice [kamikaze 0]", () => {
  const ships = { "0.1": [10], "0.2": [10], "0.3": [0], "0.4": [0], "0.5": [0] };
  const hands = [["attack-10", "attack-06"], ["attack-20", "attack-06"], []];
  const t = fight({ aliens, hands, ships, gate: 2 }).until("planning/select");
  expect(t.wasAsked(0, "window/planning.before")).toBe(false);
});
