import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";

const aliens = ["clone", "filch", "amoeba"];

/** The Clone (seat 0) attacks 1.1 with two ships. */
function attack(mine: string[], theirs: string[], more: TestSetUp = {}) {
  return table({ aliens, hands: [mine, theirs, []], destiny: ["seat-1"], ...more, declining: ["plague"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 2 });
}

test("once the encounter is resolved the Clone may take its card back [clone 0, clone 1]", () => {
  const t = attack(["attack-20"], ["attack-04"]).until("window/resolution.keep");
  expect([t.table.encounter.result, t.ships("1.1", 0)]).toEqual(["won", 2]);
  expect(t.options(0)).toEqual(["pass", "clone"]);
  t.answer(0, "clone").until("turn/again");
  expect(t.hand(0)).toEqual(["attack-20"]);
  expect(t.discard).toEqual(["attack-04"]);
});

test("a Clone that does not want its card discards it [clone 0]", () => {
  const t = attack(["attack-20", "attack-08"], ["attack-04"]).until("planning/select").answer(0, "attack-20");
  t.until("window/resolution.keep").answer(0, "pass").declining("filch").until("turn/again");
  expect([t.hand(0), t.discard]).toEqual([["attack-08"], ["attack-20", "attack-04"]]);
});

test("as an ally the Clone has no card to take [clone 0]", () => {
  const t = table({ aliens, turn: 1, hands: [[], ["attack-20"], ["attack-04"]], destiny: ["seat-2"] })
    .until("alliance/invite-offense")
    .answer(1, ["player/0"])
    .until("alliance/answer")
    .answer(0, "offense")
    .answer(0, { "0.1": 1 })
    .declining("amoeba", "filch")
    .finish();
  expect(t.wasAsked(0, "window/resolution.keep")).toBe(false);
  expect(t.told("encounter.discarded")).toEqual([{ cards: "card/attack-20.1 card/attack-04.1" }]);
});

test("of cards that were replaced the Clone takes the last one used [clone 2]", () => {
  const deck = ["attack-30", "plague", "quash"];
  const t = attack(["attack-06"], ["attack-04"], { powers: [["chosen", "clone"]], deck });
  t.until("window/reveal.change").answer(0, "chosen").answer(0, ["attack-30"]).answer(0, "replace");
  t.until("window/resolution.keep").answer(0, "clone").until("turn/again");
  expect(t.hand(0)).toEqual(["attack-30"]);
});

test("zapped, the Clone discards its card [clone zap]", () => {
  const t = attack(["attack-20"], ["attack-04", "cosmic-zap"]).until("window/resolution.keep").answer(0, "clone");
  expect(t.options(1)).toEqual(["pass", "cosmic-zap"]);
  t.answer(1, "cosmic-zap").until("window/resolution.discarded");
  expect([t.hand(0), t.discard]).toEqual([[], ["cosmic-zap", "attack-20", "attack-04"]]);
});

test("the card comes back after compensation, so it cannot be taken as such [clone EC1]", () => {
  const t = attack(["attack-20"], ["negotiate"]).until("window/resolution.keep");
  expect([t.table.encounter.fallen[1], t.hand(1)]).toEqual([4, []]);
  t.answer(0, "clone").until("turn/again");
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-20"], []]);
});

test("the card never reaches the discard pile, so the Filch cannot take it [clone EC2]", () => {
  const free = attack(["attack-20"], ["attack-04"]).until("window/resolution.keep").answer(0, "pass");
  expect([free.asked(1), free.options(1)]).toEqual(["window/resolution.discarded", ["pass", "filch"]]);
  const t = attack(["attack-20"], ["attack-04"]).until("window/resolution.keep").answer(0, "clone");
  expect(t.asked(1)).not.toBe("window/resolution.discarded");
  expect(t.told("encounter.discarded")).toEqual([{ cards: "card/attack-04.1" }]);
});

test("a morph comes back as a morph [clone EC3]", () => {
  const t = attack(["morph"], ["attack-04"]).until("window/resolution.keep");
  expect(t.table.encounter.shown[0]).toMatchObject({ type: "attack", value: 4 });
  t.answer(0, "clone");
  expect(t.hand(0)).toEqual(["morph"]);
});

test("the Clone takes its negotiate back after a failed deal [clone EC4]", () => {
  const t = attack(["negotiate"], ["negotiate"]).until("deal").answer(0, { do: "refuse" });
  t.passing("deal/penalty").until("window/resolution.keep");
  expect(t.table.encounter.result).toBe("failed");
  t.answer(0, "clone");
  expect(t.hand(0)).toEqual(["negotiate"]);
});

test("the Clone takes its negotiate back after a deal [clone EC4]", () => {
  const t = attack(["negotiate", "plague"], ["negotiate"]).until("deal");
  t.answer(0, { do: "offer", give: { plague: 1 }, want: {} }).answer(1, { do: "accept" });
  t.until("window/resolution.keep").answer(0, "clone").until("turn/again");
  expect([t.hand(0), t.hand(1)]).toEqual([["negotiate"], ["plague"]]);
});

test("the defense may take its card back as well [clone 0]", () => {
  const t = attack(["attack-20"], ["attack-04"], { aliens: ["filch", "clone", "amoeba"] });
  expect(t.until("window/resolution.keep").answer(1, "clone").hand(1)).toEqual(["attack-04"]);
});
