import { expect, test } from "vitest";
import { allPowers } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const ALL = allPowers().map((power) => power.id);

/** Seat 0 attacks seat 1 with one ship and loses with a 4 against a 20, unless said otherwise. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const hands = [["attack-04"], ["attack-20"], ["flare-reincarnator"]];
  const t = table({ aliens: ["macron", "zombie", "masochist"], hands, destiny: ["seat-1"], ...setUp });
  return t.until("launch/aim").answer(0, "1.1");
}

test("the wild goes to a loser, who becomes another alien right after the encounter [reincarnator wild]", () => {
  const t = attack({ retired: ALL.filter((alien) => alien !== "vacuum" && alien !== "tick-tock") });
  t.until("window/resolution.become");
  expect(t.options(2)).toEqual(["pass", "flare-reincarnator"]);
  t.answer(2, "flare-reincarnator");
  expect([t.hand(0), t.hand(2)]).toEqual([["flare-reincarnator"], []]);
  expect(t.table.players[0].powers).toEqual(["vacuum"]);
  expect(t.table.retired).toContain("macron");
  expect(t.history[t.history.indexOf("encounter 1 > resolution > power.gained") + 1]).toBe("turn.began");
});

test("the loser's old alien acts to the end of the encounter [reincarnator wild]", () => {
  const t = attack({
    aliens: ["machine", "zombie", "masochist"],
    hands: [["attack-04", "attack-06", "attack-08"], ["attack-20"], ["flare-reincarnator"]],
  });
  t.passing("planning/select")
    .until("window/resolution.become")
    .answer(2, "flare-reincarnator")
    .until("window/encounter.end");
  expect(t.table.players[0].powers).toEqual(["machine"]);
  t.answer(0, "machine");
  expect(t.table.players[0].powers).not.toEqual(["machine"]);
  expect(t.table.encounter).toMatchObject({ n: 2, offense: 0 });
});

test("after a failed deal either dealer may get the wild [reincarnator wild]", () => {
  const t = attack({ hands: [["negotiate"], ["negotiate", "attack-08"], ["flare-reincarnator"]] });
  t.until("planning/select").answer(1, "negotiate");
  t.passing("deal", "deal/penalty").until("window/resolution.become").answer(2, "flare-reincarnator");
  expect([t.asked(2), t.options(2)]).toEqual(["reincarnator/victim", ["0", "1"]]);
  t.answer(2, "player/1");
  expect(t.hand(1)).toContain("flare-reincarnator");
  expect(t.table.players[0].powers).toEqual(["macron"]);
  expect(t.table.players[1].powers).not.toEqual(["zombie"]);
});

test("a losing ally may get the wild too [reincarnator flare D1]", () => {
  const aliens = ["macron", "zombie", "masochist", "warrior"];
  const t = attack({ aliens }).until("alliance/invite-offense").answer(0, ["player/3"]).until("alliance/answer");
  t.answer(3, "offense").answer(3, { "3.1": 1 }).until("window/resolution.become").answer(2, "flare-reincarnator");
  expect(t.options(2)).toEqual(["3", "0"]);
  t.answer(2, "player/3").finish();
  expect(t.table.players[3].powers).not.toEqual(["warrior"]);
});

test("the wild is for a loser other than its player and the Reincarnator [reincarnator wild]", () => {
  const own = attack({ hands: [["attack-04", "flare-reincarnator"], ["attack-20"], []] }).finish();
  expect(own.wasAsked(0, "window/resolution.become")).toBe(false);
  const reincarnator = attack({ aliens: ["reincarnator", "zombie", "masochist"] }).finish();
  expect(reincarnator.wasAsked(2, "window/resolution.become")).toBe(false);
  expect(reincarnator.table.players[0].powers[0]).toBe("reincarnator");
});

test("with the super the Reincarnator stays what it is [reincarnator super]", () => {
  const t = attack({
    aliens: ["reincarnator", "zombie", "masochist"],
    hands: [["attack-04", "flare-reincarnator"], ["attack-20"], []],
  });
  t.until("boost").answer(0, "flare-reincarnator").finish();
  expect(t.table.players[0].powers).toEqual(["reincarnator"]);
  expect(t.told("power.used")).not.toContainEqual({ player: "player/0", power: "power/reincarnator" });
  expect(t.hand(0)).toEqual(["flare-reincarnator"]);
});

test("the super may be left in hand, and then the power is used [reincarnator super]", () => {
  const t = attack({
    aliens: ["reincarnator", "zombie", "masochist"],
    hands: [["attack-04", "flare-reincarnator"], ["attack-20"], []],
  });
  t.until("boost").answer(0, "pass").finish();
  expect(t.table.players[0].powers).toHaveLength(2);
});
