import { expect, test } from "vitest";
import { CARDS } from "./cards.ts";
import { type TestSetUp, type TestTable, table } from "./testing/table.ts";

/** Seat 0 attacks 1.1 with one ship: 11 against 12 if nothing is added. Both main players keep a card. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}) {
  const all = [["attack-10", ...hands[0]], ["attack-08", ...hands[1]], ...hands.slice(2)];
  const t = table({ aliens: ["clone", "will", "macron", "zombie"], hands: all, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
}

function totals(t: TestTable) {
  return t.told("reveal.totals")[0];
}

test("there are two +2, three +3 and one +5 [CRD-06]", () => {
  const values = CARDS.filter((card) => card.type === "reinforcement" && card.box === "base").map((card) => card.value);
  expect(values).toEqual([2, 2, 3, 3, 3, 5]);
});

test("a main player adds the value to the own side, or to the other [REV-07, CRD-06]", () => {
  const t = attack([["reinforcement-5"], [], [], []]).until("window/reveal.reinforce");
  expect(t.options(0)).toEqual(["pass", "reinforcement-5"]);
  t.answer(0, "reinforcement-5");
  expect([t.asked(0), t.options(0)]).toEqual(["reveal/reinforce-side", ["offense", "defense"]]);
  t.answer(0, "offense");
  expect(totals(t)).toEqual({ offense: 16, defense: 12 });
  const other = attack([["reinforcement-5"], [], [], []]).until("window/reveal.reinforce");
  other.answer(0, "reinforcement-5").answer(0, "defense");
  expect(totals(other)).toEqual({ offense: 11, defense: 17 });
});

test("an ally of either side may play one, and for either side [REV-07, CRD-06]", () => {
  const t = attack([[], [], ["reinforcement-3"], ["reinforcement-2"]], {
    aliens: ["clone", "will", "warrior", "zombie"],
  });
  t.until("alliance/invite-offense").answer(0, ["2"]).answer(1, ["3"]);
  t.answer(2, "offense").answer(2, { "2.1": 1 }).answer(3, "defense").answer(3, { "3.1": 1 });
  t.until("window/reveal.reinforce").answer(2, "reinforcement-3").answer(3, "pass").answer(2, "offense");
  t.answer(3, "reinforcement-2").answer(3, "offense");
  expect(totals(t)).toEqual({ offense: 17, defense: 13 });
});

test("one may play several and answer those of others until all pass in a row [REV-07, REV-08]", () => {
  const t = attack([["reinforcement-2", "reinforcement-3"], ["reinforcement-5"], [], []]);
  t.until("window/reveal.reinforce").answer(0, "reinforcement-2").answer(1, "pass").answer(0, "offense");
  expect([t.asked(0), t.asked(1)]).toEqual(["window/reveal.reinforce", "window/reveal.reinforce"]);
  t.answer(0, "pass").answer(1, "reinforcement-5").answer(1, "defense");
  expect(t.options(0)).toEqual(["pass", "reinforcement-3"]);
  t.answer(0, "reinforcement-3").answer(0, "offense");
  expect(totals(t)).toEqual({ offense: 16, defense: 17 });
});

test("if several want to, the offense comes first, then the defense, then allies; each new one starts the round again [REV-08]", () => {
  const t = attack([["reinforcement-2"], ["reinforcement-5"], ["reinforcement-3"], []], {
    aliens: ["clone", "will", "warrior", "zombie"],
  });
  t.until("alliance/invite-offense").answer(0, ["2"]).until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 1 }).until("window/reveal.reinforce");
  t.answer(2, "reinforcement-3").answer(1, "reinforcement-5").answer(0, "reinforcement-2");
  expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual(["reveal/reinforce-side", undefined, undefined]);
  t.answer(0, "offense").answer(2, "reinforcement-3").answer(1, "reinforcement-5");
  expect([t.asked(1), t.asked(2)]).toEqual(["reveal/reinforce-side", undefined]);
  t.answer(1, "defense");
  expect(t.asked(2)).toBe("window/reveal.reinforce");
  t.answer(2, "pass");
  expect(totals(t)).toEqual({ offense: 14, defense: 17 });
});

test("unless both cards are attacks, none is played [REV-09]", () => {
  for (const card of ["negotiate", "morph"]) {
    const hands = [["attack-10", "reinforcement-5"], [card, "reinforcement-2"], [], []];
    const t = attack([[], [], [], []], { hands });
    if (card === "morph") {
      t.until("window/reveal.reinforce");
      expect(t.options(1)).toEqual(["pass", "reinforcement-2"]);
    } else {
      t.until("window/resolution.keep");
      expect(t.told("encounter.won")).toHaveLength(1);
    }
  }
});

test("an uninvolved player may not play one [REV-10]", () => {
  const t = attack([["reinforcement-2"], [], ["reinforcement-3"], []]).until("window/reveal.reinforce");
  expect([t.asked(0), t.asked(2)]).toEqual(["window/reveal.reinforce", undefined]);
});

test("they lie on the table and are discarded with the encounter cards [REV-11, END-01]", () => {
  const t = attack([["reinforcement-5"], [], [], []]).until("window/reveal.reinforce");
  t.answer(0, "reinforcement-5").answer(0, "offense");
  expect([t.asked(0), t.table.discard, t.table.inPlay.length]).toEqual(["window/resolution.keep", [], 3]);
  t.answer(0, "pass");
  const spent = t.told("encounter.discarded");
  expect(spent).toEqual([{ cards: "card/attack-10.1 card/attack-08.1 card/reinforcement-5" }]);
});

test("a table may discard them at once [REV-11]", () => {
  const t = attack([["reinforcement-5"], [], [], []], { settings: { reinforcementDiscard: "immediately" } });
  t.until("window/reveal.reinforce").answer(0, "reinforcement-5").answer(0, "offense");
  expect(t.table.discard.map((card) => CARDS[card].name)).toEqual(["reinforcement-5"]);
  t.answer(0, "pass");
  expect(t.told("encounter.discarded")).toEqual([{ cards: "card/attack-10.1 card/attack-08.1" }]);
});

test("a Card Zap cannot cancel one [CRD-09]", () => {
  const t = attack([["reinforcement-5"], ["card-zap"], [], []]).until("window/reveal.reinforce");
  t.answer(0, "reinforcement-5").answer(0, "offense");
  expect(t.asked(1)).toBeUndefined();
  expect(totals(t)).toEqual({ offense: 16, defense: 12 });
});
