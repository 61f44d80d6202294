import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const WINDOW = "window/alliance.before";
const BEFORE = "window/planning.before";

/** Seat 0 attacks seat 1 with the Trader's flare. */
function wild(mine: string[], theirs: string[]) {
  const hands = [[...mine, "flare-trader"], theirs, []];
  return table({ aliens: ["masochist", "filch", "machine"], hands, destiny: ["seat-1"] }).until(WINDOW);
}

test("wild: before allies are invited a random card is taken and one is given in return [trader wild, CLR-16]", () => {
  const t = wild(["attack-04"], ["attack-40"]);
  expect([t.options(0), t.told("alliance.invited")]).toEqual([["pass", "flare-trader"], []]);
  t.answer(0, "flare-trader");
  expect([t.asked(0), t.options(0), t.hand(1)]).toEqual(["trader/give", ["attack-04", "attack-40"], []]);
  t.answer(0, "attack-04");
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-40", "flare-trader"], ["attack-04"]]);
});

test("wild: the card given back may be the same [trader wild]", () => {
  const t = wild(["attack-04"], ["attack-40"]).answer(0, "flare-trader").answer(0, "attack-40");
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-04", "flare-trader"], ["attack-40"]]);
});

test("wild: the defense may play it, an uninvolved player may not [trader wild]", () => {
  const hands = [["attack-04"], ["attack-40", "flare-trader"], []];
  const t = table({ aliens: ["masochist", "filch", "machine"], hands, destiny: ["seat-1"] }).until(WINDOW);
  expect(t.options(1)).toEqual(["pass", "flare-trader"]);
  const other = [["attack-04"], ["attack-40"], ["flare-trader"]];
  const none = table({ aliens: ["masochist", "filch", "machine"], hands: other, destiny: ["seat-1"] });
  expect(none.until("alliance/invite-offense").wasAsked(2, WINDOW)).toBe(false);
});

test("wild: cancelled, no card moves [trader wild, ZAP-13]", () => {
  const t = wild(["attack-04"], ["attack-40", "card-zap"]).answer(0, "flare-trader").answer(1, "card-zap");
  expect([t.hand(0), t.hand(1)]).toEqual([["attack-04"], ["attack-40"]]);
});

test("wild: where in the end there is no card to take and none to give, nothing happens [trader wild]", () => {
  const hands = [["attack-04", "card-zap", "quash"], ["flare-trader"], ["plague", "card-zap"]];
  const t = table({ aliens: ["masochist", "filch", "machine"], hands, destiny: ["seat-1"] }).until(
    "window/regroup.start",
  );
  t.answer(2, "plague")
    .answer(2, "0")
    .passing("ships/lose")
    .declining("card-zap")
    .until("plague/discard")
    .answer(0, ["quash"])
    .until(WINDOW);
  t.answer(1, "flare-trader").answer(0, "card-zap").answer(2, "pass").answer(2, "card-zap");
  expect([t.asked(0), t.hand(0), t.hand(1)]).toEqual(["alliance/invite-offense", [], ["flare-trader"]]);
});

/** The Trader (seat 0) is about to trade, with its flare. */
function boost(theirs: string[] = []) {
  const hands = [
    ["attack-04", "flare-trader"],
    ["attack-40", ...theirs],
    ["attack-30", "attack-20"],
  ];
  const t = fight({ aliens: ["trader", "filch", "machine"], hands })
    .until(BEFORE)
    .answer(0, "trader");
  expect([t.asked(0), t.options(0)]).toEqual(["boost", ["pass", "flare-trader"]]);
  return t;
}

test("super: the Trader trades with any player, and the flare stays with it [trader super, FLR-08, FLR-09]", () => {
  const t = boost().answer(0, "flare-trader");
  expect([t.asked(0), t.options(0)]).toEqual(["trader/with", ["1", "2"]]);
  t.answer(0, "2");
  expect([t.hand(0), t.hand(2)]).toEqual([["attack-20", "attack-30", "flare-trader"], ["attack-04"]]);
});

test("super: unused or cancelled, the trade is with the opponent [trader super, FLR-11, ZAP-13]", () => {
  const unused = boost().answer(0, "pass");
  expect([unused.wasAsked(0, "trader/with"), unused.told("trader.traded")]).toEqual([
    false,
    [{ player: "player/0", other: "player/1" }],
  ]);
  expect(unused.hand(1)).toContain("flare-trader");
  const cancelled = boost(["card-zap"]).answer(0, "flare-trader").answer(1, "card-zap");
  expect(cancelled.told("trader.traded")).toEqual([{ player: "player/0", other: "player/1" }]);
});

test("super: the power zapped, everybody keeps the own hand [trader super, trader zap, ZAP-12]", () => {
  const t = boost(["cosmic-zap"]).answer(0, "flare-trader").answer(0, "2").answer(1, "cosmic-zap");
  expect([t.told("trader.traded"), t.hand(2)]).toEqual([[], ["attack-20", "attack-30"]]);
});

test("wild: of an opponent without cards nothing can be taken [trader wild]", () => {
  const hands = [["attack-04", "flare-trader"], [], []];
  const t = table({ aliens: ["masochist", "filch", "machine"], hands, destiny: ["seat-1"] });
  expect(t.until("alliance/invite-offense").wasAsked(0, WINDOW)).toBe(false);
});
