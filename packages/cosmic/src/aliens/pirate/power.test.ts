import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { retirePower } from "../../sheets.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import { rewarded } from "../../testing/rewarded.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["pirate", "hacker", "clone"];
const declining = ["clone"];
const again = "turn/again";

/** The Pirate attacks with four ships and wins, unless it is said otherwise. */
function raid(more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [["attack-20", "attack-08"], ["attack-04"], []];
  return fight({ aliens, settings, hands, gate: 4, declining, ...more }).cards("attack-20", "attack-04");
}

/** Ships on the sheet by seat. */
function held(t: { table: { memo: Record<string, { ships?: unknown }> } }) {
  return t.table.memo.pirate?.ships;
}

test("winning ships go to other colonies, and as many losing ships are captured [pirate 0, pirate 1]", () => {
  expect(powerOf("pirate").effect.alert).toBe("yellow");
  const t = raid().until("window/resolution.before").answer(0, "pirate");
  expect(t.question(0)).toMatchObject({ key: "pirate/capture", min: 1, max: 4 });
  expect(t.options(0)).toEqual(["1"]);
  t.answer(0, { "player/1": 3 });
  expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5"]);
  t.until(again);
  expect([held(t), t.table.warp, t.ships("1.1", 0)]).toEqual([[0, 3, 0], [0, 1, 0], 1]);
});

test("if all ships go home, none lands [pirate 1]", () => {
  const t = raid().until("window/resolution.before").answer(0, "pirate").answer(0, { "player/1": 4 });
  t.until(again);
  expect([held(t), t.colonies(0), t.ships("1.1", 0), t.table.warp]).toEqual([[0, 4, 0], 0, 0, [0, 0, 0]]);
});

test("it may choose among the losing ships, allies included, and captured ships are not compensated [pirate EC1]", () => {
  const hands = [["attack-20", "attack-08"], ["negotiate"], []];
  const t = fight({ aliens, settings, hands, gate: 4, declining, allies: [[2, "defense", 2]] });
  t.cards("attack-20", "negotiate").until("window/resolution.before").answer(0, "pirate");
  expect(t.options(0)).toEqual(["1", "2"]);
  t.answer(0, { "player/1": 3, "player/2": 1 }).declining("hacker.1").finish();
  expect([held(t), t.table.warp, t.hand(1)]).toEqual([[0, 3, 1], [0, 1, 1], ["attack-08"]]);
});

test("as a defensive ally it captures ships of the gate, and the ships sent home earn nothing [pirate 1]", () => {
  const hands = [["attack-04"], ["attack-20"], []];
  const t = fight({
    aliens: ["clone", "hacker", "pirate"],
    settings,
    hands,
    deck: ["quash", "attack-15"],
    gate: 3,
    declining,
    allies: [[2, "defense", 3]],
  }).cards("attack-04", "attack-20");
  t.until("window/resolution.before").answer(2, "pirate").answer(2, { "player/0": 2 }).finish();
  expect([held(t), t.table.warp, t.hand(2)]).toEqual([[2, 0, 0], [1, 0, 0], ["quash"]]);
});

test("as a defensive ally its ships go to colonies other than the one being fought for as well [pirate 1]", () => {
  const hands = [["attack-04"], ["attack-20"], []];
  const t = fight({
    aliens: ["clone", "hacker", "pirate"],
    settings,
    hands,
    gate: 2,
    ships: { "1.1": [0, 4, 2], "2.1": [0, 0, 2] },
    declining,
    allies: [[2, "defense", 1]],
  }).cards("attack-04", "attack-20");
  t.until("window/resolution.before").answer(2, "pirate").until("ships/return");
  expect(t.options(2)).not.toContain("1.1");
});

test("the defense does not raid, and nor does the losing side [pirate 0]", () => {
  const hands = [["attack-04"], ["attack-20"], []];
  const t = fight({ aliens: ["clone", "pirate", "hacker"], settings, hands, declining }).cards(
    "attack-04",
    "attack-20",
  );
  t.finish();
  expect(t.wasAsked(1, "window/resolution.before")).toBe(false);
});

test("ships that retreat cannot be captured [pirate EC2]", () => {
  const hands = [["attack-20", "attack-08"], ["retreat"], []];
  const t = rewarded({ aliens, settings, hands, gate: 4, declining }).cards("attack-20", "retreat");
  t.passing(again).finish();
  expect(t.wasAsked(0, "window/resolution.before")).toBe(false);
});

test("at the start of an encounter up to four captives go to the warp for rewards [pirate 2]", () => {
  const ships = { "1.1": [0, 0], "1.2": [0, 3] };
  const t = table({
    aliens,
    settings,
    declining,
    ships,
    memo: { pirate: { ships: [0, 5, 0] } },
    hands: [["attack-08"], ["attack-04"], []],
    deck: ["quash", "attack-15", "morph", "attack-20"],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start").answer(0, "pirate.1");
  expect(t.question(0)).toMatchObject({ key: "pirate/sell", min: 1, max: 4 });
  t.answer(0, { "player/1": 4 });
  expect([t.table.warp, held(t), t.hand(0)]).toEqual([
    [0, 4, 0],
    [0, 1, 0],
    ["attack-08", "attack-15", "attack-20", "morph", "quash"],
  ]);
  expect(t.options(0)).toEqual(["pass", "pirate.2"]);
});

test("an owner buys ships back with cards and a colony; it is no deal [pirate 3, pirate EC3]", () => {
  const t = table({
    aliens,
    settings,
    declining,
    ships: { "1.1": [0, 0], "1.2": [0, 4] },
    memo: { pirate: { ships: [0, 4, 0] } },
    hands: [["attack-08"], ["attack-04", "quash"], []],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start").answer(0, "pirate.2");
  expect(t.question(0)).toMatchObject({ kind: "deal", key: "deal/ransom", params: { player: "player/1" } });
  t.answer(0, { do: "offer", give: { "captive/1": 2 }, want: { "name/quash": 1, "planet/1.2": 1 } });
  expect(t.question(1)).toMatchObject({ key: "deal/ransom", params: { player: "player/0" }, mayAccept: true });
  t.answer(1, { do: "accept" }).until("deal/settle").answer(0, { "0.1": 1 }).until("ships/return", 1);
  t.answer(1, { "1.2": 2 });
  expect([t.hand(0), held(t), t.ships("1.2", 1), t.colonies(0)]).toEqual([["attack-08", "quash"], [0, 2, 0], 6, 1]);
  expect([t.told("deal.made"), t.options(0)]).toEqual([[], ["pass", "pirate.1"]]);
});

test("an offer without ships is none, and failed talks cost nothing [pirate EC3]", () => {
  const t = table({
    aliens,
    settings,
    declining,
    ships: { "1.1": [0, 2] },
    memo: { pirate: { ships: [0, 2, 0] } },
    hands: [["attack-08"], ["attack-04"], []],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start").answer(0, "pirate.2");
  expect(() => t.answer(0, { do: "offer", give: {}, want: { "random/card": 1 } })).toThrow("refused.empty");
  t.answer(0, { do: "offer", give: { "captive/1": 1 }, want: { "random/card": 1 } }).answer(1, { do: "refuse" });
  expect([t.table.warp, t.hand(1), t.options(0)]).toEqual([[0, 0, 0], ["attack-04"], ["pass", "pirate.1"]]);
});

test("zapped, nothing is captured and the ships land [pirate zap]", () => {
  const hands = [["attack-20", "attack-08"], ["attack-04", "cosmic-zap"], []];
  const t = raid({ hands }).until("window/resolution.before").answer(0, "pirate").answer(0, { "player/1": 2 });
  t.until("window/power.used", 1).answer(1, "cosmic-zap").until(again);
  expect([held(t), t.table.warp, t.ships("1.1", 0)]).toEqual([undefined, [0, 4, 0], 4]);
});

test("if the sheet leaves the game, the ships on it go to the warp [pirate EC4]", () => {
  const memo = { pirate: { ships: [0, 2, 1] } };
  const ships = { "1.1": [0, 2], "2.1": [0, 0, 3] };
  const t = table({
    aliens,
    settings,
    declining: [...declining, "pirate.1", "pirate.2"],
    ships,
    memo,
    destiny: ["seat-1"],
  });
  retirePower(t.session.run, 0, "pirate");
  expect([t.table.warp, t.table.memo.pirate]).toEqual([[0, 2, 1], undefined]);
});

test("ships of the Zombie never get to the warp, sold or not [pirate 2, zombie 1]", () => {
  const t = table({
    aliens: ["pirate", "zombie", "clone"],
    settings,
    declining: [...declining, "pirate.2"],
    ships: { "1.1": [0, 2] },
    memo: { pirate: { ships: [0, 2, 0] } },
    hands: [["attack-08"], ["attack-04"], []],
    deck: ["quash", "attack-15"],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start").answer(0, "pirate.1").answer(0, { "player/1": 2 }).until("launch/aim");
  expect([t.table.warp, held(t), t.hand(0)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    ["attack-08", "attack-15", "quash"],
  ]);
});

test("a Pirate that loses captures nobody, its allies neither [pirate 1]", () => {
  const hands = [["attack-04", "attack-08"], ["attack-20"], []];
  const t = fight({ aliens, settings, hands, declining, allies: [[2, "offense", 2]] }).cards("attack-04", "attack-20");
  expect(t.finish().wasAsked(0, "window/resolution.before")).toBe(false);
});
