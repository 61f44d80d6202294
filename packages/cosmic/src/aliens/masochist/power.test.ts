import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { forbiddenPair } from "../../pool.ts";
import { type TestSetUp, table } from "../../testing/table.ts";
import { WINDOW } from "../../vocabulary.ts";
import { openWindow } from "../../windows.ts";

const aliens = ["clone", "hacker", "masochist"];
const GONE = { "2.1": [0], "2.2": [0], "2.3": [0], "2.4": [0], "2.5": [0] };

/** The turn of the Clone begins; all ships of the Masochist are lost, unless said otherwise. */
function begins(more: Partial<TestSetUp> = {}) {
  const hands = [["attack-10"], ["attack-08"], []];
  return table({ aliens, hands, ships: GONE, warp: [0, 0, 20], destiny: ["seat-1"], ...more });
}

test("at the start of anybody's regroup the Masochist wins if all its ships are lost [masochist 0, masochist 1, WIN-05]", () => {
  expect(powerOf("masochist").effect.alert).toBe("red");
  const t = begins();
  expect(t.table.winners).toEqual([2]);
  expect(t.table.encounter.phase).toBe("regroup");
  expect(t.told("power.used")).toEqual([{ player: "player/2", power: "power/masochist" }]);
});

test("ships removed from the game are lost as well [masochist 2]", () => {
  expect(begins({ warp: [0, 0, 12], removed: [0, 0, 8] }).table.winners).toEqual([2]);
});

test("one ship that is left is enough not to win [masochist 1, masochist 2]", () => {
  const t = begins({ ships: { ...GONE, "0.1": [4, 0, 1] }, warp: [0, 0, 19] }).until("launch/aim");
  expect([t.table.winners, t.told("power.used")]).toEqual([[], []]);
});

test("with four planets sixteen ships are all [masochist 1]", () => {
  const { "2.5": _, ...ships } = GONE;
  expect(begins({ settings: { planetsPerPlayer: 4 }, ships, warp: [0, 0, 16] }).table.winners).toEqual([2]);
});

test("the power is never lost for want of home colonies [masochist 3, PWR-07]", () => {
  const ships = { ...GONE, "0.1": [4, 0, 1] };
  const hands = [["attack-10"], ["attack-08"], ["plague"]];
  const t = begins({ hands, ships, warp: [0, 0, 19] });
  expect(t.table.players[2].powerless).toBe(false);
  t.until("window/regroup.start").answer(2, "plague").answer(2, "2");
  expect([t.table.winners, t.told("power.lost")]).toEqual([[2], []]);
});

test("the Masochist may win by five foreign colonies, even without a home colony [masochist 4, WIN-05]", () => {
  const ships = { ...GONE, "0.1": [4, 0, 1], "0.2": [4, 0, 1], "1.1": [0, 4, 1], "1.2": [0, 4, 2] };
  const t = begins({ ships, warp: [0, 0, 15], turn: 2, hands: [["attack-04"], ["attack-08"], ["attack-20"]] });
  t.until("launch/aim").answer(2, "1.3").answer(2, { "1.2": 1 }).until("end");
  expect(t.table.winners).toEqual([2]);
  expect(t.told("power.used")).toEqual([]);
});

test("a zap cancels the check, and it comes again in the next encounter [masochist zap]", () => {
  const t = begins({ hands: [["attack-10", "cosmic-zap"], ["attack-08"], []] });
  expect(t.asked(0)).toBe("window/power.used");
  t.answer(0, "cosmic-zap").until("launch/aim");
  expect(t.table.winners).toEqual([]);
  t.declining("clone").until("end");
  expect([t.table.winners, t.table.encounter.n]).toEqual([[2], 2]);
});

test("a ship on the gate is not lost [masochist EC1]", () => {
  const t = begins({ turn: 2, hands: [["attack-10", "cosmic-zap"], ["attack-08"], ["attack-04", "attack-06"]] });
  t.answer(0, "cosmic-zap").until("planning/select");
  expect([t.table.warp[2], t.table.encounter.gate[2]]).toEqual([19, 1]);
  const g = t.session.run;
  g.s.table.encounter.zapped = [];
  g.s.table.encounter.used = [];
  openWindow(g, WINDOW["regroup.start"], undefined);
  expect(g.s.table.winners).toEqual([]);
});

test("an ally's last ship comes back to no colony, and so is lost [masochist EC2, SHP-03]", () => {
  const t = begins({
    ships: { ...GONE, "0.1": [4, 0, 1] },
    warp: [0, 0, 19],
    hands: [["attack-04"], ["attack-20"], []],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.2": 1 });
  t.until("alliance/invite-defense").answer(1, ["player/2"]).until("alliance/answer").answer(2, "defense");
  t.declining("clone").until("end");
  expect(t.told("ships.stranded")).toEqual([{ player: "player/2", n: 1 }]);
  expect([t.table.winners, t.table.encounter.n]).toEqual([[2], 2]);
});

test("the check comes before the Masochist's own retrieval [masochist EC3]", () => {
  const t = begins({ turn: 2, hands: [[], ["attack-08"], ["attack-10"]] });
  expect([t.table.winners, t.table.warp[2], t.told("ships.retrieved")]).toEqual([[2], 20, []]);
});

test("the Masochist is never in one game with the Healer [masochist 0, SET-38]", () => {
  expect(forbiddenPair(["masochist", "clone", "healer"])).toEqual(["healer", "masochist"]);
});
