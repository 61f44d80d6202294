import { expect, test } from "vitest";
import { table } from "../../testing/table.ts";

/** Seat 2 holds a plague and the Clone's flare; the plague has just done its work. */
function plagued() {
  const hands = [
    ["attack-20", "attack-10"],
    ["attack-04", "attack-06"],
    ["plague", "flare-clone"],
  ];
  const t = table({ aliens: ["amoeba", "chosen", "vacuum"], hands, destiny: ["seat-1", "seat-1"] });
  t.until("window/regroup.start").answer(2, "plague").answer(2, "1").answer(1, { "1.1": 3 }).answer(1, ["attack-06"]);
  return t;
}

test("wild: any player may keep an artifact just played [clone wild]", () => {
  const t = plagued();
  expect([t.asked(2), t.options(2)]).toEqual(["window/card.spent", ["pass", "flare-clone"]]);
  t.answer(2, "flare-clone");
  expect([t.hand(2), t.discard]).toEqual([["flare-clone", "plague"], ["attack-06"]]);
});

test("wild: otherwise the artifact is discarded [clone wild, ART-01]", () => {
  const t = plagued().answer(2, "pass");
  expect([t.hand(2), t.discard]).toEqual([["flare-clone"], ["attack-06", "plague"]]);
});

test("wild: the kept artifact may be played in a later encounter, not in this one [clone wild, clone flare D1]", () => {
  const t = plagued().answer(2, "flare-clone");
  expect(t.asked(2)).toBeUndefined();
  t.until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 4 })
    .passing("planning/select")
    .declining("amoeba", "chosen")
    .until("turn/again")
    .answer(0, true);
  expect([t.asked(2), t.options(2)]).toEqual(["window/regroup.start", ["pass", "plague"]]);
});

test("wild: not in this encounter, though there is another use to zap [clone flare D1]", () => {
  const hands = [["attack-20", "attack-10"], ["attack-04"], ["cosmic-zap", "flare-clone"]];
  const t = table({ aliens: ["hate", "amoeba", "vacuum"], hands, destiny: ["seat-1"] })
    .passing("hate/choose")
    .until("window/power.used", 2);
  t.answer(2, "cosmic-zap").answer(2, "flare-clone");
  expect([t.told("power.zapped").length, t.hand(2)]).toEqual([1, ["cosmic-zap", "flare-clone"]]);
  t.until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .passing("planning/select")
    .until("window/planning.selected", 1);
  t.answer(1, "amoeba").answer(1, "add").answer(1, { "1.2": 1 });
  expect([t.told("power.used").length, t.told("amoeba.added").length]).toEqual([2, 1]);
});

test("wild: the artifact of another player is not one's own to keep [clone wild]", () => {
  const hands = [["attack-20", "plague"], ["attack-04"], ["flare-clone"]];
  const t = table({ aliens: ["amoeba", "chosen", "vacuum"], hands, destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "2").answer(2, { "2.1": 3 });
  t.passing("vacuum/whose").until("launch/aim");
  expect(t.wasAsked(2, "window/card.spent")).toBe(false);
});

/** The Clone (seat 0) loses two ships with a negotiate to seat 1. */
function lost(theirs: string[], mine = ["negotiate", "flare-clone"]) {
  return table({
    aliens: ["clone", "amoeba", "chosen"],
    hands: [mine, theirs, []],
    destiny: ["seat-1"],
    declining: ["clone"],
  })
    .declining("plague")
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 2 });
}

test("super: the Clone takes up to double compensation [clone super]", () => {
  const t = lost(["attack-40", "plague", "quash", "force-field", "ionic-gas", "mobius-tubes"]);
  t.declining("amoeba", "ionic-gas").until("window/resolution.compensation");
  expect(t.options(0)).toEqual(["pass", "flare-clone"]);
  t.answer(0, "flare-clone");
  expect(t.question(0)).toMatchObject({ key: "clone/compensation", kind: "number", min: 3, max: 4 });
  t.answer(0, 4);
  expect([t.hand(0).length, t.hand(1).length]).toEqual([5, 1]);
  expect(t.hand(0)).toContain("flare-clone");
});

test("super: not more than the opponent has [clone super]", () => {
  const some = lost(["attack-40", "plague", "quash", "force-field"])
    .declining("amoeba")
    .until("window/resolution.compensation");
  some.answer(0, "flare-clone").finish();
  expect([some.hand(0), some.told("cards.taken")[0]]).toMatchObject([
    ["flare-clone", "force-field", "plague", "quash"],
    { n: 3 },
  ]);
  const none = lost(["attack-40", "plague", "quash"]).declining("amoeba").finish();
  expect(none.wasAsked(0, "window/resolution.compensation")).toBe(false);
  expect(none.told("cards.taken")[0]).toMatchObject({ n: 2 });
});

test("super: without it there is the usual compensation, with an ionic gas there is none [clone super, CRD-25]", () => {
  const theirs = ["attack-40", "plague", "quash", "force-field", "ionic-gas", "mobius-tubes"];
  const usual = lost(theirs).declining("amoeba", "ionic-gas").until("window/resolution.compensation").answer(0, "pass");
  expect(usual.hand(0)).toHaveLength(3);
  const gas = lost(theirs).declining("amoeba").until("window/resolution.before").answer(1, "ionic-gas").finish();
  expect(gas.wasAsked(0, "window/resolution.compensation")).toBe(false);
  expect(gas.hand(0)).toEqual(["flare-clone"]);
});

test("wild: a main player may keep an artifact as well [clone wild]", () => {
  const hands = [["attack-20", "plague", "flare-clone"], ["attack-04"], []];
  const t = table({ aliens: ["amoeba", "chosen", "hacker"], hands, destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "2").answer(2, { "2.1": 3 });
  expect([t.asked(0), t.answer(0, "flare-clone").hand(0)]).toEqual([
    "window/card.spent",
    ["attack-20", "flare-clone", "plague"],
  ]);
});
