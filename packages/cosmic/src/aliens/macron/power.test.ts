import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["macron", "clone", "machine"];
const spare = ["attack-06", "attack-10"];

/** The Macron attacks 1.1. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}): TestTable {
  return table({ aliens, hands, destiny: ["seat-1"], ...more })
    .until("launch/aim")
    .answer(0, "1.1");
}

/** The Clone attacks 1.1 and both sides invite the Macron. */
function invited(hands: string[][], more: Partial<TestSetUp> = {}): TestTable {
  const t = table({ aliens: ["clone", "machine", "macron"], hands, destiny: ["seat-1"], ...more }).until("launch/aim");
  return t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, ["2"]).answer(1, ["2"]);
}

test("as the offense the Macron must limit itself to one ship, before it launches [macron 0, macron 1, macron EC5]", () => {
  const t = attack([["attack-10"], ["attack-08", ...spare], []]);
  expect(t.told("power.used")).toHaveLength(1);
  expect(t.question(0)).toMatchObject({ key: "launch/ships", min: 1, max: 1 });
});

test("as an ally the Macron must limit itself to one ship, after the invitations [macron 0, macron 1, macron EC5]", () => {
  const t = invited([["attack-10", ...spare], ["attack-08", ...spare], []]);
  expect(t.told("power.used")).toHaveLength(1);
  expect(t.asked(2)).toBe("alliance/answer");
  t.answer(2, "defense");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", min: 1, max: 1 });
});

test("not invited, the Macron has nothing to limit [macron 1]", () => {
  const hands = [["attack-10", ...spare], ["attack-08", ...spare], []];
  const t = table({ aliens: ["clone", "machine", "macron"], hands, destiny: ["seat-1"] }).until("planning/select");
  expect(t.told("power.used")).toEqual([]);
});

/** The Clone attacks with four ships and makes the Macron, whom nobody invites, its ally. */
function forced(hands: string[][]): TestTable {
  const t = table({ aliens: ["clone", "machine", "macron"], hands, destiny: ["seat-1"] }).until("launch/aim");
  return t.answer(0, "1.1").answer(0, { "0.1": 4 }).answer(0, "flare-demon");
}

test("forced to ally without an invitation, the Macron still sends one ship [macron 1, macron EC4]", () => {
  const t = forced([["attack-10", ...spare, "flare-demon"], ["attack-08", ...spare], []])
    .passing("alliance/ships")
    .until("planning/select");
  expect(t.told("power.used")).toEqual([{ player: "player/2", power: "power/macron" }]);
  expect(t.table.encounter).toMatchObject({ gate: [4, 0, 1], ally: [-1, -1, 0] });
});

test("forced to ally, the Macron has its super as well, and may be zapped [macron super, macron zap, macron EC4]", () => {
  const boosted = forced([["attack-10", ...spare, "flare-demon"], ["attack-08", ...spare], ["flare-macron"]]);
  boosted.until("boost", 2).answer(2, "flare-macron").passing("alliance/ships").until("planning/select");
  expect([boosted.table.encounter.gate, boosted.told("power.used")]).toEqual([[4, 0, 4], []]);
  const zapped = forced([["attack-10", ...spare, "flare-demon"], ["attack-08", ...spare, "cosmic-zap"], []]);
  zapped.until("window/power.used", 1).answer(1, "cosmic-zap").passing("alliance/ships").until("planning/select");
  expect([zapped.table.encounter.gate, zapped.told("power.zapped")]).toMatchObject([[4, 0, 4], [{}]]);
});

test("each ship counts four, as the offense [macron 2]", () => {
  const t = attack([["attack-10"], ["attack-08"], []])
    .answer(0, { "0.1": 1 })
    .until("window/resolution.keep");
  expect(t.told("reveal.totals")).toEqual([{ offense: 14, defense: 12 }]);
  expect(t.told("power.used")).toHaveLength(2);
});

test("each ship counts four, as the defense, on its planet [macron 2, macron EC1]", () => {
  const hands = [["attack-08"], ["attack-20"], []];
  const t = table({ aliens, hands, turn: 1, destiny: ["seat-0"] })
    .until("launch/aim")
    .answer(1, "0.1");
  t.answer(1, { "1.1": 4 }).until("window/resolution.keep");
  expect(t.told("reveal.totals")).toEqual([{ offense: 24, defense: 24 }]);
});

test("each ship counts four, as an ally [macron 2]", () => {
  const t = invited([["attack-10"], ["attack-08"], []])
    .answer(2, "defense")
    .answer(2, { "2.1": 1 });
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 16 }]);
});

test("one ship earns two rewards [macron 3, macron EC3]", () => {
  const t = invited([["attack-10"], ["attack-08"], []])
    .answer(2, "defense")
    .answer(2, { "2.1": 1 });
  t.declining("clone", "plague").until("launch/aim", 1);
  expect(t.told("rewards.taken")).toEqual([{ player: "player/2", ships: 0, cards: 2 }]);
  expect(t.hand(2)).toHaveLength(2);
});

test("a lost ship brings two cards of compensation, also while the power is zapped [macron 3, macron EC3, macron zap, ZAP-06]", () => {
  const hands = [["negotiate"], ["attack-08", ...spare, "attack-07", "attack-09"], []];
  const t = attack(hands).answer(0, { "0.1": 1 }).until("planning/select").answer(1, "attack-08");
  expect(t.declining("clone").until("launch/aim", 1).hand(0)).toHaveLength(2);
  const zapped = attack([["negotiate"], [...hands[1], "cosmic-zap"], []]).answer(1, "cosmic-zap");
  zapped.answer(0, { "0.1": 1 }).until("planning/select").answer(1, "attack-08");
  expect(zapped.declining("clone").until("launch/aim", 1).hand(0)).toHaveLength(2);
});

test("if the limit is zapped, up to four ships are sent, and they count one each [macron zap]", () => {
  const t = attack([["attack-10"], ["attack-08", "cosmic-zap"], []]).answer(1, "cosmic-zap");
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 4 });
  t.answer(0, { "0.1": 4 }).until("window/resolution.keep");
  expect(t.told("reveal.totals")).toEqual([{ offense: 14, defense: 12 }]);
  expect(t.told("power.used").filter((used) => used.power === "power/macron")).toHaveLength(1);
});

test("if the use at reveal is zapped, the ships count one each [macron zap]", () => {
  const t = attack([["attack-10"], ["attack-08", "cosmic-zap"], []])
    .pass(1)
    .answer(0, { "0.1": 1 });
  t.until("window/power.used").answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 12 }]);
});

test("effects that count ships count the real ones [macron EC2]", () => {
  const t = table({
    aliens: ["macron", "gambler", "machine"],
    hands: [["attack-10"], ["attack-08"], []],
    destiny: ["seat-1"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("window/reveal.turn", 1);
  t.answer(1, "gambler").answer(1, "attack-08").answer(0, true);
  expect(t.question(0)).toMatchObject({ key: "ships/lose", min: 1, max: 1 });
});

test("settling an empty home planet is not limited [CLR-15]", () => {
  const ships = { "0.1": [0], "0.2": [8] };
  const t = table({ aliens, hands: [["attack-10"], [], []], destiny: ["seat-0"], ships }).until("destiny/own");
  expect(t.answer(0, "0.1").question(0)).toMatchObject({ key: "destiny/settle", max: 4 });
  expect(t.told("power.used")).toEqual([]);
});
