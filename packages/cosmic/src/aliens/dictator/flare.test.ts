import { expect, test } from "vitest";
import { table } from "../../testing/table.ts";

const others = ["masochist", "hacker", "vacuum"];

test("wild: after destiny is drawn the offense discards the card and draws again [dictator wild]", () => {
  const hands = [["attack-10"], ["attack-08"], ["flare-dictator"]];
  const t = table({ aliens: others, hands, destiny: ["seat-1", "seat-2", "seat-1"] }).until("window/destiny.drawn");
  expect(t.options(2)).toEqual(["pass", "flare-dictator"]);
  t.answer(2, "flare-dictator");
  expect(t.told("destiny.drawn").map(({ card }) => String(card).slice(0, -2))).toEqual([
    "destiny/seat-1",
    "destiny/seat-2",
  ]);
  expect([t.table.destinyDiscard.length, t.table.encounter.defense]).toEqual([2, 2]);
  expect([t.hand(2), t.asked(0)]).toEqual([["flare-dictator"], "launch/aim"]);
});

test("wild: the offense itself may not use it [dictator wild]", () => {
  const hands = [["attack-10", "flare-dictator"], ["attack-08"], []];
  const t = table({ aliens: others, hands, destiny: ["seat-1"] }).until("launch/aim");
  expect(t.wasAsked(0, "window/destiny.drawn")).toBe(false);
});

/** The Dictator (seat 0) is the offense and holds its flare; no card of its own color is left to be drawn by chance. */
function own(theirs: string[] = ["attack-08"]) {
  const hands = [["attack-10", "flare-dictator"], theirs, []];
  const t = table({ aliens: ["dictator", "hacker", "vacuum"], hands, destinyDiscard: ["seat-0", "seat-0", "seat-0"] });
  expect([t.asked(0), t.options(0)]).toEqual(["window/destiny.draw", ["pass", "flare-dictator"]]);
  return t;
}

test("super: the Dictator chooses as the offense [dictator super]", () => {
  const t = own().answer(0, "flare-dictator");
  expect([t.asked(0), t.options(0).length]).toEqual(["dictator/choose", 11]);
  t.answer(0, "seat-2.2");
  expect(t.told("destiny.drawn")).toEqual([{ card: "destiny/seat-2.2" }]);
  expect([t.table.encounter.defense, t.hand(0)]).toEqual([2, ["attack-10", "flare-dictator"]]);
});

test("super: without it a card is dealt at random [dictator super, dictator 2]", () => {
  const t = own().answer(0, "pass").until("launch/aim");
  expect(t.wasAsked(0, "dictator/choose")).toBe(false);
});

test("super: it is a use of the power and can be zapped; the flare returns [dictator super, dictator zap, ZAP-12]", () => {
  const t = own(["attack-08", "cosmic-zap"]).answer(0, "flare-dictator").answer(0, "seat-2.2");
  expect(t.options(1)).toEqual(["pass", "cosmic-zap"]);
  t.answer(1, "cosmic-zap");
  expect(t.told("dictator.shuffled")).toHaveLength(2);
  expect(t.hand(0)).toEqual(["attack-10", "flare-dictator"]);
});
