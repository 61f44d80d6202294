import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const declining = ["clone"];
const deck = ["attack-20", "quash", "morph", "attack-23", "plague"];

/** Seat 0 attacks seat 1 and loses; seats 2 and 3 help the defense. The Quartermaster has the seat that is said. */
function supply(quartermaster: number, more: Partial<TestSetUp> & Engagement = {}) {
  const aliens = ["clone", "hacker", "healer", "machine", "observer"].map((alien, seat) =>
    seat === quartermaster ? "quartermaster" : alien,
  );
  const hands = [["attack-04"], ["attack-30"], [], [], []];
  return fight({
    players: 5,
    aliens,
    settings,
    hands,
    deck,
    allies: [
      [2, "defense", 2],
      [3, "defense", 1],
    ],
    declining: [...declining, "healer", "machine"],
    ...more,
  }).cards("attack-04", "attack-30");
}

test("it draws all cards of the others, looks and deals them out; the one left is its fee [quartermaster 0, quartermaster 1, quartermaster 3, quartermaster 5]", () => {
  expect(powerOf("quartermaster").effect.alert).toBe("yellow");
  const t = supply(4).until("quartermaster/deliver");
  expect([t.options(4), t.question(4)?.params]).toEqual([deck.slice(0, 4), { player: "player/2", n: 2 }]);
  expect(t.question(1)).toBeUndefined();
  t.answer(4, ["quash", "morph"]);
  expect(t.options(4)).toEqual(["attack-20", "attack-23"]);
  t.answer(4, ["attack-20"]);
  expect([t.hand(2), t.hand(3), t.hand(4)]).toEqual([["morph", "quash"], ["attack-20"], ["attack-23"]]);
});

test("it may take a ship of its own as the fee [quartermaster 5]", () => {
  const t = supply(4, { ships: { "4.1": [0, 0, 0, 0, 2] }, warp: [0, 0, 0, 0, 2] }).until("quartermaster/fee");
  expect(t.options(4)).toEqual(["cosmic", "ship"]);
  t.answer(4, "ship").answer(4, ["quash", "morph"]).until("ships/return");
  expect(t.question(4)).toMatchObject({ min: 1, max: 1 });
  expect([t.hand(3), t.hand(4)]).toEqual([["attack-20"], []]);
});

test("it places the ships that others retrieve [quartermaster 2]", () => {
  const t = supply(4, { ships: { "2.1": [0, 0, 3] }, warp: [0, 0, 1] })
    .until("rewards/ships")
    .answer(2, 1);
  t.until("ships/bring");
  expect(t.question(4)).toMatchObject({ min: 1, max: 1, params: { player: "player/2", n: 1 } });
  expect(t.options(4)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(4, { "2.4": 1 });
  expect(t.ships("2.4", 2)).toBe(5);
});

test("it takes its own rewards afterwards, and no fee [quartermaster 4]", () => {
  const t = supply(3).until("window/regroup.start");
  expect(t.told("quartermaster.drew")).toEqual([{ player: "player/3", n: 2 }]);
  expect([t.hand(2), t.hand(3), t.wasAsked(3, "quartermaster/fee")]).toEqual([
    ["attack-20", "quash"],
    ["morph"],
    false,
  ]);
});

test("zapped, all receive their rewards as usual [quartermaster zap]", () => {
  const hands = [["attack-04", "cosmic-zap"], ["attack-30"], [], [], []];
  const t = supply(4, { hands }).until("window/power.used", 0).answer(0, "cosmic-zap");
  expect([t.hand(2), t.hand(3), t.hand(4)]).toEqual([["attack-20", "quash"], ["morph"], []]);
});

test("if only ships are wanted there is no card to be had [quartermaster EC1]", () => {
  const ships = { "2.1": [0, 0, 3], "3.1": [0, 0, 0, 3] };
  const one: Engagement = { allies: [[2, "defense", 1]] };
  const t = supply(4, { ships, warp: [0, 0, 1, 1], ...one })
    .until("rewards/ships")
    .answer(2, 1);
  expect(t.until("ships/bring").wasAsked(4, "quartermaster/fee")).toBe(false);
});
