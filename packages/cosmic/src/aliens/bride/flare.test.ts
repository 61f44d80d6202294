import { expect, test } from "vitest";
import { table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

test("the defense runs: the offense lands elsewhere and its turn is over [bride wild]", () => {
  const t = table({
    aliens: ["clone", "hacker", "filch"],
    settings,
    hands: [["attack-08", "attack-09"], ["attack-04", "flare-bride"], []],
    ships: { "2.3": [0, 0, 0], "2.4": [0, 0, 8] },
    destiny: ["seat-1", "seat-2"],
    declining: ["clone", "filch"],
  });
  t.until("launch/ships").answer(0, { "0.1": 3 }).until("window/launch.done").answer(1, "flare-bride");
  expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "2.3"]);
  t.answer(0, "2.3");
  expect([t.ships("2.3", 0), t.colonies(0), t.told("bride.fled"), t.table.turn.seat]).toEqual([
    3,
    1,
    [{ player: "player/0" }],
    1,
  ]);
  expect([t.wasAsked(0, "alliance/invite-offense"), t.hand(1)]).toEqual([false, ["attack-04", "flare-bride"]]);
});

test("if no ship is left on the gate, the offense is not asked where it goes [bride wild]", () => {
  const t = table({
    aliens: ["clone", "hacker", "filch"],
    settings: { ...settings, rewardDeck: true },
    hands: [["attack-08", "attack-09"], ["attack-04", "flare-bride"], ["ship-zap"]],
    destiny: ["seat-1", "seat-2"],
    declining: ["clone", "filch", "flare-bride", "ship-zap"],
  });
  t.until("launch/ships").answer(0, { "0.1": 1 }).until("window/launch.done").answer(1, "pass").answer(2, "ship-zap");
  t.until("zap/owner").answer(2, "0").answer(2, "gate").until("window/launch.done").answer(1, "flare-bride");
  expect([t.wasAsked(0, "bride/instead"), t.table.warp[0], t.table.turn.seat]).toEqual([false, 1, 1]);
});

test("with the super a divorced opponent is married again, gives no second ship and pays once [bride super]", () => {
  const t = table({
    aliens: ["bride", "hacker", "clone"],
    settings,
    hands: [["attack-08", "attack-09", "flare-bride"], ["attack-04", "attack-05"], []],
    memo: { bride: { ships: [0, 1, 0], spouse: -1, divorced: [1], paid: [1] } },
    ships: { "1.5": [0, 3] },
    destiny: ["seat-1"],
    declining: ["clone", "bride.5"],
  });
  t.until("window/launch.done").answer(0, "bride.5").until("boost").answer(0, "flare-bride");
  expect([t.table.memo.bride, t.wasAsked(1, "bride/ship")]).toEqual([
    { ships: [0, 1, 0], spouse: 1, divorced: [], paid: [1] },
    false,
  ]);
  // A second divorce is another thing: it brings nothing.
  t.declining("bride.2", "bride.3", "bride.6").until("window/alliance.formed").answer(0, "bride.4");
  expect([t.table.memo.bride.spouse, t.told("cards.taken"), t.hand(0).includes("flare-bride")]).toEqual([-1, [], true]);
});
