import { expect, test } from "vitest";
import { type TestTable, table } from "../../testing/table.ts";
import { facts } from "./facts.ts";

const aliens = ["clone", "machine", "hacker"];

/** The Clone attacks 1.1 with three ships. */
function fight(hands: string[][]): TestTable {
  const t = table({ aliens, hands, destiny: ["seat-1"] }).until("launch/aim");
  return t.answer(0, "1.1").answer(0, { "0.1": 3 });
}

test("wild: one is added for each own ship in the encounter [macron wild]", () => {
  const t = fight([["attack-10", "flare-macron"], ["attack-08"], []]).until("window/reveal.add");
  expect(t.options(0)).toEqual(["pass", "flare-macron"]);
  t.answer(0, "flare-macron");
  expect(t.told("reveal.totals")).toEqual([{ offense: 16, defense: 12 }]);
  expect(t.hand(0)).toEqual(["flare-macron"]);
});

test("wild: the defense counts its ships on the planet, an ally its own ships [macron wild]", () => {
  const defense = fight([["attack-10"], ["attack-08", "flare-macron"], []]).until("window/reveal.add");
  expect(defense.answer(1, "flare-macron").told("reveal.totals")).toEqual([{ offense: 13, defense: 16 }]);
  const ally = fight([["attack-10"], ["attack-08"], ["flare-macron"]]).until("alliance/invite-offense");
  ally.answer(0, ["2"]).answer(1, []).answer(2, "offense").answer(2, { "2.1": 2 }).until("window/reveal.add");
  expect(ally.answer(2, "flare-macron").told("reveal.totals")).toEqual([{ offense: 17, defense: 12 }]);
});

test("wild: only if the own side shows an attack, and not by others [macron wild]", () => {
  const dealing = fight([["negotiate", "flare-macron"], ["attack-08"], []]);
  expect(dealing.declining("clone").until("launch/aim").wasAsked(0, "window/reveal.add")).toBe(false);
  const watching = fight([["attack-10"], ["attack-08"], ["flare-macron"]]);
  expect(watching.declining("clone").until("launch/aim").wasAsked(2, "window/reveal.add")).toBe(false);
});

const withMacron = ["macron", "clone", "machine"];

test("super: up to four ships are sent instead of the limit, and still count four each [macron super, macron flare D1]", () => {
  const hands = [["attack-10", "flare-macron"], ["attack-08"], []];
  const t = table({ aliens: withMacron, hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1");
  expect(t.asked(0)).toBe("boost");
  expect(facts.flare.super.when).toContain(t.table.encounter.phase);
  t.answer(0, "flare-macron");
  expect(t.told("power.used")).toEqual([]);
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 4 });
  t.answer(0, { "0.1": 3 }).until("window/resolution.keep");
  expect(t.told("reveal.totals")).toEqual([{ offense: 22, defense: 12 }]);
  expect(t.hand(0)).toEqual(["flare-macron"]);
});

test("super: left alone, the limit holds [macron super]", () => {
  const hands = [["attack-10", "flare-macron"], ["attack-08"], []];
  const t = table({ aliens: withMacron, hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1");
  expect(t.answer(0, "pass").question(0)).toMatchObject({ key: "launch/ships", max: 1 });
});

test("super: an ally may send up to four ships too [macron super]", () => {
  const hands = [["attack-10"], ["attack-08"], ["flare-macron"]];
  const t = table({ aliens: ["clone", "machine", "macron"], hands, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, ["2"]).answer(1, []);
  expect(t.asked(2)).toBe("boost");
  expect(facts.flare.super.when).toContain(t.table.encounter.phase);
  t.answer(2, "flare-macron").answer(2, "offense");
  expect(t.question(2)).toMatchObject({ key: "alliance/ships", max: 4 });
});

test("super: a Card Zap cancels it, and the limit is declared after all [macron flare D1]", () => {
  const hands = [["attack-10", "flare-macron"], ["attack-08", "card-zap"], []];
  const t = table({ aliens: withMacron, hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1");
  t.answer(0, "flare-macron").answer(1, "card-zap");
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 1 });
});
