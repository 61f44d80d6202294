import { expect, test } from "vitest";
import { type Engagement, fight } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const spare = ["attack-06", "attack-10"];

/** Seat 0 plays a Plague against seat 1; seat 2 holds the flare. */
function plague(more: Partial<TestSetUp> = {}) {
  return table({
    aliens: ["clone", "hacker", "machine"],
    hands: [["attack-10", "plague"], ["attack-08", "attack-06"], ["flare-void"]],
    destiny: ["seat-1"],
    ...more,
  })
    .until("window/regroup.start")
    .answer(0, "plague")
    .answer(0, "1");
}

test("wild: one own ship sent to the warp cancels an artifact, which is discarded [void wild]", () => {
  const t = plague();
  expect([t.asked(2), t.options(2)]).toEqual(["window/card.played", ["pass", "flare-void"]]);
  t.answer(2, "flare-void");
  expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(2, "2.4").until("launch/aim");
  expect([t.table.warp, t.ships("2.4", 2), t.discard]).toEqual([[0, 0, 1], 3, ["plague"]]);
  expect([t.hand(1).length, t.hand(2)]).toEqual([2, ["flare-void"]]);
});

test("wild: it may be left, and a second artifact of the encounter goes through [void wild, FLR-07]", () => {
  expect(plague().answer(2, "pass").passing("plague/discard", "ships/lose").until("launch/aim").table.warp).toEqual([
    0, 3, 0,
  ]);
  const t = plague({ hands: [["attack-10", "plague", "mobius-tubes"], ["attack-08", "attack-06"], ["flare-void"]] });
  t.answer(2, "flare-void").answer(2, "2.4").answer(0, "mobius-tubes").until("launch/aim");
  expect([t.table.warp, t.discard]).toEqual([
    [0, 0, 0],
    ["plague", "mobius-tubes"],
  ]);
});

test("wild: it saves a power from a Cosmic Zap [void wild]", () => {
  const t = fight({
    aliens: ["kamikaze", "hacker", "machine"],
    hands: [["attack-10", "attack-06", "flare-void"], ["attack-08", "cosmic-zap"], []],
    gate: 1,
  }).until("window/planning.before");
  t.answer(0, "kamikaze").answer(0, { "0.2": 4 }).answer(1, "cosmic-zap").answer(0, "flare-void").answer(0, "0.2");
  expect([t.table.warp[0], t.ships("0.2", 0), t.hand(0).length]).toEqual([4, 0, 3 + 6]);
  expect(t.told("power.zapped")).toEqual([]);
});

test("wild: not against a flare, and not with ships in the encounter [void wild]", () => {
  const flare = table({
    aliens: ["clone", "hacker", "machine"],
    hands: [["attack-10"], ["attack-08", "flare-masochist"], ["flare-void"]],
    ships: { "1.1": [0, 3] },
    warp: [0, 1, 0],
    destiny: ["seat-1"],
  });
  flare.until("window/regroup.retrieve").answer(1, "flare-masochist").until("launch/aim");
  expect(flare.wasAsked(2, "window/card.played")).toBe(false);
  const t = fight({
    aliens: ["clone", "hacker", "machine"],
    hands: [["attack-04", "attack-06"], ["attack-20", "attack-08", "flare-void"], ["emotion-control"]],
  }).cards("attack-04", "attack-20");
  t.until("window/reveal.change", 2).answer(2, "emotion-control").until("window/card.played").answer(1, "flare-void");
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4", "1.5"]);
});

test("wild: a player without a ship outside the encounter cannot pay for it [void wild]", () => {
  const gone = { "2.1": [0, 0, 0], "2.2": [0, 0, 0], "2.3": [0, 0, 0], "2.4": [0, 0, 0], "2.5": [0, 0, 0] };
  const t = plague({ ships: gone, warp: [0, 0, 20] })
    .passing("plague/discard", "ships/lose")
    .until("launch/aim");
  expect([t.wasAsked(2, "window/card.played"), t.table.warp[1]]).toEqual([false, 3]);
});

/** Seat 0 attacks seat 1, who wins; the Void helps the defense with its flare in hand. */
function helps(more: Partial<TestSetUp> & Engagement = {}) {
  return fight({
    aliens: ["clone", "hacker", "void"],
    hands: [["attack-04", ...spare], ["attack-20", ...spare], ["flare-void"]],
    gate: 2,
    allies: [[2, "defense", 1]],
    ...more,
    declining: ["clone"],
  }).cards("attack-04", "attack-20");
}

test("super: an ally of the winner may use the power [void super]", () => {
  const t = helps().until("window/resolution.before");
  expect(t.options(2)).toEqual(["pass", "flare-void"]);
  t.answer(2, "flare-void").until("launch/aim", 1);
  expect([t.table.removed, t.table.warp]).toEqual([
    [2, 0, 0],
    [0, 0, 0],
  ]);
  expect(t.hand(2)).toContain("flare-void");
});

test("super: it may be left; an ally of the loser cannot play it [void super]", () => {
  expect(helps().declining("flare-void").until("launch/aim", 1).table.warp).toEqual([2, 0, 0]);
  const loser = helps({ allies: [[2, "offense", 1]] }).until("launch/aim", 1);
  expect(loser.wasAsked(2, "window/resolution.before")).toBe(false);
});

test("super: as a main player the Void has its power anyway [void super]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "flare-void", ...spare], []];
  const t = helps({ aliens: ["clone", "void", "hacker"], hands, allies: [] }).until("launch/aim", 1);
  expect([t.wasAsked(1, "window/resolution.before"), t.table.removed]).toEqual([false, [2, 0, 0]]);
});

test("super: the power that is used so may be zapped [void super, ZAP-12]", () => {
  const hands = [["attack-04", "cosmic-zap", ...spare], ["attack-20", ...spare], ["flare-void"]];
  const t = helps({ hands }).until("window/resolution.before").answer(2, "flare-void");
  t.until("window/power.used", 0).answer(0, "cosmic-zap").until("launch/aim", 1);
  expect([t.table.removed, t.table.warp]).toEqual([
    [0, 0, 0],
    [2, 0, 0],
  ]);
});
