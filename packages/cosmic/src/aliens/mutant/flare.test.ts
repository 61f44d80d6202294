import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { accept, haggle, offer } from "../../testing/haggle.ts";
import { table } from "../../testing/table.ts";

const WINDOW = "window/resolution.after";

test("wild: a main player who wins takes a card from the opponent and from each of the opponent's allies [mutant wild]", () => {
  const hands = [["attack-40", "flare-mutant"], ["attack-04", "quash"], ["plague", "morph"], ["force-field"]];
  const t = fight({
    aliens: ["masochist", "filch", "machine", "gambler"],
    hands,
    allies: [
      [2, "defense", 1],
      [3, "offense", 1],
    ],
    declining: ["plague"],
  })
    .declining("force-field")
    .until(WINDOW);
  expect(t.options(0)).toEqual(["pass", "flare-mutant"]);
  t.answer(0, "flare-mutant");
  expect([t.hand(1).length, t.hand(2).length, t.hand(3).length, t.hand(0).length]).toEqual([0, 1, 1, 3]);
});

test("wild: a deal counts, a loss does not [mutant wild]", () => {
  const t = haggle([["flare-mutant"], ["quash", "plague"], []], { declining: ["plague"] })
    .answer(0, offer({}, { quash: 1 }))
    .answer(1, accept);
  t.declining("quash").until(WINDOW).answer(0, "flare-mutant");
  expect([t.hand(0), t.hand(1)]).toEqual([["flare-mutant", "plague", "quash"], []]);
  const lost = fight({ hands: [["attack-04", "flare-mutant"], ["attack-40", "quash"], []] }).finish();
  expect(lost.wasAsked(0, WINDOW)).toBe(false);
  const failed = haggle([["flare-mutant"], ["quash"], []])
    .passing("deal", "deal/penalty")
    .finish();
  expect(failed.wasAsked(0, WINDOW)).toBe(false);
});

test("wild: the allies that went home for the deal pay as well [mutant wild]", () => {
  const hands = [["negotiate", "flare-mutant"], ["negotiate", "quash"], ["plague"]];
  const t = fight({ hands, allies: [[2, "defense", 1]], declining: ["plague"] }).until("deal");
  t.answer(0, offer({}, { quash: 1 }))
    .answer(1, accept)
    .declining("quash")
    .until(WINDOW)
    .answer(0, "flare-mutant");
  expect([t.hand(0), t.hand(2)]).toEqual([["flare-mutant", "plague", "quash"], []]);
});

test("wild: an ally sent home by a Force Field was none in the end [mutant wild]", () => {
  const hands = [["attack-40", "flare-mutant", "force-field"], ["attack-04", "quash"], ["plague"]];
  const t = fight({ hands, allies: [[2, "defense", 1]], declining: ["plague"] })
    .until("window/alliance.formed")
    .answer(0, "force-field");
  t.until(WINDOW).answer(0, "flare-mutant");
  expect([t.hand(0), t.hand(2)]).toEqual([["flare-mutant", "quash"], ["plague"]]);
});

test("wild: a winning ally may not play it [mutant wild]", () => {
  const hands = [["attack-40"], ["attack-04", "quash"], ["flare-mutant"]];
  const t = fight({ hands, allies: [[2, "offense", 1]] }).finish();
  expect(t.wasAsked(2, WINDOW)).toBe(false);
});

const SEVEN = ["attack-20", "attack-10", "attack-08", "attack-06", "attack-04", "negotiate", "morph"];

/** The Mutant (seat 0) holds these and its flare. */
function refill(mine: string[], theirs: string[] = ["attack-40"], courtesy = false) {
  const hands = [[...mine, "flare-mutant"], theirs, []];
  return table({ aliens: ["mutant", "masochist", "filch"], hands, destiny: ["seat-1"], courtesy });
}
const BEFORE = "window/alliance.before";

test("super: up to three cards are discarded before the hand is filled up, even a full one [mutant super, FLR-09]", () => {
  const t = refill(SEVEN).until(BEFORE);
  expect(t.options(0)).toEqual(["pass", "mutant"]);
  t.answer(0, "mutant");
  expect([t.asked(0), t.options(0)]).toEqual(["boost", ["pass", "flare-mutant"]]);
  t.answer(0, "flare-mutant");
  expect(t.question(0)).toMatchObject({ key: "mutant/discard", min: 1, max: 3 });
  expect(t.options(0)).not.toContain("flare-mutant");
  t.answer(0, ["attack-04", "attack-06"]);
  expect([t.discard, t.hand(0).length, t.asked(0)]).toEqual([["attack-04", "attack-06"], 6, "mutant/source"]);
  t.answer(0, "deck").answer(0, "1");
  expect([t.hand(0).length, t.hand(0).includes("attack-40")]).toEqual([8, true]);
});

test("super: with a full hand the power cannot be used without it [mutant super, mutant 1]", () => {
  const t = refill(SEVEN).until(BEFORE).answer(0, "mutant").answer(0, "pass");
  expect([t.asked(0), t.told("power.used"), t.hand(0).length]).toEqual(["alliance/invite-offense", [], 8]);
  const much = refill([...SEVEN, "plague", "quash", "ionic-gas"])
    .declining("plague")
    .until("alliance/invite-offense");
  expect(much.wasAsked(0, BEFORE)).toBe(false);
});

test("super: cancelled, nothing is discarded, and a smaller hand is filled up as usual [mutant super, ZAP-13]", () => {
  const t = refill(SEVEN.slice(2), ["attack-40", "card-zap"]).until(BEFORE).answer(0, "mutant");
  t.answer(0, "flare-mutant").answer(1, "card-zap");
  expect([t.asked(0), t.discard, t.hand(0).length]).toEqual(["mutant/source", ["card-zap", "flare-mutant"], 5]);
});

test("super: what was discarded stays discarded when the power is zapped [mutant super, mutant zap, ZAP-12]", () => {
  const t = refill(SEVEN, ["attack-40", "cosmic-zap"]).until(BEFORE).answer(0, "mutant").answer(0, "flare-mutant");
  t.answer(0, ["attack-04"]).answer(1, "cosmic-zap");
  expect([t.discard, t.hand(0).length]).toEqual([["attack-04", "cosmic-zap"], 7]);
});

test("super: with courtesy a full-handed Mutant is asked whether it holds the flare or not [mutant super]", () => {
  const hands = [[...SEVEN, "plague"], ["attack-40"], []];
  const t = table({ aliens: ["mutant", "masochist", "filch"], hands, destiny: ["seat-1"], courtesy: true })
    .declining("plague")
    .until(BEFORE);
  expect(t.options(0)).toEqual(["pass"]);
});

test("wild: where nobody has a card left it is not offered [mutant wild]", () => {
  const t = fight({ hands: [["attack-40", "flare-mutant"], ["attack-04"], []] }).finish();
  expect([t.told("encounter.won").length, t.wasAsked(0, WINDOW)]).toEqual([1, false]);
});
