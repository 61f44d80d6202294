import { expect, test } from "vitest";
import { engage, fight } from "../testing/fight.ts";
import type { TestTable } from "../testing/table.ts";

/** What happened in resolution, in order, without the zap windows around it. */
function resolution(t: TestTable): string[] {
  return t.history
    .filter((line) => line.startsWith("encounter 1 > resolution"))
    .map((line) => line.split(" > ").at(-1) as string)
    .filter((id) => id !== "power.used");
}

const all =
  "everything at once happens in its order [RES-13, RES-13.1, RES-13.3, RES-13.6, RES-13.7, RES-13.8, RES-13.9, RES-13.10, RES-13.11, RES-13.12, RES-13.13]";

test(all, () => {
  const t = fight({
    aliens: ["machine", "warrior", "healer", "reincarnator"],
    powers: [["machine"], ["warrior", "clone", "filch"], ["healer"], ["reincarnator", "will"]],
    hands: [
      ["negotiate", "attack-04"],
      ["attack-40", "attack-08", "attack-10"],
    ],
    gate: 2,
    allies: [
      [2, "defense", 1],
      [3, "offense", 1],
    ],
  });
  t.cards("negotiate", "attack-40");
  t.until("window/ships.gone").answer(2, "healer").answer(2, "0");
  t.declining("healer").until("window/resolution.keep").answer(1, "clone");
  t.until("window/resolution.discarded").answer(1, "filch");
  t.until("window/encounter.end").answer(0, "machine");
  expect(resolution(t)).toEqual([
    "encounter.won",
    ...["ships.lost", "ships.lost", "healer.healed", "ships.returned", "cards.drawn"],
    "cards.taken",
    ...["rewards.taken", "cards.drawn", "ships.returned"],
    "warrior.tokens",
    "clone.kept",
    "encounter.discarded",
    "filch.took",
    ...["reincarnator.discarded", "power.gained"],
  ]);
  expect(t.told("power.used").at(-1)).toEqual({ player: "player/0", power: "power/machine" });
  expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
});

test("Grudge's wild flare comes before ships are lost and land [RES-13.2]", () => {
  const t = fight({ hands: [["attack-40"], ["attack-00", "flare-grudge"]], gate: 2, allies: [[2, "offense", 3]] });
  t.until("window/resolution.before").answer(1, "flare-grudge");
  expect(t.table.warp).toEqual([0, 0, 0]);
  t.answer(2, { "2.1": 3 }).until("window/resolution.keep");
  expect([t.ships("1.1", 0), t.ships("1.1", 2)]).toEqual([2, 0]);
  expect(t.table.warp).toEqual([0, 4, 0]);
});

test("what replaces a loss comes before what reacts to it [RES-13.3]", () => {
  const t = fight({
    aliens: ["vacuum", "filch", "healer"],
    hands: [["attack-00", "flare-zombie"], ["attack-40"]],
    gate: 3,
  });
  t.until("window/ships.going").answer(0, "flare-zombie").answer(0, { "0.2": 1 });
  expect(t.question(0)).toMatchObject({ key: "vacuum/whose", max: 2 });
  t.answer(0, { "1": 1 }).answer(1, { "1.2": 1 });
  t.until("window/ships.gone").answer(2, "healer");
  expect(t.told("healer.healed")).toEqual([{ player: "player/2", other: "player/1", n: 1 }]);
});

test("at the very end Warrior's wild flare comes before the Machine, which otherwise would be first [RES-13.13]", () => {
  const t = fight({
    aliens: ["machine", "filch", "clone"],
    hands: [
      ["attack-40", "attack-30"],
      ["attack-00", "attack-01", "flare-warrior"],
    ],
  });
  t.cards("attack-40", "attack-00").declining("filch").until("window/encounter.end");
  expect([t.asked(0), t.asked(1)]).toEqual([undefined, "window/encounter.end"]);
  t.answer(1, "flare-warrior");
  expect(t.options(0)).toEqual(["pass", "machine"]);
  t.answer(0, "machine");
  expect(t.table.encounter).toMatchObject({ n: 2, offense: 1, granted: true });
  engage(t).cards("attack-01", "attack-30").declining("filch").finish();
  expect(t.table.encounter).toMatchObject({ n: 3, offense: 0, granted: false });
});

test("new colonies count when tokens have been discarded too: one check for all [RES-13.4, RES-13.8]", () => {
  const t = fight({
    aliens: ["tick-tock", "filch", "clone"],
    hands: [["attack-40", "flare-tick-tock"], ["attack-00"]],
    memo: { "tick-tock": { tokens: 1 } },
    ships: { "0.1": [4, 0, 1], "0.2": [4, 0, 1], "0.3": [4, 0, 1], "0.4": [4, 0, 1], "2.5": [] },
    allies: [[2, "offense", 3]],
  });
  expect(t.colonies(2)).toBe(5);
  expect(t.table.winners).toEqual([]);
  t.until("window/resolution.after").answer(0, "flare-tick-tock").answer(0, { "0.1": 1 });
  expect(t.table.winners).toEqual([0, 2]);
  expect(t.told("game.won")).toEqual([{ players: "player/0 player/2" }]);
});
