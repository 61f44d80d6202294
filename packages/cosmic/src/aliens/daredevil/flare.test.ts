import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { rewarded } from "../../testing/rewarded.ts";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

/** Seat 0 attacks with two ships and bets on a narrow win. */
function bet(mine: string, theirs: string) {
  const t = fight({ settings, hands: [[mine, "attack-01", "flare-daredevil"], [theirs], []], gate: 2 });
  return t.cards(mine, theirs).until("window/planning.selected").answer(0, "flare-daredevil");
}

test("a bet on a narrow win that is won founds a colony in the other home system [daredevil wild]", () => {
  const t = bet("attack-12", "attack-08").until("daredevil/colony");
  expect(t.options(0)).toEqual(["pass", "1.1", "1.2", "1.3", "1.4", "1.5"]);
  t.answer(0, "1.3").until("turn/again");
  expect([t.ships("1.3", 0), t.ships("1.1", 0), t.table.warp[0], t.hand(0)]).toEqual([
    1,
    1,
    0,
    ["attack-01", "flare-daredevil"],
  ]);
});

test.each([
  ["a bigger win", "attack-30", "attack-08"],
  ["a loss", "attack-04", "attack-08"],
])("%s costs three ships [daredevil wild]", (_, mine, theirs) => {
  const t = bet(mine, theirs).until("ships/lose");
  expect(t.question(0)).toMatchObject({ min: 3, max: 3 });
});

test("with the super a win by six is narrow enough [daredevil super]", () => {
  const hands = [["attack-20", "attack-06", "attack-10", "flare-daredevil"], ["attack-06"], []];
  const t = fight({ aliens: ["daredevil", "hacker", "clone"], settings, hands, gate: 2, declining: ["clone"] });
  t.cards("attack-20", "attack-06").until("window/reveal.reinforce").answer(0, "daredevil");
  t.until("boost").answer(0, "flare-daredevil");
  expect(t.totals()).toEqual({ offense: 16, defense: 10 });
  expect(t.until("turn/again").told("rewards.taken")).toEqual([{ player: "player/0", ships: 0, cards: 2 }]);
  expect(t.hand(0)).toContain("flare-daredevil");
});

test("ships that have retreated cannot be the price [daredevil wild, DR-4]", () => {
  const hands = [["attack-10", "attack-04"], ["retreat", "flare-daredevil"], []];
  const t = rewarded({ settings, hands, target: "1.1", declining: ["flare-daredevil"] });
  t.cards("attack-10", "retreat").until("window/planning.selected").answer(1, "flare-daredevil").until("ships/lose");
  expect([t.ships("1.1", 1), t.options(1)]).toEqual([4, ["1.2", "1.3", "1.4", "1.5"]]);
});

test("who helps both sides settles in the system of the beaten main player [daredevil wild, yin-yang 3]", () => {
  const t = table({
    aliens: ["clone", "hacker", "yin-yang"],
    settings,
    hands: [["attack-10"], ["attack-12"], ["flare-daredevil"]],
    destiny: ["seat-1"],
    declining: ["clone"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
  t.until("alliance/invite-offense").answer(0, ["player/2"]).answer(1, ["player/2"]);
  t.until("window/alliance.answer").answer(2, "yin-yang").answer(2, { "2.1": 1 }).answer(2, { "2.2": 1 });
  t.until("window/planning.selected").answer(2, "flare-daredevil").until("daredevil/colony");
  // 10 + 2 + 1 against 12 + 4 + 1.
  expect(t.options(2)).toEqual(["pass", "0.1", "0.2", "0.3", "0.4", "0.5"]);
  t.answer(2, "0.3").until("yin-yang/rewards");
  // The ship that has gone to the colony was with the defense all the same.
  expect(t.question(0)).toMatchObject({ max: 1 });
  t.answer(0, 0).finish();
  expect([t.ships("0.3", 2), t.table.warp[2]]).toEqual([1, 1]);
});

test("a ship of a defensive ally that founds the colony brings no reward any more [daredevil wild, daredevil EC2]", () => {
  const hands = [["attack-08"], ["attack-06", "attack-01"], ["flare-daredevil"]];
  const t = fight({ settings, hands, gate: 1, allies: [[2, "defense", 2]] });
  t.cards("attack-08", "attack-06").until("window/planning.selected").answer(2, "flare-daredevil");
  t.until("daredevil/colony").answer(2, "0.1").until("ships/return").answer(2, { "2.2": 1 }).until("planning/select");
  expect([t.totals(), t.ships("0.1", 2), t.told("rewards.taken")]).toEqual([
    { offense: 9, defense: 12 },
    1,
    [{ player: "player/2", ships: 0, cards: 1 }],
  ]);
});

test("an ally who is slandered out of a narrow win gains nothing, but owes nothing either [daredevil wild, daredevil EC2, muckraker 3]", () => {
  const hands = [["attack-10"], ["attack-08", "attack-01"], ["flare-daredevil"]];
  const t = fight({ aliens: ["clone", "muckraker", "hacker"], settings, hands, gate: 2, allies: [[2, "offense", 1]] });
  t.cards("attack-10", "attack-08").until("window/planning.selected").answer(2, "flare-daredevil");
  t.until("window/resolution.before").answer(1, "muckraker").until("muckraker/bribe").answer(2, "pass");
  t.declining("clone").finish();
  expect([t.totals(), t.wasAsked(2, "daredevil/colony"), t.wasAsked(2, "ships/lose")]).toEqual([
    { offense: 13, defense: 12 },
    false,
    false,
  ]);
});
